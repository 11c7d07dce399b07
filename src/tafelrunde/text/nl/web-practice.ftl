# Practice: puzzles, cards of what was missed, and numbers.

web-practice-leave = Verlaten
web-practice-question = Je bent aan de beurt. Wat zou je doen?
web-practice-found = Gevonden. { $action }: { $win } winkans ({ $kind }).
web-practice-missed = { $action }: { $win } winkans. Dat geeft { $points } pp weg ({ $kind }). Probeer het nog eens.
web-practice-shown = Het beste was: { $action }. Je laatste poging geeft { $points } pp weg ({ $kind }).
web-practice-shown-only = Dit is de beste zet.
web-practice-exact = exact
web-practice-estimate = een schatting
web-practice-puzzle = Puzzel van de dag
web-practice-puzzles = Puzzels van de dag
web-practice-puzzles-about = Uit partijen van het huis, met één duidelijk antwoord. Elke dag een nieuwe.
web-practice-answers = De beste zetten en de winkans erna
web-practice-more = Verder oefenen
web-practice-solved = Vandaag in één keer gevonden.
web-practice-tried = Voor vandaag gedaan.
web-practice-open = Vandaag nog niet geprobeerd.
web-practice-cards = Wat je over het hoofd zag
web-practice-cards-about = Dure beslissingen uit je partijen komen terug als kaarten, tot je ze kent: na een dag, daarna na steeds langere tijd.
web-practice-cards-due = { $due ->
    [one] Eén kaart oefenen
   *[other] { $due } kaarten oefenen
    }
web-practice-cards-done = Alle kaarten zijn gedaan
web-practice-cards-next = De volgende kaart komt terug op { $day }.
web-practice-cards-none = Er zijn er geen. Bekijk na een partij “Wat er gebeurde” om er te krijgen.
web-practice-cards-kept = Je kaarten staan op de server; er gaat er geen verloren.
web-practice-away = De server is nu niet te bereiken. Wat op dit apparaat bewaard is, kun je oefenen.
web-practice-prepared = Ook zonder verbinding: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
    } en { $puzzles ->
    [one] één puzzel
   *[other] { $puzzles } puzzels
    }.
web-practice-preparing = Er wordt nog meer opgehaald…
web-practice-answers-wait = { $answers ->
    [one] Eén antwoord is op dit apparaat bewaard en telt
   *[other] { $answers } antwoorden zijn op dit apparaat bewaard en tellen
    } zodra de server te bereiken is.
web-practice-card = Kaart { $at } van { $cards }
web-practice-you-did = Toen koos je: { $action }. Dat gaf { $points } pp weg.
web-practice-match = Die partij
web-practice-numbers = Jouw cijfers
web-practice-numbers-of = { $name } in cijfers
web-practice-numbers-about = Wat kunde was en wat geluk, over al je partijen, per spel en tegenstander.
web-practice-numbers-none = Er is nog geen partij bekeken.
web-practice-whose = Van wie
web-practice-unreviewed = { $matches ->
    [one] Eén partij telt
   *[other] { $matches } partijen tellen
    } nog niet mee.
web-practice-review = Nu bekijken
web-practice-looking = Partij { $done } van { $of } wordt bekeken…
web-practice-against = tegen { $level }
web-practice-people = mensen
web-practice-house = het huis
web-practice-matches = Partijen
web-practice-wins = Gewonnen
web-practice-of = { $n } van { $all }
web-practice-fair = bij gelijke sterkte { $n }
web-practice-form = Vorm
web-practice-luck = Geluk per partij
web-practice-within = 95%: { $low } tot { $high }
web-practice-form-about = Vorm: wat een beslissing die ertoe deed gemiddeld weggaf.
web-practice-luck-about = Geluk gaat over veel partijen naar nul. Beide zijn schattingen.
web-practice-favourites = Wat het meest kostte:
web-practice-blunder = { $n ->
    [one] één blunder
   *[other] { $n } blunders
    }
web-practice-mistake = { $n ->
    [one] één fout
   *[other] { $n } fouten
    }
web-practice-inaccuracy = { $n ->
    [one] één onnauwkeurigheid
   *[other] { $n } onnauwkeurigheden
    }
web-practice-trend = Vorm over steeds de laatste tien partijen; bovenaan is { $most } pp.
web-practice-trend-said = De vorm ging sinds { $since } van { $first } naar { $last } pp.
