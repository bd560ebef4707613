"""A soak: random and greedy games of all kinds, for as long as asked, looked at from every side on the way."""

import json
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from multiprocessing import get_context
from pathlib import Path

from serai.bots import find_bot
from serai.bots.bot import Player
from serai.core.errors import BadOption, SeraiError
from serai.core.game import Whole
from serai.games.kobito import state as kobito
from serai.games.kobito.pieces import studio
from serai.games.marrakesh import state as marrakesh
from serai.games.sultan import state as sultan
from serai.games.treasures import state as treasures
from serai.play.box import Box, find_box, shelf
from serai.play.dealer import seed_number
from serai.play.replay import replay, verify
from serai.play.state import State

EVERY = 9  # about one decision in so many is inspected
THINKING = 0.3  # the share of games with greedy players: they play better, but fewer games
PLAYED_ON = 15  # decisions that a copy is played on
SPEAKS_EVERY = 10.0  # seconds between two lines of a report

Report = Callable[[str], None]


class Fault(SeraiError):
    """Something that must hold does not."""


@dataclass
class Soaked:
    """What was played of a game."""

    games: int = 0
    decisions: int = 0
    inspected: int = 0


@dataclass
class Bath:
    """One soak: until when, and what has been seen so far."""

    deadline: float
    folder: Path
    report: Report
    played: dict[str, Soaked] = field(default_factory=dict)
    failures: list[dict[str, str]] = field(default_factory=list)
    spoke: float = field(default_factory=time.monotonic)

    def is_over(self) -> bool:
        return time.monotonic() >= self.deadline

    def speak(self) -> None:
        """Say now and then how far it is."""
        if time.monotonic() - self.spoke >= SPEAKS_EVERY:
            self.spoke = time.monotonic()
            self.report(summed_up(self.to_json()))

    def to_json(self) -> dict[str, object]:
        return {"games": {name: vars(soaked) for name, soaked in self.played.items()}, "failures": self.failures}


def quiet(line: str) -> None:
    """A report that nobody reads."""


def soak(
    minutes: float,
    seed: str,
    games: Sequence[str] | None = None,
    report: Report = quiet,
    folder: Path | None = None,
) -> dict[str, object]:
    """Play one game after the other until the time is over; each fault leaves a record in the folder."""
    names = list(games or shelf())
    bath = Bath(time.monotonic() + 60 * minutes, folder or Path(), report, {name: Soaked() for name in names})
    for number in count():
        if bath.is_over():
            return bath.to_json()
        soak_game(bath, names[number % len(names)], f"{seed}/{number}")
        bath.speak()
    raise AssertionError


def soak_game(bath: Bath, name: str, seed: str) -> None:
    """One game, wholly decided by its seed; a fault is written down, and the soak goes on."""
    state: State | None = None
    try:
        chooser = random.Random(seed)
        state, players = new_game(find_box(name), seed, chooser)
        play(bath, bath.played[name], state, players, chooser)
    except Exception as error:  # whatever goes wrong at a table is what a soak looks for
        write_down(bath, name, seed, state, error)


def new_game(box: Box, seed: str, chooser: random.Random) -> tuple[State, list[Player]]:
    """Any player count, any options, bots at all seats."""
    players = chooser.choice(box.players)
    while True:
        options = some_options(box, players, chooser) if chooser.random() < 0.8 else {}
        try:
            state = box.new(players, seed, options)
            break
        except BadOption:  # two options that don't go together
            continue
    thinks = chooser.random() < THINKING
    names = ["greedy" if thinks and chooser.random() < 0.5 else "random" for _ in range(players)]
    bots = [find_bot(name, box.game) for name in names]
    return state, [Player(bot, seed_number(seed, f"bot {seat}")) for seat, bot in enumerate(bots)]


def some_options(box: Box, players: int, chooser: random.Random) -> dict[str, object]:
    options: dict[str, object] = {}
    for name, option in box.options.items():
        values = option.values(players)
        options[name] = chooser.choice(values[:6] if isinstance(option, Whole) else values)
    return options


def play(bath: Bath, soaked: Soaked, state: State, players: list[Player], chooser: random.Random) -> None:
    """Play to the end, or until the time is over, and inspect the table now and then."""
    while not state.over:
        if bath.is_over():
            return
        if chooser.randrange(EVERY) == 0:
            inspect(state, chooser)
            soaked.inspected += 1
        assert state.actor is not None
        state.apply(players[state.actor].choose(state))
        soaked.decisions += 1
    inspect(state, chooser)
    inspect_record(state)
    soaked.games += 1


def inspect(state: State, chooser: random.Random) -> None:
    """All that must hold at any moment of any game."""
    here, printed = COUNTED[state.game.name](state)
    if here != printed:
        raise Fault(f"not conserved: {said(printed - here)} missing, {said(here - printed)} too many")
    inspect_secrets(state, chooser)
    inspect_copy(state, chooser)


