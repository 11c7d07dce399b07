# Knights at the web table: the board's own words. Cards, events and questions are in knights.ftl.

web-about-knights = Roll for castles and special cards, attack, defend, topple the king.
web-minutes-knights = 20 to 40 minutes
web-knights-middle = Stacks and king
web-knights-king = the king
web-knights-empty = empty
web-knights-below = { $n ->
    [0] nothing below
    [one] one card below
   *[other] { $n } cards below
}
web-knights-tucked = At the bottom, next first: { $cards }.
web-knights-tuck = Tuck
web-knights-tuck-left = Tuck on the left
web-knights-tuck-right = Tuck on the right
web-knights-put-under = Put it under here
web-knights-cards-of = Cards of { $name }
web-knights-guarded = A guard stands by it.
web-knights-open = Open to all
web-knights-betrayed = Betrayal: for you it asks only for { $demand }.

# Dice

web-knights-nothing = nothing yet
web-knights-alike = { $n ->
    [one] one { $number }
   *[other] { $n } × { $number }
}
web-knights-with-kicker = { $alike } and a { $number }
web-knights-demands = Beat { $demand }.
web-knights-arena = Dice
web-knights-dice = Dice on the table
web-knights-die = die { $number }
web-knights-die-dead = dead six
web-knights-coach-keeps = the coach keeps it
web-knights-kept = Kept
web-knights-to-beat = To beat
web-knights-result = Result
web-knights-or = or
web-knights-more = { $n ->
    [one] one more { $number }
   *[other] { $n } more { $number }s
}
web-knights-kicker-least = a { $number } or higher beside them
web-knights-kicker-exact = a { $number } beside them
web-knights-missing = Missing: { $ways }.
web-knights-enough = This is enough.
web-knights-hopeless = The dice left are not enough.
web-knights-first = The first result sets the mark.
web-knights-with-cards = Die cards count too: { $cards }
web-knights-chance = Chance { $chance }, exact
web-knights-rolls-left = { $n ->
    [0] no roll left
    [one] one roll left
   *[other] { $n } rolls left
}
web-knights-roll = { $n ->
    [one] Roll one die
   *[other] Roll { $n } dice
}
web-knights-stop = Stop
web-knights-stop-with = Stop with { $result }
web-knights-as-coach = Keep like the coach

# Who rolls for what

web-knights-head-stack = { $name } rolls for the { $like }
web-knights-head-castle = { $name } attacks { $owner }'s { $like }
web-knights-head-special = { $name } rolls for { $owner }'s { $like }
web-knights-head-defence = { $name } defends the { $like }
web-knights-head-tournament = Tournament: { $name } rolls
web-knights-head-king = { $name } faces the king
web-knights-verdict-beaten = Beaten.
web-knights-verdict-missed = Not beaten.
web-knights-verdict-leads = Takes the lead.
web-knights-verdict-trails = Stays behind.
web-knights-verdict-defended = The castle is held.
web-knights-verdict-undefended = The castle falls.
web-knights-verdict-king-revenge = The king takes his revenge.
web-knights-verdict-king-spares = Protection holds the king back.
web-knights-leads = leads
web-knights-rolls = rolls now
web-knights-next = next
web-knights-waits = waits
web-knights-out = has rolled

# What to do

web-knights-choose-target = { web-tap } a lit card: that is what you roll for.
web-knights-choose-guarded = { web-tap } the castles or the card for your guard.
web-knights-choose-loss = { web-tap } the castle you give up.
web-knights-choose-stack = Now choose the stack.
web-knights-pick-guarded = let the castle guard stand by it
web-knights-pick-loss = give it up

# To win

web-knights-goals = Three ways to win
web-knights-needs-of = What { $name } needs to win
web-knights-needs = To win: { $ways }
web-knights-castles = { $n ->
    [one] one castle
   *[other] { $n } castles
}
web-knights-tournaments = { $n ->
    [one] one tournament
   *[other] { $n } tournaments
}
web-knights-the-king = a victory over the king
web-knights-tournaments-won = { $n ->
    [0] no tournament won
    [one] one tournament won
   *[other] { $n } tournaments won
}
web-knights-turns = after { $n } turns

# Effects

web-knights-effect-castle = Four castles win, or two with three tournaments.
web-knights-effect-die = Counts as one more { $number } whenever you roll.
web-knights-effect-catapult = A fourth roll when you attack a castle of a player.
web-knights-effect-champion = A fourth roll in every tournament.
web-knights-effect-stack = You may tuck twice in a turn.
web-knights-effect-castle-guard = Keeps two of your castles safe.
web-knights-effect-card-guard = Keeps one of your special cards safe.
web-knights-effect-betrayal = Castles on the stacks ask only for { $demand }.
web-knights-effect-protection = You lose no castle if the king beats you.
web-knights-effect-tournament = All players roll; the best result wins it. Whoever calls it has four rolls.
web-knights-effect-king = Open to whoever starts the turn with three castles. Beating him wins the game, failing costs a castle.

# The question on top, where one points instead of typing

web-knights-ask-keep = { $seat }, { web-tap-within } the dice to keep; the others are rolled again. Or stop.
web-knights-ask-turn-other = { $seat } chooses what to go for.
web-knights-ask-keep-other = { $seat } rolls.
web-knights-ask-defend-other = { $seat } may defend the castle.
web-knights-ask-lose-other = { $seat } has to give up a castle to the king.
web-knights-ask-guards-other = { $seat } may place guards.
