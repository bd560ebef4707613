"""Palace and mosque: the stairs and the lines between them (M-123 to M-134)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import Options, Verb
from serai.core.agenda import Step
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import CHOOSE_BONUS, CHOOSE_STAIRS, EXTRA_STEP, STEP, STOP, VOCABULARY, effect_name
from serai.games.marrakesh.events import BONUS_CHOSEN, BOUNDARY_CROSSED, FIGURE_MOVED
from serai.games.marrakesh.pieces import (
    CONNECTION,
    DATE,
    DINAR,
    EITHER,
    MOSQUE,
    PALACE,
    RESOURCES,
    STAIRS,
    WATER,
    effect,
    no_numbers,
)
from serai.games.marrakesh.rules.companions import follow
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.effects import OPENERS, Opener, give, give_one
from serai.games.marrakesh.rules.gains import gain_points, pay_resource
from serai.games.marrakesh.rules.moments import (
    add_crossing_gains,
    climb_steps,
    line_bonuses,
    may_buy_steps_with,
    top_points,
)
from serai.games.marrakesh.rules.placing import Action
from serai.games.marrakesh.state import INNER, KESHIS, STEPS, STOCK, Marrakesh

PALACE_STAIRS: Final[i64] = 0
MOSQUE_STAIRS: Final[i64] = 1


class StairsAction(Action):
    """M-123: one step for each keshi of the district's colour."""

    def __init__(self, stairs: i64, colour: i64) -> None:
        self.stairs: i64 = stairs
        self.colour: i64 = colour

    def begin(self, table: Marrakesh, seat: i64) -> None:
        climb(table, seat, self.stairs, table.of(seat, KESHIS + self.colour))


class StairsOpener(Opener):
    def __init__(self, stairs: i64) -> None:
        self.stairs: i64 = stairs

    def open(self, table: Marrakesh, seat: i64, amount: i64) -> None:
        climb(table, seat, self.stairs, amount)


class EitherOpener(Opener):
    def open(self, table: Marrakesh, seat: i64, amount: i64) -> None:
        table.plan(ChooseStairs(seat, amount))


class ChooseStairs(Decision):
    """M-214: steps on the palace or on the mosque stairs, all on one."""

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(seat)
        self.steps: i64 = steps

    def rule(self) -> str:
        return "M-214"

    def verbs(self) -> list[Verb]:
        return [CHOOSE_STAIRS]

    def options(self, table: Marrakesh, options: Options) -> None:
        options.add(CHOOSE_STAIRS.of(PALACE_STAIRS))
        options.add(CHOOSE_STAIRS.of(MOSQUE_STAIRS))

    def about(self, table: Marrakesh) -> dict[str, object]:
        return {"steps": int(self.steps)}

    def choose(self, table: Marrakesh, action: i64) -> None:
        climb(table, self.seat, CHOOSE_STAIRS.first(action), self.steps)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-214", "no_such_stairs")


def climb(table: Marrakesh, seat: i64, stairs: i64, steps: i64) -> None:
    """M-R08: a movement has at least one step; a scroll may make it longer."""
    if steps > 0:
        go_on(table, seat, stairs, climb_steps(table, seat, steps))


def go_on(table: Marrakesh, seat: i64, stairs: i64, steps: i64) -> None:
    """M-124: the next given step; a table may play so that the seat may stop before it."""
    if table.setting.stairs_may_stop:
        table.plan(StepOrStop(seat, stairs, steps))
    else:
        table.plan(Climb(seat, stairs, steps))


class Climb(Step):
    """The given steps of a movement, one after the other."""

    def __init__(self, seat: i64, stairs: i64, steps: i64) -> None:
        super().__init__(seat)
        self.stairs: i64 = stairs
        self.steps: i64 = steps

    def run(self, table: Marrakesh) -> None:
        take_given_step(table, self.seat, self.stairs, self.steps)


