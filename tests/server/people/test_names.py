"""A name is one visible line."""

import pytest

from tafelrunde.server.errors import Refused
from tafelrunde.server.people.names import ROUND_TABLE, clean_login, clean_name, login_key


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada  ", "Ada"),
        ("Ada   von\u00a0Byron", "Ada von Byron"),
        ("Zoe\u0308", "Zoë"),
        ("आशा", "आशा"),
        ("می‌خواهم", "می‌خواهم"),
        ("👩‍🚀", "👩‍🚀"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_trimmed_and_written_in_its_usual_form(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    "given",
    [
        *("", " ", "\u00a0", "\u200d", "\u3164", "\u2800", "x" * 25, "a\u2028b", "\u0301"),
        *("a\nb", "a\0b", "a\x1b[31mb", "\u202eadA", "a\u2066b", "a\u200eb", "a\ue000b", "a\ufeffb", "a\ud800b"),
    ],
)
def test_a_name_that_cannot_be_seen_or_misleads_is_refused(given: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        clean_name(given)


def test_who_gives_no_name_is_a_knight() -> None:
    knight, number = clean_name(None).rsplit(" ", 1)
    assert knight in ROUND_TABLE
    assert 10 <= int(number) < 100


def test_a_login_is_the_same_however_it_is_written() -> None:
    assert clean_login(" Ada.B ") == clean_login("ＡＤＡ.b") == login_key("ada.B") == "ada.b"
    assert clean_login("Bärbel") == "bärbel"


@pytest.mark.parametrize("given", ["", "ab", "a b c", "a" * 33, "ada@example", "ada\0", "İii", "\ud800aa"])
def test_a_login_is_made_of_letters_and_digits(given: str) -> None:
    with pytest.raises(Refused, match="bad-login"):
        clean_login(given)
