"""After a game: what each decision was worth, given what its seat knew."""
