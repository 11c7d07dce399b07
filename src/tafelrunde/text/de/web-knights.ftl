# Knatsch am Webtisch: die eigenen Worte des Bretts. Karten, Ereignisse und Fragen stehen in knights.ftl.

web-about-knights = Würfle um Burgen und Sonderkarten, greif an, verteidige, stürze den König.
web-minutes-knights = 20 bis 40 Minuten
web-knights-middle = Stapel und König
web-knights-king = der König
web-knights-empty = leer
web-knights-below = { $n ->
    [0] nichts darunter
    [one] eine Karte darunter
   *[other] { $n } Karten darunter
}
web-knights-tucked = Ganz unten, die nächste zuerst: { $cards }.
web-knights-tuck = Unter­stecken
web-knights-tuck-left = Unter­stecken, links
web-knights-tuck-right = Unter­stecken, rechts
web-knights-put-under = Hier darunterlegen
web-knights-cards-of = Karten von { $name }
web-knights-guarded = Ein Wächter steht dabei.
web-knights-open = Für alle
web-knights-betrayed = Verrat: Für dich ist die Vorgabe nur { $demand }.

# Würfel

web-knights-nothing = noch nichts
web-knights-alike = { $n ->
    [one] eine { $number }
   *[other] { $n } × { $number }
}
web-knights-with-kicker = { $alike } und eine { $number }
web-knights-demands = Zu übertreffen: { $demand }.
web-knights-arena = Würfel
web-knights-dice = Würfel auf dem Tisch
web-knights-die = Würfel { $number }
web-knights-die-dead = Niete
web-knights-coach-keeps = der Coach behält ihn
web-knights-kept = Behalten
web-knights-to-beat = Zu übertreffen
web-knights-result = Ergebnis
web-knights-or = oder
web-knights-more = { $n ->
    [one] noch eine { $number }
   *[other] noch { $n } × { $number }
}
web-knights-kicker-least = daneben eine { $number } oder mehr
web-knights-kicker-exact = daneben eine { $number }
web-knights-missing = Es fehlt: { $ways }.
web-knights-enough = Das reicht.
web-knights-hopeless = Die übrigen Würfel reichen nicht.
web-knights-first = Das erste Ergebnis gibt vor, was zu übertreffen ist.
web-knights-with-cards = Kartenwürfel zählen mit: { $cards }
web-knights-chance = Chance { $chance }, genau
web-knights-rolls-left = { $n ->
    [0] kein Wurf mehr
    [one] noch ein Wurf
   *[other] noch { $n } Würfe
}
web-knights-roll = { $n ->
    [one] Einen Würfel werfen
   *[other] { $n } Würfel werfen
}
web-knights-stop = Aufhören
web-knights-stop-with = Mit { $result } aufhören
web-knights-as-coach = Behalten wie der Coach

# Wer worum würfelt

web-knights-head-stack = { $name } würfelt um { $like-acc }
web-knights-head-castle = { $name } greift { $like-acc } von { $owner } an
web-knights-head-special = { $name } würfelt um { $like-acc } von { $owner }
web-knights-head-defence = { $name } verteidigt { $like-acc }
web-knights-head-tournament = Turnier: { $name } würfelt
web-knights-head-king = { $name } tritt gegen den König an
web-knights-verdict-beaten = Übertroffen.
web-knights-verdict-missed = Nicht übertroffen.
web-knights-verdict-leads = Übernimmt die Führung.
web-knights-verdict-trails = Bleibt zurück.
web-knights-verdict-defended = Die Burg hält stand.
web-knights-verdict-undefended = Die Burg fällt.
web-knights-verdict-king-revenge = Der König rächt sich.
web-knights-verdict-king-spares = Der Schutz hält den König zurück.
web-knights-leads = führt
web-knights-rolls = würfelt
web-knights-next = als Nächstes
web-knights-waits = wartet
web-knights-out = fertig

# Was zu tun ist

web-knights-choose-target = { web-tap } auf eine leuchtende Karte: Um sie würfelst du.
web-knights-choose-guarded = { web-tap } auf die Burgen oder die Karte für deinen Wächter.
web-knights-choose-loss = { web-tap } auf die Burg, die du abgibst.
web-knights-choose-stack = Wähle jetzt den Stapel.
web-knights-pick-guarded = den Wächter danebenstellen
web-knights-pick-loss = diese Burg abgeben

# Zum Sieg

web-knights-goals = Drei Wege zum Sieg
web-knights-needs-of = Was { $name } zum Sieg braucht
web-knights-needs = Zum Sieg: { $ways }
web-knights-castles = { $n ->
    [one] eine Burg
   *[other] { $n } Burgen
}
web-knights-tournaments = { $n ->
    [one] ein Turnier
   *[other] { $n } Turniere
}
web-knights-the-king = ein Sieg über den König
web-knights-tournaments-won = { $n ->
    [0] kein Turnier gewonnen
    [one] ein Turnier gewonnen
   *[other] { $n } Turniere gewonnen
}
web-knights-turns = nach { $n } Zügen

# Was Karten bewirken

web-knights-effect-castle = Vier Burgen gewinnen, oder zwei mit drei Turnieren.
web-knights-effect-die = Zählt bei jedem Würfeln als weitere { $number }.
web-knights-effect-catapult = Ein vierter Wurf, wenn du die Burg eines Mitspielers angreifst.
web-knights-effect-champion = Ein vierter Wurf in jedem Turnier.
web-knights-effect-stack = Du darfst zweimal im Zug unterstecken.
web-knights-effect-castle-guard = Schützt zwei deiner Burgen.
web-knights-effect-card-guard = Schützt eine deiner Sonderkarten.
web-knights-effect-betrayal = Burgen auf den Stapeln geben dir nur { $demand } vor.
web-knights-effect-protection = Du verlierst keine Burg, wenn du am König scheiterst.
web-knights-effect-tournament = Alle würfeln, das beste Ergebnis gewinnt. Wer es ausrichtet, hat vier Würfe.
web-knights-effect-king = Für alle, die ihren Zug mit drei Burgen beginnen. Wer ihn übertrifft, gewinnt das Spiel; Scheitern kostet eine Burg.

# Die Frage ganz oben, wo auf die Würfel gezeigt wird, statt zu schreiben

web-knights-ask-keep = { $seat }, { web-tap-within } auf die Würfel, die bleiben; die anderen würfelst du erneut. Oder hör auf.
web-knights-ask-turn-other = { $seat } wählt, worum es geht.
web-knights-ask-keep-other = { $seat } würfelt.
web-knights-ask-defend-other = { $seat } kann die Burg verteidigen.
web-knights-ask-lose-other = { $seat } muss dem König eine Burg überlassen.
web-knights-ask-guards-other = { $seat } kann Wächter aufstellen.
