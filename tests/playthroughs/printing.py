"""A record of Marrakesh as text: each move, the facts it led to, and what changed on the table."""

from collections.abc import Iterator
from typing import Any

from serai.core.events import Event
from serai.play.replay import checked_head, opened, replay_move
from serai.play.state import State

Part = dict[str, str]  # name of a line: the line


def printed(record: object) -> str:
    """The whole game; every line that describes the table stands there again as soon as it changes."""
    head = checked_head(record)
    state = opened(head, None, keep_events=True)
    moves: Any = head["moves"]
    options = ", ".join(f"{name}={value}" for name, value in state.setup.options.items())
    lines = [f"marrakesh, {state.players} players; {options}"]
    before: Part = {}
    for index, move in enumerate(moves):
        lines.append(move_line(state, index, move))
        told = len(state.events())
        replay_move(state, index, move)
        lines += [f"    . {fact}" for fact in facts(state.events()[told:])]
        after = table_lines(state)
        lines += [f"    {name}: {line}" for name, line in after.items() if before.get(name) != line]
        before = after
    lines.append(f"result: {state.result}")
    return "\n".join(lines) + "\n"


def move_line(state: State, index: int, move: dict[str, Any]) -> str:
    """Who decides what; of how many legal actions."""
    if state.actor is None:
        drawn = " ".join(spelled(value) for key, value in move.items() if key not in ("actor", "type"))
        return f"{index} chance {move['type']}: {drawn}"
    written = {key: value for key, value in move.items() if key != "actor"}
    return f"{index} seat {state.actor}: {state.game.action(written)} (of {len(state.legal())})"


def spelled(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def facts(events: list[Event]) -> Iterator[str]:
    """The facts told, several to a line."""
    row = ""
    for event in events:
        told = event.told(True)
        fact = " ".join([str(told.pop("type")), *map(spelled, told.values())])
        if row and len(row) + len(fact) > 150:
            yield row
            row = ""
        row += ("; " if row else "") + fact
    if row:
        yield row


def table_lines(state: State) -> Part:
    """The table, then each seat in two lines."""
    seen: dict[str, Any] = state.view(None)
    tower = f"season {seen['season']} round {seen['round']} start {seen['start_player']}"
    lines = {"round": tower, "offer": f"{counted(seen['offer'])} | tower {counted(seen['tower'])}"}
    lines["scrolls"] = " ".join(stack_of(stack) for row in seen["scrolls"].values() for stack in row)
    lines["shops"] = " ".join(f"{shop['luxury'] or '-'}/{shop['height']}" for shop in seen["shops"])
    lines["gates"] = " | ".join(counted(gates) for gates in seen["workshops"])
    lines["more"] = f"offices {seen['offices']} cities {seen['cities']} shown {seen['oases_shown']} {seen['figures']}"
    for seat in seen["seats"]:
        lines[f"{seat['seat']} has"] = holdings(seat)
        lines[f"{seat['seat']} board"] = board(seat)
    return lines


def stack_of(stack: dict[str, Any]) -> str:
    return f"{stack['scroll'] or '-'}/{stack['height']}"


def counted(things: dict[str, int]) -> str:
    return " ".join(f"{count} {name}" for name, count in things.items() if count) or "-"


def holdings(seat: dict[str, Any]) -> str:
    """Points, resources, goods, tiles."""
    stock, goods = seat["stock"], seat["goods"]
    parts = [f"{seat['score']}p ({seat['final']} in the end)"]
    parts.append(f"water {stock['water']} date {stock['date']} dinar {stock['dinar']}")
    parts.append(f"goods {'/'.join(str(count) for count in goods.values())}")
    parts.append(f"scrolls {spelled(seat['scrolls']) or '-'} luxuries {spelled(seat['luxuries']) or '-'}")
    parts.append(f"supply {spelled(seat['supply']) or '-'}")
    return " | ".join(parts)


def board(seat: dict[str, Any]) -> str:
    """Keshis by colour, figures, gates, oases."""
    keshis = "/".join(str(count) for colour, count in seat["keshis"].items() if colour not in seat["goods"])
    parts = [f"keshis {keshis} guards {seat['guards']} sellers {spelled(seat['sellers']) or '-'}"]
    parts.append(f"jugglers {spelled(seat['jugglers']) or '-'} turned {seat['rotation']}")
    parts.append(f"stairs {seat['stairs']['palace']}/{seat['stairs']['mosque']} boat {seat['boat']}")
    parts.append("gates " + spelled([colour or "-" for colour in seat["gates"]]))
    found = [f"{field} {each['oasis']}" for field, each in seat["oases"].items() if each["state"] == "discovered"]
    parts.append(f"found {spelled(found) or '-'} acquired {spelled(seat['track']) or '-'}")
    parts.append(f"cities {spelled([str(city) for city in seat['cities'].values() if city]) or '-'}")
    return " | ".join(parts) + f" | sent {counted(seat['assistants'])}"
