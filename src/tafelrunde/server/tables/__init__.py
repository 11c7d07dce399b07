"""Tables: who sits there, the match, its clock, and what everybody is told."""
