"""What a bot is, and the simplest one."""

from mypy_extensions import i64, mypyc_attr

from serai.core.actions import LegalActions
from serai.core.agenda import Table
from serai.core.chance import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for the seat whose decision it is.

    The table it gets is imagined: a copy in which everything that the seat can't know was drawn anew. Its future chance
    is not the real one either. So a bot may look at all of it and still knows nothing it should not.
    """

    def choose(self, imagined: Table, stream: Stream) -> i64:
        """The code of a legal action."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, all alike likely. It looks at nothing else, so it needs no imagination."""

    def choose(self, imagined: Table, stream: Stream) -> i64:
        legal = LegalActions()
        imagined.fill(legal)
        return legal.codes[stream.below(legal.count)]
