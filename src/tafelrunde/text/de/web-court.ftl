# Um Krone und Kragen am Webtisch.

web-about-court = Erwirb mit Würfeln Charaktere und mit ihrer Hilfe König und Königin.
web-minutes-court = etwa 45 Minuten
web-court-court = Der Hof
web-court-rank-I = Rang I
web-court-rank-II = Rang II
web-court-rank-III = Rang III
web-court-rank-IV = Rang IV
web-court-rank-V = Rang V
web-court-rank-fools = Hofnarren
web-court-left = noch { $n }
web-court-sold-out = vergeben
web-court-owned = hast du schon
web-court-payable = die Würfel würden dafür reichen
web-court-claimable = kannst du jetzt erwerben
web-court-round = Runde { $n }
web-court-supply = { $n } Würfel insgesamt
web-court-costs = Kosten:
web-court-does = Fähigkeit:

web-court-in-hand = { $n ->
    [one] ein Würfel wartet auf den Wurf
   *[other] { $n } Würfel warten auf den Wurf
}
web-court-die-aside = Die { $number } beiseitelegen
web-court-die-choose = Die { $number } wählen
web-court-roll-again = Erneut würfeln
web-court-aside-all = Alle { $n } beiseite
web-court-claim-hint = Wähle einen leuchtenden Charakter des Hofs.

web-court-choose-dice = { $n ->
    [one] Wähle einen Würfel.
   *[other] Wähle bis zu { $n } Würfel.
}
web-court-choose-others = Aus diesen Würfeln lässt sich nichts machen. Wähle andere.
web-court-choose-outcome = Was soll daraus werden?
web-court-choose-number = Welche Zahl soll der neue Würfel zeigen?
web-court-pick-again = { $n ->
    [0] Würfel zum Werfen wählen
    [one] Den Würfel erneut werfen
   *[other] { $n } Würfel erneut werfen
}
web-court-pick-raise = { $n ->
    [0] Würfel zum Erhöhen wählen
    [one] Den Würfel erhöhen
   *[other] { $n } Würfel erhöhen
}

web-court-hand = Deine Charaktere
web-court-hand-of = Charaktere von { $name }
web-court-card-usable = Jetzt einsetzbar.
web-court-card-used = benutzt
web-court-card-always = Wirkt von selbst.
web-court-card-idle = Jetzt nicht.
web-court-figure = Startspielerfigur
web-court-brings = { $first ->
    [one] ein Würfel im ersten Wurf, bis zu { $most } im Zug
   *[other] { $first } Würfel im ersten Wurf, bis zu { $most } im Zug
}

web-court-race = Das Rennen um den König
web-court-crowned = Der König ist vergeben
web-court-mark = { $name } hält den König mit { $alike } Würfeln, die eine { $number } zeigen.
web-court-stands = Jetzt: { $alike } Würfel mit einer { $number }.
web-court-beaten = Das ist besser
web-court-not-beaten = Noch nicht genug
web-court-order = Es würfeln noch um ihn
web-court-ending = Das Ende
web-court-won = { $name } gewinnt
web-court-won-queen = König und Königin bleiben beisammen: Niemand hat dieses Ergebnis übertroffen.
web-court-won-from = { $name } hat das Ende eingeleitet und behält die Königin.

web-court-chance-exact = Chance { $chance }, genau.
web-court-chance-least = Chance mindestens { $chance }.
web-court-coach-best = Jetzt am besten:
web-court-coach-never = In diesem Zug nicht zu erreichen.
web-court-coach-thinks = Der Coach denkt nach …

web-court-hand-empty = Wen du erwirbst, steht hier.
web-court-hand-none = Noch niemand.
web-court-dice = Die Würfel
web-court-die-kept = { $number }, beiseitegelegt
web-court-aimed = dein Ziel
web-court-aim-hint = { web-tap } auf den Charakter, den du willst: Du siehst die Chance und die besten Würfel dafür.
web-court-aim-duel = Jetzt zählt nur noch der König. Der Coach sagt, wie groß die Chance ist und welche Würfel du dafür beiseitelegst.
web-court-aim-take = Als Ziel wählen
web-court-aim-drop = Ziel aufgeben
web-court-aim-asleep = Die Chance berechnet der Coach; die anderen sehen, dass er an ist.
web-court-aim-wake = Coach an
web-court-aim-later = Die Chance wird in deinem Zug berechnet.
web-court-aim-met = Deine Würfel reichen dafür.
web-court-aim-missed = Deine Würfel reichen nicht dafür.
web-court-aim-do = diese beiseitelegen
web-court-exact = genau
web-court-least = mindestens
web-court-plan-aside = { $dice } beiseitelegen
web-court-plan-use = einsetzen: { $character }
web-court-plan-roll = würfeln
web-court-plan-finish = abschließen
web-court-duel-mark = Zu übertreffen
web-court-duel-holds = hält den König
web-court-duel-more = muss mehr würfeln
web-court-duel-tie = Gleichstand genügt

