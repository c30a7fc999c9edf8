// The page's one script: keeps the socket, morphs what is new into what is there, sends clicks back.

const body = document.body;
const $ = (id) => document.getElementById(id);
const link = (path) => `/t/${body.dataset.code}${path}`;

// ---- morphing -------------------------------------------------------------------------------

function parse(target, markup) {
  const template = document.createElement("template");
  const svg = target.namespaceURI === "http://www.w3.org/2000/svg";
  template.innerHTML = svg ? `<svg>${markup}</svg>` : markup;
  return svg ? template.content.firstChild : template.content;
}

function sameKind(a, b) {
  return a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || "") === (b.id || "");
}

function morphChildren(old, fresh) {
  const byId = new Map();
  for (const child of old.children) if (child.id) byId.set(child.id, child);
  let next = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    let found = wanted.id ? byId.get(wanted.id) : null;
    if (!found && next && !(next.id && byId.has(next.id) && next.id !== wanted.id) && sameKind(next, wanted)) {
      found = next;
    }
    if (found && sameKind(found, wanted)) {
      if (found === next) next = next.nextSibling;
      else old.insertBefore(found, next);
      morphNode(found, wanted);
    } else {
      old.insertBefore(wanted, next);
    }
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

function morphNode(old, fresh) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  morphChildren(old, fresh);
}

// The album keeps the pieces of markup that came, by name; a part of the page is a list of names.
const album = new Map();
const built = (names) => names.map((name) => album.get(name)).join("");

function patch(name, markup) {
  if (name === "box") return resize(markup);
  const target = $(`part-${name}`);
  if (name === "log") scrolled(target, () => morphChildren(target, parse(target, markup)));
  else morphChildren(target, parse(target, markup));
}

const LONGEST_LOG = 200;

function addLines(lines) {
  const log = $("part-log");
  scrolled(log, () => {
    log.append(parse(log, lines.join("")));
    while (log.childElementCount > LONGEST_LOG) log.firstElementChild.remove();
  });
}

// What was read to its end stays at its end.
function scrolled(list, change) {
  const roll = list.parentElement;
  const low = roll.scrollHeight - roll.scrollTop - roll.clientHeight < 40;
  change();
  if (low) roll.scrollTop = roll.scrollHeight;
}

function resize(box) {
  const [width, height, ...label] = box.split(" ");
  $("drawing").setAttribute("viewBox", `0 0 ${width} ${height}`);
  $("drawing").setAttribute("aria-label", label.join(" "));
}

function patchAll(changes) {
  const inPlay = document.activeElement?.closest?.("[data-action],[data-do]");
  for (const [name, change] of Object.entries(changes)) patch(name, change);
  if (inPlay && !inPlay.isConnected) $("asked")?.focus({ preventScroll: true });
}

function answer(words, rule = "") {
  const place = $("answer");
  place.textContent = words;
  if (!rule) return;
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "rule", textContent: `Rule ${rule}` });
  button.dataset.rule = rule;
  place.append(" ", button);
}

// ---- the live table -------------------------------------------------------------------------

