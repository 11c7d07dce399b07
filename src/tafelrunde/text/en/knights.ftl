# Knights: names, refusals, positions, deck files, events.

game-knights = Knights
like-red = red castle
like-green = green castle
like-blue = blue castle
like-yellow = yellow castle
like-white = white castle
like-black = black castle
like-die-1 = die card 1
like-die-2 = die card 2
like-die-3 = die card 3
like-die-4 = die card 4
like-die-5 = die card 5
like-catapult = catapult
like-champion = champion
like-stack = stack card
like-castle-guard = castle guard
like-card-guard = card guard
like-betrayal = betrayal
like-protection = protection
like-tournament = tournament
guard-castle-guard = castle guard
guard-card-guard = card guard
ending-four-castles = with four castles
ending-tournaments = with two castles and three tournaments
ending-king = by toppling the king
phase-deal-colour = castles are being dealt
phase-deal-castle = castles are being dealt
phase-turn-up = a card is being turned up
phase-start = the start player is being drawn
phase-turn = a target is to be chosen
phase-roll = dice are being rolled
phase-keep = the dice to keep are to be chosen
phase-defend = the owner of the castle must say whether to defend it
phase-lose = a castle is to be given up
phase-guards = the guards are to be placed
phase-over = the game is over

knights-over = The game is over; { $winner } has won.
knights-not-now = That cannot be done now: { $phase }.
knights-impossible-chance = Chance cannot bring “{ $action }” here.
knights-stack-empty = The { $stack } stack is empty.
knights-stack-of-one = The { $stack } stack has only one card; tucking it changes nothing.
knights-tucks-used = Your { $allowed ->
    [one] tuck for this turn is used
   *[other] { $allowed } tucks for this turn are used
}, and there is a card you can go for.
knights-nothing-to-find = The { $stack } stack holds no card you could take.
knights-double = You own a { $like } already, and no card may be owned twice.
knights-no-such-seat = There is no player { $seat } at a table of { $players }.
knights-own-card = That card is your own.
knights-not-owned = { $owner } owns no { $like }.
knights-too-few-castles = { $owner } owns { $owned ->
    [one] one castle
   *[other] { $owned } castles
}; { $needed } are needed before one can be attacked.
knights-castle-guarded = A castle guard stands by { $owner }'s { $like }.
knights-card-guarded = A card guard stands by { $owner }'s { $like }.
knights-king-castles = Three castles at the start of the turn are needed to face the king; you own { $owned }.
knights-king-first-attempt = The king can only be faced with the first attempt of a turn.
knights-must-attempt = There is a card you can go for, and the first attempt of a turn must be made.
knights-must-tuck = A stack holds a card you may take: tuck until it comes up.
knights-not-live = You cannot keep { $dice }: the live dice are { $live }.
knights-no-guard = You own no { $guard }.
knights-guard-placed = The { $guard } has been placed in this turn already.
knights-guard-two = A castle guard stands by two castles, or by one if you own only one.
knights-guards-itself = A card guard cannot guard itself.
knights-same-placement = The guard stands there already.
knights-not-your-castle = { $colours ->
    [red] You own no red castle
    [green] You own no green castle
    [blue] You own no blue castle
    [yellow] You own no yellow castle
    [white] You own no white castle
    [black] You own no black castle
   *[other] You own neither of these two castles
}.

deck-toml = The deck file is no valid TOML: { $detail }.
deck-section = Line { $line }: [{ $section }] must be a table with one line per kind.
deck-unknown-kind = Line { $line }: “{ $found }” is unknown. Expected one of: { $known }.
deck-demand = Line { $line }: “{ $found }” is no demand for { $kind }. Expected a list of texts such as "3-3-3+2": one number of 1 to 5 three times, and another number of 1 to 5.
deck-count = { $kind }: { $expected } cards are expected, { $found } found.
deck-count-line = Line { $line }: { $kind }: { $expected } cards are expected, { $found } found.
deck-missing-colour = There is no castle of the colour { $colour }; every colour needs at least one.
deck-missing-colour-line = Line { $line }: there is no castle of the colour { $colour }; every colour needs at least one.

position-shape = The position is malformed: { $detail }.
position-players = A table has 2 to 6 players, not { $found }.
position-seat = { $what } cannot be seat { $found }.
position-name = { $what } cannot be “{ $found }”. Known: { $known }.
position-number = { $what } cannot be { $found }; { $low } to { $high } is possible.
position-stacks = A position needs the stacks left and right, and no other.
position-unseen = The stacks hold { $stacks } unseen cards, but { $cards } are listed.
position-box = The cards are not those of one box: { $detail }.
position-kind = “{ $text }” is in the wrong place: castles and specials are listed apart, tournaments are counted.
position-double = Seat { $seat } owns two of { $card }.
position-guard = The guards of seat { $seat } cannot stand like this.
position-guarded = A guard of seat { $seat } stands by { $card }, which that seat does not own.
position-no-contest = In the phase { $phase } somebody rolls: a contest is needed.
position-contest = In the phase { $phase } nobody rolls: there can be no contest.
position-attempts = Somebody rolls, so an attempt has been made.
position-mark = The mark to beat is missing or impossible.
position-defence = Only an attacked castle can be defended.
position-target = The { $what } of the contest is no legal target.
position-leader = Seat { $seat } cannot lead the tournament: it has not rolled.
position-dice = These dice cannot lie like this: six in all, no live six, all six in a first roll.
position-rolls = { $found } rolls left are not possible here.
position-no-castle = Seat { $seat } owns no castle; the last one can never be lost.
position-winner = The winner and the ending do not fit the cards.
position-won = Seat { $seat } has won already.
position-placed = The { $guard } cannot have been placed already.
position-turn-up = The face-up cards of the stacks do not fit the phase.
position-lose = Nobody has to give up a castle here.
position-guards = No guard could be placed otherwise, so there is no guard step.
position-setup = The cards dealt so far do not fit the setup.

