import numpy as np
import pytest

from tafelrunde.core.memory import copied, fragments_of
from tafelrunde.core.registry import game, games
from tafelrunde.core.rows import changed, fragment, numbers, pieces, plain, rows

CARD = np.dtype([("worth", np.int16), ("faces", np.int8, 2)])
TABLE = np.dtype([("round", np.int32), ("cells", np.uint64, 2), ("cards", CARD, 2), ("left", np.int8)])


def table() -> np.ndarray:
    state = np.zeros(1, TABLE)
    state[0] = (70_000, (1, 2**64 - 1), [(-3, (1, 2)), (300, (3, 4))], -1)
    return state


def test_numbers_are_plain_and_keep_their_signs() -> None:
    row = plain(table())
    assert (row.round, row.left) == (70_000, -1)
    assert type(row.round) is int


def test_arrays_are_read_by_their_kind() -> None:
    assert numbers(plain(table()).cells, "u8") == [1, 2**64 - 1]
    assert numbers(b"\xff\x01", "i1") == [-1, 1]


def test_records_within_a_record_are_rows_too() -> None:
    first, second = rows(plain(table()).cards, CARD)
    assert (first.worth, [*first.faces]) == (-3, [1, 2])
    assert (second.worth, [*second.faces]) == (300, [3, 4])
    assert b"".join(pieces(plain(table()).cards, CARD)) == plain(table()).cards


def test_only_records_that_differ_are_told() -> None:
    old, new = table(), table()
    new["cards"]["worth"][0, 1] = 301
    [(place, before, after)] = changed(plain(old).cards, plain(new).cards, CARD)
    assert (place, before.worth, after.worth) == (1, 300, 301)
    assert changed(plain(old).cards, plain(old).cards, CARD) == []


@pytest.mark.parametrize("name", games())
def test_every_number_of_every_game_is_read_as_numpy_reads_it(name: str) -> None:
    state = game(name).new_state()
    state.view(np.int8)[:] = np.arange(state.nbytes, dtype=np.uint8).view(np.int8)
    row = plain(state)
    for field in state.dtype.names or ():
        expected = state[field][0]
        assert getattr(row, field) == (expected.tobytes() if state.dtype[field].shape else expected), field


def test_a_state_is_read_once_and_again_when_it_has_changed() -> None:
    state = copied(game("knights").start(players=3).state)
    first = plain(state)
    assert plain(state) is first
    state["turns"] = 41
    assert plain(state).turns == 41
    assert first.turns == 0
    assert plain(state.copy()) == plain(state)


def test_a_part_is_written_once_for_a_state_and_those_that_follow_until_it_changes() -> None:
    asked: list[bytes] = []

    def write(raw: bytes) -> str:
        asked.append(raw)
        return raw.decode()

    first = copied(table())
    following = copied(copied(first))
    assert [fragment(fragments_of(state), "hand", b"old", write) for state in (first, following)] == ["old", "old"]
    assert fragment(fragments_of(following), "board", b"old", write) == "old"
    assert fragment(fragments_of(following), "hand", b"new", write) == "new"
    assert fragment(fragments_of(first), "hand", b"old", write) == "old"
    assert asked == [b"old", b"old", b"new", b"old"]


def test_states_of_other_matches_and_those_that_are_no_copies_share_nothing() -> None:
    first, other, plain_array = copied(table()), copied(table()), table()
    for number, state in enumerate((first, other, plain_array, plain_array)):
        assert fragment(fragments_of(state), "hand", b"same", lambda _, number=number: number) == number  # type: ignore[misc]
    assert fragment(fragments_of(first), "hand", b"same", lambda _: "again") == 0
