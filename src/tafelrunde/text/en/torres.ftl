# Torres: names, refusals, positions, events.

game-torres = Torres
action_card-leap_up = Leap up
action_card-raise = Raise
action_card-extra_block = Extra block
action_card-stairs = Stairs
action_card-diagonal = Diagonal
action_card-six_ap = Six action points
action_card-seven_ap = Seven action points
action_card-shift_block = Shift a block
action_card-redeploy = Redeploy
action_card-vault = Vault
master_card-all_levels = All levels
master_card-one_level = One level
master_card-one_line = One line
master_card-square = The square
master_card-edge = The edge
master_card-castles = Castles
master_card-diagonals = The diagonals
master_card-cluster = The cluster
phase-torres-start = the start player is being drawn
phase-torres-master = the master card is being turned up
phase-torres-foundations = the foundations are being laid
phase-torres-knights = the first knights are being set
phase-torres-king = the king is being set
phase-torres-turn = a turn is under way
phase-torres-place = a piece is taken up and must be set down
phase-torres-card = the card that was played must be carried out
phase-torres-draw = a card is being drawn
phase-torres-keep = one of the cards drawn must be kept
phase-torres-return = the other two cards must be put back
phase-torres-source = the raise needs a stack to take its block from
phase-torres-name = the stack of this turn must be named
phase-torres-spread = the blocks left over must be spread
phase-torres-kings-move = the king may move before the year begins
phase-torres-over = the game is over

torres-over = The game is over; { $winner } has won.
torres-not-now = That cannot be done now: { $phase }.
torres-impossible-chance = Chance cannot bring “{ $action }” here.
torres-no-points = This costs { $needed } action { $needed ->
    [one] point
   *[other] points
}, and { $left } { $left ->
    [one] is
   *[other] are
} left.
torres-occupied = A piece stands on { $cell }.
torres-not-your-knight = No knight of yours stands on { $cell }.
torres-stuck = The knight on { $cell } can go nowhere: every way is blocked or too steep.
torres-too-steep = From level { $here } the step to { $cell } on level { $there } is too steep: one level up at most.
torres-no-way = No step and no gate leads to { $cell }: it is not next to the knight, and no castle he can enter lets him out there on level { $here } or lower.
torres-card-target = { $action_card } does not lead to { $cell } (level { $there }, from level { $here }).
torres-card-stuck = { $action_card } can do nothing with { $cell }.
torres-card-first = { $action_card } was played and must be carried out first.
torres-extra-block = The extra block is built at once: name the cell where it goes.
torres-no-tower = There is no block on { $cell }.
torres-same-cell = The block must go to another cell than { $cell }.
torres-splits = Without the block on { $cell } its castle would fall apart.
torres-joins = A block on { $cell } would join two castles.
torres-castles = Only { $castles } castles would be left; { $least } must stand.
torres-too-small = With this block on { $cell } a tower would be higher than its castle is large.
torres-too-high = The tower on { $cell } has { $level } { $level ->
    [one] block
   *[other] blocks
}, and its castle covers { $area } { $area ->
    [one] cell
   *[other] cells
}: it cannot rise.
torres-no-castle = No castle borders on { $cell }: a block extends a castle or raises a tower.
torres-no-blocks = The stack of this turn is used up.
torres-name-first = Your stacks differ ({ $stacks }): name the one of this turn first.
torres-stack-named = The stack of this turn is named already; { $left } { $left ->
    [one] block is
   *[other] blocks are
} left in it.
torres-stacks-alike = Your stacks are all alike; there is nothing to name.
torres-no-stack = You have no stack of { $size }; your stacks: { $stacks }.
torres-stack-empty = There is no block in an empty stack.
torres-stack-not-named = No block can be taken from a named stack here.
torres-spread = The others cannot become { $stacks }: { $left } left over, to be added to { $others }, three a stack at most.
torres-castle-taken = A knight stands in the castle on { $cell } already; everybody starts in another one.
torres-no-block = There is no block on { $cell } to stand on.
torres-all-knights = All { $knights } knights are on the board.
torres-no-knight-beside = No knight of yours stands next to { $cell }.
torres-deploy-higher = { $cell } lies on level { $level }, higher than your knights next to it.
torres-foundation-near = { $cell } lies too near to another foundation.
torres-king-stays = The king stands on { $cell } already; say “stay” to leave him there.
torres-master-buys-none = In the master version all cards are in hand from the start; none are bought.
torres-bought-enough = { $most } cards have been bought this turn, and no more can be.
torres-pile-empty = The pile is empty.
torres-pile-empty-under = Nothing is left in the pile, so over and under it are the same: use “top”.
torres-not-drawn = { $action_card } is not among the cards drawn: { $action_cards }.
torres-card-played = A card has been played this turn already.
torres-not-in-hand = { $action_card } is not in your hand.
torres-bought-now = { $action_card } was bought this turn and cannot be played before the next.
torres-no-effect = { $action_card } could have no effect now.

torres-master-card = Only the master version has a master card, not the variant “{ $variant }”.

