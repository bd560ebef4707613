"""Who is at a table at this moment."""

# compiled: every move at every table passes through it

from collections.abc import Callable

from serai.tables.clocks import Moment
from serai.tables.roster import Roster
from serai.tables.viewers import Viewer

POLL_PRESENCE = 40_000  # milliseconds for which a device that polls, or one at another host, counts as present


class Presence:
    """The devices that look at a table here, those that poll, and the seats that are present at other hosts."""

    __slots__ = ("came_last", "counted", "elsewhere", "polled", "viewers")

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        self.counted: tuple[Roster, frozenset[int]] | None = None
        self.came_last = ""  # who asks, if bots think here
        self.polled: dict[int, int] = {}
        self.elsewhere: dict[str, tuple[int, list[int], int]] = {}  # when it was told, the seats, how many look

    def seats(self, roster: Roster, moment: Callable[[], Moment]) -> frozenset[int]:
        """The seats whose owners are present."""
        if not self.polled and not self.elsewhere:
            return self.seats_here(roster)
        now = moment()
        found = {seat for seat, at in self.polled.items() if now.steady - at < POLL_PRESENCE}
        for at, seats, _ in self.elsewhere.values():
            if now.steady - at < POLL_PRESENCE:
                found.update(seats)
        return self.seats_here(roster) | found

    def seats_here(self, roster: Roster) -> frozenset[int]:
        """Counted once for each roster and company."""
        if self.counted is None or self.counted[0] is not roster:
            here = frozenset(seat for viewer in self.viewers for seat in viewer.rights.mine(roster))
            self.counted = (roster, here)
        return self.counted[1]

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.came_last = viewer.asker
        self.counted = None

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.counted = None

    def note_poll(self, viewer: Viewer, roster: Roster, now: Moment) -> None:
        """A device that polls is present between its questions too."""
        self.came_last = viewer.asker
        self.polled |= dict.fromkeys(viewer.rights.mine(roster), now.steady)

    def note_elsewhere(self, host: str, seats: list[int], viewers: int, now: Moment) -> None:
        self.elsewhere[host] = (now.steady, seats, viewers)

    def is_attended(self, now: Moment) -> bool:
        """Does anybody look at the table, wherever?"""
        if self.viewers or any(now.steady - at < POLL_PRESENCE for at in self.polled.values()):
            return True
        return any(viewers and now.steady - at < POLL_PRESENCE for at, _, viewers in self.elsewhere.values())
