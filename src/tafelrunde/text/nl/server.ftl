# Wat de tafelserver zegt als iets niet kan.

# Elk verzoek
not-here = Op { $path } is niets te vinden.
other-method = { $method } is hier niet mogelijk.
too-large = Dat is te veel in één keer: meer dan { $most } bytes kan niet.
body-too-slow = Het verzoek bleef onderweg steken en is niet uitgevoerd. Stuur het opnieuw.
http-problem = De server kan dit verzoek niet beantwoorden ({ $status }): { $detail }.
not-json-body = Het verzoek moet JSON bevatten, niet { $found }.
bad-request = Het verzoek heeft niet de verwachte vorm: { $detail }.
internal = Er ging iets mis aan onze kant. Het staat in het logboek als { $id }.
other-origin = Dit verzoek kwam van een andere site en is daarom niet uitgevoerd.
unknown-host = Deze server heet niet “{ $host }”. Moet dat wel, dan zet de beheerder TAFELRUNDE_ORIGIN op het adres dat browsers gebruiken.
too-many-requests = Dat ging snel. Probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  } opnieuw.
busy = Er is nu te veel te doen. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
  } nog eens.
too-many-connections = Er zijn al { $most } verbindingen vanaf jouw adres. Sluit een paar van je andere vensters.
too-busy = Er melden zich nu veel mensen aan. Probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  } opnieuw.

store-away = De server kan nu niet bij zijn gegevens. Misschien is gedaan wat je vroeg, misschien niet: kijk over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  } nog eens.

# Instellingen
unknown-setting = Er is geen instelling “{ $option }”. Bekende instellingen: { $known }.
bad-setting = De instelling { $option } kan niet “{ $found }” zijn: { $detail }.

# Mensen
who-are-you = Zeg eerst wie je bent: een naam is genoeg.
known-already = Je bent hier al bekend. Meld je eerst af om als iemand anders binnen te komen.
not-by-program = Met het token van een programma kan dit niet. Doe het in de browser.
bad-name = Deze naam kan niet. Een naam heeft 1 tot { $most } zichtbare tekens.
bad-login = Deze gebruikersnaam kan niet. Een gebruikersnaam heeft { $least } tot { $most } letters, cijfers, punten, streepjes of lage streepjes.
login-taken = De gebruikersnaam “{ $login }” is bezet. Kies een andere.
wrong-login = Gebruikersnaam en wachtwoord horen niet bij elkaar.
wrong-password = Dit is niet het huidige wachtwoord.
need-password = Hiervoor is je wachtwoord nodig.
too-many-guesses = Er zijn te veel verkeerde wachtwoorden geprobeerd voor dit account. Probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  } opnieuw, kom terug via je link of gebruik een apparaat waarop je al eens was aangemeld.
no-session = Deze sessie of dit token is al beëindigd.
no-card = Deze kaart hoort niet bij de jouwe.
no-puzzle = Voor dit spel is er geen puzzel.
no-answer = Dit is geen zet in deze puzzel: { $do }.
short-password = Een wachtwoord heeft minstens { $least } tekens.
has-account = Je hebt al een account.
no-account = Je speelt als gast, dus er is nog geen wachtwoord. Maak eerst een account.
void-link = Deze link is niet meer geldig. Misschien is er een nieuwere.
bad-token-name = Een token heeft een naam van 1 tot { $most } zichtbare tekens nodig.
token-exists = Er is al een token dat “{ $name }” heet. Kies een andere naam of trek dat token in.
too-many-tokens = Er kunnen hoogstens { $most } tokens zijn. Trek er een in dat niet meer wordt gebruikt.
no-token = Er is geen token dat “{ $name }” heet.

# Wat wordt bewaard
store-url = “{ $scheme }” is geen adres van een opslag. Voorbeelden: { $forms }.
store-url-postgres = Dit is geen adres van een PostgreSQL-database. Voorbeeld: postgresql://user:password@host:5432/club.
store-needs-asyncpg = PostgreSQL vraagt om de extra “postgres”: pip install 'tafelrunde[postgres]'.
traces-need-otel = Traces vragen om de extra “otel”: pip install 'tafelrunde[otel]'.
store-newer = De database heeft versie { $found } van het schema; dit programma kent versie { $known }. Werk het programma bij.
store-empty = In deze database staat nog niets.
store-not-empty = De database is niet leeg: er staan rijen in { $tables }.
store-closed = De opslag is gesloten.
store-unavailable = De database is niet te gebruiken: { $detail }.
store-fate = De verbinding viel weg tijdens het vastleggen; niemand weet of het is gelukt: { $detail }.
store-in-use = Een andere server gebruikt deze database. Stop die eerst, of geef elke server een eigen database.
store-file-gone = Het databasebestand { $path } is verwijderd of vervangen terwijl de server draait; er kan dus niets worden bewaard. Zet het terug, of stop de server en zet een back-up terug.
store-damaged = Het databasebestand is beschadigd: { $detail }. Stop de server, leg het bestand opzij en zet de laatste back-up terug: tafelrunde restore BESTAND.
store-slow = De database heeft { $seconds } s lang niet geantwoord.
store-text = Een tekst bevat tekens die niet kunnen worden bewaard.
store-number = Het getal { $found } is te groot om te bewaren.
store-seq = Regel { $seq } volgt niet op regel { $last } in het dagboek van tafel { $table }.
store-fenced = Een andere server heeft tafel { $table } overgenomen; er is niets geschreven.
store-seats = Iemand aan tafel { $table } is onbekend.
store-table-taken = Er is al een tafel { $table }.
store-chat = Nummer { $number } kan aan tafel { $table } niet worden gezegd: het is bezet, of de tafel of de persoon is onbekend.
store-person-taken = De id of de gebruikersnaam van { $person } is bezet.
store-person-unknown = Er is geen persoon { $person }.
store-login-case = Een gebruikersnaam heeft geen hoofdletters, anders dan “{ $login }”.
store-token = Een token van { $person } kan niet worden toegevoegd: het is bezet, of de persoon is onbekend.
store-session = Een sessie van { $person } kan niet worden toegevoegd: ze is bezet, of de persoon is onbekend.
backup-format = De back-up heeft formaat { $found }; dit programma leest formaat { $known }.
backup-newer = De back-up heeft versie { $found } van het schema; dit programma kent versie { $known }. Werk het programma bij.
backup-damaged = De back-up is afgebroken of beschadigd: { $detail }.
backup-edited = De back-up is veranderd, of er ontbreekt iets.

# De pagina
page-missing = De webtafel hoort niet bij deze installatie. Bouw die in een kloon met: make page
