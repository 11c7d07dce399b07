// Small helpers to build the page; no markup is ever made from texts.

export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "disabled") element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export function button(text, onclick, attributes = {}) {
  return el("button", { type: "button", onclick, ...attributes }, text);
}

export function labelled(text, control, hint) {
  return el("label", { class: "field" }, el("span", {}, text), control, hint ? el("small", {}, hint) : null);
}

export function select(options, chosen, attributes = {}) {
  const made = options.map(([value, text]) => el("option", { value, selected: value === chosen }, text));
  return el("select", attributes, made);
}

export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter(Boolean));
}

// Fill a part of the page anew and leave the focus where it was, if the same control is still there.
export function refill(element, ...children) {
  const held = element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  fill(element, ...children);
  if (held) element.querySelector(`[data-key="${CSS.escape(held)}"]`)?.focus();
}

// Demands such as 3-3-3+2 are read as one word, so they stay on one line.
export function whole(text) {
  return text
    .split(/(\S*\d[-+]\d\S*)/)
    .filter(Boolean)
    .map((part) => (/\d[-+]\d/.test(part) ? el("span", { class: "whole" }, part) : part));
}

let fading;

export function notice(text) {
  const place = document.getElementById("notice");
  place.textContent = text;
  place.hidden = !text;
  clearTimeout(fading);
  fading = setTimeout(() => (place.hidden = true), 8000);
}

// Ask before something that cannot be taken back.
export function confirmed(question, yes, no) {
  return new Promise((resolve) => {
    const dialog = el(
      "dialog",
      { "aria-labelledby": "question", onclose: () => finish(dialog.returnValue === "yes") },
      el("p", { id: "question" }, question),
      el(
        "form",
        { method: "dialog", class: "bar" },
        el("button", { value: "no", class: "primary", autofocus: true }, no),
        el("button", { value: "yes" }, yes),
      ),
    );
    const finish = (answer) => {
      dialog.remove();
      resolve(answer);
    };
    document.body.append(dialog);
    dialog.showModal();
  });
}

export function copyable(text, label, copied) {
  const field = el("input", { readonly: true, value: text, "aria-label": label, onfocus: () => field.select() });
  const copy = button(label, async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(text);
      copy.textContent = copied;
    } catch {
      document.execCommand("copy");
    }
  });
  return el("div", { class: "copy" }, field, copy);
}
