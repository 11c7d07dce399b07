"""What every registered game must do."""
