"""Where the right answer is known, the analysis gives it: planted blunders and luck, exact dice, a last turn."""

import numpy as np
import numpy.typing as npt
import pytest

import tafelrunde as tr
from tafelrunde.analysis import LedgerEntry, analyse
from tafelrunde.analysis.knights.valuing import IN_CONTEST
from tafelrunde.analysis.torres.judging import Judge
from tafelrunde.bots import bot
from tafelrunde.core.chance import seeded
from tafelrunde.games.knights.state import Contest, Phase
from tafelrunde.games.torres import actions
from tafelrunde.games.torres.advice import standing
from tafelrunde.games.torres.state import Phase as TorresPhase
from tests.analysis.matches import house_match, random_record

MOST_TRIED = 6000
"""Positions that a turn of Torres may lead to, to be tried one by one."""


def decisions(ledger_entries: list[LedgerEntry], verb: str) -> list[LedgerEntry]:
    return [entry for entry in ledger_entries if entry.kind == "decision" and entry.do.startswith(verb)]


def sure_keep(position: tr.Position) -> tuple[tr.Action, tr.Action] | None:
    """Return the keep that surely wins a contest and the one that is least likely to, where there is one."""
    chances = position.odds().of
    if position.prompt.code != "knights-ask-keep" or not chances or max(chances.values()) < 1.0:
        return None
    worst = min(chances, key=lambda action: chances[action])
    return (max(chances, key=lambda action: chances[action]), worst) if chances[worst] < 0.6 else None


def test_a_planted_blunder_is_found() -> None:
    """The sovereign plays with itself, but throws a contest away that it had won."""
    match, players = tr.game("knights").match(sampler=seeded(11), players=2), [bot("sovereign", "knights", 1)] * 2
    planted = None
    while match.position.to_act is not None and planted is None:
        seat = match.position.to_act
        sure = sure_keep(match.position)
        if sure and len(match.entries) > 60:
            planted = len(match.entries)
            match.play(sure[1])
        else:
            match.play(players[seat].choose(match.position.view(seat), match.position.legal(), 1.0))
    assert planted is not None
    entries = analyse(match).entries
    losses = [entry.loss or 0.0 for entry in entries]
    assert int(np.argmax(losses)) == planted
    best = entries[planted].best
    assert best is not None
    assert match.positions[planted].odds().of[match.game.action(best)] == pytest.approx(1)
    assert entries[planted].exact


def unlucky(weights: npt.NDArray[np.int64]) -> int:
    """Let six dice show nothing but sixes, which are dead."""
    return len(weights) - 1 if len(weights) == 462 else int(weights.argmax())


def test_a_planted_roll_is_named() -> None:
    match = tr.game("knights").match(sampler=unlucky, players=2)
    while not any(entry.do == "roll 6-6-6-6-6-6" for entry in match.entries):
        take = [action for action in match.position.legal() if str(action).startswith("take")]
        match.play(take[0] if take else match.position.legal()[0])
    at = next(place for place, entry in enumerate(match.entries) if entry.do == "roll 6-6-6-6-6-6")
    ledger = analyse(tr.Record(match.header, list(match.entries[: at + 1])))
    assert ledger.highlights.luck == at
    luck, seat = ledger.entries[at].luck, ledger.entries[at].seat
    assert luck is not None
    assert seat is not None
    assert luck[seat] < -0.01


@pytest.mark.parametrize("players", [2, 3])
def test_knights_keeps_lose_in_proportion_to_their_exact_chances(players: int) -> None:
    """A share is what losing is worth and the chance times what winning adds, so a loss tells a chance."""
    match = random_record("knights", 8, 60, players=players)
    entries, seen = analyse(match).entries, 0
    for entry in decisions(entries, "keep"):
        position = match.positions[entry.at]
        if entry.best is None or position.state["contest"][0] != 1:
            continue
        assert entry.exact
        chances = position.odds().of
        best, played = (chances[match.game.action(action)] for action in (entry.best, entry.do))
        assert best == pytest.approx(max(chances.values()))
        assert (entry.loss == pytest.approx(0, abs=1e-9)) == (best - played < 1e-9)
        seen += best > played
    assert seen > 5


