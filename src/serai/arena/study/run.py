"""Running a study with a progress bar."""

from serai.arena.executor import Executor
from serai.arena.progress import progress
from serai.arena.study.findings import Findings
from serai.arena.study.games import ObservedGame, Study, play_study


def run_study(study: Study, games: int, executor: Executor) -> Findings:
    """Play all games of a study."""
    plain: list[ObservedGame] = []
    drawn: list[ObservedGame] = []
    with progress() as bar:
        task = bar.add_task(study.game, total=2 * games)
        for chunk in play_study(study, games, executor):
            for game in chunk:
                (plain if game.options is None else drawn).append(game)
            bar.advance(task, len(chunk))
    return Findings(study, plain, drawn)
