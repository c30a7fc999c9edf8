"""Covert in words: what may be done, what is asked, what happened, how it stands."""

from brushpass.games.covert.words.asking import ask
from brushpass.games.covert.words.choices import sentence, spot
from brushpass.games.covert.words.overview import text
from brushpass.games.covert.words.telling import tell

__all__ = ["ask", "sentence", "spot", "tell", "text"]
