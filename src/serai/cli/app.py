"""The command itself: its name, and how it ends."""

import sys
from typing import Annotated

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


def show_version(asked: bool) -> None:
    if asked:
        from serai import __version__
        from serai.bench import is_compiled

        print(f"serai {__version__} ({'compiled engine' if is_compiled() else 'plain Python'})")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="show the version, and whether the engine is compiled",
            is_eager=True,
            callback=show_version,
        ),
    ] = False,
) -> None:
    pass


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
