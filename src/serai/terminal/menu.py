"""The numbered answers to a question; where there are many, they are reached in steps: first what, then which."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from serai.core.actions import Action
from serai.text import Speech
from serai.text.boards import Lines

MOST_LINES = 20


class Answer(NamedTuple):
    """An action, and what it would change."""

    action: Action
    effect: str


class Entry(NamedTuple):
    """A line of the menu: one answer, or several that have something in common."""

    said: str
    answers: list[Answer]


class Menu:
    """What a person may choose, and the steps taken so far."""

    def __init__(self, actions: Sequence[Action], effects: Sequence[str], speech: Speech, names: list[str]) -> None:
        self.speech = speech
        self.names = names
        answers = [Answer(action, effect or "") for action, effect in zip_longest(actions, effects)]
        self.steps = [self.entries(answers)]
        self.taken: list[str] = []

    def lines(self) -> Lines:
        chosen = [self.speech.say("choice-so-far", chosen=" › ".join(self.taken))] if self.taken else []
        return chosen + [self.line(number, entry) for number, entry in enumerate(self.steps[-1], 1)]

    @property
    def last(self) -> int:
        return len(self.steps[-1])

    def choose(self, number: int) -> Action | None:
        """The answer of that line, or None: it leads to others."""
        entry = self.steps[-1][number - 1]
        if len(entry.answers) == 1:
            return entry.answers[0].action
        self.steps.append(self.entries(entry.answers))
        self.taken.append(entry.said)
        return None

    def back(self) -> bool:
        """Take the last step back; False if there is none."""
        if len(self.steps) == 1:
            return False
        self.steps.pop()
        self.taken.pop()
        return True

    def line(self, number: int, entry: Entry) -> str:
        said = self.speech.say("choice-line", number=f"{number:>2}", action=entry.said)
        if len(entry.answers) > 1:
            return self.speech.say("choice-more", choice=said, count=len(entry.answers))
        effect = entry.answers[0].effect
        return self.speech.say("choice-effect", choice=said, effect=effect) if effect else said

    # steps

    def entries(self, answers: list[Answer]) -> list[Entry]:
        """A line for each answer, or, if they are too many, for each thing in which they differ."""
        if len(answers) <= MOST_LINES:
            return [self.single(answer) for answer in answers]
        groups = self.by_verb(answers)
        if len(groups) == 1:
            groups = self.by_argument(answers)
        return [self.single(own[0]) if len(own) == 1 else Entry(said, own) for said, own in groups.items()]

    def single(self, answer: Answer) -> Entry:
        return Entry(self.speech.action(answer.action, self.names), [answer])

    def by_verb(self, answers: list[Answer]) -> dict[str, list[Answer]]:
        groups: dict[str, list[Answer]] = {}
        for answer in answers:
            groups.setdefault(self.speech.verb(answer.action.verb.name), []).append(answer)
        return groups

    def by_argument(self, answers: list[Answer]) -> dict[str, list[Answer]]:
        """By the first argument in which they differ; of a list, by each of its values that not all have."""
        verb = answers[0].action.verb
        for key, field in zip(verb.keys, verb.fields, strict=True):
            values = [values_of(answer.action, key) for answer in answers]
            common = set(values[0]).intersection(*values)
            if any(set(own) - common for own in values):
                groups: dict[str, list[Answer]] = {}
                for answer, own in zip(answers, values, strict=True):
                    for said in self.differences(answer, key, field.label, own, common):
                        groups.setdefault(said, []).append(answer)
                return groups
        return {self.single(answer).said: [answer] for answer in answers}

    def differences(self, answer: Answer, key: str, label: str, own: list[object], common: set[object]) -> list[str]:
        """What one answer has and not all others; itself if there is nothing."""
        found = [self.named(key, label, value) for value in dict.fromkeys(own) if value not in common]
        return found or [self.single(answer).said]

    def named(self, key: str, label: str, value: object) -> str:
        """A value as a line of the menu."""
        if self.speech.has(f"argument-{key}"):
            return self.speech.say(f"argument-{key}", **self.speech.arguments(key, label, value, self.names))
        return str(self.speech.word(label, value, self.names))


def values_of(action: Action, key: str) -> list[object]:
    """The values of an argument: of a list all, of one that is absent None."""
    written = action.to_json().get(key)
    return list(written) if isinstance(written, list) else [written]
