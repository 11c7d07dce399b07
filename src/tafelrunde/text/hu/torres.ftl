# Torres: nevek, elutasítások, állások, események.

# Szójegyzék (angol = magyar)
# block = toronyelem, röviden elem; tower = torony; castle = vár; level = szint; ground = talaj; cell = mező
# area = alapterület (mezőben); beside = szomszédos; gate = kapu; foundation = alapkő; king's castle = a király vára
# knight = lovag; to deploy = felállít; to step, move = lép; to build = épít; to buy = vesz; to play = kijátszik
# action point (AP) = akciópont (AP); action card = akciókártya; master card = mesterkártya; hand = kéz
# stack (of blocks) = halom; to name a stack = megnevez; to spread = szétoszt; pile (of cards) = húzópakli, pakli
# supply = készlet; scoring track = pontsáv; marker = jelölő; king's bonus = királyi bónusz; master bonus = mesterbónusz
# year = év; round = forduló; turn = kör; basic game = alapjáték; luck variant = szerencseváltozat
# master version = mesterváltozat; piece (knight or king) = figura

game-torres = Torres
action_card-leap_up = Felugrás
action_card-raise = Emelés
action_card-extra_block = Plusz elem
action_card-stairs = Lépcső
action_card-diagonal = Átlós lépés
action_card-six_ap = Hat akció{"\u00AD"}pont
action_card-seven_ap = Hét akció{"\u00AD"}pont
action_card-shift_block = Elem áthelye{"\u00AD"}zése
action_card-redeploy = Átvezény{"\u00AD"}lés
action_card-vault = Átugrás
master_card-all_levels = Minden szint
master_card-one_level = Egy szint
master_card-one_line = Egy vonal
master_card-square = A négyzet
master_card-edge = A tábla széle
master_card-castles = Várak
master_card-diagonals = Az átlók
master_card-cluster = A csoport
phase-torres-start = a kezdőjátékos sorsolása folyik
phase-torres-master = a mesterkártya felfedése következik
phase-torres-foundations = az alapkövek lerakása folyik
phase-torres-knights = az első lovagok felállítása folyik
phase-torres-king = a királyt kell elhelyezni
phase-torres-turn = egy kör van folyamatban
phase-torres-place = amit felvettél, azt le kell tenni
phase-torres-card = a kijátszott kártyát végre kell hajtani
phase-torres-draw = kártyahúzás folyik
phase-torres-keep = a húzott kártyák közül egyet meg kell tartani
phase-torres-return = a másik két kártyát vissza kell tenni
phase-torres-source = meg kell mondani, melyik halomból jön az elem az emeléshez
phase-torres-name = meg kell nevezni e kör halmát
phase-torres-spread = a megmaradt elemeket szét kell osztani
phase-torres-kings-move = az év kezdete előtt még a királyt lehet áthelyezni
phase-torres-over = a játéknak vége

