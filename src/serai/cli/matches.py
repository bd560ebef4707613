"""Commands that play many games among bots."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serai.cli.app import app
from serai.cli.words import (
    Backend,
    EditionName,
    Language,
    OptionValues,
    Workers,
    WrongUsage,
    known_bots,
    known_game,
    known_language,
    known_number,
    parsed_options,
)

if TYPE_CHECKING:
    from serai.arena.executor import Executor


@app.command()
def simulate(
    game: str,
    players: Annotated[int, typer.Option(help="how many sit at the table")],
    games: Annotated[int, typer.Option(help="how many games", min=1)] = 100,
    bots: Annotated[str, typer.Option(help="one for all seats, or one for each seat; they rotate")] = "random",
    option: OptionValues = None,
    edition: EditionName = "default",
    seed: Annotated[str, typer.Option(help="the same seed gives the same games")] = "0",
    records: Annotated[Path | None, typer.Option(help="write a record a line to this file")] = None,
    with_legal: Annotated[bool, typer.Option("--with-legal", help="with all legal actions beside each move")] = False,
    workers: Workers = 0,
    backend: Backend = "local",
    as_json: Annotated[bool, typer.Option("--json", help="print the summary as JSON")] = False,
) -> None:
    """Play many games among bots, print a summary, write records."""
    from serai.arena.executor import find_executor
    from serai.arena.match import MatchPlan
    from serai.arena.simulation import print_summary, run_match

    executor = find_executor(backend, workers)
    if with_legal and records is None:
        raise WrongUsage("--with-legal needs --records FILE")
    names = known_bots(bots)
    options = parsed_options(known_game(game), option)
    plan = MatchPlan(game, players, names, seed, options, edition, records is not None, with_legal)
    plan.check()
    summary = run_match(plan, games, executor, records)
    if as_json:
        print(json.dumps(summary.to_json(), indent=2))
    else:
        print_summary(plan, summary)


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="the game; the ladder has all games unless one is named")] = "",
    bots: Annotated[str, typer.Option(help="who plays, such as greedy,normal,master; also seer, who sees all")] = "",
    games: Annotated[
        int, typer.Option(help="at least so many games: every deal is played in all rotations", min=1)
    ] = 400,
    players: Annotated[int, typer.Option(help="how many sit at the table")] = 2,
    out: Annotated[Path | None, typer.Option(help="the folder of results; the same again continues it")] = None,
    option: OptionValues = None,
    edition: EditionName = "default",
    seed: Annotated[str, typer.Option(help="the same seed gives the same games")] = "0",
    alone: Annotated[
        bool, typer.Option("--alone", help="the first bot sits alone among several of the second")
    ] = False,
    ladder: Annotated[bool, typer.Option("--ladder", help="all tournaments that docs/bots.md tells of")] = False,
    records: Annotated[bool, typer.Option("--records", help="keep the records of all games")] = False,
    workers: Workers = 0,
    backend: Backend = "local",
    as_json: Annotated[bool, typer.Option("--json", help="print the summary as JSON")] = False,
    lang: Language = "en",
) -> None:
    """Let bots play a tournament, and measure them: standings, ratings, a report with plots."""
    from rich.console import Console

    from serai.arena.executor import find_executor
    from serai.arena.extras import check_extra
    from serai.arena.seer import SEER
    from serai.arena.tournament.ledger import usual_folder
    from serai.arena.tournament.report import report
    from serai.arena.tournament.run import run_tournament, write_reports
    from serai.arena.tournament.schedule import Tournament

    check_extra("arena")
    executor = find_executor(backend, workers)
    if ladder:
        climb(known_game(game) if game else "", games, seed, executor, out or Path("ladder"), known_language(lang))
        return
    names = known_bots(bots, SEER)
    options = parsed_options(known_game(game), option)
    tournament = Tournament(game, players, names, seed, options, edition, records, alone)
    tournament.check()
    folder = out or usual_folder(tournament)
    found = run_tournament(tournament, games, executor, folder)
    write_reports(found, known_language(lang), folder)
    shown = report(found, lang, with_plots=False)
    if as_json:
        print(json.dumps(found.to_json(), indent=2, ensure_ascii=False))
    else:
        shown.print(Console())
        print(shown.wording.say("report-written", file=str(folder)))


def climb(game: str, games: int, seed: str, executor: "Executor", folder: Path, lang: str) -> None:
    """Run the whole ladder, and tell where its table is."""
    from serai.arena.ladder import ladder, run_ladder

    print(run_ladder(ladder([game] if game else [], seed), games, executor, folder, lang))


@app.command()
def study(
    game: str,
    players: Annotated[int | None, typer.Option(help="how many sit at the table; the fewest unless told")] = None,
    games: Annotated[int | None, typer.Option(help="so many, and as many with drawn options", min=2)] = None,
    bots: Annotated[str, typer.Option(help="one for all seats, or one for each seat; they rotate")] = "greedy",
    option: OptionValues = None,
    edition: EditionName = "default",
    seed: Annotated[str, typer.Option(help="the same seed gives the same study")] = "0",
    workers: Workers = 0,
    backend: Backend = "local",
    html: Annotated[Path | None, typer.Option(help="write a page with plots")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the findings as JSON")] = False,
    lang: Language = "en",
) -> None:
    """Study a game's balance: seats, points, options, and what one takes or uses."""
    from rich.console import Console

    from serai.arena.executor import find_executor
    from serai.arena.extras import check_extra
    from serai.arena.study.games import Study
    from serai.arena.study.report import report
    from serai.arena.study.run import run_study
    from serai.games import facts, find_game

    check_extra("arena")
    known_language(lang)
    names = known_bots(bots)
    options = parsed_options(known_game(game), option)
    count = players if players is not None else find_game(game).players[0]
    studied = Study(game, count, names, seed, options, edition)
    studied.check()
    executor = find_executor(backend, workers)
    found = run_study(studied, games or facts(find_game(game)).study_games, executor)
    if html is not None:
        html.write_text(report(found, lang, with_plots=True).page(), encoding="utf-8")
    if as_json:
        print(json.dumps(found.to_json(), indent=2, ensure_ascii=False))
    else:
        report(found, lang, with_plots=False).print(Console())


@app.command()
def learn(
    game: str,
    players: Annotated[str, typer.Option(help="for so many at the table, such as 4 or 2,3,4; all unless told")] = "",
    games: Annotated[int, typer.Option(help="how many games for each number of players", min=50)] = 2000,
    option: OptionValues = None,
    edition: EditionName = "default",
    seed: Annotated[str, typer.Option(help="the same seed teaches the same")] = "1",
    out: Annotated[Path, typer.Option(help="where the weights are written")] = Path("weights.toml"),
) -> None:
    """Learn the weights of a game's bots anew, after a change of its rules or edition, and write them to a file."""
    from serai.arena.extras import check_extra
    from serai.arena.learning import Lessons, learned_weights
    from serai.games import find_game

    check_extra("arena")
    options = parsed_options(known_game(game), option)
    counts = [known_number(each) for each in players.split(",")] if players else list(find_game(game).players)
    lessons = Lessons(game, counts, games, seed, options, edition)
    out.write_text(learned_weights(lessons, print), encoding="utf-8")
    print(out)
