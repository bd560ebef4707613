"""A table under any faults, in any order: what clients saw is always a prefix of what is stored.

Two hosts share one storage. Moves, undo, chats, seats and bots happen in any order; writes fail, or are stored without
anybody learning of it; reads fail; hosts crash, and receive of each other late. The model is what the storage holds: a
game that follows the stored entries, and all rosters that were ever stored.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from serai.tables.api import Device
from serai.tables.errors import ApiError, NotStored
from serai.tables.game import LiveGame
from serai.tables.messages.house import ClockSetting, Sit
from serai.tables.messages.live import (
    Admit,
    Back,
    Chat,
    Consent,
    Leave,
    Move,
    PutBot,
    React,
    Remove,
    Rename,
    Start,
    Undo,
)
from serai.tables.rights import INVITE
from serai.tables.roster import Roster
from serai.tables.stored import TableWrite
from serai.tables.table import LiveTable
from tests.games import HOUSE
from tests.tables.hosts import FAILS, LOST, FakeHost, MemoryStorage, Screen

pytestmark = pytest.mark.endurance

TABLES = [(game, seats) for game in HOUSE for seats in ("pp", "ppb", "ppp")]
MOST_SCREENS = 6
NUMBERS = st.integers(0, 1000)
WISHES = ["undo", "consent", "chat", "name", "bot", "owner", "back", "react", "start"]


def seats_of(roster: Roster) -> list[tuple[str, str, str | None, bool]]:
    return [(seat.kind, seat.name, seat.bot, seat.stand_in) for seat in roster.seats]


class ModelStorage(MemoryStorage):
    """Follows what it stores: what each seat may see at each version, and who has ever sat where."""

    def __init__(self) -> None:
        super().__init__()
        self.game: LiveGame | None = None
        self.views: list[dict[int | None, Any]] = []
        self.facts: list[dict[int | None, Any]] = []
        self.rosters: list[Any] = []

    def begin(self, table_id: str) -> None:
        stored = self.tables[table_id]
        self.game = LiveGame(stored.config, stored.roster)
        self.note(table_id)
        for entry in self.entries[table_id]:
            self.game.follow(entry)
            self.note(table_id)

    def note(self, table_id: str) -> None:
        game = self.game
        assert game is not None
        seats = [*range(game.config.players), None]
        self.views.append({seat: None if game.state is None else game.state.view(seat) for seat in seats})
        self.facts.append({seat: [event.to_json(seat) for _, event in game.facts_after(0)] for seat in seats})
        self.rosters.append(seats_of(self.tables[table_id].roster))

    def keep(self, write: TableWrite) -> int | None:
        number = super().keep(write)
        if self.game is not None and write.table_id in self.tables:
            if write.entry is not None:
                self.game.follow(write.entry)
                self.note(write.table_id)
            self.rosters.append(seats_of(self.tables[write.table_id].roster))
        return number


class Client:
    """A device at one of the hosts; it moves by what it has seen."""

    def __init__(self, place: int, screen: Screen) -> None:
        self.place = place
        self.screen = screen
        self.last_version = 0


class TableUnderFaults(RuleBasedStateMachine):
    """What may happen at a table."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.memory = ModelStorage()
        self.hosts = [FakeHost(self.memory, grace=1.0) for _ in range(2)]
        self.clients: list[Client] = []
        self.moves = 0
        self.unknown: set[tuple[int, str]] = set()  # moves of which nobody was told whether they are stored

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    @initialize(kind=st.sampled_from(TABLES), clock=st.booleans())
    def make(self, kind: tuple[str, str], clock: bool) -> None:
        game, seats = kind
        self.hosts[0].seed = "the model's own"
        table = self.run(self.hosts[0].make(game, seats, clock=ClockSetting(30, 1) if clock else None))
        self.table_id, self.players = table.id, len(seats)
        self.memory.begin(table.id)
        for seat in range(seats.count("p")):
            self.come(seat, seat % 2)

    # devices

    @precondition(lambda self: len(self.clients) < MOST_SCREENS)
    @rule(seat=st.integers(0, 2), place=st.integers(0, 1))
    def come(self, seat: int, place: int) -> None:
        """A device of a seat, or of a spectator."""
        table = self.table_at(place)
        if table is not None:
            owned = [seat] if seat < self.players and table.roster.seats[seat].kind == "person" else []
            self.run(self.enter(place, table, owned, is_host=seat == 0))

    @precondition(lambda self: self.clients)
    @rule(number=NUMBERS)
    def go(self, number: int) -> None:
        client = self.clients.pop(number % len(self.clients))
        self.run(self.leave(client))

    async def enter(self, place: int, table: LiveTable, owned: list[int], is_host: bool) -> None:
        self.clients.append(Client(place, Screen(table, owned, host=is_host)))

    async def leave(self, client: Client) -> None:
        client.screen.table.leave(client.screen.viewer)

    def table_at(self, place: int) -> Any:
        try:
            return self.run(self.hosts[place].registry.find(self.table_id))
        except (OSError, NotStored):
            return None

    def some(self, number: int) -> Client | None:
        return self.clients[number % len(self.clients)] if self.clients else None

    # what people do

    @rule(number=NUMBERS, choice=NUMBERS, again=st.booleans())
    def move(self, number: int, choice: int, again: bool) -> None:
        """By what the device has seen, whether or not the table has moved on."""
        client = self.some(number)
        if client is None or not client.screen.snapshot.get("legal"):
            return
        seen = client.screen.snapshot
        self.moves += not again
        message = Move(seen["seat"], seen["version"], seen["legal"][choice % len(seen["legal"])], f"id {self.moves}")
        answer = self.say(client, message)
        key = (message.seat, message.id)
        if answer.get("type") == "accepted":
            assert self.is_kept(*key), "a move was acknowledged that is not stored"
        elif answer.get("type") == "problem":
            self.unknown.add(key)
        elif answer.get("type") == "refused" and key not in self.unknown:
            assert not self.is_kept(*key), "a move was refused that is stored"

    def is_kept(self, seat: int, move_id: str) -> bool:
        made = any((entry.seat, entry.id) == (seat, move_id) for entry in self.memory.entries[self.table_id])
        early = self.memory.tables[self.table_id].roster.early
        return made or any((answer.seat, answer.id) == (seat, move_id) for answer in early)

    @rule(number=NUMBERS, agree=st.booleans(), what=st.sampled_from(WISHES))
    def do(self, number: int, agree: bool, what: str) -> None:
        client = self.some(number)
        if client is None or not client.screen.snapshot:
            return
        seat, version = client.screen.snapshot["seat"] or 0, client.screen.snapshot["version"]
        other = (seat + 1) % self.players
        messages = {
            "undo": Undo(seat, version),
            "consent": Consent(seat, version, agree),
            "chat": Chat(f"word {number}", seat),
            "name": Rename(seat, f"Name {number}"),
            "bot": PutBot(other, "greedy"),
            "owner": PutBot(other, None),
            "back": Back(seat),
            "react": React("star", seat),
            "start": Start(agree),
        }
        self.say(client, messages[what])

    @rule(number=NUMBERS, agree=st.booleans(), what=st.sampled_from(["leave", "remove", "ask", "admit"]))
    def change_seats(self, number: int, agree: bool, what: str) -> None:
        client = self.some(number)
        if client is None or number % 3:
            return
        seat = client.screen.viewer.seat or 0
        if what == "ask":
            self.ask_for(client, number % self.players)
        else:
            other = (seat + 1) % self.players
            messages = {"leave": Leave(seat), "remove": Remove(other), "admit": self.admit(client, seat, agree)}
            self.say(client, messages[what])

    def admit(self, client: Client, seat: int, agree: bool) -> Admit:
        request = client.screen.table.roster.seat_request
        return Admit(seat, request.seat if request else 0, request.generation if request else 0, agree)

    def ask_for(self, client: Client, seat: int) -> None:
        host, table = self.hosts[client.place], client.screen.table
        token = host.tokens.sign(table.stored.secret, table.id, INVITE)
        try:
            self.run(host.api.sit(Device([token], ""), table.id, Sit(seat, "Newcomer")))
        except (ApiError, NotStored, OSError):
            return

    def say(self, client: Client, message: Any) -> dict[str, Any]:
        received = len(client.screen.received)
        answer: dict[str, Any] = self.run(client.screen.say(message))
        for each in client.screen.received[received:]:
            self.check(client, each)
        return answer

    # what happens to them

    @rule(fault=st.sampled_from([FAILS, LOST, None]), count=st.integers(1, 3))
    def break_writes(self, fault: str | None, count: int) -> None:
        self.memory.faults = [fault] * count

    @rule(broken=st.booleans())
    def break_reads(self, broken: bool) -> None:
        self.memory.reads_fail = broken

    @rule(place=st.integers(0, 1))
    def crash(self, place: int) -> None:
        """A host is gone with all its devices; another takes its place."""
        self.run(self.hosts[place].close())
        self.clients = [client for client in self.clients if client.place != place]
        self.hosts[place] = FakeHost(self.memory, grace=1.0)

    @rule(place=st.integers(0, 1))
    def receive(self, place: int) -> None:
        """A host hears that something was stored."""
        try:
            self.run(self.hosts[place].registry.catch_up_with(self.table_id))
        except OSError:
            return

    @rule(milliseconds=st.sampled_from([10, 1_500, 40_000]))
    def wait(self, milliseconds: int) -> None:
        for host in self.hosts:
            self.run(host.pass_time(milliseconds))

    # what must hold

    @invariant()
    def all_see_a_prefix(self) -> None:
        for client in self.clients:
            for message in client.screen.take():
                self.check(client, message)

    def check(self, client: Client, message: dict[str, Any]) -> None:
        if message["type"] != "position":
            return
        version, seat = message["version"], message["seat"]
        assert version >= client.last_version, "the table went back for one who looks at it"
        client.last_version = version
        assert version < len(self.memory.views), "somebody saw what is not stored"
        assert message["view"] == self.memory.views[version][seat]
        shown = [(each["kind"], each["name"], each["bot"], each["stand_in"]) for each in message["seats"]]
        assert shown in self.memory.rosters, "somebody saw a roster that was never stored"
        if message["since"] == 0:
            told = [{k: v for k, v in fact.items() if k not in ("version", "known")} for fact in message["events"]]
            assert told == self.memory.facts[version][seat]

    @invariant()
    def nothing_is_doubled(self) -> None:
        if not hasattr(self, "table_id"):
            return
        entries = self.memory.entries[self.table_id]
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        made = [(entry.seat, entry.id) for entry in entries if entry.id is not None]
        assert len(made) == len(set(made))

    def teardown(self) -> None:
        """When all is well again, both hosts and all devices come to what is stored."""
        try:
            if hasattr(self, "table_id"):
                self.memory.faults, self.memory.reads_fail = [], False
                self.run(self.heal())
                self.all_see_a_prefix()
                assert all(client.last_version == len(self.memory.entries[self.table_id]) for client in self.clients)
                assert not any(host.faults for host in self.hosts)
        finally:
            for host in self.hosts:
                self.run(host.close())
            self.loop.close()

    async def heal(self) -> None:
        """Bots stop where nobody looks; then all receive what was stored."""
        tables = [await host.registry.find(self.table_id) for host in self.hosts]
        for host in self.hosts:
            await host.pass_time(60_000)
        for host, table in zip(self.hosts, tables, strict=True):
            table.bots.stop()
            await host.settle()
        for host in self.hosts:
            await host.registry.catch_up_with(self.table_id)
        assert {table.game.version for table in tables} == {len(self.memory.entries[self.table_id])}
        for table in tables:
            assert table.game.deciders() or table.game.thinker() or not table.game.goes_on, "the table stands still"
        for client in self.clients:
            client.screen.viewer.show()


TestTableUnderFaults = TableUnderFaults.TestCase
TestTableUnderFaults.settings = settings(
    max_examples=40,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
