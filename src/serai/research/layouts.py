"""The layouts of all games as a page of tables: python -m serai.research.layouts docs/research-layouts.md"""

import sys
from pathlib import Path

from serai.core.sheets import Piece, Sheet
from serai.research.encoding import Encoding, learnable_games

HEAD = """# What stands where in an observation

Written by `python -m serai.research.layouts`. A row holds the common pieces first, then the same pieces for each seat,
beginning with the one who looks: `seat_0` is always the own seat. *own*: known to the one who looks alone; of other
seats it is zero, or what everybody knows.
"""
TABLE = ("", "| piece | shape | from | to | who knows |", "|---|---|--:|--:|---|")


def page() -> str:
    """The whole page."""
    return HEAD + "".join(chapter(name) for name in learnable_games())


def chapter(name: str) -> str:
    players = list(Encoding(name, 2).box.players)
    sheets = {count: Encoding(name, count).sheet for count in (players[0], players[-1])}
    lines = [f"\n## {name.title()}\n", sizes(sheets), *TABLE, *rows(sheets[players[0]])]
    return "\n".join(lines) + "\n"


def sizes(sheets: dict[int, Sheet]) -> str:
    told = [f"{int(each.width)} numbers and {each.actions} ids for {count} players" for count, each in sheets.items()]
    spare = int(next(iter(sheets.values())).spare)
    rest = f" The last {spare} ids are for legal actions that have none of their own." if spare else ""
    return "; ".join(told) + "." + rest


def rows(sheet: Sheet) -> list[str]:
    """A line for each piece; those of the seats once."""
    shown = [piece for piece in sheet.pieces if not piece.name.startswith("seat_") or piece.name.startswith("seat_0.")]
    return [row(piece) for piece in shown]


def row(piece: Piece) -> str:
    shape = " × ".join(map(str, piece.shape)) or "1"
    return f"| {piece.name.replace('seat_0', 'seat_n')} | {shape} | {piece.low} | {piece.high} | {piece.knows} |"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
