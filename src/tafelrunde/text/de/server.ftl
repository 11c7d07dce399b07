# Was der Tischserver sagt, wenn etwas nicht geht.

# Jede Anfrage
not-here = Unter { $path } gibt es nichts.
other-method = { $method } ist hier nicht möglich.
too-large = Das ist zu viel auf einmal: Höchstens { $most } Bytes gehen.
body-too-slow = Die Anfrage ist unterwegs stecken geblieben und wurde nicht ausgeführt. Schicke sie noch einmal.
http-problem = Der Server kann diese Anfrage nicht beantworten ({ $status }): { $detail }.
not-json-body = Die Anfrage braucht JSON als Inhalt, nicht { $found }.
bad-request = Die Anfrage hat nicht die erwartete Form: { $detail }.
internal = Bei uns ist etwas schiefgegangen. Im Protokoll steht es als { $id }.
other-origin = Diese Anfrage kam von einer anderen Seite und wurde nicht ausgeführt.
unknown-host = Dieser Server heißt nicht „{ $host }“. Soll er so heißen, setzt sein Gastgeber TAFELRUNDE_ORIGIN auf die Adresse, die Browser benutzen.
too-many-requests = Das war schnell. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
busy = Gerade ist zu viel zu tun. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
too-many-connections = Von deiner Adresse gibt es schon { $most } Verbindungen. Schließe ein paar deiner anderen Fenster.
too-busy = Gerade melden sich viele an. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.

store-away = Die Tafelrunde kann gerade nicht auf ihre Daten zugreifen. Vielleicht ist dein Wunsch schon erfüllt, vielleicht nicht: Sieh in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal nach.

# Einstellungen
unknown-setting = Eine Einstellung „{ $option }“ gibt es nicht. Bekannte Einstellungen: { $known }.
bad-setting = Die Einstellung „{ $option }“ kann nicht „{ $found }“ sein: { $detail }.

# Menschen
who-are-you = Sag bitte zuerst, wer du bist: Ein Name genügt.
known-already = Du bist hier schon bekannt. Melde dich ab, um unter einem anderen Namen zu kommen.
not-by-program = Mit dem Token eines Programms geht das nicht. Bitte tu es im Browser.
bad-name = Dieser Name geht nicht. Ein Name hat 1 bis { $most } sichtbare Zeichen.
bad-login = Dieser Anmeldename geht nicht. Ein Anmeldename hat { $least } bis { $most } Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
login-taken = Der Anmeldename „{ $login }“ ist vergeben. Wähle einen anderen.
wrong-login = Anmeldename und Passwort passen nicht zusammen.
wrong-password = Das ist nicht das jetzige Passwort.
need-password = Dafür ist dein Passwort nötig.
too-many-guesses = Für dieses Konto gab es zu viele falsche Passwörter. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal, komm über deinen Link zurück oder nimm ein Gerät, auf dem du schon angemeldet warst.
no-session = Diese Anmeldung oder dieses Token ist schon beendet.
no-card = Diese Karte gehört nicht zu deinen.
no-puzzle = Für dieses Spiel gibt es kein Rätsel.
no-answer = Das ist kein Zug in diesem Rätsel: { $do }.
short-password = Ein Passwort braucht mindestens { $least } Zeichen.
has-account = Du hast schon ein Konto.
no-account = Du spielst als Gast, also gibt es noch kein Passwort. Lege zuerst ein Konto an.
void-link = Dieser Link gilt nicht mehr. Vielleicht hat ein neuerer ihn ersetzt.
bad-token-name = Ein Token braucht einen Namen mit 1 bis { $most } sichtbaren Zeichen.
token-exists = Ein Token namens „{ $name }“ gibt es schon. Wähle einen anderen Namen oder widerrufe dieses.
too-many-tokens = Mehr als { $most } Token gehen nicht. Widerrufe eines, das du nicht mehr brauchst.
no-token = Ein Token namens „{ $name }“ gibt es nicht.

# Was aufbewahrt wird
store-url = „{ $scheme }“ ist keine Adresse eines Speichers. Beispiele: { $forms }.
store-url-postgres = Das ist keine Adresse einer PostgreSQL-Datenbank. Beispiel: postgresql://user:password@host:5432/club.
store-needs-asyncpg = PostgreSQL braucht das Extra „postgres“: pip install 'tafelrunde[postgres]'.
traces-need-otel = Traces brauchen das Extra „otel“: pip install 'tafelrunde[otel]'.
store-newer = Die Datenbank hat Version { $found } des Schemas; dieses Programm kennt Version { $known }. Aktualisiere das Programm.
store-empty = In dieser Datenbank ist noch nichts.
store-not-empty = Die Datenbank ist nicht leer: Zeilen gibt es in { $tables }.
store-closed = Der Speicher ist geschlossen.
store-unavailable = Die Datenbank ist nicht benutzbar: { $detail }.
store-fate = Die Verbindung brach mitten im Sichern ab; ob es gelang, ist unbekannt: { $detail }.
store-in-use = Ein anderer Server benutzt diese Datenbank. Beende ihn zuerst, oder gib jedem seine eigene.
store-file-gone = Die Datenbankdatei { $path } wurde bei laufendem Server entfernt oder ersetzt; deshalb lässt sich nichts mehr aufbewahren. Leg sie zurück, oder beende den Server und spiele eine Sicherung ein.
store-damaged = Die Datenbankdatei ist beschädigt: { $detail }. Beende den Server, leg die Datei beiseite und spiele die letzte Sicherung ein: tafelrunde restore DATEI.
store-slow = Die Datenbank hat { $seconds } s lang nicht geantwortet.
store-text = Ein Text enthält Zeichen, die sich nicht speichern lassen.
store-number = Die Zahl { $found } ist zu groß, um sie zu speichern.
store-seq = Zeile { $seq } folgt im Journal von Tisch { $table } nicht auf Zeile { $last }.
store-fenced = Ein anderer Server hat Tisch { $table } übernommen; geschrieben wurde nichts.
store-seats = Jemand am Tisch { $table } ist unbekannt.
store-table-taken = Einen Tisch { $table } gibt es schon.
store-chat = Nummer { $number } kann am Tisch { $table } nicht gesagt werden: Sie ist vergeben, oder Tisch oder Person sind unbekannt.
store-person-taken = Die Kennung oder der Anmeldename von { $person } ist vergeben.
store-person-unknown = Eine Person { $person } gibt es nicht.
store-login-case = Ein Anmeldename hat keine Großbuchstaben, anders als „{ $login }“.
store-token = Für { $person } lässt sich kein Token anlegen: Es ist vergeben, oder die Person ist unbekannt.
store-session = Für { $person } lässt sich keine Sitzung anlegen: Sie ist vergeben, oder die Person ist unbekannt.
backup-format = Die Sicherung hat Format { $found }; dieses Programm liest Format { $known }.
backup-newer = Die Sicherung hat Version { $found } des Schemas; dieses Programm kennt Version { $known }. Aktualisiere das Programm.
backup-damaged = Die Sicherung ist abgeschnitten oder beschädigt: { $detail }.
backup-edited = Die Sicherung wurde geändert, oder es fehlt etwas.

# Die Seite
page-missing = Der Web-Tisch gehört nicht zu dieser Installation. In einem Klon baut ihn: make page
