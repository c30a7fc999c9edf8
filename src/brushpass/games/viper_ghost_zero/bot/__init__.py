"""How Viper Ghost Zero is played by itself."""
