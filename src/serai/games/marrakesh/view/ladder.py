"""The agenda as people read it: a ladder of what is still to happen, each rung with its cause and its rule."""

import re
from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from mypy_extensions import i64

from serai.core.agenda import CHOICE, Choice, Item
from serai.games.marrakesh.actions import connection_key, effect_name
from serai.games.marrakesh.pieces.effects import CONNECTION, effect_kind
from serai.games.marrakesh.pieces.names import DISTRICTS, POINT_SOURCES, STAIRS, no_numbers
from serai.games.marrakesh.rules.assistants import UseAssistant
from serai.games.marrakesh.rules.effects import OpenEffect, ResolveNext, WaitAgain
from serai.games.marrakesh.rules.moments import CROSSING, SCROLL_TILES
from serai.games.marrakesh.rules.river import Sail
from serai.games.marrakesh.rules.stairs import Climb, StepOrStop
from serai.games.marrakesh.state import SOURCE_CELL, Marrakesh

CauseKind: TypeAlias = Literal["scroll", "oasis", "city", "face", "district", "source"]


class Cause(TypedDict):
    """Where something comes from: a tile by its number, a district or another source of the round by its name."""

    kind: CauseKind
    which: int | str


class Rung(TypedDict):
    """One thing that is still to happen; those of a greater depth happen inside the next one that is less deep."""

    name: str  # the language files call it `rung-<name>`
    args: dict[str, int | str]
    rule: str
    depth: int
    cause: NotRequired[Cause]


# Steps that people would name, with their rules and how deep they lie; all else is the rules' own business.
NAMED: Final[dict[str, tuple[str, str, int]]] = {
    "RevealKeshis": ("reveal", "M-057", 0),
    "DropKeshis": ("tower", "M-064", 0),
    "StartDraft": ("draft_phase", "M-068", 0),
    "DraftTurn": ("draft_phase", "M-068", 0),
    "UseAssistants": ("assistants_phase", "M-089", 0),
    "AssistantTurn": ("assistants", "M-089", 0),
    "CollectRiverBonuses": ("river_phase", "M-169", 0),
    "RiverTurn": ("river_turn", "M-169", 0),
    "EndRound": ("round", "M-053", 0),
    "SeasonScrolls": ("season", "M-173", 0),
    "EvaluateRiver": ("river_tile", "M-175", 0),
    "WinnersBonus": ("river_tile", "M-175", 0),
    "SecondBonus": ("river_tile", "M-178", 0),
    "SupplyTurn": ("supply", "M-181", 0),
    "TurnUpSupplies": ("supply_up", "M-185", 0),
    "PrepareSeason": ("prepare", "M-186", 0),
    "EndOfGame": ("end", "M-191", 0),
    "TurnDisc": ("square", "M-117", 2),
    "GrantedAction": ("action", "M-096", 2),
    "PlaceAnother": ("place", "M-077", 2),
}
PHASES: Final = ("M-046", "M-057", "M-062", "M-068", "M-169", "M-182", "M-044", "M-045")  # choices outside any effect
TILE_RULE: Final = re.compile("M-([SOCV])([0-9]+)")
TILE_KINDS: Final[dict[str, CauseKind]] = {"S": "scroll", "O": "oasis", "C": "city", "V": "face"}


def ladder(table: Marrakesh) -> list[Rung]:
    """What is still to happen, the question at hand first; the same thing twice in a row is one rung."""
    rungs: list[Rung] = []
    inside = 0
    items = list(table.planned())
    if table.actor() >= 0:
        items.append(table.waiting)
    for item in items:  # the oldest first: what was planned later happens inside it
        found = rungs_of(table, item, inside)
        if found and found[0]["depth"] >= 2 and not is_one_of_several(item):
            inside += 1
        for rung in found:
            if not rungs or not is_again(rung, rungs[-1]):
                rungs.append(rung)
            elif "count" in rung["args"]:
                rungs[-1] = {**rung, "args": {**rung["args"], "count": int(rungs[-1]["args"]["count"]) + 1}}
    rungs.reverse()
    return rungs


