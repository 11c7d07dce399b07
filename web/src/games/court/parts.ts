import type { Sounds } from "../../table/sounds";
import type { CodeOf } from "../scene";
import Board from "./Board.svelte";
import type { Event } from "./generated";
import { places } from "./places";
import Plate from "./Plate.svelte";
import { tale } from "./tale";

const sounds: Sounds<CodeOf<Event>> = {
  roll: "dice",
  aside: "piece",
  add: "piece",
  change: "piece",
  use: "card",
  claim: "capture",
  "claims-nothing": "miss",
  raised: "drum",
  "final-round": "drum",
  "takes-king": "fanfare",
  "misses-king": "miss",
  won: "won",
};

export default { Board, Plate, places, sounds, tale };
