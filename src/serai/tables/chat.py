"""What is said at a table."""

from serai.tables.messages.live import ChatMessage
from serai.tables.viewers import Viewer

KEPT = 100  # of the last words


class ChatLog:
    """The last words at a table, each with its number in the storage."""

    __slots__ = ("said",)

    def __init__(self, said: list[tuple[int, ChatMessage]]) -> None:
        self.said = said

    @property
    def last_number(self) -> int:
        return self.said[-1][0] if self.said else 0

    def add(self, number: int, chat: ChatMessage) -> None:
        self.said = [*self.said[1 - KEPT :], (number, chat)]

    def missed_by(self, viewer: Viewer) -> list[ChatMessage]:
        if self.last_number <= viewer.last_chat:
            return []
        return [chat for number, chat in self.said if number > viewer.last_chat]
