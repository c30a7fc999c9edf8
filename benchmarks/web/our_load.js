// Many tables of Pocket Ops at once, two sockets each, as two browsers would hold them:
// node our_load.js PORT TABLES SECONDS SERVER-PROCESS
// Everybody is seated before the clock starts, as the peer's clients stay on their line from match to match.
// A move counts when the other player's socket holds the new table; the time is from the click to then.
const WebSocket = require("ws");
const { report, sleep, spent } = require("./report");

const [port, tables, seconds, serverProcess] = process.argv.slice(2).map(Number);
const ORDER = { game: "pocket-ops", chairs: [{ who: "me" }, { who: "me" }] };
const ACTION = /data-action="(\d+)"/g;

const SPARE = 4; // games that one table can end in a second
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

// A piece of the page. It is read once, as a browser builds it once.
class Piece {
  constructor(markup) {
    this.actions = [...markup.matchAll(ACTION)].map((found) => Number(found[1]));
    this.ends = markup.includes("rematch");
  }
}

class Table {
  constructor({ code, seats }) {
    this.sent = [[], []];
    this.last = -1;
    this.parts = [{}, {}];
    this.albums = [new Map(), new Map()];
    this.at = -1;
    this.playing = false;
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
    const album = this.albums[seat];
    if (message.base === undefined) album.clear();
    for (const name in message.pieces) album.set(name, new Piece(message.pieces[name]));
    for (const name in message.parts) this.parts[seat][name] = message.parts[name].map((piece) => album.get(piece));
    this.at = message.at;
    if (this.playing) this.respond(seat, message.at);
  }

  get seated() {
    return this.parts.every((parts) => parts.scene);
  }

  play() {
    this.playing = true;
    [0, 1].forEach((seat) => this.respond(seat, this.at));
  }

  respond(seat, at) {
    const parts = this.parts[seat];
    const others = this.sent[1 - seat];
    while (others.length && others[0].at < at) {
      const { time } = others.shift();
      if (!measuring) continue;
      moves += 1;
      latencies.push(performance.now() - time);
    }
    const offers = [...parts.scene, ...parts.bar].flatMap((piece) => piece.actions);
    if (offers.length) this.move(seat, at, offers[Math.floor(Math.random() * offers.length)]);
    else if (parts.desk.some((piece) => piece.ends) && !this.closed) this.next();
  }

  move(seat, at, action) {
    if (at <= this.last) return;
    this.last = at;
    this.sent[seat].push({ at, time: performance.now() });
    this.sockets[seat].send(JSON.stringify({ do: "move", action, at, token: `${at}-${Math.random()}` }));
  }

  next() {
    this.closed = true;
    this.sockets.forEach((socket) => socket.close());
    if (!pool.length) throw new Error("more games were played than seated; raise SPARE");
    pool.pop().play();
  }
}

(async () => {
  const wanted = tables * Math.ceil((seconds + 2) * SPARE);
  while (pool.length < wanted) {
    const seated = (await Promise.all(Array.from({ length: 8 }, newTable))).map((table) => new Table(table));
    while (!seated.every((table) => table.seated)) await sleep(1);
    pool.push(...seated);
  }
  for (let count = 0; count < tables; count += 1) pool.pop().play();
  await sleep(1500);
  const began = performance.now();
  const before = spent(serverProcess);
  measuring = true;
  await sleep(seconds * 1000);
  measuring = false;
  stopped = true;
  report(moves, (performance.now() - began) / 1000, latencies, spent(serverProcess) - before);
})();
