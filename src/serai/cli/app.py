"""The command itself: its name, and how it ends."""

import sys

import typer
from typer.exceptions import TyperException

from serai.cli.words import WrongUsage
from serai.core.errors import BadOption, SeraiError

app = typer.Typer(
    name="serai",
    help="A house of tabletop games: play them, understand them, study them.",
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def main() -> None:
    """Run a command; errors are one clear line, without a traceback."""
    try:
        if app(standalone_mode=False):  # what Typer makes of Ctrl-C
            stop("stopped", 1)
    except TyperException as error:
        named = getattr(error, "format_message", None)  # says which option is wrong
        stop(named() if named else str(error), 2)
    except (WrongUsage, BadOption) as error:
        stop(str(error), 2)
    except (SeraiError, OSError, UnicodeError) as error:
        stop(str(error), 1)
    except (KeyboardInterrupt, typer.Abort):
        stop("stopped", 1)


def stop(message: str, status: int) -> None:
    print(f"serai: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(status)
