"""What all decisions of Marrakesh have in common."""

from serai.core.agenda import Choice


class Decision(Choice):
    """A choice that is played by itself when there is only one legal action."""

    def plays_itself(self) -> bool:
        return True
