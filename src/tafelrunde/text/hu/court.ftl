# A király kegyeiért: nevek, elutasítások, állások, események.

# Szójegyzék (angol = magyar)
# character = karakter; Fool = Bolond; Charlatan = Sarlatán; Farmer = Földműves; Serving Maid = Szolgálólány
# Philosopher = Filozófus; Laborer = Kézműves; Guard = Őr; Hunter = Vadász; Astronomer = Csillagász
# Merchant = Kereskedő; Noblewoman = Nemeshölgy; Magician = Varázsló; Pawnbroker = Zálogos; Knight = Lovag
# Bishop = Püspök; Alchemist = Alkimista; Nobleman = Nemesúr; General = Hadvezér; King = Király; Queen = Királyné
# turn = kör; round = forduló; final round = záróforduló; rank = rang; figure = figura; supply = készlet
# active die = aktív kocka; to set aside = félretesz; to add a die = hozzáad; to pick = kiválaszt; pips = pöttyök
# result = eredmény; mark = mérce; price, cost = ár; to claim = megszerez; ability = képesség; to finish = befejez
# n of a kind, n alike = n egyforma; pair = pár; to flip (a Fool) = megfordít

game-court = A király kegyeiért
character-fool = Bolond
    .acc = a Bolondot
character-charlatan = Sarlatán
    .acc = a Sarlatánt
character-farmer = Föld{"\u00AD"}műves
    .acc = a Földművest
character-serving-maid = Szolgáló{"\u00AD"}lány
    .acc = a Szolgálólányt
character-philosopher = Filo{"\u00AD"}zófus
    .acc = a Filozófust
character-laborer = Kéz{"\u00AD"}műves
    .acc = a Kézművest
character-guard = Őr
    .acc = az Őrt
character-hunter = Vadász
    .acc = a Vadászt
character-astronomer = Csilla{"\u00AD"}gász
    .acc = a Csillagászt
character-merchant = Keres{"\u00AD"}kedő
    .acc = a Kereskedőt
character-noblewoman = Nemes{"\u00AD"}hölgy
    .acc = a Nemeshölgyet
character-magician = Varázsló
    .acc = a Varázslót
character-pawnbroker = Zálogos
    .acc = a Zálogost
character-knight = Lovag
    .acc = a Lovagot
character-bishop = Püspök
    .acc = a Püspököt
character-alchemist = Alki{"\u00AD"}mista
    .acc = az Alkimistát
character-nobleman = Nemesúr
    .acc = a Nemesurat
character-general = Had{"\u00AD"}vezér
    .acc = a Hadvezért
character-king = Király
    .acc = a Királyt
character-queen = Királyné
    .acc = a Királynét
phase-court-start = a kezdőjátékos sorsolása folyik
phase-court-first-roll = a kör első dobása még hátravan
phase-court-roll = a kockák még gurulnak
phase-court-turn = kockák félretétele és karakterek használata folyik
phase-court-pick = kockákat kell kiválasztani egy karakterhez
phase-court-claim = kész az eredmény, karaktert lehet szerezni vele
phase-court-over = a játéknak vége

court-over = A játéknak vége; a győztes: { $winner }.
court-not-now = Ez most nem lehetséges: { $phase }.
court-impossible-chance = A véletlen itt ezt nem hozhatja: „{ $action }”.
court-not-owned = Ez a karakter nincs előtted: { $character }.
court-used = Ebben a körben már használtad { $character-acc }.
court-supply-empty = A készlet mind a { $dice } kockája játékban van.
court-not-before-first-roll = Az első dobás előtt nem használhatod { $character-acc }.
court-number-later = Az első dobás előtt a Királyné kockájának még nincs száma.
court-number-needed = Mondd meg, milyen számot mutasson a Királyné kockája.
court-no-active-die = Nincs aktív kocka, amellyel dobhatnál.
court-must-set-aside = Az utolsó dobás óta nem került félre kocka; az újabb dobás előtt legalább egyet félre kell tenni.
court-dice-missing = Ez nem vehető az aktív kockák közül: { $dice }. Aktív kockák: { $active ->
    [none] nincsenek
   *[other] { $active }
}.
court-number-not-aside = Nincs félretéve ilyen szám: { $number }. A Csillagász csak félretett számot másolhat.
court-still-active = Még vannak aktív kockák: tedd félre őket, vagy dobj velük.
court-nothing-to-pick = Nincs aktív kocka, amelyen ez a karakter változtathatna: { $character }.
court-pick-ascending = A kockákat a legkisebb számtól a legnagyobb felé kell kiválasztani.
court-pick-too-high = Ezt a számot ez a karakter ({ $character }) nem emelheti: { $number }. Hatnál többet egy kocka sem mutathat.
court-nothing-picked = Válassz ki legalább egy kockát.
court-cost-not-met = Az eredmény nem éri el ennek a karakternek az árát: { $character }.
court-sold-out = Ez a karakter elfogyott a készletből: { $character }.
court-owned-already = Ez a karakter már előtted van: { $character }.
court-fool-to-flip = Nincs Bolondod, amelyet megfordíthatnál.

