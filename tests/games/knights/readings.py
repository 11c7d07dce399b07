"""What a screen shows of a position of Knights, beside what the position says."""

from tests.e2e.readings import Facts, Pairs, number


def pairs(read: Facts, view: Facts, _: int) -> Pairs:
    """Return what is read off plates and board, each with how it is."""
    plates, seats, contest = read["plates"], view["seats"], view["contest"]
    won = [number(r"(\d+|one) tournaments? won", *plate["labels"]) for plate in plates]
    owned = [sorted(seat["castles"] + seat["specials"]) for seat in seats]
    lie = {name: stack["top"] for name, stack in view["stacks"].items()}
    if contest and contest["stack"]:
        lie[contest["stack"]] = None  # what is contested lies in the middle
    elif contest and contest["like"] and contest["seat"] is not None:
        before = owned[contest["seat"]]
        before.remove(next(card for card in before if card.split()[0] == contest["like"]))
    return {
        "cards": ([sorted(plate["cards"]) for plate in plates], owned),
        "tournaments": (won, [seat["tournaments"] for seat in seats]),
        "stacks": (read["tops"], lie),
        "dice": (read["dice"], sorted(contest["dice"])) if view["phase"] == "keep" else (None, None),
    }
