"""The house players of Court."""
