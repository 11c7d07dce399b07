import type { Sounds } from "../../table/sounds";
import Board from "./Board.svelte";
import Plate from "./Plate.svelte";

const sounds: Sounds = { roll: "dice", won: "won" };

export default { Board, Plate, sounds };
