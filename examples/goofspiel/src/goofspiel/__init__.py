"""Goofspiel: everybody bids for the same prizes with the same cards, in secret."""
