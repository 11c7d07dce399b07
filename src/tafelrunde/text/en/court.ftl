# To Court the King: names, refusals, positions, events.

game-court = To Court the King
character-fool = Fool
character-charlatan = Charlatan
character-farmer = Farmer
character-serving-maid = Serving Maid
character-philosopher = Philosopher
character-laborer = Laborer
character-guard = Guard
character-hunter = Hunter
character-astronomer = Astronomer
character-merchant = Merchant
character-noblewoman = Noblewoman
character-magician = Magician
character-pawnbroker = Pawnbroker
character-knight = Knight
character-bishop = Bishop
character-alchemist = Alchemist
character-nobleman = Nobleman
character-general = General
character-king = King
character-queen = Queen
phase-court-start = the start player is being drawn
phase-court-first-roll = the first roll of the turn is still to come
phase-court-roll = dice are in the air
phase-court-turn = dice are being set aside and characters used
phase-court-pick = dice are being picked for a character
phase-court-claim = the result is made, and a character may be claimed
phase-court-over = the game is over

court-over = The game is over; { $winner } has won.
court-not-now = That cannot be done now: { $phase }.
court-impossible-chance = Chance cannot bring “{ $action }” here.
court-not-owned = The { $character } does not lie before you.
court-used = The { $character } has been used in this turn already.
court-supply-empty = All { $dice } dice of the supply are in play.
court-not-before-first-roll = Before the first roll the { $character } cannot be used.
court-number-later = Before the first roll the Queen's die has no number yet.
court-number-needed = Say which number the Queen's die shows.
court-no-active-die = There is no active die to roll.
court-must-set-aside = Since the last roll no die has been set aside; at least one must be before rolling again.
court-dice-missing = The dice { $dice } cannot be taken. Active: { $active }.
court-number-not-aside = No { $number } has been set aside, and the Astronomer can only copy what lies there.
court-still-active = There are still active dice; set them aside or roll them.
court-nothing-to-pick = There is no active die that the { $character } could act on.
court-pick-ascending = Dice are picked from the lowest number to the highest.
court-pick-too-high = The { $character } cannot raise a { $number }: nothing may show more than six.
court-nothing-picked = Pick at least one die.
court-cost-not-met = The result does not meet the cost of the { $character }.
court-sold-out = No { $character } is left in the supply.
court-owned-already = The { $character } lies before you already.
court-fool-to-flip = You have no Fool to flip.

court-position-players = A table has 2 to 5 players, not { $found }.
court-position-double = Seat { $seat } owns the { $character } twice.
court-position-supply = The supply must name every character and the fools, and nothing else.
court-position-copies = The copies of the { $character }, owned and in supply, are not those in play.
court-position-royals = King, Queen, mark and final round do not fit each other.
court-position-mark = The mark is not possible: it is seven or more of one number.
court-position-dice = These dice cannot lie like this.
court-position-used = The { $character } cannot have been used: it is not owned, or named twice.
court-position-picker = The picked dice do not fit the phase, the character or the active dice.
court-position-claim = A claim follows a finished result: no die is active, and it is not the final round.
court-position-winner = The winner and the end of the game do not fit each other.
court-position-start = Before the start player is drawn nothing has happened yet.
court-position-order = It cannot be this player's turn here: the order of the round says otherwise.
court-position-aside = No die has been set aside.

court-odds-dice = Dice are at most { $most } numbers 1 to 6, not “{ $found }”.
court-odds-goal = “{ $found }” is no goal. Known characters: { $known }.
court-odds-characters = “{ $found }” is no character that can be owned. Known: { $known }.
court-odds-alike = So many alike are 1 to { $most }, not { $found }.
court-odds-mark = A mark is written like 7x4 (seven fours), not “{ $found }”.
court-odds-supply = There are { $dice } dice on the table, but only { $supply } in the game.
court-odds-used = The { $character } is not owned, so it cannot have been used.

court-event-start = { $seat } gets the figure and starts.
court-event-roll = { $seat } rolls { $dice }.
court-event-aside = { $seat } sets a { $number } aside.
court-event-add = { $seat } adds a die with the { $character }.
court-event-change = { $seat } uses the { $character }: { $before } becomes { $after }.
court-event-use = { $seat } uses the { $character }.
court-event-raised = The active dice { $before } become { $after }.
court-event-result = { $seat } finishes with { $dice }.
court-event-claim = { $seat } claims the { $character }.
court-event-claims-nothing = { $seat } claims nothing.
court-event-takes-king = { $seat } takes the King.
court-event-misses-king = { $seat } does not take the King.
court-event-final-round = The final round begins.
court-event-won = { $seat } holds the King and wins the game.
ending-king-held = with the King

court-ask-first-roll = { $seat }, roll your dice, or add to them first.
court-ask-turn = { $seat }, set dice aside, use your characters, roll again or finish.
court-ask-pick = { $seat }, pick the dice, from the lowest number to the highest.
court-ask-claim = { $seat }, claim a character that your result can pay for.

court-action-roll = roll { $count ->
    [one] the die
   *[other] { $count } dice
}
court-action-aside = set a { $number } aside
court-action-add = add a die with the { $character }
court-action-add-number = add a { $number } with the Queen
court-action-change = { $character }: turn { $before } into { $after }
court-action-again = { $character }: roll a { $before } again
court-action-use = { $character }: pick dice
court-action-pick = pick { $count } of the { $number }s
court-action-done = pick no more
court-action-finish = finish with this result
court-action-claim = claim the { $character }
court-action-claim-none = claim nothing

character-court-page = The page often misjudges what a character is worth, by up to a third of a win. It plans its dice with few abilities at a time, and finds the others late.
character-court-squire = The squire misjudges characters less than the page and keeps a few more abilities in mind. Long chains of them it still misses.
character-court-steward = The steward judges claims by the chance to win that they leave, with some error. Small turns it plans exactly, large ones in part.
character-court-marshal = The marshal solves nearly every turn exactly, with all its abilities. What a character is worth later it seldom gets wrong.
character-court-sovereign = The sovereign rolls for the chance to win and for nothing else, with exact odds for nearly every turn. In the final round it plays for the win, not for the highest mark.
