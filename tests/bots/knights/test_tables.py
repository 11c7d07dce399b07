"""What players look up is what the exact solver says."""

import numpy as np
import pytest

from tafelrunde.bots.knights.tables import attack_chance, chance_at_place, tables, tournament_chances
from tafelrunde.bots.knights.worths import worth
from tafelrunde.games.knights import odds
from tests.games.knights.tables import seat, table


@pytest.mark.clause("K9.1")
@pytest.mark.parametrize("specials", [(), ("catapult",), ("die-4", "catapult")])
def test_the_chance_of_an_attack_is_exact(specials: tuple[str, ...]) -> None:
    owner = seat("red 3-3-3+1", "green", "blue", "die-2")
    pos = table(seats=[seat("white", *specials), owner])
    rolls = 4 if "catapult" in specials else 3
    dice = tuple(int(card[-1]) for card in specials if card.startswith("die"))
    exact = odds.attack("3-3-3+1", odds.Roller(dice, rolls), odds.Roller((2,))).probability
    assert attack_chance(tables()[0], pos.state[0], 0, 1, 0) == pytest.approx(exact)


def _chances(*seats: tuple[str, ...]) -> tuple[list[float], tuple[float, ...]]:
    """Return what is looked up for a tournament and what the solver says; seats are their specials."""
    colours = ("red", "green", "blue", "yellow", "white", "black")
    pos = table(seats=[seat(colour, *own) for colour, own in zip(colours, seats, strict=False)])
    found = np.zeros(6)
    tournament_chances(tables()[0], pos.state[0], 0, found)
    rollers = []
    for place, own in enumerate(seats):
        dice = tuple(int(card[-1]) for card in own if card != "champion")
        rollers.append(odds.Roller(dice, 4 if "champion" in own or place == 0 else 3))
    return found[: len(seats)].tolist(), odds.tournament_shares(rollers[0], rollers[1:])[1:]


@pytest.mark.clause("K10.2")
def test_the_chances_in_a_tournament_of_two_are_exact() -> None:
    found, exact = _chances(("die-1",), ("die-3", "champion"))
    assert found == pytest.approx(exact)


@pytest.mark.clause("K10.2")
@pytest.mark.parametrize(
    "seats",
    [((), (), ()), (("die-5",), (), ("die-1", "champion")), ((), ("die-3", "die-4"), ("die-1",), ("champion",))],
)
def test_the_chances_in_a_tournament_of_many_are_nearly_exact(seats: tuple[tuple[str, ...], ...]) -> None:
    found, exact = _chances(*seats)
    assert sum(found) == pytest.approx(1)
    assert found == pytest.approx(exact, abs=0.012)


def test_the_organiser_is_first_in_the_order() -> None:
    pos = table(seats=[seat("red"), seat("green", "die-5"), seat("blue")])
    found = np.zeros(6)
    tournament_chances(tables()[0], pos.state[0], 1, found)
    assert found[1] == chance_at_place(tables()[0], pos.state[0], 1, 0)
    assert found[1] > max(found[0], found[2])


def test_hand_made_worth_grows_with_every_card_and_ends_at_a_win() -> None:
    for owned in range(1, 4):
        for tournaments in range(3):
            assert worth(owned + 1, tournaments) > worth(owned, tournaments)
            assert worth(owned, tournaments + 1) > worth(owned, tournaments)
    assert worth(4, 0) == worth(2, 3) == 1