def is_again(rung: Rung, before: Rung) -> bool:
    """Is it the same thing once more?"""
    return {**rung, "args": {**rung["args"], "count": 0}} == {**before, "args": {**before["args"], "count": 0}}


def is_one_of_several(item: Item) -> bool:
    """Does it wait beside what is above it, so that neither is inside the other?"""
    return isinstance(item, (WaitAgain, ResolveNext, OpenEffect))


def rungs_of(table: Marrakesh, item: Item, inside: int) -> list[Rung]:
    """An item as rungs: several for effects that wait together, none for what only the rules know."""
    deep = 2 + inside
    if isinstance(item, (WaitAgain, ResolveNext)):
        together = [waiting_effect(table, item.seat, code, deep) for code in item.effects]
        return [rung for place, rung in enumerate(together) if rung not in together[:place]]
    if isinstance(item, (Climb, StepOrStop)):
        args: dict[str, int | str] = {"stairs": STAIRS[item.stairs], "steps": int(item.steps)}
        return [{"name": "climb", "args": args, "rule": "M-123", "depth": deep, "cause": cause_now(table)}]
    if isinstance(item, Sail):
        sail: dict[str, int | str] = {"steps": int(item.steps)}
        return [{"name": "sail", "args": sail, "rule": "M-099", "depth": deep, "cause": cause_now(table)}]
    if isinstance(item, OpenEffect):
        return [waiting_effect(table, item.seat, item.code, deep)]
    if isinstance(item, UseAssistant):
        args = {"seat": int(item.seat), "count": 1}
        return [{"name": "assistants_left", "args": args, "rule": "M-089", "depth": 1}]
    if item.kind == CHOICE and isinstance(item, Choice):
        return [asked(table, item, deep)]
    if type(item).__name__ in NAMED:
        name, rule, depth = NAMED[type(item).__name__]
        seat: dict[str, int | str] = {"seat": int(item.seat)} if item.seat >= 0 else {}
        return [{"name": name, "args": seat, "rule": rule, "depth": max(depth, deep) if depth == 2 else depth}]
    return []


def waiting_effect(table: Marrakesh, seat: i64, code: i64, depth: int) -> Rung:
    """One of several effects that wait for their turn."""
    args: dict[str, int | str] = {"effect": effect_name(connection_key(code))}
    rule = "M-127" if effect_kind(code) == CONNECTION else "M-017"
    return {"name": "effect", "args": args, "rule": rule, "depth": depth, "cause": cause_of(table, seat, code)}


def cause_of(table: Marrakesh, seat: i64, code: i64) -> Cause:
    """A lasting scroll that gives the effect at a boundary, or what is going on."""
    for place in range(table.lasting_count(seat)):
        scroll = SCROLL_TILES[table.lasting_scroll(seat, place)]
        if scroll.moment == CROSSING and code in list(scroll.happened(table.copy(), seat, no_numbers(), 0)):
            return {"kind": "scroll", "which": int(scroll.number)}
    return cause_now(table)


def asked(table: Marrakesh, choice: Choice, deep: int) -> Rung:
    """A choice, by its first verb."""
    args: dict[str, int | str] = {"verb": choice.verbs()[0].name, "seat": int(choice.seat)}
    rule = choice.rule()
    if rule in PHASES:
        return {"name": "choice", "args": args, "rule": rule, "depth": 0}
    tile = TILE_RULE.fullmatch(rule)
    cause: Cause = (
        cause_now(table) if tile is None else {"kind": TILE_KINDS[tile.group(1)], "which": int(tile.group(2))}
    )
    return {"name": "choice", "args": args, "rule": rule, "depth": deep, "cause": cause}


def cause_now(table: Marrakesh) -> Cause:
    """The district whose assistant is at work, or another source of the round."""
    source = POINT_SOURCES[table.cells[SOURCE_CELL]]
    return {"kind": "district" if source in DISTRICTS else "source", "which": source}
