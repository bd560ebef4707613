"""How Serai is built: the compiled engine, the browser client, and the package that holds both."""
