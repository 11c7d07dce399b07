# Wat er buiten de spelregels mis kan gaan.

unknown-game = Er is geen spel dat “{ $name }” heet. Bekende spellen: { $known }.
game-from-elsewhere = Het spel “{ $place }” van elders kan niet worden geladen: { $detail }.
game-known-already = Er zijn twee spellen die “{ $name }” heten; een ervan is van elders geïnstalleerd.
unknown-option = { $game } heeft geen optie “{ $option }”. De opties zijn: { $known }.
bad-option = De optie { $option } van { $game } kan niet “{ $value }” zijn. Verwacht: { $expected }.
start-seat = Plaats { $start } kan niet beginnen: er zijn { $players } spelers, genummerd vanaf 0.
seat-names = { $expected } plaatsen vragen om { $expected } namen, niet { $found }.
unknown-bot = Er is voor { $game } geen bot die “{ $name }” heet. Bekende bots: { $known }.
not-an-action = “{ $text }” is geen actie van { $game }.
bad-notation = “{ $text }” is geen actie. Voorbeelden: { $forms }.
bad-result = “{ $text }” is geen eis. Schrijf die als 3-3-3+2: gelijke dobbelstenen van 1 tot en met 5, een plus en een ander getal.
no-undo = Er is niets om terug te nemen: worpen, kaarten en acties van anderen blijven staan.
unknown-card = Er is geen kaart “{ $text }”. Een kaart schrijf je als “red 3-3-3+1” of “tournament”.

not-json = Dit is geen JSON-object: { $detail }.
other-game = Deze stelling hoort bij het spel “{ $found }”, niet bij { $game }.
other-rules-version = Deze stelling volgt versie { $found } van de regels van { $game }; dit programma kent { $known }.
position-within-turn = De beurt was vóór deze stelling al begonnen; een oefening begint aan het begin van een beurt.

record-empty = Het verslag is leeg.
record-header = De eerste regel van het verslag is geen kop: { $detail }.
record-format = Het verslag heeft formaat { $found }; dit programma leest formaat { $known }.
record-seats = Het verslag noemt { $found } plaatsen voor { $expected } spelers.
record-line = Regel { $line } van het verslag is beschadigd: { $detail }.
record-edited = Regel { $line } van het verslag past niet bij de regels ervoor: er is iets veranderd, verdwenen of toegevoegd.
record-too-long = Het verslag heeft { $entries } stappen; deze server accepteert er hoogstens { $most }.
record-header-too-long = De eerste regel van het verslag telt { $bytes } bytes; deze server accepteert er hoogstens { $most }.
record-entry-too-long = Regel { $line } van het verslag: een actie heeft hoogstens { $most } tekens.
record-rules = Het verslag volgt versie { $found } van de spelregels; dit programma kent { $known }.
record-actor = Regel { $line } van het verslag: { $by ->
    [-1] het toeval
   *[other] plaats { $by }
} doet iets, maar { $expected ->
    [chance] het toeval
   *[other] plaats { $expected }
} is aan de beurt.
record-action = Regel { $line } van het verslag: “{ $action }” is niet mogelijk ({ $why }).
fairness-missing = Het verslag zegt niets over de dobbelstenen: niemand heeft ze vooraf vastgelegd.
fairness-malformed = Wat het verslag over de dobbelstenen zegt, is niet te lezen: { $detail }
fairness-secret = Het geheim achter de dobbelstenen is nog niet onthuld; dat gebeurt als de partij voorbij is.
fairness-commitment = Het geheim past niet bij wat vooraf is vastgelegd: { $commitment }.
fairness-scheme = De dobbelstenen zijn gemengd op een manier die hier onbekend is: werkwijze { $scheme }.
fairness-hash = De bijdrage van plaats { $seat } is niet wat vooraf was vastgelegd.
receipt-malformed = Dit is geen bewijs: { $detail }
record-outcome = Regel { $line } van het verslag: de uitslag volgt niet uit de acties.

file-missing = Er is geen bestand { $path }.
file-unreadable = Het bestand { $path } is niet te lezen: { $detail }.
file-unwritable = Het bestand { $path } is niet te schrijven: { $detail }.

odds-cards = Dobbelsteenkaarten zijn getallen van 1 tot en met 5, elk hoogstens één keer, niet “{ $found }”.
odds-dice = Geldige dobbelstenen zijn hoogstens zes getallen van 1 tot en met 5 (zessen tellen niet), niet “{ $found }”.
odds-rolls = Mogelijk zijn 1 tot en met { $most } worpen, niet { $found }.
odds-need = { $option } vraagt om { $needs ->
    [tournament] tournament
   *[other] een eis
}.
no-goals = In { $game } zijn er geen doelen om uit te kiezen: waarvoor er gegooid wordt, staat ook zonder “{ $found }” vast.
players-by-seats = { $seats } plaatsen zijn { $seats } spelers: laat players={ $players } weg.
bad-number = { $option } moet { $expected } zijn, niet “{ $found }”.
seats-unknown = Een plaats is “human”, “bot” of een van { $known }, niet “{ $found }”.
seats-count = { $game } is voor { $low } tot { $high } spelers, niet { $found }.
resume-over = De partij in { $path } is al voorbij. Bekijk die met: tafelrunde replay { $path }
resume-options = Een hervatte partij houdt de eigen opties: laat { $options } weg.
