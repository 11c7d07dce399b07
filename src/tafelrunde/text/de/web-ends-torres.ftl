# Torres nach der Partie: Wertungszettel, alle in Zahlen.

web-torres-with-points = mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}
web-torres-point-sum = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
web-torres-sheet-year = Jahr { $year }
web-torres-sheet-castles = Burgen
web-torres-sheet-king = König
web-torres-sheet-master = Meister
web-torres-sheet-track = Zählleiste
web-torres-sheet-total = Summe
web-torres-sheet-note = Zählleiste: Schritte, und Felder, die ein Zählstein gewinnt, wo schon ein anderer steht.
web-torres-figure-blocks = { $n ->
    [one] Baustein verbaut
   *[other] Bausteine verbaut
}
web-torres-figure-steps = { $n ->
    [one] Schritt der Ritter
   *[other] Schritte der Ritter
}
web-torres-figure-level = höchstes Stockwerk
web-torres-figure-cards = { $n ->
    [one] Karte ausgespielt
   *[other] Karten ausgespielt
}
web-torres-figure-year = { $n ->
    [one] Punkt im besten Jahr
   *[other] Punkte im besten Jahr
}
