# The web table: screens, buttons, messages of the page itself. What happens in a game is in the games' own files.

web-title = Tafelrunde

# What one points with: at the beginning of a sentence, within it, and only to look at something
web-tap = { $pointer ->
    [touch] Tap
   *[mouse] Click
}
web-tap-within = { $pointer ->
    [touch] tap
   *[mouse] click
}
web-point = { $pointer ->
    [touch] Tap
   *[mouse] Point at
}

web-offline = The server cannot be reached right now.
web-actions = Actions
web-cancel = Cancel
web-copied = Copied
web-no-answer = The server could not answer ({ $status }). Try again in a moment.
web-went-wrong = Something went wrong on this page. Reload it to go on; nothing is lost.
web-reconnecting = Reconnecting…
web-not-found = There is nothing here.
web-to-home = Back to the games
web-you = You
web-your-name = Your name
web-name-hint = A name is enough. You can make an account later.
web-you-are = You are { $name }.
web-guest-note = You play as a guest.
web-guest-link = Make sure you can come back

# Games

web-players-range = { $from } to { $to } players
web-play-now = Play now
web-play-now-hint = against two house players: { $bot }
web-preparing = Rules are being prepared
web-preparing-game = The rules of { $game } are being prepared, once for this server.
web-preparing-wait = It goes on by itself as soon as they are ready.
web-percent = { $percent }%
web-set-up = Set up a table
web-bot-named = Bot: { $bot }
web-bot-strength = { $bot } ({ $strength }/{ $most })
web-opponents = Opponents
web-strength = Strength { $strength } of { $most }
web-house-page = Still learning: sees one step ahead and goes for what glitters.
web-house-squire = Knows the rules by heart, and now and then falls for a bold plan.
web-house-steward = Weighs the chances soundly and wastes little.
web-house-marshal = Plans whole turns, and minds what the others are after.
web-house-sovereign = Reckons with everything. Mistakes do not go unpunished.

# Home

web-home-heading = Three castle games, one table
web-lobby-heading = Tables in the lobby
web-lobby-empty = No table is listed right now. Set one up, and it appears here for everybody.
web-lobby-loading = Looking for tables…
web-mine-heading = My tables
web-show-more = Show more
web-forget-record = Delete
web-invitations-heading = Invitations
web-decline = Decline
web-block = Block
web-block-name = Block { $name }
web-block-ask = Block { $name }? You will no longer see what they say, and they cannot invite you or sit down at your tables. You can undo this on the page “You”.
web-unblock = Unblock
web-blocked-heading = Blocked people
web-blocked-hint = You see nothing of what they say. They cannot invite you, nor sit down at your tables.
web-record-heading = Open a record
web-record-hint = A file from a table or from the command line (.jsonl). It is checked, then you can replay it.
web-record-file = Record file
web-record-bring = Open it
web-join = Join
web-watch = Watch
web-go-on = Continue
web-look-back = Look back
web-seats-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
web-status-open = open
web-status-running = running
web-status-over = over
web-clock-none = no clock
web-clock-turn = { $seconds } s a turn
web-clock-match = { $minutes } min + { $increment } s
web-clock-days = { $n ->
    [one] one day a turn
   *[other] { $n } days a turn
}

# Setting up

web-setup-heading = New table: { $game }
web-setup-seat = Seat { $number }
web-setup-open = Open to anybody
web-setup-you = You
web-setup-none = Nobody
web-setup-reserved = Reserved (by its own link)
web-setup-clock = Clock
web-setup-clock-none = None: take your time
web-setup-clock-turn = Seconds for each turn
web-setup-clock-match = Minutes for the whole match
web-setup-clock-days = Days for each turn
web-setup-seconds = Seconds
web-setup-minutes = Minutes
web-setup-increment = Extra seconds each turn
web-setup-days = Days
web-setup-listed = Show it in the lobby
web-setup-listed-hint = Otherwise only those who have the link find it.
web-setup-watch = Others may watch
web-setup-options = Options of the game
web-setup-go = Set the table
web-option-any = drawn by lot
web-option-default = as usual
web-option-start = Who starts
web-option-deck = Deck
web-option-edition = Edition
web-option-dice_supply = Dice in the supply
web-option-variant = Variant
web-option-foundation_spacing = Distance between foundations
web-option-master_all_six = Master cards ask for all six knights
web-option-master_card = Master card
web-value-amigo = Amigo
web-value-rio_grande = Rio Grande
web-value-basic = Basic game
web-value-luck = Luck variant
web-value-master = Master version
web-value-steps = three steps apart
web-value-lines = only along rows and columns

