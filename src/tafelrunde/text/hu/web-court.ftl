# A király kegyeiért a webes asztalnál.

web-about-court = Szerezz karaktereket kockákkal, a segítségükkel pedig a királyt és a királynét.
web-minutes-court = körülbelül 45 perc
web-court-court = Az udvar
web-court-rank-I = I. rang
web-court-rank-II = II. rang
web-court-rank-III = III. rang
web-court-rank-IV = IV. rang
web-court-rank-V = V. rang
web-court-rank-fools = Bolondok
web-court-left = még { $n }
web-court-sold-out = elfogyott
web-court-owned = már a tiéd
web-court-payable = a kockák elérnék az árát
web-court-claimable = megszerezheted
web-court-round = { $n }. forduló
web-court-supply = Összesen { $n } kocka
web-court-costs = Ár:
web-court-does = Képesség:

web-court-in-hand = { $n ->
    [one] egy kocka vár a dobásra
   *[other] { $n } kocka vár a dobásra
}
web-court-die-aside = Félretétel: { $number }
web-court-die-choose = Kiválasztás: { $number }
web-court-roll-again = Dobás újra
web-court-aside-all = Mindet félre ({ $n })
web-court-claim-hint = Válassz egy kiemelt karaktert az udvarból.

web-court-choose-dice = { $n ->
    [one] Válassz egy kockát.
   *[other] Válassz legfeljebb { $n } kockát.
}
web-court-choose-others = Ezekből a kockákból nem lehet mást csinálni. Válassz másokat.
web-court-choose-outcome = { $n ->
    [one] Mi legyen belőle?
   *[other] Mi legyen belőlük?
}
web-court-choose-number = Melyik számot mutassa az új kocka?
web-court-pick-again = { $n ->
    [0] Válaszd ki, mivel dobsz újra
    [one] A kocka újradobása
   *[other] { $n } kocka újradobása
}
web-court-pick-raise = { $n ->
    [0] Válaszd ki, mit emelsz
    [one] A kocka emelése
   *[other] { $n } kocka emelése
}

web-court-hand = A karaktereid
web-court-hand-of = { $name } karakterei
web-court-card-usable = Most használható.
web-court-card-used = használt
web-court-card-always = Magától hat.
web-court-card-idle = Most nem.
web-court-figure = figura
web-court-brings = { $first ->
    [one] egy kocka az első dobásban, legfeljebb { $most } egy körben
   *[other] { $first } kocka az első dobásban, legfeljebb { $most } egy körben
}

web-court-race = Verseny a Királyért
web-court-crowned = A Király elkelt
web-court-mark = { $name } { $alike } × { $number } eredménnyel birtokolja a Királyt.
web-court-stands = Most: { $alike } × { $number }.
web-court-beaten = Ez jobb
web-court-not-beaten = Még nem elég
web-court-order = Még dobnak érte
web-court-ending = A játék vége
web-court-won = { $name } nyert
web-court-won-queen = A Király és a Királyné együtt marad: senki sem ért el jobb eredményt.
web-court-won-from = A Királyné annál marad, aki a játék végét elhozta: { $name }.

web-court-chance-exact = Esély: { $chance }, pontosan.
web-court-chance-least = Esély: legalább { $chance }.
web-court-coach-best = Most a legjobb:
web-court-coach-never = Ebben a körben elérhetetlen.
web-court-coach-thinks = Az edző gondolkodik…

web-court-hand-empty = Akit megszerzel, itt áll majd.
web-court-hand-none = Még senki.
web-court-dice = A kockák
web-court-die-kept = { $number }, félretéve
web-court-aimed = ez a célod
web-court-aim-hint = { web-tap } arra a karakterre, akit meg akarsz szerezni: látod az esélyét és a legjobb kockákat.
web-court-aim-duel = Most már csak a Király számít. Az edző megmondja, mekkora az esély, és mely kockákat érdemes ehhez félretenni.
web-court-aim-take = Legyen ez a cél
web-court-aim-drop = Cél elengedése
web-court-aim-asleep = Az esélyt az edző számolja ki; a többiek látják, hogy be van kapcsolva.
web-court-aim-wake = Edző be
web-court-aim-later = Az esély a te körödben derül ki.
web-court-aim-met = A kockáid elegendők rá.
web-court-aim-missed = A kockáid nem elegendők rá.
web-court-aim-do = ezeket félre
web-court-exact = pontosan
web-court-least = legalább
web-court-plan-aside = { $dice } félretétele
web-court-plan-use = használat: { $character }
web-court-plan-roll = dobás
web-court-plan-finish = befejezés
web-court-duel-mark = Ezt kell felülmúlni
web-court-duel-holds = nála van a Király
web-court-duel-more = többet kell dobnia
web-court-duel-tie = a döntetlen is elég

