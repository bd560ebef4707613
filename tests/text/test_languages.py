"""Every language says everything that the games and the house have to say."""

import ast
import functools
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import serai
from serai.core.actions import Action, Field, Names, Numbers, Optional
from serai.core.errors import Refusal, SeraiError
from serai.core.events import Event, EventKind
from serai.core.game import OneOf, SeatOrRandom
from serai.games import NAMES, find_game
from serai.text import LANGUAGES, Speech

TEXTS = Path(str(files("serai.text")))
SOURCE = Path(str(files("serai")))
GAMES = Path(str(files("serai.games")))
OTHER_LANGUAGES = [language for language in LANGUAGES if language != "en"]
FILES = ["house", "learn", "arena", "web", *NAMES, *(f"rules/{name}" for name in NAMES)]
RULE_ID = re.compile(r"[A-Z]-R?\d+")
GRAMMAR = re.compile(r"_(key|number|count)$")  # further forms of an argument, for languages that need them
NAMES_AT_THE_TABLE = ["Anna", "Béla", "Gal", "Dov", "Eve", "Flóra"]

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_other_languages = pytest.mark.parametrize("language", OTHER_LANGUAGES)
for_every_game = pytest.mark.parametrize("game", NAMES)


# the files against each other


@functools.cache
def entries(language: str, name: str) -> tuple[ftl.EntryType, ...]:
    return tuple(FluentParser().parse((TEXTS / language / f"{name}.ftl").read_text(encoding="utf-8")).body)


def messages(language: str, name: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language, name) if isinstance(entry, ftl.Message)}


class Mentions(Visitor):
    """What a pattern mentions: variables, and other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(GRAMMAR.sub("", node.id.name))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)


def variables(message: ftl.Message, among: dict[str, ftl.Message]) -> set[str]:
    """The arguments a message needs, itself or through the messages it refers to."""
    mentions = Mentions()
    mentions.visit(message)
    found = set(mentions.variables)
    for reference in mentions.references - {message.id.name}:
        found |= variables(among[reference], among)
    return found


def shared_attributes(message: ftl.Message) -> set[str]:
    """Attributes that people read; all others are forms of grammar, and each language has its own."""
    return {attribute.id.name for attribute in message.attributes} & {"help"}


@in_every_language
@pytest.mark.parametrize("name", FILES)
def test_files_have_no_errors_and_no_key_twice(language, name):
    junk = [entry.content for entry in entries(language, name) if isinstance(entry, ftl.Junk)]
    assert junk == []
    keys = [entry.id.name for entry in entries(language, name) if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@in_other_languages
@pytest.mark.parametrize("name", FILES)
def test_every_language_has_every_key_with_the_same_variables(language, name):
    english, other = messages("en", name), messages(language, name)
    assert other.keys() ^ english.keys() == set()
    for key, message in english.items():
        assert variables(other[key], other) == variables(message, english), key
        assert shared_attributes(other[key]) == shared_attributes(message), key


def test_the_comparison_sees_a_variable_that_is_missing_or_hidden_in_another_message():
    text = "a = { $x } { b }\nb = { $y_number }\nc = { $x }\n"
    parsed = {entry.id.name: entry for entry in FluentParser().parse(text).body}
    assert variables(parsed["a"], parsed) == {"x", "y"}
    assert variables(parsed["c"], parsed) == {"x"}


# what the games need


def without_words(speech: Speech, field: Field) -> list[str]:
    """The values of a labelled field for which a language has no word."""
    inner = field.field if isinstance(field, Optional) else field
    if isinstance(inner, Names) and inner.label:
        return [key for key in (f"{inner.label}-{name}" for name in inner.names) if not speech.has(key)]
    if isinstance(inner, Numbers) and inner.label not in ("", "seat") and not speech.has(f"{inner.label}-name"):
        every = (f"{inner.label}-{value}" for value in range(inner.lowest, inner.highest + 1))
        return [key for key in every if not speech.has(key)]
    return []


def fields_of(game: str) -> list[Field]:
    box = find_game(game)
    found = [field for verb in box.vocabulary.verbs for field in verb.fields]
    for kind in box.events:
        found += [*kind.fields, *([kind.many_field] if kind.many_field else [])]
    return found


def refusals(folder: Path) -> Iterator[tuple[str, str, set[str] | None]]:
    """Rule, reason and keys of the details of every refusal in a folder's source; None if those aren't literal."""
    for node in calls(folder):
        if is_refusal(node):
            rules, reasons = strings(node.args[0]), strings(node.args[1])
            details = literal_keys(node.args[2]) if len(node.args) > 2 else set()
            yield from ((rule, reason, details) for rule in rules or [""] for reason in reasons)


def calls(folder: Path) -> Iterator[ast.Call]:
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def is_refusal(call: ast.Call) -> bool:
    """A Refusal, or whatever else is given the id of a rule and a reason."""
    if len(call.args) < 2 or isinstance(call.func, ast.Attribute):
        return False
    if isinstance(call.func, ast.Name) and call.func.id == "Refusal":
        return True
    return any(RULE_ID.fullmatch(each) for each in strings(call.args[0])) and bool(strings(call.args[1]))


def strings(node: ast.expr) -> list[str]:
    return [each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def literal_keys(node: ast.expr) -> set[str] | None:
    if not isinstance(node, ast.Dict) or not all(isinstance(key, ast.Constant) for key in node.keys):
        return None
    return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}


@for_every_game
@in_every_language
def test_every_verb_fact_option_and_named_value_has_a_message(game, language):
    speech, box = Speech(language, game), find_game(game)
    needed = ["game", "game-about", "prompt-over", *(f"prompt-{phase}" for phase in phases(game))]
    needed += [f"action-{verb.name}" for verb in box.vocabulary.verbs]
    needed += [f"event-{kind.name}" for kind in box.events]
    needed += [f"event-{kind.name}-hidden" for kind in box.events if kind.secret]
    needed += [f"option-{option.name}" for option in box.options]
    assert [key for key in needed if not speech.has(key)] == []
    assert [key for field in fields_of(game) for key in without_words(speech, field)] == []


def phases(game: str) -> set[str]:
    """What the game's `phase` function may return."""
    tree = ast.parse((GAMES / game / "view.py").read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "phase"]
    returns = [node for function in functions for node in ast.walk(function) if isinstance(node, ast.Return)]
    return {phase for node in returns if node.value is not None for phase in strings(node.value)}


