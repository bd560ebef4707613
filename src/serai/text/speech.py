"""Speaking a language: messages from the Fluent files of the house and of one game.

A sentence gets the arguments of its fact as words: `$jewel` is "red", `$seat` a name. For grammar it also gets
`$jewel_key`, the value as records write it ("none" if it is absent), `$cushion_number`, an index counted from 1, and
`$cards_count`, the length of a list.

A value finds its word by the label of its field: `colour-red` for a name, `pot-7` or `cushion-name` (with `$value`, and
`$number` counted from 1) for a number, `rainbow-studio` for an id like "studio:0:3" (with `$owner`, the seat in its
first number, and `$first_number` and `$second_number` counted from 1).
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from serai.core.actions import Action, Field, Optional
from serai.core.errors import Refusal, SeraiError
from serai.core.events import Event
from serai.core.game import Option, SeatOrRandom
from serai.games import find_game

LANGUAGES = ("en", "hu", "he")
RIGHT_TO_LEFT = ("he",)
HOUSE = "house"
ARENA = "arena"  # reports about many games

Word = str | int
Names = Sequence[str] | None


class Speech:
    """One language at one table; without a game it knows the words of the house only.

    With `isolate` every word put into a sentence is wrapped in Unicode's direction marks, for clients that understand
    them; most terminals do not.
    """

    def __init__(self, language: str, game: str | None = None, isolate: bool = False) -> None:
        if language not in LANGUAGES:
            raise SeraiError(f"unknown language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.bundle = bundle(language, game, isolate)

    @property
    def right_to_left(self) -> bool:
        return self.language in RIGHT_TO_LEFT

    # messages

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, /, **arguments: object) -> str:
        """The message of that key."""
        return self.written(key, None, arguments)

    def written(self, key: str, attribute: str | None, arguments: Mapping[str, object]) -> str:
        if not self.has(key):
            raise SeraiError(f"no message {key!r} in {self.language}/{self.game or HOUSE}")
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
            absent = isinstance(field, Optional) and value == 0
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

    # options

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        return self.written(f"option-{name}", "help", {})

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
        if self.game is None:
            raise SeraiError("only a game has rules")
        return {rule_id: self.say(f"rule-{rule_id}") for rule_id in rule_ids(self.language, self.game)}

    def rule(self, written: str) -> str:
        """One rule; its id may be written S-01, s-1 or S01."""
        return self.rules()[self.rule_id(written)]

    def rule_id(self, written: str) -> str:
        """The id of a rule as the catalogue writes it."""
        known = list(self.rules())
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
        head, *places = written.split(":")
        if not places or not all(place.isdigit() for place in places) or not self.has(f"{label}-{head}"):
            return written
        numbers = [int(place) for place in places]
        arguments = {f"{key}_number": number + 1 for key, number in zip(("first", "second"), numbers, strict=False)}
        return self.say(f"{label}-{head}", owner=self.seat(numbers[0], names), **arguments)

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
def fields_of(game: str) -> dict[str, Field]:
    """The fields of a game's actions and facts by their keys, those with words first; refusals use the same keys."""
    box = find_game(game)
    found: list[tuple[str, Field]] = []
    for verb in box.vocabulary.verbs:
        found += zip(verb.keys, verb.fields, strict=True)
    for kind in box.events:
        found += zip(kind.keys, kind.fields, strict=True)
    fields: dict[str, Field] = {}
    for key, field in sorted(found, key=lambda pair: not pair[1].label):
        fields.setdefault(key, field)
    return fields


def option_of(game: str | None, name: str) -> Option | None:
    if game is None:
        return None
    return next((option for option in find_game(game).options if option.name == name), None)


# the files


@cache
def bundle(language: str, game: str | None, isolate: bool) -> FluentBundle:
    """Everything a speech can say; a game may have its own word for one of the house's."""
    spoken = FluentBundle([language], use_isolating=isolate)
    for name in (HOUSE, ARENA):
        spoken.add_resource(FluentResource(read(language, name)))
    if game is not None:
        spoken.add_resource(FluentResource(read(language, game)), allow_overrides=True)
        spoken.add_resource(FluentResource(read(language, f"rules/{game}")))
    return spoken


@cache
def rule_ids(language: str, game: str) -> tuple[str, ...]:
    """The ids of a game's rules, in numeric order."""
    found = re.findall(r"^rule-([\w-]+) *=", read(language, f"rules/{game}"), re.MULTILINE)
    return tuple(sorted(found, key=rule_order))


def rule_order(rule_id: str) -> tuple[str, str, int]:
    """A rule id without its dress: the game's letter, R for a ruling, the number."""
    parts = re.fullmatch(r"([A-Z])-?([A-Z]?)0*(\d{1,9})", rule_id.strip().upper())
    return (parts[1], parts[2], int(parts[3])) if parts else ("", rule_id, 0)


@cache
def read(language: str, name: str) -> str:
    """The text of one file; SeraiError if there is none."""
    path = files("serai.text").joinpath(language, *f"{name}.ftl".split("/"))
    if not re.fullmatch(r"(rules/)?[a-z_]+", name) or not path.is_file():
        raise SeraiError(f"there are no texts of {name!r} in {language!r}")
    return path.read_text(encoding="utf-8")
