import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { attempt } from "./look/notices.svelte";
import { install } from "./offline/install";
import { reach } from "./offline/reach.svelte";
import { sendAnswers } from "./offline/sending";
import { settings } from "./settings/settings.svelte";
import { self } from "./wire/me.svelte";

await settings.apply();
await attempt(() =>
  reach.start(async () => {
    await self.look();
    sendAnswers();
  }),
);
addEventListener("online", sendAnswers);
install();
mount(App, { target: document.getElementById("app")! });
