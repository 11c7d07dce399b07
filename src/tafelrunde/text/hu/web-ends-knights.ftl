# Knatsch a parti után: pontlap, mindenki számokban.

web-knights-sheet-dealt = { $n } kezdéskor
web-knights-sheet-stacks = { $n } a paklikból
web-knights-sheet-conquered = { $n } elfoglalva
web-knights-sheet-lost = { $n } elveszítve
web-knights-sheet-given = { $n } a királynak adva
web-knights-sheet-dared = { $n ->
    [one] egyszer kiállt a király ellen
   *[other] { $n } alkalommal kiállt a király ellen
}
web-knights-sheet-toppled = letaszította a trónról a királyt
web-knights-figure-rolls = dobás
web-knights-figure-sixes = elveszett hatos
web-knights-figure-won = sikeres próbálkozás
web-knights-figure-conquered = elfoglalt vár
web-knights-figure-held = megvédett vár
web-knights-figure-best = legjobb eredmény
