"""How the networks of the bot are learned. It needs numpy, which playing does not."""
