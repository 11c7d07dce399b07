# What can go wrong, outside the rules.

unknown-game = There is no game called “{ $name }”. Known games: { $known }.
game-from-elsewhere = The game “{ $place }” from elsewhere cannot be loaded: { $detail }.
game-known-already = There are two games called “{ $name }”; one of them was installed from elsewhere.
unknown-option = { $game } has no option “{ $option }”. Its options: { $known }.
bad-option = The option { $option } of { $game } cannot be “{ $value }”. Expected: { $expected }.
start-seat = Seat { $start } cannot start: there are { $players } players, numbered from 0.
seat-names = { $expected } seats need { $expected } names, not { $found }.
unknown-bot = There is no bot called “{ $name }” for { $game }. Known bots: { $known }.
not-an-action = “{ $text }” is no action of { $game }.
bad-notation = “{ $text }” is no action. Examples: { $forms }.
bad-result = “{ $text }” is no demand. Write it as 3-3-3+2: equal dice of 1 to 5, a plus, and another number.
no-undo = There is nothing to take back: dice, cards and other players' moves stay.
unknown-card = There is no card “{ $text }”. A card is written like “red 3-3-3+1” or “tournament”.

not-json = This is no JSON object: { $detail }.
other-game = This position belongs to the game “{ $found }”, not to { $game }.
other-rules-version = This position follows version { $found } of the rules of { $game }; this program knows { $known }.
position-within-turn = The turn had begun before this position; an exercise begins at the start of a turn.

record-empty = The record is empty.
record-header = The first line of the record is no header: { $detail }.
record-format = The record has format { $found }; this program reads format { $known }.
record-seats = The record names { $found } seats for { $expected } players.
record-line = Line { $line } of the record is damaged: { $detail }.
record-edited = Line { $line } of the record does not fit the lines before it: something was changed, lost or added.
record-too-long = The record has { $entries } entries; this server takes at most { $most }.
record-header-too-long = The first line of the record holds { $bytes } bytes; this server takes at most { $most }.
record-entry-too-long = Line { $line } of the record: an action has at most { $most } characters.
record-rules = The record follows version { $found } of the rules; this program knows { $known }.
record-actor = Line { $line } of the record: { $by } acts, but it is the move of { $expected }.
record-action = Line { $line } of the record: “{ $action }” is not possible ({ $why }).
fairness-missing = The record says nothing about its dice: no host committed to them beforehand.
fairness-malformed = What the record says about its dice cannot be read: { $detail }
fairness-secret = The secret behind the dice has not been revealed yet; that happens when the match is over.
fairness-commitment = The secret does not fit the commitment { $commitment }.
fairness-scheme = The dice are mixed in a way that is unknown here: scheme { $scheme }.
fairness-hash = The contribution of seat { $seat } is not the one that was committed to.
receipt-malformed = This is no receipt: { $detail }
record-outcome = Line { $line } of the record: the result does not follow from the moves.

file-missing = There is no file { $path }.
file-unreadable = The file { $path } cannot be read: { $detail }.
file-unwritable = The file { $path } cannot be written: { $detail }.

odds-cards = Die cards are numbers 1 to 5, each at most once, not “{ $found }”.
odds-dice = Live dice are at most six numbers 1 to 5 (sixes are dead), not “{ $found }”.
odds-rolls = There can be 1 to { $most } rolls, not { $found }.
odds-need = { $option } needs { $needs }.
no-goals = There are no goals to choose from in { $game }: what is rolled for is plain without “{ $found }”.
players-by-seats = { $seats } seats are { $seats } players: leave out players={ $players }.
bad-number = { $option } must be { $expected }, not “{ $found }”.
seats-unknown = A seat is “human”, “bot” or one of { $known }, not “{ $found }”.
seats-count = { $game } is for { $low } to { $high } players, not { $found }.
resume-over = The match in { $path } is over already. Look at it with: tafelrunde replay { $path }
resume-options = A resumed match keeps its own options: leave out { $options }.
