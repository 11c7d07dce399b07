# Der Web-Tisch: Seiten, Knöpfe, Meldungen der Seite selbst. Was im Spiel geschieht, steht in den Dateien der Spiele.

web-title = Tafelrunde

# Womit man zeigt: am Satzanfang, mitten im Satz, und um etwas nur anzusehen
web-tap = { $pointer ->
    [touch] Tippe
   *[mouse] Klicke
}
web-tap-within = { $pointer ->
    [touch] tippe
   *[mouse] klicke
}
web-point = { $pointer ->
    [touch] Tippe
   *[mouse] Zeige
}

web-offline = Der Server ist gerade nicht erreichbar.
web-actions = Aktionen
web-cancel = Abbrechen
web-copied = Kopiert
web-no-answer = Der Server konnte nicht antworten ({ $status }). Versuche es gleich noch einmal.
web-went-wrong = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; verloren ist nichts.
web-reconnecting = Verbindung wird wiederhergestellt …
web-not-found = Hier gibt es nichts.
web-to-home = Zurück zu den Spielen
web-you = Du
web-your-name = Dein Name
web-name-hint = Ein Name genügt. Ein Konto kannst du später anlegen.
web-you-are = Du bist { $name }.
web-guest-note = Du spielst als Gast.
web-guest-link = Sichere dir den Weg zurück

# Spiele

web-players-range = { $from } bis { $to } Spieler
web-play-now = Jetzt spielen
web-play-now-hint = gegen zwei Spieler des Hauses: { $bot }
web-preparing = Regeln werden vorbereitet
web-preparing-game = Die Regeln von { $game } werden vorbereitet, einmal für diesen Server.
web-preparing-wait = Es geht von selbst weiter, sobald sie fertig sind.
web-percent = { $percent } %
web-set-up = Tisch eröffnen
web-bot-named = Bot: { $bot }
web-bot-strength = { $bot } ({ $strength }/{ $most })
web-opponents = Gegner
web-strength = Stärke { $strength } von { $most }
web-house-page = Lernt noch: sieht einen Schritt weit und greift nach dem, was glänzt.
web-house-squire = Kennt die Regeln auswendig und lässt sich ab und zu zu einem kühnen Plan hinreißen.
web-house-steward = Wägt die Chancen solide ab und verschwendet wenig.
web-house-marshal = Plant ganze Züge und bedenkt, was die anderen vorhaben.
web-house-sovereign = Rechnet mit allem. Fehler bleiben nicht ungestraft.

# Start

web-home-heading = Drei Burgenspiele, ein Tisch
web-lobby-heading = Tische in der Lobby
web-lobby-empty = Gerade steht hier kein Tisch. Eröffne einen, und alle sehen ihn hier.
web-lobby-loading = Tische werden gesucht …
web-mine-heading = Meine Tische
web-show-more = Mehr zeigen
web-forget-record = Löschen
web-invitations-heading = Einladungen
web-decline = Ablehnen
web-block = Sperren
web-block-name = { $name } sperren
web-block-ask = { $name } sperren? Du siehst dann keine Nachrichten von { $name } mehr, bekommst von dort keine Einladungen, und an deinen Tischen bleibt diese Person draußen. Auf der Seite „Du“ kannst du das zurücknehmen.
web-unblock = Entsperren
web-blocked-heading = Gesperrte Personen
web-blocked-hint = Du siehst nicht, was sie sagen. Sie können dich nicht einladen und sich nicht an deine Tische setzen.
web-record-heading = Aufzeichnung öffnen
web-record-hint = Eine Datei von einem Tisch oder von der Kommandozeile (.jsonl). Sie wird geprüft, dann kannst du sie nachspielen.
web-record-file = Datei der Aufzeichnung
web-record-bring = Öffnen
web-join = Mitspielen
web-watch = Zusehen
web-go-on = Weiter
web-look-back = Rückblick
web-seats-free = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
web-status-open = offen
web-status-running = läuft
web-status-over = vorbei
web-clock-none = ohne Uhr
web-clock-turn = { $seconds } s je Zug
web-clock-match = { $minutes } min + { $increment } s
web-clock-days = { $n ->
    [one] ein Tag je Zug
   *[other] { $n } Tage je Zug
}

# Eröffnen

