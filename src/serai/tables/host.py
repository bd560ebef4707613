"""What a table needs of whoever hosts it: storage, thinking, time, and background work. Small protocols, no more."""

from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from serai.tables.clocks import Moment
from serai.tables.entries import Entry
from serai.tables.questions import Question
from serai.tables.rights import Rights
from serai.tables.stored import StoredTable, TableContent, TableWrite

if TYPE_CHECKING:
    from serai.tables.table import LiveTable

Given = TypeVar("Given")
Answer = TypeVar("Answer")


class Storage(Protocol):
    """What is kept for good."""

    @property
    def prefix(self) -> str:
        """With which the ids of its tables begin."""

    async def read(self, table_id: str, first_entry: int = 0) -> TableContent | None:
        """A table as it is stored at one moment, with its entries from that number on."""

    async def table(self, table_id: str) -> StoredTable | None: ...

    async def table_of_code(self, code: str) -> StoredTable | None: ...

    async def add_table(self, table: StoredTable, entries: Sequence[Entry] = ()) -> None:
        """A table with what has happened there, or nothing of it; Conflict if its id or code is taken."""

    async def remove(self, table_ids: list[str]) -> None:
        """Delete tables with all that belongs to them."""


class Writer(Protocol):
    """Writes, in the order they are handed in."""

    async def store(self, write: TableWrite) -> int | None:
        """Returns when it is stored for good (a chat: its number). Conflict if another was first."""


class Thinking(Protocol):
    """Bots, wherever they think. NoAnswer if they don't in time."""

    async def choose(self, question: Question, urgency: int, asker: str) -> dict[str, Any]:
        """The action that a bot chooses; the smaller the number, the more urgent. The asker is whoever looks on."""

    async def hint(self, question: Question, asker: str) -> list[dict[str, Any]]:
        """The best actions, each with how often it was tried, and what it promises."""

    async def ask(self, work: Callable[[Given], Answer], question: Given, urgency: int) -> Answer:
        """Any other work, when nothing more urgent waits."""


class Reading(Protocol):
    """Work that takes its time, done beside the tables, one of each asker at a time; NoAnswer if it takes too long."""

    async def ask(self, work: Callable[[Given], Answer], given: Given, urgency: int = 0, asker: str = "") -> Answer: ...


class Observer(Protocol):
    """Whoever counts what happens."""

    def entry(self, kind: str) -> None: ...

    def message(self, kind: str) -> None: ...

    def problem(self, error: str) -> None: ...

    def move_took(self, seconds: float) -> None: ...

    def bot_failed(self) -> None: ...


class Cancellable(Protocol):
    """Something that goes on in the background, or will happen."""

    def cancel(self) -> object: ...


class Tokens(Protocol):
    """Makes and reads the tokens that links carry, by a table's own secret."""

    def sign(self, secret: bytes, table_id: str, kind: str, seat: int = 0, generation: int = 0) -> str: ...

    def rights_of(self, secret: bytes, table_id: str, tokens: Iterable[str]) -> Rights: ...


class Host(Protocol):
    """Whoever hosts tables: a server, or a page in a browser."""

    @property
    def storage(self) -> Storage: ...

    @property
    def writer(self) -> Writer: ...

    @property
    def thinking(self) -> Thinking: ...

    @property
    def reading(self) -> Reading: ...

    @property
    def metrics(self) -> Observer: ...

    @property
    def tokens(self) -> Tokens: ...

    @property
    def is_open(self) -> bool:
        """Does it still begin anything new?"""

    @property
    def bot_pace(self) -> float:
        """The least time in seconds that a bot takes, so that people can follow."""

    @property
    def count_down(self) -> float:
        """Seconds between the last guest's sitting down and the beginning of the game."""

    @property
    def grace(self) -> float:
        """Seconds that a host leaves to the one that wrote last; 0 if there is no other."""

    def moment(self) -> Moment: ...

    async def sleep(self, seconds: float) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> Cancellable:
        """Let something go on by itself; its errors are logged."""

    def call_later(self, seconds: float, what: Callable[[], None]) -> Cancellable: ...

    def allows(self, what: str, who: str) -> bool:
        """May it be done once more?"""

    @property
    def shows(self) -> set[str]:
        """The tables at which bots play while others only watch."""

    def show_ended(self) -> None:
        """Another table may begin."""

    def presence_changed(self, table: "LiveTable") -> None:
        """Other hosts of the table want to know."""
