"""What the server keeps for whoever wants to play better: reviews of matches, and cards of what was missed."""
