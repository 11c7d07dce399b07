# After a match: the winner, the score sheet, everybody's numbers, what happened, sharing.

web-ends-result = The result
web-ends-you-win = You win.
web-ends-skip = { web-tap } anywhere to go on
web-ends-sheet = Score sheet
web-ends-your-numbers = Your numbers
web-ends-numbers = In numbers
web-ends-whose = Whose numbers
web-ends-happened = What happened
web-ends-board = Board
web-ends-turn-of = Turn of { $name }
web-ends-beginning = Before the first turn
web-ends-share = Share
web-ends-share-heading = Share the result
web-ends-share-picture = Picture of the result: { $result }
web-ends-share-send = Send picture and link
web-ends-share-save = Save the picture
web-ends-share-link = Copy the link
web-ends-share-drawing = The picture is being drawn…
web-ends-share-failed = The picture could not be drawn. The link works all the same.
