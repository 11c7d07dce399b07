"""A folder in memory, for what tests write and nobody keeps."""

import os
import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
ENOUGH_BYTES = 2**30


def quick_folder() -> Path | None:
    """Return a folder in memory if there is one.

    Databases sync every commit, thousands of times in these tests. Killed servers are what they are about, not
    power cuts, so nothing is lost by it.
    """
    large = MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH_BYTES
    return MEMORY if large else None
