"""Covert in words: what may be done, what is asked, what happened, how it stands."""

from brushpass.games.covert.words.ask import ask
from brushpass.games.covert.words.say import sentence, spot
from brushpass.games.covert.words.tell import tell
from brushpass.games.covert.words.text import text

__all__ = ["ask", "sentence", "spot", "tell", "text"]
