"""What a client did wrong, as a key that every language has a sentence for."""

from serai.core.errors import SeraiError


class Trouble(SeraiError):
    """A request that is refused: an HTTP status, a key and its arguments."""

    def __init__(self, status: int, error: str, **detail: object) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.detail = detail
