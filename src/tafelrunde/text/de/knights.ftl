# Knatsch: Namen, Ablehnungen, Stellungen, Deckdateien, Ereignisse.
#
# Glossar: castle Burg · special card Sonderkarte · tournament Turnier · organiser Ausrichter · demand Vorgabe ·
# beat übertreffen · mark zu übertreffen · kicker Zusatzzahl · set Mehrling (Drilling, Vierling) · dead six Niete ·
# live dice gültige Würfel · roll Wurf, würfeln · go for würfeln um · attempt Versuch · target Ziel · stack Stapel ·
# tuck unter den Stapel stecken, unterstecken · turn up aufdecken · keep behalten · topple the king den König stürzen ·
# king's revenge Rache des Königs · guard Wächter · place aufstellen · turn Zug · match Partie · seat Platz ·
# position Stellung · record Aufzeichnung · deck Deck.
# Kartennamen haben ihren Artikel als Attribut: { $card-acc } ist „die Grüne Burg“. Ohne Attribut stehen sie ungebeugt.

game-knights = Knatsch
like-red = Rote Burg
    .acc = die Rote Burg
like-green = Grüne Burg
    .acc = die Grüne Burg
like-blue = Blaue Burg
    .acc = die Blaue Burg
like-yellow = Gelbe Burg
    .acc = die Gelbe Burg
like-white = Weiße Burg
    .acc = die Weiße Burg
like-black = Schwarze Burg
    .acc = die Schwarze Burg
like-die-1 = Karten{"\u00AD"}würfel 1
    .acc = den Kartenwürfel 1
like-die-2 = Karten{"\u00AD"}würfel 2
    .acc = den Kartenwürfel 2
like-die-3 = Karten{"\u00AD"}würfel 3
    .acc = den Kartenwürfel 3
like-die-4 = Karten{"\u00AD"}würfel 4
    .acc = den Kartenwürfel 4
like-die-5 = Karten{"\u00AD"}würfel 5
    .acc = den Kartenwürfel 5
like-catapult = Katapult
    .acc = das Katapult
like-champion = Turnier-Champion
    .acc = den Turnier-Champion
like-stack = Stapel{"\u00AD"}karte
    .acc = die Stapelkarte
like-castle-guard = Wächter für Burg{"\u00AD"}karten
    .acc = den Wächter für Burgkarten
like-card-guard = Wächter für Sonder{"\u00AD"}karten
    .acc = den Wächter für Sonderkarten
like-betrayal = Verrat
    .acc = den Verrat
like-protection = Schutz
    .acc = den Schutz
like-tournament = Turnier
    .acc = das Turnier
guard-castle-guard = Wächter für Burgkarten
    .acc = den Wächter für Burgkarten
guard-card-guard = Wächter für Sonderkarten
    .acc = den Wächter für Sonderkarten
ending-four-castles = mit vier Burgen
ending-tournaments = mit zwei Burgen und drei Turnieren
ending-king = durch den Sturz des Königs
phase-deal-colour = die Burgen werden verteilt
phase-deal-castle = die Burgen werden verteilt
phase-turn-up = eine Karte wird aufgedeckt
phase-start = der Startspieler wird ausgelost
phase-turn = ein Ziel ist zu wählen
phase-roll = die Würfel rollen
phase-keep = es ist zu wählen, welche Würfel bleiben
phase-defend = wem die Burg gehört, entscheidet über die Verteidigung
phase-lose = eine Burg ist abzugeben
phase-guards = die Wächter sind aufzustellen
phase-over = das Spiel ist vorbei

