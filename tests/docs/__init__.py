"""The pages and the code tell the same rules."""
