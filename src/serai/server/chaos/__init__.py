"""Chaos: a server under load while all kinds of things go wrong, and what must hold all the same."""
