# De tafel in de terminal.

number = { $number }
play-welcome = { $game } met { $names }. Typ een nummer om te kiezen, ? voor de exacte kansen, help voor meer.
play-resumed = De partij gaat verder waar die was gestopt.
play-exact = Exacte kansen, als je vanaf hier zo goed mogelijk speelt:
play-bound = Minstens deze kansen (de beurt is te groot om exact door te rekenen):
play-no-odds = Van deze keuze hangt geen worp af, dus er zijn geen kansen om te tonen.
play-why-legal = “{ $action }” mag nu.
play-unknown-input = “{ $text }” is hier geen keuze. Typ een nummer van 1 tot en met { $count }, een actie, of help.
play-undone = Teruggenomen.
play-saved = Bewaard. Ga verder met: tafelrunde play --resume { $path }
play-recorded = Het verslag staat in { $path }
play-over = { $name } wint { $ending }.
play-human = Speler
play-bot = { $bot } { $number }
play-help =
    een nummer      kies uit de lijst
    een actie       typ die, bijvoorbeeld: { $forms }
    ?               exacte kansen van de keuzes
    ? DOEL          wat elke actie waard is op weg naar een doel, waar er meer zijn
    why ACTIE       waarom een actie niet mag, met het nummer van de regel
    rules [NUMMER]  de regels, of één regel, bijvoorbeeld: rules { $clause }
    board           toon de tafel opnieuw
    log             wat er tot nu toe is gebeurd
    undo            neem je laatste actie terug, als er geen worp of kaart op volgde
    save BESTAND    schrijf de partij naar een bestand
    quit            bewaar en verlaat de tafel
play-shortcuts = afkortingen:    { $shortcuts }
rules-unknown = De regels van { $game } hebben geen nummer “{ $clause }”.

replay-header = { $game }, { $players } spelers: { $names }. { $entries } { $entries ->
    [one] stap
   *[other] stappen
}.
replay-help = Enter of n: volgende, p: terug, een nummer: ga daarheen, e: einde, l: wat er tot hier gebeurde, q: stoppen
replay-at = { $at } van { $entries }
replay-unfinished = De partij is niet afgelopen.

verify-fair = { $events ->
    [one] De ene toevalsgebeurtenis volgt
   *[other] Alle { $events } toevalsgebeurtenissen volgen
} uit het geheim dat vooraf vastlag en uit wat de spelers bijdroegen.
verify-unfair = Regel { $line }: “{ $action }” (toevalsgebeurtenis { $event }) volgt niet uit het geheim en de bijdragen.
verify-hashes = { $seats ->
    [0] Niemand heeft bijgedragen: de server heeft alleen beslist.
    [one] Eén plaats heeft bijgedragen, en die tekst past bij de hash die vooraf was vastgelegd.
   *[other] { $seats } plaatsen hebben bijgedragen, en elke tekst past bij de hash die vooraf was vastgelegd.
  }
verify-withheld = Plaats { $seat } legde een bijdrage vast en onthulde die niet: wie het geheim kende, kon kiezen tussen onthullen en zwijgen.
verify-takebacks = { $count ->
    [one] Eén keer zijn dobbelstenen of kaarten teruggenomen; wat daarna kwam, is nieuw. Wie meespeelde, hoort zich dat te herinneren.
   *[other] { $count } keer zijn dobbelstenen of kaarten teruggenomen; wat daarna kwam, is telkens nieuw. Wie meespeelde, hoort zich dat te herinneren.
  }
verify-bound = Het bewijs klopt: de vastlegging, de hashes en de bijdrage van plaats { $seat }. De server moest het geheim en alle anderen hun bijdrage vastleggen voordat de tekst van plaats { $seat } bekend was: niemand kon deze dobbelstenen kiezen.
verify-bound-but = Het bewijs klopt: de vastlegging, de hashes en de bijdrage van plaats { $seat }. Alles stond vast voordat de tekst van plaats { $seat } bekend was: er bleef alleen de keuze hierboven, onthullen of zwijgen.
verify-unbound = Zonder bewijs is de server alleen aan zijn eigen woord gebonden: geheim en hashes kunnen achteraf gemaakt zijn. Spelers controleren met --receipt en het bestand dat hun eigen apparaat heeft bewaard.
verify-first-scheme = Dit verslag volgt de eerste werkwijze, waarin de bijdragen open lagen: wie de server beheerde en zelf meespeelde, kon de eigen bijdrage kiezen en daarmee de dobbelstenen.
verify-same-commitment = Het geheim is dat waarvan je vóór de partij de hash zag.
verify-mine = Jouw bijdrage hoort bij die waaruit de dobbelstenen volgen.
verify-other-table = Het bewijs hoort bij een andere tafel.
verify-other-commitment = Het geheim is niet wat beloofd was: vóór de partij stond er een andere hash.
verify-other-hashes = De bijdragen zijn niet wat beloofd was: vóór de partij waren andere hashes verzegeld.
verify-not-mine = Jouw bijdrage hoort niet bij die waaruit de dobbelstenen volgen.

