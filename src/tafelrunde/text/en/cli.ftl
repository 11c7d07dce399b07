# The terminal table.

number = { $number }
play-welcome = { $game } with { $names }. Type a number to choose, ? for the exact odds, help for more.
play-resumed = The match goes on where it stopped.
play-exact = Exact chances, with best play from here on:
play-bound = At least these chances (the turn is too large to be solved exactly):
play-no-odds = No dice depend on this choice, so there are no odds to show.
play-why-legal = “{ $action }” is allowed now.
play-unknown-input = “{ $text }” is no choice here. Type a number from 1 to { $count }, an action, or help.
play-undone = Taken back.
play-saved = Saved. Go on with: tafelrunde play --resume { $path }
play-recorded = The record is in { $path }
play-over = { $name } wins { $ending }.
play-human = Player
play-bot = { $bot } { $number }
play-help =
    a number        choose from the list
    an action       type it, for example: { $forms }
    ?               exact chances of the choices
    ? GOAL          what each action is worth on the way to a goal, where there are several
    why ACTION      why an action is not allowed, with its clause
    rules [CLAUSE]  the rules, or one clause, for example: rules { $clause }
    board           show the table again
    log             what has happened so far
    undo            take back your last move, if no dice or cards came after it
    save FILE       write the match to a file
    quit            save and leave
play-shortcuts = shortcuts:      { $shortcuts }
rules-unknown = There is no clause “{ $clause }” in the rules of { $game }.

replay-header = { $game }, { $players } players: { $names }. { $entries } { $entries ->
    [one] entry
   *[other] entries
}.
replay-help = Enter or n: next, p: back, a number: go there, e: end, l: log so far, q: quit
replay-at = { $at } of { $entries }
replay-unfinished = The match is not finished.

verify-fair = All { $events } chance events follow from the secret that was committed to and from what the players contributed.
verify-unfair = Line { $line }: “{ $action }” (chance event { $event }) does not follow from the secret and the contributions.
verify-hashes = { $seats ->
    [0] Nobody contributed: the host alone decided.
    [one] One seat contributed, and its text fits the hash that it had committed to.
   *[other] { $seats } seats contributed, and each text fits the hash that its seat had committed to.
  }
verify-withheld = Seat { $seat } committed to a contribution and did not reveal it: whoever knew the secret could choose between revealing and not.
verify-takebacks = { $count ->
    [one] One take-back went over dice or cards; what came after it is fresh. Whoever played should remember it.
   *[other] { $count } take-backs went over dice or cards; what came after each is fresh. Whoever played should remember them.
  }
verify-bound = The receipt fits: commitment, hashes, and the contribution of seat { $seat }. The host had to settle the secret, and everybody else their contribution, before the text of seat { $seat } was known: nobody could choose these dice.
verify-bound-but = The receipt fits: commitment, hashes, and the contribution of seat { $seat }. All were settled before the text of seat { $seat } was known: no choice was left but to reveal or not, as said above.
verify-unbound = Without a receipt the host is bound by nothing but its own word: secret and hashes may have been made afterwards. Players check with --receipt and the file that their own device kept.
verify-first-scheme = This record is of the first scheme, in which contributions were in the open: a host who also played could choose them, and so the dice.
verify-same-commitment = The secret is the one whose hash you saw before the match.
verify-mine = Your contribution is among those that the dice follow from.
verify-other-table = The receipt is of another table.
verify-other-commitment = The secret is not the one that was promised: the hash shown before the match was another.
verify-other-hashes = The contributions are not those that were promised: the hashes sealed before the match were others.
verify-not-mine = Your contribution is not among those that the dice follow from.

odds-beat = beat { $mark } with { $rolls } { $rolls ->
    [one] roll
   *[other] rolls
}{ $cards }{ $dice }:
odds-attack = take a castle demanding { $mark } with { $rolls } { $rolls ->
    [one] roll
   *[other] rolls
}{ $cards }{ $dice } against its owner's defence{ $owner }:
odds-king = topple the king with { $rolls } { $rolls ->
    [one] roll
   *[other] rolls
}{ $cards }{ $dice }:
odds-tournament = win the tournament with { $rolls } { $rolls ->
    [one] roll
   *[other] rolls
}{ $cards }{ $dice }{ $mark } against { $rivals } still to roll:
odds-at-least = at least, { $goal }
odds-best = { $goal }, best: { $action }:
odds-with-cards = , die cards { $cards }
odds-with-dice = , live dice { $dice }
odds-with-owner = {" "}(die cards { $cards })
odds-with-mark = , to beat { $mark },
odds-keep = keep { $dice }:
odds-share-leader = present leader
odds-share-roller = roller
odds-share-rival = rival { $number }

warm-title = Compiling the rules (once; later starts use the cache)
warm-done = Compiled in { $seconds } s.
cannot-compile = The rules of { $game } cannot be compiled: { $detail }.

export-done = { $path }: { $bytes } bytes of JSON.

arena-title = { $game }: { $games } { $games ->
    [one] game
   *[other] games
}, 95% confidence
arena-entrant = bot
arena-wins = wins
arena-share = share
arena-interval = interval
arena-score = mean score
arena-adjusted = without luck
arena-means = Per game on average: { $means }. Games given up at the cap: { $capped }.
arena-stopped = Stopped after { $games } { $games ->
    [one] game
   *[other] games
}.
arena-progress = playing

bench-title = { $game }, { $players } players: random play
bench-running = measuring
bench-columns-cores = cores
bench-columns-moves = moves/s
bench-columns-decisions = decisions/s
bench-columns-games = games/s
bench-moves = A move is a player's decision or a chance event (a roll, a card turned up).
bench-start = Start: { $cold } s cold (compiling), { $warm } s warm (from the cache).

serve-ready = Tables are open at { $address } (Ctrl+C stops the server).
serve-nearby = Phones and computers in the same network come in at { $addresses }. Everybody in this network can, nobody on the internet.
serve-nearby-none = This machine is in no local network right now, so nobody else can come in.
new-key-done = There is a new signing key. All recovery links until now are void; whoever is logged in stays so.
serve-preparing = The rules are compiled meanwhile, once: the page shows how far each game is.
serve-progress = Compiled so far: { $parts }.
serve-game-ready = { $game } can be played.
backup-done = { $rows } { $rows ->
    [one] row is
   *[other] rows are
} kept in { $path }.
backup-verified = { $path } is a complete and unchanged backup.
restore-done = Everything in { $path } is back in the database.

figure-decisions = decisions

# Options of the games
option-start = the seat that starts, 0 to players - 1; random if none
