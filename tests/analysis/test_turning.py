"""What turned a match is told with its reasons, and reasons are facts that the games know."""

import pytest

import tafelrunde as tr
from tafelrunde.analysis import Ledger, LedgerEntry, TurningPoint, analyse
from tafelrunde.analysis.beginners import choices_of_beginners
from tafelrunde.analysis.court.reasons import owned
from tafelrunde.analysis.court.reasons import why as court_why
from tafelrunde.analysis.labels import LUCKY, scale
from tafelrunde.analysis.turning import MOST, WORTH_TELLING
from tafelrunde.core.messages import Message
from tafelrunde.games.torres.advice import standing
from tafelrunde.text import catalogue
from tafelrunde.text.catalogue import LANGUAGES
from tests.analysis.matches import house_match, random_record
from tests.every_game import pig_registered

EXPLAINED = 0.25
"""The least part of a change that a chance has to account for."""


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
            least = WORTH_TELLING if point.at == ledger.highlights.luck else LUCKY
            assert abs(point.change) >= least * scale(ledger.players)
        elif point.kind == "mistake":
            assert (point.seat, point.change, point.label) == (entry.seat, entry.cost, entry.label)
            assert point.better


def test_the_largest_luck_is_named_whomever_it_hit() -> None:
    """Among three what hits one seat is shared by two others: neither has gained as much."""
    ledger = analyse(house_match("knights", 6, "squire", players=3))
    lucks = {entry.at: entry.luck for entry in ledger.entries if entry.luck}
    assert ledger.highlights.luck == max(lucks, key=lambda at: max(map(abs, lucks[at])))
    assert ledger.highlights.luck != max(lucks, key=lambda at: max(lucks[at]))


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


def test_a_find_is_what_a_beginner_misses_and_no_mistake_spoils() -> None:
    seen = 0
    for name, seed in (("knights", 3), ("court", 2), ("torres", 7), ("torres", 3)):
        match = house_match(name, seed, "squire", players=2)
        ledger = analyse(match)
        finds = [point for point in ledger.points if point.kind == "find"]
        assert [point.at for point in finds] == [at for at in [ledger.highlights.find] if at is not None]
        for find in finds:
            entry = ledger.entries[find.at]
            assert entry.best == entry.do
            assert {*choices_of_beginners(match.positions[find.at], find.at)} != {entry.do}
            later = [each.at for each in ledger.entries if each.turn and each.at > find.at]
            rest = ledger.entries[find.at : min(later, default=len(ledger.entries))]
            assert not any(each.label for each in rest if each.seat == find.seat)
            seen += 1
    assert seen > 1


@pytest.mark.parametrize(("seed", "who"), [(105, "page"), (101, "squire")])
def test_reasons_of_contests_speak_for_the_better_choice(seed: int, who: str) -> None:
    """Whoever would rather lose a contest is not told how likely it is won."""
    match = house_match("knights", seed, who, players=3)
    ledger = analyse(match)
    for point, why in reasons(ledger, "analysis-why-keep"):
        assert point.label
        assert int(str(why.facts["better"])) > int(str(why.facts["chance"]))
    for _, why in reasons(ledger, "analysis-why-kept"):
        assert int(str(why.facts["chance"])) > int(str(why.facts["other"]))
    for _, why in reasons(ledger, "analysis-why-worse"):
        assert int(str(why.facts["won"])) < int(str(why.facts["lost"]))
    for _, why in reasons(ledger, "analysis-why-no-use"):
        assert int(str(why.facts["won"])) <= int(str(why.facts["lost"]))
    codes = {why.code for point in ledger.points for why in point.why}
    assert ("analysis-why-worse" in codes) == (who == "page"), "one of the two throws a contest away that he won"


def test_what_needs_no_dice_is_compared_by_its_win_chance() -> None:
    ledger = analyse(house_match("knights", 100, players=2))
    told = reasons(ledger, "analysis-why-left", "analysis-why-better-left")
    assert told
    for point, why in told:
        entry = ledger.entries[point.at]
        shares = entry.after if why.code == "analysis-why-left" else entry.value
        assert why.facts["chance"] == round(100 * shares[point.seat])


