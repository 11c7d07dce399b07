# Knatsch: nevek, elutasítások, állások, készletfájlok, események.

# Szójegyzék (angol = magyar; a kártyanevek a magyar kiadáséi)
# castle = vár; tournament = lovagi torna; special card = különleges kártya; die card = kockakártya
# catapult = katapult; champion = bajnok; stack card = paklikártya; castle guard = őrség; card guard = toronyőr
# betrayal = áruló; protection = királyi védelem; guards (both kinds) = őrök; to place a guard = őrt állít, elhelyez
# stack = pakli; to tuck = alátesz, a pakli aljára tesz (főnév: alátevés); to turn up = felfed
# turn = kör; attempt = próbálkozás; target = célpont; to go for = megszerezni próbál; contest = próba
# demand = követelmény; result = eredmény; to beat = felülmúl; kicker = kísérő; set (of equal dice) = csoport
# live die = élő kocka; roll = dobás; to keep = megtart; to stop = megáll; chance = a véletlen
# to topple the king = a király trónfosztása; the king's revenge = a király bosszúja; to yield = átenged
# deck = kártyakészlet; deck file = készletfájl; seat = hely; start player = kezdőjátékos; phase = szakasz
# position = állás; record = jegyzőkönyv; match = parti; clause = szabálypont

game-knights = Knatsch
like-red = piros vár
    .acc = a piros várat
like-green = zöld vár
    .acc = a zöld várat
like-blue = kék vár
    .acc = a kék várat
like-yellow = sárga vár
    .acc = a sárga várat
like-white = fehér vár
    .acc = a fehér várat
like-black = fekete vár
    .acc = a fekete várat
like-die-1 = 1-es kocka{"\u00AD"}kártya
    .acc = az 1-es kockakártyát
like-die-2 = 2-es kocka{"\u00AD"}kártya
    .acc = a 2-es kockakártyát
like-die-3 = 3-as kocka{"\u00AD"}kártya
    .acc = a 3-as kockakártyát
like-die-4 = 4-es kocka{"\u00AD"}kártya
    .acc = a 4-es kockakártyát
like-die-5 = 5-ös kocka{"\u00AD"}kártya
    .acc = az 5-ös kockakártyát
like-catapult = katapult
    .acc = a katapultot
like-champion = bajnok
    .acc = a bajnokot
like-stack = pakli{"\u00AD"}kártya
    .acc = a paklikártyát
like-castle-guard = őrség
    .acc = az őrséget
like-card-guard = toronyőr
    .acc = a toronyőrt
like-betrayal = áruló
    .acc = az árulót
like-protection = királyi védelem
    .acc = a királyi védelmet
like-tournament = lovagi torna
    .acc = a lovagi tornát
guard-castle-guard = őrség
guard-card-guard = toronyőr
ending-four-castles = négy várral
ending-tournaments = két várral és három lovagi tornával
ending-king = a király trónfosztásával
phase-deal-colour = a várak kiosztása folyik
phase-deal-castle = a várak kiosztása folyik
phase-turn-up = egy kártya felfedése következik
phase-start = a kezdőjátékos sorsolása folyik
phase-turn = célpontot kell választani
phase-roll = dobás folyik
phase-keep = a megtartandó kockákat kell kiválasztani
phase-defend = a vár tulajdonosa dönt, hogy megvédi-e
phase-lose = le kell mondani egy várról
phase-guards = az őröket lehet elhelyezni
phase-over = a játéknak vége

