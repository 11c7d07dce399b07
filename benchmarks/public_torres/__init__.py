"""Our bots of Torres against the players of the one public project that has some, over a bridge."""
