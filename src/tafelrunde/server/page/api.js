// The REST part of the server, and who we are.

import { t } from "./words.js";

const API = "/api/v1";
const WAY_BACK = "tafelrunde.recovery";

export class Refused extends Error {
  constructor(problem, status) {
    super(problem.message || problem.code);
    this.code = problem.code;
    this.status = status;
  }
}

export async function call(method, path, body, type = "application/json") {
  const options = { method, headers: {} };
  if (body !== undefined) {
    options.headers["Content-Type"] = type;
    options.body = type === "application/json" ? JSON.stringify(body) : body;
  }
  let response;
  try {
    response = await fetch(API + path, options);
  } catch {
    throw new Refused({ code: "offline", message: t("offline") }, 0);
  }
  if (response.ok) return response.status === 204 ? null : response.json();
  let problem = { code: "internal", message: t("no-answer", { status: response.status }) };
  try {
    problem = await response.json();
  } catch {
    // A proxy may answer without our shape.
  }
  throw new Refused(problem, response.status);
}

export const get = (path) => call("GET", path);
export const post = (path, body = {}) => call("POST", path, body);

export function socketAddress(path) {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${API}${path}`;
}

export const self = { me: null, watchers: [] };

export function setMe(me) {
  self.me = me;
  for (const watcher of self.watchers) watcher(me);
}

export async function whoAmI() {
  try {
    setMe(await get("/me"));
  } catch (refused) {
    if (refused.status !== 401) throw refused;
    setMe(null);
  }
  return self.me;
}

// A name is enough: whoever does something for the first time becomes a guest.
export async function comeIn(name) {
  if (self.me) return self.me;
  const wanted = (name || rememberedName() || "").trim();
  try {
    const welcome = await post("/me", wanted ? { name: wanted } : {});
    sessionStorage.setItem(WAY_BACK, welcome.recovery);
    rememberName(welcome.name);
    setMe(welcome);
  } catch (refused) {
    if (refused.code !== "known-already") throw refused;
    await whoAmI();
  }
  return self.me;
}

export const rememberedName = () => localStorage.getItem("tafelrunde.name");
export const rememberName = (name) => localStorage.setItem("tafelrunde.name", name);
export const wayBack = () => sessionStorage.getItem(WAY_BACK);
export const keepWayBack = (path) => sessionStorage.setItem(WAY_BACK, path);
export const forgetWayBack = () => sessionStorage.removeItem(WAY_BACK);

let known;

export function games() {
  known ??= get("/games");
  return known;
}
