"""Running a tournament: what is left to play is played, and the folder then holds all reports."""

import json
from itertools import groupby
from pathlib import Path

from serai.arena.executor import Executor
from serai.arena.progress import progress
from serai.arena.tournament.bout import BoutBatch, play_batch
from serai.arena.tournament.export import write_parquet, write_records
from serai.arena.tournament.ledger import Ledger
from serai.arena.tournament.report import report
from serai.arena.tournament.schedule import Bout, Tournament, schedule
from serai.arena.tournament.standings import Standings, standings


def run_tournament(tournament: Tournament, games: int, executor: Executor, folder: Path) -> Standings:
    """Play on from where the folder stands; no game is played twice."""
    bouts = schedule(tournament, games)
    with Ledger(folder, tournament, bouts) as ledger, progress() as bar:
        task = bar.add_task(tournament.game, total=len(bouts), completed=len(ledger.finished))
        for finished in executor.map(play_batch, batches(tournament, ledger.left())):
            for game in finished:
                ledger.add(game)
            bar.advance(task, len(finished))
        return standings(tournament, ledger.all_finished())


def batches(tournament: Tournament, bouts: list[Bout]) -> list[BoutBatch]:
    """A worker plays what is left of a deal."""
    return [BoutBatch(tournament, tuple(deal)) for _, deal in groupby(bouts, key=deal_of)]


def deal_of(bout: Bout) -> int:
    return bout.deal


def write_reports(found: Standings, language: str, folder: Path) -> None:
    """The summary, the page, the table for other programs and, if they were kept, the records."""
    summary = json.dumps(found.to_json(), indent=2, ensure_ascii=False)
    (folder / "summary.json").write_text(summary + "\n", encoding="utf-8")
    (folder / "report.html").write_text(report(found, language, with_plots=True).page(), encoding="utf-8")
    write_parquet(found.games, folder / "games.parquet")
    if found.tournament.records:
        write_records(found.games, folder / "records.jsonl")
