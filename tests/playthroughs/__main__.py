"""Write the playthroughs anew: `python -m tests.playthroughs [--play]`."""

import sys

from tests.playthroughs.games import GAMES, kept, play, text_file
from tests.playthroughs.printing import printed


def main() -> None:
    for name in GAMES:
        if "--play" in sys.argv[1:]:
            play(name)
        text_file(name).write_text(printed(kept(name)), encoding="utf-8")
        print(text_file(name), text_file(name).stat().st_size, "bytes")


main()
