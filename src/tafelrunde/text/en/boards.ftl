# The text boards: what stands beside cards, dice and pieces.

knights-board-over = Knights, after turn { $turn }: { $player } has won
knights-board-setup = Knights, setup: { $phase }
knights-board-turn = Knights, turn { $turn }: { $player }
knights-board-left = left
knights-board-right = right
knights-board-tucked = tucked
knights-board-castles = castles
knights-board-specials = specials
knights-board-empty = empty
knights-board-unseen = unseen below: { $count }
knights-board-guarded = { $card } (guarded)
knights-board-tournaments = { $count ->
    [one] one tournament won
   *[other] { $count } tournaments won
}
knights-board-rolls = { $player } rolls for the { $like } on the { $stack }
knights-board-attacks = { $player } rolls for { $owner }'s { $like }
knights-board-defends = { $player } defends the { $like }
knights-board-dares-king = { $player } rolls against the king
knights-board-mark = to beat: { $mark }
knights-board-leads = to beat: { $mark } ({ $player } leads)
knights-board-dice = live dice: { $dice }   dead sixes: { $dead }   rolls left: { $rolls }
knights-board-result = result so far: { $result }

court-board-over = To Court the King, round { $round }: { $player } has won
court-board-start = To Court the King: the start player is drawn
court-board-turn = To Court the King, round { $round }: { $player }
court-board-final = To Court the King, round { $round }, the final round: { $player }
court-board-fools = fools
court-board-endless = without end
court-board-sold-out = [{ $character }: sold out]
court-board-figure = figure
court-board-king = KING with { $mark }
court-board-in-hand = dice in hand for the first roll: { $count }
court-board-active = active
court-board-aside = set aside
court-board-air = in the air
court-board-picked = picked
court-board-none = none
court-cost-any = anything
court-cost-alike = { $sizes } alike
court-cost-odd = all odd
court-cost-even = all even
court-cost-sum = sum { $least }
court-cost-straight = straight of { $length }
court-cost-with-king = with the King

torres-board-over = { $variant ->
    [luck] Torres (luck)
    [master] Torres (master)
   *[other] Torres
}: won by { $players }
torres-board-start = { $variant ->
    [luck] Torres (luck)
    [master] Torres (master)
   *[other] Torres
}: the game begins
torres-board-turn = { $variant ->
    [luck] Torres (luck)
    [master] Torres (master)
   *[other] Torres
}, year { $year }, round { $round }: { $player }
torres-board-legend = a number is the level, a letter a knight, K the king, . the ground
torres-board-seat = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $knights ->
    [one] one knight
   *[other] { $knights } knights
} left, stacks { $stacks }
torres-board-now = +{ $gain } now
torres-board-starts = starts
torres-board-hand = hand
torres-board-pile = pile
torres-board-hidden = { $count } hidden
torres-board-unknown = { $count } unknown
torres-board-points = { $count ->
    [one] one action point
   *[other] { $count } action points
}
torres-board-unnamed = no stack named
torres-board-named = { $count ->
    [one] one block left in the stack
   *[other] { $count } blocks left in the stack
}
torres-board-played = card played
torres-board-not-played = no card played
torres-board-bought = cards bought: { $count }
torres-board-playing = playing { $action_card }
torres-board-drawn = drawn: { $drawn }
torres-board-master = master card: { $master_card }
torres-board-supply = supply: { $count ->
    [one] one block
   *[other] { $count } blocks
}
torres-board-common = common pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
