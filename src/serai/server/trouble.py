"""What goes wrong with a database: is it down, is it full, and how that is said."""

from collections.abc import Iterator
from errno import EDQUOT, ENOSPC

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from serai.tables.errors import Conflict, StorageFull

FULL = "53100"
DOWN = (  # how Postgres's own codes for it begin
    "08",  # no connection
    "25006",  # it may only be read, as after a failover
    "53",  # no room, no memory, too many connections
    "57P",  # it starts, stops or was told to end
    "58",  # the system below it fails
)


def causes_of(error: BaseException | None) -> Iterator[BaseException]:
    """An error, and all that led to it."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def is_down(error: Exception) -> bool:
    """Does the database fail, whatever is written? Else it is this write that it does not take."""
    if isinstance(error, (OSError, TimeoutError, OperationalError, NoConnectionFree)):
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return is_full(error) or any(str(getattr(each, "sqlstate", "")).startswith(DOWN) for each in causes_of(error))


def is_full(error: BaseException | None) -> bool:
    """Is there no room left on the disk?"""
    return any(says_full(each) for each in causes_of(error))


def says_full(error: BaseException) -> bool:
    said = str(error.args[0]) if error.args else ""
    if getattr(error, "sqlstate", "") == FULL or getattr(error, "errno", None) in (ENOSPC, EDQUOT):
        return True
    return "database or disk is full" in said or "No space left on device" in said


def as_told(error: Exception) -> Exception:
    """What a table can do something with."""
    if isinstance(error, IntegrityError):
        return Conflict("another was first")
    return StorageFull("there is no room left") if is_full(error) else error


def sentence_for(error: Exception) -> str:
    said = str(error).lower()
    if is_full(error):
        return "the disk is full: nothing can be stored, and players are told so; make room and play goes on by itself"
    if "locked" in said:
        return "another program holds the database: nothing can be stored until it lets go"
    return "the database can't be reached: nothing can be stored until it is back"
