// What both drivers measure and print.
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

// Processor time of the server so far, in microseconds: Linux counts it in hundredths of a second.
exports.spent = (process) => {
  const fields = require("fs").readFileSync(`/proc/${process}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10000;
};

exports.sleep = (ms) => new Promise((done) => setTimeout(done, ms));

exports.report = (moves, seconds, latencies, spent) => {
  latencies.sort((a, b) => a - b);
  const line = {
    moves_per_second: moves / seconds,
    server_us_per_move: spent / moves,
    p50_ms: percentile(latencies, 0.5),
    p99_ms: percentile(latencies, 0.99),
  };
  console.log(JSON.stringify(line));
  process.exit(0);
};
