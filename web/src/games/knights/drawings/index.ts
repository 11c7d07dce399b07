import Drawing from "./Drawing.svelte";
import { EXAMPLES } from "./examples";

export default { Drawing, chapters: Object.keys(EXAMPLES) };
