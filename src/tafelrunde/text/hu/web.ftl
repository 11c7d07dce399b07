# A webes asztal: képernyők, gombok, az oldal saját üzenetei. Ami a játékban történik, az a játékok saját fájljaiban van.

web-title = Tafelrunde

# Amivel mutatunk: mondat elején, mondaton belül, és ha csak megnéznénk valamit
web-tap = { $pointer ->
    [touch] Koppints
   *[mouse] Kattints
}
web-tap-within = { $pointer ->
    [touch] koppints
   *[mouse] kattints
}
web-point = { $pointer ->
    [touch] Koppints
   *[mouse] Mutass
}

web-offline = A szerver most nem érhető el.
web-actions = Akciók
web-cancel = Mégse
web-copied = Másolva
web-no-answer = A szerver nem tudott válaszolni ({ $status }). Próbáld újra kicsit később.
web-went-wrong = Valami elromlott ezen az oldalon. Töltsd be újra a folytatáshoz; semmi sem veszett el.
web-reconnecting = Újracsatlakozás…
web-not-found = Itt nincs semmi.
web-to-home = Vissza a játékokhoz
web-you = Te
web-your-name = A neved
web-name-hint = Egy név elég. Fiókot később is létrehozhatsz.
web-you-are = Te { $name } vagy.
web-guest-note = Vendégként játszol.
web-guest-link = Gondoskodj a visszatérésről

# Játékok

web-players-range = { $from }–{ $to } játékos
web-play-now = Játék indítása
web-play-now-hint = két házi játékos ellen: { $bot }
web-preparing = A szabályok előkészítése
web-preparing-game = { $game }: a szabályok előkészítése folyamatban, ezen a szerveren csak egyszer.
web-preparing-wait = Magától folytatódik, amint elkészültek.
web-percent = { $percent }%
web-set-up = Asztalnyitás
web-bot-named = Bot: { $bot }
web-bot-strength = { $bot } ({ $strength }/{ $most })
web-opponents = Ellenfelek
web-strength = Erősség: { $strength }, a legerősebb { $most }
web-house-page = Még tanul: egy lépést lát előre, és arra csap le, ami csillog.
web-house-squire = Kívülről tudja a szabályokat, de néha elcsábítja egy merész terv.
web-house-steward = Józanul mérlegeli az esélyeket, és keveset pazarol.
web-house-marshal = Egész köröket tervez meg, és figyel arra, mire készülnek a többiek.
web-house-sovereign = Mindennel számol. A hibákat nem hagyja büntetlenül.

# Kezdőlap

web-home-heading = Három várjáték, egy asztal
web-lobby-heading = Asztalok az előcsarnokban
web-lobby-empty = Most nincs itt asztal. Nyiss egyet, és mindenki látni fogja itt.
web-lobby-loading = Asztalok keresése…
web-mine-heading = Az asztalaim
web-show-more = Több mutatása
web-forget-record = Törlés
web-invitations-heading = Meghívások
web-decline = Visszautasítom
web-block = Letiltás
web-block-name = { $name } letiltása
web-block-ask = Letiltod { $name } játékost? Nem látod többé, amit mond, nem hívhat meg, és nem ülhet le az asztalaidhoz. A „Te” oldalon feloldhatod.
web-unblock = Feloldás
web-blocked-heading = Letiltott személyek
web-blocked-hint = Nem látod, amit mondanak. Nem hívhatnak meg, és nem ülhetnek le az asztalaidhoz.
web-record-heading = Jegyzőkönyv megnyitása
web-record-hint = Egy asztaltól vagy a parancssorból származó fájl (.jsonl). Ellenőrzés után visszajátszhatod.
web-record-file = A jegyzőkönyv fájlja
web-record-bring = Megnyitás
web-join = Csatlakozás
web-watch = Megnézem
web-go-on = Folytatás
web-look-back = Visszanézés
web-seats-free = { $n ->
    [one] egy szabad hely
   *[other] { $n } szabad hely
}
web-status-open = nyitott
web-status-running = folyamatban
web-status-over = véget ért
web-clock-none = időkorlát nélkül
web-clock-turn = { $seconds } mp körönként
web-clock-match = { $minutes } perc + { $increment } mp
web-clock-days = { $n ->
    [one] egy nap körönként
   *[other] { $n } nap körönként
}

# Asztalnyitás

