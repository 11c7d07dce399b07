# De webtafel: schermen, knoppen, meldingen van de pagina zelf. Wat er in een spel gebeurt, staat in de bestanden van de spellen.

web-title = Tafelrunde

# Waarmee je wijst: aan het begin van een zin, in een zin, en om alleen te kijken
web-tap = { $pointer ->
    [touch] Tik
   *[mouse] Klik
}
web-tap-within = { $pointer ->
    [touch] tik
   *[mouse] klik
}
web-point = { $pointer ->
    [touch] Tik
   *[mouse] Wijs
}

web-offline = De server is nu niet te bereiken.
web-actions = Acties
web-cancel = Annuleren
web-copied = Gekopieerd
web-no-answer = De server kon niet antwoorden ({ $status }). Probeer het zo nog eens.
web-went-wrong = Er ging iets mis op deze pagina. Laad die opnieuw om verder te gaan; er is niets verloren.
web-reconnecting = Opnieuw verbinden…
web-not-found = Hier is niets te vinden.
web-to-home = Terug naar de spellen
web-you = Jij
web-your-name = Je naam
web-name-hint = Een naam is genoeg. Een account kun je later maken.
web-you-are = Je bent { $name }.
web-guest-note = Je speelt als gast.
web-guest-link = Zorg dat je terug kunt komen

# Spellen

web-players-range = { $from } tot { $to } spelers
web-play-now = Nu spelen
web-play-now-hint = tegen twee spelers van het huis: { $bot }
web-preparing = Regels worden voorbereid
web-preparing-game = De regels van { $game } worden voorbereid, eenmalig voor deze server.
web-preparing-wait = Het gaat vanzelf verder zodra ze klaar zijn.
web-percent = { $percent }%
web-set-up = Tafel klaarzetten
web-bot-named = Bot: { $bot }
web-bot-strength = { $bot } ({ $strength }/{ $most })
web-opponents = Tegenstanders
web-strength = Sterkte { $strength } van { $most }
web-house-page = Leert het nog: kijkt één stap vooruit en grijpt naar wat blinkt.
web-house-squire = Kent de regels uit het hoofd en laat zich af en toe verleiden tot een gewaagd plan.
web-house-steward = Weegt de kansen degelijk af en verspilt weinig.
web-house-marshal = Plant hele beurten en let op wat de anderen willen.
web-house-sovereign = Houdt met alles rekening. Fouten blijven niet ongestraft.

# Begin

web-home-heading = Drie burchtspellen, één tafel
web-lobby-heading = Tafels in de lobby
web-lobby-empty = Er staat hier nu geen tafel. Zet er een klaar, dan ziet iedereen hem hier.
web-lobby-loading = Tafels zoeken…
web-mine-heading = Mijn tafels
web-show-more = Meer tonen
web-forget-record = Verwijderen
web-invitations-heading = Uitnodigingen
web-decline = Afslaan
web-block = Blokkeren
web-block-name = { $name } blokkeren
web-block-ask = { $name } blokkeren? Je ziet dan niet meer wat deze persoon zegt, en die kan je niet meer uitnodigen en niet aan je tafels gaan zitten. Op de pagina “Jij” kun je dit ongedaan maken.
web-unblock = Deblokkeren
web-blocked-heading = Geblokkeerde personen
web-blocked-hint = Je ziet niet wat ze zeggen. Ze kunnen je niet uitnodigen en niet aan je tafels gaan zitten.
web-record-heading = Verslag openen
web-record-hint = Een bestand van een tafel of van de opdrachtregel (.jsonl). Het wordt gecontroleerd, daarna kun je het naspelen.
web-record-file = Bestand van het verslag
web-record-bring = Openen
web-join = Meespelen
web-watch = Meekijken
web-go-on = Verder
web-look-back = Terugkijken
web-seats-free = { $n ->
    [one] één plaats vrij
   *[other] { $n } plaatsen vrij
}
web-status-open = open
web-status-running = bezig
web-status-over = voorbij
web-clock-none = zonder klok
web-clock-turn = { $seconds } s per beurt
web-clock-match = { $minutes } min + { $increment } s
web-clock-days = { $n ->
    [one] één dag per beurt
   *[other] { $n } dagen per beurt
}

# Klaarzetten