function playTable() {
  let socket = null;
  let version = -1;
  let at = -1;
  let waiting = null;
  let attempts = 0;
  let retry = 0;
  let heard = Date.now();
  let lastChat = -1;
  let curtainSeat = -1;

  const reader = document.querySelector("details.astext");
  reader.addEventListener("toggle", () => send({ do: "read", on: reader.open }));

  const send = (message) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    else connect();
  };

  function connect() {
    clearTimeout(retry);
    if (socket && socket.readyState <= WebSocket.OPEN) return;
    socket = new WebSocket(new URL(link("/live"), location.href.replace(/^http/, "ws")));
    socket.onopen = () => {
      attempts = 0;
      heard = Date.now();
      $("line").hidden = true;
      if (reader.open) send({ do: "read", on: true });
      if (waiting) send(waiting);
    };
    socket.onmessage = (event) => {
      heard = Date.now();
      receive(JSON.parse(event.data));
    };
    socket.onclose = () => {
      version = -1;
      const pause = Math.min(15000, 400 * 2 ** attempts++) * (0.7 + Math.random() * 0.6);
      $("line").textContent = "The line is dead. Trying again; your game is safe.";
      $("line").hidden = false;
      retry = setTimeout(connect, pause);
    };
  }

  function receive(message) {
    switch (message.type) {
      case "table":
        if (message.base !== undefined && message.base !== version) return socket.close();
        version = message.version;
        if (message.at !== at) {
          answer("");
          unhint();
        }
        at = message.at;
        body.dataset.at = at;
        if (waiting && at > waiting.at) waiting = null;
        body.classList.toggle("busy", waiting !== null);
        take(message);
        if (!$("part-bar").childElementCount) $("part-bar").hidden = true;
        else $("part-bar").hidden = false;
        announce();
        keepInSight("[data-action]");
        break;
      case "chat":
        chatLine(message);
        break;
      case "refused":
        if (waiting && message.token === waiting.token) waiting = null;
        body.classList.toggle("busy", waiting !== null);
        answer(message.sentence.charAt(0).toUpperCase() + message.sentence.slice(1), message.rule);
        break;
      case "hint":
        answer(`A bot would: ${message.sentence}. ${message.why}`);
        for (const control of document.querySelectorAll(`[data-action="${message.action}"]`)) control.classList.add("hinted");
        keepInSight(".hinted");
        break;
      case "curtain":
        drawCurtain(message);
        break;
    }
  }

  function take({ base, pieces, parts, log }) {
    const whole = base === undefined;
    if (whole) album.clear();
    for (const [name, piece] of Object.entries(pieces)) album.set(name, piece);
    const markup = Object.fromEntries(Object.entries(parts).map(([name, steps]) => [name, built(steps)]));
    if (whole) markup.log = log.join("");
    patchAll(markup);
    if (!whole) addLines(log);
  }

  const unhint = () => document.querySelectorAll(".hinted").forEach((control) => control.classList.remove("hinted"));

  const title = document.title;
  function announce() {
    document.title = document.querySelector(".ask.mine") ? `Your move: ${title}` : title;
  }

  function chatLine({ number, seat, who, words }) {
    if (number <= lastChat) return;
    lastChat = number;
    const line = document.createElement("li");
    const name = document.createElement("b");
    name.className = `c${seat}`;
    name.textContent = who;
    line.append(name, `: ${words}`);
    $("chat").append(line);
    const roll = $("chat").parentElement;
    roll.hidden = false;
    roll.scrollTop = roll.scrollHeight;
  }

  function drawCurtain({ seat, who }) {
    curtainSeat = seat;
    $("curtain-title").textContent = `Hand the device to ${who}`;
    $("curtain").querySelector("button").textContent = `I am ${who}: show my table`;
    if (!$("curtain").open) $("curtain").showModal();
  }

  function commit(message) {
    if (waiting) return;
    waiting = { ...message, at, token: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` };
    body.classList.add("busy");
    send(waiting);
  }

  const deeds = {
    hint: () => {
      answer("A bot is thinking about it…");
      send({ do: "hint" });
    },
    undo: () => commit({ do: "undo" }),
    resign: () => commit({ do: "resign" }),
    "hand-over": () => send({ do: "hand-over" }),
    "take-back": () => send({ do: "take-back" }),
    rematch: () => send({ do: "rematch" }),
    invite: () => $("invite").showModal(),
    look: () => {
      $("curtain").close();
      send({ do: "look", seat: curtainSeat });
    },
  };

  body.addEventListener("click", (event) => {
    const control = event.target.closest("[data-action],[data-do],[data-why],[data-copy]");
    if (!control) return;
    if (control.dataset.action !== undefined) commit({ do: "move", action: Number(control.dataset.action) });
    else if (control.dataset.why !== undefined) send({ do: "why", action: control.dataset.why });
    else if (control.dataset.copy !== undefined) copy(control);
    else if (!control.dataset.confirm || confirm(control.dataset.confirm)) deeds[control.dataset.do]?.();
  });

  let asked = null;
  let pause = 0;
  body.addEventListener("pointerover", (event) => {
    const control = event.target.closest?.("[data-why]");
    if (control === asked) return;
    asked = control;
    clearTimeout(pause);
    if (control && event.pointerType === "mouse") pause = setTimeout(() => send({ do: "why", action: control.dataset.why }), 450);
  });

  $("curtain").addEventListener("cancel", (event) => event.preventDefault());
  $("say").addEventListener("submit", (event) => {
    event.preventDefault();
    const words = event.target.words;
    if (words.value.trim()) send({ do: "say", words: words.value });
    words.value = "";
  });
  document.addEventListener("visibilitychange", () => document.hidden || connect());
  window.addEventListener("online", connect);
  setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > 45000) socket.close();
    else if (Date.now() - heard > 20000) send({ do: "ping" });
  }, 5000);
  const log = $("part-log").parentElement;
  log.scrollTop = log.scrollHeight;
  connect();
}

async function copy(button) {
  const field = button.parentElement.querySelector("input");
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    button.textContent = "Copied";
  } catch {
    button.textContent = "Press Ctrl-C";
  }
}

// ---- replay ---------------------------------------------------------------------------------

function playReplay() {
  const slider = $("turn");
  const seenBy = $("as");
  let wanted = 0;

  async function show(turn) {
    const last = Number(slider.max);
    slider.value = Math.max(0, Math.min(last, turn));
    const ticket = ++wanted;
    const where = `turn=${slider.value}&as=${seenBy.value}`;
    const found = await fetch(`/api/tables/${body.dataset.code}/replay/${slider.value}?as=${seenBy.value}`);
    if (!found.ok || ticket !== wanted) return;
    const frame = await found.json();
    patchAll(frame.parts);
    slider.max = frame.turns;
    $("count").textContent = `${frame.turn} / ${frame.turns}`;
    log.scrollTop = log.scrollHeight;
    history.replaceState(null, "", link(`/replay?${where}`));
    comment(ticket);
  }

  async function comment(ticket) {
    if (!$("part-insight")) return;
    const found = await fetch(`/api/tables/${body.dataset.code}/analysis/${slider.value}`);
    if (found.ok && ticket === wanted) patchAll((await found.json()).parts);
  }

  const log = $("part-log").parentElement;
  log.scrollTop = log.scrollHeight;
  comment(wanted);
  slider.addEventListener("input", () => show(Number(slider.value)));
  seenBy.addEventListener("change", () => show(Number(slider.value)));
  body.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step]");
    if (step) show(Number(slider.value) + Number(step.dataset.step));
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("select, input:not(#turn), textarea, pre, [role=log]")) return;
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
    if (!(event.key in steps)) return;
    event.preventDefault();
    const goal = Number(slider.value) + steps[event.key];
    show(Number.isFinite(goal) ? goal : goal < 0 ? 0 : Number(slider.max));
  });
}

// ---- every page -----------------------------------------------------------------------------

async function openRules(rule) {
  const text = $("rules-text");
  if (!text.childElementCount) {
    const found = await fetch(`/rules/${body.dataset.game}/text`);
    text.replaceChildren(parse(text, found.ok ? await found.text() : "<p>The rules cannot be reached.</p>"));
  }
  $("rules").showModal();
  text.querySelector(".here")?.classList.remove("here");
  const place = rule && document.getElementById(rule);
  if (!place) return;
  const line = place.closest("li, p, tr, h2, h3, h4") ?? place;
  line.classList.add("here");
  line.scrollIntoView({ block: "center" });
  place.focus({ preventScroll: true });
}

body.addEventListener("click", (event) => {
  const rule = event.target.closest("[data-rule]");
  if (rule) openRules(rule.dataset.rule || document.querySelector(".prompt [data-rule]")?.dataset.rule);
  const deed = event.target.closest("[data-do]")?.dataset.do;
  if (deed === "theme") turnTheme();
  if (deed === "zoom") zoom(event.target.closest("button"));
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  const control = event.target.closest?.("g[data-action], g[data-why]");
  if (!control) return;
  event.preventDefault();
  control.dispatchEvent(new MouseEvent("click", { bubbles: true }));
});

function zoom(button) {
  const near = $("surface").classList.toggle("near");
  button.setAttribute("aria-pressed", near);
  button.textContent = near ? "Whole table" : "Closer";
  keepInSight("[data-action]");
}

// Close up, something of what may be done can always be seen.
function keepInSight(what) {
  const surface = $("surface");
  const { left, right, top, bottom } = surface.getBoundingClientRect();
  const places = [...surface.querySelectorAll(what)].map((one) => {
    const box = one.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  if (!surface.classList.contains("near") || !places.length) return;
  if (places.some(({ x, y }) => left < x && x < right && top < y && y < bottom)) return;
  surface.scrollBy(places[0].x - (left + right) / 2, places[0].y - (top + bottom) / 2);
}

function turnTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : root.dataset.theme === "dark";
  root.dataset.theme = dark ? "light" : "dark";
  document.cookie = `theme=${root.dataset.theme};path=/;max-age=31536000;samesite=lax`;
}

if (body.dataset.page === "table") playTable();
if (body.dataset.page === "replay") playReplay();
