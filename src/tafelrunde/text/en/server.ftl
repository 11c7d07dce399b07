# What can go wrong with what the server keeps.

store-url = “{ $scheme }” is no address of a store. Examples: { $forms }.
store-url-postgres = This is no address of a PostgreSQL database. Example: postgresql://user:password@host:5432/club.
store-needs-asyncpg = PostgreSQL needs the extra “postgres”: pip install 'tafelrunde[postgres]'.
store-newer = The database has version { $found } of the schema; this program knows version { $known }. Update the program.
store-empty = There is nothing in this database yet.
store-not-empty = The database is not empty: there are rows in { $tables }.
store-closed = The store is closed.
store-unavailable = The database cannot be used: { $detail }.
store-fate = The connection was lost during a commit; nobody knows whether it was done: { $detail }.
store-text = A text holds characters that cannot be stored.
store-number = The number { $found } is too large to be stored.
store-seq = Line { $seq } does not follow line { $last } in the journal of table { $table }.
store-seats = Somebody at table { $table } is unknown.
store-table-taken = There is a table { $table } already.
store-chat = Number { $number } cannot be said at table { $table }: it is taken, or table or person are unknown.
store-person-taken = The id or the login of { $person } is taken.
store-person-unknown = There is no person { $person }.
store-login-case = A login has no capital letters, unlike “{ $login }”.
store-token = A token of { $person } cannot be added: it is taken, or the person is unknown.
backup-format = The backup has format { $found }; this program reads format { $known }.
backup-newer = The backup has version { $found } of the schema; this program knows version { $known }. Update the program.
backup-damaged = The backup is truncated or damaged: { $detail }.
backup-edited = The backup was changed, or something is missing.
