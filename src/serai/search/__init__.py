"""Game-free search: trees, playouts, and what a game adds to them. It knows no game."""
