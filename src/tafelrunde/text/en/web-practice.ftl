# Practice: puzzles, cards of what was missed, and numbers.

web-practice-leave = Leave
web-practice-question = It is your move. What would you do?
web-practice-found = Found. { $action }: { $win } to win ({ $kind }).
web-practice-missed = { $action }: { $win } to win. That gives away { $points } pp ({ $kind }). Try again.
web-practice-shown = Best was: { $action }. What you tried last gives away { $points } pp ({ $kind }).
web-practice-shown-only = That is the best move.
web-practice-exact = exact
web-practice-estimate = an estimate
web-practice-puzzle = Puzzle of the day
web-practice-puzzles = Puzzles of the day
web-practice-puzzles-about = From matches of the house, with one clear answer. A new one every day.
web-practice-answers = The best moves and the chance to win after them
web-practice-more = More practice
web-practice-solved = Found at the first try today.
web-practice-tried = Done for today.
web-practice-open = Not tried today.
web-practice-cards = What you missed
web-practice-cards-about = Costly decisions of your matches come back as cards, until you know them: after one day, then after longer and longer times.
web-practice-cards-due = { $due ->
    [one] Try one card
   *[other] Try { $due } cards
    }
web-practice-cards-done = All cards are done
web-practice-cards-next = The next card comes back on { $day }.
web-practice-cards-none = There are none. Look at “What happened” after a match to get some.
web-practice-cards-kept = Your cards are kept on the server; none of them is lost.
web-practice-away = The server cannot be reached right now. What is kept on this device can be tried.
web-practice-prepared = Without a connection, too: { $cards ->
    [one] one card
   *[other] { $cards } cards
    } and { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
    }.
web-practice-preparing = More is being fetched…
web-practice-answers-wait = { $answers ->
    [one] One answer is kept on this device and counts
   *[other] { $answers } answers are kept on this device and count
    } as soon as the server can be reached.
web-practice-card = Card { $at } of { $cards }
web-practice-you-did = Then you chose: { $action }. It gave away { $points } pp.
web-practice-match = That match
web-practice-numbers = Your numbers
web-practice-numbers-of = { $name } in numbers
web-practice-numbers-about = What was skill and what was luck over all your matches, by game and by whom you played.
web-practice-numbers-none = No match has been looked at yet.
web-practice-whose = Whose
web-practice-unreviewed = { $matches ->
    [one] One match does
   *[other] { $matches } matches do
    } not count yet.
web-practice-review = Look at them now
web-practice-looking = Looking at match { $done } of { $of }…
web-practice-against = against { $level }
web-practice-people = people
web-practice-house = the house
web-practice-matches = Matches
web-practice-wins = Wins
web-practice-of = { $n } of { $all }
web-practice-fair = equal players would have { $n }
web-practice-form = Form
web-practice-luck = Luck a match
web-practice-within = 95%: { $low } to { $high }
web-practice-form-about = Form: what a decision that mattered gave away on average.
web-practice-luck-about = Luck tends to zero over many matches. Both are estimates.
web-practice-favourites = What cost most:
web-practice-blunder = { $n ->
    [one] one blunder
   *[other] { $n } blunders
    }
web-practice-mistake = { $n ->
    [one] one mistake
   *[other] { $n } mistakes
    }
web-practice-inaccuracy = { $n ->
    [one] one inaccuracy
   *[other] { $n } inaccuracies
    }
web-practice-trend = Form over the last ten matches each; the top is { $most } pp.
web-practice-trend-said = Form went from { $first } to { $last } pp since { $since }.
