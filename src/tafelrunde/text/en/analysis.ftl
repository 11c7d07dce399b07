# What was luck, what was skill: words for `tafelrunde analyse` and for the page.

analysis-start = Start
analysis-own-luck = Own luck
analysis-others-luck = Others' luck
analysis-mistakes = Mistakes
analysis-gifts = Gifts
analysis-drift = Drift
analysis-result = Result
analysis-accuracy = Accuracy
analysis-unit = Points of win chance (pp). Start, luck, mistakes, gifts and drift add up to the result; drift is how far the estimates were corrected from turn to turn.
analysis-kinds = “Exact” is what dice decide within a turn, by exact chances. What the match is worth at the end of a turn is always an estimate; in this match such estimates were corrected by { $error } pp from one turn to the next.
analysis-unfinished = The match is not finished: results are what the last position is worth.
analysis-turning-points = Turning points
analysis-luck-point = Luck for { $name }: { $points } pp ({ $kind })
analysis-bad-luck-point = Bad luck for { $name }: { $points } pp ({ $kind })
analysis-mistake-point = { $label ->
    [blunder] A blunder
    [inaccuracy] An inaccuracy
   *[mistake] A mistake
} by { $name }: { $points } pp ({ $kind })
analysis-find-point = A find by { $name }: the possible choices cost { $points } pp on average ({ $kind })
analysis-played = Played: { $action }
analysis-better = Better: { $action }
analysis-ribbon = Win chances
analysis-blunder = Blunder
analysis-mistake = Mistake
analysis-inaccuracy = Inaccuracy
analysis-exact = exact
analysis-estimate = estimate

# Reasons, made of facts.

analysis-why-try = As played, the attempt has a chance of { $chance }%; the win chance is then { $won }%, and { $lost }% otherwise.
analysis-why-left = As played, the win chance is { $chance }%.
analysis-why-no-use = As played, success would be of no use: the win chance is then { $won }%, and { $lost }% otherwise.
analysis-why-better-try = The better attempt has a chance of { $chance }%; the win chance is then { $won }%, and { $lost }% otherwise.
analysis-why-better-left = The better choice leaves a win chance of { $chance }%.
analysis-why-roll = { $seat }'s chance to win this contest was { $before }% before the roll, and { $after }% after it.
analysis-why-keep = The chance to win this contest is { $chance }% as played, and { $better }% with the better choice.
analysis-why-kept = The chance to win this contest is { $chance }% with this choice, and at most { $other }% with any other.
analysis-why-worse = Winning this contest was not what { $seat } needed: the win chance is then { $won }%, and { $lost }% otherwise.
analysis-why-defend = A defence has a chance of { $chance }% to keep the castle.
analysis-why-character = The chance of getting the { $character } is { $chance }% as played, and { $better }% with the better choice.
analysis-why-character-find = The chance of getting the { $character } is { $chance }% with this choice, and at most { $other }% with any other.
analysis-why-character-roll = { $seat }'s chance of getting the { $character } was { $before }% before the roll, and { $after }% after it.
analysis-why-claim = In the next turn, the chance of getting the { $character } is { $chance }% after this claim, and { $better }% after the better one.
analysis-why-points = If the year ended after this turn, { $seat } would score { $points } as played, and { $better } after the better turn.
analysis-why-rival = { $seat } would score { $points } then, and { $better } after the better turn.
analysis-why-drawn = { $seat } drew { $action_card }: the win chance is now { $after }%, and was { $before }% before.
analysis-why-left-over = { $points ->
    [one] One action point was
   *[other] { $points } action points were
} left over.
