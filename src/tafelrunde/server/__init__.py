"""The table server: one authority per table, over HTTP and WebSocket."""
