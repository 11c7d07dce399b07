# Torres: Namen, Ablehnungen, Stellungen, Ereignisse.
#
# Glossar: block Baustein · stack Stapel · name a stack einen Stapel wählen · supply Vorrat · cell Feld · level Stockwerk ·
# tower Turm · castle Burg · area Grundfläche · foundation Grundstein · gate Tor · knight Ritter · deploy einsetzen ·
# set (first knights, king) setzen · move ziehen · step Schritt · build bauen · raise a tower erhöhen ·
# action point Aktionspunkt (AP) · action card Aktionskarte · buy kaufen · play ausspielen · pile Kartenstapel ·
# master card Meister-Karte · master version Meister-Version · master bonus Meister-Bonus · luck variant Glücksvariante ·
# king's castle Königsburg · king's bonus Königs-Bonus · scoring track Zählleiste · marker Zählstein · score Wertung ·
# year Jahr · round Runde · turn Zug.
# Kartennamen stehen ungebeugt, meist nach „die Karte“.

game-torres = Torres
action_card-leap_up = Mauer{"\u00AD"}sprung
action_card-raise = Anheben
action_card-extra_block = Zusatz{"\u00AD"}stein
action_card-stairs = Treppe
action_card-diagonal = Dia{"\u00AD"}gonale
action_card-six_ap = Sechs Aktions{"\u00AD"}punkte
action_card-seven_ap = Sieben Aktions{"\u00AD"}punkte
action_card-shift_block = Umbau
action_card-redeploy = Neu{"\u00AD"}einsatz
action_card-vault = Bock{"\u00AD"}sprung
master_card-all_levels = Alle Stock{"\u00AD"}werke
master_card-one_level = Ein Stock{"\u00AD"}werk
master_card-one_line = Eine Reihe
master_card-square = Das Quadrat
master_card-edge = Der Rand
master_card-castles = Burgen
master_card-diagonals = Die Dia{"\u00AD"}gonalen
master_card-cluster = Die Gruppe
phase-torres-start = der Startspieler wird ausgelost
phase-torres-master = die Meister-Karte wird aufgedeckt
phase-torres-foundations = die Grundsteine werden gelegt
phase-torres-knights = die ersten Ritter werden gesetzt
phase-torres-king = der König wird gesetzt
phase-torres-turn = ein Zug ist im Gang
phase-torres-place = was aufgenommen ist, muss abgesetzt werden
phase-torres-card = die ausgespielte Karte muss ausgeführt werden
phase-torres-draw = eine Karte wird gezogen
phase-torres-keep = eine der gezogenen Karten muss behalten werden
phase-torres-return = die beiden anderen Karten müssen zurückgelegt werden
phase-torres-source = das Anheben braucht einen Stapel, von dem der Baustein kommt
phase-torres-name = der Stapel dieses Zuges muss gewählt werden
phase-torres-spread = die übrigen Bausteine müssen verteilt werden
phase-torres-kings-move = der König darf versetzt werden, bevor das Jahr beginnt
phase-torres-over = das Spiel ist vorbei

