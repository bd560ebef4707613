"""Speaking a language: messages from the Fluent files of the house and of one game.

A sentence gets the arguments of its fact as words: `$jewel` is "red", `$seat` a name. For grammar it also gets
`$jewel_key`, the value as records write it ("none" if it is absent), `$cushion_number`, an index counted from 1, and
`$cards_count`, the length of a list.

A value finds its word by the label of its field: `colour-red` for a name, `pot-7` or `cushion-name` (with `$value`, and
`$number` counted from 1) for a number, `rainbow-studio` for an id like "studio:0:3" (with `$owner`, the seat in its
first number, `$first` and `$second` as they are written, and `$first_number` and `$second_number` counted from 1). What
an edition prints is said by the game's sayings, which come before the files.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from serai.core.actions import Action, Field, OptionalField
from serai.core.errors import Refusal, SeraiError
from serai.core.events import Event
from serai.core.game import DEFAULT, Edition, Game, GameOption, SeatOrRandom
from serai.core.sayings import Saying

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
LANGUAGES = (ENGLISH, "hu", "he")
RIGHT_TO_LEFT = ("he",)
HOUSE = "house"
ARENA = "arena"  # reports about many games

Word = str | int
Names = Sequence[str] | None


class Speech:
    """One language at one table; without a game it knows the words of the house only.

    With `isolate` every word put into a sentence is wrapped in Unicode's direction marks, for clients that understand
    them; most terminals do not. What a game prints is said as its `edition` prints it, the one in the box if none is
    named.
    """

    def __init__(
        self,
        language: str,
        game: Game[Any] | None = None,
        isolate: bool = False,
        edition: Edition | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise SeraiError(f"unknown language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.bundle = bundle(language, game, isolate)
        self.sayings = {} if game is None else game.sayings(edition or boxed_edition(game))

    @property
    def right_to_left(self) -> bool:
        return self.language in RIGHT_TO_LEFT

    # messages

    def has(self, key: str) -> bool:
        return key in self.sayings or self.bundle.has_message(key)

    def say(self, key: str, /, **arguments: object) -> str:
        """The message of that key."""
        if key in self.sayings:
            return self.said(self.sayings[key])
        return self.formatted(key, None, arguments)

    def said(self, saying: Saying) -> str:
        """A saying, with all that is put into it."""
        return self.formatted(saying.key, None, {name: self.put_in(value) for name, value in saying.given.items()})

    def put_in(self, value: object) -> object:
        if isinstance(value, Saying):
            return self.said(self.sayings.get(value.key, value))
        return self.joined([self.said(each) for each in value]) if isinstance(value, list) else value

    def formatted(self, key: str, attribute: str | None, arguments: Mapping[str, object]) -> str:
        if not self.bundle.has_message(key):
            raise SeraiError(f"no message {key!r} in {self.language}/{self.game.name if self.game else HOUSE}")
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise SeraiError(f"message {key!r} in {self.language} has no {attribute or 'text of its own'}")
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise SeraiError(f"message {key!r} in {self.language}: {errors[0]}")
        return str(text)

    # what happens at a table

    def action(self, action: Action, names: Names = None) -> str:
        """An action as a button or a line of a menu says it."""
        arguments: dict[str, Word] = {}
        verb = action.verb
        for key, field, value in zip(verb.keys, verb.fields, verb.arguments(action.code), strict=True):
            absent = isinstance(field, OptionalField) and value == 0
            arguments |= self.arguments(key, field.label, None if absent else field.to_json(value), names)
        return self.say(f"action-{verb.name}", **arguments)

    def event(self, event: Event, seat: int | None = None, names: Names = None) -> str:
        """A fact as a seat (None: a spectator) may know it."""
        known = event.is_known_to(seat)
        labels = labels_of(event)
        arguments: dict[str, Word] = {}
        for key, value in event.to_json(seat).items():
            if key != "type":
                arguments |= self.arguments(key, labels[key], value, names)
        return self.say(f"event-{event.kind.name}" + ("" if known else "-hidden"), **arguments)

    def refusal(self, refusal: Refusal, names: Names = None) -> str:
        """Why something can't be done, without the rule's id."""
        fields = fields_of(self.game) if self.game else {}
        arguments: dict[str, Word] = {}
        for key, value in refusal.details.items():
            label = fields[key].label if key in fields else key
            arguments |= self.arguments(key, label, value, names)
        return self.say(f"reason-{refusal.reason}", **arguments)

    def prompt(self, phase: str, /, **arguments: object) -> str:
        """What the actor has to do now, in one line."""
        return self.say(f"prompt-{phase}", **arguments)

    def verb(self, verb: str) -> str:
        """A kind of action, without what it is about."""
        return self.say(f"verb-{verb}") if self.has(f"verb-{verb}") else verb.replace("_", " ")

    # options

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        return self.formatted(f"option-{name}", "help", {})

    def option_value(self, option: str, value: object) -> str:
        """A value of an option: its own word, the house's word for it, a seat, or the number."""
        plain = str(raw(value))
        for key in (f"value-{option}-{plain}", f"value-{plain}"):
            if self.has(key):
                return self.say(key)
        label = "seat" if isinstance(option_of(self.game, option), SeatOrRandom) else ""
        return str(self.word(label, value, None))

    # rules

    def rules(self) -> dict[str, str]:
        """The rules of the game by id, in the catalogue's order."""
        return {rule_id: self.say(f"rule-{rule_id}") for rule_id in self.rule_ids()}

    def rule_ids(self) -> tuple[str, ...]:
        if self.game is None:
            raise SeraiError("only a game has rules")
        return rule_ids(self.language, self.game)

    def rule(self, written: str) -> str:
        """One rule; its id may be written S-01, s-1 or S01."""
        return self.say(f"rule-{self.rule_id(written)}")

    def rule_id(self, written: str) -> str:
        """The id of a rule as the catalogue writes it."""
        known = self.rule_ids()
        for rule_id in known:
            if rule_order(rule_id) == rule_order(written):
                return rule_id
        game = self.say("game")
        raise SeraiError(self.say("unknown-rule", rule=written, game=game, first=known[0], last=known[-1]))

    # words

    def arguments(self, key: str, label: str, value: object, names: Names) -> dict[str, Word]:
        """What a sentence may use for one argument; see the head of this file."""
        said: dict[str, Word] = {key: self.word(label, value, names), f"{key}_key": raw(value)}
        if isinstance(value, int) and not isinstance(value, bool):
            said[f"{key}_number"] = value + 1
        if isinstance(value, (list, tuple)):
            said[f"{key}_count"] = len(value)
        return said

    def word(self, label: str, value: object, names: Names) -> Word:
        """A value from a JSON form, as people read it."""
        if value is None:
            return self.say("nothing")
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if isinstance(value, int):
            return self.number(label, value, names)
        if isinstance(value, dict):
            return self.joined([self.word(key, each, names) for key, each in value.items()])
        if isinstance(value, (list, tuple)):
            return self.joined([self.word(label, each, names) for each in value])
        return self.name(label, str(value), names)

    def name(self, label: str, written: str, names: Names) -> str:
        """A name, a code or an id: by the word for it, or as it is."""
        key = f"{label}-{written.replace(':', '-')}"
        if label and self.has(key):
            return self.say(key)
        head, numbers = parted(written)
        if not numbers or not self.has(f"{label}-{head}"):
            return written
        arguments: dict[str, object] = {"owner": self.seat(numbers[0], names)}
        for place, number in zip(("first", "second"), numbers, strict=False):
            arguments |= {place: number, f"{place}_number": number + 1}
        return self.say(f"{label}-{head}", **arguments)

    def number(self, label: str, value: int, names: Names) -> Word:
        """A number: a seat by its name, a numbered thing by the word for it, anything else as it is."""
        if label == "seat":
            return self.seat(value, names)
        if label and self.has(f"{label}-{value}"):
            return self.say(f"{label}-{value}")
        if label and self.has(f"{label}-name"):
            return self.say(f"{label}-name", number=value + 1, value=value)
        return value

    def seat(self, seat: int, names: Names = None) -> str:
        """Who sits there: a name, or the seat's number from 1."""
        if seat < 0:
            return self.say("nobody")
        if names is not None and seat < len(names):
            return names[seat]
        return self.say("seat-name", number=seat + 1)

    def joined(self, words: Sequence[Word]) -> str:
        """A list as the language writes it: a, b and c."""
        if not words:
            return self.say("list-none")
        before = str(words[0])
        for word in words[1:-1]:
            before = self.say("list-middle", before=before, next=str(word))
        if len(words) == 1:
            return before
        last = str(words[-1])
        pattern = "list-two" if len(words) == 2 else "list-last"
        return self.say(pattern, before=before, last=last, last_key=script(last))