web-court-can-add = bringt eine { $number }
web-court-can-add-any = bringt eine Zahl nach Wahl
web-court-can-again = wirft einen Würfel neu
web-court-can-again-any = wirft mehrere neu
web-court-can-more-dice = { $n ->
    [one] ein Würfel mehr
   *[other] { $n } Würfel mehr
}
web-court-can-raise = erhöht einen um { $by }
web-court-can-raise-any = erhöht mehrere um { $by }
web-court-can-shift = verschiebt Augen
web-court-can-share = verteilt Augen neu
web-court-can-copy = kopiert einen Würfel
web-court-can-set = dreht einen nach Wahl
web-court-can-end = leitet das Ende ein

web-court-cost-fool = Nichts Besonderes; jedes Ergebnis geht.
web-court-cost-charlatan = Jedes Ergebnis; du drehst einen eigenen Hofnarren um, der noch nicht umgedreht ist.
web-court-cost-farmer = Ein Paar.
web-court-cost-serving-maid = Nur ungerade Zahlen.
web-court-cost-philosopher = Nur gerade Zahlen.
web-court-cost-laborer = Zusammen mindestens 15 Augen.
web-court-cost-guard = Drei Gleiche.
web-court-cost-hunter = Vier Gleiche.
web-court-cost-astronomer = Zwei Paare; vier Gleiche gelten auch.
web-court-cost-merchant = Zusammen mindestens 20 Augen.
web-court-cost-noblewoman = Drei Gleiche und ein Paar; fünf Gleiche gelten auch.
web-court-cost-magician = Fünf in einer Reihe: 1 bis 5 oder 2 bis 6.
web-court-cost-pawnbroker = Zusammen mindestens 30 Augen.
web-court-cost-knight = Fünf Gleiche.
web-court-cost-bishop = Drei Paare; vier Gleiche und ein Paar gelten auch, ebenso sechs Gleiche.
web-court-cost-alchemist = Sechs in einer Reihe: 1 bis 6.
web-court-cost-nobleman = Zweimal drei Gleiche; sechs Gleiche gelten auch.
web-court-cost-general = Sechs Gleiche.
web-court-cost-king = Sieben Gleiche.
web-court-cost-queen = Sie wird zusammen mit dem König erworben.

web-court-does-fool = Einen aktiven Würfel erneut werfen.
web-court-does-charlatan = Dein erster Wurf hat immer einen Würfel mehr.
web-court-does-farmer = Dein erster Wurf hat immer einen Würfel mehr.
web-court-does-serving-maid = Einen aktiven Würfel um 1, 2 oder 3 erhöhen.
web-court-does-philosopher = Von einem aktiven Würfel beliebig viele Augen auf einen anderen verschieben.
web-court-does-laborer = Einen Würfel mit einer 1 dazunehmen.
web-court-does-guard = Einen Würfel mit einer 2 dazunehmen.
web-court-does-hunter = Einen Würfel mit einer 3 dazunehmen.
web-court-does-astronomer = Einem aktiven Würfel die Zahl eines beiseitegelegten geben.
web-court-does-merchant = Beliebig viele aktive Würfel erneut werfen.
web-court-does-noblewoman = Beliebig viele aktive Würfel um genau 1 erhöhen.
web-court-does-magician = Einem aktiven Würfel eine beliebige Zahl geben.
web-court-does-pawnbroker = Einen Würfel mit einer 4 dazunehmen.
web-court-does-knight = Einen Würfel mit einer 5 dazunehmen.
web-court-does-bishop = Einen Würfel mit einer 6 dazunehmen.
web-court-does-alchemist = Die Augen von einem, zwei oder drei aktiven Würfeln neu verteilen; ihre Summe bleibt.
web-court-does-nobleman = Beliebig viele aktive Würfel um genau 2 erhöhen.
web-court-does-general = Dein erster Wurf hat immer zwei Würfel mehr.
web-court-does-king = Leitet das Ende des Spiels ein.
web-court-does-queen = Einen Würfel mit einer Zahl deiner Wahl dazunehmen.
