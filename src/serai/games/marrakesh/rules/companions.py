"""Expansion 2: the sultan on the palace stairs and the imam on the mosque stairs (M-202 to M-212)."""

from mypy_extensions import i64

from serai.games.marrakesh.events import COMPANION_ALONE, COMPANION_JOINED, COMPANION_LEFT
from serai.games.marrakesh.pieces.names import MOSQUE_STAIRS, PALACE_STAIRS
from serai.games.marrakesh.state import ALONE, ALONE_AT_CELLS, COMPANION_CELLS, GONE, Marrakesh


def sultan_helps(table: Marrakesh, seat: i64) -> bool:
    """M-210: does the sultan accompany this seat's courtier?"""
    return table.setting.figures and table.companion(PALACE_STAIRS) == seat


def imam_helps(table: Marrakesh, seat: i64) -> bool:
    """M-211: does the imam accompany this seat's student?"""
    return table.setting.figures and table.companion(MOSQUE_STAIRS) == seat


def follow(table: Marrakesh, seat: i64, stairs: i64) -> None:
    """M-203 to M-209: what a step changes, before its effects."""
    if not table.setting.figures or table.companion(stairs) == GONE:
        return
    step = table.step(seat, stairs)
    host = table.companion(stairs)
    if (host == ALONE and step == table.cells[ALONE_AT_CELLS + stairs]) or (
        host >= 0 and host != seat and step > table.step(host, stairs)
    ):
        join(table, seat, stairs)
    if table.companion(stairs) == seat and step == table.setting.printed.last_step:
        pass_on(table, stairs)


def join(table: Marrakesh, seat: i64, stairs: i64) -> None:
    table.cells[COMPANION_CELLS + stairs] = seat
    table.tell(COMPANION_JOINED, stairs, seat)


def pass_on(table: Marrakesh, stairs: i64) -> None:
    """M-205 to M-208: to the one figure next behind, or alone above several; with none left he leaves."""
    highest: i64 = -1
    host = ALONE
    seat: i64 = 0
    while seat < table.setting.players:
        step = table.step(seat, stairs)
        if step < table.setting.printed.last_step and step >= highest:
            host = seat if step > highest else ALONE
            highest = step
        seat += 1
    if highest < 0:
        table.cells[COMPANION_CELLS + stairs] = GONE
        table.tell(COMPANION_LEFT, stairs)
    elif host != ALONE:
        join(table, host, stairs)
    else:
        table.cells[COMPANION_CELLS + stairs] = ALONE
        table.cells[ALONE_AT_CELLS + stairs] = highest + 1
        table.tell(COMPANION_ALONE, stairs, highest + 1)