class StepOrStop(Decision):
    """M-124: with the option to stop, each given step is asked for."""

    def __init__(self, seat: i64, stairs: i64, steps: i64) -> None:
        super().__init__(seat)
        self.stairs: i64 = stairs
        self.steps: i64 = steps

    def rule(self) -> str:
        return "M-124"

    def verbs(self) -> list[Verb]:
        return [STEP, STOP]

    def options(self, table: Marrakesh, options: Options) -> None:
        options.add(STEP.of())
        options.add(STOP.of())

    def about(self, table: Marrakesh) -> dict[str, object]:
        return {"stairs": STAIRS[self.stairs], "steps": int(self.steps)}

    def choose(self, table: Marrakesh, action: i64) -> None:
        if VOCABULARY.verb(action) is STEP:
            take_given_step(table, self.seat, self.stairs, self.steps)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-124", "other_decision", {"wanted": "step"})


def take_given_step(table: Marrakesh, seat: i64, stairs: i64, steps: i64) -> None:
    """The first of the steps left; then the others, or the buying of more."""
    if steps == 1:
        table.plan(CLIMBED[2 * seat + stairs])
    elif table.setting.stairs_may_stop:
        table.plan(StepOrStop(seat, stairs, steps - 1))
    else:
        table.plan(Climb(seat, stairs, steps - 1))
    climb_one_step(table, seat, stairs)


def climb_one_step(table: Marrakesh, seat: i64, stairs: i64) -> None:
    """M-126, M-129: one step up; on the last step points instead."""
    printed = table.setting.printed
    before = table.of(seat, STEPS + stairs)
    if before == printed.last_step:
        gain_points(table, seat, top_points(table, seat, stairs))
        return
    table.put(seat, STEPS + stairs, before + 1)
    table.tell(FIGURE_MOVED, seat, stairs, before + 1)
    follow(table, seat, stairs)
    if printed.section[before + 1] != printed.section[before]:
        table.tell(BOUNDARY_CROSSED, seat, stairs, printed.section[before + 1] + 1)
        cross_boundary(table, seat)


def cross_boundary(table: Marrakesh, seat: i64) -> None:
    """M-126 to M-128: a dinar and a bonus of the line that now joins the figures."""
    effects = append(no_numbers(), effect(DINAR))
    effects = add_crossing_gains(table, seat, effects)
    give(table, seat, append(effects, effect(CONNECTION, present_line(table, seat))))


def present_line(table: Marrakesh, seat: i64) -> i64:
    """M-127: the line between the sections of the two figures."""
    section = table.setting.printed.section
    return section[table.of(seat, STEPS + MOSQUE_STAIRS)] * 5 + section[table.of(seat, STEPS + PALACE_STAIRS)]


def boundaries_crossed(table: Marrakesh, seat: i64) -> i64:
    """M-125: how many boundaries both figures have crossed together."""
    section = table.setting.printed.section
    return section[table.of(seat, STEPS + MOSQUE_STAIRS)] + section[table.of(seat, STEPS + PALACE_STAIRS)]


def line_bonus(table: Marrakesh, line: i64, option: i64) -> i64:
    """The bonus at that place of a line, counted from 0; stairs tiles cover inner fields (M-201)."""
    bonus = table.setting.printed.lines[line][option]
    return bonus if bonus >= 0 else table.cells[INNER - 1 - bonus]


def whole_line(table: Marrakesh, line: i64) -> vec[i64]:
    """All bonuses of a line."""
    effects = no_numbers()
    option: i64 = 0
    while option < len(table.setting.printed.lines[line]):
        effects = append(effects, line_bonus(table, line, option))
        option += 1
    return effects


class ConnectionOpener(Opener):
    """M-127: one bonus of the line; a line without any gives nothing."""

    def open(self, table: Marrakesh, seat: i64, amount: i64) -> None:
        if len(table.setting.printed.lines[amount]) > 0:
            table.plan(ChooseBonus(seat, amount, -1))


