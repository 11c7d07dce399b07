# A terminálbeli asztal.

number = { $number }
play-welcome = { $game }, játékosok: { $names }. Írj be egy számot a választáshoz, ? jelet a pontos esélyekhez, vagy help szót a többi parancshoz.
play-resumed = A parti onnan folytatódik, ahol abbamaradt.
play-exact = Pontos esélyek, innentől a legjobb játékkal:
play-bound = Legalább ekkora esélyek (a kör túl nagy ahhoz, hogy pontosan ki lehessen számolni):
play-no-odds = Ez a választás nem függ kockáktól, ezért nincsenek esélyek.
play-why-legal = „{ $action }” most megengedett.
play-unknown-input = „{ $text }” itt nem választható. Írj be egy számot 1 és { $count } között, egy akciót vagy azt, hogy help.
play-undone = Visszavonva.
play-saved = Elmentve. Folytatás: tafelrunde play --resume { $path }
play-recorded = A jegyzőkönyv itt van: { $path }
play-over = { $name } { $ending } győz.
play-human = Játékos
play-bot = { $bot } { $number }
play-help =
    egy szám        választás a listából
    egy akció       írd be, például: { $forms }
    ?               a választások pontos esélyei
    ? CÉL           mennyit ér egy-egy akció egy cél felé vezető úton, ahol több cél is van
    why AKCIÓ       miért nem szabályos egy akció, a szabályponttal együtt
    rules [PONT]    a szabályok, vagy egyetlen szabálypont, például: rules { $clause }
    board           az asztal újra
    log             mi történt eddig
    undo            az utolsó lépésed visszavonása, ha nem követte kocka vagy kártya
    save FÁJL       a parti mentése fájlba
    quit            mentés és kilépés
play-shortcuts = rövidítések:    { $shortcuts }
rules-unknown = Nincs „{ $clause }” szabálypont ebben a játékban: { $game }.

replay-header = { $game }, { $players } játékos: { $names }. { $entries } bejegyzés.
replay-help = Enter vagy n: tovább, p: vissza, egy szám: ugrás oda, e: a végére, l: eddigi események, q: kilépés
replay-at = { $at } / { $entries }
replay-unfinished = A parti nem fejeződött be.

verify-fair = Minden véletlen esemény ({ $events }) következik a titokból, amelynek a lenyomata előre ismert volt, és abból, amit a játékosok hozzátettek.
verify-unfair = { $line }. sor: „{ $action }” ({ $event }. véletlen esemény) nem következik a titokból és a hozzájárulásokból.
verify-hashes = { $seats ->
    [0] Senki sem járult hozzá: a szerver egyedül döntött.
    [one] Egy hely járult hozzá, és a szövege megfelel az előre rögzített lenyomatnak.
   *[other] { $seats } hely járult hozzá, és mindegyik szöveg megfelel az előre rögzített lenyomatnak.
  }
verify-withheld = { $seat }. hely: lenyomattal rögzítette a hozzájárulását, de nem fedte fel: aki ismerte a titkot, választhatott a felfedés és a hallgatás között.
verify-takebacks = { $count ->
    [one] Egyszer vettek vissza kockát vagy kártyát; ami utána jött, friss. Aki játszott, annak emlékeznie kell rá.
   *[other] { $count } alkalommal vettek vissza kockát vagy kártyát; ami utánuk jött, friss. Aki játszott, annak emlékeznie kell rájuk.
  }
verify-bound = A nyugta rendben van: a titok lenyomata, a többi lenyomat és a saját hozzájárulás ({ $seat }. hely). A szervernek a titkot, mindenki másnak a hozzájárulását rögzítenie kellett, mielőtt ez a szöveg ismert lett: ezeket a kockákat senki sem választhatta meg.
verify-bound-but = A nyugta rendben van: a titok lenyomata, a többi lenyomat és a saját hozzájárulás ({ $seat }. hely). Minden rögzítve volt, mielőtt ez a szöveg ismert lett: csak a fent említett választás maradt, felfedni vagy hallgatni.
verify-unbound = Nyugta nélkül a szervert csak a saját szava köti: a titok és a lenyomatok utólag is készülhettek. Aki játszott, a --receipt kapcsolóval és a saját eszközén őrzött fájllal ellenőrizhet.
verify-first-scheme = Ez a jegyzőkönyv az első eljárás szerint készült, amelyben a hozzájárulások nyíltak voltak: aki a szervert működtette és maga is játszott, megválaszthatta a sajátját, és vele a kockákat.
verify-same-commitment = A titok az, amelynek a lenyomatát a parti előtt láttad.
verify-mine = A te hozzájárulásod is azok között van, amelyekből a kockák következnek.
verify-other-table = A nyugta egy másik asztalé.
verify-other-commitment = A titok nem az, amit ígértek: a parti előtt más lenyomat állt itt.
verify-other-hashes = A hozzájárulások nem azok, amiket ígértek: a parti előtt más lenyomatokat pecsételtek le.
verify-not-mine = A te hozzájárulásod nincs azok között, amelyekből a kockák következnek.

