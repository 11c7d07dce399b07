"""Pig, a small game from elsewhere: roll as long as you dare, or hold what you have."""