torres-position-players = A table has 2 to 4 players, not { $found }.
torres-position-hidden = A view hides cards; a position must show them all.
torres-position-knights = A player has six knights, not { $found }.
torres-position-pieces = Two pieces stand on one cell.
torres-position-king = The king must stand on a block, and be set when the first year begins.
torres-position-height = A tower is higher than its castle is large.
torres-position-castles = There are { $found } castles; { $least } always stand.
torres-position-blocks = There are { $found } blocks on the board, in stacks and in the supply, but the box holds { $total }.
torres-position-supply = The supply must hold at least { $least } blocks for what is still to come.
torres-position-track = Two markers stand on one space of the track.
torres-position-cards = The cards cannot lie like this: each exists once in each colour.
torres-position-master = A master card belongs to the master version, once it is turned up.
torres-position-order = It cannot be this player's turn here: year, round and order say otherwise.
torres-position-foundations = The foundations cannot lie like this.
torres-position-first-knights = The first knights cannot stand like this.
torres-position-setup = Before the first year nobody has scored, bought or played anything.
torres-position-turn = Action points, cards bought and cards played do not fit each other.
torres-position-stacks = The stacks do not fit the turns that are still to come.
torres-position-drawn = The cards drawn do not fit the phase.
torres-position-card = The card or the piece taken up does not fit the phase, or can do nothing.

torres-view-cards = This view hides more cards than there are.
torres-view-own-cards = A seat's own cards are not hidden from it.
torres-view-others-cards = This view shows cards that the seat cannot see.

torres-event-start = { $seat } starts.
torres-event-master = The master card of this game: { $master_card }.
torres-event-foundation = { $seat } lays a foundation on { $cell }.
torres-event-deploy = { $seat } sets a knight on { $cell }.
torres-event-king = { $seat } sets the king on { $cell }.
torres-event-stay = { $seat } leaves the king where he is.
torres-event-year = Year { $year } begins, and { $seat } starts.
torres-event-move = { $seat } moves the knight from { $from } to { $to } (level { $level }).
torres-event-gate = { $seat } goes through a castle, from { $from } by a gate to { $to } (level { $level }).
torres-event-card-move = { $action_card }: from { $from } to { $to } (level { $level }).
torres-event-shift = A block moves from { $from } to { $to }.
torres-event-build = { $seat } builds on { $cell } (level { $level }).
torres-event-raise = { $seat } raises the knight on { $cell } to level { $level }.
torres-event-stack = { $seat } takes the stack of { $size }.
torres-event-buy = { $seat } buys a card.
torres-event-top = { $seat } puts two cards back on top of the pile.
torres-event-under = { $seat } puts two cards under the pile.
torres-event-track = { $seat } steps forward on the track (+{ $points }).
torres-event-play = { $seat } plays { $action_card }.
torres-event-end = { $seat } ends the turn.
torres-event-castles = Year { $year }: { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
} for castles ({ $score }).
torres-event-king-bonus = Year { $year }: { $seat } gets the king's bonus of { $points } ({ $score }).
torres-event-master-bonus = Year { $year }: { $seat } gets the master bonus of { $points } ({ $score }).
torres-event-won = { $seat } is furthest on the track and wins the game.
torres-event-shared = Nobody has left the start: all share the win.
ending-most-points = with the most points

torres-ask-foundations = { $seat }, lay a foundation.
torres-ask-knights = { $seat }, set your first knight on a block.
torres-ask-king = { $seat }, set the king on a block.
torres-ask-turn = { $seat }, { $points ->
    [0] no action points are left: you may still play a card, or end the turn.
    [one] one action point left: build, move, buy, step on the track, play a card, or end the turn.
   *[other] { $points } action points left: build, move, deploy, buy, step on the track, play a card, or end the turn.
}
torres-ask-place = { $seat }, where does the knight go?
torres-ask-place-for-card = { $seat }, where does { $action_card } lead?
torres-ask-card-for-card = { $seat }, what is { $action_card } used on?
torres-ask-keep = { $seat }, keep one of the cards.
torres-ask-return = { $seat }, put the other two back: on top or under the pile, and which of them above?
torres-ask-source = { $seat }, which stack gives the block?
torres-ask-name = { $seat }, which stack is used up by this turn?
torres-ask-spread = { $seat }, spread the blocks left over on your other stacks.
torres-ask-kings-move = { $seat }, you are last: move the king, or let him stay.

torres-action-take-knight = knight on { $cell }, level { $level }
torres-action-take-block = block on { $cell }, level { $level }
torres-action-to = to { $cell }, level { $level }
torres-action-gate = by the gate to { $cell }, level { $level }
torres-action-deploy = deploy a knight on { $cell }, level { $level }
torres-action-build = build on { $cell }, level { $level }
torres-action-king = king on { $cell }, level { $level }
torres-action-stack = the stack of { $size }
torres-action-stack-named = the named stack ({ $size })
torres-action-buy = buy a card
torres-action-keep = keep { $action_card }
torres-action-top = both on top, { $action_card } above
torres-action-under = both under, { $action_card } above
torres-action-track = step forward on the track
torres-action-play = play { $action_card }
torres-action-end = end the turn
torres-action-spread = the others become { $stacks }
torres-action-stay = let the king stay

character-torres-page = The page counts only what its castles would score now, and is unsure which of many turns is best. It builds and climbs sensibly, but prepares nothing for later.
character-torres-squire = The squire has learned what may become of a castle, but follows a single way through its turn and often takes the second best. Turns that need several good steps in a row escape it.
character-torres-steward = The steward follows three ways through a turn where the squire follows one, and is unsure only which of the good ones is best. It thinks of its own turn only, not of the answers to it.
character-torres-marshal = The marshal follows many ways through its turn and finds most good ones. What its rivals will answer it leaves to experience.
character-torres-sovereign = The sovereign follows as many ways through a turn as half a second allows, and asks what a single rival will answer. Against several it spends all its time on its own turn.
