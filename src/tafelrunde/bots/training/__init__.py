"""How the house players learn: one loop for all games, `python -m tafelrunde.bots.training knights`."""
