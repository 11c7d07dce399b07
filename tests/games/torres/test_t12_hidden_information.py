"""What a seat may see (T12.1), and that nothing else shows."""

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.games.torres.cards import CARD_NAMES
from tafelrunde.text import catalogue
from tests.games.torres.card_tables import TWO_KNIGHTS, buyer, corner, wander
from tests.games.torres.tables import GAME, fact, play, seat, table
from tests.games.written import Json
from tests.walks import random_match

THREE_DRAWN = ("buy", "draw vault", "draw raise", "draw stairs")
BOUGHT = ("keep raise", "under vault")


def seen(pos: tr.Position, viewer: int | None, number: int = 0) -> Json:
    """Return what a viewer sees of a player."""
    written: Json = pos.view(viewer).to_json()["seats"][number]
    return written


def shown(pos: tr.Position, viewer: int | None) -> tuple[bytes, str, str]:
    """Return all that a viewer can read: the view's bytes, its JSON and its text board."""
    view = pos.view(viewer)
    return view.state.tobytes(), json.dumps(view.to_json()), str(view)


def rearranged(pos: tr.Position, viewer: int | None, choice: Random) -> tr.Position:
    """Lay all cards that a viewer may not know anew, without a look at the view."""
    written = pos.to_json()
    others = [number for number in range(pos.players) if number != viewer]
    if written["variant"] == "luck":
        known = [card for number, one in enumerate(written["seats"]) for card in one["played"]]
        known += written["seats"][viewer]["hand"] if viewer is not None else []
        pool = [card for card in CARD_NAMES for _ in range(4 - known.count(card))]
        choice.shuffle(pool)
        for number in others:
            deal(written, number, pool)
    else:
        for number in others:
            pool = [card for card in CARD_NAMES if card not in written["seats"][number]["played"]]
            choice.shuffle(pool)
            deal(written, number, pool)
    return GAME.position(written)


def deal(written: Json, number: int, pool: list[str]) -> None:
    """Give a player as many cards as before in each place, from shuffled ones."""
    one = written["seats"][number]
    if number == written["turn"]:
        old = len(one["hand"]) - len(written["fresh"])
        written["fresh"] = [pool.pop() for _ in written["fresh"]]
        one["hand"] = [*written["fresh"], *(pool.pop() for _ in range(old))]
        written["drawn"] = [pool.pop() for _ in written["drawn"]]
    else:
        one["hand"] = [pool.pop() for _ in one["hand"]]
    one["pile"] = [None if card is None else pool.pop() for card in one["pile"]]


def games(seeds: int, **options: Any) -> Iterator[tr.Position]:
    """Walk whole random games."""
    for seed in range(seeds):
        yield from wander(seed, **options)


@pytest.mark.clause("T12.1")
def test_cards_drawn_are_seen_by_the_buyer_only() -> None:
    pos = play(buyer(unseen=CARD_NAMES), *THREE_DRAWN)
    assert pos.view(0).to_json()["drawn"] == ["raise", "stairs", "vault"]
    for viewer in (1, None):
        assert (pos.view(viewer).to_json()["drawn"], pos.view(viewer).to_json()["drawn_hidden"]) == ([], 3)


@pytest.mark.clause("T12.1")
def test_cards_in_hand_are_counted_for_the_others() -> None:
    pos = table(corner(TWO_KNIGHTS), hands=[["vault", "raise"], ["stairs"]])
    assert (seen(pos, 0)["hand"], seen(pos, 0)["hidden"]) == (["raise", "vault"], 0)
    assert (seen(pos, 0, 1)["hand"], seen(pos, 0, 1)["hidden"]) == ([], 1)
    assert (seen(pos, 1)["hand"], seen(pos, 1)["hidden"]) == ([], 2)
    assert [(seen(pos, None, number)["hand"], seen(pos, None, number)["hidden"]) for number in (0, 1)] == [
        ([], 2),
        ([], 1),
    ]


@pytest.mark.clause("T12.1")
def test_only_the_owner_knows_the_cards_put_back_but_where_they_lie_is_open() -> None:
    under = play(buyer(unseen=CARD_NAMES), *THREE_DRAWN, *BOUGHT)
    top = play(buyer(unseen=CARD_NAMES), *THREE_DRAWN, "keep raise", "top vault")
    assert seen(under, 0)["pile"] == [*[None] * 7, "vault", "stairs"]
    assert seen(under, 1)["pile"] == seen(under, None)["pile"] == [*[None] * 7, "?", "?"]
    assert seen(top, 1)["pile"] == ["?", "?", *[None] * 7]


@pytest.mark.clause("T12.1")
def test_cards_played_and_how_many_were_bought_are_open() -> None:
    pos = play(buyer(unseen=CARD_NAMES[:9], hand=("vault",)), "buy", "draw raise", "draw six_ap", "draw stairs")
    pos = play(pos, "keep raise", "top stairs")
    for viewer in (1, None):
        view = pos.view(viewer).to_json()
        assert (view["bought"], view["fresh"], view["fresh_hidden"]) == (1, [], 1)
    open_card = play(buyer(unseen=CARD_NAMES[:6], hand=("six_ap", "vault")[1:]), "end", "end")
    assert seen(open_card, 1)["played"] == seat(open_card, 0)["played"] == ["seven_ap", "shift_block", "redeploy"]
    assert pos.view(0).to_json()["fresh"] == ["raise"]


