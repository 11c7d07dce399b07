# What the table server says when it cannot do what is asked.

# Every request
not-here = There is nothing at { $path }.
other-method = { $method } is not possible here.
too-large = That is too much at once: the most is { $most } bytes.
body-too-slow = The request stopped on its way here, so it was not carried out. Send it again.
http-problem = The server cannot answer this request ({ $status }): { $detail }.
not-json-body = The request needs a JSON body, not { $found }.
bad-request = The request does not have the expected form: { $detail }.
internal = Something went wrong on our side. It is in the log as { $id }.
other-origin = This request came from another site, so it was not carried out.
unknown-host = This server does not go by the name “{ $host }”. If it should, its host sets TAFELRUNDE_ORIGIN to the address that browsers use.
too-many-requests = That was quick. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
busy = There is too much to do right now. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
too-many-connections = There are { $most } connections from your address already. Close some of your other windows.
too-busy = Many people are signing in right now. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.

store-away = The server cannot reach its data right now. What you asked for may or may not have been done: look again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.

# Settings
unknown-setting = There is no setting “{ $option }”. Known settings: { $known }.
bad-setting = The setting { $option } cannot be “{ $found }”: { $detail }.

# People
who-are-you = Please say who you are first: a name is enough.
known-already = You are known here already. Log out first to come in as somebody else.
not-by-program = A program's token cannot do this. Please do it in the browser.
bad-name = This name cannot be used. A name has 1 to { $most } visible characters.
bad-login = This login cannot be used. A login has { $least } to { $most } letters, digits, dots, dashes or underscores.
login-taken = The login “{ $login }” is taken. Choose another one.
wrong-login = Login and password do not fit together.
wrong-password = This is not the current password.
need-password = This needs your password.
too-many-guesses = There were too many wrong passwords for this account. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }, come in by your recovery link, or use a device on which you have logged in before.
no-session = This session or token is over already.
no-card = This card is not among yours.
no-puzzle = There is no puzzle for this game.
no-answer = This is not an action of the puzzle: { $do }.
short-password = A password needs at least { $least } characters.
has-account = You have an account already.
no-account = You play as a guest, so there is no password yet. Make an account first.
void-link = This link is no longer valid. A newer one may have taken its place.
bad-token-name = A token needs a name of 1 to { $most } visible characters.
token-exists = There is a token called “{ $name }” already. Choose another name or revoke that one.
too-many-tokens = There can be { $most } tokens at most. Revoke one that is no longer used.
no-token = There is no token called “{ $name }”.

# What is kept
store-url = “{ $scheme }” is no address of a store. Examples: { $forms }.
store-url-postgres = This is no address of a PostgreSQL database. Example: postgresql://user:password@host:5432/club.
store-needs-asyncpg = PostgreSQL needs the extra “postgres”: pip install 'tafelrunde[postgres]'.
traces-need-otel = Traces need the extra “otel”: pip install 'tafelrunde[otel]'.
store-newer = The database has version { $found } of the schema; this program knows version { $known }. Update the program.
store-empty = There is nothing in this database yet.
store-not-empty = The database is not empty: there are rows in { $tables }.
store-closed = The store is closed.
store-unavailable = The database cannot be used: { $detail }.
store-fate = The connection was lost during a commit; nobody knows whether it was done: { $detail }.
store-in-use = Another server is using this database. Stop it first, or give each its own.
store-file-gone = The database file { $path } was removed or replaced while the server runs, so nothing can be kept. Put it back, or stop the server and restore a backup.
store-damaged = The database file is damaged: { $detail }. Stop the server, put the file aside and bring the last backup back: tafelrunde restore FILE.
store-slow = The database has not answered within { $seconds } s.
store-text = A text holds characters that cannot be stored.
store-number = The number { $found } is too large to be stored.
store-seq = Line { $seq } does not follow line { $last } in the journal of table { $table }.
store-fenced = Another server has taken table { $table } over; nothing was written.
store-seats = Somebody at table { $table } is unknown.
store-table-taken = There is a table { $table } already.
store-chat = Number { $number } cannot be said at table { $table }: it is taken, or table or person are unknown.
store-person-taken = The id or the login of { $person } is taken.
store-person-unknown = There is no person { $person }.
store-login-case = A login has no capital letters, unlike “{ $login }”.
store-token = A token of { $person } cannot be added: it is taken, or the person is unknown.
store-session = A session of { $person } cannot be added: it is taken, or the person is unknown.
backup-format = The backup has format { $found }; this program reads format { $known }.
backup-newer = The backup has version { $found } of the schema; this program knows version { $known }. Update the program.
backup-damaged = The backup is truncated or damaged: { $detail }.
backup-edited = The backup was changed, or something is missing.

# The page
page-missing = The web table is not part of this installation. In a clone, build it with: make page
