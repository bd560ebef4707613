"""Season scoring (M-173 to M-185) and the next season's preparation (M-186 to M-190)."""

from typing import Final

from mypy_extensions import i64

from serai.core.agenda import Item, Step
from serai.games.marrakesh.events import (
    BOATS_RETURNED,
    GAME_SCORED,
    OFFICE_OPENED,
    RIVER_UNWON,
    RIVER_WON,
)
from serai.games.marrakesh.pieces.names import COLOUR_COUNT
from serai.games.marrakesh.rules.moments import RIVER_FACES, WATERFALLS_EACH_SEASON, may
from serai.games.marrakesh.rules.river import give_all_waterfalls
from serai.games.marrakesh.rules.supply import SETTLINGS, plan_supply_choices
from serai.games.marrakesh.rules.turns import END_TURNS, begin_turn
from serai.games.marrakesh.scoring import FinalScore
from serai.games.marrakesh.state import (
    ARRIVAL_CELL,
    ARRIVALS_CELL,
    BOAT_CELL,
    CROCODILE_CELL,
    MARKER_CELL,
    MOORED_CELL,
    RIVER_TILE,
    ROUND_CELL,
    SCREEN_CELLS,
    SEASON_CELL,
    SEASON_SCROLLS,
    SHOWN_OPEN_CELL,
    SOURCE_CELL,
    START_CELL,
    SUPPLY_DUE,
    Marrakesh,
)

SEASONS: Final[i64] = 3
NO_SEAT: Final[i64] = -1


def plan_season_scoring(table: Marrakesh, next_round: Item) -> None:
    """M-173: scrolls of the season's end, river, supply; then the next season or the end."""
    if table.season() == SEASONS:
        table.plan(END)
    else:
        table.plan(PREPARE, next_round)
        plan_supply_choices(table)
    place = table.setting.players - 1
    while place >= 0:
        table.plan(SUPPLY_TURNS[table.turn_seat(place)])
        place -= 1
    table.plan(EVALUATE)
    place = table.setting.players - 1
    while place >= 0:
        table.plan(SCROLL_TURNS[table.turn_seat(place)])
        place -= 1


class SeasonScrolls(Step):
    """M-141, M-173: season-end scrolls."""

    def run(self, table: Marrakesh) -> None:
        if may(table, self.seat, WATERFALLS_EACH_SEASON):
            table.cells[SOURCE_CELL] = SEASON_SCROLLS
            begin_turn(table, self.seat)
            table.plan(END_TURNS[self.seat])
            give_all_waterfalls(table, self.seat)


class EvaluateRiver(Step):
    """M-175 to M-180: the boat farthest along wins the river tile; the ranking is fixed beforehand."""

    def run(self, table: Marrakesh) -> None:
        table.cells[SOURCE_CELL] = RIVER_TILE
        face = table.river_face()
        winner = farthest(table, NO_SEAT)
        second = NO_SEAT
        if winner != NO_SEAT and table.season() == SEASONS and table.setting.second_bonus:
            second = farthest(table, winner)
        table.plan(RETURN_BOATS)
        if winner == NO_SEAT:
            table.tell(RIVER_UNWON, face)
            return
        if second != NO_SEAT:
            table.plan(SecondBonus(second), END_TURNS[second])
        table.plan(WinnersBonus(winner), END_TURNS[winner])


def farthest(table: Marrakesh, but: i64) -> i64:
    """M-176, M-177: the seat that leads on the river, one left out; boats at the start are not ranked."""
    best = NO_SEAT
    place: i64 = 0
    while place < table.setting.players:
        seat = table.turn_seat(place)
        ranked = table.boat(seat) > 0 or table.setting.unmoved_rank
        if seat != but and ranked and (best == NO_SEAT or is_ahead(table, seat, best)):
            best = seat
        place += 1
    return best


def is_ahead(table: Marrakesh, seat: i64, other: i64) -> bool:
    """M-176: farther along, or earlier on the same space; at the start turn order decides."""
    space = table.boat(seat)
    if space != table.boat(other):
        return space > table.boat(other)
    return space > 0 and table.arrival(seat) < table.arrival(other)


class WinnersBonus(Step):
    """M-175: the winner receives the tile's bonus."""

    def run(self, table: Marrakesh) -> None:
        face = table.river_face()
        begin_turn(table, self.seat)
        table.tell(RIVER_WON, self.seat, 1, face)
        RIVER_FACES[face].won(table, self.seat)


class SecondBonus(Step):
    """M-178: in season 3 the second in rank receives the second bonus."""

    def run(self, table: Marrakesh) -> None:
        face = table.river_face()
        begin_turn(table, self.seat)
        table.tell(RIVER_WON, self.seat, 2, face)
        RIVER_FACES[face].came_second(table, self.seat)


class ReturnBoats(Step):
    """M-180: boats return to the start, but not in season 3."""

    def run(self, table: Marrakesh) -> None:
        table.cells[SHOWN_OPEN_CELL] = 0
        if table.season() == SEASONS:
            return
        table.cells[ARRIVALS_CELL] = 0
        seat: i64 = 0
        while seat < table.setting.players:
            table.put(seat, BOAT_CELL, 0)
            table.put(seat, MOORED_CELL, 0)
            table.put(seat, ARRIVAL_CELL, 0)
            seat += 1
        table.tell(BOATS_RETURNED, table.season())


class SupplyTurn(Step):
    """M-181 to M-183: a seat settles its supply tiles."""

    def run(self, table: Marrakesh) -> None:
        table.cells[SOURCE_CELL] = SUPPLY_DUE
        begin_turn(table, self.seat)
        table.plan(SETTLINGS[self.seat], END_TURNS[self.seat])


class PrepareSeason(Step):
    """M-186 to M-190, M-054: the next office, new keshis behind the screens, the markers."""

    def run(self, table: Marrakesh) -> None:
        table.cells[SEASON_CELL] += 1
        table.cells[ROUND_CELL] = 0
        table.tell(OFFICE_OPENED, table.office())
        seat: i64 = 0
        while seat < table.setting.players:
            colour: i64 = 0
            while colour < COLOUR_COUNT:
                table.put(seat, SCREEN_CELLS + colour, 1)
                colour += 1
            seat += 1
        table.cells[MARKER_CELL] = (table.cells[MARKER_CELL] + 1) % table.setting.players
        table.cells[START_CELL] = table.cells[MARKER_CELL]
        if table.cells[CROCODILE_CELL] > 0:
            table.put(table.cells[CROCODILE_CELL] - 1, BOAT_CELL, table.setting.printed.crocodile)
            table.cells[CROCODILE_CELL] = 0


class EndOfGame(Step):
    """M-191: the final scoring."""

    def run(self, table: Marrakesh) -> None:
        if table.event_log is not None:
            for seat in range(table.setting.players):
                final = FinalScore(table, seat)
                table.tell_many(GAME_SCORED, final.scored, seat, final.total, final.districts, final.resources)


SCROLL_TURNS: Final = [SeasonScrolls(seat) for seat in range(4)]
EVALUATE: Final = EvaluateRiver()
RETURN_BOATS: Final = ReturnBoats()
SUPPLY_TURNS: Final = [SupplyTurn(seat) for seat in range(4)]
PREPARE: Final = PrepareSeason()
END: Final = EndOfGame()