web-setup-heading = Nieuwe tafel: { $game }
web-setup-seat = Plaats { $number }
web-setup-open = Open voor iedereen
web-setup-you = Jij
web-setup-none = Niemand
web-setup-reserved = Gereserveerd (met een eigen link)
web-setup-clock = Klok
web-setup-clock-none = Geen: neem de tijd
web-setup-clock-turn = Seconden voor elke beurt
web-setup-clock-match = Minuten voor de hele partij
web-setup-clock-days = Dagen voor elke beurt
web-setup-seconds = Seconden
web-setup-minutes = Minuten
web-setup-increment = Extra seconden per beurt
web-setup-days = Dagen
web-setup-listed = In de lobby tonen
web-setup-listed-hint = Anders is de tafel alleen met de link te vinden.
web-setup-watch = Anderen mogen meekijken
web-setup-options = Opties van het spel
web-setup-go = Tafel klaarzetten
web-option-any = door loting
web-option-default = zoals gewoonlijk
web-option-start = Wie begint
web-option-deck = Deck
web-option-edition = Uitgave
web-option-dice_supply = Dobbelstenen in de voorraad
web-option-variant = Variant
web-option-foundation_spacing = Afstand tussen fundamenten
web-option-master_all_six = Meesterkaarten vragen om alle zes ridders
web-option-master_card = Meesterkaart
web-value-amigo = Amigo
web-value-rio_grande = Rio Grande
web-value-basic = Basisspel
web-value-luck = Geluksvariant
web-value-master = Meesterversie
web-value-steps = drie stappen uit elkaar
web-value-lines = alleen langs rijen en kolommen

# Voor de partij

web-wait-seats = { $n ->
    [one] Nog één speler, dan begint het. Geef de link door.
   *[other] Nog { $n } spelers, dan begint het. Geef de link door.
}
web-players = { $n ->
    [one] één speler
   *[other] { $n } spelers
}
web-yes = ja
web-no = nee
web-own-deck = voor deze tafel gemaakt
web-is-listed = in de lobby
web-is-unlisted = alleen via de link
web-is-watched = anderen mogen meekijken
web-is-private = zonder toeschouwers
web-wait-start = Iedereen is er. De partij begint zo.
web-wait-sit = Er is een plaats voor je vrij.
web-wait-reserved = De vrije plaatsen zijn gereserveerd. Wie er een link voor heeft, mag gaan zitten.
web-invite-heading = Uitnodigen
web-invite-copy = Link kopiëren
web-invite-seat = Link voor plaats { $number } kopiëren
web-sit-down = Gaan zitten
web-sit-reserved = Je gereserveerde plaats innemen
web-get-up = Opstaan
web-fill-bots = Aanvullen met bots
web-call-off = Afgelasten
web-call-off-ask = Deze partij afgelasten? De tafel sluit dan voor iedereen.
web-call-off-yes = Afgelasten
web-keep-table = Tafel behouden
web-dice-heading = Eerlijke dobbelstenen
web-dice-short = Nu een verzegelde lijst, straks de sleutel. Vóór de eerste worp staan alle dobbelstenen van de partij vast, als op een lijst in een verzegelde envelop: niemand kan die lezen of veranderen, ook de gastheer niet. Na de partij komt de sleutel, en iedereen kan nagaan dat elke worp op de lijst stond.
web-dice-promise = Vóór de partij bedenken de server en het apparaat van elke speler een willekeurig getal en tonen alleen de vingerafdruk ervan. Zijn alle vingerafdrukken verzegeld, dan worden de getallen van de spelers onthuld, en samen vormen ze de dobbelstenen. Zo kan niemand ze kiezen, ook de gastheer niet. Jouw apparaat doet zijn deel vanzelf.
web-dice-hash = Vingerafdruk van het geheim van de server
web-dice-seat = Vingerafdruk van het getal van { $name }
web-dice-secret = Het geheim, aan het eind onthuld
web-dice-drawn = Om worpen en kaarten opnieuw te trekken zijn de regels nodig: de server doet dat als je op de partij terugkijkt. Wil je niemand vertrouwen, download dan het verslag en voer dit thuis uit:
web-dice-brought = Dit verslag is geüpload. Controleer de dobbelstenen met:
web-dice-first-scheme = Deze partij volgt de eerste werkwijze, waarbij een gastheer die zelf meespeelde de dobbelstenen had kunnen kiezen.
web-dice-device-so-far = Gecontroleerd door dit apparaat: de partij begon met de verzegelde vingerafdrukken en met jouw eigen getal. Voor het einde bewaart het een bewijs.
web-dice-device-good = Gecontroleerd door dit apparaat: het geheim is dat wat vóór de partij beloofd was, elk getal past bij zijn verzegelde vingerafdruk, en dat van jou is erbij. Niemand kon dus kiezen waaruit de dobbelstenen volgen.
web-dice-device-none = Dit apparaat heeft niets aan de dobbelstenen van deze partij bijgedragen en kan dus niets tegenover het woord van de server stellen.
web-dice-broken = De dobbelstenen zijn niet zoals jouw apparaat ze noteerde: { $what ->
    [commitment] de server had vóór de partij een ander geheim beloofd.
    [secret] het geheim is niet wat beloofd was.
    [hashes] er waren andere vingerafdrukken verzegeld.
    [texts] het getal van een speler past niet bij zijn vingerafdruk.
   *[mine] jouw eigen getal is er niet bij; het kwam te laat, of de server heeft het weggelaten.
  }
