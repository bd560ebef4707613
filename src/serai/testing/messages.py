"""Fluent files as a test reads them: their messages, and the arguments these need."""

import re

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

Messages = dict[str, ftl.Message]

GRAMMAR = re.compile(r"_(key|number|count)$")  # further forms of an argument, for languages that need them


def messages(text: str) -> Messages:
    """The messages of a file by their keys."""
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}


def slips(text: str) -> list[str]:
    """What can't be read in a file, and keys that come twice."""
    body = FluentParser().parse(text).body
    keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    return [str(entry.content) for entry in body if isinstance(entry, ftl.Junk)] + [
        key for key in sorted(set(keys)) if keys.count(key) > 1
    ]


class Mentions(Visitor):
    """What a pattern mentions: variables, and other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(GRAMMAR.sub("", node.id.name))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)


def variables(message: ftl.Message, among: Messages) -> set[str]:
    """The arguments a message needs, itself or through the messages it refers to."""
    mentions = Mentions()
    mentions.visit(message)
    found = set(mentions.variables)
    for reference in mentions.references - {message.id.name}:
        found |= variables(among[reference], among)
    return found


def read_attributes(message: ftl.Message) -> set[str]:
    """Attributes that people read; all others are forms of grammar, and each language has its own."""
    return {attribute.id.name for attribute in message.attributes} & {"help"}


def differences(english: str, other: str) -> list[str]:
    """Keys that only one of two files has, or that need other arguments in the one than in the other."""
    first, second = messages(english), messages(other)
    found = sorted(first.keys() ^ second.keys())
    for key in first.keys() & second.keys():
        if variables(first[key], first) != variables(second[key], second):
            found.append(f"{key}: other arguments")
        if read_attributes(first[key]) != read_attributes(second[key]):
            found.append(f"{key}: other attributes")
    return found