torres-over = Das Spiel ist vorbei. Sieg für { $winner }.
torres-not-now = Das geht jetzt nicht, denn { $phase }.
torres-impossible-chance = Der Zufall kann hier nicht „{ $action }“ bringen.
torres-no-points = Das kostet { $needed ->
    [one] einen Aktionspunkt
   *[other] { $needed } Aktionspunkte
}, und übrig { $left ->
    [0] ist keiner
    [one] ist einer
   *[other] sind { $left }
}.
torres-occupied = Auf { $cell } steht eine Figur.
torres-not-your-knight = Auf { $cell } steht kein Ritter von dir.
torres-stuck = Der Ritter auf { $cell } kann nirgends hin: Jeder Weg ist versperrt oder zu steil.
torres-too-steep = Von Stockwerk { $here } ist der Schritt nach { $cell } in Stockwerk { $there } zu steil: höchstens ein Stockwerk hinauf.
torres-no-way = Weder Schritt noch Tor führt nach { $cell }: Das Feld liegt nicht neben dem Ritter, und keine Burg, die er betreten kann, entlässt ihn dort in Stockwerk { $here } oder tiefer.
torres-card-target = Die Karte { $action_card } führt nicht nach { $cell } (Stockwerk { $there }, vom Stockwerk { $here }).
torres-card-stuck = Die Karte { $action_card } kann mit { $cell } nichts anfangen.
torres-card-first = Die Karte { $action_card } ist ausgespielt und muss zuerst ausgeführt werden.
torres-extra-block = Der Zusatzstein wird sofort gebaut: Nenne das Feld, auf das er kommt.
torres-no-tower = Auf { $cell } liegt kein Baustein.
torres-same-cell = Der Baustein muss auf ein anderes Feld als { $cell }.
torres-splits = Ohne den Baustein auf { $cell } würde die Burg auseinanderfallen.
torres-joins = Ein Baustein auf { $cell } würde zwei Burgen verbinden.
torres-castles = Danach gäbe es nur noch { $castles } Burgen; { $least } müssen stehen.
torres-too-small = Mit diesem Baustein auf { $cell } wäre ein Turm höher, als seine Burg Felder hat.
torres-too-high = Der Turm auf { $cell } hat { $level ->
    [one] einen Baustein
   *[other] { $level } Bausteine
}, und seine Burg bedeckt { $area ->
    [one] ein Feld
   *[other] { $area } Felder
}: Höher geht es nicht.
torres-no-castle = Neben { $cell } liegt keine Burg: Ein Baustein erweitert eine Burg oder erhöht einen Turm.
torres-no-blocks = Der Stapel dieses Zuges ist aufgebraucht.
torres-name-first = Deine Stapel sind verschieden ({ $stacks }): Wähle zuerst den für diesen Zug.
torres-stack-named = Der Stapel dieses Zuges ist schon gewählt; darin { $left ->
    [0] ist kein Baustein
    [one] ist ein Baustein
   *[other] sind { $left } Bausteine
} übrig.
torres-stacks-alike = Deine Stapel sind alle gleich; es gibt nichts zu wählen.
torres-no-stack = Du hast keinen Stapel mit { $size }; deine Stapel: { $stacks }.
torres-stack-empty = In einem leeren Stapel ist kein Baustein.
torres-stack-not-named = Hier lässt sich kein Baustein von einem gewählten Stapel nehmen.
torres-spread = Die anderen Stapel können nicht { $stacks } werden: Übrig { $left ->
    [0] ist kein Baustein
    [one] ist ein Baustein
   *[other] sind { $left } Bausteine
}, zu verteilen auf { $others }, höchstens drei je Stapel.
torres-castle-taken = In der Burg auf { $cell } steht schon ein Ritter; alle beginnen in verschiedenen Burgen.
torres-no-block = Auf { $cell } liegt kein Baustein, auf dem man stehen kann.
torres-all-knights = Alle { $knights } Ritter sind auf dem Plan.
torres-no-knight-beside = Neben { $cell } steht kein Ritter von dir.
torres-deploy-higher = { $cell } liegt in Stockwerk { $level }, höher als deine Ritter daneben.
torres-foundation-near = { $cell } liegt zu nah an einem anderen Grundstein.
torres-king-stays = Der König steht schon auf { $cell }; mit „stay“ bleibt er dort.
torres-master-buys-none = In der Meister-Version sind alle Karten von Anfang an auf der Hand; gekauft wird keine.
torres-bought-enough = In diesem Zug sind schon { $most } Karten gekauft; mehr geht nicht.
torres-pile-empty = Der Kartenstapel ist leer.
torres-pile-empty-under = Im Kartenstapel ist nichts mehr, also sind oben und unten dasselbe: Nimm „top“.
torres-not-drawn = Die Karte { $action_card } ist nicht unter den gezogenen: { $action_cards }.
torres-card-played = In diesem Zug ist schon eine Karte ausgespielt.
torres-not-in-hand = Die Karte { $action_card } ist nicht auf deiner Hand.
torres-bought-now = Die Karte { $action_card } hast du in diesem Zug gekauft; ausspielen kannst du sie erst im nächsten.
torres-no-effect = Die Karte { $action_card } könnte jetzt nichts bewirken.