knights-over = A játéknak vége; a győztes: { $winner }.
knights-not-now = Ez most nem lehetséges: { $phase }.
knights-impossible-chance = A véletlen itt ezt nem hozhatja: „{ $action }”.
knights-stack-empty = A { $stack ->
    [left] bal
    [right] jobb
   *[other] { $stack }
} pakli üres.
knights-stack-of-one = A { $stack ->
    [left] bal
    [right] jobb
   *[other] { $stack }
} pakliban csak egy kártya van; az alátevés semmin sem változtat.
knights-tucks-used = Ebben a körben { $allowed ->
    [one] már éltél az alátevéssel
   *[other] már mind a { $allowed } alátevést felhasználtad
}, és van kártya, amelyet megpróbálhatsz megszerezni.
knights-nothing-to-find = A { $stack ->
    [left] bal
    [right] jobb
   *[other] { $stack }
} pakliban nincs olyan kártya, amelyet megszerezhetnél.
knights-double = Ilyen kártyád már van: { $like }. Két egyforma nem lehet nálad.
knights-no-such-seat = Ennél az asztalnál { $players } játékos ül, { $seat } nincs köztük.
knights-own-card = Ez a saját kártyád.
knights-not-owned = Ilyen kártya nincs nála ({ $owner }): { $like }.
knights-too-few-castles = Túl kevés vára van ({ $owner }): { $owned }. Legalább { $needed } kell, hogy egyet meg lehessen támadni.
knights-castle-guarded = Ezt a várat ({ $owner }) őrség védi: { $like }.
knights-card-guarded = Ezt a kártyát ({ $owner }) toronyőr védi: { $like }.
knights-king-castles = A királlyal csak az szállhat szembe, akinek a köre elején három vára van; neked { $owned } van.
knights-king-first-attempt = A királlyal csak a kör első próbálkozásával lehet szembeszállni.
knights-must-attempt = Van kártya, amelyet megpróbálhatsz megszerezni, és a kör első próbálkozása kötelező.
knights-must-tuck = Az egyik pakliban van olyan kártya, amelyet megszerezhetsz: tegyél alá, amíg elő nem kerül.
knights-not-live = Ezt nem tarthatod meg: { $dice }. Az élő kockák: { $live }.
knights-no-guard = Ilyen őröd nincs: { $guard }.
knights-guard-placed = Ezt az őrt ebben a körben már elhelyezted: { $guard }.
knights-guard-two = Az őrség két vár mellé áll, vagy egy mellé, ha csak egy várad van.
knights-guards-itself = A toronyőr nem védheti önmagát.
knights-same-placement = Az őr már most is ott áll.
knights-not-your-castle = { $colours ->
    [red] Nincs piros várad
    [green] Nincs zöld várad
    [blue] Nincs kék várad
    [yellow] Nincs sárga várad
    [white] Nincs fehér várad
    [black] Nincs fekete várad
   *[other] E két vár egyike sem a tiéd
}.

deck-toml = A készletfájl nem érvényes TOML: { $detail }.
deck-section = { $line }. sor: ennek táblának kell lennie, fajtánként egy sorral: [{ $section }].
deck-unknown-kind = { $line }. sor: „{ $found }” ismeretlen. Ezek egyike lehet: { $known }.
deck-demand = { $line }. sor: „{ $found }” nem követelmény ehhez: { $kind }. Szövegek listája kell, például "3-3-3+2": háromszor ugyanaz az 1 és 5 közötti szám, és egy másik 1 és 5 közötti szám.
deck-count = { $kind }: { $expected } kártya kell, de { $found } van.
deck-count-line = { $line }. sor: { $kind }: { $expected } kártya kell, de { $found } van.
deck-missing-colour = Ebből a színből nincs vár: { $colour }. Minden színből legalább egy kell.
deck-missing-colour-line = { $line }. sor: ebből a színből nincs vár: { $colour }. Minden színből legalább egy kell.