knights-over = Das Spiel ist vorbei. Sieg für { $winner }.
knights-not-now = Das geht jetzt nicht, denn { $phase }.
knights-impossible-chance = Der Zufall kann hier nicht „{ $action }“ bringen.
knights-stack-empty = Der { $stack ->
    [left] linke
   *[right] rechte
} Stapel ist leer.
knights-stack-of-one = Der { $stack ->
    [left] linke
   *[right] rechte
} Stapel hat nur eine Karte; sie unter den Stapel zu stecken ändert nichts.
knights-tucks-used = Du hast in diesem Zug schon { $allowed ->
    [one] eine Karte
   *[other] { $allowed } Karten
} untergesteckt, und es gibt eine Karte, um die du würfeln kannst.
knights-nothing-to-find = Im { $stack ->
    [left] linken
   *[right] rechten
} Stapel ist keine Karte, die du nehmen könntest.
knights-double = Du hast { $like-acc } schon, und keine Karte darf doppelt sein.
knights-no-such-seat = Am Tisch sitzen { $players }; einen Platz { $seat } gibt es nicht.
knights-own-card = Diese Karte gehört dir selbst.
knights-not-owned = { $owner } hat { $like-acc } nicht.
knights-too-few-castles = { $owner } hat { $owned ->
    [one] eine Burg
   *[other] { $owned } Burgen
}; erst ab { $needed } kann eine angegriffen werden.
knights-castle-guarded = Ein Wächter für Burgkarten schützt { $like-acc } von { $owner }.
knights-card-guarded = Ein Wächter für Sonderkarten schützt { $like-acc } von { $owner }.
knights-king-castles = Gegen den König würfelt, wer zu Beginn des Zuges drei Burgen hat; du hast { $owned }.
knights-king-first-attempt = Gegen den König geht nur der erste Versuch eines Zuges.
knights-must-attempt = Es gibt eine Karte, um die du würfeln kannst, und der erste Versuch eines Zuges ist Pflicht.
knights-must-tuck = In einem Stapel ist eine Karte, die du nehmen darfst: Stecke unter, bis sie oben liegt.
knights-not-live = { $dice } kannst du nicht behalten. Gültig: { $live }.
knights-no-guard = Du hast keinen { $guard }.
knights-guard-placed = Der { $guard } wurde in diesem Zug schon aufgestellt.
knights-guard-two = Ein Wächter für Burgkarten steht bei zwei Burgen, oder bei einer, wenn du nur eine hast.
knights-guards-itself = Ein Wächter für Sonderkarten kann sich nicht selbst schützen.
knights-same-placement = Der Wächter steht schon dort.
knights-not-your-castle = { $colours ->
    [red] Du hast keine Rote Burg
    [green] Du hast keine Grüne Burg
    [blue] Du hast keine Blaue Burg
    [yellow] Du hast keine Gelbe Burg
    [white] Du hast keine Weiße Burg
    [black] Du hast keine Schwarze Burg
   *[other] Du hast keine dieser beiden Burgen
}.

deck-toml = Die Deckdatei ist kein gültiges TOML: { $detail }.
deck-section = Zeile { $line }: [{ $section }] muss eine Tabelle sein, mit einer Zeile je Art.
deck-unknown-kind = Zeile { $line }: „{ $found }“ ist unbekannt. Möglich sind: { $known }.
deck-demand = Zeile { $line }: „{ $found }“ ist keine Vorgabe für „{ $kind }“. Erwartet wird eine Liste von Texten wie "3-3-3+2": dreimal dieselbe Zahl von 1 bis 5 und eine andere Zahl von 1 bis 5.
deck-count = „{ $kind }“: Erwartete Karten: { $expected }, gefunden: { $found }.
deck-count-line = Zeile { $line }: „{ $kind }“: Erwartete Karten: { $expected }, gefunden: { $found }.
deck-missing-colour = Es gibt keine Burg der Farbe „{ $colour }“; jede Farbe braucht mindestens eine.
deck-missing-colour-line = Zeile { $line }: Es gibt keine Burg der Farbe „{ $colour }“; jede Farbe braucht mindestens eine.