web-dice-withheld = { $name } verzegelde een getal en onthulde het niet: op die plaats speelt een bot. Wie het geheim kent, kon zo tussen twee reeksen dobbelstenen kiezen.
web-dice-receipt = Bewijs downloaden
web-dice-receipt-use = Wat dit apparaat vóór de partij noteerde; daarmee geldt de controle thuis ook tegenover de gastheer:

# Plaatsen

web-seats-heading = Spelers
web-seat-open = vrij
web-seat-reserved = gereserveerd
web-seat-invited = uitgenodigd
web-send-away = Wegsturen
web-take-back = Uitnodiging intrekken
web-seat-you = jij
web-seat-bot = bot { $bot }
web-seat-bot-for = { $bot } speelt verder
web-seat-here = hier
web-seat-away = weg
web-seat-host = gastheer
web-seat-is-bot = bot
web-turn-of = { $name } is aan de beurt.
web-seat-ready = klaar
web-seat-turn = aan de beurt
web-seat-gone = Speler
web-seat-vote = Bot verder laten spelen
web-seat-votes = { $n ->
    [one] één stem voor de bot
   *[other] { $n } stemmen voor de bot
}

# De partij

web-lost-action = De verbinding viel weg voordat het antwoord kwam. Wat de tafel toont, geldt; kies opnieuw als je actie er niet bij staat.
web-undo = Terugnemen
web-ask-undo = Terugname vragen
web-offer-stop = Stoppen voorstellen
web-resign = Opgeven
web-resign-ask = Opgeven? Een bot speelt voor je verder.
web-resign-yes = Opgeven
web-resign-no = Doorspelen
web-why-legal = Dit mag nu.
web-why-not = Waarom niet?
web-why-point = Wat wil je doen? { web-tap } erop: je hoort of de regels het toestaan, en er gebeurt niets.
web-why-hint = Schrijf een actie in de notatie, zoals { $example }, en kijk of de regels die toestaan.
web-why-ask = Vragen
web-asks-undo = { $name } vraagt om de laatste actie te mogen terugnemen.
web-asks-stop = { $name } vraagt om de partij hier te stoppen.
web-you-asked = Je hebt het de anderen gevraagd. Het antwoord komt nog.
web-agree = Akkoord
web-refuse = Niet akkoord
web-withdraw = Intrekken
web-your-turn = Je bent aan de beurt
web-no-watching = De spelers aan deze tafel blijven liever onder elkaar.

# Het einde

web-won-one = { $names } wint.
web-won-many = Gedeelde zege: { $names }.
web-scores = Punten: { $scores }.
web-ending-agreed = Iedereen wilde de partij stoppen.
web-ending-abandoned = De partij eindigde omdat er niemand meer was om te spelen.
web-ending-too-long = De partij werd te lang voor deze server en is beëindigd.
web-ending-cancelled = De partij is afgelast.
web-ending-unfinished = Het verslag eindigt voordat de partij voorbij was.
web-rematch = Nog een partij
web-rematch-join = Volgende partij meespelen
web-rematch-there = Naar de volgende partij
web-match-before = Vorige partij
web-download = Verslag downloaden
web-replay = Naspelen
web-replay-heading = Naspelen
web-replay-at = Stap { $at } van { $entries }
web-replay-turn = Beurt { $turn } van { $turns }
web-replay-turn-back = Vorige beurt
web-replay-turn-next = Volgende beurt
web-replay-slider = Stap
web-replay-first = Naar het begin
web-replay-back = Terug
web-replay-next = Volgende
web-replay-last = Naar het einde
web-replay-start = Het begin.

