"""Commands for people who host: see docs/hosting.md."""

from pathlib import Path
from typing import Annotated

import typer

from serai.cli.app import app
from serai.cli.playing import bot_processes

Database = Annotated[str, typer.Option(help="sqlite:///FILE or postgresql://…", envvar="SERAI_DATABASE")]
KeepDays = Annotated[float, typer.Option(help="delete tables so long after they were used last; 0: never", min=0)]
KeepWaitingDays = Annotated[float, typer.Option(help="the same for tables whose game never began", min=0)]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="where to listen")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Database = "sqlite:///serai.db",
    workers: Annotated[int, typer.Option(help="processes; several need Postgres", min=1)] = 1,
    durable: Annotated[bool, typer.Option("--durable", help="SQLite: survive a loss of power too")] = False,
    origin: Annotated[list[str] | None, typer.Option(help="another site whose pages may use this server")] = None,
    keep_days: KeepDays = 180,
    keep_waiting_days: KeepWaitingDays = 7,
) -> None:
    """Run the server for many tables: see docs/hosting.md."""
    from serai.server.running import serve as run_server
    from serai.server.settings import Settings

    settings = Settings(
        database=database,
        durable=durable,
        workers=workers,
        origins=tuple(origin or ()),
        bot_processes=max(1, bot_processes() // workers),
        warm_bots=True,
        keep_days=keep_days,
        keep_waiting_days=keep_waiting_days,
    )
    run_server(settings, host, port)


@app.command()
def purge(
    database: Database = "sqlite:///serai.db",
    keep_days: KeepDays = 180,
    keep_waiting_days: KeepWaitingDays = 7,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="only count them")] = False,
) -> None:
    """Delete old tables now; a running server does it by itself every hour."""
    from serai.server.retention import purge_now

    count = purge_now(database, keep_days, keep_waiting_days, dry_run)
    print(f"{count} tables {'are old enough to be deleted' if dry_run else 'are deleted'}")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="where the copy goes; it must not exist yet")],
    database: Database = "sqlite:///serai.db",
) -> None:
    """Copy a SQLite database, also while a server uses it; for Postgres there is pg_dump."""
    from serai.server.backup import back_up

    back_up(database, file)
    print(f"{file} holds all tables as they are stored now")


@app.command()
def site(folder: Annotated[Path, typer.Argument(help="where the files go; it must be new or empty")]) -> None:
    """Write the whole house as static files: play on the device without a server, see docs/offline.md."""
    from serai.server.site import write_site

    size = write_site(folder)
    print(f"{folder} holds the whole house, {size / 1e6:.0f} MB: put it on any web host")
