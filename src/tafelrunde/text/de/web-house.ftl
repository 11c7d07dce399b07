# Gesichter, Stufen und Stühle: das Haus und seine Gäste.

web-against-two = Gegen zwei aus dem Haus
web-level-up = Zweimal in Folge gewonnen. Als Nächstes: { $bot }
web-level-down = Etwas leichter: { $bot }
web-portrait-heading = Dein Porträt
web-portrait-hint = Alle an deinen Tischen sehen es.
web-portrait-change = Porträt wählen
web-portrait-archer = Bogenschützin
web-portrait-baker = Bäcker
web-portrait-falconer = Falknerin
web-portrait-fiddler = Fiedler
web-portrait-gardener = Gärtnerin
web-portrait-herald = Herold
web-portrait-midwife = Hebamme
web-portrait-miller = Müllerin
web-portrait-sailor = Seemann
web-portrait-scribe = Schreiber
web-portrait-smith = Schmiedin
web-portrait-weaver = Weberin
web-seats-hint = { web-tap } auf einen Stuhl und sag, wer dort sitzt.
web-chair = Platz { $number }: { $who }
web-seat-who = Wer sitzt auf Platz { $number }?
web-place-go = Platz nehmen lassen
web-place-name = Name
web-setup-more = Uhr, Zuschauer und Optionen
web-room-hint = { web-tap } auf einen freien Stuhl, um jemanden dort Platz nehmen zu lassen.
web-sit-free = { web-tap } auf einen freien Stuhl, um dich zu setzen.
