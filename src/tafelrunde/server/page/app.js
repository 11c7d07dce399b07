// The beginning: who is here, and which page the address asks for.

import { showRecovery, showYou } from "./account.js";
import { self, whoAmI } from "./api.js";
import { el, fill, notice } from "./dom.js";
import { showHome } from "./home.js";
import { showTable } from "./table.js";
import { language, t } from "./words.js";

const main = document.getElementById("main");

function showWho(me) {
  fill(document.getElementById("who"), el("a", { href: "/you" }, me ? me.name : t("you")));
}

async function start() {
  document.documentElement.lang = language;
  self.watchers.push(showWho);
  showWho(null);
  try {
    await whoAmI();
  } catch (refused) {
    notice(refused.message);
  }
  const [place, name] = location.pathname.split("/").filter(Boolean);
  if (place === "t") showTable(main, decodeURIComponent(name));
  else if (place === "recover") showRecovery(main, decodeURIComponent(name));
  else if (place === "you") showYou(main);
  else showHome(main);
}

addEventListener("unhandledrejection", ({ reason }) => notice(reason?.message || t("went-wrong")));
addEventListener("error", () => notice(t("went-wrong")));

start();
