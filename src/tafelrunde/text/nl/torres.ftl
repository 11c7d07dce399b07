# Torres: namen, weigeringen, stellingen, gebeurtenissen.
#
# Woordenlijst:
#   castle burcht · block bouwsteen · tower toren · level niveau · ground grond (niveau 0) · area oppervlakte
#   cell veld · beside naast · gate poort · foundation fundament · knight ridder · king koning · piece figuur
#   deploy inzetten · step stap · build bouwen · action point (AP) actiepunt (AP) · action card actiekaart
#   pile trekstapel · stack stapel · general supply algemene voorraad · spread verdelen · name a stack aanwijzen
#   scoring track scorespoor · space vakje · marker telsteen · points punten · score a year de jaartelling
#   king's castle koningsburcht · king's bonus koningsbonus · master bonus meesterbonus · master card meesterkaart
#   year jaar · round ronde · turn beurt · start player startspeler
#   basic game basisspel · luck variant geluksvariant · master version meesterversie

game-torres = Torres
action_card-leap_up = Sprong omhoog
action_card-raise = Optillen
action_card-extra_block = Extra bouw{"\u00AD"}steen
action_card-stairs = Trap
action_card-diagonal = Dia{"\u00AD"}gonaal
action_card-six_ap = Zes actie{"\u00AD"}punten
action_card-seven_ap = Zeven actie{"\u00AD"}punten
action_card-shift_block = Bouw{"\u00AD"}steen ver{"\u00AD"}plaatsen
action_card-redeploy = Opnieuw inzetten
action_card-vault = Haasje-over
master_card-all_levels = Alle niveaus
master_card-one_level = Eén niveau
master_card-one_line = Eén lijn
master_card-square = Het vierkant
master_card-edge = De rand
master_card-castles = Burchten
master_card-diagonals = De dia{"\u00AD"}gonalen
master_card-cluster = De groep
phase-torres-start = de startspeler wordt geloot
phase-torres-master = de meesterkaart komt open
phase-torres-foundations = de fundamenten worden gelegd
phase-torres-knights = de eerste ridders worden gezet
phase-torres-king = de koning wordt gezet
phase-torres-turn = er is een beurt bezig
phase-torres-place = er is iets opgepakt, en dat moet worden neergezet
phase-torres-card = de gespeelde kaart moet worden uitgevoerd
phase-torres-draw = er wordt een kaart getrokken
phase-torres-keep = een van de getrokken kaarten moet worden gehouden
phase-torres-return = de andere twee kaarten moeten worden teruggelegd
phase-torres-source = voor Optillen moet een stapel de bouwsteen geven
phase-torres-name = de stapel van deze beurt moet worden aangewezen
phase-torres-spread = de overgebleven bouwstenen moeten worden verdeeld
phase-torres-kings-move = de koning mag worden verzet voordat het jaar begint
phase-torres-over = het spel is voorbij

