import pytest

import tafelrunde as tr
from tests.games.court.tables import EVERYBODY, GAME, play, rolled, table


def some_positions() -> list[tr.Position]:
    """Return positions of all kinds: setup, first roll, in the air, turn, picking, claim."""
    pos = rolled("1-2-3-4-5", "noblewoman", "merchant", "hunter", aside="5")
    return [
        GAME.start(players=5),
        GAME.start(players=5, start=2),
        table([EVERYBODY, [], ["farmer"]], fools=[0, 1, 0]),
        pos,
        play(pos, "roll"),
        play(pos, "use noblewoman", "pick 1x1"),
        play(pos, "use merchant", "pick 1x1", "pick 1x4"),
        play(pos, "aside 1", "aside 2", "aside 3", "aside 4", "finish"),
    ]


@pytest.mark.clause("C8.1")
def test_every_seat_and_a_spectator_see_the_whole_position() -> None:
    for pos in some_positions():
        whole = {name: value for name, value in pos.to_json().items() if name != "rules_version"}
        for seat in (None, *range(pos.players)):
            assert pos.view(seat).to_json() == {**whole, "seat": seat}
            assert pos.view(seat).resample(tr.seeded(1)) == pos


@pytest.mark.clause("C8.1")
def test_dice_and_the_start_player_are_the_only_chance() -> None:
    sampler = tr.seeded(8)
    kinds = set[str]()
    pos = GAME.start(players=4)
    for step in range(600):
        if pos.to_act == tr.CHANCE:
            kinds.update(type(outcome).__name__ for outcome, _ in pos.chance())
            assert (step == 0) == (pos.to_json()["phase"] == "start")
            assert sum(chance for _, chance in pos.chance()) == 1
            pos = pos.apply(pos.draw(sampler))
        elif pos.to_act is not None:
            pos = pos.apply(pos.legal()[step % len(pos.legal())])
    assert kinds == {"Start", "Rolled"}


@pytest.mark.clause("C8.1")
def test_a_named_start_player_leaves_nothing_to_chance_but_dice() -> None:
    pos = GAME.start(players=4, start=3)
    assert (pos.to_act, pos.chance()) == (3, [])


@pytest.mark.clause("C8.1")
def test_the_player_decides_everything_else_himself() -> None:
    for pos in some_positions():
        for action in pos.legal():
            after = pos.apply(action)
            rolls = str(action) == "roll" or str(action).startswith("use fool") or after.to_json()["to_roll"] > 0
            assert (after.to_act == tr.CHANCE) == rolls
