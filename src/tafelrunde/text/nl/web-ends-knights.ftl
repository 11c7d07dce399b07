# Knatsch na de partij: het scoreblad, iedereen in cijfers.

web-knights-sheet-dealt = { $n } bij het begin
web-knights-sheet-stacks = { $n } van de stapels
web-knights-sheet-conquered = { $n } veroverd
web-knights-sheet-lost = { $n } verloren
web-knights-sheet-given = { $n } verloren aan de koning
web-knights-sheet-dared = { $n ->
    [one] één keer tegen de koning
   *[other] { $n } keer tegen de koning
}
web-knights-sheet-toppled = bracht de koning ten val
web-knights-figure-rolls = { $n ->
    [one] worp
   *[other] worpen
}
web-knights-figure-sixes = { $n ->
    [one] dode zes
   *[other] dode zessen
}
web-knights-figure-won = pogingen gelukt
web-knights-figure-conquered = { $n ->
    [one] burcht veroverd
   *[other] burchten veroverd
}
web-knights-figure-held = { $n ->
    [one] burcht verdedigd
   *[other] burchten verdedigd
}
web-knights-figure-best = beste resultaat
