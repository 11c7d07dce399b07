"""WebSockets: how they are opened, read and written, who is subscribed to what, and what clients may say."""
