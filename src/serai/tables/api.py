"""What a device may ask of the tables, whatever the wire: make one, come in, sit down, look, read what is over."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from msgspec import json

from serai.tables.bringing import open_brought, read_brought
from serai.tables.coaching import coach
from serai.tables.commands.admission import ask_for_seat
from serai.tables.commands.seats import take_seat
from serai.tables.errors import ApiError, NoAnswer
from serai.tables.game import FINISHED, PLAYING
from serai.tables.ids import is_table_id, read_code
from serai.tables.loading import OTHER_RULES
from serai.tables.messages.house import (
    Join,
    Joined,
    MadeTable,
    NewTable,
    PlayOn,
    PlayPuzzle,
    Seated,
    Sit,
    TableLinks,
    UploadedRecord,
)
from serai.tables.messages.reviews import AskedCoach, Coaching, ReviewedDecision, TableReview, TriedChoice
from serai.tables.messages.tables import HostLinks, Replay, SeatState, Summary, Verified
from serai.tables.names import name_or_none
from serai.tables.opening import bot_seat, is_lesson, open_record, open_table
from serai.tables.positions import Position, of_puzzle, of_record, open_position
from serai.tables.registry import TableRegistry
from serai.tables.replays import Checked, Wanted, check_wanted, replayed, verified
from serai.tables.reviews import Reviews
from serai.tables.rights import HOST, INVITE, SEAT, WATCH, Rights
from serai.tables.roster import BOT, PERSON, Roster, Seat
from serai.tables.snapshots import seat_states, status_of
from serai.tables.stored import StoredTable
from serai.tables.table import LiveTable
from serai.tables.uploads import Unusable, read_upload

Given = TypeVar("Given")
Answer = TypeVar("Answer")


@dataclass(slots=True)
class Device:
    """Who asks: the tokens that it keeps for the table it asks about, and where links from it shall lead."""

    tokens: list[str]
    base: str
    asker: str = ""  # from where, and which device: each has one question in line

    def link(self, table_id: str, token: str) -> str:
        """A link to a table; the token is behind the hash, so no server and no log ever sees it."""
        return f"{self.base}/table/{table_id}#{token}"


class TableApi:
    """Answers devices. What they may keep as tokens comes with the answer."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.host = registry.host
        self.reviews = Reviews(registry.host)

    # making and entering

    async def make_table(self, device: Device, form: NewTable) -> tuple[MadeTable, list[str]]:
        names = [name_or_none(seat.name) for seat in form.seats]
        stored = await open_table(self.host.storage, form, names, self.host.moment().date)
        return await self.opened(device, stored, [n for n, seat in enumerate(form.seats) if seat.kind == "me"])

    async def play_on(self, device: Device, table_id: str, form: PlayOn) -> tuple[MadeTable, list[str]]:
        """A table of one's own that goes on from a position of a game that is over."""
        record = await self.record(device, table_id)
        stored = await self.uploaded(table_id)
        roster = stored.roster if stored is not None else (await self.registry.find(table_id)).roster
        bots = [seat.bot if seat.kind == BOT else None for seat in roster.seats]
        return await self.begin_from(device, of_record(record, form.frame), bots, form.seat, form)

    async def play_puzzle(self, device: Device, game: str, key: str, form: PlayPuzzle) -> tuple[MadeTable, list[str]]:
        position, seat = of_puzzle(game, key)
        return await self.begin_from(device, position, [None] * position.players, seat, form)

    async def bring(self, device: Device, written: bytes, keeps: str) -> tuple[MadeTable, list[str]]:
        """A table of this device's own goes on here, where others may join; the device keeps these seats."""
        found = await self.read_beside(device, read_brought, written)
        if isinstance(found, Unusable):
            raise ApiError(400, found.error, **found.detail)
        stored = await open_brought(self.host.storage, found, keeps, self.host.moment())
        return await self.opened(device, stored, stored.roster.persons())

    async def begin_from(
        self, device: Device, position: Position, bots: list[str | None], seat: int, form: PlayPuzzle
    ) -> tuple[MadeTable, list[str]]:
        if seat >= position.players:
            raise ApiError(404, "no_seat", seat=seat)
        seats = [bot_seat(bot or form.bot) for bot in bots]
        seats[seat] = Seat(PERSON, name_or_none(form.name))
        stored = await open_position(self.host.storage, position, Roster(seats), self.host.moment())
        return await self.opened(device, stored, [seat])

    async def opened(self, device: Device, stored: StoredTable, own: list[int]) -> tuple[MadeTable, list[str]]:
        """A new table with its links, and what its device may keep."""
        await self.registry.find(stored.id)
        mine = {n: self.seat_token(stored, n) for n in own}
        seats = [device.link(stored.id, mine[n]) if n in mine else None for n in range(stored.players)]
        host = self.host_links(device, stored)
        made = MadeTable(stored.id, stored.code or "", TableLinks(host.invite, host.watch, seats))
        return made, [self.sign(stored, HOST), *mine.values()]

    async def join(self, form: Join) -> Joined:
        stored = await self.host.storage.table_of_code(read_code(form.code))
        if stored is None or stored.status == FINISHED:
            raise ApiError(404, "no_such_code")
        return Joined(stored.id, self.sign(stored, INVITE))

    async def enter(self, device: Device, table_id: str, token: str) -> Summary:
        """Exchange a link's token for the right to come in."""
        table = await self.registry.find(table_id)
        new = self.rights(table.stored, [token])
        if not new.may_enter or (new.seats and not new.mine(table.roster)):
            raise ApiError(403, "bad_token")
        return self.summary(device, table, self.rights(table.stored, [*device.tokens, token]))

    async def sit(self, device: Device, table_id: str, form: Sit) -> tuple[Seated, str]:
        """Take a free seat; while a game runs, ask for it."""
        table = await self.registry.find(table_id)
        rights = self.rights(table.stored, device.tokens)
        if not rights.invited and not rights.host:
            raise ApiError(403, "no_entry")
        if is_lesson(table.stored) or (table.game.given and not table.roster.brought):
            raise ApiError(409, "only_bots")  # who sat there first may know hidden cards, or chance to come
        name = name_or_none(form.name)
        async with table.lock:
            if table.game.has_hands:
                generation = await ask_for_seat(table, rights, form.seat, name)
            else:
                await take_seat(table, form.seat, name, guest=not rights.host)
                generation = table.roster.seats[form.seat].generation
                await table.start_if_due()
        token = self.sign(table.stored, SEAT, form.seat, generation)
        pending = table.roster.seats[form.seat].generation != generation
        return Seated(form.seat, device.link(table.id, token), pending), token

    def sign(self, stored: StoredTable, kind: str, seat: int = 0, generation: int = 0) -> str:
        return self.host.tokens.sign(stored.secret, stored.id, kind, seat, generation)

    def seat_token(self, stored: StoredTable, seat: int) -> str:
        return self.sign(stored, SEAT, seat, stored.roster.seats[seat].generation)

    def rights(self, stored: StoredTable, tokens: list[str]) -> Rights:
        return self.host.tokens.rights_of(stored.secret, stored.id, tokens)

    def host_links(self, device: Device, stored: StoredTable) -> HostLinks:
        invite, watch = (device.link(stored.id, self.sign(stored, kind)) for kind in (INVITE, WATCH))
        return HostLinks(invite, watch)

    # looking

    async def entered(self, device: Device, table_id: str) -> tuple[LiveTable, Rights]:
        """A table that this device may look at."""
        table = await self.registry.find(table_id)
        rights = self.rights(table.stored, device.tokens)
        if not rights.may_enter:
            raise ApiError(403, "no_entry")
        return table, rights

    async def look_at(self, device: Device, table_id: str) -> Summary:
        """A table in short."""
        stored = await self.uploaded(table_id)
        if stored is not None:
            return record_summary(stored, self.rights(stored, device.tokens))
        return self.summary(device, *await self.entered(device, table_id))

    async def uploaded(self, table_id: str) -> StoredTable | None:
        """The row of an uploaded record; None if the table is none."""
        if table_id in self.registry.tables:
            return None
        stored = await self.host.storage.table(table_id) if is_table_id(table_id) else None
        if stored is None:
            raise ApiError(404, "no_table")
        return stored if stored.record is not None else None

    def summary(self, device: Device, table: LiveTable, rights: Rights) -> Summary:
        game, stored = table.game, table.stored
        view = None if game.state is None else game.state.view(None)
        mine = rights.mine(table.roster)
        return Summary(
            table=table.id,
            game=stored.game,
            players=stored.players,
            status=status_of(game),
            seats=seat_states(game, table.present(), self.host.moment()),
            actor=game.actor,
            phase=None if view is None else str(view.get("phase", "")),
            mine=mine,
            host=rights.host,
            version=game.version,
            made_at=stored.made_at,
            options=stored.options,
            edition=stored.edition,
            clock=stored.clock,
            code=stored.code if rights.host else None,
            links=self.host_links(device, stored) if rights.host else None,
            record=False,
            frozen=game.frozen,
            since=game.since or stored.made_at,
            view=view if game.actor in mine else None,
            given=game.given,
            brought=table.roster.brought,
        )

    # what is over

    async def record(self, device: Device, table_id: str) -> dict[str, Any]:
        """The whole record; a running table never gives it away."""
        stored = await self.uploaded(table_id)
        if stored is not None and stored.record is not None:
            record: dict[str, Any] = json.decode(stored.record)
            return record
        table, _ = await self.entered(device, table_id)
        state = table.game.state
        if table.game.frozen is not None:
            raise ApiError(409, table.game.frozen)
        if table.game.status != FINISHED or state is None:
            raise ApiError(409, "still_running")
        return {**state.record(), "names": [seat.name for seat in table.roster.seats]}

    async def verify(self, device: Device, table_id: str) -> Verified:
        return await self.read_beside(device, verified, await self.record(device, table_id))

    async def replay(self, device: Device, table_id: str, seat: str, first: int, last: int) -> Replay:
        """Frames from a seat's point of view: its number, "none" for a spectator's or "all" for everybody's."""
        record = await self.record(device, table_id)
        wanted = Wanted(record, int(seat) if seat.isdecimal() else None, seat == "all", first, last)
        check_wanted(wanted)
        found = await self.read_beside(device, replayed, wanted)
        if isinstance(found, Checked):
            raise ApiError(409, OTHER_RULES, reason=found.reason, move=found.move, rule=found.rule)
        return found

    async def review(self, device: Device, table_id: str, seat: int | None) -> TableReview:
        """What is known by now of a finished game; of decisions each sees its own, of an uploaded record anybody's."""
        record = await self.record_of_own(device, table_id, seat)
        running = self.reviews.find(table_id, seat)
        if running is None:
            if not self.host.allows("review", device.asker):
                raise ApiError(429, "too_many")
            running = self.reviews.begin(table_id, seat, record)
        return running.told()

    async def judge(self, device: Device, table_id: str, form: TriedChoice) -> ReviewedDecision:
        """What another choice would have been worth, for who may see the decision."""
        record = await self.record_of_own(device, table_id, form.seat)
        if not self.host.allows("judge", device.asker):
            raise ApiError(429, "too_many")
        return await self.reviews.judge(record, form.seat, form.move, form.action)

    async def coach(self, device: Device, table_id: str, form: AskedCoach) -> Coaching:
        """What the choices of an own decision are worth, where one plays against bots alone."""
        table, rights = await self.entered(device, table_id)
        if not rights.owns(table.roster, form.seat):
            raise ApiError(403, "not_your_seat", seat=form.seat)
        if not self.host.allows("coach", device.asker):
            raise ApiError(429, "too_many")
        return await coach(table, form)

    async def record_of_own(self, device: Device, table_id: str, seat: int | None) -> dict[str, Any]:
        """The record, if this device may look into what the seat decided."""
        record = await self.record(device, table_id)
        if seat is None:
            return record
        if await self.uploaded(table_id) is None:
            table, rights = await self.entered(device, table_id)
            if seat not in rights.mine(table.roster):
                raise ApiError(403, "not_your_seat")
        if seat >= int(record["players"]):
            raise ApiError(404, "no_seat", seat=seat)
        return record

    async def upload(self, device: Device, written: bytes) -> tuple[UploadedRecord, str]:
        """Whoever uploads a record may delete it again."""
        found = await self.read_beside(device, read_upload, written)
        if isinstance(found, Unusable):
            raise ApiError(400, found.error, **found.detail)
        stored = await open_record(self.host.storage, found, self.host.moment().date)
        return UploadedRecord(stored.id), self.sign(stored, HOST)

    async def delete(self, device: Device, table_id: str) -> None:
        """Its host may, for everybody; but not while others are in the middle of a game."""
        stored = await self.uploaded(table_id)
        if stored is not None:
            check_host(self.rights(stored, device.tokens))
            await self.host.storage.remove([table_id])
            return
        table, rights = await self.entered(device, table_id)
        check_host(rights)
        async with table.lock:
            others = set(table.roster.persons()) - set(rights.mine(table.roster))
            if table.game.status == PLAYING and others and table.game.frozen is None:
                raise ApiError(409, "still_running")
            await self.host.storage.remove([table_id])
        self.registry.forget(table_id)

    async def read_beside(self, device: Device, work: Callable[[Given], Answer], given: Given) -> Answer:
        """Replaying takes its time: it is done beside the tables, one question of each device at a time."""
        try:
            return await self.host.reading.ask(work, given, 0, device.asker)
        except NoAnswer:
            raise ApiError(503, "busy") from None


def check_host(rights: Rights) -> None:
    if not rights.host:
        raise ApiError(403, "only_the_host")


def record_summary(stored: StoredTable, rights: Rights) -> Summary:
    seats = [
        SeatState(number, seat.name, "person", None, False, None, False, False)
        for number, seat in enumerate(stored.roster.seats)
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
        host=rights.host,
        version=0,
        made_at=stored.made_at,
        options=stored.options,
        edition=stored.edition,
        clock=None,
        code=None,
        links=None,
        record=True,
        since=stored.made_at,
    )
