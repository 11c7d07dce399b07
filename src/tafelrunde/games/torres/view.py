"""The text board."""

from collections.abc import Sequence
from typing import Any

from tafelrunde.core.actions import seat_letter
from tafelrunde.core.memory import States
from tafelrunde.core.speech import Speech
from tafelrunde.core.written import BOARD_WIDTH, wrapped
from tafelrunde.games.torres.board import FILES, level
from tafelrunde.games.torres.buying import cards_left
from tafelrunde.games.torres.cards import CARD_NAMES, MASTER_NAMES, VARIANT_NAMES, Variant
from tafelrunde.games.torres.notation import cards_of, pile_of, stack_sizes
from tafelrunde.games.torres.scoring import has_won, year_points
from tafelrunde.games.torres.state import MOST_KNIGHTS, NONE, SIDE, UNKNOWN, Phase

CELL_WIDTH = 5


def board(state: States, names: Sequence[str], words: Speech) -> str:
    """Draw the plan with levels and pieces, and every player's belongings."""
    record = state[0]
    lines = [_headline(record, names, words), "-" * BOARD_WIDTH, _files()]
    for rank in range(SIDE, 0, -1):
        cells = range((rank - 1) * SIDE, rank * SIDE)
        lines.append(f" {rank} " + "".join(_cell(record, cell) for cell in cells) + f" {rank}")
    lines += [_files(), " " + words.say("torres-board-legend"), ""]
    for seat in range(record["players"]):
        lines += _seat_lines(record, seat, names, words)
    lines += ["", *_turn_lines(record, words)]
    return "\n".join(line.rstrip() for line in lines).rstrip()


def _headline(record: Any, names: Sequence[str], words: Speech) -> str:
    variant = VARIANT_NAMES[record["variant"]]
    if record["phase"] == Phase.OVER:
        winners = [names[seat] for seat in range(record["players"]) if has_won(record, seat)]
        return words.say("torres-board-over", variant=variant, players=", ".join(winners))
    if record["phase"] in (Phase.START, Phase.MASTER):
        return words.say("torres-board-start", variant=variant)
    year, number = str(record["year"]), str(record["round"])
    return words.say("torres-board-turn", variant=variant, year=year, round=number, player=names[record["turn"]])


def _files() -> str:
    return "   " + "".join(f"{file:^{CELL_WIDTH}}" for file in FILES)


def _cell(record: Any, cell: int) -> str:
    """Draw a cell: level and piece; a piece taken up stands in brackets."""
    blocks = int(level(record, cell))
    shown = (str(blocks) if blocks else ".") + piece_on(record, cell)
    return f"{f'[{shown}]' if record['picked'] == cell else shown:^{CELL_WIDTH}}"


def piece_on(record: Any, cell: int) -> str:
    """Return the letter of the piece on a cell, or nothing."""
    if record["king"] == cell:
        return "K"
    for seat in range(record["players"]):
        if int(record["seat"][seat]["knights"]) >> cell & 1:
            return seat_letter(seat)
    return ""


def _seat_lines(record: Any, seat: int, names: Sequence[str], words: Speech) -> list[str]:
    player = record["seat"][seat]
    lines = [_seat_head(record, seat, names, words)]
    labels = [words.say(f"torres-board-{name}") for name in ("hand", "pile")]
    indent = max(map(len, labels)) + 5
    hand = [words.name("action_card", card) for card in cards_of(player["hand"])]
    hidden = int(player["hand"][UNKNOWN])
    if hidden:
        hand.append(words.say("torres-board-hidden", count=hidden))
    if hand:
        lines += wrapped(f"   {labels[0]}", hand, indent)
    pile = pile_of(player["pile"])
    if pile:
        lines += wrapped(f"   {labels[1]}", _pile_items(pile, words), indent)
    return lines


def _seat_head(record: Any, seat: int, names: Sequence[str], words: Speech) -> str:
    player = record["seat"][seat]
    marks = (">" if record["actor"] == seat else " ") + seat_letter(seat)
    head = words.say(
        "torres-board-seat",
        player=names[seat],
        points=int(player["score"]),
        knights=MOST_KNIGHTS - int(player["knights"]).bit_count(),
        stacks=" ".join(map(str, stack_sizes(player["stacks"]))) or "none",
    )
    notes = []
    gain = _hope(record, seat)
    if gain:
        notes.append(words.say("torres-board-now", gain=gain))
    if record["starter"] == seat and record["phase"] != Phase.START:
        notes.append(words.say("torres-board-starts"))
    return f"{marks} {head}" + (f" ({'; '.join(notes)})" if notes else "")


def _hope(record: Any, seat: int) -> int:
    """Return what the year would bring if it ended now (T9.1, T9.2, T11.6)."""
    return sum(year_points(record, seat)) if record["phase"] in range(Phase.TURN, Phase.OVER) else 0


def _pile_items(pile: list[str | None], words: Speech) -> list[str]:
    """Name the cards of a pile from the top; runs of cards nobody may name are counted."""
    shown: list[str] = []
    run = 0
    for card in [*pile, ""]:
        if card is None or card == "?":
            run += 1
            continue
        if run:
            shown.append(words.say("torres-board-unknown", count=run))
            run = 0
        if card:
            shown.append(words.name("action_card", card))
    return shown


def _turn_lines(record: Any, words: Speech) -> list[str]:
    """Say what is left in this turn, and of the supply."""
    lines = []
    if record["phase"] in range(Phase.TURN, Phase.KINGS_MOVE):
        lines += [line.strip() for line in wrapped("", _turn_facts(record, words), 1)]
    if record["card"] != NONE:
        lines.append(words.say("torres-board-playing", action_card=CARD_NAMES[record["card"]]))
    drawn = [words.name("action_card", card) for card in cards_of(record["drawn"])]
    hidden = int(record["drawn"][UNKNOWN])
    if hidden:
        drawn.append(words.say("torres-board-hidden", count=hidden))
    if drawn:
        lines.append(words.say("torres-board-drawn", drawn=", ".join(drawn)))
    if record["master"] != NONE:
        lines.append(words.say("torres-board-master", master_card=MASTER_NAMES[record["master"]]))
    lines.append(words.say("torres-board-supply", count=int(record["supply"])))
    if record["variant"] == Variant.LUCK:
        lines[-1] += "; " + words.say("torres-board-common", count=int(cards_left(record)))
    return [f" {line}" for line in lines]


def _turn_facts(record: Any, words: Speech) -> list[str]:
    named, played = int(record["named"]), bool(record["card_played"])
    return [
        words.say("torres-board-points", count=int(record["ap"])),
        words.say("torres-board-unnamed") if named == NONE else words.say("torres-board-named", count=named),
        words.say("torres-board-played" if played else "torres-board-not-played"),
        words.say("torres-board-bought", count=int(record["bought"])),
    ]
