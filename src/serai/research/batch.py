"""Many tables side by side, played inside the engine: what they show lies in buffers that arrays look into."""

# compiled: every decision of every learner passes through it

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from serai.bots import find_bot
from serai.bots.player import Player
from serai.core.actions import LegalActions
from serai.core.agenda import OVER, Choice, Table
from serai.core.errors import IllegalMove, Refusal, SeraiError
from serai.core.game import Game
from serai.core.sheets import NUMBER_LIMIT, Row, Sheet
from serai.play.dealer import Dealer, seed_number
from serai.play.state import GameSetup, State
from serai.search.evaluation import Evaluation, Forecast

WIN: Final[i64] = 0
MARGIN: Final[i64] = 1
POINTS: Final[i64] = 2
REWARDS: Final = ("win", "margin", "points")
COLUMNS: Final[i64] = 7  # of an option: id, verb and five arguments


@final
class Place:
    """One table of a batch: the game that is played there, and the ids of what is legal now."""

    def __init__(self, number: i64, state: State) -> None:
        self.number: i64 = number
        self.games: i64 = 0  # begun here
        self.state = state
        self.ids: vec[i64] = vec[i64]([0] * 64)
        self.count: i64 = 0  # of ids
        self.chosen: i64 = -1  # which of them the learner has chosen
        self.learner: i64 = -1  # the seat whose decision is awaited
        self.players: list[Player | None] = []

    def find(self, wanted: i64) -> i64:
        """Which of the legal actions has this id; -1 if none has."""
        ids = self.ids
        place: i64 = 0
        while place < self.count:
            if ids[place] == wanted:
                return place
            place += 1
        return -1