class ChooseBonus(Decision):
    """M-127, M-R51: a bonus of the line; a second one differs from the first."""

    def __init__(self, seat: i64, line: i64, taken: i64) -> None:
        super().__init__(seat)
        self.line: i64 = line
        self.taken: i64 = taken  # the option taken before, or -1

    def rule(self) -> str:
        return "M-127"

    def verbs(self) -> list[Verb]:
        return [CHOOSE_BONUS]

    def options(self, table: Marrakesh, options: Options) -> None:
        option: i64 = 0
        while option < len(table.setting.printed.lines[self.line]):
            if option != self.taken:
                options.add(CHOOSE_BONUS.of(option + 1))
            option += 1

    def about(self, table: Marrakesh) -> dict[str, object]:
        return {"line": [effect_name(bonus) for bonus in whole_line(table, self.line)]}

    def choose(self, table: Marrakesh, action: i64) -> None:
        option = CHOOSE_BONUS.first(action) - 1
        table.tell(BONUS_CHOSEN, self.seat, self.line // 5 + 1, self.line % 5 + 1, option + 1)
        length: i64 = len(table.setting.printed.lines[self.line])
        if self.taken < 0 and length > 1 and line_bonuses(table, self.seat) > 1:
            table.plan(ChooseBonus(self.seat, self.line, option))
        give_one(table, self.seat, line_bonus(table, self.line, option))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        option = CHOOSE_BONUS.first(action)
        if option - 1 == self.taken:
            return Refusal("M-127", "bonus_taken", {"option": int(option)})
        return Refusal("M-127", "no_such_bonus", {"count": len(table.setting.printed.lines[self.line])})


class Climbed(Step):
    """The given steps are made; a scroll may let the seat buy more."""

    def __init__(self, seat: i64, stairs: i64) -> None:
        super().__init__(seat)
        self.stairs: i64 = stairs

    def run(self, table: Marrakesh) -> None:
        if can_buy_step(table, self.seat, DATE) or can_buy_step(table, self.seat, WATER):
            table.plan(BUY_STAIRS_STEPS[2 * self.seat + self.stairs])


def can_buy_step(table: Marrakesh, seat: i64, resource: i64) -> bool:
    return table.of(seat, STOCK + resource) > 0 and may_buy_steps_with(table, seat, resource)


class BuyStairsStep(Decision):
    """M-130: further steps of the same movement, for what the seat's scrolls accept."""

    def __init__(self, seat: i64, stairs: i64) -> None:
        super().__init__(seat)
        self.stairs: i64 = stairs

    def rule(self) -> str:
        return "M-130"

    def verbs(self) -> list[Verb]:
        return [EXTRA_STEP, STOP]

    def phase(self) -> str:
        return "buy_stairs_step"

    def options(self, table: Marrakesh, options: Options) -> None:
        if can_buy_step(table, self.seat, DATE):
            options.add(EXTRA_STEP.of(DATE))
        if can_buy_step(table, self.seat, WATER):
            options.add(EXTRA_STEP.of(WATER))
        options.add(STOP.of())

    def about(self, table: Marrakesh) -> dict[str, object]:
        return {"stairs": STAIRS[self.stairs]}

    def choose(self, table: Marrakesh, action: i64) -> None:
        if VOCABULARY.verb(action) is EXTRA_STEP:
            pay_resource(table, self.seat, EXTRA_STEP.first(action), 1)
            table.plan(CLIMBED[2 * self.seat + self.stairs])
            climb_one_step(table, self.seat, self.stairs)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        resource = EXTRA_STEP.first(action)
        said: dict[str, object] = {"resource": RESOURCES[resource]}
        if may_buy_steps_with(table, self.seat, resource):
            return Refusal("M-024", "none_left", said)
        return Refusal("M-130", "steps_cost_other", said)


CLIMBED: Final = [Climbed(seat, stairs) for seat in range(4) for stairs in range(2)]
BUY_STAIRS_STEPS: Final = [BuyStairsStep(seat, stairs) for seat in range(4) for stairs in range(2)]
OPENERS[PALACE] = StairsOpener(PALACE_STAIRS)
OPENERS[MOSQUE] = StairsOpener(MOSQUE_STAIRS)
OPENERS[EITHER] = EitherOpener()
OPENERS[CONNECTION] = ConnectionOpener()
