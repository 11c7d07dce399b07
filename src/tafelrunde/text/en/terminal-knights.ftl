# Knights in the terminal: its board, its options, what is measured.

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

option-knights-players = 2 to 6 players
option-knights-deck = the 48 cards as texts such as 'red 3-3-3+1'; the reconstruction of K1.5 if none

bench-knights-keep = Exact odds: { $micro } µs a decision.
bench-knights-tables = Exact odds: { $seconds } s for the tables built once.
figure-turns = turns
