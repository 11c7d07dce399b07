"""Golden playthroughs: what every accessor said, kept as text."""
