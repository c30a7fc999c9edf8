// boardgame.io's own server, in memory. One credential for all, so that a client can go on to the next match.
const { Server, Origins } = require("boardgame.io/server");

const server = Server({ games: [require("./peer_game")], origins: [Origins.LOCALHOST], generateCredentials: () => "bench" });
server.run(Number(process.env.PORT)).then(() => console.log("ready"));
