"""A load of tables through real sockets: how many moves a second the server holds, how soon all see them."""
