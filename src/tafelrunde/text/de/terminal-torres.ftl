# Torres im Terminal: das Brett, die Optionen, was gemessen wird.

torres-board-over = { $variant ->
    [luck] Torres (Glücksvariante)
    [master] Torres (Meister-Version)
   *[other] Torres
}: Sieg für { $players }
torres-board-start = { $variant ->
    [luck] Torres (Glücksvariante)
    [master] Torres (Meister-Version)
   *[other] Torres
}: Das Spiel beginnt
torres-board-turn = { $variant ->
    [luck] Torres (Glücksvariante)
    [master] Torres (Meister-Version)
   *[other] Torres
}, Jahr { $year }, Runde { $round }: { $player }
torres-board-legend = eine Zahl ist das Stockwerk, ein Buchstabe ein Ritter, K der König, . der Boden
torres-board-seat = { $player }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, noch { $knights ->
    [one] ein Ritter
   *[other] { $knights } Ritter
}, Stapel { $stacks ->
    [none] keine
   *[other] { $stacks }
}
torres-board-now = jetzt +{ $gain }
torres-board-starts = beginnt
torres-board-hand = Hand
torres-board-pile = Kartenstapel
torres-board-hidden = { $count } verdeckt
torres-board-unknown = { $count } unbekannt
torres-board-points = { $count ->
    [one] ein Aktionspunkt
   *[other] { $count } Aktionspunkte
}
torres-board-unnamed = kein Stapel gewählt
torres-board-named = { $count ->
    [one] noch ein Baustein im Stapel
   *[other] noch { $count } Bausteine im Stapel
}
torres-board-played = Karte ausgespielt
torres-board-not-played = keine Karte ausgespielt
torres-board-bought = gekaufte Karten: { $count }
torres-board-playing = ausgespielt wird: { $action_card }
torres-board-drawn = gezogen: { $drawn }
torres-board-master = Meister-Karte: { $master_card }
torres-board-supply = Vorrat: { $count ->
    [one] ein Baustein
   *[other] { $count } Bausteine
}
torres-board-common = gemeinsamer Kartenstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

option-torres-players = 2 bis 4 Spieler
option-torres-variant = 'basic' (eigene Kartenstapel), 'luck' (ein gemeinsamer Kartenstapel) oder 'master' (alle Karten auf der Hand)
option-torres-foundation_spacing = Meister-Version: 'steps' (drei Schritte Abstand) oder 'lines' (nur in Zeilen und Spalten)
option-torres-master_all_six = true oder false: ob „alle Ritter“ einer Meister-Karte alle sechs meint
option-torres-master_card = die Meister-Karte: all_levels, one_level, one_line, square, edge, castles, diagonals, cluster; ohne Angabe ausgelost

bench-torres-turns = Ein Zug mit fünf Aktionspunkten kann von der Eröffnung aus in { $ends } Stellungen enden: aufgezählt in { $seconds } s.
