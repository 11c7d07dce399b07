"""What the server signed it knows again, and nothing else."""

from pathlib import Path

import pytest

from tafelrunde.server.people.signing import Signer, new_key, signer_of
from tafelrunde.server.store import StoreError, open_store
from tests.server.world import token_of, world

SIGNER = Signer(b"k" * 32)


def test_what_was_signed_can_be_read() -> None:
    token = SIGNER.sign("seat", "table-1", 3, "Änne")
    assert SIGNER.read("seat", token) == ("table-1", 3, "Änne")
    assert token.replace("-", "").replace("_", "").replace(".", "").isalnum()


def test_a_token_is_good_for_its_purpose_only() -> None:
    assert SIGNER.read("recovery", SIGNER.sign("person", "a", 0)) is None


def test_a_token_of_another_key_is_not_genuine() -> None:
    assert SIGNER.read("seat", Signer(b"other").sign("seat", "a")) is None


def test_no_character_of_a_token_can_be_changed() -> None:
    token = SIGNER.sign("seat", "table-1", 3)
    for place, char in enumerate(token):
        forged = token[:place] + ("A" if char != "A" else "B") + token[place + 1 :]
        assert SIGNER.read("seat", forged) is None


@pytest.mark.parametrize(
    "token", ["", ".", "..", "tfs", "tfs..", "tfs.a.b.c", "tfs.é.ü", "\udcff.\udcff.\udcff", "a" * 9999]
)
def test_nonsense_is_no_token(token: str) -> None:
    assert SIGNER.read("seat", token) is None


async def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    first, second = await open_store(str(tmp_path / "first.db")), await open_store(str(tmp_path / "second.db"))
    token = (await signer_of(first)).sign("seat", "a")
    assert (await signer_of(first)).read("seat", token) == ("a",)
    assert (await signer_of(second)).read("seat", token) is None
    assert len(bytes.fromhex(str(await first.setting("signing-key")))) == 32
    await first.close()
    await second.close()


async def test_a_new_key_voids_what_was_signed_but_no_session(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        me, cookie = await here.guest()
    await new_key(str(tmp_path / "people.db"))
    async with world(tmp_path) as here:
        assert (await here.ask("POST", "/recover", {"token": token_of(me.recovery)}))[1]["code"] == "void-link"
        assert (await here.ask("GET", "/me", cookie=cookie))[0] == 200


async def test_the_key_is_not_replaced_under_a_running_server(tmp_path: Path) -> None:
    address = str(tmp_path / "tables.db")
    store = await open_store(address, use="alone")
    before = (await signer_of(store)).sign("seat", "a")
    with pytest.raises(StoreError, match="store-in-use"):
        await new_key(address)
    assert (await signer_of(store)).sign("seat", "a") == before
    await store.close()
