"""What a page asks by method and path, as it asks a server: the same questions, the same answers."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlsplit

from msgspec import DecodeError, Struct, ValidationError, json
from msgspec.structs import replace

from serai.core.agenda import NOBODY
from serai.core.errors import SeraiError
from serai.page.host import PageHost
from serai.tables import puzzling
from serai.tables.errors import ApiError, NotStored, StorageFull
from serai.tables.files import read_saved, saved
from serai.tables.house import the_house
from serai.tables.messages.house import Enter, MadeTable, NewTable, PlayOn, PlayPuzzle, Sit, TableLinks
from serai.tables.messages.reviews import AskedCoach, TriedChoice
from serai.tables.messages.tables import ErrorMessage

OPEN = "open"


class Asked(NamedTuple):
    """A question: what it is about (parts of its address), and what came with it."""

    host: PageHost
    parts: dict[str, str]
    query: dict[str, str]
    body: str

    @property
    def table(self) -> str:
        return self.parts.get("table", "")

    def number(self, name: str, otherwise: int) -> int:
        written = self.query.get(name, "")
        return int(written) if written.isdecimal() and len(written) < 7 else otherwise


class Told(Struct, frozen=True):
    """An answer: a status as HTTP has them, and JSON."""

    status: int
    body: str


async def house(_: Asked) -> Any:
    return the_house(())


async def make_table(asked: Asked) -> Any:
    form = json.decode(asked.body, type=NewTable)
    if any(seat.kind == OPEN for seat in form.seats):
        raise ApiError(409, "only_here")
    made, _ = await asked.host.api.make_table(await asked.host.device_at(""), form)
    return unlinked(made.table, form.players)


async def enter(asked: Asked) -> Any:
    token = json.decode(asked.body, type=Enter).token
    return await asked.host.api.enter(await asked.host.device_at(asked.table), asked.table, token)


async def sit(asked: Asked) -> Any:
    form = json.decode(asked.body, type=Sit)
    seated, _ = await asked.host.api.sit(await asked.host.device_at(asked.table), asked.table, form)
    return seated


async def look_at(asked: Asked) -> Any:
    summary = await asked.host.api.look_at(await asked.host.device_at(asked.table), asked.table)
    return replace(summary, links=None, code=None)


async def record(asked: Asked) -> Any:
    return await asked.host.api.record(await asked.host.device_at(asked.table), asked.table)


async def verify(asked: Asked) -> Any:
    return await asked.host.api.verify(await asked.host.device_at(asked.table), asked.table)


async def replay(asked: Asked) -> Any:
    device = await asked.host.device_at(asked.table)
    seat = asked.query.get("seat", "none")
    return await asked.host.api.replay(device, asked.table, seat, asked.number("from", 0), asked.number("to", 50))


async def review(asked: Asked) -> Any:
    seat = asked.number("seat", NOBODY)
    wanted = None if seat == NOBODY else seat
    return await asked.host.api.review(await asked.host.device_at(asked.table), asked.table, wanted)


async def judge(asked: Asked) -> Any:
    form = json.decode(asked.body, type=TriedChoice)
    return await asked.host.api.judge(await asked.host.device_at(asked.table), asked.table, form)


async def coach(asked: Asked) -> Any:
    form = json.decode(asked.body, type=AskedCoach)
    return await asked.host.api.coach(await asked.host.device_at(asked.table), asked.table, form)


async def puzzles(asked: Asked) -> Any:
    return puzzling.listed(asked.parts["game"])


async def puzzle(asked: Asked) -> Any:
    return puzzling.found(asked.parts["game"], asked.parts["key"])


async def play_on(asked: Asked) -> Any:
    form = json.decode(asked.body, type=PlayOn)
    made, _ = await asked.host.api.play_on(await asked.host.device_at(asked.table), asked.table, form)
    return unlinked(made.table, len(made.links.seats))


async def play_puzzle(asked: Asked) -> Any:
    form = json.decode(asked.body, type=PlayPuzzle)
    game, key = asked.parts["game"], asked.parts["key"]
    made, _ = await asked.host.api.play_puzzle(await asked.host.device_at(""), game, key, form)
    return unlinked(made.table, len(made.links.seats))


async def upload(asked: Asked) -> Any:
    uploaded, _ = await asked.host.api.upload(await asked.host.device_at(""), asked.body.encode())
    return uploaded


async def delete(asked: Asked) -> Any:
    await asked.host.api.delete(await asked.host.device_at(asked.table), asked.table)


# what only a device does with its own tables


async def save(asked: Asked) -> Any:
    """All of a table, running or over, for a file."""
    content = await asked.host.storage.read(asked.table)
    if content is None or content.table.record is not None:
        raise ApiError(404, "no_table")
    return saved(content)


async def open_saved(asked: Asked) -> Any:
    content = read_saved(asked.body, asked.host.storage.prefix)
    await asked.host.storage.add(content)
    return unlinked(content.table.id, content.table.players)


def unlinked(table_id: str, players: int) -> MadeTable:
    """No link leads to somebody's own device."""
    return MadeTable(table_id, "", TableLinks("", "", [None] * players))


TABLE = r"/api/tables/(?P<table>[^/]+)"
QUESTIONS: list[tuple[str, str, Callable[[Asked], Awaitable[Any]]]] = [
    ("GET", r"/api/house", house),
    ("POST", r"/api/tables", make_table),
    ("POST", r"/api/records", upload),
    ("POST", r"/api/saved", open_saved),
    ("GET", TABLE, look_at),
    ("DELETE", TABLE, delete),
    ("POST", TABLE + "/enter", enter),
    ("POST", TABLE + "/sit", sit),
    ("GET", TABLE + "/record", record),
    ("GET", TABLE + "/verify", verify),
    ("GET", TABLE + "/replay", replay),
    ("GET", TABLE + "/review", review),
    ("POST", TABLE + "/judge", judge),
    ("POST", TABLE + "/coach", coach),
    ("GET", TABLE + "/saved", save),
    ("POST", TABLE + "/play-on", play_on),
    ("GET", r"/api/puzzles/(?P<game>[^/]+)", puzzles),
    ("GET", r"/api/puzzles/(?P<game>[^/]+)/(?P<key>[^/]+)", puzzle),
    ("POST", r"/api/puzzles/(?P<game>[^/]+)/(?P<key>[^/]+)/play-on", play_puzzle),
]


async def call(host: PageHost, method: str, address: str, body: str) -> Told:
    """Answer a question; whatever is wrong with it is told, never raised."""
    try:
        answer = await found(host, method, address, body)
    except ApiError as error:
        return told(error.status, ErrorMessage(error.error, error.detail))
    except (ValidationError, DecodeError, RecursionError, UnicodeError) as error:
        return told(400, ErrorMessage("bad_request", {"reason": str(error)[:300]}))
    except NotStored as error:
        return told(503, ErrorMessage(error.key, {}))
    except StorageFull:
        return told(503, ErrorMessage("disk_full", {}))
    except (OSError, SeraiError):
        return told(503, ErrorMessage("not_stored", {}))
    return Told(204, "") if answer is None else told(200, answer)


async def found(host: PageHost, method: str, address: str, body: str) -> Any:
    url = urlsplit(address)
    for way, form, answer in QUESTIONS:
        place = re.fullmatch(form, url.path) if way == method else None
        if place is not None:
            return await answer(Asked(host, place.groupdict(), dict(parse_qsl(url.query)), body))
    raise ApiError(404, "no_page")


def told(status: int, answer: Any) -> Told:
    return Told(status, json.encode(answer).decode())
