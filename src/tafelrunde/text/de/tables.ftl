# Was über Tische gesagt wird: warum dort etwas nicht geht, und was neben der Partie geschah.

bot-random = Zufall
bot-page = Page
bot-squire = Knappe
bot-steward = Verwalter
bot-marshal = Marschall
bot-sovereign = Herrscher

# Finden und eröffnen
no-table = Einen Tisch { $table } gibt es nicht.
nobody-to-invite = Niemand heißt „{ $name }“; der Platz lässt sich so nicht freihalten.
seat-not-reserved = Nur ein reservierter Platz lässt sich für jemanden freihalten; dieser ist von der Art „{ $kind }“.
unknown-language = In der Sprache „{ $found }“ gibt es keine Texte. Bekannte Sprachen: { $known }.
not-a-websocket = Diese Adresse spricht nur WebSocket.
void-token = Dieses Token ist hier unbekannt oder wurde widerrufen.
game-not-ready = Die Regeln von { $game } werden vorbereitet: { $percent } %.
table-moved = Dieser Tisch zieht gerade auf einen anderen Server um. Versuch es gleich noch einmal.
cannot-listen = Der Server kann auf { $host }, Port { NUMBER($port, useGrouping: 0) }, nicht lauschen: { $why }.
workers-need-postgres = { NUMBER($workers, useGrouping: 0) } Arbeitsprozesse brauchen PostgreSQL (--database postgresql://…): Eine SQLite-Datei hat einen Server.
workers-and-lan = Mehrere Arbeitsprozesse werden nicht für das lokale Netz geöffnet: Lass --lan oder --workers weg.
peers-only = Das dürfen nur andere Server dieses Verbunds.

# Platz nehmen
no-seat-free = An diesem Tisch ist kein Platz für dich frei.
already-seated = Du sitzt schon an diesem Tisch.
not-seated = Du spielst nicht an diesem Tisch.
host-only = Das kann nur, wer den Tisch eröffnet hat.
already-started = Die Partie hat schon begonnen.
already-contributed = Du hast schon zu den Würfeln beigetragen.
already-sealed = Plätze und Würfel stehen fest; die Partie beginnt gleich.
not-full = Es sind noch Plätze frei: Beiträge zählen, wenn alle sitzen.
not-sealed = Noch nicht: Zuerst legen sich alle auf einen Beitrag fest.
nothing-to-reveal = Von dir ist kein Beitrag mehr aufzudecken.
wrong-reveal = Das ist nicht der Text, auf den du dich festgelegt hast.

# Spielen
not-running = An diesem Tisch läuft keine Partie.
not-your-turn = Du bist nicht am Zug.
stale = Der Tisch ist inzwischen bei Version { $version }.
no-time-to-undo = Dafür reicht die Zeit nicht: Die Uhr stünde auf null. Die Zeit seit der Aktion bleibt verbraucht.

# Die anderen fragen
proposal-pending = Es ist schon etwas anderes vorgeschlagen: { $what ->
    [undo] eine Aktion zurücknehmen
    [stop] die Partie beenden
   *[other] { $what }
}.
nothing-proposed = Es wurde nichts vorgeschlagen.
cannot-be-removed = Auf diesem Platz sitzt kein anderer Mensch.
not-absent = Als abwesend gilt, wer { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  } lang weder verbunden ist noch etwas tut.

# Zusehen und zurückblicken
not-watching = Nur wer an diesem Tisch spielt, darf hier zusehen.
nothing-said = In dieser Nachricht steht nichts.
not-over = Die Partie ist noch nicht vorbei.
no-such-moment = Die Partie hat { $entries ->
    [one] einen Eintrag
   *[other] { $entries } Einträge
}; danach kommt nichts mehr.

# Kontingente und Sperren
quota-open = An { $most } deiner Tische wird schon auf Mitspieler gewartet, mehr geht nicht. Sag einen ab oder lass ihn beginnen.
quota-running = An deinen Tischen laufen schon { $most } Partien, mehr geht nicht. Beende eine oder gib sie auf.
quota-kept = Von dir werden hier schon { $most } Tische aufbewahrt, mehr geht nicht. Hochgeladene Aufzeichnungen kannst du löschen.
quota-records = Du hast schon { $most } Aufzeichnungen hochgeladen, mehr geht nicht. Lösche zuerst eine davon.
quota-bytes = Deine Aufzeichnungen dürfen zusammen { $most } Bytes groß sein, und diese wäre zu viel. Lösche zuerst eine andere.
not-brought = Löschen kann man nur eine hochgeladene Aufzeichnung.
journal-full = An diesem Tisch ist neben der Partie schon { $most }-mal etwas geschehen. Nur die Partie selbst kann noch weitergehen.
too-many-blocks = Du kannst höchstens { $most } Personen sperren. Entsperre zuerst jemanden.
block-yourself = Dich selbst kannst du nicht sperren.
no-person = Niemand hat die Kennung { $person }.
not-invitable = „{ $name }“ nimmt von dir gerade keine weitere Einladung an.
not-invited = An diesem Tisch ist kein Platz für dich reserviert.
not-welcome = Wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen.

# Was am Tisch geschah
table-sat = { $seat } setzt sich.
table-left = { $seat } verlässt den Tisch.
table-declined = Die Einladung auf Platz { $number } wurde abgelehnt.
table-dismissed = Platz { $number } wird vom Gastgeber freigemacht.
table-undone = { $seat } nimmt eine Aktion zurück.
table-asks-undo = { $seat } möchte eine Aktion zurücknehmen.
table-asks-stop = { $seat } möchte die Partie beenden.
table-agrees = { $seat } ist einverstanden.
table-refuses = { $seat } ist nicht einverstanden.
table-resigned = { $seat } gibt auf; { $bot } spielt weiter.
table-time = { $seat } hat keine Zeit mehr; { $bot } spielt weiter.
table-vote = { $seat } ist nicht da; { $bot } spielt weiter, wie es die anderen wünschen.
table-withheld = { $seat } hat sich auf einen Beitrag zu den Würfeln festgelegt und ihn nicht aufgedeckt; stattdessen spielt { $bot }.
table-agreed = Alle sind einverstanden: Die Partie endet hier.
table-abandoned = Niemand ist mehr da, also endet die Partie hier.
table-too-long = Die Partie ist für diesen Server zu lang geworden, also endet sie hier.
table-cancelled = Die Partie wurde abgesagt.
table-unfinished = Hier endet die Aufzeichnung.