torres-over = Het spel is voorbij; { $winner } heeft gewonnen.
torres-not-now = Dat kan nu niet: { $phase }.
torres-impossible-chance = Het toeval kan hier geen “{ $action }” brengen.
torres-no-points = Dit kost { $needed } { $needed ->
    [one] actiepunt
   *[other] actiepunten
}, en er { $left ->
    [0] zijn er geen meer
    [one] is er nog één
   *[other] zijn er nog { $left }
}.
torres-occupied = Op { $cell } staat een figuur.
torres-not-your-knight = Op { $cell } staat geen ridder van jou.
torres-stuck = De ridder op { $cell } kan nergens heen: elke weg is versperd of te steil.
torres-too-steep = Van niveau { $here } is de stap naar { $cell } op niveau { $there } te steil: hoogstens één niveau omhoog.
torres-no-way = Geen stap en geen poort leidt naar { $cell }: het veld ligt niet naast de ridder, en geen burcht waar hij in kan, laat hem daar op niveau { $here } of lager weer uit.
torres-card-target = { $action_card } leidt niet naar { $cell } (niveau { $there }, vanaf niveau { $here }).
torres-card-stuck = { $action_card } kan niets doen met { $cell }.
torres-card-first = { $action_card } is gespeeld en moet eerst worden uitgevoerd.
torres-extra-block = De extra bouwsteen bouw je meteen: noem het veld waar hij komt.
torres-no-tower = Op { $cell } ligt geen bouwsteen.
torres-same-cell = De bouwsteen moet naar een ander veld dan { $cell }.
torres-splits = Zonder de bouwsteen op { $cell } zou de burcht uiteenvallen.
torres-joins = Een bouwsteen op { $cell } zou twee burchten verbinden.
torres-castles = Er zouden maar { $castles } burchten overblijven; er moeten er { $least } staan.
torres-too-small = Met deze bouwsteen op { $cell } zou een toren hoger zijn dan zijn burcht groot is.
torres-too-high = De toren op { $cell } heeft { $level } { $level ->
    [one] bouwsteen
   *[other] bouwstenen
}, en zijn burcht beslaat { $area } { $area ->
    [one] veld
   *[other] velden
}: hoger kan niet.
torres-no-castle = Naast { $cell } ligt geen burcht: een bouwsteen vergroot een burcht of verhoogt een toren.
torres-no-blocks = De stapel van deze beurt is op.
torres-name-first = Je stapels verschillen ({ $stacks }): wijs eerst die van deze beurt aan.
torres-stack-named = De stapel van deze beurt is al aangewezen; daarin { $left ->
    [one] zit nog { $left } bouwsteen
   *[other] zitten nog { $left } bouwstenen
}.
torres-stacks-alike = Je stapels zijn allemaal gelijk; er is niets aan te wijzen.
torres-no-stack = Je hebt geen stapel van { $size }; je stapels: { $stacks }.
torres-stack-empty = Een lege stapel heeft geen bouwsteen om te geven.
torres-stack-not-named = Hier kun je geen bouwsteen van een aangewezen stapel nemen.
torres-spread = De andere stapels kunnen niet { $stacks } worden: er { $left ->
    [one] is { $left } bouwsteen over
   *[other] zijn { $left } bouwstenen over
}, te verdelen over { $others }, hoogstens drie per stapel.
torres-castle-taken = In de burcht op { $cell } staat al een ridder; iedereen begint in een andere.
torres-no-block = Op { $cell } ligt geen bouwsteen om op te staan.
torres-all-knights = Alle { $knights } ridders staan op het bord.
torres-no-knight-beside = Naast { $cell } staat geen ridder van jou.
torres-deploy-higher = { $cell } ligt op niveau { $level }, hoger dan je ridders ernaast.
torres-foundation-near = { $cell } ligt te dicht bij een ander fundament.
torres-king-stays = De koning staat al op { $cell }; zeg “stay” om hem daar te laten.
torres-master-buys-none = In de meesterversie heb je alle kaarten van het begin af in de hand; er worden er geen gekocht.
torres-bought-enough = In deze beurt zijn al { $most } kaarten gekocht, en meer mag niet.
torres-pile-empty = De trekstapel is leeg.
torres-pile-empty-under = In de trekstapel zit niets meer, dus erop en eronder is hetzelfde: gebruik “top”.
torres-not-drawn = { $action_card } zit niet bij de getrokken kaarten: { $action_cards }.
torres-card-played = In deze beurt is al een kaart gespeeld.
torres-not-in-hand = Je hebt { $action_card } niet in de hand.
torres-bought-now = { $action_card } is in deze beurt gekocht en kan pas in een volgende worden gespeeld.
torres-no-effect = { $action_card } zou nu niets kunnen doen.

torres-master-card = Alleen de meesterversie heeft een meesterkaart, niet de variant “{ $variant }”.

torres-position-players = Aan een tafel zitten 2 tot 4 spelers, niet { $found }.
torres-position-hidden = Wat een speler ziet, laat kaarten weg; een stelling moet ze allemaal tonen.
torres-position-knights = Een speler heeft zes ridders, niet { $found }.
torres-position-pieces = Er staan twee figuren op één veld.
torres-position-king = De koning moet op een bouwsteen staan, en er staan als het eerste jaar begint.
torres-position-height = Een toren is hoger dan zijn burcht groot is.
torres-position-castles = Er zijn { $found } burchten; er staan er altijd { $least }.
torres-position-blocks = Op het bord, in stapels en in de voorraad zijn { $found } bouwstenen, maar in de doos zitten er { $total }.
torres-position-supply = In de voorraad moeten minstens { $least } bouwstenen zitten voor wat nog komt.
torres-position-track = Er staan twee telstenen op één vakje van het scorespoor.
torres-position-cards = Zo kunnen de kaarten niet liggen: elke kaart is er één keer per kleur.
torres-position-master = Een meesterkaart hoort bij de meesterversie, zodra die open ligt.
torres-position-order = Deze speler kan hier niet aan de beurt zijn: dat volgt uit jaar, ronde en volgorde.
torres-position-foundations = Zo kunnen de fundamenten niet liggen.
torres-position-first-knights = Zo kunnen de eerste ridders niet staan.
torres-position-setup = Vóór het eerste jaar heeft niemand punten gekregen of iets gekocht of gespeeld.
torres-position-turn = Actiepunten, gekochte en gespeelde kaarten passen niet bij elkaar.
torres-position-stacks = De stapels passen niet bij de beurten die nog komen.
torres-position-drawn = De getrokken kaarten passen niet bij de fase.
torres-position-card = De kaart of wat is opgepakt, past niet bij de fase of kan niets doen.

torres-view-cards = Zo zijn er meer kaarten verborgen dan er bestaan.
torres-view-own-cards = De eigen kaarten zijn voor niemand verborgen.
torres-view-others-cards = Zo zijn er kaarten te zien die deze speler niet kan zien.