web-setup-heading = Új asztal: { $game }
web-setup-seat = { $number }. hely
web-setup-open = Bárkinek nyitott
web-setup-you = Te
web-setup-none = Senki
web-setup-reserved = Fenntartott (saját linkkel)
web-setup-clock = Időkorlát
web-setup-clock-none = Nincs: ráérsz gondolkodni
web-setup-clock-turn = Másodpercek minden körre
web-setup-clock-match = Percek az egész partira
web-setup-clock-days = Napok minden körre
web-setup-seconds = Másodperc
web-setup-minutes = Perc
web-setup-increment = Plusz másodperc körönként
web-setup-days = Nap
web-setup-listed = Jelenjen meg az előcsarnokban
web-setup-listed-hint = Különben csak az találja meg, akinek megvan a link.
web-setup-watch = Mások is nézhetik
web-setup-options = A játék beállításai
web-setup-go = Asztal megnyitása
web-option-any = sorsolással
web-option-default = a szokásos
web-option-start = Ki kezd
web-option-deck = Kártyakészlet
web-option-edition = Kiadás
web-option-dice_supply = Kockák a készletben
web-option-variant = Változat
web-option-foundation_spacing = Az alapkövek távolsága
web-option-master_all_six = A mesterkártyákhoz mind a hat lovag kell
web-option-master_card = Mesterkártya
web-value-amigo = Amigo
web-value-rio_grande = Rio Grande
web-value-basic = Alapjáték
web-value-luck = Szerencseváltozat
web-value-master = Mesterváltozat
web-value-steps = három lépésnyire egymástól
web-value-lines = csak sorok és oszlopok mentén

# A parti előtt

web-wait-seats = { $n ->
    [one] Még egy játékosra várunk. Add tovább a linket.
   *[other] Még { $n } játékosra várunk. Add tovább a linket.
}
web-players = { $n ->
    [one] egy játékos
   *[other] { $n } játékos
}
web-yes = igen
web-no = nem
web-own-deck = ehhez az asztalhoz készült
web-is-listed = az előcsarnokban
web-is-unlisted = csak linkkel
web-is-watched = mások is nézhetik
web-is-private = nézők nélkül
web-wait-start = Mindenki itt van. A parti mindjárt kezdődik.
web-wait-sit = Van számodra szabad hely.
web-wait-reserved = A szabad helyek fenn vannak tartva. Akinek linkje van hozzájuk, leülhet.
web-invite-heading = Meghívás
web-invite-copy = Link másolása
web-invite-seat = { $number }. hely: link másolása
web-sit-down = Leülés
web-sit-reserved = A fenntartott helyed elfoglalása
web-get-up = Felállás
web-fill-bots = Feltöltés botokkal
web-call-off = Lefújás
web-call-off-ask = Lefújod ezt a partit? Az asztal mindenki számára bezárul.
web-call-off-yes = Lefújás
web-keep-table = Maradjon az asztal
web-dice-heading = Tisztességes kockák
web-dice-short = Most egy lepecsételt lista, utána a kulcs. Az első dobás előtt a parti minden dobása eldől, mintha egy lepecsételt borítékban lévő listán állna: senki sem olvashatja el és senki sem változtathatja meg, a házigazda sem. A parti után előkerül a kulcs, és bárki ellenőrizheti, hogy minden dobás rajta volt a listán.
web-dice-promise = A parti előtt a szerver és minden játékos eszköze kitalál egy véletlen számot, és csak az ujjlenyomatát mutatja meg. Amikor minden ujjlenyomat le van pecsételve, a játékosok számai felfedésre kerülnek, és együtt adják a kockákat. Így senki sem választhatja meg őket, a házigazda sem. Az eszközöd magától elvégzi a részét.
web-dice-hash = A szerver titkának ujjlenyomata
web-dice-seat = { $name } számának ujjlenyomata
web-dice-secret = A végén felfedett titok
web-dice-drawn = A dobások és kártyák újrahúzásához a szabályok kellenek: ezt a szerver végzi el, amikor visszanézed a partit. Ha senkiben sem akarsz megbízni, töltsd le a jegyzőkönyvet, és futtasd otthon:
web-dice-brought = Ezt a jegyzőkönyvet feltöltötték. A kockáit így ellenőrizheted:
web-dice-first-scheme = Ez a parti az első eljárást követi, amelyben a házigazda, ha maga is játszott, megválaszthatta volna a kockákat.
web-dice-device-so-far = Ez az eszköz ellenőrizte: a parti a lepecsételt ujjlenyomatokkal és a saját számoddal kezdődött. A parti végéig nyugtát őriz róla.
web-dice-device-good = Ez az eszköz ellenőrizte: a titok az, amit a parti előtt ígértek, minden szám illik a lepecsételt ujjlenyomatához, és a tiéd is köztük van. Senki sem választhatta meg tehát, miből következnek a kockák.
web-dice-device-none = Ez az eszköz semmivel sem járult hozzá a parti kockáihoz, ezért a szerver szavával szemben nem mondhat semmit.
web-dice-broken = A kockák nem olyanok, ahogy az eszközöd feljegyezte: { $what ->
    [commitment] a szerver a parti előtt más titkot ígért.
    [secret] a titok nem az, amit ígértek.
    [hashes] más ujjlenyomatokat pecsételtek le.
    [texts] egy játékos száma nem illik az ujjlenyomatához.
   *[mine] a saját számod nincs köztük; későn érkezett, vagy a szerver kihagyta.
  }
