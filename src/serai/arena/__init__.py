"""Many games among bots, and what they show."""
