# Torres na de partij: het scoreblad, iedereen in cijfers.

web-torres-with-points = met { $points ->
    [one] één punt
   *[other] { $points } punten
}
web-torres-point-sum = { $points ->
    [one] één punt
   *[other] { $points } punten
}
web-torres-sheet-year = Jaar { $year }
web-torres-sheet-castles = Burchten
web-torres-sheet-king = Koning
web-torres-sheet-master = Meester
web-torres-sheet-track = Scorespoor
web-torres-sheet-total = Totaal
web-torres-sheet-note = Scorespoor: stappen, en vakjes die een telsteen wint waar al een andere staat.
web-torres-figure-blocks = { $n ->
    [one] bouwsteen gebouwd
   *[other] bouwstenen gebouwd
}
web-torres-figure-steps = { $n ->
    [one] stap van de ridders
   *[other] stappen van de ridders
}
web-torres-figure-level = hoogste niveau
web-torres-figure-cards = { $n ->
    [one] kaart gespeeld
   *[other] kaarten gespeeld
}
web-torres-figure-year = { $n ->
    [one] punt in het beste jaar
   *[other] punten in het beste jaar
}
