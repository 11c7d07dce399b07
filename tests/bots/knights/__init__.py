"""The house players of Knights."""
