game-pig = Böse Eins
ending-goal = mit genug Punkten
option-pig-players = 2 bis 4 Spieler
option-pig-goal = 10 bis 200 Punkte zum Sieg

pig-over = Das Spiel ist aus; { $winner } hat gewonnen.
pig-not-now = „{ $action }“ geht jetzt nicht: der Würfel entscheidet.
pig-nothing-rolled = Noch ist nichts zu sichern: zuerst würfeln.
pig-enough = Du hast { $goal } Punkte oder mehr: sichere sie, und du hast gewonnen.
pig-impossible-chance = Der Zufall kann „{ $action }“ hier nicht bringen.

pig-position-players = Am Tisch sitzen 2 bis 4 Spieler, nicht { $found }.
pig-position-score = Platz { $seat } kann hier nicht so viele Punkte haben.
pig-position-pot = So viel kann hier nicht im Topf liegen.
pig-position-start = Bevor ausgelost ist, wer beginnt, ist noch nichts geschehen.

pig-event-start = { $seat } beginnt.
pig-event-roll = { $seat } würfelt eine { $number }.
pig-event-lose = { $seat } verliert { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
pig-event-hold = { $seat } sichert { $points } und hat { $score }.
pig-event-won = { $seat } gewinnt das Spiel.

pig-ask-turn = { $seat }, würfeln oder sichern?
pig-action-roll = würfeln
pig-action-hold = { $points } sichern, das macht { $score }

pig-board-title = Böse Eins bis { $goal }
pig-board-pot = im Topf: { $points }