odds-beat = több, mint { $mark }, { $rolls } dobással{ $cards }{ $dice }:
odds-attack = { $mark } követelményű vár elvétele { $rolls } dobással{ $cards }{ $dice }, a tulajdonos védekezése ellen{ $owner }:
odds-king = a király trónfosztása { $rolls } dobással{ $cards }{ $dice }:
odds-tournament = a lovagi torna megnyerése { $rolls } dobással{ $cards }{ $dice }{ $mark } ({ $rivals } ellenfél dob még):
odds-at-least = { $goal }, legalább
odds-best = { $goal }, a legjobb: { $action }:
odds-with-cards = , kockakártyák: { $cards }
odds-with-dice = , élő kockák: { $dice ->
    [none] nincsenek
   *[other] { $dice }
}
odds-with-owner = {" "}(kockakártyák: { $cards })
odds-with-mark = , felülmúlandó: { $mark }
odds-keep = megtartva: { $dice ->
    [none] semmi
   *[other] { $dice }
}:
odds-share-leader = jelenlegi vezető
odds-share-roller = dobó
odds-share-rival = { $number }. ellenfél

warm-title = A szabályok fordítása (csak egyszer; később a gyorsítótárból indul)
warm-done = A fordítás { $seconds } s alatt kész.
cannot-compile = { $game }: a szabályokat nem lehet lefordítani: { $detail }.

export-done = { $path }: { $bytes } bájt JSON.

arena-title = { $game }: { $games } parti, 95%-os megbízhatóság
arena-entrant = bot
arena-wins = győzelem
arena-share = arány
arena-interval = intervallum
arena-score = átlagos pontszám
arena-adjusted = szerencse nélkül
arena-means = Partinként átlagosan: { $means }. A felső határnál abbahagyott parti: { $capped }.
arena-stopped = Leállt { $games } parti után.
arena-progress = folyik a játék

bench-title = { $game }, { $players } játékos: véletlen játék
bench-running = folyik a mérés
bench-columns-cores = mag
bench-columns-moves = lépés/s
bench-columns-decisions = döntés/s
bench-columns-games = parti/s
bench-moves = Egy lépés egy játékos döntése vagy egy véletlen esemény (dobás, felfedett kártya).
bench-start = Indulás: { $cold } s hidegen (fordítással), { $warm } s melegen (a gyorsítótárból).

serve-ready = Az asztalok itt várnak: { $address } (a Ctrl+C leállítja a szervert).
serve-nearby = Az azonos hálózaton lévő telefonok és számítógépek itt léphetnek be: { $addresses }. Ezen a hálózaton bárki beléphet, az internetről senki.
serve-nearby-none = Ez a gép most nincs helyi hálózaton, ezért más nem tud belépni.
new-key-done = Új aláírókulcs készült. Az eddigi visszatérő linkek mind érvénytelenek; aki be van jelentkezve, az marad.
serve-preparing = Közben zajlik a szabályok fordítása, csak egyszer: az oldal mutatja, melyik játék hol tart.
serve-progress = Eddig lefordítva: { $parts }.
serve-game-ready = Már játszható: { $game }.
backup-done = { $rows } sor mentve ide: { $path }.
backup-verified = { $path } teljes és változatlan biztonsági mentés.
restore-done = Minden visszakerült az adatbázisba innen: { $path }.

figure-decisions = döntések

# A játékok beállításai
option-start = a kezdő hely 0-tól számozva; megadás nélkül sorsolt
