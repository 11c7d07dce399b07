# Um Krone und Kragen: Namen, Ablehnungen, Stellungen, Ereignisse.
#
# Glossar: character Charakter, Charakterkarte · claim erwerben · use einsetzen · ability Fähigkeit · cost Kosten ·
# active dice aktive Würfel · set aside beiseitelegen · add a die einen Würfel dazunehmen · roll Wurf, würfeln, werfen ·
# result Ergebnis · finish abschließen · supply Vorrat · flip umdrehen · rank Rang · pips Augen · alike gleiche ·
# mark Bestmarke · final round Finalrunde · start player Startspieler · figure Startspielerfigur ·
# pass over überspringen · chance Zufall.
# Charakternamen haben ihren Artikel als Attribut: { $character-acc } ist „den Bauern“. Ohne Attribut stehen sie ungebeugt.

game-court = Um Krone und Kragen
character-fool = Hofnarr
    .nom = der Hofnarr
    .acc = den Hofnarren
    .dat = dem Hofnarren
character-charlatan = Schar{"\u00AD"}latan
    .nom = der Scharlatan
    .acc = den Scharlatan
    .dat = dem Scharlatan
character-farmer = Bauer
    .nom = der Bauer
    .acc = den Bauern
    .dat = dem Bauern
character-serving-maid = Dienst{"\u00AD"}magd
    .nom = die Dienstmagd
    .acc = die Dienstmagd
    .dat = der Dienstmagd
character-philosopher = Philo{"\u00AD"}soph
    .nom = der Philosoph
    .acc = den Philosophen
    .dat = dem Philosophen
character-laborer = Hand{"\u00AD"}werker
    .nom = der Handwerker
    .acc = den Handwerker
    .dat = dem Handwerker
character-guard = Wach{"\u00AD"}mann
    .nom = der Wachmann
    .acc = den Wachmann
    .dat = dem Wachmann
character-hunter = Jäger
    .nom = der Jäger
    .acc = den Jäger
    .dat = dem Jäger
character-astronomer = Astronom
    .nom = der Astronom
    .acc = den Astronomen
    .dat = dem Astronomen
character-merchant = Händler
    .nom = der Händler
    .acc = den Händler
    .dat = dem Händler
character-noblewoman = Hofdame
    .nom = die Hofdame
    .acc = die Hofdame
    .dat = der Hofdame
character-magician = Zauberer
    .nom = der Zauberer
    .acc = den Zauberer
    .dat = dem Zauberer
character-pawnbroker = Pfand{"\u00AD"}leiher
    .nom = der Pfandleiher
    .acc = den Pfandleiher
    .dat = dem Pfandleiher
character-knight = Ritter
    .nom = der Ritter
    .acc = den Ritter
    .dat = dem Ritter
character-bishop = Bischof
    .nom = der Bischof
    .acc = den Bischof
    .dat = dem Bischof
character-alchemist = Alche{"\u00AD"}mist
    .nom = der Alchemist
    .acc = den Alchemisten
    .dat = dem Alchemisten
character-nobleman = Edelmann
    .nom = der Edelmann
    .acc = den Edelmann
    .dat = dem Edelmann
character-general = Feldherr
    .nom = der Feldherr
    .acc = den Feldherrn
    .dat = dem Feldherrn
character-king = König
    .nom = der König
    .acc = den König
    .dat = dem König
character-queen = Königin
    .nom = die Königin
    .acc = die Königin
    .dat = der Königin
phase-court-start = der Startspieler wird ausgelost
phase-court-first-roll = der erste Wurf des Zuges steht noch aus
phase-court-roll = die Würfel rollen
phase-court-turn = Würfel werden beiseitegelegt und Charaktere eingesetzt
phase-court-pick = für einen Charakter werden Würfel gewählt
phase-court-claim = das Ergebnis steht, und ein Charakter kann erworben werden
phase-court-over = das Spiel ist vorbei

court-over = Das Spiel ist vorbei. Sieg für { $winner }.
court-not-now = Das geht jetzt nicht, denn { $phase }.
court-impossible-chance = Der Zufall kann hier nicht „{ $action }“ bringen.
court-not-owned = Du hast { $character-acc } nicht.
court-used = In diesem Zug hast du { $character-acc } schon eingesetzt.
court-supply-empty = Alle { $dice } Würfel des Vorrats sind im Spiel.
court-not-before-first-roll = Vor dem ersten Wurf kannst du { $character-acc } nicht einsetzen.
court-number-later = Vor dem ersten Wurf hat der Würfel der Königin noch keine Zahl.
court-number-needed = Nenne die Zahl, die der Würfel der Königin zeigt.
court-no-active-die = Es gibt keinen aktiven Würfel, den du werfen könntest.
court-must-set-aside = Seit dem letzten Wurf hast du keinen Würfel beiseitegelegt; vor dem nächsten muss es mindestens einer sein.
court-dice-missing = Diese Würfel gibt es hier nicht: { $dice }. Aktiv: { $active ->
    [none] keiner
   *[other] { $active }
}.
court-number-not-aside = Es ist keine { $number } beiseitegelegt, und der Astronom übernimmt nur Zahlen, die dort liegen.
court-still-active = Es gibt noch aktive Würfel; lege sie beiseite oder wirf sie.
court-nothing-to-pick = Es gibt keinen aktiven Würfel, mit dem { $character-nom } etwas anfangen könnte.
court-pick-ascending = Würfel werden von der niedrigsten Zahl zur höchsten gewählt.
court-pick-too-high = Eine { $number } kann { $character-nom } nicht erhöhen: Mehr als eine Sechs geht nicht.
court-nothing-picked = Wähle mindestens einen Würfel.
court-cost-not-met = Für { $character-acc } reicht das Ergebnis nicht.
court-sold-out = Im Vorrat gibt es { $character-acc } nicht mehr.
court-owned-already = Du hast { $character-acc } schon.
court-fool-to-flip = Du hast keinen Hofnarren zum Umdrehen.

