"""Several servers on one PostgreSQL: what a kill costs, what the hop costs, and one worker against two."""
