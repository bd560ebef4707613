"""The chapters of a rulebook: which rules stand where, as the file of the rules is written.

In `words/rules/<language>.ftl` a message `chapter-<name>` is the title of all rules that follow it, up to the next
chapter; `section-<name>` divides a long chapter in the same way.
"""

import re
from dataclasses import dataclass, field
from typing import Any

from serai.core.game import Game
from serai.text.speech import rule_words

ALWAYS = ("goal", "set_up", "turn", "end")
"""The chapters that every rulebook has."""

MESSAGE = re.compile(r"^(chapter|section|rule)-([\w-]+) *=", re.MULTILINE)


@dataclass
class Section:
    """Rules that belong together; the first ones of a chapter may stand without a title of their own."""

    name: str | None
    rules: list[str] = field(default_factory=list)


@dataclass
class Chapter:
    """A chapter with its sections; rules before the first title make one without a name."""

    name: str | None
    sections: list[Section] = field(default_factory=list)

    @property
    def rules(self) -> list[str]:
        return [rule for section in self.sections for rule in section.rules]

    def add(self, rule: str) -> None:
        if not self.sections:
            self.sections.append(Section(None))
        self.sections[-1].rules.append(rule)


def chapters(language: str, game: Game[Any]) -> list[Chapter]:
    """The chapters of a game's rulebook, in reading order."""
    found = [Chapter(None)]
    for kind, name in MESSAGE.findall(rule_words(language, game)):
        if kind == "chapter":
            found.append(Chapter(name))
        elif kind == "section":
            found[-1].sections.append(Section(name))
        else:
            found[-1].add(name)
    return [chapter for chapter in found if chapter.sections]
