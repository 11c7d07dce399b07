"""A soak: honest players beside every known attacker at once; see README.md."""
