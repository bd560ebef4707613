"""The fields of the main square and the spectators that face them (M-119 to M-121)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.games.marrakesh.pieces.effects import EITHER, RIVER, effect, effect_amount, effect_kind
from serai.games.marrakesh.pieces.names import FIELDS_ROUND, no_numbers
from serai.games.marrakesh.rules.moments import NEIGHBOURS_PERFORM, SPECTATORS, may, worked_out
from serai.games.marrakesh.state import Marrakesh


def printed_spectators(table: Marrakesh, seat: i64, field: i64) -> i64:
    """M-119: the sector that faces a field."""
    place = table.setting.printed.place_of[field]
    return table.setting.disc[(place - table.rotation(seat) + FIELDS_ROUND) % FIELDS_ROUND]


def spectators(table: Marrakesh, seat: i64, field: i64) -> i64:
    """How many spectators face a field, all told."""
    return worked_out(table, seat, SPECTATORS, printed_spectators(table, seat, field))


def add_field_bonus(table: Marrakesh, effects: vec[i64], field: i64, times: i64) -> vec[i64]:
    """M-121: a bonus received several times is one effect; with separate steps it is several movements."""
    bonus = table.setting.printed.field_bonus[field]
    kind = effect_kind(bonus)
    if times == 0:
        return effects
    if table.setting.separate_steps and RIVER <= kind <= EITHER:
        while times > 0:
            effects = append(effects, bonus)
            times -= 1
        return effects
    return append(effects, effect(kind, effect_amount(bonus) * times))


def placing_bonus(table: Marrakesh, seat: i64, field: i64) -> vec[i64]:
    """M-083: the field's bonus once, whatever the audience; some scroll lets its neighbours perform too."""
    effects = add_field_bonus(table, no_numbers(), field, 1)
    if may(table, seat, NEIGHBOURS_PERFORM):
        around = table.setting.printed.around
        place = table.setting.printed.place_of[field]
        effects = add_field_bonus(table, effects, around[(place + 1) % FIELDS_ROUND], 1)
        effects = add_field_bonus(table, effects, around[(place + FIELDS_ROUND - 1) % FIELDS_ROUND], 1)
    return effects


def add_bonuses_where_face(table: Marrakesh, seat: i64, effects: vec[i64], count: i64) -> vec[i64]:
    """The bonus, that many times, of every field faced by exactly that many spectators (M-R42)."""
    field: i64 = 0
    while field < FIELDS_ROUND:
        facing = printed_spectators(table, seat, field)
        if not table.setting.printed_threshold:
            facing = worked_out(table, seat, SPECTATORS, facing)
        if facing == count:
            effects = add_field_bonus(table, effects, field, count)
        field += 1
    return effects
