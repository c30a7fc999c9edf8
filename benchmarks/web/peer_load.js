// Many matches of boardgame.io at once, two socket clients each: node peer_load.js PORT MATCHES SECONDS SERVER-PROCESS
// A move counts when the other player's client holds the new state; the time is from the click to then.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./peer_game");
const { report, sleep, spent } = require("./report");

const [port, matches, seconds, serverProcess] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const SPARE = 60;

async function post(path, body) {
  const answer = await fetch(server + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function newMatch() {
  const { matchID } = await post("/games/tic-tac-toe/create", { numPlayers: 2 });
  for (const playerID of ["0", "1"]) {
    await post(`/games/tic-tac-toe/${matchID}/join`, { playerID, playerName: playerID });
  }
  return matchID;
}

let measuring = false;
let moves = 0;
const latencies = [];

class Match {
  constructor(pool) {
    this.pool = pool;
    this.sent = 0;
    this.busy = false;
    const matchID = pool.pop();
    this.clients = ["0", "1"].map((playerID, index) => {
      const client = Client({ game, debug: false, multiplayer: SocketIO({ server }), matchID, playerID, credentials: "bench" });
      client.subscribe((state) => this.clients && this.seen(index, state));
      return client;
    });
    this.clients.forEach((client) => client.start());
  }

  seen(index, state) {
    if (!state || this.changing) return;
    if (this.sent && index === 1 - this.mover && state._stateID >= this.expected) {
      if (measuring) {
        moves += 1;
        latencies.push(performance.now() - this.sent);
      }
      this.sent = 0;
      if (state.ctx.gameover) {
        this.busy = true;
        setImmediate(() => this.next());
        return;
      }
    }
    if (this.sent || this.busy) return;
    const [a, b] = this.clients.map((client) => client.getState());
    if (!a || !b || a._stateID !== b._stateID || a.ctx.turn !== b.ctx.turn || a.ctx.gameover) return;
    this.busy = true;
    setImmediate(() => this.move(Number(a.ctx.currentPlayer)));
  }

  move(mover) {
    this.busy = false;
    const state = this.clients[mover].getState();
    if (!state || state.ctx.gameover || state.ctx.currentPlayer !== String(mover)) {
      setTimeout(() => this.seen(mover, state), 1);
      return;
    }
    const free = state.G.cells.map((cell, index) => (cell === null ? index : -1)).filter((index) => index >= 0);
    this.mover = mover;
    this.expected = state._stateID + 1;
    this.sent = performance.now();
    this.clients[mover].moves.clickCell(free[Math.floor(Math.random() * free.length)]);
  }

  next() {
    if (!this.pool.length) return;
    this.changing = true;
    const matchID = this.pool.pop();
    this.clients.forEach((client) => client.updateMatchID(matchID));
    this.changing = false;
    this.busy = false;
  }
}

(async () => {
  const pool = [];
  const wanted = matches * Math.max(SPARE, Math.ceil((seconds + 2) * 12));
  while (pool.length < wanted) pool.push(...(await Promise.all(Array.from({ length: 8 }, newMatch))));
  for (let count = 0; count < matches; count += 1) new Match(pool);
  await sleep(1500);
  const began = performance.now();
  const before = spent(serverProcess);
  measuring = true;
  await sleep(seconds * 1000);
  measuring = false;
  report(moves, (performance.now() - began) / 1000, latencies, spent(serverProcess) - before);
})();