torres-master-card = Nur die Meister-Version hat eine Meister-Karte, nicht die Variante „{ $variant }“.

torres-position-players = An einem Tisch sitzen 2 bis 4, nicht { $found }.
torres-position-hidden = Eine Ansicht verbirgt Karten; eine Stellung muss alle zeigen.
torres-position-knights = Jede Farbe hat sechs Ritter, nicht { $found }.
torres-position-pieces = Auf einem Feld stehen zwei Figuren.
torres-position-king = Der König muss auf einem Baustein stehen und gesetzt sein, wenn das erste Jahr beginnt.
torres-position-height = Ein Turm ist höher, als seine Burg Felder hat.
torres-position-castles = Burgen auf dem Plan: { $found }; { $least } stehen immer.
torres-position-blocks = Auf dem Plan, in Stapeln und im Vorrat sind zusammen { $found } Bausteine, in der Schachtel aber { $total }.
torres-position-supply = Der Vorrat muss für das, was noch kommt, mindestens { $least } Bausteine haben.
torres-position-track = Zwei Zählsteine stehen auf demselben Feld der Zählleiste.
torres-position-cards = So können die Karten nicht liegen: Jede gibt es in jeder Farbe einmal.
torres-position-master = Eine Meister-Karte gehört zur Meister-Version, sobald sie aufgedeckt ist.
torres-position-order = Dieser Platz kann hier nicht am Zug sein: Jahr, Runde und Reihenfolge sagen etwas anderes.
torres-position-foundations = So können die Grundsteine nicht liegen.
torres-position-first-knights = So können die ersten Ritter nicht stehen.
torres-position-setup = Vor dem ersten Jahr hat niemand Punkte, gekaufte Karten oder ausgespielte Karten.
torres-position-turn = Aktionspunkte, gekaufte und ausgespielte Karten passen nicht zueinander.
torres-position-stacks = Die Stapel passen nicht zu den Zügen, die noch kommen.
torres-position-drawn = Die gezogenen Karten passen nicht zur Phase.
torres-position-card = Die Karte oder das, was aufgenommen ist, passt nicht zur Phase oder kann nichts bewirken.

torres-view-cards = Diese Ansicht verbirgt mehr Karten, als es gibt.
torres-view-own-cards = Die eigenen Karten sind vor niemandem verborgen.
torres-view-others-cards = Diese Ansicht zeigt Karten, die dieser Platz nicht sehen kann.

torres-event-start = { $seat } beginnt.
torres-event-master = Die Meister-Karte dieses Spiels: { $master_card }.
torres-event-foundation = { $seat } legt einen Grundstein auf { $cell }.
torres-event-deploy = { $seat } setzt einen Ritter auf { $cell }.
torres-event-king = { $seat } setzt den König auf { $cell }.
torres-event-stay = { $seat } lässt den König, wo er ist.
torres-event-year = Jahr { $year } beginnt, und { $seat } fängt an.
torres-event-move = { $seat } zieht den Ritter von { $from } nach { $to } (Stockwerk { $level }).
torres-event-gate = { $seat } geht durch eine Burg, von { $from } durch ein Tor nach { $to } (Stockwerk { $level }).
torres-event-card-move = { $action_card }: von { $from } nach { $to } (Stockwerk { $level }).
torres-event-shift = Ein Baustein wandert von { $from } nach { $to }.
torres-event-build = { $seat } baut auf { $cell } (Stockwerk { $level }).
torres-event-raise = { $seat } hebt den Ritter auf { $cell } ins Stockwerk { $level }.
torres-event-stack = { $seat } nimmt den Stapel mit { $size }.
torres-event-buy = { $seat } kauft eine Karte.
torres-event-top = { $seat } legt zwei Karten oben auf den Kartenstapel zurück.
torres-event-under = { $seat } legt zwei Karten unter den Kartenstapel.
torres-event-track = { $seat } rückt auf der Zählleiste vor (+{ $points }).
torres-event-play = { $seat } spielt die Karte { $action_card } aus.
torres-event-end = { $seat } beendet den Zug.
torres-event-castles = Jahr { $year }: { $seat } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für Burgen ({ $score }).
torres-event-king-bonus = Jahr { $year }: { $seat } bekommt den Königs-Bonus von { $points } ({ $score }).
torres-event-master-bonus = Jahr { $year }: { $seat } bekommt den Meister-Bonus von { $points } ({ $score }).
torres-event-won = { $seat } liegt auf der Zählleiste vorn und gewinnt das Spiel.
torres-event-shared = Niemand hat den Start verlassen: Alle teilen sich den Sieg.
ending-most-points = mit den meisten Punkten

