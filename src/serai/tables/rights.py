"""What a device may do at a table."""

# compiled: every move at every table passes through it

from dataclasses import dataclass, field

from serai.tables.roster import PERSON, Roster

HOST, SEAT, INVITE, WATCH = "h", "s", "i", "w"  # the kinds of tokens


@dataclass(slots=True)
class Rights:
    """What the tokens of a device allow."""

    host: bool = False
    invited: bool = False
    watching: bool = False
    seats: dict[int, int] = field(default_factory=dict)  # with the generation of each

    @property
    def may_enter(self) -> bool:
        return self.host or self.invited or self.watching or bool(self.seats)

    def mine(self, roster: Roster) -> list[int]:
        """The seats this device owns now."""
        return [seat for seat in sorted(self.seats) if self.owns(roster, seat)]

    def owns(self, roster: Roster, seat: int) -> bool:
        if seat not in self.seats or seat >= len(roster.seats):
            return False
        place = roster.seats[seat]
        return place.kind == PERSON and place.generation == self.seats[seat]