def inspect_secrets(state: State, chooser: random.Random) -> None:
    """Two worlds that differ only in what a seat can't know look alike to it."""
    for seat in (*range(state.players), None):
        other = state.determinize(seat, chooser.randrange(1 << 30))
        if json.dumps(seen(other, seat)) != json.dumps(seen(state, seat)):
            raise Fault(f"the view of {seat} shows something hidden")
        if other.actor != state.actor:
            raise Fault(f"whose decision it is depends on what is hidden from {seat}")
        if seat is not None and seat == state.actor:
            if other.legal() != state.legal():
                raise Fault(f"the legal actions of {seat} depend on something hidden")
            if refused(other) != refused(state):
                raise Fault(f"the refusals of {seat} depend on something hidden")


def seen(state: State, seat: int | None) -> dict[str, object]:
    return state.view(seat)


def refused(state: State) -> list[object]:
    return [(str(action), refusal.to_json()) for action, refusal in state.refusals()]


def inspect_copy(state: State, chooser: random.Random) -> None:
    """A copy is the same, and what happens to it does not happen here."""
    before = facts(state)
    twin = state.copy()
    if facts(twin) != before:
        raise Fault("a copy differs from its original")
    for _ in range(PLAYED_ON):
        if not twin.over:
            twin.apply(chooser.choice(twin.legal()))
    if facts(state) != before:
        raise Fault("playing a copy changed the original")


def facts(state: State) -> dict[str, str]:
    """Everything a table holds, in a form that can be compared."""
    table: object = state.table
    names = getattr(table, "__mypyc_attrs__", None) or tuple(vars(table))
    kept = {name: repr(getattr(table, name)) for name in names if name not in ("__dict__", "setting", "agenda", "ears")}
    return {**kept, "planned": repr(table.planned())}  # type: ignore[attr-defined]


def inspect_record(state: State) -> None:
    """A finished record replays to the same record, and its shuffles can be proven."""
    record = json.loads(json.dumps(state.record()))
    again = replay(record)
    if json.loads(json.dumps(again.record())) != record:
        raise Fault("the record of the replay differs")
    if facts(again) != facts(state):
        raise Fault("the replay ends with another table")
    verify(record)


def write_down(bath: Bath, name: str, seed: str, state: State | None, error: Exception) -> None:
    """Keep the record of a game in which something went wrong, and say so."""
    what = " ".join(f"{type(error).__name__}: {error}".split())
    file = bath.folder / f"soak-{name}-{seed.replace('/', '-')}.json"
    bath.folder.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(None if state is None else state.record()) + "\n", encoding="utf-8")
    bath.failures.append({"game": name, "seed": seed, "what": what, "file": str(file)})
    bath.report(f"fault in {name}, seed {seed}: {what}; the record is in {file}")


def soak_on_all(
    minutes: float, seed: str, games: Sequence[str] | None, report: Report, workers: int, folder: Path
) -> dict[str, object]:
    """The same in several processes, each with a seed of its own."""
    if workers <= 1:
        return soak(minutes, seed, games, report, folder)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        seeds = [f"{seed}.{worker}" for worker in range(workers)]
        baths = [pool.submit(soak, minutes, each, games, quiet, folder) for each in seeds]
        return together([bath.result() for bath in baths])


def together(soaks: Sequence[dict[str, object]]) -> dict[str, object]:
    """What several soaks came to."""
    games: dict[str, Counter[str]] = {}
    failures: list[object] = []
    for each in soaks:
        assert isinstance(each["games"], dict) and isinstance(each["failures"], list)
        failures += each["failures"]
        for name, soaked in each["games"].items():
            games.setdefault(name, Counter()).update(soaked)
    return {"games": {name: dict(counts) for name, counts in games.items()}, "failures": failures}


def summed_up(soaked: dict[str, object]) -> str:
    """One line for people."""
    games, failures = soaked["games"], soaked["failures"]
    assert isinstance(games, dict) and isinstance(failures, list)
    played = ", ".join(f"{name} {counts['games']}" for name, counts in games.items())
    decisions = sum(counts["decisions"] for counts in games.values())
    inspected = sum(counts["inspected"] for counts in games.values())
    return f"games: {played}; {decisions} decisions, {inspected} tables inspected, {len(failures)} faults"


Pieces = Counter[str]


def said(pieces: Pieces) -> str:
    return ", ".join(f"{number} {piece}" for piece, number in sorted(pieces.items())) or "nothing"


def sultan_pieces(state: State) -> tuple[Pieces, Pieces]:
    """All jewels: in the bag, drawn, on cushions, won."""
    table = state.table
    assert isinstance(table, sultan.Sultan)
    here: Pieces = Counter()
    for colour in range(int(sultan.COLOUR_COUNT)):
        rows = [sultan.BAG, sultan.OFFER, *[sultan.jewels(seat) for seat in range(state.players)]]
        here[f"jewel {colour}"] = sum(int(table.cells[row + colour]) for row in rows)
    for cushion in range(int(table.setting.cushions)):
        jewel = table.cells[sultan.CUSHIONS + cushion]
        if jewel != sultan.NO_JEWEL:
            here[f"jewel {jewel}"] += 1
    return here, Counter({f"jewel {colour}": int(number) for colour, number in enumerate(table.setting.counts)})


