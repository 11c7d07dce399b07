"""The game server: tables, people and what is kept of them."""