web-setup-heading = Neuer Tisch: { $game }
web-setup-seat = Platz { $number }
web-setup-open = Offen für alle
web-setup-you = Du
web-setup-none = Niemand
web-setup-reserved = Reserviert (mit eigenem Link)
web-setup-clock = Uhr
web-setup-clock-none = Keine: Lass dir Zeit
web-setup-clock-turn = Sekunden für jeden Zug
web-setup-clock-match = Minuten für die ganze Partie
web-setup-clock-days = Tage für jeden Zug
web-setup-seconds = Sekunden
web-setup-minutes = Minuten
web-setup-increment = Zusätzliche Sekunden je Zug
web-setup-days = Tage
web-setup-listed = In der Lobby zeigen
web-setup-listed-hint = Sonst findet ihn nur, wer den Link hat.
web-setup-watch = Andere dürfen zusehen
web-setup-options = Optionen des Spiels
web-setup-go = Tisch eröffnen
web-option-any = ausgelost
web-option-default = wie üblich
web-option-start = Wer beginnt
web-option-deck = Deck
web-option-edition = Ausgabe
web-option-dice_supply = Würfel im Vorrat
web-option-variant = Variante
web-option-foundation_spacing = Abstand der Grundsteine
web-option-master_all_six = Meister-Karten verlangen alle sechs Ritter
web-option-master_card = Meister-Karte
web-value-amigo = Amigo
web-value-rio_grande = Rio Grande
web-value-basic = Grundspiel
web-value-luck = Glücksvariante
web-value-master = Meister-Version
web-value-steps = drei Schritte auseinander
web-value-lines = nur entlang von Reihen und Spalten

# Vor der Partie

web-wait-seats = { $n ->
    [one] Ein Platz ist noch frei. Gib den Link weiter.
   *[other] { $n } Plätze sind noch frei. Gib den Link weiter.
}
web-players = { $n ->
    [one] ein Spieler
   *[other] { $n } Spieler
}
web-yes = ja
web-no = nein
web-own-deck = eigens zusammengestellt
web-is-listed = in der Lobby
web-is-unlisted = nur mit Link
web-is-watched = andere dürfen zusehen
web-is-private = ohne Zuschauer
web-wait-start = Alle sind da. Die Partie beginnt gleich.
web-wait-sit = Für dich ist ein Platz frei.
web-wait-reserved = Die freien Plätze sind reserviert. Wer einen Link dafür hat, kann sich setzen.
web-invite-heading = Einladen
web-invite-copy = Link kopieren
web-invite-seat = Link für Platz { $number } kopieren
web-sit-down = Hinsetzen
web-sit-reserved = Reservierten Platz nehmen
web-get-up = Aufstehen
web-fill-bots = Mit Bots auffüllen
web-call-off = Absagen
web-call-off-ask = Diese Partie absagen? Der Tisch schließt damit für alle.
web-call-off-yes = Absagen
web-keep-table = Tisch behalten
web-dice-heading = Faire Würfel
web-dice-short = Jetzt eine versiegelte Liste, nachher der Schlüssel. Vor dem ersten Wurf stehen alle Würfel der Partie fest, wie auf einer Liste in einem versiegelten Umschlag: Niemand kann sie lesen oder ändern, auch der Gastgeber nicht. Nach der Partie gibt es den Schlüssel dazu, und alle können nachprüfen, dass jeder Wurf auf der Liste stand.
web-dice-promise = Vor der Partie denken sich der Server und das Gerät jedes Spielers eine Zufallszahl aus und zeigen nur ihren Fingerabdruck. Sind alle Fingerabdrücke versiegelt, werden die Zahlen der Spieler aufgedeckt, und alle zusammen ergeben die Würfel. So kann sie sich niemand aussuchen, auch der Gastgeber nicht. Dein Gerät erledigt seinen Teil von selbst.
web-dice-hash = Fingerabdruck des Servergeheimnisses
web-dice-seat = Fingerabdruck der Zahl von { $name }
web-dice-secret = Das Geheimnis, am Ende offengelegt
web-dice-drawn = Um Würfe und Karten noch einmal zu ziehen, braucht man die Regeln: Das macht der Server, wenn du auf die Partie zurückblickst. Willst du niemandem vertrauen, lade die Aufzeichnung herunter und rufe zu Hause auf:
web-dice-brought = Diese Aufzeichnung wurde hochgeladen. Ihre Würfel prüfst du mit:
web-dice-first-scheme = Diese Partie folgt dem ersten Verfahren, bei dem ein Gastgeber, der selbst mitspielte, sich die Würfel hätte aussuchen können.
web-dice-device-so-far = Von diesem Gerät geprüft: Die Partie begann mit den versiegelten Fingerabdrücken und mit deiner eigenen Zahl. Für das Ende bewahrt es eine Quittung auf.
web-dice-device-good = Von diesem Gerät geprüft: Das Geheimnis ist das vor der Partie versprochene, jede Zahl passt zu ihrem versiegelten Fingerabdruck, und deine ist dabei. Niemand konnte sich also aussuchen, woraus die Würfel folgen.
web-dice-device-none = Dieses Gerät hat zu den Würfeln dieser Partie nichts beigetragen; es kann dem Wort des Servers nichts entgegenhalten.
web-dice-broken = Die Würfel sind nicht so, wie dein Gerät sie notiert hat: { $what ->
    [commitment] Der Server hatte vor der Partie ein anderes Geheimnis versprochen.
    [secret] Das Geheimnis ist nicht das versprochene.
    [hashes] Versiegelt waren andere Fingerabdrücke.
    [texts] Die Zahl eines Spielers passt nicht zu ihrem Fingerabdruck.
   *[mine] Deine eigene Zahl ist nicht dabei; sie kam zu spät, oder der Server hat sie weggelassen.
  }
