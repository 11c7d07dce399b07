# To Court the King aan de webtafel.

web-about-court = Claim personages met dobbelstenen, en met hun hulp de koning en de koningin.
web-minutes-court = ongeveer 45 minuten
web-court-court = Het hof
web-court-rank-I = Rang I
web-court-rank-II = Rang II
web-court-rank-III = Rang III
web-court-rank-IV = Rang IV
web-court-rank-V = Rang V
web-court-rank-fools = Narren
web-court-left = nog { $n }
web-court-sold-out = op
web-court-owned = heb je al
web-court-payable = de dobbelstenen zouden de kosten dekken
web-court-claimable = je kunt dit personage claimen
web-court-round = Ronde { $n }
web-court-supply = { $n } dobbelstenen in totaal
web-court-costs = Kosten:
web-court-does = Vaardigheid:

web-court-in-hand = { $n ->
    [one] één dobbelsteen wacht op de worp
   *[other] { $n } dobbelstenen wachten op de worp
}
web-court-die-aside = Leg de { $number } opzij
web-court-die-choose = Kies de { $number }
web-court-roll-again = Gooi opnieuw
web-court-aside-all = Leg alle { $n } opzij
web-court-claim-hint = Kies een verlicht personage van het hof.

web-court-choose-dice = { $n ->
    [one] Kies een dobbelsteen.
   *[other] Kies hoogstens { $n } dobbelstenen.
}
web-court-choose-others = Van deze dobbelstenen is niets te maken. Kies andere.
web-court-choose-outcome = { $n ->
    [one] Wat moet hij worden?
   *[other] Wat moeten ze worden?
}
web-court-choose-number = Welk getal moet de nieuwe dobbelsteen tonen?
web-court-pick-again = { $n ->
    [0] Kies wat je nog eens gooit
    [one] Gooi de dobbelsteen nog eens
   *[other] Gooi { $n } dobbelstenen nog eens
}
web-court-pick-raise = { $n ->
    [0] Kies wat je verhoogt
    [one] Verhoog de dobbelsteen
   *[other] Verhoog { $n } dobbelstenen
}

web-court-hand = Jouw personages
web-court-hand-of = Personages van { $name }
web-court-card-usable = Nu te gebruiken.
web-court-card-used = gebruikt
web-court-card-always = Werkt vanzelf.
web-court-card-idle = Nu niet.
web-court-figure = startfiguur
web-court-brings = { $first ->
    [one] één dobbelsteen in de eerste worp, hoogstens { $most } in een beurt
   *[other] { $first } dobbelstenen in de eerste worp, hoogstens { $most } in een beurt
}

web-court-race = De strijd om de Koning
web-court-crowned = De Koning is geclaimd
web-court-mark = { $name } heeft de Koning met { $alike } dobbelstenen die { $number } tonen.
web-court-stands = Nu: { $alike } dobbelstenen met { $number }.
web-court-beaten = Overtroffen
web-court-not-beaten = Nog niet genoeg
web-court-order = Er gooien nog om hem
web-court-ending = Het einde
web-court-won = { $name } wint
web-court-won-queen = Koning en Koningin blijven samen: niemand heeft dit resultaat overtroffen.
web-court-won-from = De Koningin blijft bij { $name }, die het einde inluidde.

web-court-chance-exact = Kans { $chance }, exact.
web-court-chance-least = Kans minstens { $chance }.
web-court-coach-best = Nu het beste:
web-court-coach-never = In deze beurt niet te halen.
web-court-coach-thinks = De coach denkt na…

web-court-hand-empty = Wie je claimt, staat hier.
web-court-hand-none = Nog niemand.
web-court-dice = De dobbelstenen
web-court-die-kept = { $number }, opzijgelegd
web-court-aimed = jouw doel
web-court-aim-hint = { web-tap } op het personage dat je wilt: je ziet de kans en de beste dobbelstenen ervoor.
web-court-aim-duel = Nu telt alleen de Koning nog. De coach zegt hoe groot de kans is en welke dobbelstenen je daarvoor opzijlegt.
web-court-aim-take = Als doel kiezen
web-court-aim-drop = Doel loslaten
web-court-aim-asleep = De coach rekent de kans uit; de anderen zien dat hij aanstaat.
web-court-aim-wake = Coach aan
web-court-aim-later = De kans wordt in jouw beurt uitgerekend.
web-court-aim-met = Je dobbelstenen dekken de kosten.
web-court-aim-missed = Je dobbelstenen dekken de kosten niet.
web-court-aim-do = deze opzijleggen
web-court-exact = exact
web-court-least = minstens
web-court-plan-aside = { $dice } opzijleggen
web-court-plan-use = gebruiken: { $character }
web-court-plan-roll = gooien
web-court-plan-finish = afronden
web-court-duel-mark = Te overtreffen
web-court-duel-holds = heeft de Koning
web-court-duel-more = moet meer gooien
web-court-duel-tie = gelijk is genoeg

