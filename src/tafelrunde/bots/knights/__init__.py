"""The house players of Knights: a learned value of turn ends, exact chances inside the turn."""