torres-over = A játéknak vége; a győztes: { $winner }.
torres-not-now = Ez most nem lehetséges: { $phase }.
torres-impossible-chance = A véletlen itt ezt nem hozhatja: „{ $action }”.
torres-no-points = Ehhez { $needed } akciópont kell, és { $left ->
    [0] egy sem
   *[other] { $left }
} maradt.
torres-occupied = Ezen a mezőn már áll egy figura: { $cell }.
torres-not-your-knight = Ezen a mezőn nem áll lovagod: { $cell }.
torres-stuck = Ez a lovag sehová sem mehet: { $cell }. Minden út foglalt vagy túl meredek.
torres-too-steep = Túl meredek lépés: { $cell }, { $here }. szintről { $there }. szintre. Felfelé legfeljebb egy szint lehet.
torres-no-way = Ide sem lépés, sem kapu nem vezet: { $cell }. Nem szomszédos a lovaggal, és egyetlen olyan vár sem engedi ki itt, amelybe bemehet ({ $here }. szinten vagy lejjebb).
torres-card-target = Ez a kártya ({ $action_card }) nem vezet ide: { $cell }, { $here }. szintről { $there }. szintre.
torres-card-stuck = Ez a kártya ({ $action_card }) itt semmit sem tehet: { $cell }.
torres-card-first = Előbb a kijátszott kártyát kell végrehajtani: { $action_card }.
torres-extra-block = A plusz elemet azonnal be kell építeni: nevezd meg a mezőt, ahová kerül.
torres-no-tower = Ezen a mezőn nincs elem: { $cell }.
torres-same-cell = Az elemnek másik mezőre kell kerülnie, nem ide: { $cell }.
torres-splits = Az itteni elem nélkül a vár szétesne: { $cell }.
torres-joins = Egy ide kerülő elem két várat kötne össze: { $cell }.
torres-castles = Csak { $castles } vár maradna; legalább { $least } kell.
torres-too-small = Ha ide kerül az elem ({ $cell }), egy torony több szintes lesz, mint ahány mezős a vára.
torres-too-high = Ez a torony nem nőhet ({ $cell }): { $level } elemből áll, és a vára { $area } mezős.
torres-no-castle = Ezzel a mezővel egyetlen vár sem szomszédos: { $cell }. Egy elem várat bővít, vagy tornyot magasít.
torres-no-blocks = E kör halma elfogyott.
torres-name-first = A halmaid különböznek ({ $stacks }): előbb nevezd meg, melyik tartozik ehhez a körhöz.
torres-stack-named = E kör halmát már megnevezted; { $left ->
    [0] nem maradt benne elem
   *[other] { $left } elem maradt benne
}.
torres-stacks-alike = A halmaid mind egyformák, nincs mit megnevezni.
torres-no-stack = Ekkora halmod nincs: { $size }. A halmaid: { $stacks }.
torres-stack-empty = Az üres halomban nincs elem.
torres-stack-not-named = Itt nem lehet elemet venni a megnevezett halomból.
torres-spread = A többi halom nem lehet ez: { $stacks }. Megmaradt elemek: { $left }, ezekhez kerülhetnek: { $others }, halmonként legfeljebb három.
torres-castle-taken = Ebben a várban már áll lovag: { $cell }. Mindenki másik várban kezd.
torres-no-block = Itt nincs elem, amelyre állni lehetne: { $cell }.
torres-all-knights = Mind a { $knights } lovag a táblán van.
torres-no-knight-beside = Ezzel a mezővel egyik lovagod sem szomszédos: { $cell }.
torres-deploy-higher = Ez a mező magasabb, mint a szomszédos lovagjaid: { $cell }, { $level }. szint.
torres-foundation-near = Ez a mező túl közel van egy másik alapkőhöz: { $cell }.
torres-king-stays = A király már itt áll: { $cell }. Ha ott marad, ezt válaszd: „stay”.
torres-master-buys-none = A mesterváltozatban kezdettől minden kártya kézben van; nem vesz senki.
torres-bought-enough = Ebben a körben már { $most } kártyát vettél, és ennyi a legtöbb.
torres-pile-empty = A húzópakli üres.
torres-pile-empty-under = A pakliban nem maradt semmi, így a teteje és az alja ugyanaz: használd ezt: „top”.
torres-not-drawn = Ez nincs a húzott kártyák között: { $action_card }. Húzott kártyák: { $action_cards }.
torres-card-played = Ebben a körben már kijátszottál egy kártyát.
torres-not-in-hand = Ez a kártya nincs a kezedben: { $action_card }.
torres-bought-now = Ezt ebben a körben vetted, ezért csak a következőtől játszhatod ki: { $action_card }.
torres-no-effect = Ennek most nem lehetne hatása: { $action_card }.

torres-master-card = Mesterkártya csak a mesterváltozatban van, ebben nincs: „{ $variant }”.