torres-ask-foundations = { $seat }, lege einen Grundstein.
torres-ask-knights = { $seat }, setze deinen ersten Ritter auf einen Baustein.
torres-ask-king = { $seat }, setze den König auf einen Baustein.
torres-ask-turn = { $seat }, { $points ->
    [0] du hast keine Aktionspunkte mehr: Du kannst noch eine Karte ausspielen oder den Zug beenden.
    [one] noch ein Aktionspunkt: bauen, ziehen, kaufen, vorrücken, Karte spielen oder Zug beenden.
   *[other] noch { $points } Aktionspunkte: bauen, ziehen, einsetzen, kaufen, vorrücken, Karte spielen oder Zug beenden.
}
torres-ask-place = { $seat }, wohin geht der Ritter?
torres-ask-place-for-card = { $seat }, wohin führt die Karte { $action_card }?
torres-ask-card-for-card = { $seat }, worauf wirkt die Karte { $action_card }?
torres-ask-keep = { $seat }, behalte eine der Karten.
torres-ask-return = { $seat }, lege die beiden anderen zurück: oben auf oder unter den Kartenstapel, und welche liegt darüber?
torres-ask-source = { $seat }, von welchem Stapel kommt der Baustein?
torres-ask-name = { $seat }, welchen Stapel verbraucht dieser Zug?
torres-ask-spread = { $seat }, verteile die übrigen Bausteine auf deine anderen Stapel.
torres-ask-kings-move = { $seat }, du liegst hinten: Versetze den König oder lass ihn stehen.

torres-action-take-knight = Ritter auf { $cell }, Stockwerk { $level }
torres-action-take-block = Baustein auf { $cell }, Stockwerk { $level }
torres-action-to = nach { $cell }, Stockwerk { $level }
torres-action-gate = durchs Tor nach { $cell }, Stockwerk { $level }
torres-action-deploy = Ritter einsetzen auf { $cell }, Stockwerk { $level }
torres-action-build = bauen auf { $cell }, Stockwerk { $level }
torres-action-king = König auf { $cell }, Stockwerk { $level }
torres-action-stack = der Stapel mit { $size }
torres-action-stack-named = der gewählte Stapel ({ $size })
torres-action-buy = eine Karte kaufen
torres-action-keep = { $action_card } behalten
torres-action-top = beide oben auf, { $action_card } zuoberst
torres-action-under = beide darunter, { $action_card } über der anderen
torres-action-track = auf der Zählleiste vorrücken
torres-action-play = { $action_card } ausspielen
torres-action-end = den Zug beenden
torres-action-spread = die anderen werden { $stacks }
torres-action-stay = den König stehen lassen

character-torres-page = Zählt nur, was die eigenen Burgen jetzt brächten, und ist unsicher, welcher von vielen Zügen der beste ist. Baut und klettert vernünftig, bereitet aber nichts für später vor.
character-torres-squire = Hat gelernt, was aus einer Burg werden kann, verfolgt aber nur einen Weg durch den Zug und nimmt oft den zweitbesten. Züge, die mehrere gute Schritte hintereinander brauchen, werden übersehen.
character-torres-steward = Verfolgt drei Wege durch den Zug statt nur einen und ist nur unsicher, welcher der guten der beste ist. Denkt nur an den eigenen Zug, nicht an die Antworten darauf.
character-torres-marshal = Verfolgt viele Wege durch den Zug und findet die meisten guten. Was die anderen antworten, bleibt der Erfahrung überlassen.
character-torres-sovereign = Verfolgt so viele Wege durch den Zug, wie eine halbe Sekunde erlaubt, und fragt im Spiel zu zweit, was darauf geantwortet wird. Gegen mehrere gilt alle Zeit dem eigenen Zug.
