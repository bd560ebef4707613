"""What the house offers: the boxes of its games, as a client shows them."""

from collections.abc import Callable
from functools import cache
from typing import Any

from serai import __version__
from serai.bots import NAMES
from serai.bots.levels import LEVELS, STYLES
from serai.core.actions import Field, OptionalField
from serai.core.errors import SeraiError
from serai.core.game import DEFAULT, Flag, Game, GameOption, OneOf, SeatOrRandom, Whole
from serai.games import facts, find_game, game_names
from serai.tables.errors import ApiError
from serai.tables.messages.house import EventCard, GameCard, GameWords, House, OptionCard, VerbCard
from serai.text.speech import LANGUAGES, boxed_edition, fields_of, game_words, rule_words

KINDS = {Flag: "flag", OneOf: "one_of", Whole: "whole", SeatOrRandom: "seat_or_random"}


def the_house(addresses: tuple[str, ...]) -> House:
    return House(__version__, list(LANGUAGES), bots(), list(LEVELS), list(STYLES), list(addresses), list(game_cards()))


def bots() -> list[str]:
    """The levels, the easiest first, then the simple bots."""
    return [*LEVELS, *(name for name in reversed(NAMES) if name not in LEVELS)]


@cache
def game_cards() -> tuple[GameCard, ...]:
    return tuple(game_card(find_game(name)) for name in game_names())


def game_card(game: Game[Any]) -> GameCard:
    return GameCard(
        name=game.name,
        prefix=game.prefix,
        players=list(game.players),
        minutes=facts(game).minutes,
        editions=[DEFAULT],
        options=[option_card(game, option) for option in game.options],
        verbs={verb.name: VerbCard(labels(verb.keys, verb.fields), optional(verb)) for verb in game.vocabulary.verbs},
        events={kind.name: event_card(kind) for kind in game.events},
        fields={key: field.label for key, field in fields_of(game).items()},
        word_rules=dict(facts(game).word_rules),
        sayings={key: saying.to_json() for key, saying in game.sayings(boxed_edition(game)).items()},
    )


def option_card(game: Game[Any], option: GameOption) -> OptionCard:
    kind = next((word for each, word in KINDS.items() if isinstance(option, each)), "one_of")
    values = {str(players): option.values(players) for players in game.players}
    only = facts(game).option_players.get(option.name)
    rule = facts(game).option_rules.get(option.name)
    return OptionCard(option.name, kind, option.default, values, None if only is None else list(only), rule)


def event_card(kind: Any) -> EventCard:
    fields = labels(kind.keys, kind.fields)
    if kind.many_field is not None:
        fields[kind.many_key] = kind.many_field.label
    return EventCard(fields, list(kind.secret), kind.rule)


def labels(keys: tuple[str, ...], fields: tuple[Field, ...]) -> dict[str, str]:
    return {key: field.label for key, field in zip(keys, fields, strict=True)}


def optional(verb: Any) -> list[str]:
    return [key for key, field in zip(verb.keys, verb.fields, strict=True) if isinstance(field, OptionalField)]


# for clients that were built without a game


def words_of(name: str, language: str) -> GameWords:
    """What a game says in a language; in the first of the house's that it speaks, where it does not speak this one."""
    if name not in game_names() or language not in LANGUAGES:
        raise ApiError(404, "no_game", game=name)
    game = find_game(name)
    spoken = next(
        (each for each in (language, *LANGUAGES) if text_or_none(game_words, each, game) is not None), language
    )
    return GameWords(spoken, text_or_none(game_words, spoken, game), text_or_none(rule_words, spoken, game))


def text_or_none(read: Callable[[str, Game[Any]], str], language: str, game: Game[Any]) -> str | None:
    try:
        return read(language, game)
    except SeraiError:
        return None