web-dice-withheld = { $name } hat eine Zahl versiegelt und nicht aufgedeckt: Auf diesem Platz spielt ein Bot. Wer das Geheimnis kennt, konnte so zwischen zwei Würfelfolgen wählen.
web-dice-receipt = Quittung herunterladen
web-dice-receipt-use = Was dieses Gerät vor der Partie notiert hat; damit gilt die Prüfung zu Hause auch gegenüber dem Gastgeber:

# Plätze

web-seats-heading = Spieler
web-seat-open = frei
web-seat-reserved = reserviert
web-seat-invited = eingeladen
web-send-away = Wegschicken
web-take-back = Einladung zurückziehen
web-seat-you = du
web-seat-bot = Bot { $bot }
web-seat-bot-for = { $bot } spielt weiter
web-seat-here = da
web-seat-away = nicht da
web-seat-host = Gastgeber
web-seat-is-bot = Bot
web-turn-of = { $name } ist am Zug.
web-seat-ready = bereit
web-seat-turn = am Zug
web-seat-gone = Spieler
web-seat-vote = Bot weiterspielen lassen
web-seat-votes = { $n ->
    [one] eine Stimme für den Bot
   *[other] { $n } Stimmen für den Bot
}

# Die Partie

web-lost-action = Die Verbindung brach ab, bevor die Antwort kam. Es gilt, was der Tisch zeigt; fehlt deine Aktion dort, wähle noch einmal.
web-undo = Zurücknehmen
web-ask-undo = Rücknahme erbitten
web-offer-stop = Ende vorschlagen
web-resign = Aufgeben
web-resign-ask = Aufgeben? Ein Bot spielt für dich weiter.
web-resign-yes = Aufgeben
web-resign-no = Weiterspielen
web-why-legal = Das ist jetzt erlaubt.
web-why-not = Warum nicht?
web-why-point = Was möchtest du tun? { web-tap } darauf: Du erfährst, ob die Regeln es erlauben, und es geschieht nichts.
web-why-hint = Schreib eine Aktion in ihrer Notation, etwa { $example }, und sieh, ob die Regeln sie erlauben.
web-why-ask = Fragen
web-asks-undo = { $name } möchte die letzte Aktion zurücknehmen.
web-asks-stop = { $name } möchte die Partie hier beenden.
web-you-asked = Du hast die anderen gefragt. Die Antwort steht noch aus.
web-agree = Einverstanden
web-refuse = Ablehnen
web-withdraw = Zurückziehen
web-your-turn = Du bist am Zug
web-no-watching = Wer an diesem Tisch spielt, möchte unter sich bleiben.

# Das Ende

web-won-one = { $names } gewinnt.
web-won-many = Geteilter Sieg: { $names }.
web-scores = Punkte: { $scores }.
web-ending-agreed = Alle waren einverstanden, die Partie zu beenden.
web-ending-abandoned = Die Partie endete, weil niemand mehr da war.
web-ending-too-long = Die Partie wurde für diesen Server zu lang und endete.
web-ending-cancelled = Die Partie wurde abgesagt.
web-ending-unfinished = Die Aufzeichnung endet, bevor die Partie vorbei war.
web-rematch = Revanche
web-rematch-join = Nächste Partie mitspielen
web-rematch-there = Zur nächsten Partie
web-match-before = Vorige Partie
web-download = Aufzeichnung herunterladen
web-replay = Nachspielen
web-replay-heading = Nachspielen
web-replay-at = Schritt { $at } von { $entries }
web-replay-turn = Zug { $turn } von { $turns }
web-replay-turn-back = Voriger Zug
web-replay-turn-next = Nächster Zug
web-replay-slider = Schritt
web-replay-first = Zum Anfang
web-replay-back = Zurück
web-replay-next = Weiter
web-replay-last = Zum Ende
web-replay-start = Der Anfang.

