# Torres in the terminal: its board, its options, what is measured.

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

option-torres-players = 2 to 4 players
option-torres-variant = 'basic' (own piles), 'luck' (one common pile) or 'master' (all cards in hand)
option-torres-foundation_spacing = master version: 'steps' (three steps apart) or 'lines' (only within rows and columns)
option-torres-master_all_six = true or false: whether 'all knights' of a master card asks for all six
option-torres-master_card = the master card: all_levels, one_level, one_line, square, edge, castles, diagonals, cluster; drawn if none

bench-torres-turns = A turn of five action points can end in { $ends } positions from the opening: enumerated in { $seconds } s.
