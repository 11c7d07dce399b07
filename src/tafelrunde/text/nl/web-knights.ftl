# Knatsch aan de webtafel: de eigen woorden van het bord. Kaarten, gebeurtenissen en vragen staan in knights.ftl.

web-about-knights = Gooi voor burchten en speciale kaarten, val aan, verdedig, breng de koning ten val.
web-minutes-knights = 20 tot 40 minuten
web-knights-middle = Stapels en koning
web-knights-king = de koning
web-knights-empty = leeg
web-knights-below = { $n ->
    [0] niets eronder
    [one] één kaart eronder
   *[other] { $n } kaarten eronder
}
web-knights-tucked = Onderaan, de eerstvolgende eerst: { $cards }.
web-knights-tuck = Onder­schuiven
web-knights-tuck-left = Onder­schuiven, links
web-knights-tuck-right = Onder­schuiven, rechts
web-knights-put-under = Hieronder leggen
web-knights-cards-of = Kaarten van { $name }
web-knights-guarded = Er staat een bewaker bij.
web-knights-open = Voor iedereen
web-knights-betrayed = Verraadkaart: voor jou is de eis maar { $demand }.

# Dobbelstenen

web-knights-nothing = nog niets
web-knights-alike = { $n ->
    [one] één { $number }
   *[other] { $n } × { $number }
}
web-knights-with-kicker = { $alike } en een { $number }
web-knights-demands = Overtref { $demand }.
web-knights-arena = Dobbelstenen
web-knights-dice = Dobbelstenen op tafel
web-knights-die = dobbelsteen { $number }
web-knights-die-dead = dode zes
web-knights-coach-keeps = de coach houdt hem
web-knights-kept = Gehouden
web-knights-to-beat = Te overtreffen
web-knights-result = Resultaat
web-knights-or = of
web-knights-more = { $n ->
    [one] nog één { $number }
   *[other] nog { $n } × { $number }
}
web-knights-kicker-least = daarnaast een { $number } of hoger
web-knights-kicker-exact = daarnaast een { $number }
web-knights-missing = Er ontbreekt: { $ways }.
web-knights-enough = Dit is genoeg.
web-knights-hopeless = De overige dobbelstenen zijn niet genoeg.
web-knights-first = Het eerste resultaat legt de lat.
web-knights-with-cards = Je dobbelsteenkaarten tellen mee: { $cards }
web-knights-chance = Kans { $chance }, exact
web-knights-rolls-left = { $n ->
    [0] geen worp meer
    [one] nog één worp
   *[other] nog { $n } worpen
}
web-knights-roll = { $n ->
    [one] Gooi één dobbelsteen
   *[other] Gooi { $n } dobbelstenen
}
web-knights-stop = Stop
web-knights-stop-with = Stop met { $result }
web-knights-as-coach = Houd zoals de coach

# Wie waarvoor gooit

web-knights-head-stack = { $name } gooit voor de { $like }
web-knights-head-castle = { $name } valt de { $like } van { $owner } aan
web-knights-head-special = { $name } gooit voor de { $like } van { $owner }
web-knights-head-defence = { $name } verdedigt de { $like }
web-knights-head-tournament = Toernooi: { $name } gooit
web-knights-head-king = { $name } staat tegenover de koning
web-knights-verdict-beaten = Overtroffen.
web-knights-verdict-missed = Niet overtroffen.
web-knights-verdict-leads = Neemt de leiding.
web-knights-verdict-trails = Blijft achter.
web-knights-verdict-defended = De burcht houdt stand.
web-knights-verdict-undefended = De burcht valt.
web-knights-verdict-king-revenge = De koning neemt wraak.
web-knights-verdict-king-spares = De beschermingskaart houdt de koning tegen.
web-knights-leads = leidt
web-knights-rolls = gooit nu
web-knights-next = straks
web-knights-waits = wacht
web-knights-out = klaar

# Wat je doet

web-knights-choose-target = { web-tap } op een oplichtende kaart: daar gooi je voor.
web-knights-choose-guarded = { web-tap } op de burchten of de kaart voor je bewaker.
web-knights-choose-loss = { web-tap } op de burcht die je afstaat.
web-knights-choose-stack = Kies nu de stapel.
web-knights-pick-guarded = laat de burchtbewaker erbij staan
web-knights-pick-loss = sta deze af

# Om te winnen

web-knights-goals = Drie manieren om te winnen
web-knights-needs-of = Wat { $name } nodig heeft om te winnen
web-knights-needs = Om te winnen: { $ways }
web-knights-castles = { $n ->
    [one] één burcht
   *[other] { $n } burchten
}
web-knights-tournaments = { $n ->
    [one] één toernooi
   *[other] { $n } toernooien
}
web-knights-the-king = een zege op de koning
web-knights-tournaments-won = { $n ->
    [0] geen toernooi gewonnen
    [one] één toernooi gewonnen
   *[other] { $n } toernooien gewonnen
}
web-knights-turns = na { $n } beurten

# Wat kaarten doen

web-knights-effect-castle = Vier burchten winnen, of twee met drie toernooien.
web-knights-effect-die = Telt bij elke worp mee als nog een { $number }.
web-knights-effect-catapult = Een vierde worp als je een burcht van een speler aanvalt.
web-knights-effect-champion = Een vierde worp in elk toernooi.
web-knights-effect-stack = Je mag twee keer per beurt onderschuiven.
web-knights-effect-castle-guard = Houdt twee van je burchten veilig.
web-knights-effect-card-guard = Houdt één van je speciale kaarten veilig.
web-knights-effect-betrayal = Voor burchten op de stapels is de eis maar { $demand }.
web-knights-effect-protection = Je verliest geen burcht als de koning je verslaat.
web-knights-effect-tournament = Iedereen gooit, het beste resultaat wint. Wie het uitschrijft, heeft vier worpen.
web-knights-effect-king = Voor wie de beurt met drie burchten begint. Wie hem overtreft, wint het spel; mislukken kost een burcht.

# De vraag bovenaan, waar je wijst in plaats van te typen

web-knights-ask-keep = { $seat }, { web-tap-within } op de dobbelstenen die je houdt; de andere gooi je opnieuw. Of stop.
web-knights-ask-turn-other = { $seat } kiest een doel.
web-knights-ask-keep-other = { $seat } gooit.
web-knights-ask-defend-other = { $seat } mag de burcht verdedigen.
web-knights-ask-lose-other = { $seat } moet een burcht afstaan aan de koning.
web-knights-ask-guards-other = { $seat } mag bewakers plaatsen.
