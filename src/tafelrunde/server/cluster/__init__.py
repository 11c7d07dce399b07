"""Several servers on one PostgreSQL: who is alive, who owns which table, and how a socket gets there."""
