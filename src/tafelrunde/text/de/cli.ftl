# Der Tisch im Terminal.

number = { $number }
play-welcome = { $game } mit { $names }. Eine Nummer wählt aus, ? zeigt die genauen Chancen, help mehr.
play-resumed = Die Partie geht dort weiter, wo sie aufgehört hat.
play-exact = Genaue Chancen, bei bestem Spiel von hier an:
play-bound = Mindestens diese Chancen (der Zug ist zu groß, um ihn genau zu berechnen):
play-no-odds = Von dieser Wahl hängt kein Wurf ab, also gibt es keine Chancen zu zeigen.
play-why-legal = „{ $action }“ ist jetzt erlaubt.
play-unknown-input = „{ $text }“ steht hier nicht zur Wahl. Tippe eine Nummer von 1 bis { $count }, eine Aktion oder help.
play-undone = Zurückgenommen.
play-saved = Gespeichert. Weiter geht es mit: tafelrunde play --resume { $path }
play-recorded = Die Aufzeichnung liegt in { $path }
play-over = Sieg für { $name } { $ending }.
play-human = Spieler
play-bot = { $bot } { $number }
play-help =
    eine Nummer     wählt aus der Liste
    eine Aktion     so getippt: { $forms }
    ?               genaue Chancen der Möglichkeiten
    ? ZIEL          was jede Aktion auf dem Weg zu einem Ziel wert ist, wo es mehrere gibt
    why AKTION      warum eine Aktion nicht erlaubt ist, mit ihrer Regel
    rules [NUMMER]  die Regeln oder eine davon, etwa: rules { $clause }
    board           zeigt den Tisch noch einmal
    log             was bisher geschehen ist
    undo            nimmt deine letzte Aktion zurück, wenn danach keine Würfel oder Karten kamen
    save DATEI      schreibt die Partie in eine Datei
    quit            speichert und verlässt den Tisch
play-shortcuts = Abkürzungen:    { $shortcuts }
rules-unknown = Eine Regel „{ $clause }“ gibt es bei { $game } nicht.

replay-header = { $game } zu { $players }: { $names }. Einträge: { $entries }.
replay-help = Enter oder n: weiter, p: zurück, eine Nummer: dorthin, e: ans Ende, l: bisheriger Verlauf, q: verlassen
replay-at = { $at } von { $entries }
replay-unfinished = Die Partie ist nicht zu Ende gespielt.

verify-fair = Alle { $events } Zufallsereignisse folgen aus dem Geheimnis, das vorher festgelegt wurde, und aus den Beiträgen der Spieler.
verify-unfair = Zeile { $line }: „{ $action }“ (Zufallsereignis { $event }) folgt nicht aus dem Geheimnis und den Beiträgen.
verify-hashes = { $seats ->
    [0] Niemand hat beigetragen: Der Server hat allein entschieden.
    [one] Ein Platz hat beigetragen, und sein Text passt zu dem Hash, auf den er sich festgelegt hatte.
   *[other] { $seats } Plätze haben beigetragen, und jeder Text passt zu dem Hash, auf den sich sein Platz festgelegt hatte.
  }
verify-withheld = Platz { $seat } hat sich auf einen Beitrag festgelegt und ihn nicht aufgedeckt: Wer das Geheimnis kannte, konnte zwischen Aufdecken und Schweigen wählen.
verify-takebacks = { $count ->
    [one] Einmal wurden Würfel oder Karten zurückgenommen; was danach kam, ist frisch. Wer mitgespielt hat, sollte sich daran erinnern.
   *[other] { $count }-mal wurden Würfel oder Karten zurückgenommen; was danach kam, ist jeweils frisch. Wer mitgespielt hat, sollte sich daran erinnern.
  }
verify-bound = Die Quittung passt: Festlegung, Hashes und der Beitrag von Platz { $seat }. Der Server musste das Geheimnis und alle anderen ihren Beitrag festlegen, bevor der Text von Platz { $seat } bekannt war: Niemand konnte sich diese Würfel aussuchen.
verify-bound-but = Die Quittung passt: Festlegung, Hashes und der Beitrag von Platz { $seat }. Alles stand fest, bevor der Text von Platz { $seat } bekannt war: Es blieb nur die oben genannte Wahl, aufzudecken oder zu schweigen.
verify-unbound = Ohne Quittung bindet den Server nur sein eigenes Wort: Geheimnis und Hashes können nachträglich entstanden sein. Wer mitgespielt hat, prüft mit --receipt und der Datei, die das eigene Gerät aufbewahrt hat.
verify-first-scheme = Diese Aufzeichnung folgt dem ersten Verfahren, in dem die Beiträge offen lagen: Wer den Server betrieb und selbst mitspielte, konnte sich den eigenen aussuchen und damit die Würfel.
verify-same-commitment = Das Geheimnis ist das, dessen Hash du vor der Partie gesehen hast.
verify-mine = Dein Beitrag gehört zu denen, aus denen die Würfel folgen.
verify-other-table = Die Quittung gehört zu einem anderen Tisch.
verify-other-commitment = Das Geheimnis ist nicht das versprochene: Vor der Partie stand hier ein anderer Hash.
verify-other-hashes = Die Beiträge sind nicht die versprochenen: Vor der Partie waren andere Hashes versiegelt.
verify-not-mine = Dein Beitrag gehört nicht zu denen, aus denen die Würfel folgen.

