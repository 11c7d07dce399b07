# Was war Glück, was war Können: Worte für `tafelrunde analyse` und für die Seite.

analysis-start = Beginn
analysis-own-luck = Eigenes Glück
analysis-others-luck = Fremdes Glück
analysis-mistakes = Fehler
analysis-gifts = Geschenke
analysis-drift = Drift
analysis-result = Ergebnis
analysis-accuracy = Genauigkeit
analysis-unit = Prozentpunkte der Gewinnchance (pp). Beginn, Glück, Fehler, Geschenke und Drift ergeben zusammen das Ergebnis; Drift ist, was an den Werten von Zug zu Zug berichtigt wurde.
analysis-kinds = „Genau“ ist, was Würfel innerhalb eines Zuges entscheiden, nach genauen Chancen. Was die Partie am Ende eines Zuges wert ist, ist immer geschätzt; in dieser Partie wurde die Schätzung von Zug zu Zug um { $error } pp berichtigt.
analysis-unfinished = Die Partie ist nicht zu Ende: Als Ergebnis steht, was die letzte Stellung wert ist.
analysis-turning-points = Wendepunkte
analysis-luck-point = Glück für { $name }: { $points } pp ({ $kind })
analysis-bad-luck-point = Pech für { $name }: { $points } pp ({ $kind })
analysis-mistake-point = { $label ->
    [blunder] Ein grober Fehler
    [inaccuracy] Eine Ungenauigkeit
   *[mistake] Ein Fehler
} von { $name }: { $points } pp ({ $kind })
analysis-find-point = Ein Fund von { $name }: Die möglichen Züge kosten im Schnitt { $points } pp ({ $kind })
analysis-played = Gespielt: { $action }
analysis-better = Besser: { $action }
analysis-ribbon = Gewinnchancen
analysis-blunder = Grober Fehler
analysis-mistake = Fehler
analysis-inaccuracy = Ungenauigkeit
analysis-exact = genau
analysis-estimate = geschätzt

# Gründe, aus Tatsachen gemacht.

analysis-why-try = So gespielt gelingt der Versuch zu { $chance } %; die Gewinnchance ist dann { $won } %, sonst { $lost } %.
analysis-why-left = So gespielt ist die Gewinnchance { $chance } %.
analysis-why-no-use = So gespielt hilft nicht einmal der Erfolg: Die Gewinnchance ist dann { $won } %, sonst { $lost } %.
analysis-why-better-try = Der bessere Versuch gelingt zu { $chance } %; die Gewinnchance ist dann { $won } %, sonst { $lost } %.
analysis-why-better-left = Die bessere Wahl lässt eine Gewinnchance von { $chance } %.
analysis-why-roll = Die Chance von { $seat }, diesen Wettstreit zu gewinnen: { $before } % vor dem Wurf, { $after } % danach.
analysis-why-keep = Die Chance, diesen Wettstreit zu gewinnen, ist so { $chance } %, mit der besseren Wahl { $better } %.
analysis-why-kept = Die Chance, diesen Wettstreit zu gewinnen, ist mit dieser Wahl { $chance } %, mit jeder anderen höchstens { $other } %.
analysis-why-worse = Diesen Wettstreit zu gewinnen half { $seat } nicht: Die Gewinnchance ist dann { $won } %, sonst { $lost } %.
analysis-why-defend = Wer verteidigt, behält die Burg zu { $chance } %.
analysis-why-character = Die Chance auf { $character-acc } ist so gespielt { $chance } %, mit der besseren Wahl { $better } %.
analysis-why-character-find = Die Chance auf { $character-acc } ist mit dieser Wahl { $chance } %, mit jeder anderen höchstens { $other } %.
analysis-why-character-roll = Die Chance von { $seat } auf { $character-acc } war vor dem Wurf { $before } %, danach { $after } %.
analysis-why-claim = Die Chance auf { $character-acc } im nächsten Zug ist nach dieser Wahl { $chance } %, nach der besseren { $better } %.
analysis-why-points = Endete das Jahr nach diesem Zug, bekäme { $seat } so { $points } Punkte, nach dem besseren Zug { $better }.
analysis-why-rival = { $seat } bekäme dabei { $points } Punkte, nach dem besseren Zug { $better }.
analysis-why-drawn = { $seat } zog „{ $action_card }“: Die Gewinnchance ist damit { $after } %, vorher war sie { $before } %.
analysis-why-left-over = { $points ->
    [one] Ein Aktionspunkt blieb
   *[other] { $points } Aktionspunkte blieben
} übrig.
