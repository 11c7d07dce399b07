"""Who people are: guests, accounts, sessions and tokens."""
