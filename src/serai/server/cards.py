"""The result of a game as a picture to pass on, and what a link to its replay says of itself."""

import re
from html import escape
from importlib.resources import files
from math import cos, pi, sin
from typing import Any, NamedTuple

from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.games import find_game
from serai.tables.errors import ApiError
from serai.text.speech import LANGUAGES, game_words

WIDTH, HEIGHT = 1200, 630
LONGEST = 20  # letters of a name on a card
ROOM = 300  # for all lines below the winner's
SEATS = ("#c9730a", "#3f51b0", "#b8365f", "#34794a", "#7444a8", "#50606f")
TITLE = re.compile(r"^game = (.+)$", re.MULTILINE)
UNWRITABLE = re.compile("[\x00-\x1f\ufffe\uffff\ud800-\udfff\u2066-\u2069]")


class Line(NamedTuple):
    """A seat in the order of the result."""

    seat: int
    name: str
    score: int | float
    has_won: bool


def lines_of(record: dict[str, Any]) -> list[Line]:
    """The winners first; of a game that is not over nothing is told."""
    result = record["result"]
    if result is None:
        raise ApiError(409, "still_running")
    winners = result["winners"]
    lines = [
        Line(seat, named(record["names"][seat], seat), score, seat in winners)
        for seat, score in enumerate(result["scores"])
    ]
    return sorted(lines, key=lambda line: (not line.has_won, -line.score, line.seat))


def named(name: str, seat: int) -> str:
    clean = UNWRITABLE.sub("", name) or str(seat + 1)
    return clean if len(clean) <= LONGEST else clean[: LONGEST - 1] + "…"


def title_of(game: Game[Any], language: str) -> str:
    """What the game is called."""
    for each in (language, *LANGUAGES):
        try:
            found = TITLE.search(game_words(each, game))
        except SeraiError:
            continue
        if found:
            return found[1]
    return game.name


def card_of(record: dict[str, Any], language: str) -> str:
    """A finished game as an SVG: its name, who has won, everybody's points, and something of its art."""
    game, lines = find_game(record["game"]), lines_of(record)
    others = lines[1:]
    step = min(64, ROOM // max(1, len(others)))
    written = [row(line, 330 + step * place, min(38, step - 8)) for place, line in enumerate(others)]
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">
<rect width="{WIDTH}" height="{HEIGHT}" fill="#F6EFE3"/>
<rect x="790" width="410" height="{HEIGHT}" fill="#17233F"/>
<svg x="790" width="410" height="{HEIGHT}" viewBox="0 0 410 630">{motif_of(game)}</svg>
<g font-family="Georgia, 'Times New Roman', serif" fill="#2B2118">
<text x="60" y="100" font-size="44" fill="#12585E">{escape(title_of(game, language))}</text>
<path d="M60 128H730" stroke="#C9A24B" stroke-width="3"/>
{row(lines[0], 240, 62)}
{"".join(written)}
</g>
<path d="{star(16, 76, 590)}" fill="#C9A24B"/>
<text x="104" y="600" font-family="Georgia, serif" font-size="28" fill="#6B5B45">Serai</text>
</svg>"""


def row(line: Line, y: int, size: int) -> str:
    """A seat's sign, its name, its points."""
    sign = star(size * 0.55, 84, y - size * 0.32) if line.has_won else disc(size * 0.3, 84, y - size * 0.32)
    colour, weight = SEATS[line.seat % len(SEATS)], "bold" if line.has_won else "normal"
    words = f'font-size="{size}" font-weight="{weight}"'
    return (
        f'<path d="{sign}" fill="{"#D9A032" if line.has_won else colour}"/>'
        f'<text x="130" y="{y}" {words}>{escape(line.name)}</text>'
        f'<text x="730" y="{y}" text-anchor="end" {words}>{line.score:g}</text>'
    )


def star(radius: float, x: float, y: float) -> str:
    """The eight-pointed star of the house."""
    reach = [radius if corner % 2 == 0 else radius * 0.7654 for corner in range(16)]
    angles = [corner / 8 * pi - pi / 2 for corner in range(16)]
    points = [
        f"{x + far * cos(angle):.1f},{y + far * sin(angle):.1f}" for far, angle in zip(reach, angles, strict=True)
    ]
    return f"M{'L'.join(points)}Z"


def disc(radius: float, x: float, y: float) -> str:
    bow = f"a{radius:.1f},{radius:.1f} 0 1 0"
    return f"M{x - radius:.1f},{y:.1f}{bow} {2 * radius:.1f},0{bow} {-2 * radius:.1f},0Z"


def motif_of(game: Game[Any]) -> str:
    """What the game's `card.svg` draws on 410 by 630; stars, where it has none."""
    path = files(game.package).joinpath("card.svg")
    if path.is_file():
        return path.read_text(encoding="utf-8")
    drawn = ((205, 300, 120), (100, 130, 40), (320, 150, 30), (90, 500, 30), (310, 510, 46))
    return "".join(f'<path d="{star(r, x, y)}" fill="none" stroke="#F2D08A" stroke-width="4"/>' for x, y, r in drawn)


def tags_of(record: dict[str, Any], address: str, picture: str, language: str) -> str:
    """What a page about the record says of itself, for those who show links."""
    lines = lines_of(record)
    winners = ", ".join(line.name for line in lines if line.has_won)
    told = {
        "og:type": "website",
        "og:site_name": "Serai",
        "og:title": f"{title_of(find_game(record['game']), language)}: {winners}",
        "og:description": " · ".join(f"{line.name} {line.score:g}" for line in lines),
        "og:url": address,
        "og:image": picture,
        "og:image:type": "image/svg+xml",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    return "".join(f'<meta property="{key}" content="{escape(text)}" />' for key, text in told.items())