# Verlauf und Chat

web-log-heading = Verlauf
web-past-shown = Ein früherer Moment.
web-past-leave = Zurück zur Gegenwart
web-log-notation = in Notation
web-chat-heading = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-send = Senden
web-chat-blocked = Gesperrt: { $name }
web-log-and-chat = Verlauf und Chat

# Du

web-you-heading = Du
web-you-nobody = Du hast hier noch keinen Namen. Wähle einen, oder melde dich an.
web-you-name = Name am Tisch
web-you-rename = Namen ändern
web-you-renamed = Du heißt jetzt { $name }.
web-you-guest = Du spielst als Gast: Dieser Browser ist dein Schlüssel.
web-you-account = Dein Anmeldename ist „{ $login }“.
web-way-heading = Dein Weg zurück
web-way-new = Bewahre diesen Link auf. Er führt von jedem Gerät zurück zu deinen Plätzen und ist so gut wie ein Passwort. Du siehst ihn nur dieses eine Mal.
web-way-copy = Link kopieren
web-way-kept = Ich habe ihn gesichert
web-way-hint = Ein neuer Link ersetzt ältere und meldet deine anderen Geräte ab.
web-way-make = Neuen Link anlegen
web-account-heading = Konto
web-account-hint = Mit Anmeldename und Passwort kommst du von überall zurück. Nach einer E-Mail-Adresse fragt niemand.
web-account-login = Anmeldename
web-account-password = Passwort
web-account-register = Konto anlegen
web-account-made = Dein Konto „{ $login }“ ist angelegt.
web-login-heading = Anmelden
web-login-go = Anmelden
web-login-done = Willkommen zurück, { $name }.
web-logout = Abmelden
web-logout-ask = Du bist Gast: Ohne deinen Link kommst du nicht zu deinen Plätzen zurück. Trotzdem abmelden?
web-stay = Bleiben
web-password-heading = Passwort ändern
web-password-old = Jetziges Passwort
web-password-new = Neues Passwort
web-password-go = Ändern
web-password-done = Das Passwort ist geändert. Andere Geräte sind abgemeldet.
web-tokens-heading = Token für Bots
web-tokens-hint = Mit einem Token kann ein Programm von dir in deinem Namen spielen.
web-token-name = Wofür es ist
web-token-make = Token anlegen
web-token-new = Das Token „{ $name }“, nur dieses eine Mal zu sehen:
web-token-copy = Token kopieren
web-tokens-end = Auch die Token meiner Bots beenden
web-sessions-heading = Wo du angemeldet bist
web-sessions-hint = Alle Geräte und Bots, die als du spielen können. Beende, was du nicht kennst oder nicht mehr brauchst.
web-session-here = Dieses Gerät
web-session-seen = Zuletzt gesehen: { $date }
web-session-made = Angelegt: { $date }
web-session-token = Bot „{ $name }“
web-session-unknown = Unbekanntes Gerät
web-session-end = Beenden
web-failed-logins = { $n ->
    [one] Auf einem Gerät, das noch nie angemeldet war, wurde ein falsches Passwort für dein Konto versucht: { $date }.
   *[other] Auf Geräten, die noch nie angemeldet waren, wurden { $n } falsche Passwörter für dein Konto versucht, zuletzt { $date }.
  } Wenn du das nicht warst, wähle ein Passwort, das niemand erraten kann.
web-failed-seen = Gesehen
web-data-heading = Deine Daten
web-data-export = Meine Daten herunterladen
web-data-delete = Konto löschen
web-data-delete-ask = Dein Konto endgültig löschen? Dein Name und deine Nachrichten verschwinden, Bots spielen auf deinen Plätzen weiter, und niemand kann dich zurückholen.
web-data-delete-yes = Konto löschen
web-data-deleted = Hier weiß niemand mehr von dir.

# Zurückkommen

