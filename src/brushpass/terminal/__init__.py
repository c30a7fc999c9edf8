"""Brushpass in a plain terminal."""
