"""A report: a title, sentences, sheets of numbers and figures."""

import html
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from serai.arena.reporting.wording import Wording


@dataclass(frozen=True)
class Heading:
    text: str


@dataclass(frozen=True)
class Sentence:
    text: str


@dataclass(frozen=True)
class Sheet:
    """A table of numbers; `strong` rows stand out."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    strong: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Figure:
    """A plot as SVG; pages only."""

    caption: str
    svg: str


Part = Heading | Sentence | Sheet | Figure


@dataclass
class Report:
    """What is shown, in this order, whatever it is shown on."""

    wording: Wording
    title: str
    parts: list[Part] = field(default_factory=list)

    def print(self, console: Console) -> None:
        console.print(escape(self.title), style="bold", highlight=False)
        for part in self.parts:
            if isinstance(part, Heading):
                console.print(f"\n{escape(part.text)}", style="bold", highlight=False)
            elif isinstance(part, Sentence):
                console.print(escape(part.text), soft_wrap=True, highlight=False)
            elif isinstance(part, Sheet):
                console.print(f"\n{escape(part.title)}", style="bold", highlight=False)
                console.print(rich_table(part))

    def page(self) -> str:
        """One page of HTML with everything in it; it asks nothing of any other place."""
        speech = self.wording.speech
        direction = "rtl" if speech.right_to_left else "ltr"
        body = "\n".join(rendered(part) for part in self.parts)
        title = html.escape(self.title)
        return (
            f'<!doctype html>\n<html lang="{speech.language}" dir="{direction}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
            f"<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{body}\n</main>\n</body>\n</html>\n"
        )


def rich_table(sheet: Sheet) -> Table:
    table = Table()
    for place, column in enumerate(sheet.columns):
        table.add_column(escape(column), justify="right" if is_number(sheet, place) else "left", overflow="fold")
    for number, row in enumerate(sheet.rows):
        table.add_row(*map(escape, row), style="bold" if number in sheet.strong else None)
    return table


def is_number(sheet: Sheet, place: int) -> bool:
    """Does this column hold numbers?"""
    return place > 0 and not any(row[place][:1].isalpha() for row in sheet.rows)


def rendered(part: Part) -> str:
    """A part as HTML."""
    if isinstance(part, Heading):
        return f"<h2>{html.escape(part.text)}</h2>"
    if isinstance(part, Sentence):
        return f"<p>{html.escape(part.text)}</p>"
    if isinstance(part, Figure):
        caption = html.escape(part.caption)
        return f"<figure>\n<figcaption>{caption}</figcaption>\n{part.svg}</figure>"
    return "\n".join(rendered_sheet(part))


def rendered_sheet(sheet: Sheet) -> Iterator[str]:
    yield f"<div class=sheet><table>\n<caption>{html.escape(sheet.title)}</caption>\n<thead><tr>"
    yield from (f'<th scope="col">{html.escape(column)}</th>' for column in sheet.columns)
    yield "</tr></thead>\n<tbody>"
    for number, (first, *others) in enumerate(sheet.rows):
        strong = " class=strong" if number in sheet.strong else ""
        cells = "".join(f"<td{kind_of(cell)}>{html.escape(cell)}</td>" for cell in others)
        yield f'<tr{strong}><th scope="row">{html.escape(first)}</th>{cells}</tr>'
    yield "</tbody>\n</table></div>"


def kind_of(cell: str) -> str:
    return " class=words" if cell[:1].isalpha() else ""


STYLE = """\
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #222; background: #faf7f2; }
main { max-width: 64rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-block-start: 2rem; }
.sheet { overflow-x: auto; margin-block: 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { white-space: nowrap; } caption, figcaption { text-align: start; font-weight: 600; padding-block-end: .4rem; }
th, td { text-align: end; padding: .25rem .7rem; border-block-end: 1px solid #ddd3c4; white-space: nowrap; }
th:first-child { text-align: start; } thead th { border-block-end: 2px solid #a3824f; }
tbody th { font-weight: 400; } .words { text-align: start; white-space: normal; }
.strong, .strong th { font-weight: 700; }
figure { margin: 1.5rem 0; } figure svg { max-width: 100%; height: auto; direction: ltr; }
svg text { unicode-bidi: plaintext; }
"""
