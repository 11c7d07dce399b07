# Knatsch: namen, weigeringen, stellingen, deckbestanden, gebeurtenissen.
#
# Woordenlijst (de namen van de kaarten volgen de Nederlandse spelregel):
#   castle burcht · tournament toernooi (card: toernooikaart) · special card speciale kaart · die card dobbelsteenkaart
#   catapult katapult · champion toernooikampioen · stack card stapelkaart · castle guard burchtbewaker
#   card guard kaartbewaker · betrayal verraadkaart · protection beschermingskaart · goal card speldoelkaart
#   stack stapel (linkerstapel, rechterstapel) · top card bovenste kaart · turn up open komen · tuck onderschuiven
#   attempt poging · target doel · go for gaan voor · attack aanvallen · defend verdedigen · give up opgeven
#   die dobbelsteen · roll gooien, worp · keep houden · live geldig · demand eis · result resultaat · mark lat
#   kicker bijgetal · beat overtreffen · tie gelijk · organiser organisator · call a tournament uitschrijven
#   topple the king de koning ten val brengen · king's revenge wraak van de koning · deck deck
#   game spel · match partij · turn beurt · seat plaats · position stelling · record verslag · clause regel
# Alle kaarten zijn de-woorden, zodat “de { $card }” altijd klopt.

game-knights = Knatsch
like-red = rode burcht
like-green = groene burcht
like-blue = blauwe burcht
like-yellow = gele burcht
like-white = witte burcht
like-black = zwarte burcht
like-die-1 = dobbelsteen{"\u00AD"}kaart 1
like-die-2 = dobbelsteen{"\u00AD"}kaart 2
like-die-3 = dobbelsteen{"\u00AD"}kaart 3
like-die-4 = dobbelsteen{"\u00AD"}kaart 4
like-die-5 = dobbelsteen{"\u00AD"}kaart 5
like-catapult = katapult
like-champion = toernooi{"\u00AD"}kampioen
like-stack = stapel{"\u00AD"}kaart
like-castle-guard = burcht{"\u00AD"}bewaker
like-card-guard = kaart{"\u00AD"}bewaker
like-betrayal = verraad{"\u00AD"}kaart
like-protection = bescher{"\u00AD"}mings{"\u00AD"}kaart
like-tournament = toernooi{"\u00AD"}kaart
guard-castle-guard = burchtbewaker
guard-card-guard = kaartbewaker
ending-four-castles = met vier burchten
ending-tournaments = met twee burchten en drie toernooien
ending-king = door de koning ten val te brengen
phase-deal-colour = de burchten worden uitgedeeld
phase-deal-castle = de burchten worden uitgedeeld
phase-turn-up = er komt een kaart open
phase-start = de startspeler wordt geloot
phase-turn = er moet een doel worden gekozen
phase-roll = er wordt gegooid
phase-keep = er moet worden gekozen welke dobbelstenen blijven liggen
phase-defend = de eigenaar van de burcht moet zeggen of die wordt verdedigd
phase-lose = er moet een burcht worden afgestaan
phase-guards = de bewakers moeten worden geplaatst
phase-over = het spel is voorbij

knights-over = Het spel is voorbij; { $winner } heeft gewonnen.
knights-not-now = Dat kan nu niet: { $phase }.
knights-impossible-chance = Het toeval kan hier geen “{ $action }” brengen.
knights-stack-empty = De { $stack ->
    [left] linkerstapel
   *[right] rechterstapel
} is leeg.
knights-stack-of-one = De { $stack ->
    [left] linkerstapel
   *[right] rechterstapel
} heeft maar één kaart; die onderschuiven verandert niets.
knights-tucks-used = Je hebt in deze beurt al { $allowed ->
    [one] een kaart
   *[other] { $allowed } kaarten
} ondergeschoven, en er is een kaart waar je voor kunt gaan.
knights-nothing-to-find = In de { $stack ->
    [left] linkerstapel
   *[right] rechterstapel
} zit geen kaart die je kunt nemen.
knights-double = Je hebt al een { $like }, en geen kaart mag je dubbel hebben.
knights-no-such-seat = Aan een tafel met { $players } spelers zit geen speler { $seat }.
knights-own-card = Die kaart is van jezelf.
knights-not-owned = { $owner } heeft geen { $like }.
knights-too-few-castles = { $owner } heeft { $owned ->
    [one] één burcht
   *[other] { $owned } burchten
}; pas bij { $needed } mag je er een aanvallen.
knights-castle-guarded = Bij de { $like } van { $owner } staat een burchtbewaker.
knights-card-guarded = Bij de { $like } van { $owner } staat een kaartbewaker.
knights-king-castles = Tegen de koning gooi je alleen als je aan het begin van je beurt drie burchten hebt; je hebt er { $owned }.
knights-king-first-attempt = Tegen de koning gooien kan alleen met de eerste poging van een beurt.
knights-must-attempt = Er is een kaart waar je voor kunt gaan, en de eerste poging van een beurt is verplicht.
knights-must-tuck = In een stapel zit een kaart die je mag nemen: schuif kaarten onder tot die bovenop ligt.
knights-not-live = Je kunt { $dice } niet houden; geldig: { $live }.
knights-no-guard = Je hebt geen { $guard }.
knights-guard-placed = De { $guard } is in deze beurt al geplaatst.
knights-guard-two = Een burchtbewaker staat bij twee burchten, of bij één als je er maar één hebt.
knights-guards-itself = Een kaartbewaker kan zichzelf niet bewaken.
knights-same-placement = De bewaker staat daar al.
knights-not-your-castle = { $colours ->
    [red] Je hebt geen rode burcht
    [green] Je hebt geen groene burcht
    [blue] Je hebt geen blauwe burcht
    [yellow] Je hebt geen gele burcht
    [white] Je hebt geen witte burcht
    [black] Je hebt geen zwarte burcht
   *[other] Je hebt geen van deze twee burchten
}.