knights-event-dealt = { $seat } is dealt the { $card }.
knights-event-turned-up = Turned up on the { $stack } stack: { $card }.
knights-event-start = { $seat } starts.
knights-event-tuck = { $seat } tucks the { $card } under the { $stack } stack.
knights-event-announce = { $seat } goes for the { $card }.
knights-event-organise = { $seat } calls a tournament.
knights-event-attack = { $seat } goes for { $owner }'s { $like }.
knights-event-dare-king = { $seat } dares to face the king: five 1s or four 5s and a 2 will do.
knights-event-defend = { $seat } defends the castle.
knights-event-yield = { $seat } gives the castle up.
knights-event-roll = { $seat } rolls { $dice }.
knights-event-keep = { $seat } keeps { $dice } and rolls the rest again.
knights-event-stop = { $seat } stops with { $dice }.
knights-event-leads = { $seat } has { $result ->
    [none] nothing
   *[other] { $result }
} and leads.
knights-event-trails = { $seat } has { $result ->
    [none] nothing
   *[other] { $result }
}, not more than { $mark ->
    [none] nothing
   *[other] { $mark }
}.
knights-event-beaten = { $seat } has { $result } and beats { $mark }.
knights-event-missed = { $seat } has { $result ->
    [none] nothing
   *[other] { $result }
}, which does not beat { $mark }.
knights-event-defended = { $seat } has { $result } and keeps the castle.
knights-event-undefended = { $seat } has { $result ->
    [none] nothing
   *[other] { $result }
}, which does not beat { $mark }.
knights-event-king-revenge = { $seat } has { $result ->
    [none] nothing
   *[other] { $result }
}. The king takes his revenge.
knights-event-king-spares = { $seat } has { $result ->
    [none] nothing
   *[other] { $result }
}, but protection holds the king back.
knights-event-lose = { $seat } puts the { $like } under the { $stack } stack.
knights-event-guard = { $seat }'s { $guard } now stands by: { $likes }.
knights-event-gains = { $seat } takes the { $card }.
knights-event-wins-tournament = { $seat } wins the tournament: { $count ->
    [1] the first win
    [2] the second win
    [3] the third win
   *[other] tournament win number { $count }
}.
knights-event-end = { $seat } ends the turn.
knights-event-won = { $seat } wins the game { $ending }.

knights-ask-turn = { $seat }, choose what to go for.
knights-ask-keep = { $seat }, choose the dice to keep, by number or like this: k 5 5. The other live dice are rolled again; keeping all stops.
knights-ask-defend = { $seat }, your castle is under attack. Defend it?
knights-ask-lose = { $seat }, the king takes his revenge: choose the castle to give up and the stack it goes under.
knights-ask-guards = { $seat }, your turn ends. You may place your guards.

knights-action-tuck = tuck the { $card } under the { $stack } stack
knights-action-take = go for the { $card } on the { $stack } stack
knights-action-tournament = call the tournament on the { $stack } stack
knights-action-attack = attack { $owner }'s { $card }
knights-action-steal = go for { $owner }'s { $card }
knights-action-king = roll against the king (beat 5-5-5-5+1)
knights-action-end = end the turn
knights-action-leave = leave the guards as they are
knights-action-defend = roll to keep the castle
knights-action-yield = give the castle up
knights-action-lose = give up the { $card }, under the { $stack } stack
knights-action-guard = place the { $guard } by: { $likes }
knights-action-stop = stop with { $dice }
knights-action-keep = keep { $dice }, roll { $count ->
    [one] one die
   *[other] { $count } dice
} again
knights-action-keep-none = roll { $count ->
    [one] the die
   *[other] all { $count } dice
} again

character-knights-page = The page rolls its dice by the exact odds, but chooses targets by rules of thumb and often misjudges their worth. Senseless attempts it leaves alone.
character-knights-squire = The squire goes by rules of thumb like the page, but misjudges far less. It takes what brings it closer to a win now, and thinks little of what comes later.
character-knights-steward = The steward weighs how likely every seat is to win after each attempt, but does not look past the card that is turned up next. It is unsure now and then where choices are nearly equal.
character-knights-marshal = The marshal judges positions as the sovereign does, over more of the cards that may come than the steward. Only near ties can mislead it.
character-knights-sovereign = The sovereign knows the exact chance of every contest and the win chance that follows, over all cards that may come. Nothing blurs its view.
