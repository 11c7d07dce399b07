import Board from "./Board.svelte";
import Plate from "./Plate.svelte";

export default { Board, Plate };
