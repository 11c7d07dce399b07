"""The house players of To Court the King."""
