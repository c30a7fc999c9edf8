"""The peers, each driven as its own users would; run with an environment that has them."""
