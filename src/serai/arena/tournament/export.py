"""A tournament's games for other programs."""

import json
from collections.abc import Sequence
from pathlib import Path

from serai.arena.tournament.bout import FinishedBout


def rows(games: Sequence[FinishedBout]) -> list[dict[str, object]]:
    """A row for each seat of each game."""
    return [row(game, seat) for game in games for seat in range(len(game.scores))]


def row(game: FinishedBout, seat: int) -> dict[str, object]:
    clock = game.clocks[seat]
    return {
        "game": game.bout.id,
        "deal": game.bout.deal,
        "rotation": game.bout.rotation,
        "seat": seat,
        "bot": game.bout.bots[seat],
        "score": game.scores[seat],
        "win": game.wins(seat),
        "rank": game.ranks[seat],
        "moves": clock.moves,
        "seconds": clock.seconds,
        "longest": clock.longest,
        "decisions": game.decisions,
        "lead_changes": game.lead_changes,
        "most_choices": game.most_choices,
    }


def write_parquet(games: Sequence[FinishedBout], file: Path) -> None:
    import pyarrow
    from pyarrow import parquet

    parquet.write_table(pyarrow.Table.from_pylist(rows(games)), file)


def write_records(games: Sequence[FinishedBout], file: Path) -> None:
    """The records in the order of the schedule, one a line."""
    with file.open("w", encoding="utf-8") as out:
        out.writelines(json.dumps(game.record, ensure_ascii=False) + "\n" for game in games)
