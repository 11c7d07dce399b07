"""What the web's stage is tested with: whole matches as a server tells them."""
