"""A table that is in memory: one writer, many viewers."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any

from msgspec.structs import replace

from serai.core.errors import BadAction, IllegalMove, SeraiError
from serai.tables.alarm import Alarm
from serai.tables.bots import BotTurns
from serai.tables.cache import ByteCache
from serai.tables.chat import ChatLog
from serai.tables.countdown import CountDown
from serai.tables.entries import MOVE, Entry
from serai.tables.errors import Conflict, NotNow, NotStored
from serai.tables.game import Change
from serai.tables.host import Host
from serai.tables.loading import loaded_game
from serai.tables.messages.live import ChatMessage, Snapshot
from serai.tables.presence import Presence
from serai.tables.rights import HOST, SEAT, WATCH
from serai.tables.roster import BACK, EarlyAnswer, Roster
from serai.tables.snapshots import Snapshots
from serai.tables.stored import StoredTable, TableContent, TableWrite
from serai.tables.viewers import ENCODER, Viewer

LOG = logging.getLogger("serai.table")
PAUSES = (0.25, 0.5, 1.0, 1.5)  # seconds after failures, one after another; nobody waits longer when all is well


class LiveTable:
    """One table. Its game and roster are what is stored, never more; whoever changes them holds the lock."""

    __slots__ = (
        "alarm",
        "answering",
        "bots",
        "chat",
        "count_down",
        "failures",
        "game",
        "gone",
        "heard_at",
        "host",
        "lock",
        "presence",
        "recovering",
        "snapshots",
        "stored",
        "used",
        "wrote_last",
    )

    def __init__(self, host: Host, content: TableContent, cache: ByteCache) -> None:
        self.host = host
        self.stored: StoredTable = content.table
        self.game = loaded_game(content, host.moment())
        self.chat = ChatLog(content.chats)
        self.presence = Presence()
        self.bots = BotTurns(self)
        self.alarm = Alarm(self)
        self.count_down = CountDown(self)
        self.snapshots = Snapshots(self.id, cache)
        self.lock = asyncio.Lock()
        self.used = host.moment().steady
        self.wrote_last = False
        self.heard_at: int | None = None  # when another host's last entry came, by the steady clock
        self.failures = 0  # tries to go on since something was stored last
        self.recovering = False
        self.answering = False  # choices that were made early are being played
        self.gone = False  # it was deleted

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def roster(self) -> Roster:
        return self.game.roster

    @property
    def viewers(self) -> set[Viewer]:
        return self.presence.viewers

    # storing: first the storage, then the memory, then the viewers

    async def commit(self, change: Change) -> None:
        """Store a change of the game, then make it so and show it; Conflict if another was first."""
        write = TableWrite(self.id, entry=change.entry)
        roster = roster_after(self.roster, change.entry)
        if roster is not self.roster:
            write.roster, write.revision = roster, self.stored.revision
        if self.stored.status != change.status:
            write.values |= {"status": change.status, "result": change.state.result}
        if change.clocks is not None:
            write.values["time_left"] = list(change.clocks.left)
        await self.store(write)
        self.game.commit(change)
        if roster is not self.roster:
            self.game.roster = roster
            self.stored.revision += 1
        self.stored.status = change.status
        self.wrote_last = True
        self.host.metrics.entry(change.entry.kind)
        self.changed()

    async def change_roster(self, alter: Callable[[Roster], None], returning: int | None = None) -> None:
        """Change who is at the table (`returning`: the seat whose owner is back).

        If another was first, all is as stored, and `alter` is asked again: it looks whether it still may.
        """
        for _ in range(5):
            roster = deepcopy(self.roster)
            alter(roster)
            clocks = self.game.clocks_with(roster, returning, self.host.moment())
            values: dict[str, object] = {} if clocks is None else {"time_left": list(clocks.left)}
            try:
                await self.store(TableWrite(self.id, roster=roster, revision=self.stored.revision, values=values))
            except Conflict:
                continue
            self.stored.revision += 1
            self.game.roster, self.game.clocks = roster, clocks
            self.changed()
            return
        raise Conflict("the table is busy")

    async def store(self, write: TableWrite) -> int | None:
        """Conflict, and all is as stored, if another was first; NotStored if the storage fails."""
        try:
            number = await self.stored_number(write)
        except Conflict:
            raise
        except asyncio.CancelledError:  # nobody waits any more, but it may be stored
            self.recover()
            raise
        except Exception as error:
            self.recover()
            raise NotStored(f"a change could not be stored: {type(error).__name__}") from error
        self.failures = 0
        return number

    async def stored_number(self, write: TableWrite) -> int | None:
        try:
            return await self.host.writer.store(write)
        except Conflict:
            await self.catch_up()
            raise

    def answer_early(self) -> None:
        """A choice that was made before its turn is played as soon as it comes, whoever brought that about."""
        if not self.answering and self.waiting_answer is not None and self.host.is_open and not self.recovering:
            self.answering = True
            self.host.spawn(self.play_early_answers())

    @property
    def waiting_answer(self) -> EarlyAnswer | None:
        return self.game.chosen_early(self.game.actor) if self.game.goes_on else None

    async def play_early_answers(self) -> None:
        try:
            async with self.lock:
                while (answer := self.waiting_answer) is not None and not self.recovering:
                    await self.play_early(answer)
        except Exception as error:
            LOG.warning("an early choice could not be played", exc_info=error, extra={"table": self.id})
            self.recover()
        finally:
            self.answering = False

    async def play_early(self, answer: EarlyAnswer) -> None:
        try:
            change = self.game.move(answer.seat, self.game.version, answer.action, answer.id, self.host.moment())
            await self.commit(change)
        except Conflict:
            pass  # another host played it, and that was followed
        except (NotNow, IllegalMove, BadAction):  # it can't be played after all: the seat chooses again
            await self.change_roster(lambda roster: roster.drop_early(answer.seat))

    async def note_rules(self) -> None:
        """A game that comes out the same by today's rules goes on by them."""
        rules = self.game.box.game.version
        if self.stored.rules != rules and self.game.frozen is None:
            await self.store(TableWrite(self.id, values={"rules": rules}))
            self.stored.rules = rules

    async def start_if_due(self) -> None:
        """The game begins by itself when no seat is open; guests are given a moment."""
        if self.count_down.is_due:
            await self.start()

    async def start(self) -> None:
        try:
            await self.commit(self.game.start(self.host.moment()))
        except Conflict:
            return  # another host has dealt

    async def add_chat(self, chat: ChatMessage) -> None:
        number = await self.store(TableWrite(self.id, chat=chat))
        assert number is not None
        self.tell_chat(number, chat)

    def tell_chat(self, number: int, chat: ChatMessage) -> None:
        self.chat.add(number, chat)
        encoded = ENCODER.encode(chat)
        for viewer in self.viewers:
            if not viewer.greeted:
                viewer.show()
            elif viewer.last_chat < number:
                viewer.last_chat = number
                viewer.answer_encoded(encoded)

    # what others have stored

    def receive(self, entry: Entry, values: Mapping[str, Any]) -> bool:
        """Another host has stored an entry, and this of the table's row; False if one has to look what is stored."""
        if self.lock.locked() or self.game.frozen or entry.seq > self.game.version:
            return False
        if entry.seq < self.game.version:
            return True
        stored = replace(self.stored, roster=self.roster, **values)
        try:
            self.follow(stored, [entry])
        except SeraiError:
            return False
        return True

    async def catch_up(self) -> None:
        """Follow what other hosts have stored since."""
        content = await self.host.storage.read(self.id, self.game.version)
        if content is None:
            self.vanish()
            return
        entries = [] if self.game.frozen else content.entries
        if entries or content.table.revision != self.stored.revision:
            try:
                self.follow(content.table, entries)
            except SeraiError:  # we were somewhere else: begin anew from what is stored
                await self.reload()
        for number, chat in content.chats:
            if number > self.chat.last_number:
                self.tell_chat(number, chat)

    def vanish(self) -> None:
        """The table was deleted: nobody is here any more."""
        self.gone = True
        self.close()
        for viewer in self.viewers:
            viewer.let_go()

    def follow(self, stored: StoredTable, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.game.follow(entry)
        now = self.host.moment()
        if entries:
            self.wrote_last, self.heard_at = False, now.steady
        self.stored = stored
        self.game.roster = stored.roster
        self.game.set_clocks(stored.time_left, now, moved=bool(entries))
        self.changed()

    async def reload(self) -> None:
        """Forget what is in memory; what is stored counts."""
        content = await self.host.storage.read(self.id)
        if content is not None:
            self.stored, self.game = content.table, loaded_game(content, self.host.moment())
            self.wrote_last = False
            self.changed()

    async def catch_up_or_recover(self) -> None:
        try:
            await self.catch_up()
        except Exception as error:
            LOG.warning("a table can't be read", exc_info=error, extra={"table": self.id})
            self.recover()

    def recover(self) -> None:
        """After a failure look what is stored, and go on from there."""
        if not self.recovering and self.host.is_open:
            self.recovering = True
            self.host.spawn(self.go_on_after_trouble())

    async def go_on_after_trouble(self) -> None:
        try:
            while self.host.is_open and not await self.has_recovered():
                pass
        finally:
            self.recovering = False

    async def has_recovered(self) -> bool:
        """Try once, after a pause that grows with each try until something is stored; then bots and clocks go on.

        What people try meanwhile makes no pause longer.
        """
        await self.host.sleep(PAUSES[min(self.failures, len(PAUSES) - 1)])
        self.failures += 1
        try:
            async with self.lock:
                await self.catch_up()
                await self.start_if_due()
        except Exception as error:
            LOG.warning("a table can't be read", exc_info=error, extra={"table": self.id})
            return False
        self.recovering = False
        self.heard_at = None  # whoever wrote last may be gone: nobody waits for it
        self.changed()
        return True

    # showing

    def changed(self) -> None:
        """Show the present snapshot to everybody, and let bots and clocks go on."""
        self.show_all()
        self.answer_early()
        self.bots.wake()
        self.alarm.set()
        self.count_down.set()

    def show_all(self) -> None:
        for viewer in self.viewers:
            viewer.show()

    def take(self, viewer: Viewer) -> list[bytes]:
        """All that is to be sent to a viewer now, answers first."""
        taken = viewer.take_answers()
        if viewer.outdated:
            viewer.outdated = False
            taken.append(ENCODER.encode(self.snapshot_for(viewer)))
            viewer.since, viewer.last_chat, viewer.greeted = self.game.version, self.chat.last_number, True
        return taken

    def snapshot_for(self, viewer: Viewer) -> Snapshot:
        if viewer.seat is not None and not viewer.rights.owns(self.roster, viewer.seat):
            viewer.seat = None
        chats = self.chat.missed_by(viewer)
        now = self.host.moment()
        shown = self.snapshots.build(self.game, viewer.seat, viewer.since, self.present(), now, chats, self.shown_next)
        shown.rematch.tokens = self.rematch_tokens(viewer)
        shown.starts_in = self.count_down.left
        shown.awaits = self.bots.awaited
        return shown

    def shown_next(self) -> set[int | None]:
        """The seats of those who are sent the present snapshot in a moment, as they have read the one before."""
        last = self.game.version - 1
        return {viewer.seat for viewer in self.viewers if viewer.outdated and viewer.greeted and viewer.since >= last}

    def rematch_tokens(self, viewer: Viewer) -> list[str]:
        """What this device may do at the next table, which has the same seats and signs with the same secret."""
        table_id = self.roster.next_table
        if table_id is None:
            return []
        sign, secret = self.host.tokens.sign, self.stored.secret
        tokens = [sign(secret, table_id, SEAT, seat) for seat in viewer.rights.mine(self.roster)]
        if viewer.rights.host:
            tokens.append(sign(secret, table_id, HOST))
        if not tokens and viewer.rights.may_enter:
            tokens.append(sign(secret, table_id, WATCH))
        return tokens

    # presence

    def present(self) -> frozenset[int]:
        return self.presence.seats(self.roster, self.host.moment)

    @property
    def is_attended(self) -> bool:
        """Is there anybody, playing or watching?"""
        return self.presence.is_attended(self.host.moment())

    def enter(self, viewer: Viewer) -> None:
        before = self.present()
        self.presence.enter(viewer)
        self.presence_changed(before)
        self.bots.wake()

    def leave(self, viewer: Viewer) -> None:
        before = self.present()
        self.presence.leave(viewer)
        self.used = self.host.moment().steady
        self.presence_changed(before)
        self.bots.wake()

    def note_poll(self, viewer: Viewer) -> None:
        before = self.present()
        self.presence.note_poll(viewer, self.roster, self.host.moment())
        self.presence_changed(before)
        self.bots.wake()

    def note_elsewhere(self, host: str, seats: list[int], viewers: int) -> None:
        """Another host tells who is present there."""
        before = self.present()
        self.presence.note_elsewhere(host, seats, viewers, self.host.moment())
        if self.present() != before:
            self.show_all()
        self.bots.wake()

    def presence_changed(self, before: frozenset[int]) -> None:
        if self.present() != before:
            self.show_all()
        self.host.presence_changed(self)

    # owners who come back

    async def welcome_back(self, seat: int) -> None:
        """The owner of a seat is here again: the bot gives it back."""
        if not self.roster.seats[seat].stand_in:
            return

        def give_back(roster: Roster) -> None:
            place = roster.seats[seat]
            if place.stand_in:  # else another host was first
                place.stand_in, place.bot = False, None
                roster.note(BACK, seat, self.game.version)

        await self.change_roster(give_back, returning=seat)

    def helped_owners(self) -> list[int]:
        """The seats that a bot plays while their owners look on."""
        return [seat for seat in sorted(self.present()) if self.roster.seats[seat].stand_in]

    @property
    def is_idle(self) -> bool:
        return not self.viewers and not self.lock.locked() and not self.bots.are_thinking

    def close(self) -> None:
        self.alarm.stop()
        self.count_down.stop()
        self.bots.stop()

    async def store_time_left(self) -> None:
        """While a table is in nobody's memory, no thinking time passes."""
        clocks = self.game.clocks
        if clocks is None or clocks.running is None:
            return
        left = list(clocks.read(self.host.moment().steady).left)
        try:
            await self.host.writer.store(TableWrite(self.id, values={"time_left": left}))
        except Exception as error:
            LOG.warning("the clocks could not be stored", exc_info=error, extra={"table": self.id})


def roster_after(roster: Roster, entry: Entry) -> Roster:
    """A choice that was made before its turn is played, or forgotten with what is taken back."""
    early = [answer for answer in roster.early if entry.kind == MOVE and answer.seat != entry.seat]
    if early == roster.early:
        return roster
    following = deepcopy(roster)
    following.early = early
    return following
