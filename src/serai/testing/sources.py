"""What a game's source says about refusals and phases: found in the text, so that none is overlooked."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

RULE_ID = re.compile(r"[A-Z]-[A-Z]?\d+")


@dataclass(frozen=True)
class WrittenRefusal:
    """A refusal as it stands in the source; `details` are the keys of its arguments, None if those aren't literal."""

    rule: str
    reason: str
    details: frozenset[str] | None


def refusals(folder: Path) -> Iterator[WrittenRefusal]:
    """Every refusal in a folder's source."""
    for call in calls(folder):
        if is_refusal(call):
            rules, reasons = strings(call.args[0]), strings(call.args[1])
            details = literal_keys(call.args[2]) if len(call.args) > 2 else frozenset()
            yield from (WrittenRefusal(rule, reason, details) for rule in rules or [""] for reason in reasons)


def calls(folder: Path) -> Iterator[ast.Call]:
    return (node for node in nodes(folder) if isinstance(node, ast.Call))


def nodes(folder: Path) -> Iterator[ast.AST]:
    """All nodes of a folder's source."""
    for path in sorted(folder.rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def is_refusal(call: ast.Call) -> bool:
    """A Refusal, or whatever else is given the id of a rule and a reason."""
    if len(call.args) < 2 or isinstance(call.func, ast.Attribute):
        return False
    if isinstance(call.func, ast.Name) and call.func.id == "Refusal":
        return True
    return any(RULE_ID.fullmatch(each) for each in strings(call.args[0])) and bool(strings(call.args[1]))


def strings(node: ast.expr) -> list[str]:
    """All texts inside an expression."""
    return [each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def literal_keys(node: ast.expr) -> frozenset[str] | None:
    if not isinstance(node, ast.Dict) or not all(isinstance(key, ast.Constant) for key in node.keys):
        return None
    return frozenset(str(key.value) for key in node.keys if isinstance(key, ast.Constant))


def phases(folder: Path) -> set[str]:
    """What a table of the game may wait for, as its choices call it; chance and the end are called alike everywhere."""
    functions = [node for node in nodes(folder) if isinstance(node, ast.FunctionDef) and node.name == "phase"]
    returns = [node for function in functions for node in ast.walk(function) if isinstance(node, ast.Return)]
    return {"deal", "over"} | {phase for node in returns if node.value is not None for phase in strings(node.value)}