def test_the_phases_of_sultan_are_found_in_its_source():
    assert phases("sultan") == {"offer", "bid", "deal", "over"}


def test_the_refusals_of_sultan_are_found_in_its_source():
    found = list(refusals(GAMES / "sultan"))
    assert ("S-02", "no_such_cushion", {"cushion", "count"}) in found
    assert len(found) >= 12


def test_every_message_asked_for_by_name_in_the_source_is_known():
    known = {*messages("en", "house"), *messages("en", "arena")}.union(*(messages("en", game) for game in NAMES))
    asked = [
        call.args[0]
        for call in calls(SOURCE)
        if isinstance(call.func, ast.Attribute) and call.args and call.func.attr == "say"
    ]
    keys = {key.value for key in asked if isinstance(key, ast.Constant)}
    assert "seat-name" in keys
    assert keys - known == set()


@for_every_game
@in_every_language
def test_every_option_has_help_and_words_for_its_values(game, language):
    speech, box = Speech(language, game), find_game(game)
    for option in box.options:
        assert speech.option(option.name) and speech.option_help(option.name)
        for value in option.values(max(box.players)):
            assert speech.option_value(option.name, value)
        if isinstance(option, OneOf):
            assert all(speech.has(f"value-{option.name}-{name}") for name in option.names), option.name


@for_every_game
@in_every_language
def test_every_refusal_in_the_rules_has_a_sentence_and_gives_it_what_it_needs(game, language):
    spoken = messages(language, "house") | messages(language, game)
    found = list(refusals(GAMES / game))
    assert found
    for rule, reason, details in found:
        assert f"reason-{reason}" in spoken, f"{rule} {reason}"
        if details is not None:
            missing = variables(spoken[f"reason-{reason}"], spoken) - details
            assert not missing, f"{rule} {reason} gives no {missing}"


@for_every_game
def test_every_refusal_names_a_rule_that_exists(game):
    rules = Speech("en", game).rules()
    for rule, reason, _ in refusals(GAMES / game):
        assert not rule or rule in rules or "-R" in rule, f"{rule} {reason}"


# sentences


def samples(field: Field) -> list[int]:
    """Some numbers of a field: the lowest, a few more, the highest."""
    if isinstance(field, Optional):
        return [0, *(value + 1 for value in samples(field.field))]
    if isinstance(field, Names):
        return list(range(len(field.names)))
    if isinstance(field, Numbers):
        return sorted({field.lowest, min(field.lowest + 1, field.highest), field.highest})
    return [0]


def sample_rows(fields: tuple[Field, ...]) -> list[list[int]]:
    """Rows of values in which every sample of every field comes up."""
    columns = [samples(field) for field in fields]
    length = max([len(column) for column in columns], default=1)
    return [[column[row % len(column)] for column in columns] for row in range(length)]


