# What is said about tables: why something cannot be done there, and what happened besides the match.

bot-random = Random
bot-page = Page
bot-squire = Squire
bot-steward = Steward
bot-marshal = Marshal
bot-sovereign = Sovereign

# Finding and setting up
no-table = There is no table { $table }.
nobody-to-invite = There is nobody called “{ $name }” to keep a seat for.
seat-not-reserved = Only a reserved seat can be kept for somebody; this one is of the kind “{ $kind }”.
unknown-language = There are no words in “{ $found }”. Known languages: { $known }.
not-a-websocket = This address speaks WebSocket only.
void-token = This token is unknown here, or was revoked.
game-not-ready = The rules of { $game } are being prepared: { $percent }%.
table-moved = This table is moving to another server. Try again in a moment.
cannot-listen = The server cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }.
workers-need-postgres = { NUMBER($workers, useGrouping: 0) } workers need PostgreSQL (--database postgresql://…): a SQLite file has one server.
workers-and-lan = Several workers are not opened to the local network: leave out --lan or --workers.
peers-only = Only other servers of this cluster may do this.

# Sitting down
no-seat-free = There is no free seat for you at this table.
already-seated = You sit at this table already.
not-seated = You do not play at this table.
host-only = Only whoever set the table up can do this.
already-started = The match has begun already.
already-contributed = You have added to the dice already.
already-sealed = The seats and the dice are settled; the match begins in a moment.
not-full = There are still free seats: contributions count when everybody sits.
not-sealed = Not yet: first everybody commits to a contribution.
nothing-to-reveal = There is no contribution of yours that is still to be revealed.
wrong-reveal = This is not the text that you committed to.

# Playing
not-running = No match is going on at this table.
not-your-turn = It is not your turn.
stale = The table has gone on to version { $version } since you looked.
no-time-to-undo = Too little time is left for that: the clock would be at zero. Time spent since the action stays spent.

# Asking the others
proposal-pending = Something else has been proposed already: { $what ->
    [undo] to take an action back
    [stop] to stop the match
   *[other] { $what }
}.
nothing-proposed = Nothing has been proposed.
cannot-be-removed = There is no other player on that seat.
not-absent = A player counts as absent after { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } without a connection or an action.

# Watching and looking back
not-watching = Only the players may watch this table.
nothing-said = There is nothing in this message.
not-over = The match is not over yet.
no-such-moment = The match has { $entries } entries; there is no moment beyond them.

# Quotas and blocks
quota-open = You have { $most } tables that wait for players: that is the most. Call one off, or let it begin.
quota-running = { $most } matches are going on at your tables: that is the most. Finish or give up one of them first.
quota-kept = { $most } of your tables are kept here: that is the most. You can delete records that you uploaded.
quota-records = You have uploaded { $most } records: that is the most. Delete one of them first.
quota-bytes = Your records may take { $most } bytes in all, and this one would be too much. Delete another one first.
not-brought = Only a record that was uploaded can be deleted.
journal-full = { $most } things were done at this table besides the match. Only the match itself can go on here.
too-many-blocks = You can block { $most } people at most. Unblock somebody first.
block-yourself = You cannot block yourself.
no-person = There is nobody with the id { $person }.
not-invitable = “{ $name }” takes no further invitation from you now.
not-invited = No seat is kept for you at this table.
not-welcome = The host of this table does not want to play with you.

# What happened at the table
table-sat = { $seat } takes a seat.
table-left = { $seat } leaves the table.
table-declined = The invitation to seat { $number } was declined.
table-dismissed = The host frees seat { $number }.
table-undone = { $seat } takes an action back.
table-asks-undo = { $seat } asks to take an action back.
table-asks-stop = { $seat } asks to stop the match.
table-agrees = { $seat } agrees.
table-refuses = { $seat } does not agree.
table-resigned = { $seat } gives up; { $bot } plays on.
table-time = { $seat } is out of time; { $bot } plays on.
table-vote = { $seat } is away; { $bot } plays on, as the others wish.
table-withheld = { $seat } committed to a contribution to the dice and did not reveal it; { $bot } plays instead.
table-agreed = All have agreed to stop.
table-abandoned = Nobody is left, so the match ends here.
table-too-long = The match has become too long for this server, so it ends here.
table-cancelled = The match was called off.
table-unfinished = The record ends here.