# Before the match

web-wait-seats = { $n ->
    [one] Waiting for one more player. Pass the link on.
   *[other] Waiting for { $n } more players. Pass the link on.
}
web-players = { $n ->
    [one] one player
   *[other] { $n } players
}
web-yes = yes
web-no = no
web-own-deck = made for this table
web-is-listed = in the lobby
web-is-unlisted = by link only
web-is-watched = others may watch
web-is-private = nobody may watch
web-wait-start = Everybody is here. The match starts in a moment.
web-wait-sit = There is a free seat for you.
web-wait-reserved = The free seats are reserved. Whoever has a link to one may sit down.
web-invite-heading = Invite
web-invite-copy = Copy the link
web-invite-seat = Copy the link to seat { $number }
web-sit-down = Sit down
web-sit-reserved = Take your reserved seat
web-get-up = Leave the seat
web-fill-bots = Fill with bots
web-call-off = Call it off
web-call-off-ask = Call this match off? That closes the table for everybody.
web-call-off-yes = Call it off
web-keep-table = Keep the table
web-dice-heading = Fair dice
web-dice-short = A sealed list now, the key afterwards. Before the first roll all dice of the match are settled, as if on a list in a sealed envelope: nobody can read it or change it, not even the host. After the match the key is handed out, and everybody can check that each roll was on the list.
web-dice-promise = Before the match the server and each player's device make up a random number and show only its fingerprint. When all fingerprints are sealed the players' numbers are revealed, and all together make the dice. So nobody can choose them, not even the host. Your device does its part by itself.
web-dice-hash = Fingerprint of the server's secret
web-dice-seat = Fingerprint of { $name }'s number
web-dice-secret = The secret, revealed at the end
web-dice-drawn = Rolls and cards need the rules to be drawn again: the server does it when you look back at the match. To trust nobody, download the record and run this at home:
web-dice-brought = This record was uploaded. Check its dice with:
web-dice-first-scheme = This match was dealt by the first scheme, in which a host who also played could have chosen the dice.
web-dice-device-so-far = Checked by this device: the match began with the fingerprints that were sealed, and with your own number. It keeps a receipt for the end.
web-dice-device-good = Checked by this device: the secret is the one promised before the match, every number fits its sealed fingerprint, and yours is among them. So nobody could choose what the dice follow from.
web-dice-device-none = This device added nothing to the dice of this match, so it cannot say anything against the server's word.
web-dice-broken = The dice are not as your device noted them: { $what ->
    [commitment] the server promised another secret before the match.
    [secret] the secret is not the one that was promised.
    [hashes] other fingerprints were sealed.
    [texts] a player's number does not fit its fingerprint.
   *[mine] your own number is not among them; it came too late, or the server left it out.
  }
web-dice-withheld = { $name } sealed a number and did not reveal it: a bot plays on that seat. Whoever knows the secret could choose between two sequences of dice that way.
web-dice-receipt = Download the receipt
web-dice-receipt-use = What this device noted before the match; it makes the check at home hold against the host too:

# Seats

web-seats-heading = Players
web-seat-open = free
web-seat-reserved = reserved
web-seat-invited = invited
web-send-away = Send away
web-take-back = Take the invitation back
web-seat-you = you
web-seat-bot = bot { $bot }
web-seat-bot-for = { $bot } plays on
web-seat-here = here
web-seat-away = away
web-seat-host = host
web-seat-is-bot = bot
web-turn-of = It is { $name }'s turn.
web-seat-ready = ready
web-seat-turn = to act
web-seat-gone = Player
web-seat-vote = Let a bot play on
web-seat-votes = { $n ->
    [one] one vote to let a bot play on
   *[other] { $n } votes to let a bot play on
}

