# Knatsch nach der Partie: Wertungszettel, alle in Zahlen.

web-knights-sheet-dealt = { $n } zu Beginn
web-knights-sheet-stacks = { $n } von den Stapeln
web-knights-sheet-conquered = { $n } erobert
web-knights-sheet-lost = { $n } verloren
web-knights-sheet-given = { $n } an den König verloren
web-knights-sheet-dared = { $n ->
    [one] einmal gegen den König angetreten
   *[other] { $n }-mal gegen den König angetreten
}
web-knights-sheet-toppled = stürzte den König
web-knights-figure-rolls = { $n ->
    [one] Wurf
   *[other] Würfe
}
web-knights-figure-sixes = { $n ->
    [one] Niete
   *[other] Nieten
}
web-knights-figure-won = Versuche gelungen
web-knights-figure-conquered = { $n ->
    [one] Burg erobert
   *[other] Burgen erobert
}
web-knights-figure-held = { $n ->
    [one] Burg verteidigt
   *[other] Burgen verteidigt
}
web-knights-figure-best = bestes Ergebnis
