"""Speaking a language: messages from the Fluent files of the house and of one game."""

LANGUAGES = ("en", "hu", "he")


class Speech:
    """One language at one table; without a game it knows the words of the house only."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.game = game

    def rules(self) -> dict[str, str]:
        """The rules of the game by id, in the catalogue's order."""
        raise NotImplementedError