torres-position-players = Egy asztalnál 2–4 játékos ül, nem { $found }.
torres-position-hidden = Egy nézet elrejt kártyákat; az állásnak mindet meg kell mutatnia.
torres-position-knights = Egy játékosnak hat lovagja van, nem { $found }.
torres-position-pieces = Egy mezőn két figura áll.
torres-position-king = A királynak elemen kell állnia, és az első év kezdetén már a táblán kell lennie.
torres-position-height = Egy torony több szintes, mint ahány mezős a vára.
torres-position-castles = { $found } vár van; legalább { $least } mindig áll.
torres-position-blocks = A táblán, a halmokban és a készletben { $found } elem van, de a dobozban { $total }.
torres-position-supply = A készletben legalább { $least } elemnek kell lennie arra, ami még hátravan.
torres-position-track = Két jelölő áll a pontsáv egyik mezőjén.
torres-position-cards = A kártyák nem lehetnek így: minden színben mindegyikből egy van.
torres-position-master = Mesterkártya a mesterváltozathoz tartozik, a felfedése után.
torres-position-order = Itt nem lehet ezen a játékoson a sor: az év, a forduló és a sorrend mást mond.
torres-position-foundations = Az alapkövek nem feküdhetnek így.
torres-position-first-knights = Az első lovagok nem állhatnak így.
torres-position-setup = Az első év előtt még senki sem kapott pontot, nem vett és nem játszott ki semmit.
torres-position-turn = Az akciópontok, a vett és a kijátszott kártyák nem illenek egymáshoz.
torres-position-stacks = A halmok nem illenek a hátralévő körökhöz.
torres-position-drawn = A húzott kártyák nem illenek a szakaszhoz.
torres-position-card = A kártya vagy a felvett darab nem illik a szakaszhoz, vagy nem tehet semmit.

torres-view-cards = Ez a nézet több kártyát rejt el, mint ahány van.
torres-view-own-cards = Senki elől sincsenek elrejtve a saját kártyái.
torres-view-others-cards = Ez a nézet olyan kártyákat mutat, amelyeket ez a játékos nem láthat.

torres-event-start = { $seat } kezd.
torres-event-master = Ennek a játéknak a mesterkártyája: { $master_card }.
torres-event-foundation = { $seat } alapkövet rak ide: { $cell }.
torres-event-deploy = { $seat } lovagot állít fel itt: { $cell }.
torres-event-king = { $seat } ide helyezi a királyt: { $cell }.
torres-event-stay = { $seat } a helyén hagyja a királyt.
torres-event-year = Kezdődik { $year ->
    [1] az első
    [2] a második
    [3] a harmadik
   *[other] a következő ({ $year }.)
} év, és { $seat } kezd.
torres-event-move = { $seat } lép a lovagjával: { $from } → { $to } ({ $level }. szint).
torres-event-gate = { $seat } kapun át megy egy váron: { $from } → { $to } ({ $level }. szint).
torres-event-card-move = { $action_card }: { $from } → { $to } ({ $level }. szint).
torres-event-shift = Egy elem átkerül: { $from } → { $to }.
torres-event-build = { $seat } épít: { $cell } ({ $level }. szint).
torres-event-raise = { $seat } megemeli a lovagját: { $cell } ({ $level }. szint).
torres-event-stack = { $seat } halma ebben a körben: { $size } elem.
torres-event-buy = { $seat } vesz egy kártyát.
torres-event-top = { $seat } két kártyát visszatesz a pakli tetejére.
torres-event-under = { $seat } két kártyát a pakli aljára tesz.
torres-event-track = { $seat } előrelép a pontsávon (+{ $points }).
torres-event-play = { $seat } kijátssza: { $action_card }.
torres-event-end = { $seat } befejezi a körét.
torres-event-castles = { $year }. év: { $seat } a várakért { $points } pontot kap ({ $score }).
torres-event-king-bonus = { $year }. év: { $seat } királyi bónusza { $points } pont ({ $score }).
torres-event-master-bonus = { $year }. év: { $seat } mesterbónusza { $points } pont ({ $score }).
torres-event-won = { $seat } áll legelöl a pontsávon, és megnyeri a játékot.
torres-event-shared = Senki sem hagyta el a rajtot: mindenki osztozik a győzelmen.
ending-most-points = a legtöbb ponttal

