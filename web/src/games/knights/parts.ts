import type { Sounds } from "../../table/sounds";
import Board from "./Board.svelte";
import { places } from "./places";
import Plate from "./Plate.svelte";

const sounds: Sounds = { roll: "dice", keep: "piece", "king-revenge": "piece", "king-spares": "piece", won: "won" };

export default { Board, Plate, places, sounds };
