# Die Textbretter: was neben Karten, Würfeln und Figuren steht.

knights-board-over = Knatsch, nach Zug { $turn }: Sieg für { $player }
knights-board-setup = Knatsch, Aufbau: { $phase }
knights-board-turn = Knatsch, Zug { $turn }: { $player }
knights-board-left = links
knights-board-right = rechts
knights-board-tucked = untergesteckt
knights-board-castles = Burgen
knights-board-specials = Sonderkarten
knights-board-empty = leer
knights-board-unseen = verdeckt darunter: { $count }
knights-board-guarded = { $card } (bewacht)
knights-board-tournaments = { $count ->
    [one] ein Turnier gewonnen
   *[other] { $count } Turniere gewonnen
}
knights-board-rolls = { $player } würfelt um: { $like }, { $stack ->
    [left] linker
   *[right] rechter
} Stapel
knights-board-attacks = { $player } würfelt um: { $like } von { $owner }
knights-board-defends = { $player } verteidigt: { $like }
knights-board-dares-king = { $player } würfelt gegen den König
knights-board-mark = zu übertreffen: { $mark ->
    [none] nichts
   *[other] { $mark }
}
knights-board-leads = zu übertreffen: { $mark ->
    [none] nichts
   *[other] { $mark }
} ({ $player } führt)
knights-board-dice = gültige Würfel: { $dice ->
    [none] keine
   *[other] { $dice }
}   Nieten: { $dead }   Würfe übrig: { $rolls }
knights-board-result = Ergebnis bisher: { $result ->
    [none] nichts
   *[other] { $result }
}

court-board-over = Um Krone und Kragen, Runde { $round }: Sieg für { $player }
court-board-start = Um Krone und Kragen: Der Startspieler wird ausgelost
court-board-turn = Um Krone und Kragen, Runde { $round }: { $player }
court-board-final = Um Krone und Kragen, Runde { $round }, die Finalrunde: { $player }
court-board-fools = Hofnarren
court-board-endless = unbegrenzt
court-board-sold-out = [{ $character }: vergriffen]
court-board-figure = Startspielerfigur
court-board-king = KÖNIG mit { $mark }
court-board-in-hand = Würfel für den ersten Wurf: { $count }
court-board-active = aktiv
court-board-aside = rausgelegt
court-board-air = im Wurf
court-board-picked = gewählt
court-board-none = keine
court-cost-any = alles
court-cost-alike = { $sizes } gleiche
court-cost-odd = nur ungerade
court-cost-even = nur gerade
court-cost-sum = Summe { $least }
court-cost-straight = { $length } in Folge
court-cost-with-king = mit dem König

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
