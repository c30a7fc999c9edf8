"""How the store came to have the tables it has."""
