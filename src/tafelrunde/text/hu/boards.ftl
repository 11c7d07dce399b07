# A szöveges táblák: ami a kártyák, kockák és figurák mellett áll.

knights-board-over = Knatsch, { $turn }. kör után: { $player } nyert
knights-board-setup = Knatsch, előkészület: { $phase }
knights-board-turn = Knatsch, { $turn }. kör: { $player }
knights-board-left = bal
knights-board-right = jobb
knights-board-tucked = alátéve
knights-board-castles = várak
knights-board-specials = különleges
knights-board-empty = üres
knights-board-unseen = alatta ismeretlen: { $count }
knights-board-guarded = { $card } (őrzött)
knights-board-tournaments = { $count ->
    [one] egy megnyert lovagi torna
   *[other] { $count } megnyert lovagi torna
}
knights-board-rolls = { $player } dob ezért: { $like }, { $stack ->
    [left] bal
   *[right] jobb
} pakli
knights-board-attacks = { $player } dob { $owner } kártyájáért: { $like }
knights-board-defends = { $player } megvédené: { $like }
knights-board-dares-king = { $player } a király ellen dob
knights-board-mark = felülmúlandó: { $mark ->
    [none] semmi
   *[other] { $mark }
}
knights-board-leads = felülmúlandó: { $mark ->
    [none] semmi
   *[other] { $mark }
} ({ $player } vezet)
knights-board-dice = élő kockák: { $dice ->
    [none] nincs
   *[other] { $dice }
}   elveszett hatosok: { $dead }   hátralévő dobások: { $rolls }
knights-board-result = eddigi eredmény: { $result ->
    [none] semmi
   *[other] { $result }
}

court-board-over = A király kegyeiért, { $round }. forduló: { $player } nyert
court-board-start = A király kegyeiért: a kezdőjátékos sorsolása
court-board-turn = A király kegyeiért, { $round }. forduló: { $player }
court-board-final = A király kegyeiért, { $round }. forduló, a záróforduló: { $player }
court-board-fools = bolondok
court-board-endless = korlátlan
court-board-sold-out = [{ $character }: elfogyott]
court-board-figure = figura
court-board-king = KIRÁLY ezzel: { $mark }
court-board-in-hand = kockák az első dobáshoz: { $count }
court-board-active = aktív
court-board-aside = félretéve
court-board-air = dobás alatt
court-board-picked = kiválasztva
court-board-none = nincs
court-cost-any = bármi
court-cost-alike = { $sizes } egyforma
court-cost-odd = mind páratlan
court-cost-even = mind páros
court-cost-sum = összeg { $least }
court-cost-straight = { $length } egymás után
court-cost-with-king = a Királlyal

torres-board-over = { $variant ->
    [luck] Torres (szerencseváltozat)
    [master] Torres (mesterváltozat)
   *[other] Torres
}: nyert: { $players }
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
