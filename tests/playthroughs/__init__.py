"""Whole games, state by state, as text to read and to compare.

Each game is a record beside its text. `python -m tests.playthroughs` writes the texts anew from the records, and
`python -m tests.playthroughs --play` plays the games anew first.
"""
