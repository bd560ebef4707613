"""The door of the house in a page: what the page's other language calls, and what calls it."""

from collections.abc import Callable

from serai.page.calls import call
from serai.page.host import PACE, PageHost
from serai.page.lines import Line
from serai.page.shelf import Shelf
from serai.page.thinking import Thinker


class PageHouse:
    """Tables on this device. Texts go in and out: the same JSON as on the wires of a server."""

    def __init__(self, shelf: Shelf, thinker: Thinker, bot_pace: float = PACE) -> None:
        self.host = PageHost(shelf, thinker, bot_pace)
        self.lines: dict[int, Line] = {}

    async def call(self, method: str, address: str, body: str = "") -> list[object]:
        """The status and the JSON of an answer."""
        told = await call(self.host, method, address, body)
        return [told.status, told.body]

    def open_line(
        self, number: int, address: str, send: Callable[[str], object], closed: Callable[[int], object]
    ) -> None:
        line = self.lines[number] = Line(self.host, send, closed)
        self.host.spawn(line.run(address))

    def say(self, number: int, text: str) -> None:
        if number in self.lines:
            self.lines[number].say(text)

    def close_line(self, number: int) -> None:
        line = self.lines.pop(number, None)
        if line is not None:
            line.close()

    async def look_again(self, table_id: str) -> None:
        await self.host.look_again(table_id)
