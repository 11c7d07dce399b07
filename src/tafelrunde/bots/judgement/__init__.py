"""A test of judgement: positions where house players disagree, with what each choice is worth."""
