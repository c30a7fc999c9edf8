"""Pocket Ops in words."""
