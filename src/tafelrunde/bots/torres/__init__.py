"""The house players of Torres."""
