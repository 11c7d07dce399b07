# Torres a terminálban: a tábla, a beállítások és a mérések.

torres-board-over = { $variant ->
    [luck] Torres (szerencseváltozat)
    [master] Torres (mesterváltozat)
   *[other] Torres
}: győztes: { $players }
torres-board-start = { $variant ->
    [luck] Torres (szerencseváltozat)
    [master] Torres (mesterváltozat)
   *[other] Torres
}: kezdődik a játék
torres-board-turn = { $variant ->
    [luck] Torres (szerencseváltozat)
    [master] Torres (mesterváltozat)
   *[other] Torres
}, { $year }. év, { $round }. forduló: { $player }
torres-board-legend = a szám a szint, a betű egy lovag, K a király, . a talaj
torres-board-seat = { $player }: { $points ->
    [one] egy pont
   *[other] { $points } pont
}, még { $knights ->
    [one] egy lovag
   *[other] { $knights } lovag
}, halmok: { $stacks ->
    [none] nincs
   *[other] { $stacks }
}
torres-board-now = most +{ $gain }
torres-board-starts = kezd
torres-board-hand = kéz
torres-board-pile = húzópakli
torres-board-hidden = { $count } rejtett
torres-board-unknown = { $count } ismeretlen
torres-board-points = { $count ->
    [one] egy akciópont
   *[other] { $count } akciópont
}
torres-board-unnamed = nincs megnevezett halom
torres-board-named = { $count ->
    [one] még egy elem a halomban
   *[other] még { $count } elem a halomban
}
torres-board-played = kártya kijátszva
torres-board-not-played = nincs kijátszott kártya
torres-board-bought = vett kártyák: { $count }
torres-board-playing = kijátszva: { $action_card }
torres-board-drawn = húzva: { $drawn }
torres-board-master = mesterkártya: { $master_card }
torres-board-supply = készlet: { $count ->
    [one] egy elem
   *[other] { $count } elem
}
torres-board-common = közös pakli: { $count ->
    [one] egy kártya
   *[other] { $count } kártya
}

option-torres-players = 2–4 játékos
option-torres-variant = 'basic' (saját húzópaklik), 'luck' (egy közös pakli) vagy 'master' (minden kártya kézben)
option-torres-foundation_spacing = mesterváltozat: 'steps' (három lépésnyire egymástól) vagy 'lines' (csak sorokon és oszlopokon belül)
option-torres-master_all_six = true vagy false: a mesterkártya „minden lovag” feltétele mind a hatot jelenti-e
option-torres-master_card = a mesterkártya: all_levels, one_level, one_line, square, edge, castles, diagonals, cluster; megadás nélkül sorsolt

bench-torres-turns = Egy öt akciópontos kör a nyitóállásból { $ends } állásban érhet véget; a felsorolás { $seconds } s.
