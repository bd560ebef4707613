"""Palace and mosque: the stairs and the lines between them (M-123 to M-134)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Step
from serai.core.errors import Refusal
from serai.core.rows import bit
from serai.games.marrakesh.actions import CHOOSE_BONUS, CHOOSE_STAIRS, EXTRA_STEP, STEP, STOP, VOCABULARY, effect_name
from serai.games.marrakesh.events import BONUS_CHOSEN, BOUNDARY_CROSSED, FIGURE_MOVED
from serai.games.marrakesh.pieces.effects import CONNECTION, DATE, DINAR, EITHER, MOSQUE, PALACE, WATER, effect
from serai.games.marrakesh.pieces.names import MOSQUE_STAIRS, PALACE_STAIRS, RESOURCES, STAIRS, no_numbers
from serai.games.marrakesh.rules.companions import follow
from serai.games.marrakesh.rules.decision import About, Decision
from serai.games.marrakesh.rules.effects import OPENERS, Opener, give, give_one
from serai.games.marrakesh.rules.gains import gain_points, pay_resource
from serai.games.marrakesh.rules.moments import (
    CLIMB_STEPS,
    CROSSING,
    LINE_BONUSES,
    STEP_PRICE,
    TOP_POINTS,
    happened,
    worked_out,
)
from serai.games.marrakesh.rules.placing import DistrictAction
from serai.games.marrakesh.state import INNER_CELLS, STEP_CELLS, Marrakesh


class StairsAction(DistrictAction):
    """M-123: one step for each keshi of the district's colour."""

    def __init__(self, stairs: i64, colour: i64) -> None:
        self.stairs: i64 = stairs
        self.colour: i64 = colour

    def begin(self, table: Marrakesh, seat: i64) -> None:
        climb(table, seat, self.stairs, table.keshis(seat, self.colour))


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

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        legal.add(CHOOSE_STAIRS.of(PALACE_STAIRS))
        legal.add(CHOOSE_STAIRS.of(MOSQUE_STAIRS))

    def about(self, table: Marrakesh) -> About:
        return {"steps": int(self.steps)}

    def choose(self, table: Marrakesh, action: i64) -> None:
        climb(table, self.seat, CHOOSE_STAIRS.first(action), self.steps)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-214", "no_such_stairs")


def climb(table: Marrakesh, seat: i64, stairs: i64, steps: i64) -> None:
    """M-R08: a movement has at least one step; a scroll may make it longer."""
    if steps > 0:
        go_on(table, seat, stairs, worked_out(table, seat, CLIMB_STEPS, steps))


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

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        legal.add(STEP.of())
        legal.add(STOP.of())

    def about(self, table: Marrakesh) -> About:
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
    before = table.step(seat, stairs)
    if before == printed.last_step:
        gain_points(table, seat, worked_out(table, seat, TOP_POINTS, printed.top_points, stairs))
        return
    table.put(seat, STEP_CELLS + stairs, before + 1)
    table.tell(FIGURE_MOVED, seat, stairs, before + 1)
    follow(table, seat, stairs)
    if printed.section[before + 1] != printed.section[before]:
        table.tell(BOUNDARY_CROSSED, seat, stairs, printed.section[before + 1] + 1)
        cross_boundary(table, seat)


def cross_boundary(table: Marrakesh, seat: i64) -> None:
    """M-126 to M-128: a dinar and a bonus of the line that now joins the figures."""
    effects = happened(table, seat, CROSSING, table.setting.printed.boundary_gain[:])
    give(table, seat, append(effects, effect(CONNECTION, present_line(table, seat))))


def present_line(table: Marrakesh, seat: i64) -> i64:
    """M-127: the line between the sections of the two figures."""
    section = table.setting.printed.section
    return section[table.step(seat, MOSQUE_STAIRS)] * 5 + section[table.step(seat, PALACE_STAIRS)]


def boundaries_crossed(table: Marrakesh, seat: i64) -> i64:
    """M-125: how many boundaries both figures have crossed together."""
    section = table.setting.printed.section
    return section[table.step(seat, MOSQUE_STAIRS)] + section[table.step(seat, PALACE_STAIRS)]


def line_bonus(table: Marrakesh, line: i64, option: i64) -> i64:
    """The bonus at that place of a line, counted from 0; stairs tiles cover inner fields (M-201)."""
    bonus = table.setting.printed.lines[line][option]
    return bonus if bonus >= 0 else table.cells[INNER_CELLS - 1 - bonus]


def whole_line(table: Marrakesh, line: i64) -> vec[i64]:
    """All bonuses of a line."""
    effects = no_numbers()
    option: i64 = 0
    while option < len(table.setting.printed.lines[line]):
        effects = append(effects, line_bonus(table, line, option))
        option += 1
    return effects


