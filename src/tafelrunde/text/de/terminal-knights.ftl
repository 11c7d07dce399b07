# Knatsch im Terminal: das Brett, die Optionen, was gemessen wird.

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
knights-board-rolls = { $player } würfelt um { $like-acc } vom { $stack ->
    [left] linken
   *[right] rechten
} Stapel
knights-board-attacks = { $player } würfelt um { $like-acc } von { $owner }
knights-board-defends = { $player } verteidigt { $like-acc }
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

option-knights-players = 2 bis 6 Spieler
option-knights-deck = die 48 Karten als Texte wie 'red 3-3-3+1'; ohne Angabe die Rekonstruktion aus K1.5

bench-knights-keep = Genaue Chancen: { $micro } µs je Entscheidung.
bench-knights-tables = Genaue Chancen: { $seconds } s für die Tabellen, die einmal entstehen.
figure-turns = Züge
