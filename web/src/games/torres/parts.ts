import type { Sounds } from "../../table/sounds";
import type { CodeOf } from "../scene";
import Board from "./Board.svelte";
import type { Event } from "./generated";
import { places } from "./places";
import Plate from "./Plate.svelte";
import { tale } from "./tale";

const sounds: Sounds<CodeOf<Event>> = {
  foundation: "stone",
  build: "stone",
  shift: "stone",
  raise: "stone",
  deploy: "piece",
  move: "piece",
  gate: "piece",
  "card-move": "piece",
  king: "drum",
  buy: "card",
  play: "card",
  castles: "stone",
  "king-bonus": "fanfare",
  "master-bonus": "fanfare",
  year: "drum",
  won: "won",
};

export default { Board, Plate, places, sounds, tale };