def sample_events(kind: EventKind) -> list[Event]:
    seen = samples(kind.many_field) if kind.many_field else []
    return [Event(kind, row, seen[:length]) for row in sample_rows(kind.fields) for length in range(len(seen) + 1)]


@for_every_game
@in_every_language
def test_every_action_can_be_said(game, language):
    speech, box = Speech(language, game), find_game(game)
    for verb in box.vocabulary.verbs:
        for row in sample_rows(verb.fields):
            action = box.vocabulary.action(verb.of(*row))
            assert "{" not in speech.action(action, NAMES_AT_THE_TABLE)


@for_every_game
@in_every_language
def test_every_fact_can_be_told_to_who_knows_it_and_to_who_does_not(game, language):
    speech, box = Speech(language, game), find_game(game)
    for kind in box.events:
        for event in sample_events(kind):
            for seat in [None, *range(max(box.players))]:
                assert "{" not in speech.event(event, seat, NAMES_AT_THE_TABLE)


@for_every_game
@in_every_language
def test_everything_that_happens_in_a_game_can_be_said(game, language):
    speech = Speech(language, game)
    state = serai.game(game).new(players=max(serai.game(game).players), seed=5)
    state.listen()
    for turn in range(60):
        if state.over:
            break
        actions = state.legal()
        said = [speech.action(action, NAMES_AT_THE_TABLE) for action in actions]
        assert len(set(said)) == len(said), "two actions are said alike"
        assert all(speech.refusal(refusal, NAMES_AT_THE_TABLE) for _, refusal in state.refusals())
        assert speech.prompt(str(state.view(state.actor)["phase"]))
        state.apply(actions[turn % len(actions)])
    for event in state.events():
        assert speech.event(event, None, NAMES_AT_THE_TABLE)


@in_every_language
@for_every_game
def test_the_reasons_of_the_house_are_known_in_every_game(language, game):
    reasons = {reason for _, reason, _ in refusals(SOURCE / "play")}
    assert {"game_over", "other_game"} <= reasons
    for reason in reasons:
        assert Speech(language, game).refusal(Refusal("", reason)) == Speech(language).say(f"reason-{reason}")


# rules


@for_every_game
@in_every_language
def test_the_rules_are_complete_and_in_order(game, language):
    ids = list(Speech(language, game).rules())
    prefix = find_game(game).prefix
    assert ids == list(Speech("en", game).rules())
    families: dict[str, list[int]] = {}
    for each in ids:
        family, number = re.fullmatch(rf"{prefix}-([A-Z]?)(\d+)", each).groups()
        families.setdefault(family, []).append(int(number))
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in families.values())


def test_sultan_has_fifty_one_rules():
    assert list(Speech("en", "sultan").rules())[-1] == "S-51"


@for_every_game
@in_every_language
def test_every_rule_is_a_sentence_of_its_own(game, language):
    texts = Speech(language, game).rules()
    assert [rule_id for rule_id, text in texts.items() if text[-1] not in ".!)"] == []
    assert len(set(texts.values())) == len(texts)


@for_every_game
@in_other_languages
def test_rules_are_translated(game, language):
    english, other = Speech("en", game).rules(), Speech(language, game).rules()
    assert [rule_id for rule_id, text in other.items() if text == english[rule_id]] == []


LATIN_ALLOWED = re.compile(r"[A-Z]-R?\d+|`[^`]*`|\b[A-Z]\b")  # rule ids, JSON words in backquotes, single letters


@for_every_game
def test_hebrew_rules_are_hebrew(game):
    for rule_id, text in Speech("he", game).rules().items():
        assert not re.search(r"[A-Za-z]", LATIN_ALLOWED.sub("", text)), rule_id
        assert re.search(r"[א-ת]", text), rule_id


@pytest.mark.parametrize("written", ["S-01", "s-1", "S01", "S1", " s-01 "])
def test_a_rule_is_found_however_its_id_is_written(written):
    assert Speech("en", "sultan").rule_id(written) == "S-01"
    assert Speech("en", "sultan").rule(written) == Speech("en", "sultan").rules()["S-01"]


@in_every_language
@pytest.mark.parametrize("written", ["S-52", "K-01", "", "first", "S-0"])
def test_an_unknown_rule_is_refused_with_the_rules_there_are(language, written):
    with pytest.raises(SeraiError, match=r"S-01.*S-51"):
        Speech(language, "sultan").rule(written)


# slips


def test_an_unknown_language_is_refused_with_those_there_are():
    with pytest.raises(SeraiError, match=r"'de'.*en, hu, he"):
        Speech("de")


@pytest.mark.parametrize("game", ["chess", "../house", "", "rules/sultan/..", "house/../house"])
def test_an_unknown_game_is_refused(game):
    with pytest.raises(SeraiError, match="no texts"):
        Speech("en", game)


