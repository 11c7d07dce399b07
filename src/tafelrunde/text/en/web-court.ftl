# To Court the King on the web table.

web-about-court = Win characters with dice, and with them the king and the queen.
web-minutes-court = about 45 minutes
web-court-court = The court
web-court-rank-I = Rank I
web-court-rank-II = Rank II
web-court-rank-III = Rank III
web-court-rank-IV = Rank IV
web-court-rank-V = Rank V
web-court-rank-fools = Fools
web-court-left = { $n } left
web-court-sold-out = sold out
web-court-owned = yours already
web-court-payable = the dice would pay for it
web-court-claimable = you can claim it
web-court-round = Round { $n }
web-court-supply = { $n } dice in all
web-court-costs = Price:
web-court-does = Ability:

web-court-in-hand = { $n ->
    [one] one die waits for the roll
   *[other] { $n } dice wait for the roll
}
web-court-die-aside = Set the { $number } aside
web-court-die-choose = Choose the { $number }
web-court-roll-again = Roll again
web-court-aside-all = Set all { $n } aside
web-court-claim-hint = Choose a lit character of the court.

web-court-choose-dice = { $n ->
    [one] Choose a die.
   *[other] Choose up to { $n } dice.
}
web-court-choose-others = Nothing can be made of these dice. Choose others.
web-court-choose-outcome = { $n ->
    [one] What shall it become?
   *[other] What shall they become?
}
web-court-choose-number = Which number shall the new die show?
web-court-pick-again = { $n ->
    [0] Choose the dice to roll again
    [one] Roll the die again
   *[other] Roll { $n } dice again
}
web-court-pick-raise = { $n ->
    [0] Choose the dice to raise
    [one] Raise the die
   *[other] Raise { $n } dice
}

web-court-hand = Your characters
web-court-hand-of = Characters of { $name }
web-court-card-usable = Can be used now.
web-court-card-used = used
web-court-card-always = Works by itself.
web-court-card-idle = Not now.
web-court-figure = figure
web-court-brings = { $first ->
    [one] one die in the first roll, up to { $most } in a turn
   *[other] { $first } dice in the first roll, up to { $most } in a turn
}

web-court-race = The race for the King
web-court-crowned = The King is taken
web-court-mark = { $name } holds the King with { $alike } dice showing { $number }.
web-court-stands = Now: { $alike } dice showing { $number }.
web-court-beaten = The mark is beaten
web-court-not-beaten = Not enough yet
web-court-order = Still to roll for him
web-court-ending = The end
web-court-won = { $name } wins
web-court-won-queen = King and Queen stay together: nobody has outdone this result.
web-court-won-from = The Queen remains with { $name }, who brought on the end.

web-court-chance-exact = Chance { $chance }, exact.
web-court-chance-least = Chance at least { $chance }.
web-court-coach-best = Best now:
web-court-coach-never = Out of reach in this turn.
web-court-coach-thinks = The coach is thinking…

web-court-hand-empty = Whoever you win stands here.
web-court-hand-none = Nobody yet.
web-court-dice = The dice
web-court-die-kept = { $number }, set aside
web-court-aimed = your aim
web-court-aim-hint = { web-tap } a character to go for it: you see how likely it is and which dice to set aside.
web-court-aim-duel = Only the King counts now. The coach tells how likely he is, and which dice to set aside.
web-court-aim-take = Go for it
web-court-aim-drop = Drop the aim
web-court-aim-asleep = The coach works the chance out; the others see that it is on.
web-court-aim-wake = Coach on
web-court-aim-later = The chance is worked out in your turn.
web-court-aim-met = Your dice pay for it.
web-court-aim-missed = Your dice do not pay for it.
web-court-aim-do = set these aside
web-court-exact = exactly
web-court-least = at least
web-court-plan-aside = set aside { $dice }
web-court-plan-use = use: { $character }
web-court-plan-roll = roll
web-court-plan-finish = finish
web-court-duel-mark = The mark to beat
web-court-duel-holds = holds the King
web-court-duel-more = has to roll more
web-court-duel-tie = needs only a tie

web-court-can-add = adds a { $number }
web-court-can-add-any = adds any number
web-court-can-again = rolls a die again
web-court-can-again-any = rolls any dice again
web-court-can-more-dice = { $n ->
    [one] one more die to roll
   *[other] { $n } more dice to roll
}
web-court-can-raise = raises a die by { $by }
web-court-can-raise-any = raises any dice by { $by }
web-court-can-shift = moves pips to another die
web-court-can-share = shares pips out anew
web-court-can-copy = copies a set-aside die
web-court-can-set = turns a die to any number
web-court-can-end = brings on the end

web-court-cost-fool = Nothing special; any result will do.
web-court-cost-charlatan = Any result; you flip a Fool of your own that is not flipped yet.
web-court-cost-farmer = A pair.
web-court-cost-serving-maid = Odd numbers only.
web-court-cost-philosopher = Even numbers only.
web-court-cost-laborer = At least 15 pips in all.
web-court-cost-guard = Three of a kind.
web-court-cost-hunter = Four of a kind.
web-court-cost-astronomer = Two pairs; four of a kind count as such.
web-court-cost-merchant = At least 20 pips in all.
web-court-cost-noblewoman = Three of a kind and a pair; five of a kind count as such.
web-court-cost-magician = Five in a row: 1 to 5 or 2 to 6.
web-court-cost-pawnbroker = At least 30 pips in all.
web-court-cost-knight = Five of a kind.
web-court-cost-bishop = Three pairs; four of a kind and a pair count as such, and so do six of a kind.
web-court-cost-alchemist = Six in a row: 1 to 6.
web-court-cost-nobleman = Three of a kind twice; six of a kind count as such.
web-court-cost-general = Six of a kind.
web-court-cost-king = Seven of a kind.
web-court-cost-queen = She and the King are claimed as one.

web-court-does-fool = Throw one active die once more.
web-court-does-charlatan = Your first roll has one more die, always.
web-court-does-farmer = Your first roll has one more die, always.
web-court-does-serving-maid = Raise one active die by 1, 2 or 3.
web-court-does-philosopher = Take pips off one active die, as many as you like, and put them on another.
web-court-does-laborer = Add a die with a 1.
web-court-does-guard = Add a die with a 2.
web-court-does-hunter = Add a die with a 3.
web-court-does-astronomer = Give one active die the number of a die you have set aside.
web-court-does-merchant = Throw as many active dice as you like once more.
web-court-does-noblewoman = Raise as many active dice as you like, each by exactly 1.
web-court-does-magician = Give one active die any number.
web-court-does-pawnbroker = Add a die with a 4.
web-court-does-knight = Add a die with a 5.
web-court-does-bishop = Add a die with a 6.
web-court-does-alchemist = Share out the pips of one, two or three active dice anew; their sum stays as it was.
web-court-does-nobleman = Raise as many active dice as you like, each by exactly 2.
web-court-does-general = Your first roll has two more dice, always.
web-court-does-king = Brings on the end of the game.
web-court-does-queen = Add a die with a number of your choice.
