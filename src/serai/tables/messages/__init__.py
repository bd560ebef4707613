"""Every message between a table's host and a client; `python -m serai.tables.typescript` writes them as TypeScript."""
