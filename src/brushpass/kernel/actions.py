"""The fixed numbering of a game's actions and their notation."""

from brushpass.kernel.errors import IllegalAction


class Family:
    """Actions of one kind: `place` with arguments A to I, or `pass` with none. `at` is the number
    that the rules know its first action by."""

    def __init__(self, name: str, arguments: tuple[str, ...] = (), at: int | None = None) -> None:
        self.name = name
        self.arguments = arguments
        self.at = at


class Actions:
    """All actions of a game, numbered from 0 in the order of their families."""

    def __init__(self, *families: Family) -> None:
        self.families = families
        self.notations: list[str] = []
        self.base: dict[str, int] = {}
        self.parts: list[tuple[str, int]] = []
        for family in families:
            number = len(self.notations)
            if family.at is not None and family.at != number:
                raise ValueError(f"{family.name} begins at {number}, not at {family.at}")
            self.base[family.name] = number
            if family.arguments:
                self.notations += [f"{family.name}:{word}" for word in family.arguments]
            else:
                self.notations.append(family.name)
            self.parts += [(family.name, nth) for nth in range(max(1, len(family.arguments)))]
        self._ids = {notation.lower(): number for number, notation in enumerate(self.notations)}
        if len(self._ids) != len(self.notations):
            raise ValueError("two actions share a notation")

    def __len__(self) -> int:
        return len(self.notations)

    def notation(self, action: int) -> str:
        if not 0 <= action < len(self.notations):
            raise IllegalAction(f"there is no action {action}")
        return self.notations[action]

    def parse(self, notation: str) -> int:
        """The action with this notation (capitals do not matter)."""
        action = self._ids.get(notation.strip().lower())
        if action is not None:
            return action
        name = notation.strip().split(":")[0].lower()
        for family in self.families:
            if family.name.lower() == name:
                base = self.base[family.name]
                like = ", ".join(self.notations[base : base + max(1, len(family.arguments))][:3])
                raise IllegalAction(
                    f"there is no action {notation!r}; {name} is written like {like}"
                )
        known = ", ".join(family.name for family in self.families)
        raise IllegalAction(f"there is no action {notation!r}; actions begin with {known}")

    def split(self, action: int) -> tuple[str, int]:
        """The family's name and the number of the argument within it."""
        if not 0 <= action < len(self.parts):
            raise IllegalAction(f"there is no action {action}")
        return self.parts[action]
