"""Tables over HTTP: made, entered, looked at, read when they are over."""

import asyncio
import contextlib
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, ClassVar

from litestar import MediaType, Request, Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, JSONBody, QueryParameter

from serai.server.cards import card_of
from serai.server.limits import LARGEST_RECORD, address_of, cost_of
from serai.server.prepared import IS_COMPRESSED, PreparedAnswer
from serai.server.requests import asker_of, asking, cookie_for, device_of, doing, host_of
from serai.tables.errors import ApiError
from serai.tables.house import the_house, words_of
from serai.tables.line import attempt
from serai.tables.messages.basics import GameRecord
from serai.tables.messages.house import (
    Enter,
    GameWords,
    House,
    Join,
    Joined,
    MadeTable,
    NewTable,
    PlayOn,
    PlayPuzzle,
    Seated,
    Sit,
    UploadedRecord,
)
from serai.tables.messages.live import ClientMessage, Look
from serai.tables.messages.reviews import (
    AskedCoach,
    Coaching,
    Puzzle,
    PuzzleList,
    ReviewedDecision,
    TableReview,
    TriedChoice,
)
from serai.tables.messages.tables import ErrorMessage, Replay, Summary, Verified
from serai.tables.puzzling import found, listed
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer

Asked = Request[Any, Any, Any]
SeatsQuery = Annotated[str, QueryParameter(pattern=r"^[0-9]{0,9}\Z")]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=9)]
VersionQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
LanguageQuery = Annotated[str, QueryParameter(name="lang", pattern=r"^[a-z]{2}\Z")]
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


def answering(kind: type) -> dict[int, ResponseSpec]:
    """For an answer that is encoded already."""
    return {**PROBLEMS, 200: ResponseSpec(kind, description="what was asked for", generate_examples=False)}


@get("/api/house", summary="What the house offers", responses=answering(House), opt={IS_COMPRESSED: True})
async def house(request: Asked) -> Response[bytes]:
    return prepared_house(host_of(request).settings.addresses).to(request)


@cache
def prepared_house(addresses: tuple[str, ...]) -> PreparedAnswer:
    return PreparedAnswer(the_house(addresses))


@get(
    "/api/games/{game:str}/words/{language:str}",
    summary="What a game says in a language",
    responses=answering(GameWords),
    opt={IS_COMPRESSED: True},
)
async def words(request: Asked, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    return prepared_words(game, language).to(request)


@cache
def prepared_words(game: str, language: str) -> PreparedAnswer:
    return PreparedAnswer(words_of(game, language))


# making and entering


@post("/api/tables", summary="Make a table", responses=PROBLEMS, status_code=201, guards=doing("make"))
async def make_table(request: Asked, data: JSONBody[NewTable]) -> Response[MadeTable]:
    made, tokens = await host_of(request).api.make_table(device_of(request), data)
    return Response(made, cookies=[cookie_for(request, made.table, *tokens)])


@post(
    "/api/tables/{table_id:str}/play-on",
    summary="Make a table that goes on from a position of a finished one",
    responses=PROBLEMS,
    status_code=201,
    guards=doing("make"),
)
async def play_on(request: Asked, table_id: FromPath[str], data: JSONBody[PlayOn]) -> Response[MadeTable]:
    made, tokens = await host_of(request).api.play_on(device_of(request), table_id, data)
    return Response(made, cookies=[cookie_for(request, made.table, *tokens)])


@post(
    "/api/puzzles/{game:str}/{key:str}/play-on",
    summary="Make a table that goes on from a puzzle",
    responses=PROBLEMS,
    status_code=201,
    guards=doing("make"),
)
async def play_puzzle(
    request: Asked, game: FromPath[str], key: FromPath[str], data: JSONBody[PlayPuzzle]
) -> Response[MadeTable]:
    made, tokens = await host_of(request).api.play_puzzle(device_of(request), game, key, data)
    return Response(made, cookies=[cookie_for(request, made.table, *tokens)])


@post("/api/join", summary="Find a table by its code", responses=PROBLEMS, status_code=200, guards=doing("join"))
async def join(request: Asked, data: JSONBody[Join]) -> Joined:
    host, address = host_of(request), address_of(asker_of(request))
    if not host.limits.may_guess(address):
        raise ApiError(429, "too_many")
    try:
        return await host.api.join(data)
    except ApiError:
        host.limits.note_wrong_guess(address)
        raise


@post(
    "/api/tables/{table_id:str}/enter",
    summary="Exchange a link's token for the cookie",
    responses=PROBLEMS,
    status_code=200,
    guards=doing("enter"),
)
async def enter(request: Asked, table_id: FromPath[str], data: JSONBody[Enter]) -> Response[Summary]:
    summary = await host_of(request).api.enter(device_of(request), table_id, data.token)
    return Response(summary, cookies=[cookie_for(request, table_id, data.token)])


@post(
    "/api/tables/{table_id:str}/sit",
    summary="Take a free seat",
    responses=PROBLEMS,
    status_code=200,
    guards=doing("enter"),
)
async def sit(request: Asked, table_id: FromPath[str], data: JSONBody[Sit]) -> Response[Seated]:
    seated, token = await host_of(request).api.sit(device_of(request), table_id, data)
    return Response(seated, cookies=[cookie_for(request, table_id, token)])


@get("/api/tables/{table_id:str}", summary="A table in short", responses=PROBLEMS, guards=[asking("ask")])
async def look_at(request: Asked, table_id: FromPath[str]) -> Summary:
    return await host_of(request).api.look_at(device_of(request), table_id)


# finished tables


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a finished table",
    responses=PROBLEMS,
    guards=[asking("ask")],
)
async def read_record(request: Asked, table_id: FromPath[str]) -> GameRecord:
    return await host_of(request).api.record(device_of(request), table_id)


