/** The REST part of the server. */

import { explain } from "../words/words.svelte";
import { API } from "./generated";
import type { Problem } from "./problem";
import { readiness } from "./readiness.svelte";

/** Something that the server did not do, and why. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(explain(problem));
  }
}

/** Ask the server; what needs a game that is still being prepared waits for it and is asked again. */
export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  for (;;) {
    try {
      return await callOnce<Answer>(method, path, body);
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.code !== "game-not-ready") throw error;
      const { game, percent } = error.problem.facts as { game: string; percent: number };
      await readiness.until(game, percent);
    }
  }
}

async function callOnce<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const written = typeof body === "string";
  const response = await reach(API + path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": written ? "application/jsonl" : "application/json" },
    body: written ? body : body === undefined ? undefined : JSON.stringify(body),
  });
  if (response.ok) return (response.status === 204 ? null : await response.json()) as Answer;
  throw new Refused(await problemOf(response), response.status);
}

async function reach(address: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, options);
  } catch {
    throw new Refused({ code: "web-offline" }, 0);
  }
}

/** A proxy may answer without our shape. */
async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { code: "web-no-answer", facts: { status: response.status } };
  }
}

export const get = <Answer>(path: string): Promise<Answer> => call("GET", path);
export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => call("POST", path, body);

export const socketAddress = (path: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${API}${path}`;
