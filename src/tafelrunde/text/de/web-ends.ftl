# Nach einer Partie: der Sieger, der Wertungszettel, alle in Zahlen, was geschehen ist, Teilen.

web-ends-result = Das Ergebnis
web-ends-you-win = Du gewinnst.
web-ends-skip = { web-tap } irgendwohin, dann geht es weiter
web-ends-sheet = Wertungszettel
web-ends-your-numbers = Deine Zahlen
web-ends-numbers = In Zahlen
web-ends-whose = Wessen Zahlen
web-ends-happened = Was geschah
web-ends-board = Brett
web-ends-turn-of = Zug von { $name }
web-ends-beginning = Vor dem ersten Zug
web-ends-share = Teilen
web-ends-share-heading = Das Ergebnis teilen
web-ends-share-picture = Bild des Ergebnisses: { $result }
web-ends-share-send = Bild und Link senden
web-ends-share-save = Bild speichern
web-ends-share-link = Link kopieren
web-ends-share-drawing = Das Bild wird gezeichnet …
web-ends-share-failed = Das Bild ließ sich nicht zeichnen. Der Link funktioniert trotzdem.
