"""What a screen shows of a position of Torres, beside what the position says."""

from tafelrunde.games.torres.state import MOST_KNIGHTS
from tests.e2e.readings import Facts, Pairs, number


def pairs(read: Facts, view: Facts, _: int) -> Pairs:
    """Return what is read off plates and board, each with how it is."""
    seats, cells = view["seats"], read["cells"]
    plates = [plate["words"] for plate in read["plates"]]
    levels = {cell: number(r"level (\d+)", words) for cell, words in cells.items()}
    hands = [len(seat["hand"]) + seat["hidden"] for seat in seats]
    left = [MOST_KNIGHTS - len(seat["knights"]) for seat in seats]
    return {
        "points": ([number(r"(\d+) ?Points", words) for words in plates], [seat["score"] for seat in seats]),
        "knights left": ([number(r"(\d+|one) knights? not yet", words) for words in plates], left),
        "hands": ([number(r"(\d+|one) cards? in hand", words) for words in plates], hands),
        "towers": ({cell: level for cell, level in levels.items() if level}, view["towers"]),
        "knights": (
            {cell for cell, words in cells.items() if "knight of" in words},
            {cell for seat in seats for cell in seat["knights"]},
        ),
    }
