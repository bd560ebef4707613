"""The line between a device and a table: texts in, texts out, whatever carries them."""

import logging

from msgspec import DecodeError, ValidationError, json

from serai.tables.commands import dispatch
from serai.tables.errors import ApiError, NotStored
from serai.tables.messages.live import ClientMessage, Problem
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer

LOG = logging.getLogger("serai.line")
DECODER: json.Decoder[ClientMessage] = json.Decoder(ClientMessage)


def read_message(written: str | bytes, viewer: Viewer) -> ClientMessage | None:
    """A client's message; one that can't be read is answered with the reason."""
    try:
        return DECODER.decode(written)
    except ValidationError as error:
        viewer.answer(Problem("bad_message", {"reason": str(error)[:200]}))
    except (DecodeError, UnicodeError, RecursionError):
        viewer.answer(Problem("no_json", {}))
    return None


async def attempt(table: LiveTable, viewer: Viewer, message: ClientMessage) -> None:
    """Do it, or say why not."""
    try:
        await dispatch(table, viewer, message)
    except ApiError as error:
        table.host.metrics.problem(error.error)
        viewer.answer(Problem(error.error, error.detail))
    except NotStored as error:
        LOG.warning("a message could not be stored", exc_info=error, extra={"table": table.id})
        viewer.answer(Problem(error.key, {}))
        viewer.show()
    except Exception as error:
        LOG.error("a message failed", exc_info=error, extra={"table": table.id})
        viewer.answer(Problem("our_fault", {}))