web-dice-withheld = { $name } lepecsételt egy számot, de nem fedte fel: azon a helyen bot játszik. Aki ismeri a titkot, így két kockasorozat között választhatott.
web-dice-receipt = Nyugta letöltése
web-dice-receipt-use = Amit ez az eszköz a parti előtt feljegyzett; ezzel az otthoni ellenőrzés a házigazdával szemben is érvényes:

# Helyek

web-seats-heading = Játékosok
web-seat-open = szabad
web-seat-reserved = fenntartva
web-seat-invited = meghívva
web-send-away = Elküldés
web-take-back = Meghívás visszavonása
web-seat-you = te
web-seat-bot = { $bot } bot
web-seat-bot-for = { $bot } játszik tovább
web-seat-here = itt van
web-seat-away = nincs itt
web-seat-host = házigazda
web-seat-is-bot = bot
web-turn-of = { $name } következik.
web-seat-ready = kész
web-seat-turn = következik
web-seat-gone = Játékos
web-seat-vote = Folytassa egy bot
web-seat-votes = { $n ->
    [one] egy szavazat a botra
   *[other] { $n } szavazat a botra
}

# A parti

web-lost-action = Megszakadt a kapcsolat, mielőtt a válasz megjött volna. Az érvényes, amit az asztal mutat; ha az akciód nincs ott, válassz újra.
web-undo = Visszavonás
web-ask-undo = Visszavonás kérése
web-offer-stop = Befejezés kérése
web-resign = Feladás
web-resign-ask = Feladod? Egy bot játszik tovább helyetted.
web-resign-yes = Feladás
web-resign-no = Továbbjátszom
web-why-legal = Ez most megengedett.
web-why-not = Miért nem?
web-why-point = Mit szeretnél tenni? { web-tap } rá: megtudod, engedik-e a szabályok, és nem történik semmi.
web-why-hint = Írj be egy akciót jelöléssel, például: { $example }, és nézd meg, engedik-e a szabályok.
web-why-ask = Kérdés
web-asks-undo = { $name } szeretné visszavonni az utolsó akciót.
web-asks-stop = { $name } szeretné itt abbahagyni a partit.
web-you-asked = Megkérdezted a többieket. A válaszukra várunk.
web-agree = Egyetértek
web-refuse = Nem értek egyet
web-withdraw = Visszavonom
web-your-turn = Te következel
web-no-watching = Ennél az asztalnál a játékosok maguk között szeretnének maradni.

# A vége

web-won-one = { $names } győz.
web-won-many = Közös győzelem: { $names }.
web-scores = Pontok: { $scores }.
web-ending-agreed = Mindenki beleegyezett a parti befejezésébe.
web-ending-abandoned = A parti véget ért, mert senki sem maradt, aki játssza.
web-ending-too-long = A parti túl hosszú lett ennek a szervernek, ezért véget ért.
web-ending-cancelled = A partit lefújták.
web-ending-unfinished = A jegyzőkönyv a parti vége előtt véget ér.
web-rematch = Még egyszer
web-rematch-join = Csatlakozás a következőhöz
web-rematch-there = A következő partihoz
web-match-before = Előző parti
web-download = Jegyzőkönyv letöltése
web-replay = Visszajátszás
web-replay-heading = Visszajátszás
web-replay-at = Lépés: { $at } / { $entries }
web-replay-turn = Kör: { $turn } / { $turns }
web-replay-turn-back = Előző kör
web-replay-turn-next = Következő kör
web-replay-slider = Lépés
web-replay-first = Az elejére
web-replay-back = Vissza
web-replay-next = Tovább
web-replay-last = A végére
web-replay-start = A kezdet.

