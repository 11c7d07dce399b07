"""The steward: a sound house bot, one file per game."""
