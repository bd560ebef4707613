"""Logs: one JSON object a line. No token, seed or hand is ever an argument of a log line."""

import json
import logging
import re
import sys
import traceback

KEPT = ("table", "error", "path", "address", "worker", "status")
TOKEN = re.compile(r"[hsiw]\d\.\d{1,6}\.[A-Za-z0-9_-]{32}")


class Lines(logging.Formatter):
    """A log record as one line of JSON. Of an error its kind and the lines of code it came from, not its words."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": TOKEN.sub("(token)", record.getMessage()),
        }
        line |= {key: getattr(record, key) for key in KEPT if hasattr(record, key)}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])[-6:]
            line["where"] = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames]
        return json.dumps(line, ensure_ascii=False)


class Quiet(logging.Filter):
    """Every socket that opens or closes is no news."""

    def filter(self, record: logging.LogRecord) -> bool:
        said = record.getMessage()
        return record.levelno > logging.INFO or not ("WebSocket" in said or said.startswith("connection "))


def set_up_logs(level: str = "INFO") -> None:
    """Everything goes to standard error as lines of JSON."""
    writer = logging.StreamHandler(sys.stderr)
    writer.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [writer]
    root.setLevel(level)
    for name in ("alembic", "httpx", "asyncio", "aiosqlite", "sqlalchemy"):
        logging.getLogger(name).setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").filters = [Quiet()]
