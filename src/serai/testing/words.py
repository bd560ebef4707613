"""Every language of a game says everything that the game has to say."""

import random
import re
from importlib.resources import files
from pathlib import Path

from rich.cells import cell_len

import serai
from serai.core.actions import Field, Names, Numbers, OptionalField
from serai.core.events import Event, EventKind
from serai.core.game import OneOf
from serai.games import facts, find_game
from serai.play.board import board_lines
from serai.play.state import State
from serai.testing.cases import decisions, new_state
from serai.testing.contract import Contract
from serai.testing.messages import differences, messages, slips, variables
from serai.testing.sources import phases, refusals
from serai.text import LANGUAGES, Speech
from serai.text.boards import WIDTH
from serai.text.chapters import ALWAYS, chapters
from serai.text.speech import HOUSE, game_words, house_words, rule_words

AT_THE_TABLE = [f"Seat {letter}" for letter in "ABCDEFGHI"]
LATIN_ALLOWED = re.compile(r"[A-Z]-R?\d+|`[^`]*`|\b[A-Z]\b")  # rule ids, JSON words in backquotes, single letters


def speech_of(name: str, language: str) -> Speech:
    return Speech(language, find_game(name))


def folder_of(name: str) -> Path:
    """Where the source of a game lies."""
    return Path(str(files(find_game(name).package)))


class WordsContract(Contract):
    """The words of a game, and its rules by id."""

    # the files against each other

    def test_files_have_no_errors_and_no_key_twice(self, name: str, language: str) -> None:
        assert slips(game_words(language, find_game(name))) == []
        assert slips(rule_words(language, find_game(name))) == []

    def test_every_language_has_every_key_with_the_same_variables(self, name: str, language: str) -> None:
        for words in (game_words, rule_words):
            assert differences(words("en", find_game(name)), words(language, find_game(name))) == []

    # what the game needs

    def test_every_verb_fact_option_and_named_value_has_a_message(self, name: str, language: str) -> None:
        speech, game = speech_of(name, language), find_game(name)
        needed = ["game", "game-about", "game-invitation"]
        needed += [f"prompt-{phase}" for phase in phases(folder_of(name))]
        needed += [f"action-{verb.name}" for verb in game.vocabulary.verbs]
        needed += [f"event-{kind.name}" for kind in game.events]
        needed += [f"event-{kind.name}-hidden" for kind in game.events if kind.secret]
        needed += [f"option-{option.name}" for option in game.options]
        assert [key for key in needed if not speech.has(key)] == []
        assert [key for field in fields_of(name) for key in without_words(speech, field)] == []

    def test_every_decision_has_a_prompt(self, name: str, players: int, variant: str) -> None:
        speeches = [speech_of(name, language) for language in LANGUAGES]
        met = {str(state.view(None)["phase"]) for state in decisions(new_state(name, players, variant))}
        assert [phase for phase in met for speech in speeches if not speech.has(f"prompt-{phase}")] == []

    def test_every_option_has_help_and_words_for_its_values(self, name: str, language: str) -> None:
        speech, game = speech_of(name, language), find_game(name)
        for option in game.options:
            assert speech.option(option.name) and speech.option_help(option.name)
            for value in option.values(max(game.players)):
                assert speech.option_value(option.name, value)
            if isinstance(option, OneOf):
                assert all(speech.has(f"value-{option.name}-{each}") for each in option.names), option.name

    def test_every_refusal_in_the_rules_has_a_sentence_and_gives_it_what_it_needs(
        self, name: str, language: str
    ) -> None:
        spoken = messages(house_words(language, HOUSE)) | messages(game_words(language, find_game(name)))
        found = list(refusals(folder_of(name)))
        assert found
        for refusal in found:
            key = f"reason-{refusal.reason}"
            assert key in spoken, refusal
            if refusal.details is not None:
                assert variables(spoken[key], spoken) <= refusal.details, refusal

    def test_every_refusal_names_a_rule_that_exists(self, name: str) -> None:
        rules = speech_of(name, "en").rules()
        for refusal in refusals(folder_of(name)):
            assert not refusal.rule or refusal.rule in rules or "-R" in refusal.rule, refusal

    def test_every_fact_follows_from_a_rule_of_the_game(self, name: str) -> None:
        rules = speech_of(name, "en").rules()
        assert {kind.name: kind.rule for kind in find_game(name).events if kind.rule not in rules} == {}

    def test_every_sentence_with_a_rule_behind_it_is_there_and_so_is_the_rule(self, name: str) -> None:
        speech = speech_of(name, "en")
        behind = facts(find_game(name)).word_rules
        assert [key for key, rule in behind.items() if not speech.has(key) or rule not in speech.rule_ids()] == []

    # sentences

    def test_every_action_can_be_said(self, name: str, language: str) -> None:
        speech, vocabulary = speech_of(name, language), find_game(name).vocabulary
        for verb in vocabulary.verbs:
            for row in sample_rows(verb.fields):
                assert "{" not in speech.action(vocabulary.action(verb.of(*row)), AT_THE_TABLE)

    def test_every_fact_can_be_told_to_who_knows_it_and_to_who_does_not(self, name: str, language: str) -> None:
        speech, game = speech_of(name, language), find_game(name)
        for kind in game.events:
            for event in sample_events(kind):
                for seat in [None, *range(max(game.players))]:
                    assert "{" not in speech.event(event, seat, AT_THE_TABLE)

    def test_everything_that_happens_in_a_game_can_be_said(self, name: str, language: str) -> None:
        speech, chooser = speech_of(name, language), random.Random(5)
        state = serai.game(name).new(players=max(serai.game(name).players), seed=5, keep_events=True)
        for _ in range(60):
            if not state.over:
                check_decision(state, speech)
                state.apply(chooser.choice(state.legal()))
        for event in state.events():
            assert speech.event(event, None, AT_THE_TABLE)

    def test_everything_that_depends_on_the_edition_can_be_said(self, name: str, language: str) -> None:
        speech = speech_of(name, language)
        assert [key for key in speech.sayings if not speech.say(key).strip()] == []

    def test_the_table_can_be_drawn_as_lines_for_every_seat(self, name: str, language: str) -> None:
        speech = speech_of(name, language)
        for state in decisions(new_state(name, max(serai.game(name).players), "default"), most=10):
            for seat in (None, *range(state.players)):
                lines = board_lines(state.view(seat), speech, AT_THE_TABLE)
                assert any(line.strip() for line in lines)
                assert [line for line in lines if cell_len(line) > WIDTH] == []

    # rules

    def test_the_rules_are_complete_and_in_order(self, name: str, language: str) -> None:
        ids = speech_of(name, language).rule_ids()
        assert ids == speech_of(name, "en").rule_ids()
        families: dict[str, list[int]] = {}
        for each in ids:
            parts = re.fullmatch(rf"{find_game(name).prefix}-([A-Z]?)(\d+)", each)
            assert parts is not None, each
            families.setdefault(parts[1], []).append(int(parts[2]))
        assert families
        assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in families.values())

    def test_every_rule_stands_in_one_chapter_the_same_in_every_language(self, name: str, language: str) -> None:
        book = chapters(language, find_game(name))
        told = [rule for chapter in book for rule in chapter.rules]
        assert sorted(told) == sorted(speech_of(name, language).rule_ids())
        assert book == chapters("en", find_game(name))
        assert all(section.rules for chapter in book for section in chapter.sections)
        assert [each for each in ALWAYS if each not in [chapter.name for chapter in book]] == []

    def test_every_rule_is_a_sentence_of_its_own(self, name: str, language: str) -> None:
        texts = speech_of(name, language).rules()
        assert [rule_id for rule_id, text in texts.items() if text[-1] not in ".!)"] == []
        assert len(set(texts.values())) == len(texts)

    def test_rules_are_translated(self, name: str, language: str) -> None:
        english, here = speech_of(name, "en").rules(), speech_of(name, language).rules()
        alike = [rule_id for rule_id, text in here.items() if text == english[rule_id]]
        assert alike == (list(english) if language == "en" else [])
        if language == "he":
            latin = [rule_id for rule_id, text in here.items() if re.search(r"[A-Za-z]", LATIN_ALLOWED.sub("", text))]
            assert latin == []
            assert all(re.search(r"[א-ת]", text) for text in here.values())