deck-toml = Het deckbestand is geen geldige TOML: { $detail }.
deck-section = Regel { $line }: [{ $section }] moet een tabel zijn met één regel per soort.
deck-unknown-kind = Regel { $line }: “{ $found }” is onbekend. Verwacht wordt een van: { $known }.
deck-demand = Regel { $line }: “{ $found }” is geen eis voor { $kind }. Verwacht wordt een lijst met teksten zoals "3-3-3+2": drie keer hetzelfde getal van 1 tot en met 5, en een ander getal van 1 tot en met 5.
deck-count = { $kind }: { $expected } kaarten verwacht, { $found } gevonden.
deck-count-line = Regel { $line }: { $kind }: { $expected } kaarten verwacht, { $found } gevonden.
deck-missing-colour = Er is geen burcht met de kleur “{ $colour }”; van elke kleur is er minstens één nodig.
deck-missing-colour-line = Regel { $line }: er is geen burcht met de kleur “{ $colour }”; van elke kleur is er minstens één nodig.

position-shape = De stelling heeft niet de juiste vorm: { $detail }.
position-players = Aan een tafel zitten 2 tot 6 spelers, niet { $found }.
position-seat = “{ $what }” kan niet plaats { $found } zijn.
position-name = “{ $what }” kan niet “{ $found }” zijn. Bekend: { $known }.
position-number = “{ $what }” kan niet { $found } zijn; mogelijk is { $low } tot en met { $high }.
position-stacks = Een stelling heeft de stapels left en right, en geen andere.
position-unseen = In de stapels zitten { $stacks } ongeziene kaarten, maar er zijn er { $cards } opgesomd.
position-box = De kaarten zijn niet die van één doos: { $detail }.
position-kind = “{ $text }” staat op de verkeerde plek: burchten en speciale kaarten staan apart, toernooien worden geteld.
position-double = Plaats { $seat } heeft dubbel: { $card }.
position-guard = De bewakers van plaats { $seat } kunnen zo niet staan.
position-guarded = Een bewaker van plaats { $seat } staat bij een kaart die daar niet ligt: { $card }.
position-no-contest = In deze fase ({ $phase }) gooit iemand: er is een strijd nodig.
position-contest = In deze fase ({ $phase }) gooit niemand: er kan geen strijd zijn.
position-attempts = Er wordt gegooid, dus er is al een poging gedaan.
position-mark = De lat ontbreekt of is onmogelijk.
position-defence = Alleen een aangevallen burcht kan worden verdedigd.
position-target = “{ $what }” van de strijd is geen toegestaan doel.
position-leader = Plaats { $seat } kan in het toernooi niet leiden: daar is nog niet gegooid.
position-dice = Zo kunnen deze dobbelstenen niet liggen: zes in totaal, geen geldige zes, en alle zes in een eerste worp.
position-rolls = { $found } resterende worpen zijn hier niet mogelijk.
position-no-castle = Plaats { $seat } heeft geen burcht; de laatste kan niemand verliezen.
position-winner = De winnaar en het einde passen niet bij de kaarten.
position-won = Plaats { $seat } heeft al gewonnen.
position-placed = De { $guard } kan nog niet geplaatst zijn.
position-turn-up = De open kaarten van de stapels passen niet bij de fase.
position-lose = Hier hoeft niemand een burcht af te staan.
position-guards = Geen bewaker kan anders staan, dus er is geen stap voor bewakers.
position-setup = De kaarten die tot nu toe zijn uitgedeeld, passen niet bij de voorbereiding.

