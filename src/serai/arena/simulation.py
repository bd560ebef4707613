"""Playing a match with a progress bar, and printing what it came to."""

from pathlib import Path

from rich.console import Console
from rich.table import Table

from serai.arena.executor import Executor
from serai.arena.match import MatchPlan, play_match
from serai.arena.progress import progress
from serai.arena.summary import Summary, Totals


def run_match(plan: MatchPlan, games: int, executor: Executor, records: Path | None) -> Summary:
    """Play all games; records go to the file as they come, in order."""
    summary = Summary()
    out = records.open("w", encoding="utf-8") if records is not None else None
    try:
        with progress() as bar:
            task = bar.add_task(plan.game, total=games)
            for chunk in play_match(plan, games, executor):
                summary.add(chunk)
                if out is not None:
                    out.writelines(f"{played.record}\n" for played in chunk)
                bar.advance(task, len(chunk))
    finally:
        if out is not None:
            out.close()
    return summary


def print_summary(plan: MatchPlan, summary: Summary) -> None:
    console = Console()
    console.print(
        f"{plan.game}, {plan.players} players, {summary.games} games, seed {plan.seed}: "
        f"{summary.decisions / summary.games:.1f} decisions a game, "
        f"{summary.choices / summary.decisions:.2f} legal actions a decision (most {summary.most_choices}), "
        f"mean winning score {summary.winning_score / summary.games:.2f}, {summary.shared} shared victories",
        soft_wrap=True,
        highlight=False,
    )
    print_totals(
        console, "seat", {str(seat): totals for seat, totals in sorted(summary.seats.items())}, summary.counted
    )
    if len(summary.bots) > 1:
        print_totals(console, "bot", summary.bots, summary.counted)


def print_totals(console: Console, what: str, totals_by_name: dict[str, Totals], counted: list[str]) -> None:
    table = Table(what, "games", "win share", "95 % interval", "mean score", *(f"mean {key}" for key in counted))
    for name, totals in totals_by_name.items():
        low, high = totals.interval()
        counts = [f"{totals.mean_count(key):.2f}" for key in counted]
        interval = f"{100 * low:.1f} to {100 * high:.1f} %"
        share = f"{100 * totals.win_share:.1f} %"
        table.add_row(name, str(totals.games), share, interval, f"{totals.mean_score:.2f}", *counts)
    console.print(table)
