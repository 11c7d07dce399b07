import type { ErrorAnswer } from "./generated";

/** What is wrong, said by the server or by the page itself. */
export type Problem = Pick<ErrorAnswer, "code"> & Partial<ErrorAnswer>;
