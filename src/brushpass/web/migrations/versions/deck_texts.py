"""Every table keeps the text of its deck, and whether it was the game's own."""

import sqlalchemy as sa
from alembic import op

from brushpass.games import catalogue

revision = "0002"
down_revision = "0001"

tables = sa.table(
    "tables",
    sa.column("game", sa.String),
    sa.column("deck_digest", sa.String),
    sa.column("deck_text", sa.Text),
    sa.column("deck_builtin", sa.Boolean),
)


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("deck_builtin", sa.Boolean, nullable=False, server_default=sa.false())
    )
    own = tables.c.deck_text.is_(None)
    op.execute(sa.update(tables).where(own).values(deck_builtin=sa.true()))
    for game in catalogue().values():
        for digest, deck in game.earlier_decks.items():
            named = sa.and_(own, tables.c.game == game.name, tables.c.deck_digest == digest)
            op.execute(sa.update(tables).where(named).values(deck_text=deck.text))


def downgrade() -> None:
    op.drop_column("tables", "deck_builtin")
