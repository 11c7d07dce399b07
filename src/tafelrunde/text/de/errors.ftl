# Was schiefgehen kann, außerhalb der Regeln.

unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Bekannte Spiele: { $known }.
game-from-elsewhere = Das Spiel „{ $place }“ von anderswo kann nicht geladen werden: { $detail }.
game-known-already = Zwei Spiele heißen „{ $name }“; eines davon wurde von anderswo installiert.
unknown-option = { $game } hat keine Option „{ $option }“. Es gibt: { $known }.
bad-option = Die Option „{ $option }“ von { $game } kann nicht „{ $value }“ sein. Erwartet: { $expected }.
start-seat = Platz { $start } kann nicht beginnen: Die { $players } Plätze werden ab 0 gezählt.
seat-names = { $expected } Plätze brauchen { $expected } Namen, nicht { $found }.
unknown-bot = Einen Bot namens „{ $name }“ gibt es für { $game } nicht. Bekannte Bots: { $known }.
not-an-action = „{ $text }“ ist keine Aktion von { $game }.
bad-notation = „{ $text }“ ist keine Aktion. Beispiele: { $forms }.
bad-result = „{ $text }“ ist keine Vorgabe. Schreibe sie wie 3-3-3+2: gleiche Würfel von 1 bis 5, ein Plus und eine andere Zahl.
no-undo = Es gibt nichts zurückzunehmen: Würfel, Karten und Aktionen anderer bleiben.
unknown-card = Eine Karte „{ $text }“ gibt es nicht. Karten werden wie „red 3-3-3+1“ oder „tournament“ geschrieben.

not-json = Das ist kein JSON-Objekt: { $detail }.
other-game = Diese Stellung gehört zum Spiel „{ $found }“, nicht zu { $game }.
other-rules-version = Diese Stellung folgt Version { $found } der Regeln von { $game }; dieses Programm kennt { $known }.
position-within-turn = Vor dieser Stellung hatte der Zug schon begonnen; eine Übung beginnt am Anfang eines Zuges.

record-empty = Die Aufzeichnung ist leer.
record-header = Die erste Zeile der Aufzeichnung ist keine Kopfzeile: { $detail }.
record-format = Die Aufzeichnung hat Format { $found }; dieses Programm liest Format { $known }.
record-seats = Die Aufzeichnung nennt { $found ->
    [one] einen Platz
   *[other] { $found } Plätze
}, gespielt wird zu { $expected }.
record-line = Zeile { $line } der Aufzeichnung ist beschädigt: { $detail }.
record-edited = Zeile { $line } der Aufzeichnung passt nicht zu den Zeilen davor: Etwas wurde geändert, fehlt oder kam dazu.
record-too-long = Die Aufzeichnung hat { $entries } Einträge; dieser Server nimmt höchstens { $most } an.
record-header-too-long = Die erste Zeile der Aufzeichnung hat { $bytes } Bytes; dieser Server nimmt höchstens { $most } an.
record-entry-too-long = Zeile { $line } der Aufzeichnung: Eine Aktion hat höchstens { $most } Zeichen.
record-rules = Die Aufzeichnung folgt Version { $found } der Regeln; dieses Programm kennt { $known }.
record-actor = Zeile { $line } der Aufzeichnung: Es handelt { $by ->
    [-1] der Zufall
   *[other] Platz { $by }
}, an der Reihe ist aber { $expected ->
    [chance] der Zufall
   *[other] Platz { $expected }
}.
record-action = Zeile { $line } der Aufzeichnung: „{ $action }“ ist nicht möglich ({ $why }).
fairness-missing = Die Aufzeichnung sagt nichts über ihre Würfel: Niemand hat sich vorher auf sie festgelegt.
fairness-malformed = Was die Aufzeichnung über ihre Würfel sagt, ist nicht lesbar: { $detail }
fairness-secret = Das Geheimnis hinter den Würfeln ist noch nicht offengelegt; das geschieht, wenn die Partie vorbei ist.
fairness-commitment = Das Geheimnis passt nicht zur Festlegung { $commitment }.
fairness-scheme = Die Würfel sind nach einem Verfahren gemischt, das hier unbekannt ist: Verfahren { $scheme }.
fairness-hash = Der Beitrag von Platz { $seat } ist nicht der, auf den er sich festgelegt hatte.
receipt-malformed = Das ist keine Quittung: { $detail }
record-outcome = Zeile { $line } der Aufzeichnung: Das Ergebnis folgt nicht aus den Aktionen.

file-missing = Eine Datei { $path } gibt es nicht.
file-unreadable = Die Datei { $path } lässt sich nicht lesen: { $detail }.
file-unwritable = Die Datei { $path } lässt sich nicht schreiben: { $detail }.

odds-cards = Kartenwürfel sind Zahlen von 1 bis 5, jede höchstens einmal, nicht „{ $found }“.
odds-dice = Gültige Würfel sind höchstens sechs Zahlen von 1 bis 5 (Sechsen sind Nieten), nicht „{ $found }“.
odds-rolls = Möglich sind 1 bis { $most } Würfe, nicht { $found }.
odds-need = { $option } braucht { $needs ->
    [tournament] „tournament“
   *[other] eine Vorgabe
}.
no-goals = In { $game } gibt es keine Ziele zur Auswahl: Worum gewürfelt wird, steht auch ohne „{ $found }“ fest.
players-by-seats = { $seats } Plätze sind { $seats } Spieler: players={ $players } bitte weglassen.
bad-number = Bei { $option } geht „{ $found }“ nicht. Erwartet: { $expected }.
seats-unknown = Ein Platz ist „human“, „bot“ oder eines von { $known }, nicht „{ $found }“.
seats-count = { $game } spielt man zu { $low } bis { $high }, nicht zu { $found }.
resume-over = Die Partie in { $path } ist schon vorbei. Ansehen kannst du sie mit: tafelrunde replay { $path }
resume-options = Eine fortgesetzte Partie behält ihre Optionen: Lass { $options } weg.
