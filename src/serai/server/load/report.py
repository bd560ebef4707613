"""The numbers of a load as a table."""

from typing import Any

from rich.console import Console
from rich.table import Table


def print_load(measured: list[dict[str, Any]]) -> None:
    """One line for each measurement."""
    console = Console()
    table = Table(
        "database", "workers", "tables", "sockets", "moves/s", "median", "99 %", "slowest", "ms a move", "kB a table"
    )
    for each in measured:
        table.add_row(*cells_of(each))
    console.print(table)
    console.print("times from a click to the last seat's view; ms of processor time: " + parts_of(measured))
    for each in measured:
        console.print(f"{each['database']}, {each['workers']} worker(s): {memory_of(each)}")


def cells_of(each: dict[str, Any]) -> list[str]:
    spent = each["processor_ms_a_move"]
    return [
        each["database"].partition(":")[0],
        str(each["workers"]),
        str(each["tables"]),
        str(each["sockets"]),
        f"{each['moves_per_second']:.0f}",
        f"{each['p50_ms']:.0f} ms",
        f"{each['p99_ms']:.0f} ms",
        f"{each['slowest_ms']:.0f} ms",
        " + ".join(f"{milliseconds:.2f}" for milliseconds in spent.values()),
        f"{each['memory_kb_a_table']:.0f}",
    ]


def parts_of(measured: list[dict[str, Any]]) -> str:
    """Whose times stand one after another."""
    longest = max((each["processor_ms_a_move"] for each in measured), key=len)
    return " + ".join(longest)


def memory_of(each: dict[str, Any]) -> str:
    games = ", ".join(f"{game} {kilobytes:.0f} kB" for game, kilobytes in each["memory_kb_by_game"].items())
    return f"{games} a table when opened; {each['missed']} moves came too late; load before {each['load_before']}"
