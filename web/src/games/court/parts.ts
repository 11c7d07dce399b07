import type { Sounds } from "../../table/sounds";
import Board from "./Board.svelte";
import { places } from "./places";
import Plate from "./Plate.svelte";

const sounds: Sounds = { roll: "dice", aside: "piece", raised: "stone", won: "won" };

export default { Board, Plate, places, sounds };
