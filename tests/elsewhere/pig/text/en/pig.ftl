game-pig = Pig
ending-goal = with enough points
option-pig-players = 2 to 4 players
option-pig-goal = 10 to 200 points to win

pig-over = The game is over; { $winner } has won.
pig-not-now = “{ $action }” has no place now: the die decides.
pig-nothing-rolled = There is nothing to hold yet: roll first.
pig-enough = You have { $goal } points or more: hold, and you have won.
pig-impossible-chance = Chance cannot bring “{ $action }” here.

pig-position-players = A table has 2 to 4 players, not { $found }.
pig-position-score = Seat { $seat } cannot have so many points here.
pig-position-pot = There cannot be so much in the pot here.
pig-position-start = Before the start player is drawn nothing has happened yet.

pig-event-start = { $seat } starts.
pig-event-roll = { $seat } rolls a { $number }.
pig-event-lose = { $seat } loses { $points ->
    [one] one point
   *[other] { $points } points
}.
pig-event-hold = { $seat } holds { $points } and has { $score }.
pig-event-won = { $seat } wins the game.

pig-ask-turn = { $seat }, roll or hold?
pig-action-roll = roll
pig-action-hold = hold { $points }, which makes { $score }

pig-board-title = Pig to { $goal }
pig-board-pot = in the pot: { $points }