@get(
    ["/api/records/{table_id:str}/card.svg", "/api/tables/{table_id:str}/card.svg"],
    summary="The result of a finished game as a picture",
    responses=PROBLEMS,
    media_type="image/svg+xml",
    guards=[asking("ask")],
)
async def read_card(request: Asked, table_id: FromPath[str], language: LanguageQuery = "en") -> str:
    return card_of(await host_of(request).api.record(device_of(request), table_id), language)


@get(
    "/api/tables/{table_id:str}/verify",
    summary="Prove the shuffle of a finished table",
    responses=PROBLEMS,
    guards=[asking("ask")],
)
async def verify_table(request: Asked, table_id: FromPath[str]) -> Verified:
    return await host_of(request).api.verify(device_of(request), table_id)


@get(
    "/api/tables/{table_id:str}/replay",
    summary="Pictures of a finished table, from any seat's point of view",
    responses=PROBLEMS,
    guards=[asking("ask")],
)
async def replay_table(
    request: Asked,
    table_id: FromPath[str],
    seat: Annotated[str, QueryParameter(pattern=r"^([0-9]|all|none)\Z")] = "none",
    first: Annotated[int, QueryParameter(name="from", ge=0, le=100_000)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=100_000)] = 50,
) -> Replay:
    return await host_of(request).api.replay(device_of(request), table_id, seat, first, last)


@get(
    "/api/tables/{table_id:str}/review",
    summary="A finished game looked back at, as far as that has come",
    responses=PROBLEMS,
    guards=[asking("ask")],
)
async def review_table(request: Asked, table_id: FromPath[str], seat: SeatQuery = None) -> TableReview:
    return await host_of(request).api.review(device_of(request), table_id, seat)


@post(
    "/api/tables/{table_id:str}/judge",
    summary="Judge another choice in a decision of a finished game",
    responses=PROBLEMS,
    status_code=200,
    guards=doing("ask"),
)
async def judge_choice(request: Asked, table_id: FromPath[str], data: JSONBody[TriedChoice]) -> ReviewedDecision:
    return await host_of(request).api.judge(device_of(request), table_id, data)


@post(
    "/api/tables/{table_id:str}/coach",
    summary="What a coach says of an own decision, at a table where everybody else is a bot",
    responses=PROBLEMS,
    status_code=200,
    guards=doing("ask"),
)
async def coach_seat(request: Asked, table_id: FromPath[str], data: JSONBody[AskedCoach]) -> Coaching:
    return await host_of(request).api.coach(device_of(request), table_id, data)


