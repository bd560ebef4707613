"""The count-down: a table that guests have filled begins after a moment, unless its host stops it or is quicker."""

from functools import partial
from typing import TYPE_CHECKING

from serai.tables.errors import NotStored
from serai.tables.game import WAITING
from serai.tables.host import Cancellable
from serai.tables.roster import Roster

if TYPE_CHECKING:
    from serai.tables.table import LiveTable


class CountDown:
    """Says when a game begins by itself: at once where only its host's device and bots sit, else after a count-down."""

    __slots__ = ("table", "ticking")

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.ticking: Cancellable | None = None

    @property
    def is_ready(self) -> bool:
        """Could the game begin?"""
        game = self.table.game
        return game.status == WAITING and game.frozen is None and not self.table.roster.has_open_seat()

    @property
    def is_due(self) -> bool:
        return self.is_ready and (not self.table.roster.has_guests() or self.left == 0)

    @property
    def left(self) -> int | None:
        """Milliseconds until the game begins by itself; None if it does not."""
        starts_at = self.table.roster.starts_at
        if starts_at is None or not self.is_ready:
            return None
        left = starts_at - self.table.host.moment().date
        return max(0, min(left, self.whole))  # the date may have been set back

    @property
    def whole(self) -> int:
        return int(1000 * self.table.host.count_down)

    def begin(self, roster: Roster) -> None:
        """The last seat of a roster was taken: if there are guests, they see the count-down."""
        if not roster.has_open_seat() and roster.has_guests():
            roster.starts_at = self.table.host.moment().date + self.whole

    def set(self) -> None:
        self.stop()
        host, left = self.table.host, self.left
        if left is not None and host.is_open and not self.table.recovering:
            self.ticking = host.call_later(left / 1000, partial(self.ring, self.table.roster.starts_at))

    def stop(self) -> None:
        if self.ticking is not None:
            self.ticking.cancel()
            self.ticking = None

    def ring(self, counted: int | None) -> None:
        self.table.host.spawn(self.time_is_up(counted))

    async def time_is_up(self, counted: int | None) -> None:
        """This count-down has ended, whatever the date says; but it may have been stopped meanwhile."""
        async with self.table.lock:
            if not self.is_ready or self.table.roster.starts_at != counted:
                return
            try:
                await self.table.start()
            except NotStored:
                return  # the table recovers, and begins then
