# Lernen: die Regelseiten und der Rahmen der Lektionen. Was die Lektionen sagen, steht in web-lesson-<game>.ftl.

web-rules-search = In den Regeln suchen
web-rules-found = { $n ->
    [0] Keine Regel passt. Versuche es mit weniger oder anderen Wörtern.
    [one] eine Regel
   *[other] { $n } Regeln
}
web-rules-contents = Inhalt
web-rules-link = Link zu { $clause }

web-learn-heading = Ein Spiel in fünf Minuten lernen
web-learn-lead = Du spielst echte Stellungen auf dem echten Brett. Schiefgehen kann nichts: Geh zurück, überspring einen Schritt oder lass ihn dir zeigen.
web-learn-begin = Lektion beginnen
web-learn-go-on = Weitermachen
web-learn-again = Noch einmal
web-learn-done = Geschafft
web-learn-rules = Die Regeln, mit Suche
web-learn-progress = Fortschritt der Lektion
web-learn-step = Schritt { $at } von { $steps }
web-learn-leave = Alle Lektionen
web-learn-back = Zurück
web-learn-next = Weiter
web-learn-skip = Überspringen
web-learn-show = Zeig es mir
web-learn-more = Ein anderes Spiel
web-learn-other = Auch das ist erlaubt: { $doing }. Versuche in dieser Lektion, worum du oben gebeten wirst, oder lass es dir zeigen.
web-learn-read-on = Das kannst du gleich tun: { $doing }. Drück zuerst auf „Weiter“.
