"""Sultan: a game of blind bidding for jewels, for two to five players."""