position-shape = Az állás alakja hibás: { $detail }.
position-players = Egy asztalnál 2–6 játékos ül, nem { $found }.
position-seat = „{ $what }” nem lehet ez a hely: { $found }.
position-name = „{ $what }” nem lehet „{ $found }”. Ismert értékek: { $known }.
position-number = „{ $what }” nem lehet { $found }; a legkisebb érték { $low }, a legnagyobb { $high }.
position-stacks = Az álláshoz a bal (left) és a jobb (right) pakli kell, más nem.
position-unseen = A paklikban { $stacks } ismeretlen kártya van, a felsorolásban viszont { $cards }.
position-box = A kártyák nem egyetlen doboz kártyái: { $detail }.
position-kind = „{ $text }” rossz helyen van: a várak és a különleges kártyák külön listán szerepelnek, a lovagi tornáknak csak a száma.
position-double = { $seat }. hely: kettő van nála ebből: { $card }.
position-guard = { $seat }. hely: az őrei nem állhatnak így.
position-guarded = { $seat }. hely: az egyik őre olyan kártya mellett áll, amely nincs nála: { $card }.
position-no-contest = Ebben a szakaszban valaki dob, ezért próba kell ({ $phase }).
position-contest = Ebben a szakaszban senki sem dob, ezért nem lehet próba ({ $phase }).
position-attempts = Valaki dob, tehát próbálkozás is volt már.
position-mark = A felülmúlandó eredmény hiányzik vagy lehetetlen.
position-defence = Csak megtámadott várat lehet megvédeni.
position-target = A próba célpontja nem szabályos („{ $what }”).
position-leader = { $seat }. hely: nem vezethet a lovagi tornán, mert még nem dobott.
position-dice = A kockák nem feküdhetnek így: összesen hat van, élő hatos nincs, és az első dobás mind a hattal történik.
position-rolls = Itt nem lehet hátra { $found } dobás.
position-no-castle = { $seat }. hely: nincs vára, pedig az utolsót sosem lehet elveszíteni.
position-winner = A győztes és a befejezés módja nem illik a kártyákhoz.
position-won = { $seat }. hely: már győzött.
position-placed = Ezt az őrt itt még nem lehetett elhelyezni: { $guard }.
position-turn-up = A paklik felfedett kártyái nem illenek a szakaszhoz.
position-lose = Itt senkinek sem kell várról lemondania.
position-guards = Egyik őr sem állhatna máshol, ezért itt nincs őrállítás.
position-setup = Az eddig kiosztott kártyák nem illenek az előkészületekhez.

knights-event-dealt = { $seat } megkapja { $card-acc }.
knights-event-turned-up = Felfedve a { $stack ->
    [left] bal
    [right] jobb
   *[other] { $stack }
} paklin: { $card }.
knights-event-start = { $seat } kezd.
knights-event-tuck = { $seat } a { $stack ->
    [left] bal
    [right] jobb
   *[other] { $stack }
} pakli aljára teszi { $card-acc }.
knights-event-announce = { $seat } meg akarja szerezni { $card-acc }.
knights-event-organise = { $seat } lovagi tornát szervez.
knights-event-attack = { $seat } meg akarja szerezni { $owner } kártyáját, { $like-acc }.
knights-event-dare-king = { $seat } szembeszáll a királlyal: elég öt 1-es, vagy négy 5-ös és egy 2-es.
knights-event-defend = { $seat } dob a vár megtartásáért.
knights-event-yield = { $seat } átengedi a várat.
knights-event-roll = { $seat } dobása: { $dice }.
knights-event-keep = { $seat } megtartja: { $dice }. A többivel újra dob.
knights-event-stop = { $seat } ennél megáll: { $dice }.
knights-event-leads = { $seat } eredménye { $result ->
    [none] semmi
   *[other] { $result }
}, ezzel vezet.
knights-event-trails = { $seat } eredménye { $result ->
    [none] semmi
   *[other] { $result }
}, ez nem több, mint { $mark ->
    [none] a semmi
   *[other] { $mark }
}.
knights-event-beaten = { $seat } eredménye { $result }, ez felülmúlja: { $mark }.
knights-event-missed = { $seat } eredménye { $result ->
    [none] semmi
   *[other] { $result }
}, ez nem múlja felül: { $mark }.
knights-event-defended = { $seat } eredménye { $result }, ezzel megtartja a várat.
knights-event-undefended = { $seat } eredménye { $result ->
    [none] semmi
   *[other] { $result }
}, ez nem múlja felül: { $mark }.
knights-event-king-revenge = { $seat } eredménye { $result ->
    [none] semmi
   *[other] { $result }
}. A király bosszút áll.
knights-event-king-spares = { $seat } eredménye { $result ->
    [none] semmi
   *[other] { $result }
}, de a királyi védelem visszatartja a királyt.
knights-event-lose = { $seat } a { $stack ->
    [left] bal
    [right] jobb
   *[other] { $stack }
} pakli aljára teszi { $like-acc }.
knights-event-guard = { $seat } őrt állít ({ $guard }): { $likes }.
knights-event-gains = { $seat } megszerzi { $card-acc }.
knights-event-wins-tournament = { $seat } megnyeri a lovagi tornát; ez { $count ->
    [1] az első
    [2] a második
    [3] a harmadik
    [5] az ötödik
   *[other] a { $count }.
} tornagyőzelme.
knights-event-end = { $seat } befejezi a körét.
knights-event-won = { $seat } { $ending } megnyeri a játékot.

