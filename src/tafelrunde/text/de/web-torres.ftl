# Das Spielbrett von Torres auf der Webseite.

web-about-torres = Baue Burgen, steig mit deinen Rittern hinauf und beende das Jahr hoch oben.
web-minutes-torres = etwa 60 Minuten
web-torres-plan = Plan von oben
web-torres-towers = Türme von schräg oben
web-torres-views = Ansichten
web-torres-view-plan = Plan
web-torres-view-both = Beide
web-torres-view-towers = Türme
web-torres-turn-left = Die Türme nach links drehen (Q)
web-torres-turn-right = Die Türme nach rechts drehen (E, R)
web-torres-nearer = Näher heran (Z)
web-torres-from-above = Von oben (V)
web-torres-heights = Höhen als Zahlen (M)

# Ein Feld in Worten: d4, Stockwerk 2, Ritter von Anna, hier kannst du bauen

web-torres-level = { $level ->
    [0] ebener Boden
   *[other] Stockwerk { $level }
}
web-torres-the-king = der König
web-torres-knight-of = Ritter von { $name }
web-torres-taken-up = aufgenommen
web-torres-may-build = hier kannst du bauen
web-torres-may-deploy = hier kannst du einen Ritter einsetzen
web-torres-may-to = hierhin kannst du gehen
web-torres-may-king = hierhin kannst du den König setzen
web-torres-may-take = das kannst du aufnehmen
web-torres-castle = Burg mit { $area ->
    [one] einem Feld
   *[other] { $area } Feldern
}, höchster Turm { $highest } von höchstens { $area }
web-torres-kings-castle = die Königsburg
web-torres-point-hint = { web-point } auf einen Turm, um seine Burg zu sehen.
web-torres-coach = Für den Coach zählt, was dir das Jahr brächte, wenn es jetzt endete.

# Was du hast

web-torres-in-hand = In der Hand
web-torres-tool-build = Baustein
web-torres-tool-deploy = Neuer Ritter
web-torres-stacks = Deine Stapel
web-torres-stack = Ein Stapel mit { $size }
web-torres-name = In diesem Zug den Stapel mit { $size } nehmen
web-torres-named = Der Stapel dieses Zuges: noch { $size }
web-torres-which-stack = Welcher Stapel?
web-torres-spread = Die anderen Stapel werden:
web-torres-put-back = Zurückstellen
web-torres-back-keep = Behalten
web-torres-back-top = Beide oben auf, diese zuoberst
web-torres-back-under = Beide darunter, diese über der anderen
web-torres-do-buy = Karte kaufen
web-torres-do-track = Zählleiste +{ $step }
web-torres-do-stay = König stehen lassen
web-torres-do-end = Zug beenden
web-torres-brief-buy = Kaufen
web-torres-brief-track = Leiste +{ $step }
web-torres-hand = Deine Karten
web-torres-fresh = neu
web-torres-drawn = Gezogene Karten
web-torres-keep-one = Behalte eine dieser Karten
web-torres-put-cards-back = Lege diese zurück: oben auf oder unter den Kartenstapel
web-torres-when = Jahr { $year }, Runde { $round } von { $rounds }
web-torres-points = Noch { $points ->
    [one] ein Aktionspunkt
   *[other] { $points } Aktionspunkte
}
web-torres-supply = Vorrat: { $blocks }
web-torres-pile = Kartenstapel: { $cards }
web-torres-knights-left = { $n ->
    [one] ein Ritter
   *[other] { $n } Ritter
} noch nicht auf dem Plan
web-torres-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} auf der Hand
web-torres-stacks-are = Stapel: { $stacks }
web-torres-now = jetzt ({ $score })
web-torres-now-hint = Was das Jahr brächte, wenn es jetzt endete, und wo der Zählstein dann stünde
web-torres-cards-heading = Karten
web-torres-share = Burg von { $cell }: { $area } × { $level } = { $points }
web-torres-holds = Auf der Hand: { $cards }
web-torres-played = Ausgespielt: { $cards }

# Wertung

web-torres-scoring = Jahr { $year } wird gewertet
web-torres-scoring-castle = Burg von { $cell }: { $area ->
    [one] ein Feld
   *[other] { $area } Felder
}
web-torres-scoring-king = Der Königs-Bonus
web-torres-scoring-master = Der Meister-Bonus
web-torres-skip = Überspringen
web-torres-result-king = König
web-torres-result-master = Meister
web-torres-result-points = Punkte

# Was die Karten tun

web-torres-action-leap_up = Einer deiner Ritter springt auf einen freien Baustein daneben, der genau zwei Stockwerke höher liegt.
web-torres-action-raise = Schiebe einen Baustein von einem deiner Stapel unter einen deiner Ritter.
web-torres-action-extra_block = Baue einen Baustein aus dem Vorrat.
web-torres-action-stairs = Einer deiner Ritter geht durch eine Burg und darf höher herauskommen, als er hineinging.
web-torres-action-diagonal = Einer deiner Ritter zieht über eine Ecke, höchstens ein Stockwerk hinauf.
web-torres-action-six_ap = Du hast in diesem Zug sechs Aktionspunkte.
web-torres-action-seven_ap = Du hast in diesem Zug sieben Aktionspunkte.
web-torres-action-shift_block = Versetze den obersten Baustein eines Turms, auf dem niemand steht, auf ein anderes Feld.
web-torres-action-redeploy = Nimm einen deiner Ritter vom Plan und setze ihn neben einem anderen von dir wieder ein.
web-torres-action-vault = Einer deiner Ritter springt geradeaus über eine Figur neben ihm.
web-torres-master-all_levels = Nach Jahr 3: 40 Punkte, wenn keine zwei deiner Ritter im selben Stockwerk stehen.
web-torres-master-one_level = Nach Jahr 3: 50 Punkte, wenn alle deine Ritter im selben Stockwerk stehen.
web-torres-master-one_line = Nach Jahr 3: 50 Punkte, wenn alle deine Ritter in einer Reihe, Spalte oder Diagonale stehen.
web-torres-master-square = Nach Jahr 3: 50 Punkte, wenn vier deiner Ritter die Ecken eines Quadrats bilden.
web-torres-master-edge = Jedes Jahr 2, 5, dann 10 Punkte für jeden deiner Ritter am Rand, und noch einmal für die meisten.
web-torres-master-castles = 5, 15, dann 30 Punkte, wenn deine Ritter in genau 4, 5, dann 6 Burgen stehen und keiner am Boden.
web-torres-master-diagonals = Jedes Jahr 2, 5, dann 10 Punkte für jeden deiner Ritter auf einer langen Diagonale, und noch einmal für die meisten.
web-torres-master-cluster = Nach Jahr 3: 40 Punkte, wenn deine Ritter eine einzige Gruppe bilden.

# Die Frage ganz oben, wo man sieht, was zu tun ist

web-torres-ask-turn = { $seat }, { $points ->
    [0] keine Aktionspunkte mehr: Spiel eine Karte oder beende den Zug.
    [one] noch ein Aktionspunkt für Baustein, Ritter oder Karte.
   *[other] noch { $points } Aktionspunkte für Bausteine, Ritter und Karten.
}
