"""What is said in words that depend on an edition: a message of the language files, and what is put into it."""

from typing import Any


class Saying:
    """A message by its key, with its arguments: numbers, plain texts, other sayings, or lists of sayings."""

    def __init__(self, key: str, **given: object) -> None:
        self.key = key
        self.given = given

    def to_json(self) -> dict[str, Any]:
        """As a client says it in its own language."""
        given = {name: to_json(value) for name, value in self.given.items()}
        return {"key": self.key, "given": given} if given else {"key": self.key}


def to_json(value: object) -> Any:
    if isinstance(value, Saying):
        return value.to_json()
    if isinstance(value, list):
        return [to_json(each) for each in value]
    return value
