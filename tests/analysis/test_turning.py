"""What turned a match is told with its reasons, and reasons are facts that the games know."""

import pytest

import tafelrunde as tr
from tafelrunde.analysis import Ledger, TurningPoint, analyse
from tafelrunde.analysis.court.reasons import owned
from tafelrunde.analysis.labels import LUCKY, scale
from tafelrunde.analysis.turning import MOST
from tafelrunde.core.messages import Message
from tafelrunde.games.torres.advice import standing
from tafelrunde.text import catalogue
from tafelrunde.text.catalogue import LANGUAGES
from tests.analysis.matches import house_match, random_record
from tests.every_game import pig_registered


def reasons(ledger: Ledger, *codes: str) -> list[tuple[TurningPoint, Message]]:
    """Return the reasons of these codes, with what they explain."""
    return [(point, why) for point in ledger.points for why in point.why if why.code in codes]


@pytest.fixture(scope="module")
def knights() -> tuple[tr.Match, Ledger]:
    match = random_record("knights", 8, 400, players=2)
    return match, analyse(match)


def test_points_are_the_largest_luck_and_mistakes_in_their_order(knights: tuple[tr.Match, Ledger]) -> None:
    _, ledger = knights
    assert [point.at for point in ledger.points] == sorted({point.at for point in ledger.points})
    for kind in ("luck", "mistake"):
        told = [point for point in ledger.points if point.kind == kind]
        assert 0 < len(told) <= MOST
        assert getattr(ledger.highlights, kind) in {point.at for point in told}
    for point in ledger.points:
        entry = ledger.entries[point.at]
        assert point.exact == entry.exact
        if point.kind == "luck":
            assert entry.luck is not None
            assert abs(point.change) == max(map(abs, entry.luck))
            assert abs(point.change) >= LUCKY * scale(ledger.players) or point.at == ledger.highlights.luck
        elif point.kind == "mistake":
            assert (point.seat, point.change, point.label) == (entry.seat, entry.cost, entry.label)
            assert point.better


def test_chances_of_attempts_are_those_that_the_game_knows(knights: tuple[tr.Match, Ledger]) -> None:
    match, ledger = knights
    tries = reasons(ledger, "analysis-why-try", "analysis-why-better-try")
    assert tries
    for point, why in tries:
        assert int(str(why.facts["won"])) >= int(str(why.facts["lost"]))
        entry, chances = ledger.entries[point.at], match.positions[point.at].odds().of
        action = match.game.action(entry.do if why.code == "analysis-why-try" else str(entry.best))
        if action in chances and not str(action).startswith(("attack", "take tournament")):
            assert why.facts["chance"] == round(100 * chances[action])


def test_chances_of_dice_follow_from_one_step_to_the_next() -> None:
    """A reason of a roll says what the contest's chance became, and that is what the best keep has."""
    seen = 0
    for seed in range(3):
        match = house_match("knights", seed, "squire", players=2)
        for point, why in reasons(analyse(match), "analysis-why-roll"):
            after = match.positions[point.at + 1]
            if after.prompt.code == "knights-ask-keep" and after.state["contest"][0] == 1:
                assert why.facts["after"] == pytest.approx(100 * max(after.odds().of.values()), abs=1)
                seen += 1
    assert seen > 0


def test_courts_reasons_are_exact_chances_of_a_character() -> None:
    match = random_record("court", 4, 300, players=2)
    told = reasons(analyse(match), "analysis-why-character")
    assert told
    for point, why in told:
        position, name = match.positions[point.at], str(why.facts["character"])
        chances = position.odds(name)
        entry = match.entries[point.at]
        assert chances.exact
        assert why.facts["chance"] == round(100 * chances.of[match.game.action(entry.do)])
        assert int(str(why.facts["better"])) > int(str(why.facts["chance"]))


def test_courts_claims_are_compared_by_what_they_do_for_the_next_turn() -> None:
    """The chances are those of a turn that begins with the character already claimed."""
    match = random_record("court", 4, 300, players=2)
    told = reasons(analyse(match), "analysis-why-claim")
    assert told
    for point, why in told:
        entry, before = match.entries[point.at], match.positions[point.at]
        assert before.prompt.code == "court-ask-claim"
        name, seat = str(why.facts["character"]), before.to_act
        assert int(str(why.facts["better"])) > int(str(why.facts["chance"]))
        after = before.apply(entry.do)
        assert seat is not None
        assert name not in owned(after, seat), "whoever has somebody already needs no chance"
        if after.to_act == seat:  # with two seats whoever ends a round may begin the next
            chances = {match.game.goal_name(claim): chance for claim, chance in after.odds().of.items()}
            assert why.facts["chance"] == round(100 * chances.get(name, 0.0))


def test_torres_counts_the_points_of_both_turns() -> None:
    match = random_record("torres", 5, 160, players=2)
    ledger = analyse(match)
    told = reasons(ledger, "analysis-why-points")
    assert told
    for point, why in told:
        end = next(at for at in range(point.at, len(match.entries)) if match.entries[at].do == "end")
        assert why.facts["points"] == standing(match.positions[end].state)[point.seat]
        entry, after = ledger.entries[point.at], match.positions[point.at]
        for action in [str(entry.best), *(entry.line or [])][:-1]:
            after = after.apply(action)
        assert why.facts["better"] == standing(after.state)[point.seat]


def test_everything_can_be_said_in_every_language(knights: tuple[tr.Match, Ledger]) -> None:
    match, ledger = knights
    for language in LANGUAGES:
        words = catalogue(language)
        for point in ledger.points:
            for message in (*([point.played] if point.played else []), *point.better, *point.why):
                assert words.tell(message, match.names)


def test_a_game_that_brings_no_reasons_has_none() -> None:
    with pig_registered():
        assert all(not point.why for point in analyse(random_record("pig", 1, 30, players=2)).points)
