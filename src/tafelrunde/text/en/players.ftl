# How each player of the house plays, in a line; what that means stands with each game.

character-page = Still learning, and quick to take what looks good
character-squire = Knows the trade, but not every trick
character-steward = Sound and steady in every turn
character-marshal = Plans well, and is seldom wrong
character-sovereign = The best of the house: overlooks nothing it can count
