# Practice: puzzles, cards of what was missed, and numbers.

web-practice-leave = Verlassen
web-practice-question = Du bist am Zug. Was würdest du tun?
web-practice-found = Gefunden. { $action }: { $win } Gewinnchance ({ $kind }).
web-practice-missed = { $action }: { $win } Gewinnchance. Das verschenkt { $points } pp ({ $kind }). Versuch es noch einmal.
web-practice-shown = Am besten war: { $action }. Dein letzter Versuch verschenkt { $points } pp ({ $kind }).
web-practice-shown-only = Das ist der beste Zug.
web-practice-exact = genau
web-practice-estimate = geschätzt
web-practice-puzzle = Rätsel des Tages
web-practice-puzzles = Rätsel des Tages
web-practice-puzzles-about = Aus Partien des Hauses, mit einer klaren Antwort. Jeden Tag ein neues.
web-practice-answers = Die besten Züge und die Gewinnchance danach
web-practice-more = Weiter üben
web-practice-solved = Heute im ersten Versuch gefunden.
web-practice-tried = Für heute erledigt.
web-practice-open = Heute noch nicht versucht.
web-practice-cards = Was du übersehen hast
web-practice-cards-about = Teure Entscheidungen aus deinen Partien kommen als Karten wieder, bis du sie kannst: nach einem Tag, dann nach immer längerer Zeit.
web-practice-cards-due = { $due ->
    [one] Eine Karte üben
   *[other] { $due } Karten üben
    }
web-practice-cards-done = Alle Karten sind erledigt
web-practice-cards-next = Die nächste Karte kommt am { $day } wieder.
web-practice-cards-none = Es gibt keine. Sieh dir nach einer Partie „Was geschah“ an, dann bekommst du welche.
web-practice-cards-kept = Deine Karten liegen auf dem Server; keine geht verloren.
web-practice-away = Der Server ist gerade nicht erreichbar. Was auf diesem Gerät liegt, kannst du üben.
web-practice-prepared = Auch ohne Verbindung: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
    } und { $puzzles ->
    [one] ein Rätsel
   *[other] { $puzzles } Rätsel
    }.
web-practice-preparing = Mehr wird gerade geholt …
web-practice-answers-wait = { $answers ->
    [one] Eine Antwort liegt auf diesem Gerät und zählt
   *[other] { $answers } Antworten liegen auf diesem Gerät und zählen
    }, sobald der Server erreichbar ist.
web-practice-card = Karte { $at } von { $cards }
web-practice-you-did = Damals hast du gewählt: { $action }. Das hat { $points } pp verschenkt.
web-practice-match = Diese Partie
web-practice-numbers = Deine Zahlen
web-practice-numbers-of = { $name } in Zahlen
web-practice-numbers-about = Was Können und was Glück war, über alle deine Partien, nach Spiel und Gegnern.
web-practice-numbers-none = Noch wurde keine Partie untersucht.
web-practice-whose = Wessen
web-practice-unreviewed = { $matches ->
    [one] Eine Partie zählt
   *[other] { $matches } Partien zählen
    } noch nicht mit.
web-practice-review = Jetzt untersuchen
web-practice-looking = Partie { $done } von { $of } wird untersucht …
web-practice-against = gegen { $level }
web-practice-people = Menschen
web-practice-house = das Haus
web-practice-matches = Partien
web-practice-wins = Siege
web-practice-of = { $n } von { $all }
web-practice-fair = Gleichstarke hätten { $n }
web-practice-form = Form
web-practice-luck = Glück je Partie
web-practice-within = 95 %: { $low } bis { $high }
web-practice-form-about = Form: was eine Entscheidung, auf die es ankam, im Mittel verschenkt hat.
web-practice-luck-about = Glück gleicht sich über viele Partien aus. Beides ist geschätzt.
web-practice-favourites = Was am meisten kostete:
web-practice-blunder = { $n ->
    [one] ein grober Fehler
   *[other] { $n } grobe Fehler
    }
web-practice-mistake = { $n ->
    [one] ein Fehler
   *[other] { $n } Fehler
    }
web-practice-inaccuracy = { $n ->
    [one] eine Ungenauigkeit
   *[other] { $n } Ungenauigkeiten
    }
web-practice-trend = Form über jeweils die letzten zehn Partien; oben sind { $most } pp.
web-practice-trend-said = Die Form ging seit dem { $since } von { $first } auf { $last } pp.
