"""Tables over HTTP: made, entered, looked at, read when they are over."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from litestar import Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import json

from serai.play.room import FINISHED, OPEN, PERSON, Company
from serai.server.deeds import good_name
from serai.server.house import the_house
from serai.server.limits import LARGEST_RECORD
from serai.server.live import attempt
from serai.server.livetable import LiveTable
from serai.server.messages.basics import GameRecord
from serai.server.messages.house import (
    Enter,
    House,
    Join,
    Joined,
    MadeTable,
    NewTable,
    Seated,
    Sit,
    TableLinks,
    UploadedRecord,
)
from serai.server.messages.live import ClientMessage, Look
from serai.server.messages.tables import ErrorMessage, HostLinks, Replay, SeatState, Summary, Verified
from serai.server.opening import open_record, open_table
from serai.server.positions import seat_states, status_of
from serai.server.replays import EVERYBODY, Wanted, check_wanted, checked, replayed, verified
from serai.server.requests import check_limit, check_origin, client_address, cookie_for, link, rights_at, rooms_of
from serai.server.rooms import Rooms
from serai.server.storage import StoredTable
from serai.server.thinking import NoAnswer
from serai.server.tokens import HOST, INVITE, SEAT, WATCH, Rights, read_code, rights_of, sign
from serai.server.troubles import Trouble
from serai.server.viewers import Viewer

Asked = Request[Any, Any, Any]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=9)]
VersionQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
Read = TypeVar("Read")
Answer = TypeVar("Answer")
POLL_SECONDS = 25.0
PROBLEMS = {
    status: ResponseSpec(ErrorMessage, description=why, generate_examples=False)
    for status, why in (
        (400, "what was sent makes no sense"),
        (403, "this device may not"),
        (404, "there is no such thing"),
        (409, "not now"),
        (413, "too large"),
        (415, "not in this form"),
        (429, "too often"),
        (503, "busy"),
    )
}


@get("/api/house", summary="What the house offers", responses=PROBLEMS)
async def house(request: Asked) -> House:
    return the_house(rooms_of(request).settings.addresses)


# making and entering


@post("/api/tables", summary="Make a table", responses=PROBLEMS, status_code=201)
async def make_table(request: Asked, data: JSONBody[NewTable]) -> Response[MadeTable]:
    rooms = rooms_of(request)
    check_origin(request, rooms.settings)
    check_limit(request, "make")
    names = [good_name(seat.name) if seat.name else "" for seat in data.seats]
    stored = await open_table(rooms.storage, data, names, rooms.now())
    await rooms.find(stored.id)
    mine = [number for number, seat in enumerate(data.seats) if seat.kind == "me"]
    tokens = [sign(stored.secret, stored.id, HOST), *(seat_token(stored, seat) for seat in mine)]
    made = MadeTable(stored.id, stored.code or "", links_of(request, stored, mine))
    return Response(made, cookies=[cookie_for(request, stored.id, *tokens)])


def seat_token(stored: StoredTable, seat: int) -> str:
    return sign(stored.secret, stored.id, SEAT, seat, stored.company.seats[seat].generation)


def links_of(request: Asked, stored: StoredTable, mine: list[int]) -> TableLinks:
    seats = [
        link(request, stored.id, seat_token(stored, number)) if number in mine else None
        for number in range(stored.players)
    ]
    host = host_links(request, stored)
    return TableLinks(host.invite, host.watch, seats)


def host_links(request: Asked, stored: StoredTable) -> HostLinks:
    invite, watch = (sign(stored.secret, stored.id, kind) for kind in (INVITE, WATCH))
    return HostLinks(link(request, stored.id, invite), link(request, stored.id, watch))


@post("/api/join", summary="Find a table by its code", responses=PROBLEMS, status_code=200)
async def join(request: Asked, data: JSONBody[Join]) -> Joined:
    rooms = rooms_of(request)
    check_origin(request, rooms.settings)
    check_limit(request, "join")
    if not rooms.limits.allows("all joins"):
        raise Trouble(429, "too_many")
    stored = await rooms.storage.table_of_code(read_code(data.code))
    if stored is None or stored.status == FINISHED:
        raise Trouble(404, "no_such_code")
    return Joined(stored.id, sign(stored.secret, stored.id, INVITE))


@post(
    "/api/tables/{table_id:str}/enter",
    summary="Exchange a link's token for the cookie",
    responses=PROBLEMS,
    status_code=200,
)
async def enter(request: Asked, table_id: FromPath[str], data: JSONBody[Enter]) -> Response[Summary]:
    rooms = rooms_of(request)
    check_origin(request, rooms.settings)
    check_limit(request, "enter")
    table = await rooms.find(table_id)
    new = rights_of(table.stored.secret, table.id, [data.token])
    if not new.may_enter or (new.seats and not new.mine(table.company)):
        raise Trouble(403, "bad_token")
    cookie = cookie_for(request, table_id, data.token)
    rights = rights_of(table.stored.secret, table.id, (cookie.value or "").split("~"))
    return Response(summary(request, table, rights), cookies=[cookie])


@post("/api/tables/{table_id:str}/sit", summary="Take a free seat", responses=PROBLEMS, status_code=200)
async def sit(request: Asked, table_id: FromPath[str], data: JSONBody[Sit]) -> Response[Seated]:
    rooms = rooms_of(request)
    check_origin(request, rooms.settings)
    check_limit(request, "enter")
    table = await rooms.find(table_id)
    rights = rights_at(request, table.stored)
    if not rights.invited and not rights.host:
        raise Trouble(403, "no_entry")
    name = good_name(data.name)
    async with table.lock:
        await take_seat(table, data.seat, name)
        generation = table.company.seats[data.seat].generation
        await table.start_if_full()
    token = sign(table.stored.secret, table.id, SEAT, data.seat, generation)
    return Response(Seated(data.seat, link(request, table.id, token)), cookies=[cookie_for(request, table.id, token)])


async def take_seat(table: LiveTable, number: int, name: str) -> None:
    def take(company: Company) -> None:
        if number >= len(company.seats):
            raise Trouble(404, "no_seat", seat=number)
        place = company.seats[number]
        if place.kind != OPEN:
            raise Trouble(409, "seat_taken", seat=number)
        place.kind, place.name, place.bot, place.stand_in = PERSON, name, None, False

    await table.change_company(take)


@get("/api/tables/{table_id:str}", summary="A table in short", responses=PROBLEMS)
async def look_at(request: Asked, table_id: FromPath[str]) -> Summary:
    check_limit(request, "ask")
    stored = await watched_record(rooms_of(request), table_id)
    if stored is not None:
        return record_summary(stored)
    table, rights = await entered(request, table_id)
    async with table.lock:
        return summary(request, table, rights)


async def watched_record(rooms: Rooms, table_id: str) -> StoredTable | None:
    """The row of an uploaded record; None if the table is none."""
    if table_id in rooms.tables:
        return None
    stored = await rooms.storage.table(table_id)
    if stored is None:
        raise Trouble(404, "no_table")
    return stored if stored.record is not None else None


async def entered(request: Asked, table_id: str) -> tuple[LiveTable, Rights]:
    """A table that this device may look at."""
    table = await rooms_of(request).find(table_id)
    rights = rights_at(request, table.stored)
    if not rights.may_enter:
        raise Trouble(403, "no_entry")
    return table, rights


def summary(request: Asked, table: LiveTable, rights: Rights) -> Summary:
    room, stored = table.room, table.stored
    view = None if room.state is None else room.state.view(None)
    return Summary(
        table=table.id,
        game=stored.game,
        players=stored.players,
        status=status_of(room),
        seats=seat_states(room, table.present(), table.rooms.now()),
        actor=room.actor,
        phase=None if view is None else str(view.get("phase", "")),
        mine=rights.mine(table.company),
        host=rights.host,
        version=room.version,
        made_at=stored.made_at,
        options=stored.options,
        edition=stored.edition,
        clock=stored.clock,
        code=stored.code if rights.host else None,
        links=host_links(request, stored) if rights.host else None,
        record=False,
    )


def record_summary(stored: StoredTable) -> Summary:
    seats = [
        SeatState(number, seat.name, "person", None, False, None, False)
        for number, seat in enumerate(stored.company.seats)
    ]
    return Summary(
        table=stored.id,
        game=stored.game,
        players=stored.players,
        status="over",
        seats=seats,
        actor=None,
        phase=None,
        mine=[],
        host=False,
        version=0,
        made_at=stored.made_at,
        options=stored.options,
        edition=stored.edition,
        clock=None,
        code=None,
        links=None,
        record=True,
    )


# finished tables


@get("/api/tables/{table_id:str}/record", summary="The record of a finished table", responses=PROBLEMS)
async def read_record(request: Asked, table_id: FromPath[str]) -> GameRecord:
    check_limit(request, "ask")
    return await finished_record(request, table_id)


@get("/api/tables/{table_id:str}/verify", summary="Prove the shuffle of a finished table", responses=PROBLEMS)
async def verify_table(request: Asked, table_id: FromPath[str]) -> Verified:
    check_limit(request, "ask")
    return await read_in_process(request, verified, await finished_record(request, table_id))


@get(
    "/api/tables/{table_id:str}/replay",
    summary="Pictures of a finished table, from any seat's point of view",
    responses=PROBLEMS,
)
async def replay_table(
    request: Asked,
    table_id: FromPath[str],
    seat: Annotated[str, QueryParameter(pattern=r"^(\d|all|none)$")] = "none",
    first: Annotated[int, QueryParameter(name="from", ge=0, le=100_000)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=100_000)] = 50,
) -> Replay:
    check_limit(request, "ask")
    record = await finished_record(request, table_id)
    point = int(seat) if seat.isdigit() else None
    wanted = Wanted(record, point, seat == EVERYBODY, first, last)
    check_wanted(wanted)
    return await read_in_process(request, replayed, wanted)


async def read_in_process(request: Asked, work: Callable[[Read], Answer], given: Read) -> Answer:
    """Replaying takes its time: another process does it."""
    try:
        return await rooms_of(request).reading.ask(work, given)
    except NoAnswer:
        raise Trouble(503, "busy") from None


async def finished_record(request: Asked, table_id: str) -> dict[str, Any]:
    """The whole record; a running table never gives it away."""
    stored = await watched_record(rooms_of(request), table_id)
    if stored is not None and stored.record is not None:
        record: dict[str, Any] = json.decode(stored.record)
        return record
    table, _ = await entered(request, table_id)
    async with table.lock:
        state = table.room.state
        if table.room.status != FINISHED or state is None:
            raise Trouble(409, "still_running")
        return {**state.record(), "names": [seat.name for seat in table.company.seats]}


@post(
    "/api/records",
    summary="Upload a record to watch it",
    responses=PROBLEMS,
    status_code=201,
    request_max_body_size=LARGEST_RECORD,
)
async def upload(request: Asked, data: JSONBody[dict[str, Any]]) -> UploadedRecord:
    rooms = rooms_of(request)
    check_origin(request, rooms.settings)
    check_limit(request, "record")
    found = await read_in_process(request, checked, data)
    if found.reason is not None:
        raise Trouble(400, "bad_record", reason=found.reason, move=found.move, rule=found.rule)
    stored = await open_record(rooms.storage, data, rooms.now())
    return UploadedRecord(stored.id)


# where sockets are blocked


@get("/api/tables/{table_id:str}/poll", summary="Wait for something newer", responses=PROBLEMS)
async def poll(
    request: Asked, table_id: FromPath[str], seat: SeatQuery = None, since: VersionQuery = 0
) -> Response[bytes]:
    check_limit(request, "ask")
    table, rights = await entered(request, table_id)
    viewer = Viewer(rights, client_address(request))
    table.note_poll(viewer)
    await attempt(table, viewer, Look(seat, since))
    if table.room.version <= since and not viewer.answers:
        viewer.take()
        table.enter(viewer)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(viewer.wait(), POLL_SECONDS)
        table.leave(viewer)
        table.show(viewer)
    taken = viewer.take()
    return Response(taken[-1], media_type="application/json")


@post("/api/tables/{table_id:str}/say", summary="Say one message of the socket", responses=PROBLEMS, status_code=200)
async def say(request: Asked, table_id: FromPath[str], data: JSONBody[ClientMessage]) -> Response[bytes]:
    rooms = rooms_of(request)
    check_origin(request, rooms.settings)
    if not rooms.limits.allows("message", client_address(request)):
        raise Trouble(429, "too_many")
    table, rights = await entered(request, table_id)
    viewer = Viewer(rights, client_address(request))
    viewer.since = table.room.version
    await attempt(table, viewer, data)
    if not viewer.answers and viewer.position is None:
        table.show(viewer)
    return Response(viewer.take()[0], media_type="application/json")
