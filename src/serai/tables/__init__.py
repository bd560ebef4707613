"""A table of people: seats, turns, undo, clocks, chat and bots' turns. It does no input or output.

Where things are stored, who thinks, what time it is and how messages travel is handed in by a host (`host.py`).
"""
