"""The `serai` command. Its help lists the commands in the order in which they are imported here."""

# isort: off
from serai.cli import playing, hosting, records, matches, measures, learning  # noqa: F401
# isort: on

from serai.cli.app import main

__all__ = ["main"]
