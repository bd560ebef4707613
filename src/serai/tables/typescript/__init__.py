"""The client's types, written from those that Python declares: `python -m serai.tables.typescript web/src`.

`wire.ts` holds the messages of the house; `games/<game>/wire.ts` holds a game's view, facts, actions and result. A
compiled module forgets how its types were declared, so this runs on the plain files.
"""
