import type { Sounds } from "../../table/sounds";
import type { CodeOf } from "../scene";
import Board from "./Board.svelte";
import type { Event } from "./generated";
import { places } from "./places";
import Plate from "./Plate.svelte";
import { tale } from "./tale";

const sounds: Sounds<CodeOf<Event>> = {
  roll: "dice",
  keep: "piece",
  gains: "capture",
  "king-revenge": "piece",
  "king-spares": "piece",
  won: "won",
};

export default { Board, Plate, places, sounds, tale };
