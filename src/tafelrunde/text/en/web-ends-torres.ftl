# Torres after a match: the score sheet, everybody's numbers.

web-torres-with-points = with { $points ->
    [one] one point
   *[other] { $points } points
}
web-torres-point-sum = { $points ->
    [one] one point
   *[other] { $points } points
}
web-torres-sheet-year = Year { $year }
web-torres-sheet-castles = Castles
web-torres-sheet-king = King
web-torres-sheet-master = Master
web-torres-sheet-track = Track
web-torres-sheet-total = Total
web-torres-sheet-note = Track: steps, and spaces gained where another marker was already standing.
web-torres-figure-blocks = { $n ->
    [one] block built
   *[other] blocks built
}
web-torres-figure-steps = { $n ->
    [one] step of your knights
   *[other] steps of your knights
}
web-torres-figure-level = highest level
web-torres-figure-cards = { $n ->
    [one] card played
   *[other] cards played
}
web-torres-figure-year = { $n ->
    [one] point in the best year
   *[other] points in the best year
}
