"""What may not be done at a table, as a key that every language has a sentence for."""

from serai.core.errors import Refusal, SeraiError


class ApiError(SeraiError):
    """A request that is refused: an HTTP status, a key and its arguments."""

    def __init__(self, status: int, error: str, **detail: object) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.detail = detail


class NotNow(SeraiError):
    """Something a seat may not do now; `stale` if it spoke of an older version."""

    def __init__(self, refusal: Refusal, stale: bool = False) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.stale = stale


class Conflict(SeraiError):
    """Somebody else has written first."""


class StorageFull(SeraiError):
    """There is no room left where tables are kept."""


class NotStored(SeraiError):
    """The storage failed; nobody knows yet whether the change is in it. Its key tells players why."""

    @property
    def key(self) -> str:
        return "disk_full" if isinstance(self.__cause__, StorageFull) else "not_stored"


class NoAnswer(SeraiError):
    """Whoever was asked to think took too long, or broke."""
