"""Logs: one JSON object a line, by structlog. No token, seed or hand is ever an argument of a log line."""

import logging
import re
import sqlite3
import sys
from types import TracebackType
from typing import Any

from msgspec import json
from structlog.processors import ExceptionRenderer, TimeStamper
from structlog.stdlib import ExtraAdder, ProcessorFormatter, add_log_level, add_logger_name
from structlog.tracebacks import Stack, extract
from structlog.typing import EventDict, WrappedLogger

KEPT = ("table", "error", "path", "address", "worker", "status", "part", "tables")
TOKEN = re.compile(r"[hsiw]\d\.\d{1,6}\.[A-Za-z0-9_-]{32}")
WORDS_ARE_HARMLESS = (OSError, sqlite3.Error)  # they speak of files and connections, never of hands
DEEPEST = 25  # places of a traceback


class Lines(ProcessorFormatter):
    """A log record as one line of JSON, with the whole way of an error."""

    def __init__(self) -> None:
        super().__init__(
            foreign_pre_chain=[
                add_log_level,
                add_logger_name,
                TimeStamper(fmt="%Y-%m-%dT%H:%M:%S%z", utc=False, key="at"),
                ExtraAdder(KEPT),
            ],
            processors=[
                ProcessorFormatter.remove_processors_meta,
                ExceptionRenderer(way_of),
                line_of,
                lambda _, __, line: json.encode(line, enc_hook=str).decode(),
            ],
            pass_foreign_args=False,
        )


def line_of(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """The words of our log lines, in their order; whatever looks like a token is blotted out."""
    said = TOKEN.sub("(token)", str(event["event"]))
    line: dict[str, Any] = {"at": event["at"], "level": event["level"], "from": event["logger"], "says": said}
    line |= {key: event[key] for key in KEPT if key in event}
    if "exception" in event:
        line["error"] = event["exception"][0]["kind"]
        line["traceback"] = event["exception"]
    return line


def way_of(exc_info: tuple[type[BaseException], BaseException, TracebackType | None]) -> list[dict[str, Any]]:
    """An error and those that led to it: of each its kind and the lines of code, not its words, which may be secret."""
    stacks = extract(*exc_info, show_locals=False).stacks
    errors = chain_of(exc_info[1])
    return [told(stack, errors[number] if number < len(errors) else None) for number, stack in enumerate(stacks)]


def chain_of(error: BaseException | None) -> list[BaseException]:
    """The error, its cause, the cause of that."""
    chain: list[BaseException] = []
    while error is not None and error not in chain:
        chain.append(error)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return chain


def told(stack: Stack, error: BaseException | None) -> dict[str, Any]:
    way = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in stack.frames[-DEEPEST:]]
    words = {"says": str(error)} if isinstance(error, WORDS_ARE_HARMLESS) else {}
    return {"kind": stack.exc_type, **words, "lines": way}


NONSENSE = ("Invalid HTTP request", "Unsupported upgrade", "Invalid UTF-8")


class Quiet(logging.Filter):
    """Sockets that open or close are no news, nor is nonsense that strangers send: they must not fill the disk."""

    def filter(self, record: logging.LogRecord) -> bool:
        said = record.getMessage()
        if said.startswith(NONSENSE):
            return False
        return record.levelno > logging.INFO or not ("WebSocket" in said or said.startswith("connection "))


def set_up_logs(level: str = "INFO") -> None:
    """Everything goes to standard error as lines of JSON."""
    writer = logging.StreamHandler(sys.stderr)
    writer.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [writer]
    root.setLevel(level)
    for name in ("alembic", "httpx", "asyncio", "aiosqlite", "sqlalchemy", "filelock"):
        logging.getLogger(name).setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").filters = [Quiet()]