knights-event-dealt = { $seat } krijgt de { $card }.
knights-event-turned-up = Op de { $stack ->
    [left] linkerstapel
   *[right] rechterstapel
} komt open: { $card }.
knights-event-start = { $seat } begint.
knights-event-tuck = { $seat } schuift de { $card } onder de { $stack ->
    [left] linkerstapel
   *[right] rechterstapel
}.
knights-event-announce = { $seat } gaat voor de { $card }.
knights-event-organise = { $seat } schrijft een toernooi uit.
knights-event-attack = { $seat } gaat voor de { $like } van { $owner }.
knights-event-dare-king = { $seat } neemt het op tegen de koning: vijf enen of vier vijven en een twee zijn genoeg.
knights-event-defend = { $seat } verdedigt de burcht.
knights-event-yield = { $seat } geeft de burcht op.
knights-event-roll = { $seat } gooit { $dice }.
knights-event-keep = { $seat } houdt { $dice } en gooit de rest opnieuw.
knights-event-stop = { $seat } stopt met { $dice }.
knights-event-leads = { $seat } heeft { $result ->
    [none] niets
   *[other] { $result }
} en leidt.
knights-event-trails = { $seat } heeft { $result ->
    [none] niets
   *[other] { $result }
}, niet meer dan { $mark ->
    [none] niets
   *[other] { $mark }
}.
knights-event-beaten = { $seat } heeft { $result } en overtreft { $mark }.
knights-event-missed = { $seat } heeft { $result ->
    [none] niets
   *[other] { $result }
}; dat overtreft { $mark } niet.
knights-event-defended = { $seat } heeft { $result } en houdt de burcht.
knights-event-undefended = { $seat } heeft { $result ->
    [none] niets
   *[other] { $result }
}; dat overtreft { $mark } niet.
knights-event-king-revenge = { $seat } heeft { $result ->
    [none] niets
   *[other] { $result }
}. De koning neemt wraak.
knights-event-king-spares = { $seat } heeft { $result ->
    [none] niets
   *[other] { $result }
}, maar de beschermingskaart houdt de koning tegen.
knights-event-lose = { $seat } legt de { $like } onder de { $stack ->
    [left] linkerstapel
   *[right] rechterstapel
}.
knights-event-guard = { $seat } plaatst de { $guard } bij: { $likes }.
knights-event-gains = { $seat } neemt de { $card }.
knights-event-wins-tournament = { $seat } wint het toernooi: de { $count ->
    [1] eerste
    [2] tweede
    [3] derde
   *[other] { $count }e
} toernooizege.
knights-event-end = { $seat } beëindigt de beurt.
knights-event-won = { $seat } wint het spel { $ending }.

knights-ask-turn = { $seat }, kies waar je voor gaat.
knights-ask-keep = { $seat }, kies de dobbelstenen die je houdt, met een nummer of zo: k 5 5. De andere geldige gooi je opnieuw; houd je alles, dan stop je.
knights-ask-defend = { $seat }, je burcht wordt aangevallen. Verdedig je die?
knights-ask-lose = { $seat }, de koning neemt wraak: kies de burcht die je afstaat en de stapel waar die onder gaat.
knights-ask-guards = { $seat }, je beurt loopt af. Je mag je bewakers plaatsen.

knights-action-tuck = schuif de { $card } onder de { $stack ->
    [left] linkerstapel
   *[right] rechterstapel
}
knights-action-take = ga voor de { $card } op de { $stack ->
    [left] linkerstapel
   *[right] rechterstapel
}
knights-action-tournament = schrijf het toernooi op de { $stack ->
    [left] linkerstapel
   *[right] rechterstapel
} uit
knights-action-attack = val de { $card } van { $owner } aan
knights-action-steal = ga voor de { $card } van { $owner }
knights-action-king = gooi tegen de koning (overtref 5-5-5-5+1)
knights-action-end = beëindig de beurt
knights-action-leave = laat de bewakers staan
knights-action-defend = gooi om de burcht te houden
knights-action-yield = geef de burcht op
knights-action-lose = sta de { $card } af, onder de { $stack ->
    [left] linkerstapel
   *[right] rechterstapel
}
knights-action-guard = plaats de { $guard } bij: { $likes }
knights-action-stop = stop met { $dice }
knights-action-keep = houd { $dice }, gooi { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
} opnieuw
knights-action-keep-none = gooi { $count ->
    [one] de dobbelsteen
   *[other] alle { $count } dobbelstenen
} opnieuw

character-knights-page = Gooit volgens de exacte kansen, maar kiest doelen met vuistregels en schat ze vaak verkeerd in. Zinloze pogingen komen niet voor.
character-knights-squire = Gebruikt ook vuistregels, maar vergist zich veel minder. Neemt wat nu dichter bij de winst brengt en denkt weinig aan later.
character-knights-steward = Weegt af hoe goed iedereen er na elke poging voor staat, maar kijkt niet voorbij de volgende kaart die opengaat. Waar keuzes bijna gelijk zijn, gaat het soms mis.
character-knights-marshal = Beoordeelt stellingen zoals de Vorst en rekent met meer mogelijke kaarten dan de Rentmeester. Alleen bijna gelijke keuzes kunnen tot een vergissing leiden.
character-knights-sovereign = Kent de exacte kans van elke strijd en de winkans daarna, over alle kaarten die kunnen komen. Niets vertroebelt de blik.
