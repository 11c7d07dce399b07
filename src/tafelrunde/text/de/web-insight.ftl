# Was geschah: Glück und Können in einer Partie, die zu Ende ist.

web-insight-working = Die Partie wird untersucht: { $done } von { $of } Schritten.
web-insight-queued = Die Partie wartet darauf, untersucht zu werden.
web-insight-soon = Hier steht dann, wie die Chancen aller stiegen und fielen, was Glück war und was Können, und wo sich die Partie entschied.
web-insight-find = Finde den besseren Zug
web-insight-again = Noch einmal versuchen
web-insight-budget = Eine Partie zu untersuchen kostet den Server viel Zeit, darum haben alle ein Kontingent dafür, und dieses ist aufgebraucht. Es füllt sich von selbst wieder.
web-insight-moment = Dieser Moment
web-insight-overview = Überblick
web-insight-next = Nächster Wendepunkt
web-insight-back = Voriger Wendepunkt
web-insight-none = Kein einzelner Moment war der Wendepunkt dieser Partie.
web-insight-table = Gewinnchancen als Tabelle
web-insight-after = Nach
web-insight-turn = Zug { $number }, { $name }
web-insight-of = Wie { $name } dahin kam
web-insight-accuracy = Genauigkeit { $accuracy }, aus den Fehlern abgeleitet
web-insight-marks = Zeichen: ◆ Glück, ★ Fund, ✕ Fehler
web-insight-now = Schritt { $at } von { $entries }: { $shares }
web-insight-share = { $name } { $share }
web-insight-chance = { $share } Gewinnchance
web-insight-step-luck = Glück, für { $name }: { $points } pp ({ $kind })
web-insight-step-cost = Wahl von { $name }: { $points } pp ({ $kind })
web-insight-step-best = Wahl von { $name }: nichts verschenkt ({ $kind })
web-insight-picture-heading = Teilen, was geschah
web-insight-picture = Bild dessen, was geschah: { $result }

web-insight-counsel-wait = Rat gibt es bei deiner nächsten Entscheidung.
web-insight-counsel-thinks = Der Coach denkt nach …
web-insight-counsel-none = Für diese Entscheidung hat der Coach keine Gewinnchancen; was bekannt ist, sagen die Chancen auf dem Brett.
web-insight-counsel-acts = Was tun
web-insight-counsel-aims = Welches Ziel
web-insight-counsel-turns = Ganze Züge
web-insight-counsel-win = { $chance } Gewinnchance ({ $kind })
web-insight-counsel-got = Einmal erworben: { $chance } Gewinnchance ({ $kind })
web-insight-counsel-likely = Chance darauf { $chance } (genau)
web-insight-counsel-least = Chance darauf mindestens { $chance }
web-insight-counsel-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} sofort
web-insight-counsel-error = Gewinnchancen am Ende von Zügen sind geschätzt; einen Zug später werden sie meist um { $error } pp berichtigt. „Genau“ heißt, dass sonst nichts geschätzt ist.