def test_courts_rolls_are_explained_by_chances_that_went_as_the_luck_did() -> None:
    seen = 0
    for seed, options in ((103, {"players": 5}), (101, {"players": 3, "edition": "rio_grande"})):
        match = house_match("court", seed, "squire" if seed == 101 else "steward", **options)
        ledger = analyse(match)
        for point, why in reasons(ledger, "analysis-why-character-roll"):
            entry = ledger.entries[point.at]
            assert entry.luck is not None
            assert why.facts["seat"] == entry.seat == match.positions[point.at].state["turn"][0]
            rose = int(str(why.facts["after"])) - int(str(why.facts["before"]))
            assert rose * entry.luck[entry.seat or 0] > 0
            seen += 1
    assert seen > 5


def test_a_chance_that_hardly_differs_does_not_explain_a_large_loss() -> None:
    """Which mark a King leaves may decide a match, however likely he is either way."""
    ledger, unexplained = analyse(house_match("court", 107, "squire", players=5)), 0
    mistakes = [point for point in ledger.points if point.kind == "mistake"]
    for point in mistakes:
        unexplained += not point.why
        for why in point.why:
            explained = (int(str(why.facts["better"])) - int(str(why.facts["chance"])) + 1) / 100
            assert explained >= -EXPLAINED * point.change
    assert 0 < unexplained < len(mistakes)


def test_courts_finds_beat_all_other_choices() -> None:
    """The chance is that of the choice, and the other one the best of all others."""
    match, seen = random_record("court", 4, 300, players=2), 0
    for at, position in enumerate(match.positions[:-1]):
        if position.prompt.code != "court-ask-turn" or len(position.legal()) < 2:
            continue
        best = str(position.odds("farmer").best) if position.odds("farmer").of else ""
        entry = LedgerEntry(at, "decision", best, position.to_act, [], [], [], [], best=best, loss=0.0)
        for why in court_why(match.positions, [0] * at, entry) if best else []:
            chances = position.odds(str(why.facts["character"])).of
            others = [chance for action, chance in chances.items() if str(action) != best]
            assert why.facts["chance"] == round(100 * chances[match.game.action(best)])
            assert why.facts["other"] == round(100 * max(others))
            assert int(str(why.facts["chance"])) > int(str(why.facts["other"]))
            seen += 1
    assert seen > 5


def test_a_claim_is_an_estimate_unless_the_match_ends_with_it() -> None:
    match = house_match("court", 2, players=2)
    entries = [entry for entry in analyse(match).entries if entry.do.startswith("claim") and entry.best]
    assert entries
    for entry in entries:
        assert entry.exact == (match.positions[entry.at + 1].to_act is None)


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


@pytest.mark.parametrize("seed", [101, 109, 106])
def test_torres_speaks_of_points_only_where_they_speak_for_the_better_turn(seed: int) -> None:
    options = {101: {"players": 3, "variant": "luck"}, 109: {"players": 3, "variant": "luck"}}
    chosen = options.get(seed, {"players": 4, "variant": "master"})
    ledger = analyse(house_match("torres", seed, "squire" if seed == 101 else "steward", **chosen))
    told = [point.why for point in ledger.points if point.kind == "mistake"]
    points = [[why for why in each if why.code in ("analysis-why-points", "analysis-why-rival")] for each in told]
    assert any(points)
    for each in filter(None, points):
        first, *rest = each
        assert first.code == "analysis-why-points", (
            "what the year would bring is said before anybody else's part in it"
        )
        assert all(why.code == "analysis-why-rival" for why in rest)
        assert all(int(str(why.facts["better"])) < int(str(why.facts["points"])) for why in rest)


def test_torres_names_the_card_that_came_and_points_that_were_left_over() -> None:
    match = house_match("torres", 101, "squire", players=3, variant="luck")
    ledger = analyse(match)
    drawn = reasons(ledger, "analysis-why-drawn")
    assert drawn
    for point, why in drawn:
        entry = ledger.entries[point.at]
        assert entry.do == f"draw {why.facts['action_card']}"
        seat = int(str(why.facts["seat"]))
        assert (why.facts["before"], why.facts["after"]) == (
            round(100 * entry.value[seat]),
            round(100 * entry.after[seat]),
        )
    match = house_match("torres", 102, "page", players=4, variant="master")
    ledger = analyse(match)
    left = reasons(ledger, "analysis-why-left-over")
    assert left
    for point, why in left:
        assert ledger.entries[point.at].do == "end"
        assert why.facts["points"] == match.positions[point.at].state["ap"][0] > 0


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
