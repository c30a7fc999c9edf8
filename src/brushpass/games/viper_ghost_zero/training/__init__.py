"""How the networks of the bot were learned. Needs numpy, which playing does not."""