# The match

web-lost-action = The connection broke before the answer came. The board shows what counts; choose again if your action is not there.
web-undo = Undo
web-ask-undo = Ask to undo
web-offer-stop = Ask to stop
web-resign = Resign
web-resign-ask = Give up? A bot plays on for you.
web-resign-yes = Resign
web-resign-no = Play on
web-why-legal = This is allowed now.
web-why-not = Why not?
web-why-point = What would you like to do? { web-tap } it: you are told whether the rules allow it, and nothing happens.
web-why-hint = Write an action in its notation, such as { $example }, and see whether the rules allow it.
web-why-ask = Ask
web-asks-undo = { $name } asks to take the last action back.
web-asks-stop = { $name } asks to stop the match here.
web-you-asked = You asked the others. Waiting for an answer.
web-agree = Agree
web-refuse = Decline
web-withdraw = Withdraw
web-your-turn = Your turn
web-no-watching = The players at this table prefer to be among themselves.

# The end

web-won-one = { $names } wins.
web-won-many = Shared win: { $names }.
web-scores = Points: { $scores }.
web-ending-agreed = All agreed to stop the match.
web-ending-abandoned = The match ended because nobody was left to play.
web-ending-too-long = The match became too long for this server and ended.
web-ending-cancelled = The match was called off.
web-ending-unfinished = The record ends before the match was over.
web-rematch = Play again
web-rematch-join = Join the next match
web-rematch-there = To the next match
web-match-before = Previous match
web-download = Download the record
web-replay = Replay
web-replay-heading = Replay
web-replay-at = Step { $at } of { $entries }
web-replay-turn = Turn { $turn } of { $turns }
web-replay-turn-back = Previous turn
web-replay-turn-next = Next turn
web-replay-slider = Step
web-replay-first = First
web-replay-back = Back
web-replay-next = Next
web-replay-last = Last
web-replay-start = The beginning.

# Log and chat

web-log-heading = Log
web-past-shown = An earlier moment.
web-past-leave = Back to the present
web-log-notation = in notation
web-chat-heading = Chat
web-chat-empty = Nothing has been said yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-blocked = Blocked: { $name }
web-log-and-chat = Log and chat

# You

web-you-heading = You
web-you-nobody = You have no name here yet. Choose one, or log in.
web-you-name = Name at the table
web-you-rename = Change the name
web-you-renamed = You are now called { $name }.
web-you-guest = You play as a guest: this browser is your key.
web-you-account = Your login is “{ $login }”.
web-way-heading = Your way back
web-way-new = Keep this link. It leads back to your seats from any device and is as good as a password. It is shown only once.
web-way-copy = Copy your link
web-way-kept = I have saved it
web-way-hint = A new link replaces older ones and logs your other devices out.
web-way-make = Make a new link
web-account-heading = Account
web-account-hint = With a login and a password you can come back from anywhere. No email address is asked for.
web-account-login = Login
web-account-password = Password
web-account-register = Make an account
web-account-made = Your account “{ $login }” is ready.
web-login-heading = Log in
web-login-go = Log in
web-login-done = Welcome back, { $name }.
web-logout = Log out
web-logout-ask = You are a guest: without your link you cannot come back to your seats. Log out anyway?
web-stay = Stay
web-password-heading = Change the password
web-password-old = Current password
web-password-new = New password
web-password-go = Change it
web-password-done = The password is changed. Other devices are logged out.
web-tokens-heading = Tokens for bots
web-tokens-hint = With a token, a program of yours can play in your name.
web-token-name = What it is for
web-token-make = Make a token
web-token-new = The token “{ $name }”, shown only once:
web-token-copy = Copy the token
web-tokens-end = End the tokens of my bots, too
web-sessions-heading = Where you are logged in
web-sessions-hint = All devices and bots that can play as you. End what you do not know or no longer need.
web-session-here = This device
web-session-seen = Last seen { $date }
web-session-made = Made { $date }
web-session-token = Bot “{ $name }”
web-session-unknown = Unknown device
web-session-end = End
web-failed-logins = { $n ->
    [one] Somebody tried a wrong password for your account on a device where you had never logged in: { $date }.
   *[other] Somebody tried { $n } wrong passwords for your account on devices where you had never logged in, the last one on { $date }.
  } If it was not you, choose a password that nobody can guess.
