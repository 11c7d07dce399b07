# Knatsch a terminálban: a tábla, a beállítások és a mérések.

knights-board-over = Knatsch, { $turn }. kör után: { $player } nyert
knights-board-setup = Knatsch, előkészületek: { $phase }
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
knights-board-defends = { $player } védi { $like-acc }
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

option-knights-players = 2–6 játékos
option-knights-deck = a 48 kártya szövegként, például 'red 3-3-3+1'; megadás nélkül a K1.5 rekonstrukciója

bench-knights-keep = Pontos esélyek: { $micro } µs döntésenként.
bench-knights-tables = Pontos esélyek: { $seconds } s az egyszer felépített táblázatokra.
figure-turns = körök
