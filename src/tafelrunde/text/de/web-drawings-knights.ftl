# Was die gezeichneten Beispiele neben den Regeln zeigen.

web-drawing-K1 = Eine Burg, zwei Sonderkarten und ein Turnier. Die Würfel auf einer Karte sind ihre Vorgabe: drei gleiche rote und ein gelber.
web-drawing-K2 = Du beginnst mit einer Burg und sechs Würfeln.
web-drawing-K3 = Für eine Sonderkarte von einem Stapel bekommst du noch einen Versuch im selben Zug. Eine Burg beendet den Zug.
web-drawing-K4 = Die rote Burg kommt unter ihren Stapel, und die blaue wird aufgedeckt.
web-drawing-K5 = Bei zweien dieser Burgen steht ein Wächter. Nur die gelbe kann angegriffen werden, wenn du selbst keine gelbe hast.
web-drawing-K6 = Die beiden Sechsen sind Nieten. Du behältst die Vieren und würfelst die anderen beiden Würfel erneut.
web-drawing-K7 = Vier Einsen übertreffen drei Fünfen, und drei Fünfen mit einer Vier übertreffen drei Fünfen mit einer Zwei.
web-drawing-K8 = Drei Vieren übertreffen drei Dreien mit einer Zwei: Die Burg gehört dir.
web-drawing-K9 = Der Angriff hat die Vorgabe übertroffen, und die Verteidigung kommt auf dasselbe Ergebnis. Bei Gleichstand gewinnt der Angriff die Burg.
web-drawing-K10 = Alle würfeln. Hier gewinnen vier Einsen das Turnier gegen drei Vieren.
web-drawing-K11 = Die acht Arten von Sonderkarten. Das kleine Zeichen im Bild zeigt, was eine Karte bewirkt.
web-drawing-K12 = Um den König zu stürzen, brauchst du mehr als vier Fünfen und eine Eins: Fünf Einsen genügen, ebenso vier Fünfen und eine Zwei.
web-drawing-K13 = Drei Wege zum Sieg: vier Burgen, zwei Burgen mit drei Turnieren oder der König.
web-drawing-K14 = Die oberste Karte eines Stapels und die untergesteckten ganz unten kennen alle. Nur die Reihenfolge der ungesehenen Karten ist geheim.
