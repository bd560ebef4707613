"""The games for language models, by the Model Context Protocol: what `serai mcp` serves."""

import json
from collections.abc import Callable

from mcp.server import MCPServer

from serai.core.errors import SeraiError
from serai.research.words import WordTables, house_rules, rulebook, shelf

GUIDE = (
    "Tabletop games. Call games, read the rules of one, open a table, then look and choose by number until it is over. "
    "Your token is your seat: keep it to yourself."
)


def server() -> MCPServer[None]:
    """A server with tables of its own."""
    tables = WordTables()
    made: MCPServer[None] = MCPServer("serai", instructions=GUIDE)

    @made.tool()
    def games() -> str:
        """The games of the house, each with how many may play."""
        return shelf()

    @made.tool()
    def rules(game: str, language: str = "en", rule: str = "") -> str:
        """All rules of a game, or the one with this id, in en, hu or he."""
        return told(lambda: rulebook(game, language, rule))

    @made.tool()
    def options(game: str, players: int = 2, language: str = "en") -> str:
        """The options of a game: the default and all values of each, as open_table takes them, and what they mean."""
        return told(lambda: house_rules(game, players, language))

    @made.tool()
    def open_table(
        game: str, players: int = 2, bot: str = "easy", people: int = 1, language: str = "en", options: str = "{}"
    ) -> str:
        """Open a table: one token for each of the people's seats; bots (random, greedy, easy, normal, hard, master)
        hold the others. Options are a JSON object; those that are left out have their defaults."""
        return told(lambda: "\n".join(tables.open(game, players, bot, people, language, json.loads(options))))

    @made.tool()
    def look(token: str) -> str:
        """What your seat sees: news, the table, and what you may choose, by number."""
        return told(lambda: at(token, tables))

    @made.tool()
    def choose(token: str, number: int) -> str:
        """Choose the option of that number; shows what follows."""
        return told(lambda: tables.seat(token)[0].choose(tables.seat(token)[1], str(number)))

    @made.tool()
    def attempt(token: str, action: str) -> str:
        """Play an action written as JSON; if it is not legal, you are told the rule and the reason."""
        return told(lambda: tables.seat(token)[0].try_out(tables.seat(token)[1], json.loads(action)))

    @made.tool()
    def why_not(token: str) -> str:
        """What can't be chosen now, each with its rule and reason."""
        return told(lambda: tables.seat(token)[0].refusals(tables.seat(token)[1]))

    return made


def at(token: str, tables: WordTables) -> str:
    table, seat = tables.seat(token)
    return table.look(seat)


def told(answer: Callable[[], str]) -> str:
    """The answer, or in one line why there is none."""
    try:
        return answer()
    except (SeraiError, ValueError) as error:
        return " ".join(str(error).split())