@final
class Batch:
    """Tables of one game with the same options. A seat either learns or is held by a bot that thinks inside."""

    def __init__(
        self,
        game: Game[Any],
        sheet: Sheet,
        setup: GameSetup,
        fresh: Table,
        evaluation: Evaluation,
        tables: int,
        rivals: dict[int, str],
        rewards: int,
        with_options: bool,
        losing: bool,
        seed: str,
    ) -> None:
        self.game = game
        self.sheet = sheet
        self.setup = setup
        self.fresh = fresh
        self.evaluation = evaluation
        self.forecast = Forecast()
        self.players: i64 = setup.players
        self.tables: i64 = tables
        self.seed = seed
        self.rivals = rivals
        self.bots = {seat: find_bot(name, game) for seat, name in rivals.items()}
        self.reward_kind: i64 = rewards
        self.losing = losing  # an illegal id loses the game; else it is an error
        self.width: i64 = sheet.width
        self.actions: i64 = sheet.actions
        self.most: i64 = sheet.most if with_options else 0
        self.seen: vec[i16] = vec[i16]([0] * (tables * self.width))
        self.final_seen: vec[i16] = vec[i16]([0] * (tables * self.width))
        self.mask: vec[u8] = vec[u8]([0] * (tables * self.actions))
        self.options: vec[i16] = vec[i16]([0] * (tables * self.most * COLUMNS))
        self.actors: vec[i64] = vec[i64]([0] * tables)
        self.legal_counts: vec[i64] = vec[i64]([0] * tables)
        self.ended: vec[u8] = vec[u8]([0] * tables)
        self.gained: vec[float] = vec[float]([0.0] * tables)
        self.all_gained: vec[float] = vec[float]([0.0] * (tables * self.players))
        self.final_scores: vec[i64] = vec[i64]([0] * (tables * self.players))
        self.points: vec[i64] = vec[i64]([0] * (tables * self.players))
        self.rows = [Row(self.seen, number * self.width) for number in range(tables)]
        self.final_rows = [Row(self.final_seen, number * self.width) for number in range(tables)]
        self.places: list[Place] = [Place(number, self.new_state(f"{seed}:{number}:0")) for number in range(tables)]

    def reset(self, seed: str) -> None:
        """A new game at every table."""
        self.seed = seed
        for place in self.places:
            place.games = 0
            self.ended[place.number] = u8(0)
            self.gain_nothing(place)
            self.begin(place)
            self.show(place)

    def begin(self, place: Place) -> None:
        """The next game of a table; its seed is the batch's, the table's number and how many came before."""
        while True:
            seed = f"{self.seed}:{place.number}:{place.games}"
            place.games += 1
            place.state = self.new_state(seed)
            place.players = [self.new_player(seat, seed) for seat in range(self.players)]
            if self.reward_kind == POINTS:
                self.note_points(place)
            self.let_rivals_play(place)
            if place.state.table.actor_seat != OVER:
                return

    def new_state(self, seed: str) -> State:
        setup = self.setup
        its_own = GameSetup(setup.players, setup.options, setup.edition, seed, setup.names)
        state = State(self.game, its_own, self.fresh.copy(), Dealer(seed))
        state.open()
        return state

    def new_player(self, seat: int, seed: str) -> Player | None:
        if seat not in self.bots:
            return None
        return Player(self.bots[seat], seed_number(seed, f"bot {seat}"))

    def let_rivals_play(self, place: Place) -> None:
        """Bots decide until a learner has to, or the game is over."""
        if not self.bots:
            return
        state = place.state
        while True:
            seat = state.table.actor_seat
            if seat < 0:
                return
            player = place.players[seat]
            if player is None:
                return
            state.apply(player.choose(state))

    # what a learner decides

    def step(self, actions: list[int]) -> None:
        """One decision at every table; nothing happens at any if one of the ids is not legal and that is an error."""
        if len(actions) != self.tables:
            raise SeraiError(f"{int(self.tables)} tables need as many actions, not {len(actions)}")
        if not self.losing:
            self.check(actions)
        for place in self.places:
            if self.losing:
                place.chosen = place.find(actions[place.number])
            self.play(place)

    def check(self, actions: list[int]) -> None:
        """Find what is chosen at every table; IllegalMove if an id is not legal."""
        for place in self.places:
            place.chosen = place.find(actions[place.number])
            if place.chosen < 0:
                raise self.illegal(place, actions[place.number])

    def play(self, place: Place) -> None:
        chosen = place.chosen
        actor = place.learner
        self.clear_mask(place)
        if chosen < 0:
            self.lose(place, actor)
            return
        place.state.play(place.state.legal_codes().codes[chosen])
        self.let_rivals_play(place)
        if place.state.table.actor_seat == OVER:
            self.end(place, actor)
        else:
            self.go_on(place, actor)
        self.show(place)

    def go_on(self, place: Place, actor: i64) -> None:
        """The game is not over; what the last one brought is no longer told."""
        if self.reward_kind == POINTS:
            self.ended[place.number] = u8(0)
            self.gain_points(place, actor)
        elif self.ended[place.number] == 1:
            self.ended[place.number] = u8(0)
            self.gain_nothing(place)

    def illegal(self, place: Place, wanted: int) -> IllegalMove:
        about: dict[str, object] = {"id": wanted, "table": int(place.number)}
        choice = place.state.table.waiting
        rule = choice.rule() if isinstance(choice, Choice) else ""
        return IllegalMove(Refusal(rule, "no_such_id", about), int(place.learner), f"id {wanted}")

    def lose(self, place: Place, actor: i64) -> None:
        """An id that is not legal ends the game: its seat loses, and nobody gains."""
        self.show_end(place, actor)
        first = place.number * self.players
        seat: i64 = 0
        while seat < self.players:
            self.final_scores[first + seat] = self.sheet.points(place.state.table, seat)
            self.all_gained[first + seat] = 0.0
            seat += 1
        self.gained[place.number] = -1.0
        self.all_gained[first + actor] = -1.0
        self.begin(place)
        self.show(place)

    def end(self, place: Place, actor: i64) -> None:
        """The game is over: its rewards are shared out, and the next one begins."""
        self.show_end(place, actor)
        self.evaluation.begin(place.state.table, self.forecast)
        self.evaluation.evaluate(place.state.table, self.forecast)
        first = place.number * self.players
        seat: i64 = 0
        while seat < self.players:
            self.final_scores[first + seat] = i64(self.forecast.scores[seat])
            seat += 1
        if self.reward_kind == POINTS:
            self.gain_points(place, actor)
        else:
            self.share_rewards(place, actor)
        self.begin(place)

    def show_end(self, place: Place, actor: i64) -> None:
        """The end of a game as its last learner sees it."""
        self.ended[place.number] = u8(1)
        self.sheet.show(place.state.table, actor, self.final_rows[place.number])

    def share_rewards(self, place: Place, actor: i64) -> None:
        """The victory, shared by its winners and paid by the others; or how far each is ahead of its rivals."""
        forecast, players = self.forecast, self.players
        first = place.number * players
        shares = 0.0
        seat: i64 = 0
        while seat < players:
            shares += forecast.wins[seat]
            seat += 1
        seat = 0
        while seat < players:
            if self.reward_kind == WIN:
                self.all_gained[first + seat] = float(players) * forecast.wins[seat] / shares - 1.0
            else:
                self.all_gained[first + seat] = forecast.margin(seat) / self.sheet.scale
            seat += 1
        self.gained[place.number] = self.all_gained[first + actor]

    def gain_points(self, place: Place, actor: i64) -> None:
        """The points that each seat has won or lost since the last decision."""
        first = place.number * self.players
        seat: i64 = 0
        while seat < self.players:
            now = self.sheet.points(place.state.table, seat)
            self.all_gained[first + seat] = float(now - self.points[first + seat])
            self.points[first + seat] = now
            seat += 1
        self.gained[place.number] = self.all_gained[first + actor]

    def gain_nothing(self, place: Place) -> None:
        self.gained[place.number] = 0.0
        seat: i64 = 0
        while seat < self.players:
            self.all_gained[place.number * self.players + seat] = 0.0
            seat += 1

    def note_points(self, place: Place) -> None:
        first = place.number * self.players
        seat: i64 = 0
        while seat < self.players:
            self.points[first + seat] = self.sheet.points(place.state.table, seat)
            seat += 1

    # what a learner sees

    def clear_mask(self, place: Place) -> None:
        """Take back what was legal; the rest is zero already."""
        mask, ids = self.mask, place.ids
        first = place.number * self.actions
        index: i64 = 0
        while index < place.count:
            mask[first + ids[index]] = u8(0)
            index += 1
        place.count = 0

    def show(self, place: Place) -> None:
        """Write what the learner whose decision it is sees, and what it may choose."""
        self.clear_mask(place)
        table = place.state.table
        seat = table.actor_seat
        place.learner = seat
        self.actors[place.number] = seat
        self.sheet.show(table, seat, self.rows[place.number])
        legal = place.state.legal_codes()
        ids = self.sheet.number(table, legal, place.ids)
        place.ids = ids
        place.count = legal.count
        self.legal_counts[place.number] = legal.count
        mask = self.mask
        first = place.number * self.actions
        index: i64 = 0
        while index < legal.count:
            mask[first + ids[index]] = u8(1)
            index += 1
        if self.most > 0:
            self.list_options(place, legal)

    def list_options(self, place: Place, legal: LegalActions) -> None:
        """Each legal action as numbers: its id, its verb and its arguments; -1 for one that no number can hold."""
        options, most = self.options, self.most
        vocabulary = self.game.vocabulary
        at = place.number * most * COLUMNS
        index: i64 = 0
        while index < most:
            if index < legal.count:
                code = legal.codes[index]
                verb = vocabulary.verb(code)
                options[at] = i16(place.ids[index])
                options[at + 1] = i16(verb.number)
                options[at + 2] = within(verb.first(code))
                options[at + 3] = within(verb.second(code))
                options[at + 4] = within(verb.third(code))
                options[at + 5] = within(verb.fourth(code))
                options[at + 6] = within(verb.fifth(code))
            else:
                column: i64 = 0
                while column < COLUMNS:
                    options[at + column] = i16(-1)
                    column += 1
            at += COLUMNS
            index += 1


def within(argument: i64) -> i16:
    return i16(argument) if argument <= NUMBER_LIMIT else i16(-1)