def test_an_unknown_key_a_missing_argument_and_a_missing_help_are_refused():
    speech = Speech("en", "sultan")
    with pytest.raises(SeraiError, match="no message 'no-such-key'"):
        speech.say("no-such-key")
    with pytest.raises(SeraiError, match="number"):
        speech.say("cushion-name")
    with pytest.raises(SeraiError, match="help"):
        speech.written("game", "help", {})


def test_the_house_alone_has_no_rules():
    with pytest.raises(SeraiError, match="rules"):
        Speech("en").rules()


# how it sounds


def place_nine_at_the_second_cushion() -> Action:
    return find_game("sultan").action({"type": "place_card", "card": 9, "cushion": 1})


def test_a_cushion_is_counted_from_one():
    assert Speech("en", "sultan").action(place_nine_at_the_second_cushion()) == "Place the 9 at cushion 2"
    assert Speech("hu", "sultan").action(place_nine_at_the_second_cushion()) == "Tedd a 9-es lapot a 2. párnához"
    assert Speech("he", "sultan").action(place_nine_at_the_second_cushion()) == "להניח את קלף 9 ליד כרית 2"


def kind(name: str) -> EventKind:
    return next(each for each in find_game("sultan").events if each.name == name)


def test_a_placed_card_is_told_to_its_owner_only():
    event, names = Event(kind("card_placed"), [1, 13, 0], []), ["Anna", "Béla"]
    assert "13" in Speech("en", "sultan").event(event, 1, names)
    assert Speech("en", "sultan").event(event, 0, names) == "Béla places a card face down at cushion 1."
    assert "13" not in Speech("hu", "sultan").event(event, None, names)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "white, red, red and blue"),
        ("hu", "fehér, piros, piros és kék"),
        ("he", "לבנה, אדומה, אדומה וכחולה"),
    ],
)
def test_a_list_is_joined_as_the_language_does(language, said):
    event = Event(kind("jewels_drawn"), [0], [0, 1, 1, 4])
    assert said in Speech(language, "sultan").event(event, None, ["Anna"])


def test_hebrew_writes_a_hyphen_between_and_and_a_number():
    assert Speech("he").joined([1, 4, 9]) == "1, 4 ו-9"
    assert Speech("en").joined([]) == "none"
    assert Speech("en").joined(["one"]) == "one"
    assert Speech("en").joined(["one", "two"]) == "one and two"


def test_a_seat_has_a_name_or_its_number_from_one():
    assert Speech("en").seat(1, ["Anna", "Béla"]) == "Béla"
    assert Speech("hu").seat(1) == "2. hely"
    assert Speech("en").seat(-1) == "nobody"


def test_a_refusal_speaks_of_colours_and_cushions_in_words():
    speech = Speech("hu", "sultan")
    assert "piros drágakövet" in speech.refusal(Refusal("S-15", "not_drawn", {"color": "red"}))
    assert "3. párna" in speech.refusal(Refusal("S-02", "no_such_cushion", {"cushion": 2, "count": 2}))


def test_option_values_are_words_seats_or_numbers():
    speech = Speech("en", "sultan")
    assert speech.option_value("first_player", "random") == "drawn by lot"
    assert speech.option_value("first_player", 2) == "seat 3"
    assert speech.option_value("open_jewels", True) == "yes"
    assert isinstance(find_game("sultan").options[0], SeatOrRandom)


def test_words_of_other_shapes_fall_back_to_what_they_are():
    speech = Speech("en", "sultan")
    assert speech.word("", ["A1", "B2", 3], None) == "A1, B2 and 3"
    assert speech.word("colour", ["red", "blue"], None) == "red and blue"
    assert speech.word("", {"colour": "red", "count": 2}, None) == "red and 2"
    assert speech.word("", None, None) == "nothing"
    assert speech.word("rainbow", "studio:0:3", None) == "studio:0:3"


def test_an_id_of_several_parts_is_said_with_its_owner():
    speech = Speech("en", "sultan")
    speech.bundle = FluentBundle(["en"], use_isolating=False)
    speech.bundle.add_resource(FluentResource("rainbow-studio = rainbow { $second_number } of { $owner }"))
    assert speech.word("rainbow", "studio:1:3", ["Anna", "Béla"]) == "rainbow 4 of Béla"


def test_words_are_isolated_on_request():
    assert Speech("he", isolate=True).say("turn", name="Anna") == "התור של \u2068Anna\u2069."
    assert Speech("he").say("turn", name="Anna") == "התור של Anna."
    assert Speech("he").right_to_left and not Speech("hu").right_to_left
