"""The tables of the store. A game is the rows of `moves`; the rest says who plays it."""

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("variant", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("deck_name", sa.String(200), nullable=False),
    sa.Column("deck_digest", sa.String(64), nullable=False),
    sa.Column("deck_text", sa.Text, nullable=True),
    sa.Column("deck_builtin", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float(53), nullable=False),
    sa.Column("ended", sa.Float(53), nullable=True),
    sa.Column("successor", sa.String(40), nullable=True),
    sa.Index("tables_public", "public", "ended", "created"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("code", sa.String(40), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("level", sa.String(40), nullable=False),
)

holders = sa.Table(
    "holders",
    metadata,
    sa.Column("agent", sa.String(64), primary_key=True),
    sa.Column("code", sa.String(40), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("since", sa.Float(53), nullable=False),
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("code", sa.String(40), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.String(80), nullable=False),
    sa.Column("token", sa.String(64), nullable=False),
    sa.Column("at", sa.Float(53), nullable=False),
    sa.UniqueConstraint("code", "token", name="moves_token"),
    sqlite_with_rowid=False,
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("code", sa.String(40), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("words", sa.String(500), nullable=False),
    sa.Column("at", sa.Float(53), nullable=False),
)
