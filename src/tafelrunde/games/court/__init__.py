"""To Court the King: dice, characters, and the exact solver of a turn."""
