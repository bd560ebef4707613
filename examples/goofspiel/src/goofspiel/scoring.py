"""Points and winners of Goofspiel."""

from goofspiel.state import Goofspiel
from serai.core.game import Result


def result(table: Goofspiel) -> Result:
    """G-12 to G-14: most points win; who is level shares the victory."""
    scores = [table.worth(prizes) for prizes in table.won]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Result(scores, winners, {"prizes": [sorted(prizes) for prizes in table.won]})
