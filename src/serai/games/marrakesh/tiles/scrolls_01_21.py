"""Scrolls 1 to 21: one scholar, one date."""

from typing import Final

from mypy_extensions import i64

from serai.games.marrakesh.pieces import ANY_RESOURCE, DATE, DINAR, RIVER, WATER, effect
from serai.games.marrakesh.rules.moments import Scroll
from serai.games.marrakesh.tiles.families import CrossingGain, Gain, PrintedGain


class Scroll01(PrintedGain):
    """Immediate: the printed keshi (M-S01)."""


class Scroll02(PrintedGain):
    """Immediate: the printed keshi (M-S02)."""


class Scroll03(PrintedGain):
    """Immediate: the printed keshi (M-S03)."""


class Scroll04(PrintedGain):
    """Immediate: the printed keshi (M-S04)."""


class Scroll05(PrintedGain):
    """Immediate: the printed keshi (M-S05)."""


class Scroll06(PrintedGain):
    """Immediate: the printed keshi (M-S06)."""


class Scroll07(PrintedGain):
    """Immediate: the printed keshi (M-S07)."""


class Scroll08(PrintedGain):
    """Immediate: the printed keshi (M-S08)."""


class Scroll09(PrintedGain):
    """Immediate: the printed keshi (M-S09)."""


class Scroll10(PrintedGain):
    """Immediate: the printed keshi (M-S10)."""


class Scroll11(PrintedGain):
    """Immediate: the printed keshi (M-S11)."""


class Scroll12(PrintedGain):
    """Immediate: the printed keshi (M-S12)."""


class Scroll13(CrossingGain):
    """Lasting: each boundary crossed also gives a water (M-S13)."""


class Scroll14(CrossingGain):
    """Lasting: each boundary crossed also gives a date (M-S14)."""


class Scroll15(CrossingGain):
    """Lasting: each boundary crossed also gives a further dinar (M-S15)."""


class Scroll16(CrossingGain):
    """Lasting: each boundary crossed also gives a river step (M-S16)."""


class Scroll17(Scroll):
    """Lasting: each waterfall gives its bonus when the boat steps over it (M-S17)."""

    def waterfalls_pay_when_crossed(self) -> bool:
        return True


class Scroll18(Scroll):
    """Lasting: each use of the exchange office also gives a resource of choice (M-S18)."""

    def office_used(self) -> i64:
        return effect(ANY_RESOURCE)


class Scroll19(Gain):
    """Immediate: two water (M-S19)."""


class Scroll20(Gain):
    """Immediate: two dinars (M-S20)."""


class Scroll21(Gain):
    """Immediate: three dates (M-S21)."""


SCROLLS_01_21: Final[tuple[Scroll, ...]] = (
    Scroll01(1),
    Scroll02(2),
    Scroll03(3),
    Scroll04(4),
    Scroll05(5),
    Scroll06(6),
    Scroll07(7),
    Scroll08(8),
    Scroll09(9),
    Scroll10(10),
    Scroll11(11),
    Scroll12(12),
    Scroll13(13, effect(WATER)),
    Scroll14(14, effect(DATE)),
    Scroll15(15, effect(DINAR)),
    Scroll16(16, effect(RIVER)),
    Scroll17(17),
    Scroll18(18),
    Scroll19(19, effect(WATER, 2)),
    Scroll20(20, effect(DINAR, 2)),
    Scroll21(21, effect(DATE, 3)),
)
