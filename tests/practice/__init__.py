"""Practice: trying again, numbers, cards and puzzles."""