court-position-players = Egy asztalnál 2–5 játékos ül, nem { $found }.
court-position-double = { $seat }. hely: kettő van nála ebből: { $character }.
court-position-supply = A készletben minden karakternek és a bolondoknak szerepelniük kell, másnak nem.
court-position-copies = A birtokolt és a készletben lévő példányok nem egyeznek a játékban lévőkkel: { $character }.
court-position-royals = A Király, a Királyné, a mérce és a záróforduló nem illik egymáshoz.
court-position-mark = Ilyen mérce nem lehet: legalább hét egyforma szám kell.
court-position-dice = A kockák nem feküdhetnek így.
court-position-used = Ezt a karaktert nem lehetett használni, mert nincs meg, vagy kétszer szerepel: { $character }.
court-position-picker = A kiválasztott kockák nem illenek a szakaszhoz, a karakterhez vagy az aktív kockákhoz.
court-position-claim = Karaktert kész eredménnyel lehet szerezni: nincs aktív kocka, és nem a záróforduló zajlik.
court-position-winner = A győztes és a játék vége nem illik egymáshoz.
court-position-start = A kezdőjátékos kisorsolása előtt még semmi sem történt.
court-position-order = Itt nem lehet ezen a játékoson a sor: a forduló sorrendje mást mond.
court-position-aside = Egy kocka sincs félretéve.

court-odds-dice = Legfeljebb { $most } kocka lehet, 1 és 6 közötti számokkal; ez nem ilyen: „{ $found }”.
court-odds-goal = „{ $found }” nem cél. Ismert karakterek: { $known }.
court-odds-characters = „{ $found }” nem olyan karakter, amely valakié lehet. Ismert karakterek: { $known }.
court-odds-alike = Egyforma kockából 1 és { $most } között lehet, nem { $found }.
court-odds-mark = A mércét így írjuk: 7x4 (hét négyes), nem így: „{ $found }”.
court-odds-supply = Az asztalon { $dice } kocka van, de a játékban csak { $supply }.
court-odds-used = Ez a karakter nincs meg, így nem is lehetett használni: { $character }.

court-event-start = { $seat } kapja a figurát, és kezd.
court-event-roll = { $seat } dobása: { $dice }.
court-event-aside = { $seat } félretesz egy kockát: { $number }.
court-event-add = { $seat } hozzáad egy kockát ({ $character }).
court-event-change = { $seat } { $character-acc } használja: { $before } → { $after }.
court-event-use = { $seat } { $character-acc } használja.
court-event-raised = Az aktív kockák: { $before } → { $after }.
court-event-result = { $seat } eredménye: { $dice }.
court-event-claim = { $seat } megszerzi { $character-acc }.
court-event-claims-nothing = { $seat } nem szerez karaktert.
court-event-takes-king = { $seat } megszerzi a Királyt.
court-event-misses-king = { $seat } nem szerzi meg a Királyt.
court-event-final-round = Kezdődik a záróforduló.
court-event-won = { $seat } a Királlyal megnyeri a játékot.
ending-king-held = a Királlyal

court-ask-first-roll = { $seat }, dobj a kockáiddal, vagy előbb adj hozzájuk újakat.
court-ask-turn = { $seat }, tegyél félre kockát, használd a karaktereidet, dobj újra, vagy fejezd be.
court-ask-pick = { $seat }, válaszd ki a kockákat a legkisebb számtól a legnagyobb felé.
court-ask-claim = { $seat }, szerezz meg egy karaktert, amelynek az árát az eredményed eléri.

court-action-roll = { $count ->
    [one] dobás a kockával
   *[other] dobás { $count } kockával
}
court-action-aside = félretétel: { $number }
court-action-add = kocka hozzáadása ({ $character })
court-action-add-number = kocka hozzáadása (Királyné): { $number }
court-action-change = { $character }: { $before } → { $after }
court-action-again = { $character }: { $before } újradobása
court-action-use = { $character }: kockák kiválasztása
court-action-pick = { $count } kocka kiválasztása ebből a számból: { $number }
court-action-done = nem kell több kocka
court-action-finish = befejezés ezzel az eredménnyel
court-action-claim = { $character } megszerzése
court-action-claim-none = továbblépés új karakter nélkül

character-court-page = Gyakran félreismeri a karakterek értékét, akár egyharmad győzelemmel. Egyszerre kevés képességgel tervez, a többit későn veszi észre.
character-court-squire = Kevesebbet téved a karakterekben, és néhány képességgel többet tart fejben. A hosszú láncokat még nem látja meg.
character-court-steward = A karaktereket az általuk elérhető nyerési esély szerint ítéli meg, némi pontatlansággal. A kis köröket pontosan tervezi, a nagyokat részben.
character-court-marshal = Szinte minden kört pontosan megold, az összes képességgel. Ritkán téved abban, mit ér később egy karakter.
character-court-sovereign = Csak a nyerési esélyért dob, szinte minden körben pontos esélyekkel. A zárófordulóban a győzelemért játszik, nem a legmagasabb eredményért.