def check_decision(state: State, speech: Speech) -> None:
    """All that may be said when a seat has to decide."""
    said = [speech.action(action, AT_THE_TABLE) for action in state.legal()]
    assert len(set(said)) == len(said), "two actions are said alike"
    assert all(speech.refusal(refusal, AT_THE_TABLE) for _, refusal in state.refusals())
    assert speech.prompt(str(state.view(state.actor)["phase"]))


def fields_of(name: str) -> list[Field]:
    game = find_game(name)
    found = [field for verb in game.vocabulary.verbs for field in verb.fields]
    for kind in game.events:
        found += [*kind.fields, *([kind.many_field] if kind.many_field else [])]
    return found


def without_words(speech: Speech, field: Field) -> list[str]:
    """The values of a labelled field for which a language has no word."""
    inner = field.field if isinstance(field, OptionalField) else field
    if isinstance(inner, Names) and inner.label:
        return [key for key in (f"{inner.label}-{name}" for name in inner.names) if not speech.has(key)]
    if isinstance(inner, Numbers) and inner.label not in ("", "seat") and not speech.has(f"{inner.label}-name"):
        every = (f"{inner.label}-{value}" for value in range(inner.lowest, inner.highest + 1))
        return [key for key in every if not speech.has(key)]
    return []


def samples(field: Field) -> list[int]:
    """Some numbers of a field: the lowest, a few more, the highest."""
    if isinstance(field, OptionalField):
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
