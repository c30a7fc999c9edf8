// What both drivers measure and print.
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

exports.sleep = (ms) => new Promise((done) => setTimeout(done, ms));

exports.report = (moves, seconds, latencies) => {
  latencies.sort((a, b) => a - b);
  const line = {
    moves_per_second: moves / seconds,
    p50_ms: percentile(latencies, 0.5),
    p99_ms: percentile(latencies, 0.99),
  };
  console.log(JSON.stringify(line));
  process.exit(0);
};
