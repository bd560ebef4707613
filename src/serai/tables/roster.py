"""Who is at a table, and what they ask of each other. It changes without an entry in the game's history."""

from dataclasses import dataclass, field

PERSON, BOT, OPEN = "person", "bot", "open"
STAND_IN = "normal"  # the bot that plays for a seat out of time, or for somebody who was removed

# what is noted of the people while a game runs
FLAG, HELPED, BACK, LEFT, REMOVED, SEATED = "flag", "helped", "back", "left", "removed", "seated"
BROUGHT = "brought"  # up to here it was played on a device of whoever sits there
MOST_NOTES = 40


@dataclass(slots=True)
class Seat:
    """Who sits at a seat. Its generation makes the links of former owners void."""

    kind: str = OPEN
    name: str = ""
    bot: str | None = None
    generation: int = 0
    stand_in: bool = False  # a bot plays until the owner is back
    closed: bool = False  # somebody played it, and nobody is left who could let another have that hand
    guest: bool = False  # came by an invitation, after the table was made

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == BOT or self.stand_in


@dataclass(slots=True)
class UndoRequest:
    """A seat asks to take back more than its own last steps; all persons must agree."""

    seat: int
    version: int
    agreed: list[int]


@dataclass(slots=True)
class SeatRequest:
    """Somebody who holds no seat asks for one while a game runs; all persons who play must agree."""

    seat: int
    name: str
    generation: int  # of the link that opens the seat if they do
    at: int
    agreed: list[int] = field(default_factory=list)


@dataclass(slots=True)
class EarlyAnswer:
    """A secret choice that is made at the same time as others, kept until its turn comes.

    It belongs to the decision of one version; once the game has gone another way it means nothing.
    """

    seat: int
    action: dict[str, object]
    id: str
    version: int = 0


@dataclass(slots=True)
class PeopleNote:
    """Something that happened to the people of a running game, for the log: after which version, to whom."""

    kind: str
    seat: int
    name: str
    version: int


@dataclass(slots=True)
class Roster:
    """Who sits where. Nobody changes a roster in place: a changed copy replaces it once that is stored."""

    seats: list[Seat]
    undo: UndoRequest | None = None
    rematch: list[int] = field(default_factory=list)
    next_table: str | None = None
    seat_request: SeatRequest | None = None
    early: list[EarlyAnswer] = field(default_factory=list)
    quiet: bool = False  # somebody was removed: only those who sit here talk
    notes: list[PeopleNote] = field(default_factory=list)
    brought: bool = False  # it began on a device of one who sits here, and that device could know all that was hidden
    starts_at: int | None = None  # the date at which a table full of guests begins; None: when its host says so

    def note(self, kind: str, seat: int, version: int) -> None:
        """Note what happens to a seat's owner; the oldest notes are forgotten."""
        self.notes = [*self.notes[1 - MOST_NOTES :], PeopleNote(kind, seat, self.seats[seat].name, version)]

    def has_guests(self) -> bool:
        return any(seat.guest and seat.kind == PERSON for seat in self.seats)

    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON]

    def drop_early(self, seat: int) -> None:
        self.early = [answer for answer in self.early if answer.seat != seat]

    def has_open_seat(self) -> bool:
        return any(seat.kind == OPEN for seat in self.seats)

    def bot_at(self, seat: int | None) -> str | None:
        """The bot that decides for a seat, if one does."""
        if seat is None or not self.seats[seat].is_played_by_bot:
            return None
        return self.seats[seat].bot

    def person_at(self, seat: int | None) -> int | None:
        """The seat, if a person decides for it."""
        if seat is None or self.seats[seat].kind != PERSON or self.seats[seat].stand_in:
            return None
        return seat