web-court-can-add = brengt een { $number }
web-court-can-add-any = brengt een getal naar keuze
web-court-can-again = gooit een steen opnieuw
web-court-can-again-any = gooit stenen opnieuw
web-court-can-more-dice = { $n ->
    [one] één steen meer
   *[other] { $n } stenen meer
}
web-court-can-raise = verhoogt een steen met { $by }
web-court-can-raise-any = verhoogt stenen met { $by }
web-court-can-shift = verschuift ogen
web-court-can-share = verdeelt ogen opnieuw
web-court-can-copy = kopieert een opzijgelegde
web-court-can-set = draait een steen naar keuze
web-court-can-end = luidt het einde in

web-court-cost-fool = Niets bijzonders; elk resultaat is goed.
web-court-cost-charlatan = Elk resultaat; je draait een eigen Nar om die nog niet is omgedraaid.
web-court-cost-farmer = Een paar.
web-court-cost-serving-maid = Alleen oneven getallen.
web-court-cost-philosopher = Alleen even getallen.
web-court-cost-laborer = Samen minstens 15 ogen.
web-court-cost-guard = Drie gelijke.
web-court-cost-hunter = Vier gelijke.
web-court-cost-astronomer = Twee paren; vier gelijke tellen ook.
web-court-cost-merchant = Samen minstens 20 ogen.
web-court-cost-noblewoman = Drie gelijke en een paar; vijf gelijke tellen ook.
web-court-cost-magician = Vijf op een rij: 1 tot en met 5 of 2 tot en met 6.
web-court-cost-pawnbroker = Samen minstens 30 ogen.
web-court-cost-knight = Vijf gelijke.
web-court-cost-bishop = Drie paren; vier gelijke en een paar tellen ook, net als zes gelijke.
web-court-cost-alchemist = Zes op een rij: 1 tot en met 6.
web-court-cost-nobleman = Twee keer drie gelijke; zes gelijke tellen ook.
web-court-cost-general = Zes gelijke.
web-court-cost-king = Zeven gelijke.
web-court-cost-queen = Zij en de Koning worden samen geclaimd.

web-court-does-fool = Gooi één actieve dobbelsteen nog eens.
web-court-does-charlatan = Je eerste worp heeft altijd één dobbelsteen meer.
web-court-does-farmer = Je eerste worp heeft altijd één dobbelsteen meer.
web-court-does-serving-maid = Verhoog één actieve dobbelsteen met 1, 2 of 3.
web-court-does-philosopher = Haal ogen van één actieve dobbelsteen af, zoveel je wilt, en leg ze bij een andere.
web-court-does-laborer = Voeg een dobbelsteen met een 1 toe.
web-court-does-guard = Voeg een dobbelsteen met een 2 toe.
web-court-does-hunter = Voeg een dobbelsteen met een 3 toe.
web-court-does-astronomer = Geef één actieve dobbelsteen het getal van een dobbelsteen die je opzij hebt gelegd.
web-court-does-merchant = Gooi zoveel actieve dobbelstenen als je wilt nog eens.
web-court-does-noblewoman = Verhoog zoveel actieve dobbelstenen als je wilt, elk met precies 1.
web-court-does-magician = Geef één actieve dobbelsteen een willekeurig getal.
web-court-does-pawnbroker = Voeg een dobbelsteen met een 4 toe.
web-court-does-knight = Voeg een dobbelsteen met een 5 toe.
web-court-does-bishop = Voeg een dobbelsteen met een 6 toe.
web-court-does-alchemist = Verdeel de ogen van één, twee of drie actieve dobbelstenen opnieuw; hun som blijft gelijk.
web-court-does-nobleman = Verhoog zoveel actieve dobbelstenen als je wilt, elk met precies 2.
web-court-does-general = Je eerste worp heeft altijd twee dobbelstenen meer.
web-court-does-king = Luidt het einde van het spel in.
web-court-does-queen = Voeg een dobbelsteen met een getal naar keuze toe.
