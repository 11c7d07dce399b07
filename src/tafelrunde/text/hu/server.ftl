# Amit az asztalszerver mond, ha nem tudja megtenni, amit kérnek tőle.

# Minden kérés
not-here = Itt nincs semmi: { $path }.
other-method = Ez itt nem lehetséges: { $method }.
too-large = Ez egyszerre túl sok: legfeljebb { $most } bájt lehet.
body-too-slow = A kérés útközben elakadt, ezért nem hajtottuk végre. Küldd el újra.
http-problem = A szerver nem tud válaszolni erre a kérésre ({ $status }): { $detail }.
not-json-body = A kérés törzsének JSON-nak kell lennie, nem ennek: { $found }.
bad-request = A kérés alakja nem a várt: { $detail }.
internal = Valami elromlott a mi oldalunkon. A naplóban így szerepel: { $id }.
other-origin = Ez a kérés másik oldalról jött, ezért nem hajtottuk végre.
unknown-host = Ennek a szervernek nem „{ $host }” a neve. Ha mégis az, az üzemeltetője állítsa a TAFELRUNDE_ORIGIN értékét arra a címre, amelyet a böngészők használnak.
too-many-requests = Ez gyors volt. Próbáld újra { $seconds ->
    [one] egy másodperc
   *[other] { $seconds } másodperc
  } múlva.
busy = Most túl sok a tennivaló. Próbáld újra { $seconds ->
    [one] egy másodperc
   *[other] { $seconds } másodperc
  } múlva.
too-many-connections = A címedről már { $most } kapcsolat van nyitva. Zárj be néhányat a többi ablakod közül.
too-busy = Most sokan jelentkeznek be. Próbáld újra { $seconds ->
    [one] egy másodperc
   *[other] { $seconds } másodperc
  } múlva.

store-away = A szerver most nem éri el az adatait. Lehet, hogy megtörtént, amit kértél, lehet, hogy nem: nézd meg újra { $seconds ->
    [one] egy másodperc
   *[other] { $seconds } másodperc
  } múlva.

# Beállítások
unknown-setting = Nincs ilyen beállítás: „{ $option }”. Ismert beállítások: { $known }.
bad-setting = { $option } értéke nem lehet „{ $found }”: { $detail }.

# Emberek
who-are-you = Előbb mondd meg, kérlek, ki vagy: egy név elég.
known-already = Téged már ismerünk itt. Ha másként szeretnél belépni, előbb jelentkezz ki.
not-by-program = Egy program tokenjével ez nem lehetséges. Kérlek, a böngészőben intézd.
bad-name = Ez a név nem használható. Egy név 1–{ $most } látható karakterből áll.
bad-login = Ez a felhasználónév nem használható. { $least }–{ $most } betűből, számjegyből, pontból, kötőjelből vagy aláhúzásból állhat.
login-taken = Ez a felhasználónév foglalt: „{ $login }”. Válassz egy másikat.
wrong-login = A felhasználónév és a jelszó nem illik össze.
wrong-password = Nem ez a jelenlegi jelszó.
need-password = Ehhez szükség van a jelszavadra.
too-many-guesses = Túl sok hibás jelszó érkezett ehhez a fiókhoz. Próbáld újra { $seconds ->
    [one] egy másodperc
   *[other] { $seconds } másodperc
  } múlva, térj vissza a linkeddel, vagy használj olyan eszközt, amelyen már be voltál jelentkezve.
no-session = Ez a munkamenet vagy token már véget ért.
no-card = Ez a kártya nincs a tieid között.
no-puzzle = Ehhez a játékhoz nincs feladvány.
no-answer = Ez nem lépés ebben a feladványban: { $do }.
short-password = A jelszónak legalább { $least } karakterből kell állnia.
has-account = Már van fiókod.
no-account = Vendégként játszol, ezért még nincs jelszavad. Előbb hozz létre fiókot.
void-link = Ez a link már nem érvényes. Lehet, hogy egy újabb lépett a helyébe.
bad-token-name = Egy tokennek 1–{ $most } látható karakterből álló név kell.
token-exists = Már van „{ $name }” nevű token. Válassz másik nevet, vagy vond vissza a régit.
too-many-tokens = Legfeljebb { $most } token lehet. Vonj vissza egyet, amelyet már nem használsz.
no-token = Nincs „{ $name }” nevű token.

