"""Thinking time: a bank for the whole game and an increment for each move, in milliseconds."""

LEAST_ON_RETURN = 10_000  # what a seat finds on its clock when its owner comes back to a clock at zero


class Clocks:
    """The clocks of a table; at most one of them runs."""

    def __init__(self, players: int, bank: int, increment: int) -> None:
        self.increment = increment
        self.left = [bank] * players
        self.running: int | None = None
        self.since = 0  # when the running clock was started or last read

    def run(self, seat: int | None, now: int) -> None:
        """From now on this seat thinks; None: nobody does."""
        self.read(now)
        self.running = seat

    def read(self, now: int) -> None:
        """Take off what has passed."""
        if self.running is not None:
            self.left[self.running] = self.left_of(self.running, now)
        self.since = now

    def left_of(self, seat: int, now: int) -> int:
        passed = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - passed)

    def add_increment(self, seat: int, now: int) -> None:
        """The seat has moved."""
        self.read(now)
        self.left[seat] += self.increment

    def welcome_back(self, seat: int, now: int) -> None:
        """The owner of a seat is back: there is time for a move at least."""
        self.read(now)
        self.left[seat] = max(self.left[seat], LEAST_ON_RETURN, self.increment)

    def to_json(self) -> dict[str, object]:
        return {"left": self.left, "since": self.since}

    def restore(self, left: list[int], since: int, running: int | None) -> None:
        """Go on as stored."""
        self.left = list(left)
        self.since = since
        self.running = running