position-shape = Die Stellung hat nicht die richtige Form: { $detail }.
position-players = An einem Tisch sitzen 2 bis 6, nicht { $found }.
position-seat = „{ $what }“ kann nicht Platz { $found } sein.
position-name = „{ $what }“ kann nicht „{ $found }“ sein. Möglich sind: { $known }.
position-number = „{ $what }“ kann nicht { $found } sein; möglich ist { $low } bis { $high }.
position-stacks = Eine Stellung braucht die Stapel „left“ und „right“ und keinen anderen.
position-unseen = In den Stapeln liegen { $stacks } ungesehene Karten, aufgezählt sind aber { $cards }.
position-box = Das sind nicht die Karten einer Schachtel: { $detail }.
position-kind = „{ $text }“ steht am falschen Ort: Burgen und Sonderkarten werden getrennt aufgezählt, Turniere gezählt.
position-double = Platz { $seat } hat { $card-acc } zweimal.
position-guard = Die Wächter von Platz { $seat } können so nicht stehen.
position-guarded = Ein Wächter von Platz { $seat } steht bei der Karte { $card }, die diesem Platz nicht gehört.
position-no-contest = In der Phase „{ $phase }“ würfelt jemand: Es fehlt der Wettstreit.
position-contest = In der Phase „{ $phase }“ würfelt niemand: Es kann keinen Wettstreit geben.
position-attempts = Jemand würfelt, also gab es schon einen Versuch.
position-mark = Das zu übertreffende Ergebnis fehlt oder ist nicht möglich.
position-defence = Nur eine angegriffene Burg kann verteidigt werden.
position-target = { $what ->
    [stack] Der Stapel
    [kind] Die Art
    [seat] Der Platz
    [like] Die Karte
    [king] Der König
   *[other] „{ $what }“
} des Wettstreits ist kein erlaubtes Ziel.
position-leader = Platz { $seat } kann im Turnier nicht führen: Dort wurde noch nicht gewürfelt.
position-dice = So können die Würfel nicht liegen: sechs insgesamt, keine gültige Sechs, alle sechs im ersten Wurf.
position-rolls = { $found ->
    [one] Ein verbleibender Wurf ist
   *[other] { $found } verbleibende Würfe sind
} hier nicht möglich.
position-no-castle = Platz { $seat } hat keine Burg; die letzte geht nie verloren.
position-winner = Sieger und Ende des Spiels passen nicht zu den Karten.
position-won = Platz { $seat } hat schon gewonnen.
position-placed = Der { $guard } kann noch nicht aufgestellt worden sein.
position-turn-up = Die offenen Karten der Stapel passen nicht zur Phase.
position-lose = Hier muss niemand eine Burg abgeben.
position-guards = Kein Wächter könnte anders stehen, also wird keiner aufgestellt.
position-setup = Die bisher verteilten Karten passen nicht zum Aufbau.

knights-event-dealt = { $seat } bekommt { $card-acc }.
knights-event-turned-up = { $stack ->
    [left] Links
   *[right] Rechts
} aufgedeckt: { $card }.
knights-event-start = { $seat } beginnt.
knights-event-tuck = { $seat } steckt { $card-acc } unter den { $stack ->
    [left] linken
   *[right] rechten
} Stapel.
knights-event-announce = { $seat } würfelt um { $card-acc }.
knights-event-organise = { $seat } richtet ein Turnier aus.
knights-event-attack = { $seat } würfelt um { $like-acc } von { $owner }.
knights-event-dare-king = { $seat } würfelt gegen den König: Fünf Einsen oder vier Fünfen und eine Zwei genügen.
knights-event-defend = { $seat } verteidigt die Burg.
knights-event-yield = { $seat } gibt die Burg her.
knights-event-roll = { $seat } würfelt { $dice }.
knights-event-keep = { $seat } behält { $dice } und würfelt den Rest erneut.
knights-event-stop = { $seat } hört mit { $dice } auf.
knights-event-leads = { $seat } hat { $result ->
    [none] nichts
   *[other] { $result }
} und führt.
knights-event-trails = { $seat } hat { $result ->
    [none] nichts
   *[other] { $result }
}, nicht mehr als { $mark ->
    [none] nichts
   *[other] { $mark }
}.
knights-event-beaten = { $seat } hat { $result } und übertrifft { $mark }.
knights-event-missed = { $seat } hat { $result ->
    [none] nichts
   *[other] { $result }
} und übertrifft { $mark } nicht.
knights-event-defended = { $seat } hat { $result } und behält die Burg.
knights-event-undefended = { $seat } hat { $result ->
    [none] nichts
   *[other] { $result }
} und übertrifft { $mark } nicht.
knights-event-king-revenge = { $seat } hat { $result ->
    [none] nichts
   *[other] { $result }
}. Der König rächt sich.
knights-event-king-spares = { $seat } hat { $result ->
    [none] nichts
   *[other] { $result }
}, aber der Schutz hält den König zurück.
knights-event-lose = { $seat } steckt { $like-acc } unter den { $stack ->
    [left] linken
   *[right] rechten
} Stapel.
knights-event-guard = Der { $guard } von { $seat } schützt jetzt: { $likes }.
knights-event-gains = { $seat } nimmt { $card-acc }.
knights-event-wins-tournament = { $seat } gewinnt das Turnier, das { $count ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] { $count }.
} insgesamt.
knights-event-end = { $seat } beendet den Zug.
knights-event-won = { $seat } gewinnt das Spiel { $ending }.