# Verloop en chat

web-log-heading = Verloop
web-past-shown = Een eerder moment.
web-past-leave = Terug naar nu
web-log-notation = in notatie
web-chat-heading = Chat
web-chat-empty = Er is nog niets gezegd.
web-chat-say = Zeg iets
web-chat-send = Versturen
web-chat-blocked = Geblokkeerd: { $name }
web-log-and-chat = Verloop en chat

# Jij

web-you-heading = Jij
web-you-nobody = Je hebt hier nog geen naam. Kies er een, of meld je aan.
web-you-name = Naam aan tafel
web-you-rename = Naam veranderen
web-you-renamed = Je heet nu { $name }.
web-you-guest = Je speelt als gast: deze browser is je sleutel.
web-you-account = Je gebruikersnaam is “{ $login }”.
web-way-heading = Je weg terug
web-way-new = Bewaar deze link. Hij brengt je vanaf elk apparaat terug naar je plaatsen en is zo goed als een wachtwoord. Je ziet hem maar één keer.
web-way-copy = Link kopiëren
web-way-kept = Ik heb hem bewaard
web-way-hint = Een nieuwe link vervangt oudere links en meldt je andere apparaten af.
web-way-make = Nieuwe link maken
web-account-heading = Account
web-account-hint = Met een gebruikersnaam en een wachtwoord kom je overal vandaan terug. Een e-mailadres is niet nodig.
web-account-login = Gebruikersnaam
web-account-password = Wachtwoord
web-account-register = Account maken
web-account-made = Je account “{ $login }” is klaar.
web-login-heading = Aanmelden
web-login-go = Aanmelden
web-login-done = Welkom terug, { $name }.
web-logout = Afmelden
web-logout-ask = Je bent gast: zonder je link kun je niet terug naar je plaatsen. Toch afmelden?
web-stay = Blijven
web-password-heading = Wachtwoord veranderen
web-password-old = Huidig wachtwoord
web-password-new = Nieuw wachtwoord
web-password-go = Veranderen
web-password-done = Het wachtwoord is veranderd. Andere apparaten zijn afgemeld.
web-tokens-heading = Tokens voor bots
web-tokens-hint = Met een token kan een programma van jou onder jouw naam spelen.
web-token-name = Waar het voor is
web-token-make = Token maken
web-token-new = Het token “{ $name }”, maar één keer te zien:
web-token-copy = Token kopiëren
web-tokens-end = Ook de tokens van mijn bots beëindigen
web-sessions-heading = Waar je bent aangemeld
web-sessions-hint = Alle apparaten en bots die als jij kunnen spelen. Beëindig wat je niet kent of niet meer nodig hebt.
web-session-here = Dit apparaat
web-session-seen = Laatst gezien: { $date }
web-session-made = Gemaakt: { $date }
web-session-token = Bot “{ $name }”
web-session-unknown = Onbekend apparaat
web-session-end = Beëindigen
web-failed-logins = { $n ->
    [one] Op een apparaat dat nog nooit was aangemeld is een verkeerd wachtwoord voor je account geprobeerd: { $date }.
   *[other] Op apparaten die nog nooit waren aangemeld zijn { $n } verkeerde wachtwoorden voor je account geprobeerd, het laatste op { $date }.
  } Was jij dat niet, kies dan een wachtwoord dat niemand kan raden.
web-failed-seen = Gezien
web-data-heading = Je gegevens
web-data-export = Mijn gegevens downloaden
web-data-delete = Account verwijderen
web-data-delete-ask = Je account voorgoed verwijderen? Je naam en je berichten verdwijnen, bots spelen op je plaatsen verder, en niemand kan je terughalen.
web-data-delete-yes = Account verwijderen
web-data-deleted = Hier weet niemand meer van je.

# Terugkomen

