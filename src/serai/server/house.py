"""What the house offers: the boxes of its games, as a client shows them."""

from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from serai.bots import NAMES
from serai.core.actions import Field, Optional
from serai.core.game import DEFAULT, Flag, Game, OneOf, Option, SeatOrRandom, Whole
from serai.play.box import find_box, shelf
from serai.server.messages.house import EventCard, GameCard, House, OptionCard, VerbCard
from serai.text.speech import LANGUAGES, fields_of

MINUTES = {"kobito": (20, 40), "marrakesh": (90, 150), "sultan": (15, 30), "treasures": (20, 40)}
KINDS = {Flag: "flag", OneOf: "one_of", Whole: "whole", SeatOrRandom: "seat_or_random"}
ONLY_PLAYERS = {
    ("sultan", "two_player_split"): [2],
    ("sultan", "two_player_rotation"): [2],
    ("treasures", "teams"): [4],
    ("treasures", "team_count"): [4],
}
RULES = {
    "sultan": {
        "first_player": "S-08",
        "two_player_split": "S-22",
        "two_player_rotation": "S-36",
    },
    "treasures": {
        "first_dealer": "T-04",
        "advanced_match": "T-40",
        "claim_missed": "T-30",
        "claim_sweep_stone": "T-34",
        "last_play_sweep": "T-28",
        "target_check": "T-71",
    },
    "kobito": {
        "first_player": "K-07",
        "stop_short": "K-62",
        "kobito_clarity": "K-48",
        "tower_targets": "K-56",
        "end_timing": "K-73",
        "penalise_specials": "K-64",
    },
}


def the_house(addresses: tuple[str, ...]) -> House:
    return House(our_version(), list(LANGUAGES), bots(), list(addresses), list(game_cards()))


def our_version() -> str:
    try:
        return version("serai")
    except PackageNotFoundError:
        return "0"


def bots() -> list[str]:
    """The levels, the easiest first, then the simple bots."""
    levels = [name for name in ("easy", "normal", "hard", "master") if name in NAMES]
    return [*levels, *(name for name in ("greedy", "random") if name in NAMES)]


@cache
def game_cards() -> tuple[GameCard, ...]:
    return tuple(game_card(find_box(name).game) for name in shelf())


def game_card(game: Game[Any]) -> GameCard:
    return GameCard(
        name=game.name,
        prefix=game.prefix,
        players=list(game.players),
        minutes=MINUTES.get(game.name, (30, 60)),
        editions=[DEFAULT],
        options=[option_card(game, option) for option in game.options],
        verbs={verb.name: VerbCard(labels(verb.keys, verb.fields), optional(verb)) for verb in game.vocabulary.verbs},
        events={kind.name: event_card(kind) for kind in game.events},
        fields={key: field.label for key, field in fields_of(game.name).items()},
    )


def option_card(game: Game[Any], option: Option) -> OptionCard:
    kind = next((word for each, word in KINDS.items() if isinstance(option, each)), "one_of")
    values = {str(players): option.values(players) for players in game.players}
    rule = RULES.get(game.name, {}).get(option.name)
    return OptionCard(option.name, kind, option.default, values, ONLY_PLAYERS.get((game.name, option.name)), rule)


def event_card(kind: Any) -> EventCard:
    fields = labels(kind.keys, kind.fields)
    if kind.many_field is not None:
        fields[kind.many_key] = kind.many_field.label
    return EventCard(fields, list(kind.secret))


def labels(keys: tuple[str, ...], fields: tuple[Field, ...]) -> dict[str, str]:
    return {key: field.label for key, field in zip(keys, fields, strict=True)}


def optional(verb: Any) -> list[str]:
    return [key for key, field in zip(verb.keys, verb.fields, strict=True) if isinstance(field, Optional)]
