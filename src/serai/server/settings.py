"""How this server is set up. Workers get it by the environment."""

import os

from msgspec import Struct, json

VARIABLE = "SERAI_SETTINGS"


class Settings(Struct, frozen=True):
    """What a host may choose."""

    database: str
    durable: bool = False  # survive not only a crash of the server but a loss of power
    workers: int = 1
    addresses: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()  # of other sites that may use this server
    bot_processes: int = 1
    bot_seconds: float = 20.0  # how long a bot may think before another move is made for it
    bot_pace: float = 0.5  # the least time a bot takes, so that people can follow
    idle_seconds: float = 600.0  # after which a table that nobody looks at leaves the memory
    limited: bool = True  # rate limits

    def publish(self) -> None:
        """Let the workers find it."""
        os.environ[VARIABLE] = json.encode(self).decode()


def settings_from_environment() -> Settings:
    return json.decode(os.environ[VARIABLE], type=Settings)
