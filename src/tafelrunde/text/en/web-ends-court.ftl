# To Court the King after a match: the duel for the King, everybody's numbers.

web-court-with-mark = with { $alike } × { $number }
web-court-alike = { $alike } × { $number }
web-court-characters = { $n ->
    [one] one character
   *[other] { $n } characters
}
web-court-duel = The duel for the King
web-court-duel-first = took King and Queen
web-court-duel-takes = takes the King
web-court-duel-misses = not enough
web-court-duel-passed = could not reach the mark
web-court-duel-keeps = kept the King without a roll
web-court-duel-none = Nobody has taken the King.
web-court-duel-cut-short = The match ended before the final round was over.
web-court-figure-rolls = { $n ->
    [one] roll
   *[other] rolls
}
web-court-figure-dice = { $n ->
    [one] die thrown
   *[other] dice thrown
}
web-court-figure-characters = { $n ->
    [one] character won
   *[other] characters won
}
web-court-figure-uses = { $n ->
    [one] ability used
   *[other] abilities used
}
web-court-figure-best = best result
