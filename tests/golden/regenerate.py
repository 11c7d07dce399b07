"""Writes the golden playthroughs anew: `python -m tests.golden.regenerate`, or `make golden`."""

from tests.golden.playthrough import FOLDER, PLAYTHROUGHS, path_of, render


def main() -> None:
    """Write every playthrough and remove files that belong to none."""
    for name, played in PLAYTHROUGHS.items():
        path_of(name).write_text(render(played), "utf-8")
    for file in FOLDER.glob("*.txt"):
        if file.stem not in PLAYTHROUGHS:
            file.unlink()


if __name__ == "__main__":
    main()
