# Wat er over tafels wordt gezegd: waarom iets daar niet kan, en wat er naast de partij gebeurde.

bot-random = Toeval
bot-page = Page
bot-squire = Schildknaap
bot-steward = Rentmeester
bot-marshal = Maarschalk
bot-sovereign = Vorst

# Vinden en klaarzetten
no-table = Er is geen tafel { $table }.
nobody-to-invite = Er is niemand die “{ $name }” heet om een plaats voor vrij te houden.
seat-not-reserved = Alleen een gereserveerde plaats kan voor iemand worden vrijgehouden; deze is van de soort “{ $kind }”.
unknown-language = Er zijn geen teksten in “{ $found }”. Bekende talen: { $known }.
not-a-websocket = Dit adres spreekt alleen WebSocket.
void-token = Dit token is hier niet bekend of is ingetrokken.
game-not-ready = De regels van { $game } worden voorbereid: { $percent }%.
table-moved = Deze tafel verhuist naar een andere server. Probeer het zo nog eens.
cannot-listen = De server kan niet luisteren op { $host }, poort { NUMBER($port, useGrouping: 0) }: { $why }.
workers-need-postgres = { NUMBER($workers, useGrouping: 0) } werkprocessen hebben PostgreSQL nodig (--database postgresql://…): een SQLite-bestand heeft één server.
workers-and-lan = Meerdere werkprocessen worden niet voor het lokale netwerk opengezet: laat --lan of --workers weg.
peers-only = Dit mogen alleen andere servers van dit cluster.

# Gaan zitten
no-seat-free = Aan deze tafel is geen plaats voor je vrij.
already-seated = Je zit al aan deze tafel.
not-seated = Je speelt niet mee aan deze tafel.
host-only = Alleen wie de tafel heeft klaargezet, kan dit doen.
already-started = De partij is al begonnen.
already-contributed = Je hebt al aan de dobbelstenen bijgedragen.
already-sealed = De plaatsen en de dobbelstenen staan vast; de partij begint zo.
not-full = Er zijn nog plaatsen vrij: bijdragen tellen zodra iedereen zit.
not-sealed = Nog niet: eerst legt iedereen een bijdrage vast.
nothing-to-reveal = Er is geen bijdrage van jou die nog onthuld moet worden.
wrong-reveal = Dit is niet de tekst die je had vastgelegd.

# Spelen
not-running = Aan deze tafel is geen partij bezig.
not-your-turn = Je bent niet aan de beurt.
stale = De tafel is sinds je keek verdergegaan tot versie { $version }.
no-time-to-undo = Daarvoor is te weinig tijd over: de klok zou op nul staan. De tijd sinds de actie blijft verbruikt.

# De anderen vragen
proposal-pending = Er ligt al een ander voorstel: { $what ->
    [undo] een actie terugnemen
    [stop] de partij stoppen
   *[other] { $what }
}.
nothing-proposed = Er is niets voorgesteld.
cannot-be-removed = Op die plaats zit geen andere speler.
not-absent = Een speler geldt als afwezig na { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  } zonder verbinding of actie.

# Meekijken en terugkijken
not-watching = Alleen de spelers mogen bij deze tafel kijken.
nothing-said = Dit bericht is leeg.
not-over = De partij is nog niet voorbij.
no-such-moment = De partij heeft { $entries } { $entries ->
    [one] stap
   *[other] stappen
}; daarna is er geen moment meer.

# Quota en blokkades
quota-open = Aan { $most } van je tafels wordt al op spelers gewacht; meer kan niet. Gelast er een af of laat er een beginnen.
quota-running = Aan je tafels zijn al { $most } partijen bezig; meer kan niet. Speel er eerst een uit of geef er een op.
quota-kept = Van jou worden { $most } tafels bewaard; meer kan niet. Verslagen die je hebt geüpload, kun je verwijderen.
quota-records = Je hebt al { $most } verslagen geüpload; meer kan niet. Verwijder er eerst een.
quota-bytes = Je verslagen mogen samen { $most } bytes groot zijn, en dit zou te veel worden. Verwijder eerst een ander.
not-brought = Alleen een geüpload verslag kan worden verwijderd.
journal-full = Aan deze tafel is naast de partij al { $most } keer iets gedaan. Alleen de partij zelf kan nog doorgaan.
too-many-blocks = Je kunt hoogstens { $most } personen blokkeren. Deblokkeer eerst iemand.
block-yourself = Je kunt jezelf niet blokkeren.
no-person = Er is niemand met het kenmerk { $person }.
not-invitable = “{ $name }” neemt nu geen uitnodigingen meer van je aan.
not-invited = Aan deze tafel is geen plaats voor je gereserveerd.
not-welcome = Wie deze tafel heeft klaargezet, wil niet met je spelen.

# Wat er aan tafel gebeurde
table-sat = { $seat } gaat zitten.
table-left = { $seat } verlaat de tafel.
table-declined = De uitnodiging voor plaats { $number } is afgeslagen.
table-dismissed = De gastheer maakt plaats { $number } vrij.
table-undone = { $seat } neemt een actie terug.
table-asks-undo = { $seat } vraagt om een actie te mogen terugnemen.
table-asks-stop = { $seat } vraagt om de partij te stoppen.
table-agrees = { $seat } gaat akkoord.
table-refuses = { $seat } gaat niet akkoord.
table-resigned = { $seat } geeft op; { $bot } speelt verder.
table-time = De tijd van { $seat } is om; { $bot } speelt verder.
table-vote = { $seat } is weg; { $bot } speelt verder, zoals de anderen willen.
table-withheld = { $seat } legde een bijdrage aan de dobbelstenen vast en onthulde die niet; in plaats daarvan speelt { $bot }.
table-agreed = Iedereen is akkoord: de partij eindigt hier.
table-abandoned = Er is niemand meer, dus de partij eindigt hier.
table-too-long = De partij is te lang geworden voor deze server en eindigt hier.
table-cancelled = De partij is afgelast.
table-unfinished = Hier eindigt het verslag.
