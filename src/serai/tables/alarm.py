"""The alarm: when a clock has run out, a bot plays the seat until its owner is back."""

from typing import TYPE_CHECKING

from serai.tables.errors import NotStored
from serai.tables.game import PLAYING
from serai.tables.host import Cancellable
from serai.tables.roster import FLAG, STAND_IN, Roster

if TYPE_CHECKING:
    from serai.tables.table import LiveTable


class Alarm:
    """Rings when the running clock of a table is at zero."""

    __slots__ = ("ringing", "table")

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.ringing: Cancellable | None = None

    def set(self) -> None:
        self.stop()
        table, host = self.table, self.table.host
        clocks = table.game.clocks
        if clocks is None or clocks.running is None or not host.is_open or table.recovering:
            return
        now = host.moment().steady
        left = (clocks.waits(clocks.running, now) + clocks.left_of(clocks.running, now)) / 1000
        grace = 0.0 if table.wrote_last else host.grace
        self.ringing = host.call_later(left + grace, self.ring)

    def stop(self) -> None:
        if self.ringing is not None:
            self.ringing.cancel()
            self.ringing = None

    def ring(self) -> None:
        self.table.host.spawn(self.time_is_up())

    async def time_is_up(self) -> None:
        """A bot plays the seat."""
        table = self.table
        async with table.lock:
            if not table.wrote_last:  # the seat may have moved at another host
                await table.catch_up_or_recover()
            if self.late() is None:
                self.set()
                return

            def sit_in(roster: Roster) -> None:
                seat = self.late()
                if seat is not None:
                    roster.seats[seat].stand_in = True
                    roster.seats[seat].bot = STAND_IN
                    roster.note(FLAG, seat, table.game.version)

            try:
                await table.change_roster(sit_in)
            except NotStored:
                return  # the table recovers, and sets the alarm again

    def late(self) -> int | None:
        """The seat whose time is up, if one's is."""
        game = self.table.game
        if game.clocks is None or game.status != PLAYING or not game.out_of_time(self.table.host.moment()):
            return None
        return game.clocks.running
