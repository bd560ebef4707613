"""A host of tables inside a page: the same tables as the server's, kept on the device, without any server.

It runs in a worker of the browser (Pyodide), or anywhere else: what it keeps things on and who thinks is handed in.
"""
