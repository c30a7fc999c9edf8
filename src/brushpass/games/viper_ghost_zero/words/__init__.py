"""Viper Ghost Zero in words."""
