# To Court the King: namen, weigeringen, stellingen, gebeurtenissen.
#
# Woordenlijst:
#   character personage · die dobbelsteen · roll gooien, worp · first roll eerste worp · roll again opnieuw gooien
#   active actief · set aside opzijleggen · result resultaat · finish afronden · claim claimen · price, cost kosten · meet the cost de kosten dekken
#   ability vaardigheid · use gebruiken · add toevoegen · pick kiezen · raise verhogen · flip omdraaien
#   supply voorraad · figure startfiguur · start player startspeler · round ronde · final round slotronde · mark lat
#   pair paar · three of a kind drie gelijke · five in a row vijf op een rij · pips ogen · sum som · tie gelijk
# Alle personages zijn de-woorden, zodat “de { $character }” altijd klopt.

game-court = To Court the King
character-fool = Nar
character-charlatan = Char{"\u00AD"}latan
character-farmer = Boer
character-serving-maid = Dienst{"\u00AD"}meid
character-philosopher = Filosoof
character-laborer = Arbeider
character-guard = Wachter
character-hunter = Jager
character-astronomer = Astro{"\u00AD"}noom
character-merchant = Koopman
character-noblewoman = Edel{"\u00AD"}vrouw
character-magician = Tove{"\u00AD"}naar
character-pawnbroker = Pandjes{"\u00AD"}baas
character-knight = Ridder
character-bishop = Bisschop
character-alchemist = Alche{"\u00AD"}mist
character-nobleman = Edelman
character-general = Generaal
character-king = Koning
character-queen = Koningin
phase-court-start = de startspeler wordt geloot
phase-court-first-roll = de eerste worp van de beurt komt nog
phase-court-roll = er wordt gegooid
phase-court-turn = er worden dobbelstenen opzijgelegd en personages gebruikt
phase-court-pick = er worden dobbelstenen gekozen voor een personage
phase-court-claim = het resultaat ligt er, en er mag een personage worden geclaimd
phase-court-over = het spel is voorbij

court-over = Het spel is voorbij; { $winner } heeft gewonnen.
court-not-now = Dat kan nu niet: { $phase }.
court-impossible-chance = Het toeval kan hier geen “{ $action }” brengen.
court-not-owned = De { $character } ligt niet voor je.
court-used = De { $character } is in deze beurt al gebruikt.
court-supply-empty = Alle { $dice } dobbelstenen uit de voorraad zijn in gebruik.
court-not-before-first-roll = Vóór de eerste worp kun je de { $character } niet gebruiken.
court-number-later = Vóór de eerste worp heeft de dobbelsteen van de Koningin nog geen getal.
court-number-needed = Zeg welk getal de dobbelsteen van de Koningin toont.
court-no-active-die = Er is geen actieve dobbelsteen om mee te gooien.
court-must-set-aside = Sinds de laatste worp is niets opzijgelegd; leg minstens één dobbelsteen opzij voordat je weer gooit.
court-dice-missing = Je kunt { $dice } niet nemen: { $active ->
    [none] geen dobbelsteen is actief
   *[other] actief: { $active }
}.
court-number-not-aside = Er ligt geen { $number } opzij, en de Astronoom kan alleen overnemen wat daar ligt.
court-still-active = Er zijn nog actieve dobbelstenen; leg ze opzij of gooi ermee.
court-nothing-to-pick = Er is geen actieve dobbelsteen waar de { $character } iets mee kan.
court-pick-ascending = Dobbelstenen kies je van het laagste naar het hoogste getal.
court-pick-too-high = De { $character } kan een { $number } niet verhogen: meer dan zes kan een dobbelsteen niet tonen.
court-nothing-picked = Kies minstens één dobbelsteen.
court-cost-not-met = Het resultaat dekt de kosten van de { $character } niet.
court-sold-out = De { $character } is niet meer in de voorraad.
court-owned-already = De { $character } ligt al voor je.
court-fool-to-flip = Je hebt geen Nar die je kunt omdraaien.

