# Het bord van Torres op de webpagina.

web-about-torres = Bouw burchten, klim met je ridders en sta hoog als het jaar eindigt.
web-minutes-torres = ongeveer 60 minuten
web-torres-plan = Plattegrond van het bord
web-torres-towers = Torens van schuin boven
web-torres-views = Aanzichten
web-torres-view-plan = Plattegrond
web-torres-view-both = Beide
web-torres-view-towers = Torens
web-torres-turn-left = Draai de torens naar links (Q)
web-torres-turn-right = Draai de torens naar rechts (E, R)
web-torres-nearer = Dichterbij (Z)
web-torres-from-above = Van boven (V)
web-torres-heights = Hoogtes als getallen (M)

# Een veld in woorden: d4, niveau 2, ridder van Anna, hier mag je bouwen

web-torres-level = { $level ->
    [0] grond
   *[other] niveau { $level }
}
web-torres-the-king = de koning
web-torres-knight-of = ridder van { $name }
web-torres-taken-up = opgepakt
web-torres-may-build = hier mag je bouwen
web-torres-may-deploy = hier mag je een ridder inzetten
web-torres-may-to = hierheen mag je gaan
web-torres-may-king = hier mag je de koning zetten
web-torres-may-take = dit mag je oppakken
web-torres-castle = burcht van { $area } { $area ->
    [one] veld
   *[other] velden
}, hoogste toren { $highest } van hoogstens { $area }
web-torres-kings-castle = de koningsburcht
web-torres-point-hint = { web-point } een toren aan om zijn burcht te zien.
web-torres-coach = Voor de coach telt wat het jaar je zou opleveren als het nu eindigde.

# Wat je hebt

web-torres-in-hand = In de hand
web-torres-tool-build = Bouwsteen
web-torres-tool-deploy = Nieuwe ridder
web-torres-stacks = Je stapels
web-torres-stack = Een stapel van { $size }
web-torres-name = Neem deze beurt de stapel van { $size }
web-torres-named = De stapel van deze beurt: nog { $size }
web-torres-which-stack = Welke stapel?
web-torres-spread = De andere stapels worden:
web-torres-put-back = Terugzetten
web-torres-back-keep = Houden
web-torres-back-top = Beide erop, deze boven
web-torres-back-under = Beide eronder, deze boven
web-torres-do-buy = Kaart kopen
web-torres-do-track = Scorespoor +{ $step }
web-torres-do-stay = Koning laten staan
web-torres-do-end = Beurt beëindigen
web-torres-brief-buy = Kopen
web-torres-brief-track = Spoor +{ $step }
web-torres-hand = Je kaarten
web-torres-fresh = nieuw
web-torres-drawn = Getrokken kaarten
web-torres-keep-one = Houd een van deze kaarten
web-torres-put-cards-back = Leg deze terug: op of onder de trekstapel
web-torres-when = Jaar { $year }, ronde { $round } van { $rounds }
web-torres-points = Nog { $points ->
    [one] één actiepunt
   *[other] { $points } actiepunten
}
web-torres-supply = Voorraad: { $blocks }
web-torres-pile = Trekstapel: { $cards }
web-torres-knights-left = { $n ->
    [one] één ridder
   *[other] { $n } ridders
} nog niet op het bord
web-torres-cards = { $n ->
    [one] één kaart
   *[other] { $n } kaarten
} in de hand
web-torres-stacks-are = Stapels: { $stacks }
web-torres-now = nu ({ $score })
web-torres-now-hint = Wat het jaar zou opleveren als het nu eindigde, en waar de telsteen dan zou staan
web-torres-cards-heading = Kaarten
web-torres-share = Burcht van { $cell }: { $area } × { $level } = { $points }
web-torres-holds = In de hand: { $cards }
web-torres-played = Gespeeld: { $cards }

# De jaartelling

web-torres-scoring = Jaar { $year } wordt geteld
web-torres-scoring-castle = Burcht van { $cell }: { $area } { $area ->
    [one] veld
   *[other] velden
}
web-torres-scoring-king = De koningsbonus
web-torres-scoring-master = De meesterbonus
web-torres-skip = Overslaan
web-torres-result-king = Koning
web-torres-result-master = Meester
web-torres-result-points = Punten

# Wat de kaarten doen

web-torres-action-leap_up = Een van je ridders springt op een vrije bouwsteen ernaast die precies twee niveaus hoger ligt.
web-torres-action-raise = Schuif een bouwsteen van een van je stapels onder een van je ridders.
web-torres-action-extra_block = Bouw een bouwsteen uit de voorraad.
web-torres-action-stairs = Een van je ridders gaat door een burcht en mag er hoger uitkomen dan hij erin ging.
web-torres-action-diagonal = Een van je ridders gaat over een hoek, hoogstens één niveau omhoog.
web-torres-action-six_ap = Je hebt deze beurt zes actiepunten.
web-torres-action-seven_ap = Je hebt deze beurt zeven actiepunten.
web-torres-action-shift_block = Verplaats de bovenste bouwsteen van een toren waar niemand op staat naar een ander veld.
web-torres-action-redeploy = Haal een van je ridders van het bord en zet hem naast een andere van jou weer in.
web-torres-action-vault = Een van je ridders springt recht over een figuur naast hem.
web-torres-master-all_levels = Na jaar 3: 40 punten als geen twee van je ridders op hetzelfde niveau staan.
web-torres-master-one_level = Na jaar 3: 50 punten als al je ridders op hetzelfde niveau staan.
web-torres-master-one_line = Na jaar 3: 50 punten als al je ridders in één rij, kolom of diagonaal staan.
web-torres-master-square = Na jaar 3: 50 punten als vier van je ridders de hoeken van een vierkant vormen.
web-torres-master-edge = Elk jaar 2, 5, dan 10 punten voor elk van je ridders aan de rand, en nog eens voor de meeste.
web-torres-master-castles = 5, 15, dan 30 punten als je ridders in precies 4, 5, dan 6 burchten staan en geen op de grond.
web-torres-master-diagonals = Elk jaar 2, 5, dan 10 punten voor elk van je ridders op een lange diagonaal, en nog eens voor de meeste.
web-torres-master-cluster = Na jaar 3: 40 punten als je ridders één groep vormen.

# De vraag bovenaan, waar je ziet wat er te doen is

web-torres-ask-turn = { $seat }, { $points ->
    [0] geen actiepunten meer: speel een kaart of beëindig de beurt.
    [one] nog één actiepunt voor een bouwsteen, een ridder of een kaart.
   *[other] nog { $points } actiepunten voor bouwstenen, ridders en kaarten.
}