web-recover-heading = Willkommen zurück
web-recover-ask = Dieser Link führt zurück zu deinem Namen und deinen Plätzen. Wer ihn hat, kann unter deinem Namen spielen.
web-recover-other = Hier bist du gerade { $name }. Machst du weiter, bist du stattdessen die Person, der dieser Link gehört.
web-recover-go = Zurückkommen
web-recover-empty = Hier ist kein Link. Öffne deinen Link noch einmal.

# Die Seite um alles herum

web-skip = Zum Inhalt
web-navigation = Seiten
web-loading = Wird geladen …
web-practice = Üben
web-learn = Lernen
web-settings = Einstellungen
web-rules = Regeln
web-first-lesson = Erste Lektion
web-dismiss = Schließen
web-menu = Menü
web-unread = { $what }: { $n } neu
web-keys-heading = Tastenkürzel
web-key-space = Leertaste
web-keys-choices = Was unten zur Wahl steht, von links nach rechts
web-keys-close = Schließen, was offen ist
web-experts = Für Kenner
web-come-in = Betreten
web-link-heading = Mitspielen per Link
web-link-field = Link von Freunden
web-link-unread = Das ist kein Link zu einem Tisch.
web-no-such-table = Diesen Tisch gibt es nicht.
web-days-left = { $n } T { $time }
web-clock-left = Verbleibende Zeit
web-invite-qr = Der Link als QR-Code
web-invite-screen = Für einen großen Bildschirm in der Mitte: Öffne dort denselben Link und schau nur zu. Gespielt wird auf den Handys, dort bleiben verdeckte Karten verdeckt.
web-starts-when = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
web-option-start-hint = Ausgelost, oder immer derselbe Platz.
web-option-deck-hint = 48 Karten, eine je Zeile, etwa „red 3-3-3+1“ oder „tournament“.
web-option-edition-hint = Die beiden Ausgaben unterscheiden sich in wenigen Einzelheiten.
web-option-dice_supply-hint = Sieben bis zwölf; üblich sind zwölf.
web-option-variant-hint = Grundspiel: ein Kartenstapel für dich allein. Glück: ein Kartenstapel für alle. Meister: alle eigenen Karten auf der Hand.
web-option-foundation_spacing-hint = Meister-Version: wie weit die Grundsteine auseinanderliegen müssen.
web-option-master_card-hint = Meister-Version: was den Bonus bringt.

# Am Tisch

web-coach = Coach
web-advice-heading = Rat
web-coach-hint = Zeigt Chancen und Wertungen, während du entscheidest.
web-coach-hint-company = Zeigt Chancen und Wertungen, während du entscheidest. Die anderen sehen, dass er an ist.
web-seat-coached = mit Coach
web-text-board = Tisch als Text
web-figures = Stand des Spiels
web-choices = { $n } Möglichkeiten
web-sound = Ton
web-full-screen = Vollbild
web-confirm-yes = So machen
web-confirm-no = Noch nicht

# Einstellungen

web-settings-hint = Bleibt in diesem Browser.
web-setting-language = Sprache
web-language-browser = Wie im Browser
web-setting-theme = Hell oder dunkel
web-theme-system = Wie das Gerät
web-theme-light = Pergament (hell)
web-theme-dark = Kerze (dunkel)
web-setting-motion = Bewegung
web-motion-system = Wie das Gerät
web-motion-full = Würfel rollen, Figuren ziehen
web-motion-less = So wenig wie möglich
web-setting-palette = Farben der Plätze
web-palette-heraldic = Heraldisch
web-palette-safe = Sicher bei Farbenblindheit
web-setting-play = Am Tisch
web-setting-confirm = Jede Aktion bestätigen

# Nachspielen

web-to-table = Zum Tisch
web-replay-share = Diesen Moment teilen
web-replay-copy = Link kopieren
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-fair-checking = Jeder Wurf und jede Karte wird geprüft …
web-fair-proven = Vom Server noch einmal gezogen: Alle { $n } Würfe und Karten folgen aus seinem Geheimnis und den Zahlen der Spieler.
web-fair-takebacks = { $n ->
    [one] Einmal wurden Würfel oder Karten zurückgenommen; was danach kam, ist frisch. Hast du mitgespielt, solltest du dich daran erinnern.
   *[other] { $n }-mal wurden Würfel oder Karten zurückgenommen; was danach kam, ist frisch. Hast du mitgespielt, solltest du dich daran erinnern.
  }
web-fair-wrong = Nicht wie versprochen: Eintrag { $entry } („{ $action }“) folgt nicht aus dem Geheimnis.
web-fair-unchecked = Das lässt sich nicht prüfen.