# Események és csevegés

web-log-heading = Események
web-past-shown = Egy korábbi pillanat.
web-past-leave = Vissza a jelenbe
web-log-notation = jelöléssel
web-chat-heading = Csevegés
web-chat-empty = Még senki sem szólt semmit.
web-chat-say = Mondj valamit
web-chat-send = Küldés
web-chat-blocked = Letiltva: { $name }
web-log-and-chat = Események és csevegés

# Te

web-you-heading = Te
web-you-nobody = Itt még nincs neved. Válassz egyet, vagy jelentkezz be.
web-you-name = Név az asztalnál
web-you-rename = Név módosítása
web-you-renamed = Mostantól { $name } a neved.
web-you-guest = Vendégként játszol: ez a böngésző a kulcsod.
web-you-account = A felhasználóneved: „{ $login }”.
web-way-heading = Visszatérés
web-way-new = Őrizd meg ezt a linket. Bármelyik eszközről visszavezet a helyeidhez, és felér egy jelszóval. Csak most az egyszer látod.
web-way-copy = Link másolása
web-way-kept = Megőriztem
web-way-hint = Egy új link leváltja a régebbieket, és kijelentkezteti a többi eszközödet.
web-way-make = Új link készítése
web-account-heading = Fiók
web-account-hint = Felhasználónévvel és jelszóval bárhonnan visszatérhetsz. E-mail-cím nem kell hozzá.
web-account-login = Felhasználónév
web-account-password = Jelszó
web-account-register = Fiók létrehozása
web-account-made = Elkészült a fiókod: „{ $login }”.
web-login-heading = Bejelentkezés
web-login-go = Bejelentkezés
web-login-done = Üdv újra, { $name }.
web-logout = Kijelentkezés
web-logout-ask = Vendég vagy: a linked nélkül nem térhetsz vissza a helyeidhez. Így is kijelentkezel?
web-stay = Maradok
web-password-heading = Jelszó módosítása
web-password-old = Jelenlegi jelszó
web-password-new = Új jelszó
web-password-go = Módosítás
web-password-done = A jelszó módosult. A többi eszközöd kijelentkezett.
web-tokens-heading = Tokenek botoknak
web-tokens-hint = Egy tokennel egy saját programod a te nevedben játszhat.
web-token-name = Mire való
web-token-make = Token készítése
web-token-new = Az új token („{ $name }”), csak most az egyszer látható:
web-token-copy = Token másolása
web-tokens-end = A botjaim tokenjei is érjenek véget
web-sessions-heading = Ahol be vagy jelentkezve
web-sessions-hint = Minden eszköz és bot, amely a nevedben játszhat. Fejezd be, amit nem ismersz, vagy amire már nincs szükséged.
web-session-here = Ez az eszköz
web-session-seen = Utoljára: { $date }
web-session-made = Létrehozva: { $date }
web-session-token = „{ $name }” bot
web-session-unknown = Ismeretlen eszköz
web-session-end = Befejezés
web-failed-logins = { $n ->
    [one] Egy hibás jelszóval próbálkoztak a fiókodnál olyan eszközről, amelyen még soha nem voltál bejelentkezve: { $date }.
   *[other] { $n } hibás jelszóval próbálkoztak a fiókodnál olyan eszközökről, amelyeken még soha nem voltál bejelentkezve, utoljára: { $date }.
  } Ha nem te voltál, válassz olyan jelszót, amelyet senki sem találhat ki.
web-failed-seen = Láttam
web-data-heading = Az adataid
web-data-export = Adataim letöltése
web-data-delete = Fiók törlése
web-data-delete-ask = Végleg törlöd a fiókodat? A neved és az üzeneteid eltűnnek, a helyeiden botok játszanak tovább, és senki sem hozhat vissza.
web-data-delete-yes = Fiók törlése
web-data-deleted = Itt már senki sem tud rólad.

# Visszatérés