court-position-players = Aan een tafel zitten 2 tot 5 spelers, niet { $found }.
court-position-double = Plaats { $seat } heeft de { $character } dubbel.
court-position-supply = De voorraad moet elk personage en de Narren noemen, en niets anders.
court-position-copies = De kaarten van de { $character }, bij spelers en in de voorraad, kloppen niet met het aantal in het spel.
court-position-royals = Koning, Koningin, lat en slotronde passen niet bij elkaar.
court-position-mark = Deze lat is niet mogelijk: het moeten er zeven of meer van één getal zijn.
court-position-dice = Zo kunnen deze dobbelstenen niet liggen.
court-position-used = De { $character } kan niet gebruikt zijn: dit personage is er niet, of is twee keer genoemd.
court-position-picker = De gekozen dobbelstenen passen niet bij de fase, het personage of de actieve dobbelstenen.
court-position-claim = Een claim volgt op een afgerond resultaat: geen dobbelsteen is actief, en het is niet de slotronde.
court-position-winner = De winnaar en het einde van het spel passen niet bij elkaar.
court-position-start = Voordat de startspeler is geloot, is er nog niets gebeurd.
court-position-order = Deze speler kan hier niet aan de beurt zijn: dat volgt uit de volgorde van de ronde.
court-position-aside = Er is geen dobbelsteen opzijgelegd.

court-odds-dice = Dobbelstenen zijn hoogstens { $most } getallen van 1 tot en met 6, niet “{ $found }”.
court-odds-goal = “{ $found }” is geen doel. Bekende personages: { $known }.
court-odds-characters = “{ $found }” is geen personage dat je kunt hebben. Bekend: { $known }.
court-odds-alike = Er zijn 1 tot { $most } gelijke, niet { $found }.
court-odds-mark = Een te overtreffen resultaat schrijf je als 7x4 (zeven vieren), niet als “{ $found }”.
court-odds-supply = Er liggen { $dice } dobbelstenen op tafel, maar het spel heeft er { $supply }.
court-odds-used = De { $character } ligt er niet en kan dus niet gebruikt zijn.

court-event-start = { $seat } krijgt de startfiguur en begint.
court-event-roll = { $seat } gooit { $dice }.
court-event-aside = { $seat } legt een { $number } opzij.
court-event-add = { $seat } voegt met de { $character } een dobbelsteen toe.
court-event-change = { $seat } gebruikt de { $character }: { $before } wordt { $after }.
court-event-use = { $seat } gebruikt de { $character }.
court-event-raised = De actieve dobbelstenen { $before } worden { $after }.
court-event-result = { $seat } rondt af met { $dice }.
court-event-claim = { $seat } claimt de { $character }.
court-event-claims-nothing = { $seat } claimt niets.
court-event-takes-king = { $seat } neemt de Koning.
court-event-misses-king = { $seat } krijgt de Koning niet.
court-event-final-round = De slotronde begint.
court-event-won = { $seat } heeft de Koning en wint het spel.
ending-king-held = met de Koning

court-ask-first-roll = { $seat }, gooi je dobbelstenen, of voeg er eerst toe.
court-ask-turn = { $seat }, leg dobbelstenen opzij, gebruik je personages, gooi opnieuw of rond af.
court-ask-pick = { $seat }, kies de dobbelstenen, van het laagste naar het hoogste getal.
court-ask-claim = { $seat }, claim een personage waarvan je resultaat de kosten dekt.

court-action-roll = gooi { $count ->
    [one] de dobbelsteen
   *[other] { $count } dobbelstenen
}
court-action-aside = leg een { $number } opzij
court-action-add = voeg met de { $character } een dobbelsteen toe
court-action-add-number = voeg met de Koningin een { $number } toe
court-action-change = { $character }: { $before } wordt { $after }
court-action-again = { $character }: gooi { $before } opnieuw
court-action-use = { $character }: kies dobbelstenen
court-action-pick = kies { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
} met een { $number }
court-action-done = kies geen andere meer
court-action-finish = rond af met dit resultaat
court-action-claim = claim de { $character }
court-action-claim-none = claim niets

character-court-page = Schat de waarde van een personage vaak verkeerd in, tot een derde van een overwinning. Plant met weinig vaardigheden tegelijk en ontdekt de rest pas laat.
character-court-squire = Vergist zich minder in personages en houdt een paar vaardigheden meer in gedachten. Lange reeksen daarvan worden nog gemist.
character-court-steward = Beoordeelt elk personage naar de winkans die het oplevert, met een kleine foutmarge. Kleine beurten worden exact gepland, grote voor een deel.
character-court-marshal = Lost bijna elke beurt exact op, met alle vaardigheden. Wat een personage later waard is, wordt zelden verkeerd ingeschat.
character-court-sovereign = Gooit voor de winkans en voor niets anders, in bijna elke beurt met exacte kansen. In de slotronde telt de winst, niet het hoogste resultaat.