web-recover-heading = Welkom terug
web-recover-ask = Deze link brengt je terug naar je naam en je plaatsen. Wie hem heeft, kan onder jouw naam spelen.
web-recover-other = Je bent hier nu { $name }. Ga je verder, dan word je in plaats daarvan degene van wie deze link is.
web-recover-go = Terugkomen
web-recover-empty = Hier is geen link. Open je link nog een keer.

# De pagina om alles heen

web-skip = Naar de inhoud
web-navigation = Pagina's
web-loading = Laden…
web-practice = Oefenen
web-learn = Leren
web-settings = Instellingen
web-rules = Regels
web-first-lesson = Eerste les
web-dismiss = Sluiten
web-menu = Menu
web-unread = { $what }: { $n } nieuw
web-keys-heading = Sneltoetsen
web-key-space = Spatie
web-keys-choices = De keuzes onderaan, van links naar rechts
web-keys-close = Sluiten wat openstaat
web-experts = Voor kenners
web-come-in = Binnengaan
web-link-heading = Meespelen via een link
web-link-field = Link van vrienden
web-link-unread = Dit is geen link naar een tafel.
web-no-such-table = Deze tafel bestaat niet.
web-days-left = { $n } d { $time }
web-clock-left = Resterende tijd
web-invite-qr = De link als QR-code
web-invite-screen = Voor één groot scherm in het midden: open daar dezelfde link en kijk alleen toe. Iedereen speelt op de eigen telefoon, waar gesloten kaarten gesloten blijven.
web-starts-when = De partij begint vanzelf zodra alle plaatsen bezet zijn.
web-option-start-hint = Door loting, of altijd dezelfde plaats.
web-option-deck-hint = 48 kaarten, één per regel, zoals “red 3-3-3+1” of “tournament”.
web-option-edition-hint = De twee uitgaven verschillen in enkele details.
web-option-dice_supply-hint = Zeven tot twaalf; twaalf is gebruikelijk.
web-option-variant-hint = Basis: een trekstapel met eigen kaarten. Geluk: één trekstapel voor iedereen. Meester: al je kaarten in de hand.
web-option-foundation_spacing-hint = Meesterversie: hoe ver de fundamenten uit elkaar moeten liggen.
web-option-master_card-hint = Meesterversie: waar de bonus voor is.

# Aan tafel

web-coach = Coach
web-advice-heading = Advies
web-coach-hint = Toont kansen en scores terwijl je kiest.
web-coach-hint-company = Toont kansen en scores terwijl je kiest. De anderen zien dat hij aanstaat.
web-seat-coached = met coach
web-text-board = Tafel als tekst
web-figures = Stand van het spel
web-choices = { $n } mogelijkheden
web-sound = Geluid
web-full-screen = Volledig scherm
web-confirm-yes = Doen
web-confirm-no = Nog niet

# Instellingen

web-settings-hint = Bewaard in deze browser.
web-setting-language = Taal
web-language-browser = Zoals de browser
web-setting-theme = Licht of donker
web-theme-system = Zoals het apparaat
web-theme-light = Perkament (licht)
web-theme-dark = Kaars (donker)
web-setting-motion = Beweging
web-motion-system = Zoals het apparaat
web-motion-full = Dobbelstenen rollen, figuren bewegen
web-motion-less = Zo weinig mogelijk
web-setting-palette = Kleuren van de plaatsen
web-palette-heraldic = Heraldisch
web-palette-safe = Geschikt bij kleurenblindheid
web-setting-play = Aan tafel
web-setting-confirm = Elke actie bevestigen

# Naspelen

web-to-table = Naar de tafel
web-replay-share = Dit moment delen
web-replay-copy = Link kopiëren
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-fair-checking = Elke worp en elke kaart wordt gecontroleerd…
web-fair-proven = Opnieuw getrokken door de server: alle { $n } worpen en kaarten volgen uit zijn geheim en de getallen van de spelers.
web-fair-takebacks = { $n ->
    [one] Eén keer zijn dobbelstenen of kaarten teruggenomen; wat daarna kwam, is nieuw. Speelde je mee, dan herinner je je dat.
   *[other] { $n } keer zijn dobbelstenen of kaarten teruggenomen; wat daarna kwam, is nieuw. Speelde je mee, dan herinner je je dat.
  }
web-fair-wrong = Niet zoals beloofd: stap { $entry } (“{ $action }”) volgt niet uit het geheim.
web-fair-unchecked = Dit kan niet worden nagegaan.
