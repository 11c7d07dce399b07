import type { Sounds } from "../../table/sounds";
import type { CodeOf } from "../scene";
import Board from "./Board.svelte";
import type { Event } from "./generated";
import { places } from "./places";
import Plate from "./Plate.svelte";

const sounds: Sounds<CodeOf<Event>> = {
  roll: "dice",
  keep: "piece",
  "king-revenge": "piece",
  "king-spares": "piece",
  won: "won",
};

export default { Board, Plate, places, sounds };
