"""The rules of Viper Ghost Zero."""
