# Die erste Lektion von Knatsch; ihre Züge stehen in web/src/learn/lessons/knights.json.

web-lesson-knights-about = Unterstecken, ein Ziel wählen, würfeln und behalten, angreifen und verteidigen, den König stürzen.
web-lesson-knights-welcome = Willkommen bei Knatsch. Du hast eine rote Burg und sechs Würfel. In der Mitte liegen zwei Stapel mit Burgen, Sonderkarten und Turnieren. Vier Burgen gewinnen das Spiel. Es gibt noch zwei andere Wege, und du lernst sie alle kennen.
web-lesson-knights-tuck = Du bist am Zug. Der linke Stapel zeigt eine rote Burg, aber niemand darf zwei gleiche Karten haben. Einmal im Zug darfst du eine oberste Karte unter ihren Stapel stecken und sehen, was aufgedeckt wird. Steck die linke Karte unter.
web-lesson-knights-take = Eine grüne Burg ist aufgedeckt. Aber zuerst eine Karte, die dir hilft: der Kartenwürfel rechts. Seine Vorgabe ist 1-1-1+3, also drei Einsen und daneben eine Drei. Die musst du übertreffen. Würfle um den Kartenwürfel.
web-lesson-knights-keep = Du hast höchstens drei Würfe. Die Sechs ist eine Niete: Sie zählt nichts und wird nicht mehr geworfen. Von den anderen Würfeln behältst du, was du magst. Behalte die zwei Dreien und wirf den Rest.
web-lesson-knights-stop = Drei Dreien mit einer Vier übertreffen drei Einsen mit einer Drei. Es zählt der größere Mehrling, dann die höhere Zahl, dann die Zusatzzahl. Das reicht: Behalte alle Würfel, um aufzuhören.
web-lesson-knights-castle = Der Kartenwürfel gehört dir. Er ist in allen deinen Würfen eine weitere Eins. Für eine Sonderkarte von einem Stapel bekommst du außerdem noch einen Versuch im selben Zug. Würfle um die grüne Burg links.
web-lesson-knights-castle-roll = Die Vorgabe der Burg ist 3-3-3+1. Behalte deine zwei Vieren und wirf den Rest. Hör dann auf: Behalte alle Würfel.
web-lesson-knights-tournament = Eine Burg beendet deinen Zug, und du hast jetzt zwei. Dann hat Ben ein Turnier ausgerichtet: Alle würfeln, und das beste Ergebnis bekommt die Karte, wer auch immer es ausrichtet. Ben führt mit drei Zweien. Du hast drei Fünfen: Behalte alle Würfel.
web-lesson-knights-defend = Das Turnier gehört dir. Zwei Burgen mit drei Turnieren sind der zweite Weg zum Sieg. Aber jetzt greift Cleo deine grüne Burg an und hat ihre Vorgabe übertroffen. Verteidige sie: Auch du darfst würfeln.
web-lesson-knights-defend-roll = Cleo hat drei Dreien und eine Fünf. Du brauchst mehr, denn bei Gleichstand gewinnt der Angriff. Behalte die zwei Vieren und die Fünf und wirf den Rest. Hör dann auf: Behalte alle Würfel.
web-lesson-knights-attack = Deine Burg ist sicher. Ein paar Züge später hast du einen Wächter für Burgkarten, und Ben hat zwei Burgen. Wer zwei oder mehr hat, kann angegriffen werden; zu zweit sind es drei oder mehr. Greif Bens gelbe Burg an.
web-lesson-knights-attack-roll = Zuerst musst du die Vorgabe 3-3-3+2 übertreffen. Danach darf Ben sich verteidigen, also hol so viel heraus, wie du kannst. Behalte die drei Fünfen und wirf den Rest. Hör dann auf: Behalte alle Würfel.
web-lesson-knights-guards = Ben konnte vier Fünfen nicht übertreffen, und die Burg gehört dir. Wenn dein Zug endet, darfst du deine Wächter aufstellen. Ein Wächter für Burgkarten schützt zwei Burgen vor Angriffen. Wähle zwei Burgen.
web-lesson-knights-king = Hast du am Anfang deines Zuges drei Burgen, dann darfst du den dritten Weg versuchen und gegen den König würfeln. Du brauchst mehr als 5-5-5-5+1. Misslingt es, verlierst du eine Burg. Wag es.
web-lesson-knights-king-roll = Schon drei Fünfen. Behalte sie und wirf den Rest. Hör dann auf: Behalte alle Würfel.
web-lesson-knights-end = Der König ist gestürzt, und du hast gewonnen. Merk dir die drei Wege: vier Burgen, zwei Burgen mit drei Turnieren oder der König. Den Rest lernst du am besten am Tisch.