web-failed-seen = I have seen it
web-data-heading = Your data
web-data-export = Download my data
web-data-delete = Delete my account
web-data-delete-ask = Delete your account for good? Your name and messages vanish, bots play on in your seats, and nobody can bring you back.
web-data-delete-yes = Delete my account
web-data-deleted = You are forgotten here.

# Coming back

web-recover-heading = Welcome back
web-recover-ask = This link leads back to your name and your seats. Whoever has it can play as you.
web-recover-other = You are { $name } here now. If you go on, you become the person this link belongs to instead.
web-recover-go = Come back
web-recover-empty = There is no link here. Open your link once more.

# The page around everything

web-skip = Skip to the content
web-navigation = Pages
web-loading = Loading…
web-practice = Practice
web-learn = Learn
web-settings = Settings
web-rules = Rules
web-first-lesson = First lesson
web-dismiss = Dismiss
web-menu = Menu
web-unread = { $what }: { $n } new
web-keys-heading = Keyboard shortcuts
web-key-space = Space
web-keys-choices = The choices in the dock, from left to right
web-keys-close = Close what is open
web-experts = For experts
web-come-in = Come in
web-link-heading = Join by link
web-link-field = Link from a friend
web-link-unread = This is not a link to a table.
web-no-such-table = There is no such table.
web-days-left = { $n } d { $time }
web-clock-left = Time left
web-invite-qr = The link as a QR code
web-invite-screen = For one big screen in the middle: open the same link there and only watch. Everybody plays on their own phone, where hidden cards stay hidden.
web-starts-when = The match starts by itself as soon as every seat is taken.
web-option-start-hint = Drawn by lot, or always the same seat.
web-option-deck-hint = 48 cards, one on each line, such as “red 3-3-3+1” or “tournament”.
web-option-edition-hint = The two editions differ in a few details.
web-option-dice_supply-hint = Seven to twelve; twelve is usual.
web-option-variant-hint = Basic: a pile of your own cards. Luck: one pile for all. Master: all your cards in hand.
web-option-foundation_spacing-hint = Master version: how far apart the first blocks must lie.
web-option-master_card-hint = Master version: what earns the bonus.

# At the table

web-coach = Coach
web-advice-heading = Advice
web-coach-hint = Shows chances and scores while you decide.
web-coach-hint-company = Shows chances and scores while you decide. The others see that it is on.
web-seat-coached = with coach
web-text-board = Board as text
web-figures = The state of play
web-choices = { $n } choices
web-sound = Sound
web-full-screen = Full screen
web-confirm-yes = Do it
web-confirm-no = Not yet

# Settings

web-settings-hint = Kept in this browser.
web-setting-language = Language
web-language-browser = Same as the browser
web-setting-theme = Light or dark
web-theme-system = Same as the device
web-theme-light = Parchment (light)
web-theme-dark = Candle (dark)
web-setting-motion = Motion
web-motion-system = Same as the device
web-motion-full = Dice roll, pieces move
web-motion-less = As little as possible
web-setting-palette = Colours of the seats
web-palette-heraldic = Heraldic
web-palette-safe = Safe for colour blindness
web-setting-play = At the table
web-setting-confirm = Confirm every action

# Replay

web-to-table = To the table
web-replay-share = Share this moment
web-replay-copy = Copy the link
web-replay-play = Play
web-replay-pause = Pause
web-fair-checking = Checking every roll and card…
web-fair-proven = Drawn again by the server: all { $n } rolls and cards follow from its secret and the players' numbers.
web-fair-takebacks = { $n ->
    [one] Once dice or cards were taken back; what came after is fresh. If you played, you should remember it.
   *[other] { $n } times dice or cards were taken back; what came after is fresh. If you played, you should remember it.
  }
web-fair-wrong = Not as promised: entry { $entry } (“{ $action }”) does not follow from the secret.
web-fair-unchecked = This cannot be checked.
