"""What all decisions of Marrakesh have in common."""

from mypy_extensions import i64

from serai.core.agenda import Choice


class Decision(Choice):
    """A choice that is played by itself when there is only one legal action."""

    def plays_itself(self) -> bool:
        return True


class OfferedDecision(Decision):
    """A decision that several rules or tiles may offer."""

    def __init__(self, seat: i64, source: str) -> None:
        super().__init__(seat)
        self.source = source  # the rule that offers it

    def rule(self) -> str:
        return self.source