@pytest.mark.clause("T12.1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_in_the_master_version_nothing_is_hidden(viewer: int | None) -> None:
    for pos in list(wander(3, players=2, variant="master"))[::9]:
        whole = {name: value for name, value in pos.to_json().items() if name != "rules_version"}
        assert pos.view(viewer).to_json() == {**whole, "seat": viewer}
        assert pos.view(viewer).resample(tr.seeded(1)) == pos


@pytest.mark.clause("T12.1")
def test_everything_but_cards_is_open() -> None:
    for pos in list(wander(5, players=3))[::7]:
        whole = pos.to_json()
        for viewer in (0, 1, 2, None):
            view = pos.view(viewer).to_json()
            cards = ("seats", "fresh", "fresh_hidden", "drawn", "drawn_hidden", "rules_version")
            for name in whole.keys() - set(cards):
                assert view[name] == whole[name]
            for mine, shown_seat in zip(whole["seats"], view["seats"], strict=True):
                for name in mine.keys() - {"hand", "hidden", "pile"}:
                    assert shown_seat[name] == mine[name]
                assert len(shown_seat["pile"]) == len(mine["pile"])
                assert len(shown_seat["hand"]) + shown_seat["hidden"] == len(mine["hand"])


@pytest.mark.clause("T12.1")
@pytest.mark.parametrize("options", [{"players": 3}, {"players": 2, "variant": "luck"}], ids=["basic", "luck"])
def test_a_viewer_cannot_tell_apart_positions_that_differ_in_hidden_cards(options: dict[str, Any]) -> None:
    choice, differing = Random(12), 0
    for number, pos in enumerate(islice(games(2, **options), 0, None, 3)):
        viewer = [None, *range(pos.players)][number % (pos.players + 1)]
        if fact(pos, "phase") in ("start", "knights", "king"):
            continue
        other = rearranged(pos, viewer, choice)
        differing += other != pos
        assert shown(other, viewer) == shown(pos, viewer)
        if pos.to_act == viewer:
            assert other.legal() == pos.legal()
    assert differing > 80


@pytest.mark.clause("T12.1")
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 2, "variant": "luck"}], ids=["basic", "luck"])
def test_which_card_is_drawn_kept_or_put_back_shows_to_nobody_else(options: dict[str, Any]) -> None:
    hidden, met = ("draw", "keep", "top", "under"), set[str]()
    for pos in islice(games(2, **options), 0, None, 2):
        choices = [action for action, _ in pos.chance()] or pos.legal()
        for kind in hidden:
            alike = [action for action in choices if str(action).split()[0] == kind]
            if len(alike) < 2:
                continue
            met.add(kind)
            after = [pos.apply(action) for action in alike]
            for viewer in (1 - fact(pos, "turn"), None):
                assert len({shown(position, viewer) for position in after}) == 1
            told = [pos.events(action) for action in alike]
            assert told == [told[0]] * len(told)
    assert met == ({"draw"} if "variant" in options else set(hidden))


@pytest.mark.clause("T12.1")
@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "variant": "luck"}], ids=["basic", "luck"])
def test_events_of_public_actions_do_not_depend_on_hidden_cards(options: dict[str, Any]) -> None:
    choice, compared = Random(5), 0
    for pos in islice(games(1, **options), 30, None, 11):
        if pos.to_act in (None, tr.CHANCE):
            continue
        viewer = choice.choice([None, *(number for number in range(pos.players) if number != pos.to_act)])
        other = rearranged(pos, viewer, choice)
        common = set(pos.legal()) & set(other.legal())
        for action in sorted(common, key=str)[::4]:
            after, instead = pos.apply(action), other.apply(action)
            assert pos.events(action) == other.events(action)
            assert shown(after, viewer) == shown(instead, viewer)
            compared += 1
    assert compared > 100


@pytest.mark.clause("T12.1")
@pytest.mark.parametrize("options", [{"players": 3}, {"players": 3, "variant": "luck"}], ids=["basic", "luck"])
def test_the_story_of_a_match_names_no_card_but_those_played(options: dict[str, Any]) -> None:
    match = random_match("torres", 4, **options)
    story = match.story()
    assert {"torres-event-buy"} <= {event.code for event in story}
    for event in story:
        named = [value for value in event.facts.values() if value in CARD_NAMES]
        assert not named or event.code in ("torres-event-play", "torres-event-card-move")


@pytest.mark.clause("T12.1")
def test_the_text_board_shows_own_cards_to_their_owner_only() -> None:
    pos = play(
        buyer(unseen=CARD_NAMES), *THREE_DRAWN, *BOUGHT, "buy", "draw leap_up", "draw six_ap", "draw diagonal"
    )
    secret = {"raise", "vault", "stairs", "leap_up", "six_ap", "diagonal"}
    assert cards_shown(pos.view(0)) == secret
    for view in (pos.view(1), pos.view(None)):
        assert cards_shown(view) == set()
        assert "1 hidden" in str(view)
    assert str(pos) == str(pos.view(None))


def cards_shown(view: tr.View) -> set[str]:
    """Return the cards that a text board names."""
    return {card for card in CARD_NAMES if catalogue().name("action_card", card) in str(view)}