torres-ask-foundations = { $seat }, rakj le egy alapkövet.
torres-ask-knights = { $seat }, állítsd az első lovagodat egy elemre.
torres-ask-king = { $seat }, helyezd a királyt egy elemre.
torres-ask-turn = { $seat }, { $points ->
    [0] nincs több akciópontod: még kijátszhatsz egy kártyát, vagy befejezheted a kört.
    [one] még egy akciópont: építs, lépj, vegyél vagy játssz ki kártyát, lépj a pontsávon, vagy zárd le a kört.
   *[other] még { $points } akciópont: építs, lépj, állíts lovagot, vegyél vagy játssz ki kártyát, lépj a pontsávon, vagy zárd le a kört.
}
torres-ask-place = { $seat }, hová megy a lovag?
torres-ask-place-for-card = { $seat }, hová vezet ez a kártya: { $action_card }?
torres-ask-card-for-card = { $seat }, mire használod ezt a kártyát: { $action_card }?
torres-ask-keep = { $seat }, tarts meg egyet a kártyák közül.
torres-ask-return = { $seat }, tedd vissza a másik kettőt: a pakli tetejére vagy az aljára, és melyik legyen felül?
torres-ask-source = { $seat }, melyik halom adja az elemet?
torres-ask-name = { $seat }, melyik halom tartozik ehhez a körhöz?
torres-ask-spread = { $seat }, oszd szét a megmaradt elemeket a többi halmodra.
torres-ask-kings-move = { $seat }, te vagy az utolsó: helyezd át a királyt, vagy hagyd a helyén.

torres-action-take-knight = lovag: { $cell }, { $level }. szint
torres-action-take-block = elem: { $cell }, { $level }. szint
torres-action-to = ide: { $cell }, { $level }. szint
torres-action-gate = kapun át ide: { $cell }, { $level }. szint
torres-action-deploy = felállítás: { $cell }, { $level }. szint
torres-action-build = építés: { $cell }, { $level }. szint
torres-action-king = király: { $cell }, { $level }. szint
torres-action-stack = halom: { $size } elem
torres-action-stack-named = a megnevezett halom ({ $size })
torres-action-buy = kártya vásárlása
torres-action-keep = megtartás: { $action_card }
torres-action-top = mindkettő a pakli tetejére, felül: { $action_card }
torres-action-under = mindkettő a pakli aljára, felül: { $action_card }
torres-action-track = előre a pontsávon
torres-action-play = kijátszás: { $action_card }
torres-action-end = a kör befejezése
torres-action-spread = a többi halom: { $stacks }
torres-action-stay = a király marad

character-torres-page = Csak azt számolja, mennyit érnének most a várai, és bizonytalan, hogy a sok lehetséges kör közül melyik a legjobb. Értelmesen épít és mászik, de semmit sem készít elő későbbre.
character-torres-squire = Megtanulta, mi lehet egy várból, de a körében egyetlen utat követ, és gyakran a második legjobbat választja. Nem veszi észre azokat a köröket, amelyekhez több jó lépés kell egymás után.
character-torres-steward = Egy út helyett hármat követ végig a körében, és legfeljebb abban bizonytalan, hogy a jók közül melyik a legjobb. Csak a saját körére gondol, a válaszokra nem.
character-torres-marshal = Sok utat követ a körében, és a legtöbb jót megtalálja. Hogy mit válaszolnak a többiek, azt a tapasztalatra bízza.
character-torres-sovereign = Annyi utat követ a körében, amennyit fél másodperc enged, és ha csak ketten játszanak, a másik válaszával is számol. Több ellenfél ellen minden idejét a saját körére fordítja.
