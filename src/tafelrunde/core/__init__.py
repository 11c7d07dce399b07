"""What a game is: protocol, actions, chance, records, errors and the registry."""
