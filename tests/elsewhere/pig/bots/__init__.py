"""The house players of Pig."""