odds-beat = { $mark } overtreffen met { $rolls } { $rolls ->
    [one] worp
   *[other] worpen
}{ $cards }{ $dice }:
odds-attack = een burcht met de eis { $mark } veroveren met { $rolls } { $rolls ->
    [one] worp
   *[other] worpen
}{ $cards }{ $dice } tegen de verdediging van de eigenaar{ $owner }:
odds-king = de koning ten val brengen met { $rolls } { $rolls ->
    [one] worp
   *[other] worpen
}{ $cards }{ $dice }:
odds-tournament = het toernooi winnen met { $rolls } { $rolls ->
    [one] worp
   *[other] worpen
}{ $cards }{ $dice }{ $mark } tegen { $rivals ->
    [one] { $rivals } rivaal die nog moet gooien
   *[other] { $rivals } rivalen die nog moeten gooien
}:
odds-at-least = minstens, { $goal }
odds-best = { $goal }, het best: { $action }:
odds-with-cards = , dobbelsteenkaart { $cards }
odds-with-dice = { $dice ->
    [none] , zonder geldige dobbelstenen
   *[other] , geldige dobbelstenen { $dice }
}
odds-with-owner = {" "}(dobbelsteenkaart { $cards })
odds-with-mark = , te overtreffen { $mark },
odds-keep = { $dice ->
    [none] niets houden
   *[other] { $dice } houden
}:
odds-share-leader = wie nu leidt
odds-share-roller = wie gooit
odds-share-rival = rivaal { $number }

warm-title = De regels worden gecompileerd (één keer; daarna komen ze uit de cache)
warm-done = Gecompileerd in { $seconds } s.
cannot-compile = De regels van { $game } kunnen niet worden gecompileerd: { $detail }.

export-done = { $path }: { $bytes } bytes JSON.

arena-title = { $game }: { $games } { $games ->
    [one] partij
   *[other] partijen
}, 95% betrouwbaarheid
arena-entrant = bot
arena-wins = zeges
arena-share = aandeel
arena-interval = interval
arena-score = gemiddelde score
arena-adjusted = zonder geluk
arena-means = Gemiddeld per partij: { $means }. Partijen die op de limiet zijn afgebroken: { $capped }.
arena-stopped = Gestopt na { $games } { $games ->
    [one] partij
   *[other] partijen
}.
arena-progress = er wordt gespeeld

bench-title = { $game }, { $players } spelers: willekeurig spel
bench-running = er wordt gemeten
bench-columns-cores = kernen
bench-columns-moves = zetten/s
bench-columns-decisions = beslissingen/s
bench-columns-games = partijen/s
bench-moves = Een zet is een beslissing van een speler of een toevalsgebeurtenis (een worp, een kaart die open komt).
bench-start = Start: { $cold } s koud (met compileren), { $warm } s warm (uit de cache).

serve-ready = De tafels staan klaar op { $address } (Ctrl+C stopt de server).
serve-nearby = Telefoons en computers in hetzelfde netwerk komen binnen via { $addresses }. Dat kan iedereen in dit netwerk, niemand op het internet.
serve-nearby-none = Deze computer zit nu in geen lokaal netwerk, dus verder kan niemand binnenkomen.
new-key-done = Er is een nieuwe sleutel om mee te ondertekenen. Alle herstellinks tot nu toe zijn ongeldig; wie is aangemeld, blijft dat.
serve-preparing = De regels worden intussen eenmalig gecompileerd: op de pagina staat hoe ver elk spel is.
serve-progress = Tot nu toe gecompileerd: { $parts }.
serve-game-ready = { $game } kan gespeeld worden.
backup-done = { $rows } { $rows ->
    [one] rij is
   *[other] rijen zijn
} bewaard in { $path }.
backup-verified = { $path } is een volledige en ongewijzigde back-up.
restore-done = Alles uit { $path } staat weer in de database.

figure-decisions = beslissingen

# Opties van de spellen
option-start = de plaats die begint, vanaf 0; zonder opgave geloot
