"""Studies of a game's balance: what the seat, the options and the things one takes have to do with winning."""