def test_in_knights_contests_are_exact_and_in_torres_nothing_is() -> None:
    seen = set()
    for entry, position in _with_positions(random_record("knights", 8, 200, players=2)):
        assert entry.exact == (position.state["phase"][0] in IN_CONTEST)
        seen.add((entry.kind, entry.exact))
    assert len(seen) == 4
    assert not any(entry.exact for entry in analyse(random_record("torres", 3, 120, players=2)).entries)


@pytest.mark.parametrize(("players", "seed"), [(3, 2), (4, 1)])
def test_a_contest_of_knights_is_exact_once_dice_are_taken_up(players: int, seed: int) -> None:
    """Whoever rolls later, defends or is passed over was counted in from the start: nothing is ever corrected."""
    seen, within = set(), False
    for entry, position in _with_positions(random_record("knights", seed, 300, players=players)):
        record = position.state[0]
        if within and record["phase"] in IN_CONTEST:
            assert entry.drift == pytest.approx([0.0] * players, abs=1e-12)
            seen.add((int(record["contest"]), int(record["phase"])))
        within = bool(record["phase"] in IN_CONTEST)
    assert {(Contest.TOURNAMENT, Phase.ROLL), (Contest.CASTLE, Phase.DEFEND), (Contest.DEFENCE, Phase.KEEP)} <= seen


def test_courts_last_roller_is_worth_his_exact_chance() -> None:
    seen = 0
    for seed in range(4):
        match = house_match("court", seed, players=2)
        for entry in analyse(match).entries:
            position = match.positions[entry.at]
            record = position.state[0]
            if entry.turn and record["final"] and record["turns_left"] == 0:
                assert entry.seat is not None
                chance = max(position.odds().of.values())
                assert entry.value[entry.seat] == pytest.approx(chance, abs=2e-6)
                assert entry.exact
                seen += 1
    assert seen > 1


def test_each_roll_of_courts_last_turn_leads_to_its_exact_chance() -> None:
    seen = 0
    for seed in range(4):
        match = house_match("court", seed, players=2)
        for entry in analyse(match).entries:
            after = match.positions[entry.at + 1]
            record = after.state[0]
            if entry.kind == "chance" and record["final"] and record["turns_left"] == 0 and after.odds().of:
                assert entry.seat is not None
                assert entry.after[entry.seat] == pytest.approx(max(after.odds().of.values()), abs=2e-6)
                seen += abs((entry.luck or [0.0])[entry.seat]) > 0.01
    assert seen > 1


@pytest.mark.parametrize("variant", ["basic", "master"])
def test_a_turn_of_torres_begins_with_all_that_can_be_made_of_it(variant: str) -> None:
    """However little a turn loses against the best that is found, that is booked."""
    match = random_record("torres", 9, 120, players=2, variant=variant)
    ledger, judge = analyse(match), Judge(match.positions[0])
    for entry in (entry for entry in ledger.entries if entry.turn):
        assert entry.seat is not None
        best = judge.search(match.positions[entry.at].state).shares[entry.seat]
        assert entry.value[entry.seat] >= best - 1e-6
    assert any(0 < (entry.loss or 0.0) < 0.04 for entry in ledger.entries)


def test_the_last_turn_of_torres_is_counted_out() -> None:
    """Where the last turn wins the match, the line that the analysis shows wins it."""
    shown = 0
    for seed in range(6):
        match = random_record("torres", seed, players=2, variant="basic")
        entries = analyse(match).entries
        last = max(entry.at for entry in entries if entry.turn)
        first = entries[last]
        assert first.seat is not None
        won = entries[-1].after[first.seat]
        assert first.value[first.seat] >= won - 1e-6
        assert min(abs(first.value[first.seat] - share) for share in (0, 1)) < 1e-6
        mistake = next((entry for entry in entries[last:] if entry.loss), None)
        if mistake is None or "buy" in [entry.do for entry in entries[last:]]:
            continue
        assert mistake.best is not None
        position = match.positions[mistake.at]
        for action in (mistake.best, *(mistake.line or [])):
            if action == "buy":
                break
            position = position.apply(action)
        while position.to_act is not None and position.to_act != tr.CHANCE:
            position = position.apply(position.legal()[0])
        if position.outcome is not None:
            assert first.seat in position.outcome.winners
            shown += 1
    assert shown > 0


