// All words of the page. A language is a table like `en`: texts with {facts}, or {one, other, …} by the fact `n`.
// What happens in a game is told by the server, in the language that `language` names.

const en = {
  title: "Tafelrunde",
  cancel: "Cancel",
  copied: "Copied",
  offline: "The server cannot be reached right now.",
  "no-answer": "The server could not answer ({status}). Try again in a moment.",
  "went-wrong": "Something went wrong on this page. Reload it to go on; nothing is lost.",
  reconnecting: "Reconnecting…",
  "not-found": "There is nothing here.",
  "to-home": "Back to the three games",
  you: "You",
  "your-name": "Your name",
  "name-hint": "A name is enough. You can make an account later.",
  "you-are": "You are {name}.",
  "guest-note": "You play as a guest.",
  "guest-link": "Keep your way back",

  // Games
  "game.knights": "Knights",
  "game.court": "To Court the King",
  "game.torres": "Torres",
  "about.knights": "Roll for castles and specials, attack, defend, topple the king.",
  "about.court": "Win characters with dice, and with them the king and the queen.",
  "about.torres": "Build castles, climb with your knights, and end the year high up.",
  "players-range": "{from} to {to} players",
  "play-now": "Play now",
  "play-now-hint": "against two bots",
  "set-up": "Set up a table",
  "bot.random": "random",
  "bot.steward": "steward",
  "bot-named": "Bot: {bot}",
  "bot-best": "Bot: {bot} (best)",

  // Home
  "home-heading": "Three castle games, one table",
  "lobby-heading": "Tables of today",
  "lobby-empty": "No table is listed right now. Set one up, and it appears here for everybody.",
  "lobby-loading": "Looking for tables…",
  "mine-heading": "My tables",
  "mine-older": { one: "one older table", other: "{n} older tables" },
  "record-heading": "Bring a record",
  "record-hint": "A file that a table or the command line wrote (.jsonl). It is checked and can be replayed.",
  "record-file": "Record file",
  "record-bring": "Look at it",
  join: "Join",
  watch: "Watch",
  "go-on": "Go on",
  "look-back": "Look back",
  "seats-free": { one: "one seat free", other: "{n} seats free" },
  "status.open": "open",
  "status.running": "running",
  "status.over": "over",
  "clock.none": "no clock",
  "clock.turn": "{seconds} s a turn",
  "clock.match": "{minutes} min + {increment} s",
  "clock.days": { one: "one day a turn", other: "{n} days a turn" },

  // Setting up
  "setup-heading": "A table for {game}",
  "setup-players": "Players",
  "setup-play": "I play, on the first open seat",
  "setup-seat": "Seat {number}",
  "setup-open": "Open",
  "setup-reserved": "Reserved, by its own link",
  "setup-clock": "Clock",
  "setup-clock.none": "None: think as long as you like",
  "setup-clock.turn": "Seconds for each turn",
  "setup-clock.match": "Minutes for the whole match",
  "setup-clock.days": "Days for each turn",
  "setup-seconds": "Seconds",
  "setup-minutes": "Minutes",
  "setup-increment": "Seconds more each turn",
  "setup-days": "Days",
  "setup-listed": "Show it in the lobby",
  "setup-listed-hint": "Otherwise only those who have the link find it.",
  "setup-watch": "Others may watch",
  "setup-options": "Options of the game",
  "setup-go": "Set the table",
  "option-any": "drawn by lot",
  "option-default": "as usual",
  "option.start": "Who starts",
  "option.deck": "Deck, one card on each line",
  "option.edition": "Edition",
  "option.dice_supply": "Dice in the supply",
  "option.variant": "Variant",
  "option.foundation_spacing": "Distance of foundations",
  "option.master_all_six": "A master card asks for all six knights",
  "option.master_card": "Master card",
  "value.amigo": "Amigo",
  "value.rio_grande": "Rio Grande",
  "value.basic": "Basic game",
  "value.luck": "With luck",
  "value.master": "Master version",
  "value.steps": "three steps apart",
  "value.lines": "only within lines",
  "value.all_levels": "All levels",
  "value.castles": "Castles",
  "value.cluster": "Cluster",
  "value.diagonals": "Diagonals",
  "value.edge": "Edge",
  "value.one_level": "One level",
  "value.one_line": "One line",
  "value.square": "Square",

  // Before the match
  "wait-seats": { one: "One more player is missing. Pass the link on.", other: "{n} more players are missing. Pass the link on." },
  players: { one: "one player", other: "{n} players" },
  yes: "yes",
  no: "no",
  "own-deck": "a deck of its own",
  "is-listed": "in the lobby",
  "is-unlisted": "by link only",
  "is-watched": "others may watch",
  "is-private": "nobody may watch",
  "wait-start": "Everybody is here. The match starts in a moment.",
  "wait-sit": "There is a free seat for you.",
  "wait-reserved": "The free seats are reserved. Who has a link may sit down.",
  "invite-heading": "Invite",
  "invite-copy": "Copy the link",
  "invite-seat": "Copy the link to seat {number}",
  "sit-down": "Sit down",
  "sit-reserved": "Take your reserved seat",
  "get-up": "Leave the seat",
  "fill-bots": "Fill with bots",
  "call-off": "Call it off",
  "call-off-ask": "Call this match off? The table is closed for everybody.",
  "call-off-yes": "Call it off",
  "keep-table": "Keep the table",
  "dice-heading": "Fair dice",
  "dice-promise": "The server has chosen a secret and shows its hash now. Each player's browser adds to the dice; nobody can change them later.",
  "dice-hash": "Hash of the secret",
  "dice-secret": "The secret, revealed at the end",
  "dice-check": "To check every roll and card yourself, download the record and run:",
  "dice-brought": "This record was brought here. Check its dice with:",

  // Seats
  "seats-heading": "Players",
  "seat-open": "free",
  "seat-reserved": "reserved",
  "seat-you": "you",
  "seat-bot": "bot {bot}",
  "seat-bot-for": "{bot} plays on",
  "seat-here": "here",
  "seat-away": "away",
  "seat-host": "host",
  "seat-turn": "to act",
  "seat-gone": "left for good",
  "seat-vote": "Let a bot play on",
  "seat-votes": { one: "one vote to let a bot play on", other: "{n} votes to let a bot play on" },

  // The match
  "board-heading": "The board",
  "choices-heading": "Choices",
  "choices-wait": "Nothing to choose right now.",
  "choices-watch": "You watch this match.",
  "choices-filter": "Find a choice",
  "choices-filter-hint": "Type parts of it, then press Enter. Keys 1 to 9 choose as numbered, arrows move.",
  "choices-none": "No choice fits “{text}”.",
  "choices-found": { one: "one choice", other: "{n} choices" },
  "choices-more": "… and {n} more",
  "dice-pick": "Tap the dice to keep.",
  "die-keep": "keep the {number}",
  "dice-not": "These dice cannot be kept together.",
  "all-choices": "All as a list",
  "kind.keep": "Dice to keep",
  "kind.build": "Build",
  "kind.deploy": "Deploy a knight",
  "kind.king": "Set the king",
  "kind.take": "Move a knight",
  "kind.to": "Where to",
  "kind.use": "Use a character",
  "kind.pick": "Pick dice",
  "kind.claim": "Claim a character",
  "kind.aside": "Set dice aside",
  "kind.add": "Add a die",
  "kind.steal": "Take a special card",
  "kind.attack": "Attack",
  "kind.play": "Play a card",
  "kind.other": "More",
  "lost-action": "The connection broke before the answer came. The board shows what counts; choose again if your move is not there.",
  undo: "Undo",
  "ask-undo": "Ask for undo",
  "offer-stop": "Offer to stop",
  resign: "Resign",
  "resign-ask": "Give up? A bot plays on for you.",
  "resign-yes": "Resign",
  "resign-no": "Play on",
  "why-not": "Why not?",
  "why-hint": "Write an action in its notation, such as {example}, and see whether the rules allow it.",
  "why-action": "Action",
  "why-ask": "Ask",
  "why-legal": "This is allowed now.",
  "asks-undo": "{name} asks to take the last action back.",
  "asks-stop": "{name} asks to stop the match here.",
  "you-asked": "You asked the others. Waiting for an answer.",
  agree: "Agree",
  refuse: "Refuse",
  withdraw: "Withdraw",
  "your-turn": "Your turn",
  "no-watching": "The players of this table want to be among themselves.",

  // The end
  "won-one": "{names} wins.",
  "won-many": "{names} share the win.",
  "scores": "Points: {scores}.",
  "ending.agreed": "The match was stopped, as all agreed.",
  "ending.abandoned": "The match ended, as nobody was left to play it.",
  "ending.cancelled": "The match was called off.",
  "ending.unfinished": "The record ends before the match was over.",
  rematch: "Play again",
  "rematch-join": "Join the next match",
  "rematch-there": "The next match is being set up.",
  "match-before": "The match before this one",
  download: "Download the record",
  replay: "Replay",
  "replay-heading": "Replay",
  "replay-at": "Moment {at} of {entries}",
  "replay-slider": "Moment",
  "replay-first": "First",
  "replay-back": "Back",
  "replay-next": "Next",
  "replay-last": "Last",
  "replay-close": "Back to the end",
  "replay-start": "The beginning.",

  // Log and chat
  "log-heading": "Log",
  "chat-heading": "Chat",
  "chat-empty": "Nothing was said yet.",
  "chat-say": "Say something",
  "chat-send": "Send",
  "chat-mute": "Mute {name}",
  "chat-muted": "Muted: {name}",
  "chat-unmute": "Hear again",
  "log-and-chat": "Log and chat",

  // You
  "you-heading": "You",
  "you-nobody": "Nobody knows you here yet. Play something, or log in.",
  "you-name": "Name at the table",
  "you-rename": "Change the name",
  "you-renamed": "You are called {name} now.",
  "you-guest": "You play as a guest: this browser is your key.",
  "you-account": "Your login is “{login}”.",
  "way-heading": "Your way back",
  "way-new": "Keep this link. It leads back to your seats from any device, and is as good as a password. It is shown this once.",
  "way-copy": "Copy your link",
  "way-kept": "I have kept it",
  "way-hint": "A new link makes older links void and logs other devices out.",
  "way-make": "Make a new link",
  "account-heading": "Account",
  "account-hint": "Login and password let you come back from anywhere. No mail address is asked for.",
  "account-login": "Login",
  "account-password": "Password",
  "account-register": "Make an account",
  "account-made": "Your account “{login}” is made.",
  "login-heading": "Log in",
  "login-go": "Log in",
  "login-done": "Welcome back, {name}.",
  "logout": "Log out on this device",
  "logout-ask": "You are a guest: without your link you cannot come back to your seats. Log out all the same?",
  "stay": "Stay",
  "password-heading": "Change the password",
  "password-old": "Password until now",
  "password-new": "New password",
  "password-go": "Change it",
  "password-done": "The password is changed. Other devices are logged out.",
  "tokens-heading": "Tokens for bots",
  "tokens-hint": "With a token a program of yours can play in your name.",
  "tokens-none": "There are none.",
  "token-name": "What it is for",
  "token-make": "Make a token",
  "token-new": "The token “{name}”, shown this once:",
  "token-copy": "Copy the token",
  "token-revoke": "Revoke",
  "data-heading": "Your data",
  "data-export": "Download everything kept of you",
  "data-delete": "Delete me",
  "data-delete-ask": "Delete you for good? Bots play on for you, and nobody can bring you back.",
  "data-delete-yes": "Delete me",
  "data-deleted": "You are forgotten here.",

  // Coming back
  "recover-heading": "Welcome back",
  "recover-ask": "This link leads back to your name and your seats. Whoever has it can play as you.",
  "recover-other": "You are {name} here now. Going on makes you the person of the link instead.",
  "recover-go": "Come back",
};

const languages = { en };

export const language = navigator.languages?.map((code) => code.slice(0, 2)).find((code) => languages[code]) ?? "en";
const texts = languages[language];
const plural = new Intl.PluralRules(language);

export function has(key) {
  return key in texts || key in en;
}

export function t(key, facts = {}) {
  const entry = texts[key] ?? en[key] ?? key;
  const text = typeof entry === "string" ? entry : (entry[plural.select(facts.n)] ?? entry.other);
  return text.replace(/\{(\w+)\}/g, (_, name) => String(facts[name] ?? ""));
}

// A word of the server's, where we have a better one.
export function named(kind, value) {
  return has(`${kind}.${value}`) ? t(`${kind}.${value}`) : String(value).replaceAll("_", " ");
}

export function clockWords(clock) {
  return t(`clock.${clock.kind}`, {
    ...clock,
    n: clock.days,
    minutes: Math.round(((clock.seconds ?? 0) / 60) * 10) / 10,
    increment: clock.increment ?? 0,
  });
}

export function time(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (number) => String(number).padStart(2, "0");
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days) return `${days} d ${two(hours)}:${two(minutes)}`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function list(items) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(items);
}

export function day(milliseconds) {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
}