def treasures_pieces(state: State) -> tuple[Pieces, Pieces]:
    """All cards: not yet dealt, in hands, on the table, in the private piles."""
    table = state.table
    assert isinstance(table, treasures.Treasures)
    cells = table.cells
    cards = [cells[treasures.DRAW + place] for place in range(table.drawable)]
    cards += [cells[treasures.TABLE + place] for place in range(table.laid)]
    cards += [treasures.card_won(cells[treasures.WON + place]) for place in range(table.won)]
    cards += [cells[treasures.hand(seat) + place] for seat in range(state.players) for place in range(3)]
    cards += [table.card]
    here = Counter(f"card {card}" for card in cards if card > 0)
    return here, Counter(f"card {card}" for card in table.setting.deck)


def kobito_pieces(state: State) -> tuple[Pieces, Pieces]:
    """All cards: in both piles, in hands, put aside, in rainbows."""
    table = state.table
    assert isinstance(table, kobito.Kobito)
    rows = [kobito.DRAW_PILE, kobito.DISCARD]
    rows += [row for seat in range(state.players) for row in (kobito.hand(seat), kobito.aside(seat))]
    cards = [card for row in rows for card in kobito.listed(table, row)]
    for rainbow in range(studio(state.players)):
        for place in range(table.length(rainbow)):
            cards += kobito.pile_cards(table.pile(rainbow, place))
    here = Counter(f"card {card}" for card in cards)
    return here, Counter({f"card {card}": int(number) for card, number in enumerate(table.setting.cards)})


def marrakesh_pieces(state: State) -> tuple[Pieces, Pieces]:
    """All scrolls, luxury goods and gates; keshis on a board are where their counts say. In the midst of a purchase
    a tile is in nobody's hands, so they are counted between the assistants only."""
    table = state.table
    assert isinstance(table, marrakesh.Marrakesh)
    here = marrakesh_tiles(table)
    printed: Pieces = Counter({f"scroll {scroll}": 1 for scroll in range(1, 73)})
    printed.update({f"luxury {luxury}": 1 for luxury in range(1, 26)})
    printed["gate"] = 32
    for seat in range(state.players):
        placed = [("juggler", marrakesh.JUGGLERS, 8, 4), ("leader", marrakesh.LEADERS, 10, 7)]
        placed += [("seller", marrakesh.SELLERS, 9, 8)]
        for name, row, length, colour in placed:
            here[f"{name} of {seat}"] = int(table.count_of(seat, row, length))
            printed[f"{name} of {seat}"] = int(table.of(seat, marrakesh.KESHIS + colour))
        here[f"guard of {seat}"] = int(table.of(seat, marrakesh.GUARDS) + table.of(seat, marrakesh.GATE_COUNT))
        printed[f"guard of {seat}"] = int(table.of(seat, marrakesh.KESHIS + 6))
    if state.view(None)["phase"] not in BETWEEN:
        here, printed = Counter(), Counter()
    here["overfull district or debt"] = sum(marrakesh_excess(table, seat) for seat in range(state.players))
    return here, printed


def marrakesh_excess(table: marrakesh.Marrakesh, seat: int) -> int:
    """Districts with more than eight keshis, and less than nothing of anything."""
    workers = [table.of(seat, marrakesh.KESHIS + colour) for colour in range(8)]
    rest = [table.of(seat, marrakesh.KESHIS + colour) for colour in range(8, 12)]
    stock = [table.of(seat, marrakesh.STOCK + resource) for resource in range(3)]
    return sum(keshis > 8 for keshis in workers) + sum(count < 0 for count in [*workers, *rest, *stock])


BETWEEN = ("choose_keshis", "draft", "use_assistant", "over")


def marrakesh_tiles(table: marrakesh.Marrakesh) -> Pieces:
    """Scrolls and luxury goods in stacks and before the seats, gates in workshops and on boards."""
    here: Pieces = Counter()
    stacks = [("scroll", marrakesh.academy(colour, place)) for colour in range(4) for place in range(3)]
    for kind, stack in [*stacks, *[("luxury", marrakesh.shop(number)) for number in range(5)]]:
        height = table.cells[stack + marrakesh.HEIGHT]
        here.update(f"{kind} {table.cells[stack + marrakesh.TILES + n] % marrakesh.KNOWN}" for n in range(height))
    here["gate"] = int(table.count(marrakesh.WORKSHOPS, 48))
    for seat in range(table.setting.players):
        owned = table.of(seat, marrakesh.SCROLLS_OWNED)
        here.update(f"scroll {table.of(seat, marrakesh.SCROLLS + n)}" for n in range(owned))
        owned = table.of(seat, marrakesh.LUXURY_OWNED)
        here.update(f"luxury {table.of(seat, marrakesh.LUXURIES + n)}" for n in range(owned))
        here["gate"] += sum(table.of(seat, marrakesh.GATES + space) > 0 for space in range(8))
    return here


COUNTED: dict[str, Callable[[State], tuple[Pieces, Pieces]]] = {
    "sultan": sultan_pieces,
    "treasures": treasures_pieces,
    "kobito": kobito_pieces,
    "marrakesh": marrakesh_pieces,
}
