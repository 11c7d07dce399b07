# Torres in de terminal: het bord, de opties, wat er wordt gemeten.

torres-board-over = { $variant ->
    [luck] Torres (geluksvariant)
    [master] Torres (meesterversie)
   *[other] Torres
}: gewonnen door { $players }
torres-board-start = { $variant ->
    [luck] Torres (geluksvariant)
    [master] Torres (meesterversie)
   *[other] Torres
}: het spel begint
torres-board-turn = { $variant ->
    [luck] Torres (geluksvariant)
    [master] Torres (meesterversie)
   *[other] Torres
}, jaar { $year }, ronde { $round }: { $player }
torres-board-legend = een getal is het niveau, een letter een ridder, K de koning, . de grond
torres-board-seat = { $player }: { $points ->
    [one] één punt
   *[other] { $points } punten
}, nog { $knights ->
    [one] één ridder
   *[other] { $knights } ridders
}, stapels { $stacks ->
    [none] geen
   *[other] { $stacks }
}
torres-board-now = nu +{ $gain }
torres-board-starts = begint
torres-board-hand = hand
torres-board-pile = trekstapel
torres-board-hidden = { $count } verborgen
torres-board-unknown = { $count } onbekend
torres-board-points = { $count ->
    [one] één actiepunt
   *[other] { $count } actiepunten
}
torres-board-unnamed = geen stapel aangewezen
torres-board-named = { $count ->
    [one] nog één bouwsteen in de stapel
   *[other] nog { $count } bouwstenen in de stapel
}
torres-board-played = kaart gespeeld
torres-board-not-played = geen kaart gespeeld
torres-board-bought = gekochte kaarten: { $count }
torres-board-playing = gespeeld wordt: { $action_card }
torres-board-drawn = getrokken: { $drawn }
torres-board-master = meesterkaart: { $master_card }
torres-board-supply = voorraad: { $count ->
    [one] één bouwsteen
   *[other] { $count } bouwstenen
}
torres-board-common = gezamenlijke trekstapel: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}

option-torres-players = 2 tot 4 spelers
option-torres-variant = 'basic' (eigen trekstapels), 'luck' (één gezamenlijke trekstapel) of 'master' (alle kaarten in de hand)
option-torres-foundation_spacing = meesterversie: 'steps' (drie stappen uit elkaar) of 'lines' (alleen binnen rijen en kolommen)
option-torres-master_all_six = true of false: of “alle ridders” van een meesterkaart alle zes bedoelt
option-torres-master_card = de meesterkaart: all_levels, one_level, one_line, square, edge, castles, diagonals, cluster; zonder opgave geloot

bench-torres-turns = Een beurt met vijf actiepunten kan vanuit de opening in { $ends } stellingen eindigen: opgesomd in { $seconds } s.
