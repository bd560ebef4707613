"""Scrolls 1 to 21: one scholar, one date."""

from typing import Final

from serai.games.marrakesh.rules.moments import CROSSING, EXCHANGING, WATERFALLS_WHEN_CROSSED, Scroll
from serai.games.marrakesh.tiles.families import Allows, AlsoGain, PrintedGain


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


class Scroll13(AlsoGain):
    """Lasting: each boundary crossed also gives the printed water (M-S13)."""


class Scroll14(AlsoGain):
    """Lasting: each boundary crossed also gives the printed date (M-S14)."""


class Scroll15(AlsoGain):
    """Lasting: each boundary crossed also gives the printed dinar (M-S15)."""


class Scroll16(AlsoGain):
    """Lasting: each boundary crossed also gives the printed river step (M-S16)."""


class Scroll17(Allows):
    """Lasting: each waterfall gives its bonus when the boat steps over it (M-S17)."""


class Scroll18(AlsoGain):
    """Lasting: each use of the exchange office also gives the printed resource of choice (M-S18)."""


class Scroll19(PrintedGain):
    """Immediate: the printed water (M-S19)."""


class Scroll20(PrintedGain):
    """Immediate: the printed dinars (M-S20)."""


class Scroll21(PrintedGain):
    """Immediate: the printed dates (M-S21)."""


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
    Scroll13(13, CROSSING),
    Scroll14(14, CROSSING),
    Scroll15(15, CROSSING),
    Scroll16(16, CROSSING),
    Scroll17(17, WATERFALLS_WHEN_CROSSED),
    Scroll18(18, EXCHANGING),
    Scroll19(19),
    Scroll20(20),
    Scroll21(21),
)
