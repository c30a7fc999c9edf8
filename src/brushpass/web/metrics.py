"""Counts that the operator may read, and the log line of every request."""

import json
import logging
import sys
import time
from collections import Counter


class Metrics:
    """Counters since the start, and gauges that are asked for when read."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.seconds: dict[str, float] = {"commit": 0.0, "think": 0.0}

    def add(self, name: str, amount: int = 1) -> None:
        self.counts[name] += amount

    def commit(self, moves: int, seconds: float) -> None:
        self.counts["commits"] += 1
        self.counts["moves"] += moves
        self.seconds["commit"] += seconds

    def think(self, seconds: float) -> None:
        self.counts["thoughts"] += 1
        self.seconds["think"] += seconds

    def text(self, gauges: dict[str, int]) -> str:
        """In the text format that Prometheus reads."""
        lines: list[str] = []
        for name, count in sorted(self.counts.items()):
            lines += [f"# TYPE brushpass_{name}_total counter", f"brushpass_{name}_total {count}"]
        for name, seconds in sorted(self.seconds.items()):
            lines += [
                f"# TYPE brushpass_{name}_seconds_total counter",
                f"brushpass_{name}_seconds_total {seconds:.6f}",
            ]
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE brushpass_{name} gauge", f"brushpass_{name} {value}"]
        return "\n".join(lines) + "\n"


class JsonLines(logging.Formatter):
    """One JSON object a line. What is logged is chosen field by field: no keys, no seeds."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record)
        return json.dumps(line, ensure_ascii=False)


def _where(record: logging.LogRecord) -> str:
    trace = record.exc_info[2] if record.exc_info else None
    frames: list[str] = []
    while trace is not None:
        code = trace.tb_frame.f_code
        frames.append(f"{code.co_filename.rsplit('brushpass/', 1)[-1]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return " > ".join(frames[-4:])


log = logging.getLogger("brushpass.web")


def start_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    log.handlers = [handler]
    log.propagate = False
    log.setLevel(logging.INFO)


def note(event: str, **facts: object) -> None:
    log.info(event, extra={"facts": facts})


def trouble(event: str, **facts: object) -> None:
    """An error that nobody expected; its place is logged, its message is not."""
    log.error(event, exc_info=True, extra={"facts": facts})
