"""Knights (Knatsch) by Michael Schacht, for 2 to 6 players. Rules: docs/rules/knights.md."""