knights-ask-turn = { $seat }, wähle, worum du würfelst.
knights-ask-keep = { $seat }, wähle die Würfel, die bleiben, mit einer Nummer oder so: k 5 5. Die anderen gültigen Würfel würfelst du erneut; behältst du alle, hörst du auf.
knights-ask-defend = { $seat }, deine Burg wird angegriffen. Verteidigst du sie?
knights-ask-lose = { $seat }, der König rächt sich: Wähle die Burg, die du abgibst, und den Stapel, unter den sie kommt.
knights-ask-guards = { $seat }, dein Zug endet. Du kannst deine Wächter aufstellen.

knights-action-tuck = { $card-acc } unter den { $stack ->
    [left] linken
   *[right] rechten
} Stapel stecken
knights-action-take = um { $card-acc } vom { $stack ->
    [left] linken
   *[right] rechten
} Stapel würfeln
knights-action-tournament = das Turnier vom { $stack ->
    [left] linken
   *[right] rechten
} Stapel ausrichten
knights-action-attack = { $card-acc } von { $owner } angreifen
knights-action-steal = um { $card-acc } von { $owner } würfeln
knights-action-king = gegen den König würfeln (5-5-5-5+1 übertreffen)
knights-action-end = den Zug beenden
knights-action-leave = die Wächter lassen, wie sie sind
knights-action-defend = um die Burg würfeln
knights-action-yield = die Burg hergeben
knights-action-lose = { $card-acc } abgeben, unter den { $stack ->
    [left] linken
   *[right] rechten
} Stapel
knights-action-guard = { $guard-acc } aufstellen: { $likes }
knights-action-stop = mit { $dice } aufhören
knights-action-keep = { $dice } behalten, { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} erneut werfen
knights-action-keep-none = { $count ->
    [one] den Würfel
   *[other] alle { $count } Würfel
} erneut werfen

character-knights-page = Würfelt nach den genauen Chancen, wählt die Ziele aber nach Faustregeln und verschätzt sich oft dabei. Sinnlose Versuche kommen nicht vor.
character-knights-squire = Geht ebenfalls nach Faustregeln, verschätzt sich aber viel seltener. Nimmt, was jetzt dem Sieg näher bringt, und denkt kaum an später.
character-knights-steward = Wägt ab, wie gut nach jedem Versuch alle am Tisch dastehen, sieht aber nicht über die nächste aufgedeckte Karte hinaus. Sind Möglichkeiten fast gleich gut, ist die Wahl manchmal die falsche.
character-knights-marshal = Urteilt über Stellungen wie der Herrscher und rechnet mit mehr möglichen Karten als der Verwalter. Nur wo es fast gleich steht, kommt ein Irrtum vor.
character-knights-sovereign = Kennt die genaue Chance jedes Wettstreits und die Gewinnchance danach, über alle Karten, die kommen können. Nichts trübt den Blick.