def line_fields(table: Marrakesh, line: i64) -> list[str]:
    """The fields of a line, as the bonuses lie on them: inner ones by name, the ends by their stairs and section."""
    printed = table.setting.printed
    names: list[str] = []
    for bonus in printed.lines[line]:
        if bonus < 0:
            names.append(printed.inner_names[-1 - bonus])
        else:
            names.append(f"palace-{line % 5 + 1}" if names or line < 5 else f"mosque-{line // 5 + 1}")
    return names


class ConnectionOpener(Opener):
    """M-127: one bonus of the line, or several with a scroll; a line without any gives nothing."""

    def open(self, table: Marrakesh, seat: i64, amount: i64) -> None:
        if len(table.setting.printed.lines[amount]) > 0:
            table.plan(ChooseBonus(seat, amount, worked_out(table, seat, LINE_BONUSES, 1)))


class ChooseBonus(Decision):
    """M-127, M-R51: a bonus of the line; further ones differ from those taken before."""

    def __init__(self, seat: i64, line: i64, left: i64, taken: i64 = 0) -> None:
        super().__init__(seat)
        self.line: i64 = line
        self.left: i64 = left  # bonuses to be taken, with this one
        self.taken: i64 = taken  # bits of the options taken before

    def rule(self) -> str:
        return "M-127"

    def verbs(self) -> list[Verb]:
        return [CHOOSE_BONUS]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        option: i64 = 0
        while option < len(table.setting.printed.lines[self.line]):
            if self.taken & bit(option) == 0:
                legal.add(CHOOSE_BONUS.of(option + 1))
            option += 1

    def about(self, table: Marrakesh) -> About:
        return {
            "line": [effect_name(bonus) for bonus in whole_line(table, self.line)],
            "fields": line_fields(table, self.line),
            "mosque": int(self.line // 5 + 1),
            "palace": int(self.line % 5 + 1),
        }

    def choose(self, table: Marrakesh, action: i64) -> None:
        option = CHOOSE_BONUS.first(action) - 1
        table.tell(BONUS_CHOSEN, self.seat, self.line // 5 + 1, self.line % 5 + 1, option + 1)
        taken = self.taken | bit(option)
        length: i64 = len(table.setting.printed.lines[self.line])
        if self.left > 1 and taken != bit(length) - 1:
            table.plan(ChooseBonus(self.seat, self.line, self.left - 1, taken))
        give_one(table, self.seat, line_bonus(table, self.line, option))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        option = CHOOSE_BONUS.first(action)
        if self.taken & bit(option - 1) != 0:
            return Refusal("M-127", "bonus_taken", {"option": int(option)})
        return Refusal("M-127", "no_such_bonus", {"count": len(table.setting.printed.lines[self.line])})


class Climbed(Step):
    """The given steps are made; a scroll may let the seat buy more."""

    def __init__(self, seat: i64, stairs: i64) -> None:
        super().__init__(seat)
        self.stairs: i64 = stairs

    def run(self, table: Marrakesh) -> None:
        for resource in STEP_RESOURCES:
            if can_buy_step(table, self.seat, resource):
                table.plan(BUY_STAIRS_STEPS[2 * self.seat + self.stairs])
                return


def can_buy_step(table: Marrakesh, seat: i64, resource: i64) -> bool:
    price = step_price(table, seat, resource)
    return 0 < price <= table.stock(seat, resource)


def step_price(table: Marrakesh, seat: i64, resource: i64) -> i64:
    """M-130: what a further step costs, or 0 if it can't be bought with this resource."""
    return worked_out(table, seat, STEP_PRICE, 0, resource)


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

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        for resource in STEP_RESOURCES:
            if can_buy_step(table, self.seat, resource):
                legal.add(EXTRA_STEP.of(resource))
        legal.add(STOP.of())

    def about(self, table: Marrakesh) -> About:
        return {"stairs": STAIRS[self.stairs]}

    def choose(self, table: Marrakesh, action: i64) -> None:
        if VOCABULARY.verb(action) is EXTRA_STEP:
            resource = EXTRA_STEP.first(action)
            pay_resource(table, self.seat, resource, step_price(table, self.seat, resource))
            table.plan(CLIMBED[2 * self.seat + self.stairs])
            climb_one_step(table, self.seat, self.stairs)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        resource = EXTRA_STEP.first(action)
        said: dict[str, object] = {"resource": RESOURCES[resource]}
        if step_price(table, self.seat, resource) > 0:
            return Refusal("M-024", "none_left", said)
        return Refusal("M-130", "steps_cost_other", said)


STEP_RESOURCES: Final = vec[i64]([DATE, WATER, DINAR])
CLIMBED: Final = [Climbed(seat, stairs) for seat in range(4) for stairs in range(2)]
BUY_STAIRS_STEPS: Final = [BuyStairsStep(seat, stairs) for seat in range(4) for stairs in range(2)]
OPENERS[PALACE] = StairsOpener(PALACE_STAIRS)
OPENERS[MOSQUE] = StairsOpener(MOSQUE_STAIRS)
OPENERS[EITHER] = EitherOpener()
OPENERS[CONNECTION] = ConnectionOpener()
