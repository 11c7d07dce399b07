# Knatsch in de terminal: het bord, de opties, wat er wordt gemeten.

knights-board-over = Knatsch, na beurt { $turn }: { $player } heeft gewonnen
knights-board-setup = Knatsch, voorbereiding: { $phase }
knights-board-turn = Knatsch, beurt { $turn }: { $player }
knights-board-left = links
knights-board-right = rechts
knights-board-tucked = ondergeschoven
knights-board-castles = burchten
knights-board-specials = speciale kaarten
knights-board-empty = leeg
knights-board-unseen = dicht eronder: { $count }
knights-board-guarded = { $card } (bewaakt)
knights-board-tournaments = { $count ->
    [one] één toernooi gewonnen
   *[other] { $count } toernooien gewonnen
}
knights-board-rolls = { $player } gooit voor de { $like } op de { $stack ->
    [left] linkerstapel
   *[right] rechterstapel
}
knights-board-attacks = { $player } gooit voor de { $like } van { $owner }
knights-board-defends = { $player } verdedigt de { $like }
knights-board-dares-king = { $player } gooit tegen de koning
knights-board-mark = te overtreffen: { $mark ->
    [none] niets
   *[other] { $mark }
}
knights-board-leads = te overtreffen: { $mark ->
    [none] niets
   *[other] { $mark }
} ({ $player } leidt)
knights-board-dice = geldige dobbelstenen: { $dice ->
    [none] geen
   *[other] { $dice }
}   dode zessen: { $dead }   worpen over: { $rolls }
knights-board-result = resultaat tot nu toe: { $result ->
    [none] niets
   *[other] { $result }
}

option-knights-players = 2 tot 6 spelers
option-knights-deck = de 48 kaarten als teksten zoals 'red 3-3-3+1'; zonder opgave de reconstructie van K1.5

bench-knights-keep = Exacte kansen: { $micro } µs per beslissing.
bench-knights-tables = Exacte kansen: { $seconds } s voor de tabellen die één keer worden gebouwd.
figure-turns = beurten
