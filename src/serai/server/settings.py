"""How this server is set up. Workers get it by the environment."""

import os
import re

from msgspec import Struct, json

from serai.core.errors import SeraiError

VARIABLE = "SERAI_SETTINGS"
ORIGIN = re.compile(r"https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?")


class Settings(Struct, frozen=True):
    """What a host may choose."""

    database: str
    durable: bool = False  # survive not only a crash of the server but a loss of power
    workers: int = 1
    addresses: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()  # of other sites that may use this server
    bot_processes: int = 1
    bot_seconds: float = 20.0  # how long a bot may think before another move is made for it
    warm_bots: bool = False  # start them with the server, not when the first is asked
    bot_pace: float = 0.5  # the least time a bot takes, so that people can follow
    count_down: float = 10.0  # seconds until a table that guests have filled begins by itself
    idle_seconds: float = 600.0  # after which a table that nobody looks at leaves the memory
    limited: bool = True  # rate limits
    keep_days: float = 180  # how long tables are kept after they were used last; 0: for ever
    keep_waiting_days: float = 7  # of tables whose game never began

    def publish(self) -> None:
        """Let the workers find it."""
        os.environ[VARIABLE] = json.encode(self).decode()


def settings_from_environment() -> Settings:
    return json.decode(os.environ[VARIABLE], type=Settings)


def check_origins(origins: tuple[str, ...]) -> None:
    """An origin is what a browser calls a site: scheme, host and perhaps a port."""
    for origin in origins:
        if not ORIGIN.fullmatch(origin):
            raise SeraiError(f"{origin!r} is no origin; one looks like https://games.example.org")
