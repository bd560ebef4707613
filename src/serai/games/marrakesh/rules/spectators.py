"""The fields of the main square and the spectators that face them (M-119 to M-121)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.games.marrakesh.pieces import (
    EITHER,
    FIELDS_ROUND,
    RIVER,
    effect,
    effect_amount,
    effect_kind,
    no_numbers,
)
from serai.games.marrakesh.rules.moments import audience, neighbours_perform
from serai.games.marrakesh.state import ROTATION, Marrakesh


def printed_spectators(table: Marrakesh, seat: i64, field: i64) -> i64:
    """M-119: the sector that faces a field."""
    place = table.setting.printed.place_of[field]
    return table.setting.disc[(place - table.of(seat, ROTATION) + FIELDS_ROUND) % FIELDS_ROUND]


def spectators(table: Marrakesh, seat: i64, field: i64) -> i64:
    """How many spectators face a field, all told."""
    return audience(table, seat, printed_spectators(table, seat, field))


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
    if neighbours_perform(table, seat):
        around = table.setting.printed.around
        place = table.setting.printed.place_of[field]
        effects = add_field_bonus(table, effects, around[(place + 1) % FIELDS_ROUND], 1)
        effects = add_field_bonus(table, effects, around[(place + FIELDS_ROUND - 1) % FIELDS_ROUND], 1)
    return effects


def bonuses_where_face(table: Marrakesh, seat: i64, count: i64) -> vec[i64]:
    """The bonus, that many times, of every field faced by exactly that many spectators (M-R42)."""
    effects = no_numbers()
    field: i64 = 0
    while field < FIELDS_ROUND:
        facing = printed_spectators(table, seat, field)
        if not table.setting.printed_threshold:
            facing = audience(table, seat, facing)
        if facing == count:
            effects = add_field_bonus(table, effects, field, count)
        field += 1
    return effects