court-position-players = An einem Tisch sitzen 2 bis 5, nicht { $found }.
court-position-double = Platz { $seat } hat { $character-acc } zweimal.
court-position-supply = Der Vorrat muss alle Charaktere und die Hofnarren nennen und sonst nichts.
court-position-copies = Bei { $character-dat } ergeben Besitz und Vorrat zusammen nicht die Karten im Spiel.
court-position-royals = König, Königin, Bestmarke und Finalrunde passen nicht zueinander.
court-position-mark = Die Bestmarke ist nicht möglich: Sie besteht aus mindestens sieben gleichen Würfeln.
court-position-dice = So können die Würfel nicht liegen.
court-position-used = Die Karte { $character } kann nicht eingesetzt worden sein: Sie fehlt oder steht zweimal da.
court-position-picker = Die gewählten Würfel passen nicht zur Phase, zum Charakter oder zu den aktiven Würfeln.
court-position-claim = Erworben wird nach einem fertigen Ergebnis: Kein Würfel ist aktiv, und es ist nicht die Finalrunde.
court-position-winner = Sieger und Ende des Spiels passen nicht zueinander.
court-position-start = Bevor der Startspieler ausgelost ist, ist noch nichts geschehen.
court-position-order = Dieser Platz kann hier nicht am Zug sein: Die Reihenfolge der Runde sagt etwas anderes.
court-position-aside = Es wurde noch kein Würfel beiseitegelegt.

court-odds-dice = Würfel sind höchstens { $most } Zahlen von 1 bis 6, nicht „{ $found }“.
court-odds-goal = „{ $found }“ ist kein Ziel. Bekannte Charaktere: { $known }.
court-odds-characters = „{ $found }“ ist kein Charakter, den man besitzen kann. Bekannt sind: { $known }.
court-odds-alike = Gleiche gibt es 1 bis { $most }, nicht { $found }.
court-odds-mark = Eine Bestmarke wird wie 7x4 geschrieben (sieben Vieren), nicht „{ $found }“.
court-odds-supply = Auf dem Tisch liegen { $dice } Würfel, aber das Spiel hat nur { $supply }.
court-odds-used = Die Karte { $character } gehört dir nicht, also kann sie nicht eingesetzt worden sein.

court-event-start = { $seat } bekommt die Startspielerfigur und beginnt.
court-event-roll = { $seat } würfelt { $dice }.
court-event-aside = { $seat } legt eine { $number } beiseite.
court-event-add = { $seat } nimmt mit { $character-dat } einen Würfel dazu.
court-event-change = { $seat } setzt { $character-acc } ein: Aus { $before } wird { $after }.
court-event-use = { $seat } setzt { $character-acc } ein.
court-event-raised = Aus den aktiven Würfeln { $before } werden { $after }.
court-event-result = { $seat } schließt mit { $dice } ab.
court-event-claim = { $seat } erwirbt { $character-acc }.
court-event-claims-nothing = { $seat } erwirbt nichts.
court-event-takes-king = { $seat } holt sich den König.
court-event-misses-king = { $seat } bekommt den König nicht.
court-event-final-round = Die Finalrunde beginnt.
court-event-won = { $seat } hat den König und gewinnt das Spiel.
ending-king-held = mit dem König

court-ask-first-roll = { $seat }, würfle, oder nimm zuerst Würfel dazu.
court-ask-turn = { $seat }, lege Würfel beiseite, setze Charaktere ein, würfle erneut oder schließe ab.
court-ask-pick = { $seat }, wähle die Würfel, von der niedrigsten Zahl zur höchsten.
court-ask-claim = { $seat }, erwirb einen Charakter, dessen Kosten dein Ergebnis erfüllt.

court-action-roll = { $count ->
    [one] den Würfel
   *[other] { $count } Würfel
} werfen
court-action-aside = eine { $number } beiseitelegen
court-action-add = einen Würfel dazunehmen ({ $character })
court-action-add-number = eine { $number } dazunehmen (Königin)
court-action-change = { $character }: aus { $before } wird { $after }
court-action-again = { $character }: eine { $before } erneut werfen
court-action-use = { $character }: Würfel wählen
court-action-pick = { $count ->
    [one] eine { $number }
   *[other] { $count }-mal die { $number }
} wählen
court-action-done = keine weiteren wählen
court-action-finish = mit diesem Ergebnis abschließen
court-action-claim = { $character-acc } erwerben
court-action-claim-none = nichts erwerben

character-court-page = Verschätzt sich oft beim Wert eines Charakters, um bis zu ein Drittel eines Sieges. Plant mit wenigen Fähigkeiten auf einmal und entdeckt die übrigen spät.
character-court-squire = Verschätzt sich seltener und behält einige Fähigkeiten mehr im Kopf. Lange Ketten davon werden noch übersehen.
character-court-steward = Beurteilt jeden Charakter nach der Gewinnchance, die er bringt, mit etwas Unschärfe. Kleine Züge werden genau geplant, große nur zum Teil.
character-court-marshal = Löst fast jeden Zug genau, mit allen Fähigkeiten. Was ein Charakter später wert ist, wird selten falsch eingeschätzt.
character-court-sovereign = Würfelt für die Gewinnchance und für nichts anderes, in fast jedem Zug mit genauen Chancen. In der Finalrunde zählt der Sieg, nicht das höchste Ergebnis.
