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
analysis-kinds = „Genau“ ist, was Würfel innerhalb eines Zuges entscheiden, nach genauen Chancen. Was die Partie wert ist, wo ein Zug endet, ist immer geschätzt; in dieser Partie wurde es von Zug zu Zug um { $error } pp berichtigt.
analysis-unfinished = Die Partie ist nicht zu Ende: Als Ergebnis steht, was die letzte Stellung wert ist.
analysis-turning-points = Wendepunkte
analysis-luck-point = Glück für { $name }: { $points } pp ({ $kind })
analysis-bad-luck-point = Pech für { $name }: { $points } pp ({ $kind })
analysis-mistake-point = { $label ->
    [blunder] Ein grober Fehler
    [inaccuracy] Eine Ungenauigkeit
   *[mistake] Ein Fehler
} von { $name }: { $points } pp ({ $kind })
analysis-find-point = Ein Fund von { $name }: was möglich war, kostet im Schnitt { $points } pp ({ $kind })
analysis-played = Gespielt: { $action }
analysis-better = Besser: { $action }
analysis-ribbon = Gewinnchancen
analysis-blunder = grober Fehler
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
analysis-why-worse = Diesen Wettstreit zu gewinnen war nicht, was { $seat } brauchte: Die Gewinnchance ist dann { $won } %, sonst { $lost } %.
analysis-why-defend = Wer verteidigt, behält die Burg zu { $chance } %.
analysis-why-character = Chance auf „{ $character }“: { $chance } % so gespielt, { $better } % mit der besseren Wahl.
analysis-why-character-find = Chance auf „{ $character }“: { $chance } % mit dieser Wahl, höchstens { $other } % mit jeder anderen.
analysis-why-character-roll = Chance von { $seat } auf „{ $character }“: { $before } % vor dem Wurf, { $after } % danach.
analysis-why-claim = Chance auf „{ $character }“ im nächsten Zug: { $chance } % nach dieser Wahl, { $better } % nach der besseren.
analysis-why-points = Endete das Jahr nach diesem Zug, bekäme { $seat } so { $points } Punkte, nach dem besseren Zug { $better }.
analysis-why-rival = { $seat } bekäme dabei { $points } Punkte, nach dem besseren Zug { $better }.
analysis-why-drawn = { $seat } zog „{ $action_card }“: Die Gewinnchance ist damit { $after } %, vorher war sie { $before } %.
analysis-why-left-over = { $points ->
    [one] Ein Aktionspunkt blieb
   *[other] { $points } Aktionspunkte blieben
} übrig.