web-court-can-add = hoz egy { $number ->
    [3] 3‑ast
    [5] 5‑öst
    [6] 6‑ost
   *[other] { $number }‑est
}
web-court-can-add-any = hoz egy tetszőlegeset
web-court-can-again = újradob egyet
web-court-can-again-any = többet újradob
web-court-can-more-dice = { $n ->
    [one] eggyel több kocka
   *[other] { $n } kockával több
}
web-court-can-raise = egy kocka +{ $by }
web-court-can-raise-any = több kocka +{ $by }
web-court-can-shift = pöttyöket tesz át
web-court-can-share = pöttyöket oszt újra
web-court-can-copy = félretettet másol
web-court-can-set = egyet tetszőlegesre
web-court-can-end = elhozza a végét

web-court-cost-fool = Semmi különös; bármilyen eredmény jó.
web-court-cost-charlatan = Bármilyen eredmény; megfordítod egy saját, még meg nem fordított Bolondodat.
web-court-cost-farmer = Egy pár.
web-court-cost-serving-maid = Csak páratlan számok.
web-court-cost-philosopher = Csak páros számok.
web-court-cost-laborer = Összesen legalább 15 pötty.
web-court-cost-guard = Három egyforma.
web-court-cost-hunter = Négy egyforma.
web-court-cost-astronomer = Két pár; négy egyforma is annak számít.
web-court-cost-merchant = Összesen legalább 20 pötty.
web-court-cost-noblewoman = Három egyforma és egy pár; öt egyforma is annak számít.
web-court-cost-magician = Öt egymást követő szám: 1-től 5-ig vagy 2-től 6-ig.
web-court-cost-pawnbroker = Összesen legalább 30 pötty.
web-court-cost-knight = Öt egyforma.
web-court-cost-bishop = Három pár; négy egyforma és egy pár is annak számít, ahogyan hat egyforma is.
web-court-cost-alchemist = Hat egymást követő szám: 1-től 6-ig.
web-court-cost-nobleman = Kétszer három egyforma; hat egyforma is annak számít.
web-court-cost-general = Hat egyforma.
web-court-cost-king = Hét egyforma.
web-court-cost-queen = A Királlyal együtt lehet megszerezni.

web-court-does-fool = Dobj újra egy aktív kockával.
web-court-does-charlatan = Az első dobásodban mindig eggyel több kocka van.
web-court-does-farmer = Az első dobásodban mindig eggyel több kocka van.
web-court-does-serving-maid = Emelj egy aktív kockát 1-gyel, 2-vel vagy 3-mal.
web-court-does-philosopher = Vegyél el egy aktív kockáról akárhány pöttyöt, és tedd át egy másikra.
web-court-does-laborer = Adj hozzá egy kockát, amely 1-et mutat.
web-court-does-guard = Adj hozzá egy kockát, amely 2-t mutat.
web-court-does-hunter = Adj hozzá egy kockát, amely 3-at mutat.
web-court-does-astronomer = Egy aktív kocka mutassa azt a számot, amelyet egy félretett kockád.
web-court-does-merchant = Dobj újra akárhány aktív kockával.
web-court-does-noblewoman = Emelj akárhány aktív kockát, mindegyiket pontosan 1-gyel.
web-court-does-magician = Egy aktív kocka mutasson tetszőleges számot.
web-court-does-pawnbroker = Adj hozzá egy kockát, amely 4-et mutat.
web-court-does-knight = Adj hozzá egy kockát, amely 5-öt mutat.
web-court-does-bishop = Adj hozzá egy kockát, amely 6-ot mutat.
web-court-does-alchemist = Oszd el újra egy, két vagy három aktív kocka pöttyeit; az összegük marad, ami volt.
web-court-does-nobleman = Emelj akárhány aktív kockát, mindegyiket pontosan 2-vel.
web-court-does-general = Az első dobásodban mindig kettővel több kocka van.
web-court-does-king = Elhozza a játék végét.
web-court-does-queen = Adj hozzá egy kockát tetszőleges számmal.
