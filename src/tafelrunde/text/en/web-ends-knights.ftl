# Knights after a match: the score sheet, everybody's numbers.

web-knights-sheet-dealt = { $n } dealt
web-knights-sheet-stacks = { $n } from the stacks
web-knights-sheet-conquered = { $n } conquered
web-knights-sheet-lost = { $n } lost
web-knights-sheet-given = { $n } lost to the king
web-knights-sheet-dared = { $n ->
    [one] faced the king once
   *[other] faced the king { $n } times
}
web-knights-sheet-toppled = toppled the king
web-knights-figure-rolls = { $n ->
    [one] roll
   *[other] rolls
}
web-knights-figure-sixes = { $n ->
    [one] dead six
   *[other] dead sixes
}
web-knights-figure-won = attempts won
web-knights-figure-conquered = { $n ->
    [one] castle conquered
   *[other] castles conquered
}
web-knights-figure-held = { $n ->
    [one] castle defended
   *[other] castles defended
}
web-knights-figure-best = best result
