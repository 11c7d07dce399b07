// You: name, way back, account, tokens, data; and coming back by a link.

import { call, comeIn, forgetWayBack, get, keepWayBack, post, rememberName, rememberedName, self, setMe, wayBack } from "./api.js";
import { button, confirmed, copyable, el, fill, labelled, notice } from "./dom.js";
import { t } from "./words.js";

export function showYou(main) {
  document.title = `${t("you-heading")} – ${t("title")}`;
  main.className = "you";
  const again = () => showYou(main);
  const { me } = self;
  fill(
    main,
    el("h1", {}, t("you-heading")),
    me ? [nameForm(me, again), wayBackBox(again), accountBox(me, again), tokensBox(), dataBox(me, again)] : nobody(again),
  );
}

function nobody(again) {
  return [
    el("p", {}, t("you-nobody")),
    form([["name", t("your-name"), { maxlength: 24, value: rememberedName() ?? "", autocomplete: "nickname" }]], t("sit-down"), async ({ name }) => {
      await comeIn(name);
      again();
    }, t("your-name")),
    loginBox(again),
  ];
}

// A form with named fields; what goes wrong is said, what was typed stays.
function form(fields, text, submit, heading, hint) {
  const inputs = fields.map(([name, label, attributes = {}]) => [name, label, el("input", { name, required: true, ...attributes })]);
  const onsubmit = async (event) => {
    event.preventDefault();
    try {
      await submit(Object.fromEntries(inputs.map(([name, , input]) => [name, input.value])));
    } catch (refused) {
      notice(refused.message);
    }
  };
  return el(
    "section",
    { class: "panel" },
    heading ? el("h2", {}, heading) : null,
    hint ? el("p", { class: "small" }, hint) : null,
    el("form", { onsubmit }, inputs.map(([, label, input]) => labelled(label, input)), el("button", {}, text)),
  );
}

function nameForm(me, again) {
  const hint = me.guest ? t("you-guest") : t("you-account", { login: me.login });
  const fields = [["name", t("you-name"), { maxlength: 24, value: me.name, autocomplete: "nickname" }]];
  return form(fields, t("you-rename"), async ({ name }) => {
    const renamed = await call("PATCH", "/me", { name });
    rememberName(renamed.name);
    setMe(renamed);
    notice(t("you-renamed", { name: renamed.name }));
    again();
  }, me.name, hint);
}

function wayBackBox(again) {
  const path = wayBack();
  const make = async () => {
    try {
      keepWayBack((await post("/me/recovery")).recovery);
    } catch (refused) {
      notice(refused.message);
    }
    again();
  };
  return el(
    "section",
    { class: "panel" },
    el("h2", {}, t("way-heading")),
    path
      ? [
          el("p", {}, t("way-new")),
          copyable(location.origin + path, t("way-copy"), t("copied")),
          button(t("way-kept"), () => {
            forgetWayBack();
            again();
          }),
        ]
      : [el("p", { class: "small" }, t("way-hint")), button(t("way-make"), make)],
  );
}

const PASSWORD = { type: "password", minlength: 8, maxlength: 500 };

function accountBox(me, again) {
  if (me.guest) {
    const fields = [
      ["login", t("account-login"), { minlength: 3, maxlength: 32, autocomplete: "username" }],
      ["password", t("account-password"), { ...PASSWORD, autocomplete: "new-password" }],
    ];
    const register = async (given) => {
      setMe(await post("/me/account", given));
      notice(t("account-made", { login: self.me.login }));
      again();
    };
    return [form(fields, t("account-register"), register, t("account-heading"), t("account-hint")), logoutBox(me, again)];
  }
  const fields = [
    ["old", t("password-old"), { ...PASSWORD, autocomplete: "current-password" }],
    ["new", t("password-new"), { ...PASSWORD, autocomplete: "new-password" }],
  ];
  const change = async (given) => {
    setMe(await call("PUT", "/me/password", given));
    notice(t("password-done"));
    again();
  };
  return [form(fields, t("password-go"), change, t("password-heading")), logoutBox(me, again)];
}

function loginBox(again) {
  const fields = [
    ["login", t("account-login"), { autocomplete: "username" }],
    ["password", t("account-password"), { type: "password", autocomplete: "current-password" }],
  ];
  return form(fields, t("login-go"), async (given) => {
    setMe(await post("/login", given));
    rememberName(self.me.name);
    notice(t("login-done", { name: self.me.name }));
    again();
  }, t("login-heading"));
}

function logoutBox(me, again) {
  const leave = async () => {
    if (me.guest && !(await confirmed(t("logout-ask"), t("logout"), t("stay")))) return;
    await post("/logout");
    forgetWayBack();
    setMe(null);
    again();
  };
  return el("p", {}, button(t("logout"), leave));
}

function tokensBox() {
  const rows = el("ul", { class: "tokens" });
  const shown = el("div", { role: "status" });
  const draw = async () => {
    const tokens = await get("/me/tokens");
    fill(rows, tokens.length ? tokens.map(row) : el("li", { class: "small" }, t("tokens-none")));
  };
  const row = ({ name }) => {
    const revoke = async () => {
      await call("DELETE", `/me/tokens/${encodeURIComponent(name)}`);
      draw();
    };
    return el("li", {}, name, " ", button(t("token-revoke"), revoke, { "aria-label": `${t("token-revoke")}: ${name}` }));
  };
  draw();
  const make = async ({ name }) => {
    const made = await post("/me/tokens", { name });
    fill(shown, el("p", {}, t("token-new", { name: made.name })), copyable(made.token, t("token-copy"), t("copied")));
    draw();
  };
  const made = form([["name", t("token-name"), { maxlength: 40 }]], t("token-make"), make, t("tokens-heading"), t("tokens-hint"));
  made.append(shown, rows);
  return made;
}

function dataBox(me, again) {
  const remove = async () => {
    if (!(await confirmed(t("data-delete-ask"), t("data-delete-yes"), t("stay")))) return;
    await call("DELETE", "/me");
    forgetWayBack();
    setMe(null);
    notice(t("data-deleted"));
    again();
  };
  return el(
    "section",
    { class: "panel" },
    el("h2", {}, t("data-heading")),
    el(
      "div",
      { class: "bar" },
      el("a", { class: "button", href: "/api/v1/me/export", download: true }, t("data-export")),
      button(t("data-delete"), remove, { class: "danger" }),
    ),
  );
}

export function showRecovery(main, token) {
  document.title = `${t("recover-heading")} – ${t("title")}`;
  main.className = "you";
  const go = async () => {
    try {
      setMe(await post("/recover", { token }));
      rememberName(self.me.name);
      forgetWayBack();
      location.replace("/");
    } catch (refused) {
      notice(refused.message);
    }
  };
  fill(
    main,
    el("h1", {}, t("recover-heading")),
    el("p", {}, t("recover-ask")),
    self.me ? el("p", {}, t("recover-other", { name: self.me.name })) : null,
    button(t("recover-go"), go, { class: "primary" }),
  );
}