odds-beat = { $mark } übertreffen, { $rolls ->
    [one] ein Wurf
   *[other] { $rolls } Würfe
}{ $cards }{ $dice }:
odds-attack = eine Burg mit der Vorgabe { $mark } erobern, { $rolls ->
    [one] ein Wurf
   *[other] { $rolls } Würfe
}{ $cards }{ $dice }, gegen die Verteidigung{ $owner }:
odds-king = den König stürzen, { $rolls ->
    [one] ein Wurf
   *[other] { $rolls } Würfe
}{ $cards }{ $dice }:
odds-tournament = das Turnier gewinnen, { $rolls ->
    [one] ein Wurf
   *[other] { $rolls } Würfe
}{ $cards }{ $dice }{ $mark }, danach { $rivals ->
    [0] würfelt niemand mehr
    [one] würfelt noch eine Person
   *[other] würfeln noch { $rivals }
}:
odds-at-least = mindestens, { $goal }
odds-best = { $goal }, am besten: { $action }:
odds-with-cards = , Kartenwürfel { $cards }
odds-with-dice = , { $dice ->
    [none] keine gültigen Würfel
   *[other] gültige Würfel { $dice }
}
odds-with-owner = {" "}(Kartenwürfel { $cards })
odds-with-mark = , zu übertreffen { $mark }
odds-keep = { $dice ->
    [none] nichts
   *[other] { $dice }
} behalten:
odds-share-leader = wer gerade führt
odds-share-roller = wer gerade würfelt
odds-share-rival = Gegner { $number }

warm-title = Die Regeln werden kompiliert (einmal; spätere Starts nutzen den Zwischenspeicher)
warm-done = In { $seconds } s kompiliert.
cannot-compile = Die Regeln von { $game } lassen sich nicht kompilieren: { $detail }.

export-done = { $path }: { $bytes } Bytes JSON.

arena-title = { $game }: { $games } Partien, Konfidenz 95 %
arena-entrant = Bot
arena-wins = Siege
arena-share = Anteil
arena-interval = Intervall
arena-score = Punkte im Mittel
arena-adjusted = ohne Glück
arena-means = Im Mittel je Partie: { $means }. An der Obergrenze abgebrochene Partien: { $capped }.
arena-stopped = Nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} angehalten.
arena-progress = es wird gespielt

bench-title = { $game } zu { $players }: zufälliges Spiel
bench-running = es wird gemessen
bench-columns-cores = Kerne
bench-columns-moves = Schritte/s
bench-columns-decisions = Entscheidungen/s
bench-columns-games = Partien/s
bench-moves = Ein Schritt ist eine Entscheidung oder ein Zufallsereignis (ein Wurf, eine aufgedeckte Karte).
bench-start = Start: { $cold } s kalt (mit Kompilieren), { $warm } s warm (aus dem Zwischenspeicher).

serve-ready = Die Tische stehen bereit: { $address } (Strg+C beendet den Server).
serve-nearby = Handys und Computer im selben Netz kommen über { $addresses } herein. Das können alle in diesem Netz, niemand aus dem Internet.
serve-nearby-none = Dieser Rechner ist gerade in keinem lokalen Netz; niemand sonst kann hereinkommen.
new-key-done = Es gibt einen neuen Signaturschlüssel. Alle bisherigen Links für den Weg zurück gelten nicht mehr; wer angemeldet ist, bleibt es.
serve-preparing = Die Regeln werden nebenbei einmal kompiliert: Die Seite zeigt, wie weit jedes Spiel ist.
serve-progress = Bisher kompiliert: { $parts }.
serve-game-ready = { $game } kann gespielt werden.
backup-done = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
} in { $path } gesichert.
backup-verified = { $path } ist eine vollständige und unveränderte Sicherung.
restore-done = Alles aus { $path } ist wieder in der Datenbank.

figure-decisions = Entscheidungen

# Optionen der Spiele
option-start = der Platz, der beginnt, ab 0; ohne Angabe ausgelost
