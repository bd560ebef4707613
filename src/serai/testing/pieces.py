"""Nothing is ever lost or made: all components of a box are somewhere at every decision."""

from serai.games import facts, find_game
from serai.testing.cases import decisions, new_state
from serai.testing.contract import Contract


class PiecesContract(Contract):
    """Holds for games whose facts count their pieces."""

    def test_all_components_are_somewhere_at_every_decision(self, name: str, players: int, variant: str) -> None:
        count_pieces = facts(find_game(name)).count_pieces
        if count_pieces is None:
            return
        for state in decisions(new_state(name, players, variant)):
            here, printed = count_pieces(state.table)
            assert here == printed
