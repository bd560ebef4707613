"""A greedy player of Marrakesh."""

from serai.bots.greedy.marrakesh.search import Greedy

__all__ = ["Greedy"]
