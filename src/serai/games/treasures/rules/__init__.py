"""The rules of Treasures: the flow of the game, and which cards may be collected."""