torres-event-start = { $seat } begint.
torres-event-master = De meesterkaart van deze partij: { $master_card }.
torres-event-foundation = { $seat } legt een fundament op { $cell }.
torres-event-deploy = { $seat } zet een ridder op { $cell }.
torres-event-king = { $seat } zet de koning op { $cell }.
torres-event-stay = { $seat } laat de koning staan.
torres-event-year = Jaar { $year } begint, en { $seat } is startspeler.
torres-event-move = { $seat } zet de ridder van { $from } op { $to } (niveau { $level }).
torres-event-gate = { $seat } gaat door een burcht, van { $from } door een poort naar { $to } (niveau { $level }).
torres-event-card-move = { $action_card }: van { $from } naar { $to } (niveau { $level }).
torres-event-shift = Een bouwsteen gaat van { $from } naar { $to }.
torres-event-build = { $seat } bouwt op { $cell } (niveau { $level }).
torres-event-raise = { $seat } tilt de ridder op { $cell } naar niveau { $level }.
torres-event-stack = { $seat } neemt de stapel van { $size }.
torres-event-buy = { $seat } koopt een kaart.
torres-event-top = { $seat } legt twee kaarten terug op de trekstapel.
torres-event-under = { $seat } legt twee kaarten onder de trekstapel.
torres-event-track = { $seat } gaat vooruit op het scorespoor (+{ $points }).
torres-event-play = { $seat } speelt { $action_card }.
torres-event-end = { $seat } beëindigt de beurt.
torres-event-castles = Jaar { $year }: { $seat } krijgt { $points } { $points ->
    [one] punt
   *[other] punten
} voor burchten ({ $score }).
torres-event-king-bonus = Jaar { $year }: { $seat } krijgt de koningsbonus van { $points } ({ $score }).
torres-event-master-bonus = Jaar { $year }: { $seat } krijgt de meesterbonus van { $points } ({ $score }).
torres-event-won = { $seat } staat het verst op het scorespoor en wint het spel.
torres-event-shared = Alle telstenen staan nog aan de start: iedereen deelt de winst.
ending-most-points = met de meeste punten

torres-ask-foundations = { $seat }, leg een fundament.
torres-ask-knights = { $seat }, zet je eerste ridder op een bouwsteen.
torres-ask-king = { $seat }, zet de koning op een bouwsteen.
torres-ask-turn = { $seat }, { $points ->
    [0] je hebt geen actiepunten meer: je mag nog een kaart spelen, of de beurt beëindigen.
    [one] nog één actiepunt: bouw, loop, koop, ga vooruit, speel een kaart of beëindig de beurt.
   *[other] nog { $points } actiepunten: bouw, loop, zet een ridder in, koop, ga vooruit, speel een kaart of beëindig de beurt.
}
torres-ask-place = { $seat }, waar gaat de ridder heen?
torres-ask-place-for-card = { $seat }, waar leidt { $action_card } heen?
torres-ask-card-for-card = { $seat }, waarvoor gebruik je { $action_card }?
torres-ask-keep = { $seat }, houd een van de kaarten.
torres-ask-return = { $seat }, leg de andere twee terug: op of onder de trekstapel, en welke van de twee boven?
torres-ask-source = { $seat }, welke stapel geeft de bouwsteen?
torres-ask-name = { $seat }, welke stapel gaat met deze beurt op?
torres-ask-spread = { $seat }, verdeel de overgebleven bouwstenen over je andere stapels.
torres-ask-kings-move = { $seat }, je staat achteraan: verzet de koning, of laat hem staan.

torres-action-take-knight = ridder op { $cell }, niveau { $level }
torres-action-take-block = bouwsteen op { $cell }, niveau { $level }
torres-action-to = naar { $cell }, niveau { $level }
torres-action-gate = door de poort naar { $cell }, niveau { $level }
torres-action-deploy = zet een ridder in op { $cell }, niveau { $level }
torres-action-build = bouw op { $cell }, niveau { $level }
torres-action-king = koning op { $cell }, niveau { $level }
torres-action-stack = de stapel van { $size }
torres-action-stack-named = de aangewezen stapel ({ $size })
torres-action-buy = koop een kaart
torres-action-keep = houd { $action_card }
torres-action-top = beide erop, { $action_card } boven
torres-action-under = beide eronder, { $action_card } boven
torres-action-track = ga vooruit op het scorespoor
torres-action-play = speel { $action_card }
torres-action-end = beëindig de beurt
torres-action-spread = de andere worden { $stacks }
torres-action-stay = laat de koning staan

character-torres-page = Telt alleen wat de eigen burchten nu zouden opleveren, en twijfelt welke van vele beurten de beste is. Bouwt en klimt verstandig, maar bereidt niets voor later voor.
character-torres-squire = Heeft geleerd wat er van een burcht kan worden, maar volgt één enkele weg door de beurt en neemt vaak de op één na beste. Beurten die meerdere goede stappen na elkaar vragen, worden gemist.
character-torres-steward = Volgt drie wegen door de beurt in plaats van één en twijfelt alleen welke van de goede de beste is. Denkt alleen aan de eigen beurt, niet aan de antwoorden daarop.
character-torres-marshal = Volgt veel wegen door de beurt en vindt de meeste goede. Wat de anderen antwoorden, blijft een kwestie van ervaring.
character-torres-sovereign = Volgt zoveel wegen door de beurt als een halve seconde toelaat, en vraagt zich met twee spelers af wat de ander antwoordt. Tegen meer spelers gaat alle tijd naar de eigen beurt.