# Amit megőrzünk
store-url = „{ $scheme }” nem egy tároló címe. Példák: { $forms }.
store-url-postgres = Ez nem egy PostgreSQL-adatbázis címe. Példa: postgresql://user:password@host:5432/club.
store-needs-asyncpg = A PostgreSQL-hez a „postgres” kiegészítő kell: pip install 'tafelrunde[postgres]'.
traces-need-otel = A nyomkövetéshez az „otel” kiegészítő kell: pip install 'tafelrunde[otel]'.
store-newer = Az adatbázis sémájának verziója { $found }; ez a program ezt ismeri: { $known }. Frissítsd a programot.
store-empty = Ebben az adatbázisban még nincs semmi.
store-not-empty = Az adatbázis nem üres: ezekben már vannak sorok: { $tables }.
store-closed = A tároló zárva van.
store-unavailable = Az adatbázis nem használható: { $detail }.
store-fate = Mentés közben megszakadt a kapcsolat; nem tudni, hogy megtörtént-e: { $detail }.
store-in-use = Ezt az adatbázist már egy másik szerver használja. Előbb állítsd le azt, vagy adj mindkettőnek saját adatbázist.
store-file-gone = Az adatbázisfájlt ({ $path }) a szerver futása közben törölték vagy kicserélték, ezért semmit sem lehet megőrizni. Tedd vissza, vagy állítsd le a szervert, és töltsd vissza egy biztonsági mentésből.
store-damaged = Az adatbázisfájl megsérült: { $detail }. Állítsd le a szervert, tedd félre a fájlt, és töltsd vissza az utolsó biztonsági mentést: tafelrunde restore FÁJL.
store-slow = Az adatbázis { $seconds } másodpercig nem válaszolt.
store-text = Egy szövegben nem tárolható karakterek vannak.
store-number = Ez a szám túl nagy a tároláshoz: { $found }.
store-seq = A naplóban { $last } után nem következhet { $seq } számú sor (asztal: { $table }).
store-fenced = Ezt az asztalt egy másik szerver vette át, semmi sem íródott ki: { $table }.
store-seats = Ennél az asztalnál valaki ismeretlen: { $table }.
store-table-taken = Már van ilyen asztal: { $table }.
store-chat = Ez az üzenet ({ $number }) nem kerülhet ehhez az asztalhoz: { $table }. A száma foglalt, vagy az asztal vagy a személy ismeretlen.
store-person-taken = Ennek a személynek az azonosítója vagy a felhasználóneve foglalt: { $person }.
store-person-unknown = Nincs ilyen személy: { $person }.
store-login-case = Egy felhasználónévben nincs nagybetű, ebben viszont van: „{ $login }”.
store-token = Nem adható hozzá token ehhez a személyhez: { $person }. A token foglalt, vagy a személy ismeretlen.
store-session = Nem adható hozzá munkamenet ehhez a személyhez: { $person }. Foglalt, vagy a személy ismeretlen.
backup-format = A biztonsági mentés formátuma { $found }; ez a program ezt olvassa: { $known }.
backup-newer = A biztonsági mentés sémájának verziója { $found }; ez a program ezt ismeri: { $known }. Frissítsd a programot.
backup-damaged = A biztonsági mentés csonka vagy sérült: { $detail }.
backup-edited = A biztonsági mentés megváltozott, vagy hiányzik belőle valami.

# Az oldal
page-missing = A webes asztal nincs benne ebben a telepítésben. Egy klónban így építheted meg: make page