@get("/api/puzzles/{game:str}", summary="The puzzles of a game", responses=PROBLEMS, guards=[asking("ask")])
async def list_puzzles(game: FromPath[str]) -> PuzzleList:
    return listed(game)


@get("/api/puzzles/{game:str}/{key:str}", summary="One puzzle", responses=PROBLEMS, guards=[asking("ask")])
async def read_puzzle(game: FromPath[str], key: FromPath[str]) -> Puzzle:
    return await asyncio.to_thread(found, game, key)


@dataclass
class UploadOperation(Operation):
    """Its body is described here, as nothing else knows that it is a record."""

    what: ClassVar[str] = "a record, as a finished table gives it"

    def __post_init__(self) -> None:
        sent = OpenAPIMediaType(Schema(type=OpenAPIType.OBJECT, description=self.what))
        self.request_body = RequestBody({MediaType.JSON.value: sent}, required=True)


class BringOperation(UploadOperation):
    what = "a table, as a page saves it to a file"


@post(
    "/api/records",
    summary="Upload a record to watch it",
    responses=PROBLEMS,
    status_code=201,
    request_max_body_size=LARGEST_RECORD,
    operation_class=UploadOperation,
    guards=doing("record"),
)
async def upload(request: Asked) -> Response[UploadedRecord]:
    """As it is written: it is read where it is replayed."""
    uploaded, token = await host_of(request).api.upload(device_of(request), await request.body())
    return Response(uploaded, cookies=[cookie_for(request, uploaded.table, token)])


@post(
    "/api/saved",
    summary="Go on here with a table of one's own device",
    responses=PROBLEMS,
    status_code=201,
    request_max_body_size=LARGEST_RECORD,
    operation_class=BringOperation,
    guards=doing("record"),
)
async def bring(request: Asked, keeps: SeatsQuery) -> Response[MadeTable]:
    made, tokens = await host_of(request).api.bring(device_of(request), await request.body(), keeps)
    return Response(made, cookies=[cookie_for(request, made.table, *tokens)])


@delete(
    "/api/tables/{table_id:str}",
    summary="Delete a table for everybody",
    responses=PROBLEMS,
    status_code=204,
    guards=doing("enter"),
)
async def delete_table(request: Asked, table_id: FromPath[str]) -> None:
    await host_of(request).api.delete(device_of(request), table_id)


# where sockets are blocked


@get("/api/tables/{table_id:str}/poll", summary="Wait for something newer", responses=PROBLEMS, guards=[asking("ask")])
async def poll(
    request: Asked, table_id: FromPath[str], seat: SeatQuery = None, since: VersionQuery = 0
) -> Response[bytes]:
    table, rights = await host_of(request).api.entered(device_of(request), table_id)
    viewer = Viewer(rights, asker_of(request))
    table.note_poll(viewer)
    await attempt(table, viewer, Look(seat, since))
    if table.game.version <= since and not viewer.answers:
        table.take(viewer)
        with host_of(request).limits.viewing(viewer.asker):
            await wait_for_news(table, viewer)
        viewer.show()
    return Response(table.take(viewer)[-1], media_type="application/json")


async def wait_for_news(table: LiveTable, viewer: Viewer) -> None:
    woken = asyncio.Event()
    viewer.wake = woken.set
    table.enter(viewer)
    try:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), POLL_SECONDS)
    finally:
        table.leave(viewer)


@post(
    "/api/tables/{table_id:str}/say",
    summary="Say one message of the socket",
    responses=PROBLEMS,
    status_code=200,
    guards=doing("message"),
)
async def say(request: Asked, table_id: FromPath[str], data: JSONBody[ClientMessage]) -> Response[bytes]:
    host = host_of(request)
    host.limits.check("message", asker_of(request), cost_of(data) - 1)
    table, rights = await host.api.entered(device_of(request), table_id)
    viewer = Viewer(rights, asker_of(request))
    viewer.since = table.game.version
    await attempt(table, viewer, data)
    if not viewer.answers:
        viewer.show()
    return Response(table.take(viewer)[0], media_type="application/json")