def raw(value: object) -> Word:
    """A JSON value as a selector in a sentence compares it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return value
    if isinstance(value, (list, tuple)):
        return "_".join(str(raw(each)) for each in value)
    return str(value)


def parted(written: str) -> tuple[str, list[int]]:
    """An id like "studio:0:3" or "stairs:palace:2": its name, as a key writes it, and the numbers at its end."""
    parts = written.split(":")
    numbers: list[int] = []
    while len(parts) > 1 and parts[-1].isdigit():
        numbers.insert(0, int(parts.pop()))
    return "-".join(parts), numbers


def script(word: str) -> str:
    """Whether a word begins with a Hebrew letter: it then takes the Hebrew "and" without a hyphen."""
    return "hebrew" if unicodedata.name(word[:1] or " ", "").startswith("HEBREW LETTER") else "other"


def labels_of(event: Event) -> dict[str, str]:
    """The label of each argument of a fact."""
    kind = event.kind
    labels = {key: field.label for key, field in zip(kind.keys, kind.fields, strict=True)}
    if kind.many_field is not None:
        labels[kind.many_key] = kind.many_field.label
    return labels


@cache
def fields_of(game: Game[Any]) -> dict[str, Field]:
    """The fields of a game's actions and facts by their keys, those with words first; refusals use the same keys."""
    found: list[tuple[str, Field]] = []
    for verb in game.vocabulary.verbs:
        found += zip(verb.keys, verb.fields, strict=True)
    for kind in game.events:
        found += zip(kind.keys, kind.fields, strict=True)
    fields: dict[str, Field] = {}
    for key, field in sorted(found, key=lambda pair: not pair[1].label):
        fields.setdefault(key, field)
    return fields


