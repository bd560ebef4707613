"""Seats while a game runs: only with the consent of all persons, and only to somebody who holds none.

A person for whom a bot plays at present is one too: else a host could make others absent and look into a hand.

Whoever asks gets the link of the seat's next owner at once. It opens nothing until all agree; if one does not, or the
question is forgotten, that link never will.
"""

from serai.tables.commands.checks import check_owner, note_people, seat_of
from serai.tables.errors import ApiError
from serai.tables.messages.live import Admit
from serai.tables.rights import Rights
from serai.tables.roster import PERSON, SEATED, Roster, SeatRequest
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer

PATIENCE = 120_000  # milliseconds for which a question keeps others from asking, should the date jump meanwhile or not


async def ask_for_seat(table: LiveTable, rights: Rights, number: int, name: str) -> int:
    """Ask for a seat that no person holds; returns the generation of its next owner's link."""
    if seat_of(table, number).kind == PERSON:
        raise ApiError(409, "seat_taken", seat=number)
    if table.roster.seats[number].closed:
        raise ApiError(409, "seat_closed", seat=number)
    if rights.mine(table.roster):
        raise ApiError(409, "has_a_seat")
    now = table.host.moment().date
    asked = table.roster.seat_request
    if asked is not None and abs(now - asked.at) < PATIENCE:
        raise ApiError(409, "somebody_asks")

    def ask(roster: Roster) -> None:
        if roster.seats[number].kind == PERSON or roster.seats[number].closed:
            raise ApiError(409, "seat_taken", seat=number)
        if roster.seat_request is not None and roster.seat_request != asked:
            raise ApiError(409, "somebody_asks")
        forget(roster)
        roster.seat_request = SeatRequest(number, name, roster.seats[number].generation + 1, now)

    await table.change_roster(ask)
    request = table.roster.seat_request
    assert request is not None
    await seat_if_agreed(table)
    return request.generation


async def admit(table: LiveTable, viewer: Viewer, message: Admit) -> None:
    """A person who plays agrees, or does not: then the seat stays as it is."""
    check_owner(table, viewer, message.seat)

    def note(roster: Roster) -> None:
        request = roster.seat_request
        if request is None or (request.seat, request.generation) != (message.wanted, message.number):
            viewer.show()
            raise ApiError(409, "no_request")
        if not message.agree:
            forget(roster)
        elif message.seat not in request.agreed:
            request.agreed.append(message.seat)

    await table.change_roster(note)
    await seat_if_agreed(table)


def forget(roster: Roster) -> None:
    """Nobody asks any more, and the link that was given out will never open the seat."""
    request = roster.seat_request
    if request is not None:
        roster.seats[request.seat].generation = request.generation
        roster.seat_request = None


async def seat_if_agreed(table: LiveTable) -> None:
    if not all_agree(table.roster):
        return

    def sit(roster: Roster) -> None:
        request = roster.seat_request
        if request is None or not all_agree(roster):
            return
        forget(roster)
        place = roster.seats[request.seat]
        place.kind, place.name, place.bot, place.stand_in, place.guest = PERSON, request.name, None, False, True
        note_people(table, roster, SEATED, request.seat)

    await table.change_roster(sit)


def all_agree(roster: Roster) -> bool:
    request = roster.seat_request
    return request is not None and all(seat in request.agreed for seat in roster.persons())
