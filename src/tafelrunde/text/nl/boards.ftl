# De tekstborden: wat er naast kaarten, dobbelstenen en figuren staat.

knights-board-over = Knatsch, na beurt { $turn }: { $player } heeft gewonnen
knights-board-setup = Knatsch, opbouw: { $phase }
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
    [one] één tornooi gewonnen
   *[other] { $count } tornooien gewonnen
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

court-board-over = To Court the King, ronde { $round }: { $player } heeft gewonnen
court-board-start = To Court the King: de startspeler wordt geloot
court-board-turn = To Court the King, ronde { $round }: { $player }
court-board-final = To Court the King, ronde { $round }, de slotronde: { $player }
court-board-fools = narren
court-board-endless = onbeperkt
court-board-sold-out = [{ $character }: op]
court-board-figure = startfiguur
court-board-king = KONING met { $mark }
court-board-in-hand = dobbelstenen voor de eerste worp: { $count }
court-board-active = actief
court-board-aside = opzijgelegd
court-board-air = in de worp
court-board-picked = gekozen
court-board-none = geen
court-cost-any = alles
court-cost-alike = { $sizes } gelijke
court-cost-odd = alleen oneven
court-cost-even = alleen even
court-cost-sum = som { $least }
court-cost-straight = { $length } op een rij
court-cost-with-king = met de Koning

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