def option_of(game: Game[Any] | None, name: str) -> GameOption | None:
    if game is None:
        return None
    return next((option for option in game.options if option.name == name), None)


# the files


@cache
def bundle(language: str, game: Game[Any] | None, isolate: bool) -> "FluentBundle":
    """Everything a speech can say; a game may have its own word for one of the house's."""
    from fluent.runtime import FluentBundle, FluentResource  # large, and a page without a server never speaks

    spoken = FluentBundle([language], use_isolating=isolate)
    for name in (HOUSE, ARENA):
        spoken.add_resource(FluentResource(house_words(language, name)))
    if game is not None:
        spoken.add_resource(FluentResource(game_words(language, game)), allow_overrides=True)
        spoken.add_resource(FluentResource(rule_words(language, game)))
    return spoken


@cache
def rule_ids(language: str, game: Game[Any]) -> tuple[str, ...]:
    """The ids of a game's rules, in numeric order."""
    found = re.findall(r"^rule-([\w-]+) *=", rule_words(language, game), re.MULTILINE)
    return tuple(sorted(found, key=rule_order))


def rule_order(rule_id: str) -> tuple[str, str, int]:
    """A rule id without its dress: the game's letter, R for a ruling, the number."""
    parts = re.fullmatch(r"([A-Z])-?([A-Z]?)0*(\d{1,9})", rule_id.strip().upper())
    return (parts[1], parts[2], int(parts[3])) if parts else ("", rule_id, 0)


@cache
def boxed_edition(game: Game[Any]) -> Edition:
    """The edition that ships with a game; an empty one if it has no values that an owner may correct."""
    path = files(game.package).joinpath("edition.toml")
    return Edition(DEFAULT, path.read_text(encoding="utf-8") if path.is_file() else "")


def house_words(language: str, name: str) -> str:
    """The house's own words: one file of a language."""
    return read(files("serai.text").joinpath(language, f"{name}.ftl"))


def game_words(language: str, game: Game[Any]) -> str:
    """A game's own words."""
    return read(own_file(game, "words", language))


def rule_words(language: str, game: Game[Any]) -> str:
    """A game's rules, by id."""
    return read(own_file(game, "words/rules", language))


def lesson_words(language: str, game: Game[Any]) -> str:
    """What a game's lessons say."""
    return read(own_file(game, "lessons", language))


def own_file(game: Game[Any], folder: str, language: str) -> Traversable:
    """A file of a game's words; the English one if the game does not speak the language."""
    found = files(game.package).joinpath(folder)
    return found.joinpath(f"{language if speaks(game, language) else ENGLISH}.ftl")


@cache
def speaks(game: Game[Any], language: str) -> bool:
    """Has the game words of this language?"""
    return files(game.package).joinpath("words", f"{language}.ftl").is_file()


def read(path: Traversable) -> str:
    """The text of one file; SeraiError if there is none."""
    if not path.is_file():
        raise SeraiError(f"there is no file of words {path}")
    return path.read_text(encoding="utf-8")
