"""Plots as inline SVG, drawn by matplotlib; letters stay letters, so that any browser can write them."""

import io
import math
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from serai.arena.intervals import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#999999", "#f0e442")  # for all eyes
MARKS = ("o", "s", "^", "D", "v", "P", "X", "*")
INK = "#222222"
MOST_STEPS = 40  # of a histogram


def new_plot(height: float = 3.2, width: float = 8.0) -> tuple["Figure", "Axes"]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="both", alpha=0.25)
    axes.set_axisbelow(True)
    return figure, axes


def svg(figure: "Figure", name: str) -> str:
    """The figure as an element of a page: without links, dates or anything from elsewhere."""
    from matplotlib import rc_context

    out = io.StringIO()
    nothing: dict[str, None] = dict.fromkeys(("Date", "Creator", "Format", "Type"))
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": name, "text.color": INK}):
        figure.savefig(out, format="svg", transparent=True, metadata=nothing)
    drawn = out.getvalue()
    drawn = drawn[drawn.index("<svg") :]
    drawn = re.sub(r"<metadata>.*?</metadata>\s*", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r'\s+xmlns(:\w+)?="[^"]*"', "", drawn)
    return re.sub(r'\bid="', f'id="{name}-', re.sub(r"#(\w+)(?=[)\"])", linked(name), drawn))


def linked(name: str) -> str:
    """How a reference inside a figure is written: every figure of a page has names of its own."""
    return rf"#{name}-\1"


def intervals(name: str, estimates: Mapping[str, Estimate], axis: str, mark: float | None = None) -> str:
    """A point and its interval for each name, the first on top; a line at a value to compare with."""
    figure, axes = new_plot(height=1.0 + 0.34 * len(estimates))
    for place, estimate in enumerate(estimates.values()):
        if math.isfinite(estimate.low) and math.isfinite(estimate.high):
            axes.plot([estimate.low, estimate.high], [place, place], color=COLOURS[0], linewidth=2)
        axes.plot([estimate.value], [place], "o", color=COLOURS[0])
    if mark is not None:
        axes.axvline(mark, color=INK, linewidth=1, linestyle="--")
    axes.set_yticks(range(len(estimates)), list(estimates))
    axes.set_ylim(len(estimates) - 0.5, -0.5)
    axes.set_xlabel(axis)
    return svg(figure, name)


def bars(name: str, estimates: Mapping[str, Estimate], axis: str, mark: float | None = None) -> str:
    """A bar with its interval for each name."""
    figure, axes = new_plot()
    for place, estimate in enumerate(estimates.values()):
        axes.bar(place, estimate.value, color=COLOURS[0], alpha=0.75, width=0.6)
        if math.isfinite(estimate.low) and math.isfinite(estimate.high):
            axes.plot([place, place], [estimate.low, estimate.high], color=INK, linewidth=1.5)
    if mark is not None:
        axes.axhline(mark, color=INK, linewidth=1, linestyle="--")
    axes.set_xticks(range(len(estimates)), list(estimates))
    axes.set_ylabel(axis)
    return svg(figure, name)


def histogram(name: str, rows: Mapping[str, Sequence[int]], axis: str, height_axis: str) -> str:
    """How often which number came, one line for each row."""
    figure, axes = new_plot()
    low = min(min(row) for row in rows.values())
    high = max(max(row) for row in rows.values())
    step = math.ceil((high - low + 1) / MOST_STEPS)
    edges = [low - 0.5 + step * place for place in range(math.ceil((high - low + 1) / step) + 1)]
    for number, (label, row) in enumerate(rows.items()):
        axes.hist(row, edges, histtype="step", color=COLOURS[number % len(COLOURS)], linewidth=1.8, label=label)
    axes.locator_params(integer=True)
    axes.set_xlabel(axis)
    axes.set_ylabel(height_axis)
    if len(rows) > 1:
        axes.legend(frameon=False)
    return svg(figure, name)


def lines(
    across: Sequence[float], rows: Mapping[str, Sequence[float]], axis: str, height_axis: str
) -> tuple["Figure", "Axes"]:
    """A line for each row; whoever asked for it may draw on."""
    figure, axes = new_plot()
    for number, (label, row) in enumerate(rows.items()):
        colour, mark = COLOURS[number % len(COLOURS)], MARKS[number % len(MARKS)]
        axes.plot(across, row, color=colour, marker=mark, markersize=3, linewidth=1.5, label=label)
    axes.set_xlabel(axis)
    axes.set_ylabel(height_axis)
    if len(rows) > 1:
        axes.legend(frameon=False)
    return figure, axes
