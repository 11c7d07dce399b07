"""What players have learned comes from a file beside them, whole or not at all."""

from pathlib import Path

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots import weights

ARRAYS: weights.Weights = {
    "first": np.arange(6, dtype=np.float32).reshape(2, 3).T,
    "second": np.array([1, 2], np.int8),
}


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    weights.write(ARRAYS, tmp_path / "weights.npz")
    return tmp_path / "weights.npz"


def test_weights_come_back_as_they_were_written_and_cannot_be_changed(kept: Path) -> None:
    read = weights.read(kept)
    assert set(read) == set(ARRAYS)
    for name, array in read.items():
        assert array.dtype == ARRAYS[name].dtype
        np.testing.assert_array_equal(array, ARRAYS[name])
        assert array.flags.c_contiguous
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_a_file_is_read_once_until_it_changes(kept: Path) -> None:
    first = weights.read(kept)
    assert weights.read(kept) is first
    weights.write({"other": np.zeros(1)}, kept)
    assert set(weights.read(kept)) == {"other"}
    assert list(kept.parent.iterdir()) == [kept]


def test_players_made_meanwhile_get_the_weights_of_a_chosen_file(kept: Path) -> None:
    with weights.taken_from(str(kept)):
        assert set(weights.load("knights")) == {"first", "second"}


@pytest.mark.parametrize("content", [b"", b"no arrays", b"PK\x03\x04 cut off", b"\x93NUMPY"])
def test_a_broken_file_is_named(tmp_path: Path, content: bytes) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_bytes(content)
    with pytest.raises(tr.BadFile) as error:
        weights.read(broken)
    assert error.value.problem.facts["path"] == str(broken)


def test_a_file_cut_short_is_refused(kept: Path) -> None:
    kept.write_bytes(kept.read_bytes()[:-30])
    with pytest.raises(tr.BadFile):
        weights.read(kept)


def test_a_single_array_is_no_collection(tmp_path: Path) -> None:
    np.save(tmp_path / "one.npy", np.zeros(3))
    with pytest.raises(tr.BadFile) as error:
        weights.read(tmp_path / "one.npy")
    assert "collection" in str(error.value.problem.facts["detail"])


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(tr.BadFile):
        weights.read(tmp_path / "none.npz")