def test_the_better_a_card_is_in_hand_the_luckier_it_was_to_draw_it() -> None:
    match, seen = random_record("torres", 3, 120, players=2, variant="luck"), 0
    judge = Judge(match.positions[0])
    for entry in analyse(match).entries:
        before, seat = match.positions[entry.at], entry.seat
        if not entry.do.startswith("draw") or entry.luck is None or seat is None:
            continue
        shares = {int(code): judge.shares(before.after(int(code)).state)[seat] for code in before.codes}
        mean = sum(share * weight for share, weight in zip(shares.values(), before.weights, strict=True))
        beyond = shares[match.game.code_of(entry.do)] - mean / before.weights.sum()
        assert entry.luck[seat] == pytest.approx(beyond, abs=0.005)
        seen += abs(beyond) > 0.02
    assert seen > 2


def test_keeping_the_best_card_costs_nothing_and_putting_others_back_changes_nothing() -> None:
    seen, kept = 0, 0
    for entry, position in _with_positions(random_record("torres", 3, 120, players=2, variant="basic")):
        if position.state["phase"][0] == TorresPhase.KEEP and entry.best is not None:
            assert (entry.loss == pytest.approx(0, abs=1e-9)) == (entry.do == entry.best)
            kept += entry.do == entry.best
        if position.state["phase"][0] == TorresPhase.RETURN:
            assert entry.before == pytest.approx(entry.value, abs=1e-9)
            assert entry.value == pytest.approx(entry.after, abs=1e-9)
            seen += 1
    assert min(seen, kept) > 2


def _with_positions(match: tr.Match) -> list[tuple[LedgerEntry, tr.Position]]:
    return list(zip(analyse(match).entries, match.positions, strict=False))


def lead_of(position: tr.Position, seat: int) -> int:
    """Return by how much a seat leads if the year ends now."""
    points = standing(position.state)
    return points[seat] - max(each for place, each in enumerate(points) if place != seat)


def best_lead(position: tr.Position, seat: int) -> int | None:
    """Try everything that a turn may still bring, without buying; None if that is too much."""
    todo, seen, best = [position], {position}, lead_of(position, seat)
    while todo and len(seen) < MOST_TRIED:
        now = todo.pop()
        best = max(best, lead_of(now, seat))
        ways = {now.follow(code) for code in now.codes.tolist() if code not in (actions.END, actions.BUY)}
        todo += ways - seen
        seen |= ways
    return None if todo else best


def test_the_end_of_a_match_of_torres_is_what_trying_everything_gives() -> None:
    """With two action points left in the last turn, an enumeration that knows no search says who wins."""
    decided, seen = 0, 0
    for seed in range(1, 9):
        match = random_record("torres", seed, players=2, variant="basic")
        ledger = analyse(match)
        last = max(entry.at for entry in ledger.entries if entry.turn)
        for entry in ledger.entries[last:]:
            position = match.positions[entry.at]
            if position.prompt.code != "torres-ask-turn" or position.state["ap"][0] != 2 or entry.seat is None:
                continue
            best = best_lead(position, entry.seat)
            if best:  # with as many points who is further ahead otherwise decides
                seen += 1
                decided += lead_of(position, entry.seat) <= 0 < best
                assert entry.value[entry.seat] == pytest.approx(float(best > 0), abs=1e-6)
            break
    assert seen > 4
    assert decided > 0, "what is done then decides a match"
