"""Covert in words: what may be done, what is asked, what happened, how it stands."""
