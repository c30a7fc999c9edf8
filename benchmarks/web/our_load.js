// Many tables of Pocket Ops at once, two sockets each, as two browsers would hold them:
// node our_load.js PORT TABLES SECONDS SERVER-PROCESS
// A move counts when the other player's socket holds the new table; the time is from the click to then.
const WebSocket = require("ws");
const { report, sleep, spent } = require("./report");

const [port, tables, seconds, serverProcess] = process.argv.slice(2).map(Number);
const ORDER = { game: "pocket-ops", chairs: [{ who: "me" }, { who: "me" }] };
const ACTION = /data-action="(\d+)"/g;

const SPARE = 20;
const pool = [];
let measuring = false;
let stopped = false;
let moves = 0;
const latencies = [];

async function newTable() {
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ORDER),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

// As the page's script does it.
function built(album, steps) {
  const pieces = steps.flatMap((step) => {
    if (typeof step !== "string") return album.slice(step[0], step[0] + step[1]);
    album.push(step);
    return [step];
  });
  return pieces.join("");
}

class Table {
  constructor({ code, seats }) {
    this.sent = [[], []];
    this.last = -1;
    this.parts = [{}, {}];
    this.albums = [[], []];
    this.sockets = seats.map(({ seat, key }) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/t/${code}/live`, {
        headers: { authorization: `Bearer ${key}` },
        perMessageDeflate: false,
      });
      socket.on("message", (data) => this.seen(seat, JSON.parse(data)));
      return socket;
    });
  }

  seen(seat, message) {
    if (stopped || message.type === "chat") return;
    if (message.type !== "table") throw new Error(JSON.stringify(message));
    const parts = this.parts[seat];
    if (message.album) this.albums[seat] = message.album;
    for (const name in message.parts) parts[name] = built(this.albums[seat], message.parts[name]);
    const others = this.sent[1 - seat];
    while (others.length && others[0].at < message.at) {
      const { time } = others.shift();
      if (!measuring) continue;
      moves += 1;
      latencies.push(performance.now() - time);
    }
    const offers = [...(parts.scene + parts.bar).matchAll(ACTION)];
    if (offers.length) this.move(seat, message.at, Number(offers[Math.floor(Math.random() * offers.length)][1]));
    else if (parts.desk.includes("rematch") && !this.closed) this.next();
  }

  move(seat, at, action) {
    if (at <= this.last) return;
    this.last = at;
    this.sent[seat].push({ at, time: performance.now() });
    this.sockets[seat].send(JSON.stringify({ do: "move", action, at, token: `${at}-${Math.random()}` }));
  }

  async next() {
    this.closed = true;
    this.sockets.forEach((socket) => socket.close());
    if (!stopped) new Table(pool.pop() ?? (await newTable()));
  }
}

(async () => {
  const wanted = tables * Math.max(SPARE, Math.ceil((seconds + 2) * 3));
  while (pool.length < wanted) pool.push(...(await Promise.all(Array.from({ length: 8 }, newTable))));
  for (let count = 0; count < tables; count += 1) new Table(pool.pop());
  await sleep(1500);
  const began = performance.now();
  const before = spent(serverProcess);
  measuring = true;
  await sleep(seconds * 1000);
  measuring = false;
  stopped = true;
  report(moves, (performance.now() - began) / 1000, latencies, spent(serverProcess) - before);
})();
