# Knatsch a webes asztalnál: a tábla saját szavai. A kártyák, események és kérdések a knights.ftl fájlban vannak.

web-about-knights = Dobj várakért és különleges kártyákért, támadj, védekezz, foszd meg trónjától a királyt.
web-minutes-knights = 20–40 perc
web-knights-middle = Paklik és király
web-knights-king = a király
web-knights-empty = üres
web-knights-below = { $n ->
    [0] nincs alatta semmi
   *[other] { $n } kártya alatta
}
web-knights-tucked = Legalul, a soron következővel kezdve: { $cards }.
web-knights-tuck = Alá­tevés
web-knights-tuck-left = Alátevés a bal pakliban
web-knights-tuck-right = Alátevés a jobb pakliban
web-knights-put-under = Ez alá
web-knights-cards-of = { $name } kártyái
web-knights-guarded = Őr áll mellette.
web-knights-open = Mindenkinek
web-knights-betrayed = Áruló: tőled csak ezt követeli: { $demand }.

# Kockák

web-knights-nothing = még semmi
web-knights-alike = { $n } × { $number }
web-knights-with-kicker = { $alike } és egy { $number }
web-knights-demands = Felülmúlandó: { $demand }.
web-knights-arena = Kockák
web-knights-dice = Kockák az asztalon
web-knights-die = kocka: { $number }
web-knights-die-dead = elveszett hatos
web-knights-coach-keeps = az edző megtartja
web-knights-kept = Megtartott
web-knights-to-beat = Felülmúlandó
web-knights-result = Eredmény
web-knights-or = vagy
web-knights-more = még { $n } × { $number }
web-knights-kicker-least = mellette legalább egy { $number }
web-knights-kicker-exact = mellette egy { $number }
web-knights-missing = Hiányzik: { $ways }.
web-knights-enough = Ez elég.
web-knights-hopeless = A maradék kocka nem elég.
web-knights-first = Az első eredményt kell majd felülmúlni.
web-knights-with-cards = A kockakártyák is számítanak: { $cards }
web-knights-chance = Esély: { $chance }, pontosan
web-knights-rolls-left = { $n ->
    [0] nincs több dobás
   *[other] még { $n } dobás
}
web-knights-roll = { $n } kocka dobása
web-knights-stop = Megállás
web-knights-stop-with = Megállás ennél: { $result }
web-knights-as-coach = Megtartás az edző szerint

# Ki miért dob

web-knights-head-stack = { $name } dob ezért: { $like }
web-knights-head-castle = { $name } megtámadja { $owner } várát: { $like }
web-knights-head-special = { $name } dob { $owner } kártyájáért: { $like }
web-knights-head-defence = { $name } védi { $like-acc }
web-knights-head-tournament = Lovagi torna: { $name } dob
web-knights-head-king = { $name } a király ellen dob
web-knights-verdict-beaten = Felülmúlta.
web-knights-verdict-missed = Nem múlta felül.
web-knights-verdict-leads = Átveszi a vezetést.
web-knights-verdict-trails = Lemarad.
web-knights-verdict-defended = A vár kitart.
web-knights-verdict-undefended = A vár elesik.
web-knights-verdict-king-revenge = A király bosszút áll.
web-knights-verdict-king-spares = A királyi védelem visszatartja a királyt.
web-knights-leads = vezet
web-knights-rolls = most dob
web-knights-next = következik
web-knights-waits = vár
web-knights-out = már dobott

# Mit tehetsz

web-knights-choose-target = { web-tap } egy kiemelt kártyára: azért dobsz.
web-knights-choose-guarded = { web-tap } a várakra vagy a kártyára, amelyet az őröd véd.
web-knights-choose-loss = { web-tap } a várra, amelyről lemondasz.
web-knights-choose-stack = Most válaszd ki a paklit.
web-knights-pick-guarded = álljon mellé az őrség
web-knights-pick-loss = lemondás erről a várról

# A győzelemhez

web-knights-goals = Három út a győzelemhez
web-knights-needs-of = { $name } győzelméhez kell
web-knights-needs = A győzelemhez: { $ways }
web-knights-castles = { $n } vár
web-knights-tournaments = { $n } lovagi torna
web-knights-the-king = győzelem a király felett
web-knights-tournaments-won = { $n ->
    [0] még nem nyert lovagi tornát
   *[other] { $n } megnyert lovagi torna
}
web-knights-turns = { $n } kör után

# Mit tesznek a kártyák

web-knights-effect-castle = Négy vár nyer, vagy két vár három lovagi tornával.
web-knights-effect-die = Minden dobásodnál még egy kockának számít: { $number }.
web-knights-effect-catapult = Negyedik dobás, ha egy játékos várát támadod.
web-knights-effect-champion = Negyedik dobás minden lovagi tornán.
web-knights-effect-stack = Egy körben kétszer tehetsz alá.
web-knights-effect-castle-guard = Két váradat megvédi.
web-knights-effect-card-guard = Egy különleges kártyádat megvédi.
web-knights-effect-betrayal = A paklik várai csak ezt követelik tőled: { $demand }.
web-knights-effect-protection = Nem veszítesz várat, ha a király legyőz.
web-knights-effect-tournament = Mindenki dob, a legjobb eredmény nyer. A szervezőnek négy dobása van.
web-knights-effect-king = Annak, aki három várral kezdi a körét. Aki felülmúlja, megnyeri a játékot; a kudarc egy várba kerül.

# A fenti kérdés, ahol gépelés helyett mutatni kell

web-knights-ask-keep = { $seat }, { web-tap-within } a megtartandó kockákra; a többivel újra dobsz. Vagy állj meg.
web-knights-ask-turn-other = { $seat } célpontot választ.
web-knights-ask-keep-other = { $seat } dob.
web-knights-ask-defend-other = { $seat } megvédheti a várat.
web-knights-ask-lose-other = { $seat } kénytelen lemondani egy várról.
web-knights-ask-guards-other = { $seat } elhelyezheti az őreit.
