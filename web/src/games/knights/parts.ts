import type { Sounds } from "../../table/sounds";
import type { CodeOf } from "../scene";
import Board from "./Board.svelte";
import type { Event } from "./generated";
import { places } from "./places";
import { tale } from "./tale";

const sounds: Sounds<CodeOf<Event>> = {
  roll: "dice",
  keep: "piece",
  dealt: "card",
  "turned-up": "card",
  tuck: "card",
  gains: "capture",
  missed: "miss",
  "dare-king": "drum",
  "king-revenge": "miss",
  "king-spares": "piece",
  organise: "fanfare",
  "wins-tournament": "fanfare",
  won: "won",
};

export default { Board, places, sounds, tale };
