"""Every message between the server and a client; `python -m serai.server.typescript` writes them as TypeScript."""
