"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("variant", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("deck_name", sa.String(200), nullable=False),
        sa.Column("deck_digest", sa.String(64), nullable=False),
        sa.Column("deck_text", sa.Text, nullable=True),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("ended", sa.Float(53), nullable=True),
        sa.Column("successor", sa.String(40), nullable=True),
    )
    op.create_index("tables_public", "tables", ["public", "ended", "created"])
    op.create_table(
        "seats",
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("agent", sa.String(64), primary_key=True),
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("since", sa.Float(53), nullable=False),
    )
    op.create_table(
        "moves",
        _table(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(80), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.UniqueConstraint("code", "token", name="moves_token"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        _table(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "moves", "holders", "seats", "tables"):
        op.drop_table(name)


def _table() -> sa.Column[str]:
    return sa.Column("code", sa.String(40), sa.ForeignKey("tables.code"), primary_key=True)
