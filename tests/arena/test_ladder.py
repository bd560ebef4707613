"""The ladder: every game, every number of players, other options; continued where it was."""

from pathlib import Path

from serai.arena.executor import LocalExecutor
from serai.arena.ladder import Rung, ladder, run_ladder
from serai.arena.tournament.schedule import Tournament
from serai.bots.levels import STYLES
from serai.games import find_game, game_names
from tests.arena.scenes import run


def test_it_has_every_number_of_players_of_every_game_and_three_other_sets_of_options() -> None:
    rungs = list(ladder([], "0"))
    assert len({rung.folder for rung in rungs}) == len(rungs)
    for game in game_names():
        plans = [rung.tournament for rung in rungs if rung.tournament.game == game]
        greedy = [plan for plan in plans if plan.bots == ("master", "greedy")]
        assert {plan.players for plan in greedy if not plan.options} == set(find_game(game).players)
        assert len([plan for plan in greedy if plan.options]) == 3
        styled = {plan.bots for plan in plans if plan.alone and plan.bots[1] == "master"}
        assert styled == {(f"master:{style}", "master") for style in STYLES}
        for plan in greedy:
            plan.check()


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    rungs = [Rung("first", "`greedy` among `random`", Tournament("sultan", 3, ("greedy", "random"), "0", alone=True))]
    table = run_ladder(iter(rungs), 3, LocalExecutor(), tmp_path, "en")
    games = (tmp_path / "first" / "games.jsonl").read_bytes()
    again = run_ladder(iter(rungs), 3, LocalExecutor(), tmp_path, "en")
    assert (tmp_path / "first" / "games.jsonl").read_bytes() == games
    assert "| sultan | 3 | `greedy` among `random` | 3 |" in again.read_text()
    assert table == again == tmp_path / "ladder.md"


def test_a_game_that_is_not_there_is_refused() -> None:
    done = run("arena go --ladder")
    assert done.returncode != 0
    assert "unknown game" in done.stderr
