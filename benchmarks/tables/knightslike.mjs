// A game of the same weight as Knights for boardgame.io: the same 48 cards, six dice, four seats and kinds of moves,
// without the finer rules. Nothing is hidden, and it never ends, so that a run may last as long as it likes.

import { createRequire } from "node:module";

// boardgame.io names its parts by folder, which only require() understands.
const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core");

const ROLLS = 3;
const DICE = 6;
const LOG_LINES = 12;
const STACKS = ["left", "right"];
const NAMES = ["Anna", "Béla", "Cees", "Dörte"];

// 16 castles, 9 tournaments and 23 special cards, as in the box.
function castles() {
  return ["red", "green", "blue", "yellow", "white", "black"].flatMap((colour, c) =>
    Array.from({ length: c < 4 ? 3 : 2 }, (_, i) => `castle ${colour} ${3 + (i % 2)}-${(c % 5) + 1}`),
  );
}

function others() {
  const tournaments = Array(9).fill("tournament");
  const specials = Array.from({ length: 23 }, (_, i) => `special-${i % 8} ${1 + (i % 4)}-${(i % 5) + 1}`);
  return [...tournaments, ...specials];
}

function card(name) {
  const [kind, ...rest] = name.split(" ");
  const [red, yellow] = rest.length ? rest.at(-1).split("-").map(Number) : [4, 1];
  return { kind, name, demand: { red, count: 3, yellow } };
}

function turnUp(G, stack, random) {
  const unseen = G.stacks[stack].unseen;
  const [name] = unseen.splice(random.Die(unseen.length) - 1, 1);
  G.stacks[stack].top = card(name);
}

function setup({ ctx, random }) {
  const dealt = random.Shuffle(castles());
  const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => ({
    name: NAMES[seat],
    castles: [dealt.pop()],
    specials: [],
    tournaments: 0,
  }));
  const cards = random.Shuffle([...dealt, ...others()]);
  const half = cards.length / 2;
  const stack = (unseen) => ({ top: null, tucked: [], unseen });
  const G = {
    stacks: { left: stack(cards.slice(0, half)), right: stack(cards.slice(half)) },
    seats,
    contest: null,
    log: [],
  };
  for (const name of STACKS) turnUp(G, name, random);
  return G;
}

function note(G, by, text) {
  G.log.push({ by, text });
  if (G.log.length > LOG_LINES) G.log.shift();
}

function roll(contest, random, count) {
  contest.dice = random.Die(6, count).sort();
  contest.rolls += 1;
}

// A seat that is full gives its oldest card back, to the lower stack: so neither stack ever runs out.
function giveBack(G, name) {
  const { left, right } = G.stacks;
  (left.unseen.length < right.unseen.length ? left : right).unseen.push(name);
}

function settle(G, seat, random) {
  const { stack, kept } = G.contest;
  const pile = G.stacks[stack];
  const { demand: wanted } = pile.top;
  const won = kept.filter((die) => die === wanted.red).length >= wanted.count;
  note(G, seat, `${won ? "wins" : "misses"} ${pile.top.name} with ${kept.join("-")}`);
  if (won) {
    const owned = pile.top.kind === "castle" ? G.seats[seat].castles : G.seats[seat].specials;
    owned.push(pile.top.name);
    if (owned.length > 3) giveBack(G, owned.shift());
    turnUp(G, stack, random);
  }
  G.contest = null;
}

function go({ G, playerID, random }, stack) {
  if (G.contest || !STACKS.includes(stack)) return INVALID_MOVE;
  G.contest = { stack, roller: playerID, target: G.stacks[stack].top.name, kept: [], dice: [], rolls: 0 };
  roll(G.contest, random, DICE);
  note(G, playerID, `goes for ${G.contest.target}, rolls ${G.contest.dice.join("-")}`);
}

const distinctDice = (chosen, dice) =>
  Array.isArray(chosen) &&
  chosen.length > 0 &&
  new Set(chosen).size === chosen.length &&
  chosen.every((i) => Number.isInteger(i) && i >= 0 && i < dice.length);

function keep({ G, playerID, random, events }, chosen) {
  const contest = G.contest;
  if (!contest || !distinctDice(chosen, contest.dice)) return INVALID_MOVE;
  contest.kept.push(...chosen.map((i) => contest.dice[i]));
  const left = contest.dice.length - chosen.length;
  if (left && contest.rolls < ROLLS) {
    roll(contest, random, left);
    note(G, playerID, `keeps ${contest.kept.join("-")}, rolls ${contest.dice.join("-")}`);
    return;
  }
  settle(G, playerID, random);
  events.endTurn();
}

export const KnightsLike = {
  name: "knights",
  minPlayers: 4,
  maxPlayers: 4,
  // Dice on the table cannot be taken back; with undo on, boardgame.io would keep a copy of every position as well.
  disableUndo: true,
  setup,
  moves: { go: { move: go, client: false }, keep: { move: keep, client: false } },
  playerView: ({ G }) => G,
};
