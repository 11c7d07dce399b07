import { serve, type Scope } from "./worker";

/** Filled in when everything is built. */
declare const BUILT_ASSETS: string[];

serve(globalThis as unknown as Scope, BUILT_ASSETS);
