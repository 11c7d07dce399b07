"""`python -m tafelrunde`: the same as the command `tafelrunde`."""

import sys

from tafelrunde.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