web-recover-heading = Üdv újra
web-recover-ask = Ez a link visszavezet a nevedhez és a helyeidhez. Akinél megvan, az a nevedben játszhat.
web-recover-other = Itt most { $name } vagy. Ha továbblépsz, helyette az leszel, akié ez a link.
web-recover-go = Visszatérés
web-recover-empty = Itt nincs link. Nyisd meg újra a linkedet.

# Az oldal kerete

web-skip = Ugrás a tartalomhoz
web-navigation = Oldalak
web-loading = Betöltés…
web-practice = Gyakorlás
web-learn = Tanulás
web-settings = Beállítások
web-rules = Szabályok
web-first-lesson = Első lecke
web-dismiss = Bezárás
web-menu = Menü
web-unread = { $what }: { $n } új
web-keys-heading = Billentyűparancsok
web-key-space = Szóköz
web-keys-choices = Az alul kínált lehetőségek, balról jobbra
web-keys-close = A megnyitott rész bezárása
web-experts = Haladóknak
web-come-in = Belépés
web-link-heading = Csatlakozás linkkel
web-link-field = Kapott link
web-link-unread = Ez nem egy asztal linkje.
web-no-such-table = Nincs ilyen asztal.
web-days-left = { $n } nap { $time }
web-clock-left = Hátralévő idő
web-invite-qr = A link QR-kódként
web-invite-screen = Ha középen egy nagy képernyő van: nyisd meg rajta ugyanezt a linket, és csak nézzétek. Mindenki a saját telefonján játszik, ott a rejtett lapok rejtve maradnak.
web-starts-when = A parti magától kezdődik, amint minden hely foglalt.
web-option-start-hint = Sorsolással, vagy mindig ugyanaz a hely.
web-option-deck-hint = 48 kártya, soronként egy, például „red 3-3-3+1” vagy „tournament”.
web-option-edition-hint = A két kiadás néhány részletben különbözik.
web-option-dice_supply-hint = Héttől tizenkettőig; a szokásos a tizenkettő.
web-option-variant-hint = Alapjáték: húzópakli a saját kártyákból. Szerencse: egy közös húzópakli. Mester: minden saját kártya kézben.
web-option-foundation_spacing-hint = Mesterváltozat: milyen messze legyenek egymástól az alapkövek.
web-option-master_card-hint = Mesterváltozat: miért jár a bónusz.

# Az asztalnál

web-coach = Edző
web-advice-heading = Tanács
web-coach-hint = Esélyeket és pontokat mutat, amíg döntesz.
web-coach-hint-company = Esélyeket és pontokat mutat, amíg döntesz. A többiek látják, hogy be van kapcsolva.
web-seat-coached = edzővel
web-text-board = Asztal szövegként
web-figures = A játék állása
web-choices = { $n } lehetőség
web-sound = Hang
web-full-screen = Teljes képernyő
web-confirm-yes = Legyen így
web-confirm-no = Még nem

# Beállítások

web-settings-hint = Ebben a böngészőben marad.
web-setting-language = Nyelv
web-language-browser = A böngésző szerint
web-setting-theme = Világos vagy sötét
web-theme-system = Az eszköz szerint
web-theme-light = Pergamen (világos)
web-theme-dark = Gyertya (sötét)
web-setting-motion = Mozgás
web-motion-system = Az eszköz szerint
web-motion-full = Guruló kockák, mozgó figurák
web-motion-less = A lehető legkevesebb
web-setting-palette = A helyek színei
web-palette-heraldic = Címerszínek
web-palette-safe = Színtévesztőknek is jó
web-setting-play = Az asztalnál
web-setting-confirm = Minden akció megerősítése

# Visszajátszás

web-to-table = Az asztalhoz
web-replay-share = Pillanat megosztása
web-replay-copy = Link másolása
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-fair-checking = Minden dobás és kártya ellenőrzése…
web-fair-proven = A szerver mindent újrahúzott: az összes dobás és kártya ({ $n }) a titkából és a játékosok számaiból következik.
web-fair-takebacks = { $n ->
    [one] Egyszer vettek vissza kockát vagy kártyát; ami utána jött, friss. Ha játszottál, emlékezned kell rá.
   *[other] { $n } alkalommal vettek vissza kockát vagy kártyát; ami utána jött, friss. Ha játszottál, emlékezned kell rá.
  }
web-fair-wrong = Nem az ígéret szerint: { $entry }. bejegyzés („{ $action }”) nem következik a titokból.
web-fair-unchecked = Ezt nem lehet ellenőrizni.
