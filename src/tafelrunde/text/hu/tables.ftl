# Amit az asztalokról mondunk: miért nem lehet ott valami, és mi történt a partin kívül.

bot-random = Véletlen
bot-page = Apród
bot-squire = Fegyverhordozó
bot-steward = Udvarmester
bot-marshal = Marsall
bot-sovereign = Uralkodó

# Keresés és asztalnyitás
no-table = Nincs ilyen asztal: { $table }.
nobody-to-invite = Nincs „{ $name }” nevű játékos, akinek helyet lehetne fenntartani.
seat-not-reserved = Csak fenntartott helyet lehet valakinek tartogatni; ez a hely ilyen: „{ $kind }”.
unknown-language = Ezen a nyelven nincsenek szövegek: „{ $found }”. Ismert nyelvek: { $known }.
not-a-websocket = Ez a cím csak WebSocketen beszél.
void-token = Ez a token itt ismeretlen, vagy visszavonták.
game-not-ready = { $game }: a szabályok előkészítése folyamatban, { $percent }%.
table-moved = Ez az asztal éppen egy másik szerverre költözik. Próbáld meg egy pillanat múlva újra.
cannot-listen = A szerver itt nem tud kapcsolatokat fogadni: { $host }, port: { NUMBER($port, useGrouping: 0) } ({ $why }).
workers-need-postgres = { NUMBER($workers, useGrouping: 0) } munkafolyamathoz PostgreSQL kell (--database postgresql://…): egy SQLite-fájlnak egy szervere van.
workers-and-lan = Több munkafolyamat nem nyitható meg a helyi hálózatnak: hagyd el a --lan vagy a --workers kapcsolót.
peers-only = Ezt csak a fürt többi szervere teheti meg.

# Leülés
no-seat-free = Ennél az asztalnál nincs számodra szabad hely.
already-seated = Már ennél az asztalnál ülsz.
not-seated = Nem játszol ennél az asztalnál.
host-only = Ezt csak az teheti meg, aki az asztalt nyitotta.
already-started = A parti már elkezdődött.
already-contributed = Már hozzájárultál a kockákhoz.
already-sealed = A helyek és a kockák rögzítve vannak; a parti mindjárt kezdődik.
not-full = Még van szabad hely: a hozzájárulás akkor számít, amikor mindenki ül.
not-sealed = Még nem: előbb mindenki rögzíti a hozzájárulását.
nothing-to-reveal = Nincs olyan hozzájárulásod, amelyet még fel kellene fedni.
wrong-reveal = Ez nem az a szöveg, amelyet előre rögzítettél.

# Játék
not-running = Ennél az asztalnál most nem folyik parti.
not-your-turn = Nem te következel.
stale = Amióta megnézted, az asztal továbblépett; mostani változata: { $version }.
no-time-to-undo = Ehhez már kevés az idő: az óra nullán állna. Az akció óta eltelt idő elhasználtnak számít.

# A többiek megkérdezése
proposal-pending = Már van egy másik javaslat: { $what ->
    [undo] visszavonás
    [stop] a parti abbahagyása
   *[other] { $what }
}.
nothing-proposed = Nincs javaslat.
cannot-be-removed = Azon a helyen nem ül másik játékos.
not-absent = Egy játékos akkor számít távollévőnek, ha { $seconds ->
    [one] egy másodperce
   *[other] { $seconds } másodperce
  } nincs kapcsolata, és nem is lép.

# Nézés és visszanézés
not-watching = Ezt az asztalt csak a játékosok nézhetik.
nothing-said = Ebben az üzenetben nincs semmi.
not-over = A parti még nem ért véget.
no-such-moment = A partinak { $entries } bejegyzése van; azokon túl nincs pillanat.

# Keretek és tiltások
quota-open = Már { $most } asztalod vár játékosokra, több nem lehet. Fújj le egyet, vagy hagyd elkezdődni.
quota-running = Már { $most } parti folyik az asztalaidnál, több nem lehet. Előbb fejezz be vagy adj fel egyet.
quota-kept = Már { $most } asztalodat őrizzük, több nem lehet. A feltöltött jegyzőkönyveket törölheted.
quota-records = Már { $most } jegyzőkönyvet töltöttél fel, több nem lehet. Előbb törölj egyet közülük.
quota-bytes = A jegyzőkönyveid összesen { $most } bájtot foglalhatnak, ez már túl sok lenne. Előbb törölj egy másikat.
not-brought = Csak feltöltött jegyzőkönyvet lehet törölni.
journal-full = Ennél az asztalnál a partin kívül már { $most } dolog történt. Itt már csak maga a parti folytatódhat.
too-many-blocks = Legfeljebb { $most } személyt tilthatsz le. Előbb oldj fel valakit.
block-yourself = Saját magadat nem tilthatod le.
no-person = Nincs senki { $person } azonosítóval.
not-invitable = „{ $name }” most nem fogad tőled több meghívást.
not-invited = Ennél az asztalnál nincs számodra fenntartott hely.
not-welcome = Aki ezt az asztalt nyitotta, nem szeretne veled játszani.

# Mi történt az asztalnál
table-sat = { $seat } leül az asztalhoz.
table-left = { $seat } feláll az asztaltól.
table-declined = { $number }. hely: a meghívást visszautasították.
table-dismissed = { $number }. hely: a házigazda felszabadítja.
table-undone = { $seat } visszavon egy akciót.
table-asks-undo = { $seat } szeretne visszavonni egy akciót.
table-asks-stop = { $seat } szeretné abbahagyni a partit.
table-agrees = { $seat } egyetért.
table-refuses = { $seat } nem ért egyet.
table-resigned = { $seat } feladja; { $bot } játszik tovább.
table-time = { $seat } kifutott az időből; { $bot } játszik tovább.
table-vote = { $seat } nincs itt; a többiek kívánságára { $bot } játszik tovább.
table-withheld = { $seat } rögzített egy hozzájárulást a kockákhoz, de nem fedte fel; helyette { $bot } játszik.
table-agreed = Mindenki beleegyezett: a parti itt véget ér.
table-abandoned = Senki sem maradt, ezért a parti itt véget ér.
table-too-long = A parti túl hosszú lett ennek a szervernek, ezért itt véget ér.
table-cancelled = A partit lefújták.
table-unfinished = A jegyzőkönyv itt véget ér.
