# The board of Torres on the web table.

web-about-torres = Build castles, climb with your knights, and end the year high up.
web-minutes-torres = about 60 minutes
web-torres-plan = Plan of the board
web-torres-towers = Towers seen aslant
web-torres-views = Views
web-torres-view-plan = Plan
web-torres-view-both = Both
web-torres-view-towers = Towers
web-torres-turn-left = Turn the towers to the left (Q)
web-torres-turn-right = Turn the towers to the right (E, R)
web-torres-nearer = Nearer (Z)
web-torres-from-above = From above (V)
web-torres-heights = Heights as numbers (M)

# A cell in words: d4, level 2, knight of Anna, you may build here

web-torres-level = { $level ->
    [0] ground
   *[other] level { $level }
}
web-torres-the-king = the king
web-torres-knight-of = knight of { $name }
web-torres-taken-up = taken up
web-torres-may-build = you may build here
web-torres-may-deploy = you may set a knight here
web-torres-may-to = you may go here
web-torres-may-king = you may set the king here
web-torres-may-take = you may take this up
web-torres-castle = castle of { $area } { $area ->
    [one] cell
   *[other] cells
}, highest tower { $highest } of at most { $area }
web-torres-kings-castle = the king's castle
web-torres-point-hint = { web-point } a tower to see its castle.
web-torres-coach = For the coach a placement is worth what the year would bring you if it ended now.

# What you have

web-torres-in-hand = In hand
web-torres-tool-build = Block
web-torres-tool-deploy = New knight
web-torres-stacks = Your stacks
web-torres-stack = A stack of { $size }
web-torres-name = Take the stack of { $size } this turn
web-torres-named = The stack of this turn: { $size } left
web-torres-which-stack = Which stack?
web-torres-spread = The other stacks become:
web-torres-put-back = Put it back
web-torres-back-keep = Keep it
web-torres-back-top = Both on top, this one above
web-torres-back-under = Both under, this one above
web-torres-do-buy = Buy a card
web-torres-do-track = Track +{ $step }
web-torres-do-stay = Leave the king
web-torres-do-end = End the turn
web-torres-brief-buy = Buy
web-torres-brief-track = Track +{ $step }
web-torres-hand = Your cards
web-torres-fresh = new
web-torres-drawn = Cards drawn
web-torres-keep-one = Keep one of these cards
web-torres-put-cards-back = Put these back: on top of the pile or under it
web-torres-when = Year { $year }, round { $round } of { $rounds }
web-torres-points = { $points ->
    [one] one action point
   *[other] { $points } action points
} left
web-torres-supply = Supply: { $blocks }
web-torres-pile = Pile: { $cards }
web-torres-knights-left = { $n ->
    [one] one knight
   *[other] { $n } knights
} not yet on the board
web-torres-cards = { $n ->
    [one] one card
   *[other] { $n } cards
} in hand
web-torres-stacks-are = Stacks: { $stacks }
web-torres-now = now ({ $score })
web-torres-now-hint = What the year would bring if it ended now, and where the marker would stand
web-torres-cards-heading = Cards
web-torres-share = Castle of { $cell }: { $area } × { $level } = { $points }
web-torres-holds = In hand: { $cards }
web-torres-played = Played: { $cards }

# Scoring

web-torres-scoring = Year { $year } is scored
web-torres-scoring-castle = Castle of { $cell }: { $area } { $area ->
    [one] cell
   *[other] cells
}
web-torres-scoring-king = The king's bonus
web-torres-scoring-master = The master bonus
web-torres-skip = Skip
web-torres-result-king = King
web-torres-result-master = Master
web-torres-result-points = Points

# What the cards do

web-torres-action-leap_up = One of your knights goes to a free block beside it that is exactly two levels higher.
web-torres-action-raise = Push a block from one of your stacks under one of your knights.
web-torres-action-extra_block = Build one block from the supply.
web-torres-action-stairs = One of your knights goes through a castle and may come out higher than it went in.
web-torres-action-diagonal = One of your knights moves across a corner, up by one level at most.
web-torres-action-six_ap = You have six action points this turn.
web-torres-action-seven_ap = You have seven action points this turn.
web-torres-action-shift_block = Move the top block of a tower to another cell, if nobody stands on it.
web-torres-action-redeploy = Take one of your knights off the board and deploy it beside another one of yours.
web-torres-action-vault = One of your knights jumps straight over a piece beside it.
web-torres-master-all_levels = After year 3: 40 points if no two of your knights are on the same level.
web-torres-master-one_level = After year 3: 50 points if all your knights are on the same level.
web-torres-master-one_line = After year 3: 50 points if all your knights are in one row, column or diagonal.
web-torres-master-square = After year 3: 50 points if four of your knights are the corners of a square.
web-torres-master-edge = Each year 2, 5, then 10 points for each of your knights at the edge, and once more for the most.
web-torres-master-castles = 5, 15, then 30 points if your knights are in exactly 4, 5, then 6 castles, and none on the ground.
web-torres-master-diagonals = Each year 2, 5, then 10 points for each of your knights on a long diagonal, and once more for the most.
web-torres-master-cluster = After year 3: 40 points if your knights form a single group.

# The question on top, where one sees what can be done

web-torres-ask-turn = { $seat }, { $points ->
    [0] no action points left: play a card, or end the turn.
    [one] one action point left for a block, a knight or a card.
   *[other] { $points } action points left for blocks, knights and cards.
}
