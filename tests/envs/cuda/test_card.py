"""On a card: the same games as on the processor, byte for byte."""

from typing import Any

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.core.errors import BadOption, IllegalAction
from tafelrunde.envs import Buffers, batch, random_playouts
from tests.cuda import has_card, needs_card

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("knights", {"players": 2}),
    ("knights", {"players": 6}),
    ("court", {"players": 2}),
    ("court", {"players": 5, "edition": "rio_grande"}),
    ("torres", {"players": 2}),
    ("torres", {"players": 3, "variant": "luck"}),
    ("torres", {"players": 4, "variant": "master"}),
]


@needs_card
@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_playouts_on_a_card_are_those_of_the_processor(name: str, options: dict[str, Any]) -> None:
    start = tr.game(name).start(**options)
    assert random_playouts(start, 3_000, 11, "cuda", cap=900) == random_playouts(start, 3_000, 11, cap=900)


@needs_card
@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_steps_on_a_card_are_those_of_the_processor(name: str, options: dict[str, Any]) -> None:
    there, here = (batch(name, 257, seed=3, device=device, **options) for device in ("cuda", "cpu"))
    for _ in range(150):
        chosen, actions = there.sample(), here.sample()
        assert np.array_equal(chosen.copy_to_host(), actions)  # type: ignore[attr-defined]
        for theirs, ours in zip(there.step(chosen), here.step(actions), strict=True):
            assert theirs.copy_to_host().tobytes() == ours.tobytes()  # type: ignore[attr-defined]
    for game in (0, 100, 256):
        assert there.position(game) == here.position(game)


@needs_card
def test_what_a_card_writes_is_taken_by_others_without_copying() -> None:
    torch = pytest.importorskip("torch")
    games = batch("court", 64, players=2, seed=1, device="cuda")
    out = games.step(torch.as_tensor(games.sample(), device="cuda").long())
    seen = torch.as_tensor(out.observations, device="cuda")
    assert seen.data_ptr() == out.observations.__cuda_array_interface__["data"][0]  # type: ignore[attr-defined]
    own = Buffers(*(torch.zeros_like(torch.as_tensor(each, device="cuda")) for each in out))
    games.step(games.sample(), into=own)
    assert own.masks.any(1).all()


@needs_card
def test_an_illegal_action_on_a_card_is_refused_with_its_clause() -> None:
    games = batch("knights", 8, players=2, seed=1, device="cuda")
    before = games.position(3)
    actions = games.sample().copy_to_host()  # type: ignore[attr-defined]
    actions[3] = int(np.flatnonzero(~games.reset(1).masks.copy_to_host()[3])[0])  # type: ignore[attr-defined]
    with pytest.raises(IllegalAction) as error:
        games.step(actions)
    assert error.value.problem.facts["environment"] == 3
    assert games.position(3) == before


def test_an_unknown_device_is_refused() -> None:
    with pytest.raises(BadOption):
        batch("knights", 2, players=2, device="tpu")
    with pytest.raises(BadOption):
        random_playouts(tr.game("knights").start(players=2), 2, device="gpu")


@pytest.mark.skipif(has_card(), reason="there is a card")
def test_without_a_card_it_is_said_what_is_missing() -> None:
    with pytest.raises((BadOption, ImportError)) as error:
        random_playouts(tr.game("knights").start(players=2), 2, device="cuda")
    assert "cuda" in str(error.value).lower()
