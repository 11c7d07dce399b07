# Ami a szabályokon kívül félremehet.

unknown-game = Nincs ilyen játék: „{ $name }”. Ismert játékok: { $known }.
game-from-elsewhere = A máshonnan származó játék („{ $place }”) nem tölthető be: { $detail }.
game-known-already = Két játék neve is „{ $name }”; az egyiket máshonnan telepítették.
unknown-option = { $game }: nincs „{ $option }” beállítás. Ezek vannak: { $known }.
bad-option = { $game }: { $option } értéke nem lehet „{ $value }”. Elvárt érték: { $expected }.
start-seat = Ez a hely nem kezdhet: { $start }. A játékosok száma { $players }, a számozás 0-tól indul.
seat-names = { $expected } helyhez { $expected } név kell, nem { $found }.
unknown-bot = Nincs „{ $name }” nevű bot ehhez a játékhoz: { $game }. Ismert botok: { $known }.
not-an-action = „{ $text }” nem akció ebben a játékban: { $game }.
bad-notation = „{ $text }” nem akció. Példák: { $forms }.
bad-result = „{ $text }” nem követelmény. Így írjuk: 3-3-3+2, azaz 1 és 5 közötti egyforma kockák, egy plusz és egy másik szám.
no-undo = Nincs mit visszavonni: a kockák, a kártyák és a többiek lépései maradnak.
unknown-card = Nincs ilyen kártya: „{ $text }”. Egy kártyát így írunk: „red 3-3-3+1” vagy „tournament”.

not-json = Ez nem JSON-objektum: { $detail }.
other-game = Ez az állás nem ehhez a játékhoz tartozik: { $game }, hanem ehhez: „{ $found }”.
other-rules-version = { $game }: az állás szabályváltozata { $found }; ez a program ezt ismeri: { $known }.
position-within-turn = A kör már ez előtt az állás előtt elkezdődött; egy gyakorlat mindig a kör elején kezdődik.

record-empty = A jegyzőkönyv üres.
record-header = A jegyzőkönyv első sora nem fejléc: { $detail }.
record-format = A jegyzőkönyv formátuma { $found }; ez a program ezt olvassa: { $known }.
record-seats = A jegyzőkönyv { $found } helyet nevez meg { $expected } játékoshoz.
record-line = A jegyzőkönyv { $line }. sora sérült: { $detail }.
record-edited = A jegyzőkönyv { $line }. sora nem illik az előzőkhöz: valami megváltozott, elveszett vagy hozzáadódott.
record-too-long = A jegyzőkönyvben { $entries } bejegyzés van; ez a szerver legfeljebb { $most } bejegyzést fogad el.
record-header-too-long = A jegyzőkönyv első sora { $bytes } bájt; ez a szerver legfeljebb { $most } bájtot fogad el.
record-entry-too-long = A jegyzőkönyv { $line }. sora: egy lépés legfeljebb { $most } karakter.
record-rules = A jegyzőkönyv szabályváltozata { $found }; ez a program ezt ismeri: { $known }.
record-actor = A jegyzőkönyv { $line }. sora: { $by ->
    [-1] a véletlen
   *[other] { $by }. hely
} lép, pedig { $expected ->
    [chance] a véletlen
   *[other] { $expected }. hely
} következik.
record-action = A jegyzőkönyv { $line }. sora: „{ $action }” nem lehetséges ({ $why }).
fairness-missing = A jegyzőkönyv semmit sem mond a kockáiról: senki sem rögzítette őket előre.
fairness-malformed = Amit a jegyzőkönyv a kockáiról mond, az nem olvasható: { $detail }
fairness-secret = A kockák mögötti titok még nem nyilvános; a parti végén lesz az.
fairness-commitment = A titok nem illik az előre közölt lenyomathoz: { $commitment }.
fairness-scheme = A kockákat itt ismeretlen módon keverték: { $scheme }. eljárás.
fairness-hash = { $seat }. hely: a hozzájárulása nem az, amelyet előre rögzített.
receipt-malformed = Ez nem nyugta: { $detail }
record-outcome = A jegyzőkönyv { $line }. sora: a végeredmény nem következik a lépésekből.

file-missing = Nincs ilyen fájl: { $path }.
file-unreadable = Ez a fájl nem olvasható: { $path } ({ $detail }).
file-unwritable = Ez a fájl nem írható: { $path } ({ $detail }).

odds-cards = A kockakártyák 1 és 5 közötti számok, mindegyik legfeljebb egyszer; ez nem ilyen: „{ $found }”.
odds-dice = Élő kockából legfeljebb hat lehet, 1 és 5 közötti számokkal (a hatosok kiesnek); ez nem ilyen: „{ $found }”.
odds-rolls = 1–{ $most } dobás lehet, nem { $found }.
odds-need = { $option }: ez kell hozzá: { $needs ->
    [tournament] lovagi torna (tournament)
    [demand] egy követelmény
   *[other] { $needs }
}.
no-goals = Ebben a játékban nincs választható cél: { $game }. „{ $found }” nélkül is világos, miért dobnak.
players-by-seats = { $seats } hely { $seats } játékost jelent: hagyd el ezt: players={ $players }.
bad-number = { $option }: elvárt érték: { $expected }, nem „{ $found }”.
seats-unknown = Egy hely „human”, „bot” vagy ezek egyike: { $known }, nem „{ $found }”.
seats-count = { $game }: { $low }–{ $high } játékosnak való, nem ennyinek: { $found }.
resume-over = Ez a parti már véget ért: { $path }. Megnézheted így: tafelrunde replay { $path }
resume-options = Egy folytatott parti megtartja a saját beállításait: hagyd el ezeket: { $options }.
