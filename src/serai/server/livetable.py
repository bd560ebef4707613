"""A table that is in memory: one writer, many viewers."""

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Callable
from copy import deepcopy
from typing import TYPE_CHECKING, Any

from serai.core.errors import BadRecord, SeraiError
from serai.play.room import PLAYING, WAITING, Company, Entry, Room
from serai.server.messages.live import ChatMessage, Position
from serai.server.positions import position
from serai.server.storage import Conflict, StoredTable
from serai.server.thinking import NoAnswer, Question, any_seed
from serai.server.tokens import HOST, SEAT, WATCH, sign
from serai.server.viewers import ENCODER, Viewer
from serai.server.writer import Work

if TYPE_CHECKING:
    from serai.server.rooms import Rooms

LOG = logging.getLogger("serai.table")
POLL_PRESENCE = 40.0  # seconds for which a device that polls counts as present
GRACE = 5.0  # seconds that other workers leave to the one that moved last
STAND_IN = "normal"  # the bot that plays for a seat out of time


class LiveTable:
    """One table: its room, its viewers, its bots and its clocks. Whoever changes it holds its lock."""

    __slots__ = (
        "alarm",
        "chats",
        "elsewhere",
        "last_at",
        "lock",
        "polled",
        "room",
        "rooms",
        "stored",
        "thinking",
        "used",
        "viewers",
        "wrote_last",
    )

    def __init__(self, rooms: "Rooms", stored: StoredTable, room: Room, chats: list[tuple[int, ChatMessage]]) -> None:
        self.rooms = rooms
        self.stored = stored
        self.room = room
        self.chats = chats
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.polled: dict[int, float] = {}
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}  # who is present at other workers
        self.used = time.monotonic()
        self.wrote_last = False
        self.last_at = 0
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def company(self) -> Company:
        return self.room.company

    # storing

    async def store_entry(self, entry: Entry) -> None:
        """Store and show an entry that the room has made; Conflict, with the room as stored, if another was first."""
        work = Work(self.id).entry(entry)
        if self.stored.status != self.room.status:
            work.row(status=self.room.status)
        if self.room.clocks is not None:
            work.row(clocks=ENCODER.encode(self.room.clocks.to_json()).decode())
        try:
            await self.rooms.writer.store(work)
        except Exception:
            await self.reload_or_go()
            raise
        self.stored.status = self.room.status
        self.wrote_last, self.last_at = True, entry.at
        self.rooms.metrics.entry(entry.kind)
        self.changed()

    async def change_company(self, alter: Callable[[Company], None]) -> None:
        """Change who is at the table; if another worker was first, look again and try again."""
        for _ in range(5):
            company = deepcopy(self.company)
            alter(company)
            clocks = self.room.clocks.to_json() if self.room.clocks else None
            try:
                await self.rooms.writer.store(Work(self.id).who(company, self.stored.revision, clocks))
            except Conflict:
                await self.catch_up()
                continue
            self.stored.revision += 1
            self.room.company = company
            self.room.turn_clocks(None, self.rooms.now())
            self.changed()
            return
        raise Conflict("the table is busy")

    async def start_if_full(self) -> None:
        """The game begins by itself when no seat is open."""
        if self.room.status == WAITING and not self.company.has_open_seat():
            with contextlib.suppress(Conflict):
                await self.store_entry(self.room.start(self.rooms.now()))

    async def add_chat(self, chat: ChatMessage) -> None:
        number = await self.rooms.writer.store(Work(self.id).words(chat))
        assert number is not None
        self.tell_chat(number, chat)

    def tell_chat(self, number: int, chat: ChatMessage) -> None:
        self.chats = [*self.chats[-99:], (number, chat)]
        encoded = ENCODER.encode(chat)
        for viewer in self.viewers:
            if not viewer.greeted:
                self.show(viewer)
            elif viewer.heard < number:
                viewer.heard = number
                viewer.answer_encoded(encoded)

    # what others have stored

    async def catch_up(self) -> None:
        """Follow what other workers have stored since."""
        stored = await self.rooms.storage.table(self.id)
        if stored is None:
            return
        entries = await self.rooms.storage.entries(self.id, self.room.version)
        if entries or stored.revision != self.stored.revision:
            try:
                self.follow(stored, entries)
            except BadRecord:  # we were somewhere else: begin anew from what is stored
                await self.reload()
        last = self.chats[-1][0] if self.chats else 0
        for number, chat in await self.rooms.storage.chats(self.id):
            if number > last:
                self.tell_chat(number, chat)

    def follow(self, stored: StoredTable, entries: list[Entry]) -> None:
        for entry in entries:
            self.room.replay_entry(entry)
            self.wrote_last, self.last_at = False, entry.at
        self.stored = stored
        self.room.company = stored.company
        restore_clocks(self.room, stored)
        self.changed()

    async def reload(self) -> None:
        """Forget what is in memory; what is stored counts."""
        stored, room, chats = await self.rooms.read(self.id)
        self.stored, self.room, self.chats = stored, room, chats
        self.wrote_last = False
        self.changed()

    async def reload_or_go(self) -> None:
        """What was not stored has not happened; if that can't be read either, everybody has to come again."""
        try:
            await self.reload()
        except Exception as error:
            LOG.error("a table can't be read", exc_info=error, extra={"table": self.id})
            self.rooms.tables.pop(self.id, None)
            self.close()
            for viewer in self.viewers:
                viewer.let_go()

    # showing

    def changed(self) -> None:
        """Show the present position to everybody, and let bots and clocks go on."""
        self.show_all()
        self.wake_bot()
        self.set_alarm()

    def show_all(self) -> None:
        """To all viewers; what several of them see alike is built and encoded once."""
        pictures: dict[tuple[int | None, int], bytes] = {}
        for viewer in self.viewers:
            self.show(viewer, pictures)

    def show(self, viewer: Viewer, pictures: dict[tuple[int | None, int], bytes] | None = None) -> None:
        if viewer.seat is not None and not viewer.rights.owns(self.company, viewer.seat):
            viewer.seat = None
        news = [chat for number, chat in self.chats if number > viewer.heard] if self.is_behind(viewer) else []
        key = (viewer.seat, viewer.since)
        encoded = None if news or self.company.next_table or pictures is None else pictures.get(key)
        if encoded is None:
            encoded = ENCODER.encode(self.position_for(viewer, news))
            if pictures is not None and not news:
                pictures[key] = encoded
        viewer.show(encoded, self.room.version, self.chats[-1][0] if self.chats else 0)

    def is_behind(self, viewer: Viewer) -> bool:
        """Has it missed something that was said?"""
        return bool(self.chats) and self.chats[-1][0] > viewer.heard

    def position_for(self, viewer: Viewer, chats: list[ChatMessage]) -> Position:
        now = self.rooms.now()
        shown = position(self.id, self.room, viewer.seat, viewer.since, self.present(), now, chats)
        shown.rematch.tokens = self.rematch_tokens(viewer)
        return shown

    def rematch_tokens(self, viewer: Viewer) -> list[str]:
        """What this device may do at the next table, which has the same seats and signs with the same secret."""
        table_id = self.company.next_table
        if table_id is None:
            return []
        tokens = [sign(self.stored.secret, table_id, SEAT, seat) for seat in viewer.rights.mine(self.company)]
        if viewer.rights.host:
            tokens.append(sign(self.stored.secret, table_id, HOST))
        if not tokens and viewer.rights.may_enter:
            tokens.append(sign(self.stored.secret, table_id, WATCH))
        return tokens

    # presence

    def present(self) -> set[int]:
        now = time.monotonic()
        found = {seat for seat, at in self.polled.items() if now - at < POLL_PRESENCE}
        for at, seats in self.elsewhere.values():
            if now - at < POLL_PRESENCE:
                found.update(seats)
        return found | self.present_here()

    def present_here(self) -> set[int]:
        return {seat for viewer in self.viewers for seat in viewer.rights.mine(self.company)}

    def enter(self, viewer: Viewer) -> None:
        before = self.present()
        self.viewers.add(viewer)
        self.presence_changed(before)

    def leave(self, viewer: Viewer) -> None:
        before = self.present()
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        self.presence_changed(before)

    def note_poll(self, viewer: Viewer) -> None:
        """A device that polls is present between its questions too."""
        before = self.present()
        self.polled |= dict.fromkeys(viewer.rights.mine(self.company), time.monotonic())
        self.presence_changed(before)

    def presence_changed(self, before: set[int]) -> None:
        if self.present() != before:
            self.show_all()
            self.rooms.tell_presence(self)

    # bots

    def wake_bot(self) -> None:
        """If a bot has to decide, let it think."""
        if self.room.thinker() is not None and self.thinking is None and self.rooms.is_open:
            self.thinking = asyncio.create_task(self.play_bots(), name="bots")

    async def play_bots(self) -> None:
        try:
            while self.room.thinker() is not None and self.rooms.is_open:
                await self.leave_it_to_the_last_writer()
                await self.play_bot()
        except (SeraiError, OSError) as error:
            LOG.error("a bot's move failed", extra={"table": self.id, "error": type(error).__name__})
        finally:
            self.thinking = None

    async def leave_it_to_the_last_writer(self) -> None:
        """Of several workers the one that stored the last entry lets the bot think; others step in if it is gone."""
        if self.wrote_last or self.rooms.storage.is_sqlite:
            return
        grace = self.rooms.settings.bot_seconds + GRACE
        waits = self.last_at / 1000 + grace - self.rooms.now() / 1000
        version = self.room.version
        while waits > 0 and version == self.room.version:
            await asyncio.sleep(min(waits, 0.25))
            waits -= 0.25

    async def play_bot(self) -> None:
        room, version, bot = self.room, self.room.version, self.room.thinker()
        if bot is None or room.state is None:
            return
        begun = time.monotonic()
        action = await self.bots_choice(bot)
        await asyncio.sleep(max(0.0, self.rooms.settings.bot_pace - (time.monotonic() - begun)))
        async with self.lock:
            if self.room is room and room.version == version and room.thinker() == bot and room.actor is not None:
                with contextlib.suppress(Conflict):
                    await self.store_entry(room.move(room.actor, version, action, None, self.rooms.now()))

    async def bots_choice(self, bot: str) -> dict[str, Any]:
        """What the bot chooses; any legal action if it does not answer."""
        state = self.room.state
        assert state is not None
        legal = [action.to_json() for action in state.legal()]
        if len(legal) == 1:
            return legal[0]
        try:
            return await self.rooms.thinking.choose(self.question(bot))
        except NoAnswer as error:
            LOG.warning(str(error), extra={"table": self.id})
            self.rooms.metrics.bot_failures.inc()
            return random.choice(legal)

    def question(self, bot: str) -> Question:
        assert self.room.state is not None
        terms = self.room.terms
        return Question(terms.game, terms.players, terms.options, self.room.state.moves(), bot, any_seed())

    # clocks

    def set_alarm(self) -> None:
        """Ring when the running clock is at zero."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        clocks = self.room.clocks
        if clocks is None or clocks.running is None or not self.rooms.is_open:
            return
        left = clocks.left_of(clocks.running, self.rooms.now()) / 1000
        grace = 0.0 if self.wrote_last or self.rooms.storage.is_sqlite else GRACE
        self.alarm = asyncio.get_running_loop().call_later(left + grace, self.ring)

    def ring(self) -> None:
        self.rooms.spawn(self.time_is_up())

    async def time_is_up(self) -> None:
        """A bot plays the seat until its owner is back."""
        async with self.lock:
            if self.room.status != PLAYING or not self.room.out_of_time(self.rooms.now()):
                self.set_alarm()
                return
            clocks = self.room.clocks
            assert clocks is not None and clocks.running is not None
            seat = clocks.running
            clocks.read(self.rooms.now())

            def sit_in(company: Company) -> None:
                company.seats[seat].stand_in = True
                company.seats[seat].bot = STAND_IN

            await self.change_company(sit_in)

    async def welcome_back(self, seat: int) -> None:
        """The owner of a seat is here again: the bot gives it back."""
        if not self.company.seats[seat].stand_in:
            return
        if self.room.clocks is not None:
            self.room.clocks.welcome_back(seat, self.rooms.now())

        def give_back(company: Company) -> None:
            company.seats[seat].stand_in = False
            company.seats[seat].bot = None

        await self.change_company(give_back)

    def close(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        if self.thinking is not None:
            self.thinking.cancel()


def restore_clocks(room: Room, stored: StoredTable) -> None:
    if room.clocks is not None and stored.clocks is not None:
        room.clocks.restore(stored.clocks["left"], stored.clocks["since"], room.person_to_move())
