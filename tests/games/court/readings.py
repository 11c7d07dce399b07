"""What a screen shows of a position of To Court the King, beside what the position says."""

import re
from collections import Counter

from tests.e2e.readings import Facts, Pairs, number


def pairs(read: Facts, view: Facts, you: int) -> Pairs:
    """Return what is read off plates and board, each with how it is."""
    cards = [[re.sub(r"-\d+-\d+$", "", thing) for thing in plate["things"]] for plate in read["plates"]]
    cards[you] = read["own"]
    counted = {name: words for name, words in read["characters"].items() if "yours already" not in words}
    return {
        "characters": (
            [Counter(before) for before in cards],
            [
                Counter(seat["characters"]) + Counter(fool=seat["fools"], charlatan=seat["charlatans"])
                for seat in view["seats"]
            ],
        ),
        "dice": (read["dice"], sorted(view["active"])),
        "court": (
            {name: number(r"(\d+|one) left", words) for name, words in counted.items()},
            {name: view["supply"].get(name, 0) for name in counted},
        ),
    }