knights-ask-turn = { $seat }, válaszd ki, mit próbálsz megszerezni.
knights-ask-keep = { $seat }, válaszd ki a megtartandó kockákat, sorszámmal vagy így: k 5 5. A többi élő kockával újra dobsz; ha mindet megtartod, megállsz.
knights-ask-defend = { $seat }, megtámadták a váradat. Megvéded?
knights-ask-lose = { $seat }, a király bosszút áll: válaszd ki, melyik váradról mondasz le, és melyik pakli aljára kerül.
knights-ask-guards = { $seat }, a köröd véget ér. Elhelyezheted az őreidet.

knights-action-tuck = a { $stack ->
    [left] bal
    [right] jobb
   *[other] { $stack }
} pakli aljára: { $card }
knights-action-take = dobás ezért: { $card }, { $stack ->
    [left] bal
    [right] jobb
   *[other] { $stack }
} pakli
knights-action-tournament = lovagi torna szervezése, { $stack ->
    [left] bal
    [right] jobb
   *[other] { $stack }
} pakli
knights-action-attack = { $owner } várának megtámadása: { $card }
knights-action-steal = { $owner } kártyájának elvétele: { $card }
knights-action-king = dobás a király ellen (több kell, mint 5-5-5-5+1)
knights-action-end = a kör befejezése
knights-action-leave = az őrök a helyükön maradnak
knights-action-defend = dobás a vár megtartásáért
knights-action-yield = a vár átengedése
knights-action-lose = lemondás erről: { $card }, a { $stack ->
    [left] bal
    [right] jobb
   *[other] { $stack }
} pakli aljára
knights-action-guard = őrállítás ({ $guard }): { $likes }
knights-action-stop = megállás ennél: { $dice }
knights-action-keep = megtartás: { $dice }, újradobás: { $count } kocka
knights-action-keep-none = minden kocka újradobása ({ $count })

character-knights-page = A pontos esélyek szerint dob, de a célpontokat ökölszabályok alapján választja, és gyakran rosszul becsüli az értéküket. Értelmetlen próbálkozást nem tesz.
character-knights-squire = Szintén ökölszabályok szerint játszik, de jóval ritkábban téved. Azt veszi el, ami most közelebb viszi a győzelemhez, a későbbiekre keveset gondol.
character-knights-steward = Mérlegeli, hogy az egyes próbálkozások után ki hogyan áll, de a következő felfedett kártyán túl nem lát. Ahol a lehetőségek majdnem egyformák, néha mellényúl.
character-knights-marshal = Úgy ítéli meg az állásokat, mint az Uralkodó, és több lehetséges lappal számol, mint az Udvarmester. Csak majdnem egyforma lehetőségek téveszthetik meg.
character-knights-sovereign = Ismeri minden próba pontos esélyét és az utána maradó nyerési esélyt, az összes még jöhető lapra. Semmi sem zavarja az ítéletét.
