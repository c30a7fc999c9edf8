"""Roll and Place Dice: one die at a time on the board, or a turn-order token."""

from typing import Final

from mypy_extensions import i64

from brushpass.games.covert.rules.actions import (
    CIRCLES,
    DECODER,
    DIE,
    DROP_OUT,
    END_TURN,
    FOLDER,
    GAMBLE,
    KEEP_TOKEN,
    PLACE,
    REROLL,
    ROLL,
)
from brushpass.games.covert.rules.content import (
    ABILITIES,
    FACES,
    GAMBLER,
    MINUS,
    MOVE3,
    PLUS,
    QUARTERMASTER,
    SEARCH,
    SNEAK,
    bit,
    members,
)
from brushpass.games.covert.rules.special import (
    ability_of_action,
    add_abilities,
    add_flights,
    discard_for_use,
    is_special,
    use_free,
)
from brushpass.games.covert.rules.state import CovertState
from brushpass.games.covert.rules.steps import CovertStep
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step


def _open_spaces(taken: int) -> int:
    """The spaces of a circle that accept a die, when those in `taken` hold one (CV-037 to
    CV-039). The spaces form a ring (CV-R09)."""
    if not taken:
        return 0b111111
    beside = (taken << 1 | taken >> 1 | taken << 5 | taken >> 5) & 0b111111
    return beside & ~taken


_OPEN_SPACES: Final = [_open_spaces(taken) for taken in range(64)]

_PLACES: Final = [
    [
        tuple(PLACE + area * FACES + face for face in range(FACES) if faces >> face & 1)
        for faces in range(64)
    ]
    for area in range(6)
]
_FACES: Final = [
    tuple(DIE + face for face in range(FACES) if faces >> face & 1) for faces in range(64)
]
_ADJUST: Final = 1 << PLUS | 1 << MINUS


def may_gamble(state: CovertState, seat: int) -> bool:
    """Whether the Gambler can still change a die this round."""
    talent = state.content.talent[state.characters[seat]]
    return talent == GAMBLER and not state.spent >> seat & 1


def _add_placements(state: CovertState, faces: i64, options: list[int]) -> None:
    """Where dice of these faces fit on the circles (CV-034 to CV-039)."""
    for circle in range(CIRCLES):
        options.extend(_PLACES[circle][faces & _OPEN_SPACES[state.taken[circle]]])


def _put_die(state: CovertState, seat: int, area: int, face: int) -> None:
    state.unplaced[seat * FACES + face] -= 1
    if area < CIRCLES:
        state.circles[area * FACES + face] = seat
        state.taken[area] |= bit(face)
        state.own[seat * CIRCLES + area] += 1
    elif area == FOLDER:
        state.folder[seat * FACES + face] += 1
    else:
        state.decoder[seat * FACES + face] += 1
    if state.journal is not None:
        state.journal.tell("placed", {"seat": seat, "area": area, "face": face + 1})


def _draw_from_bag(state: CovertState, seat: int) -> None:
    """The folder's reward (CV-042); the Quartermaster draws two and keeps one."""
    token: i64 = state.draw_token()
    if token < 0:
        return
    if state.content.talent[state.characters[seat]] == QUARTERMASTER:
        other: i64 = state.draw_token()
        if other >= 0:
            state.drawn[token] += 1
            state.drawn[other] += 1
            state.stack.append(KeepToken(seat))
            if state.journal is not None:
                state.journal.confide(
                    "drew_tokens",
                    {"seat": seat, "count": 2},
                    {"abilities": [token, other]},
                    (seat,),
                )
            return
    keep_token(state, seat, token)


def keep_token(state: CovertState, seat: int, ability: int) -> None:
    at = seat * len(ABILITIES) + ability
    state.tokens[at] += 1
    state.fresh[at] += 1
    if state.journal is not None:
        state.journal.confide("drew_token", {"seat": seat}, {"ability": ability}, (seat,))


class PlaceDie(CovertStep):
    """A placement turn (CV-033): `left` dice may still be placed, `placed` have been (CV-R17)."""

    def __init__(self, seat: int, left: int, placed: int) -> None:
        super().__init__(seat)
        self.left = left
        self.placed = placed

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.left, self.placed)

    def rule(self) -> str:
        return "CV-033"

    def asks(self) -> str:
        return "place a die or take a turn-order token"

    def options(self, state: CovertState) -> tuple[int, ...]:
        seat = self.seat
        faces = state.faces(seat)
        choices: list[int] = []
        if faces:
            _add_placements(state, faces, choices)
            choices.extend(_PLACES[FOLDER][faces])  # CV-041
            choices.extend(_PLACES[DECODER][faces])  # CV-044
        choices.append(END_TURN if self.placed else DROP_OUT)  # CV-045, CV-046
        abilities: i64 = 1 << MOVE3 | 1 << SEARCH
        if faces:
            abilities |= _ADJUST
            if state.rerolls >> seat & 1:  # CV-R06
                choices.append(REROLL)
            if may_gamble(state, seat):
                choices.append(GAMBLE)
                choices.append(GAMBLE + 1)
            if state.dice_left(seat) > self.left:
                abilities |= 1 << SNEAK
        hand = members(state.hands[seat])
        add_abilities(state, seat, abilities, hand, choices)
        add_flights(state, seat, hand, choices)
        return tuple(choices)

    def choose(self, state: CovertState, action: int) -> None:
        seat = self.seat
        if action < DROP_OUT:
            area = (action - PLACE) // FACES
            _place(state, seat, self.left, self.placed, area, (action - PLACE) % FACES)
        elif action == DROP_OUT:
            state.stack.append(EndPlacement(seat))
            state.order.append(seat)  # CV-047
            if state.journal is not None:
                state.journal.tell("dropped_out", {"seat": seat, "token": len(state.order)})
        elif action == END_TURN:
            state.stack.append(EndPlacement(seat))
        elif action == REROLL:
            state.rerolls &= ~bit(seat)  # CV-029
            state.stack.append(PlaceDie(seat, self.left, self.placed))
            state.stack.append(ChooseReroll(seat, 0))
        elif action < GAMBLE + 2:
            _gamble(state, seat)
            ability = PLUS if action == GAMBLE else MINUS
            state.stack.append(AdjustDie(seat, self.left, self.placed, ability))
        else:
            self._use(state, action)

    def _use(self, state: CovertState, action: int) -> None:
        seat = self.seat
        ability = ability_of_action(state, action)
        if ability == SNEAK:  # CV-130
            discard_for_use(state, seat, action, PlaceDie(seat, self.left + 1, self.placed))
        elif ability in (PLUS, MINUS):
            discard_for_use(state, seat, action, AdjustDie(seat, self.left, self.placed, ability))
        else:
            state.stack.append(PlaceDie(seat, self.left, self.placed))
            use_free(state, seat, action)

    def why_not(self, state: CovertState, action: int) -> Refusal:
        if PLACE <= action < DROP_OUT:
            return _refuse_place(state, self.seat, action)
        if action == DROP_OUT:
            return Refusal(
                "CV-R17", "you have placed a die this turn, so you cannot drop out in it"
            )
        if action == END_TURN:
            return Refusal("CV-033", "you have to place a die or take a turn-order token")
        if action == REROLL:
            return Refusal("CV-028", "you have no reroll token or no dice to roll again")
        if is_special(action):
            return Refusal("CV-R75", "you do not have that, or it would do nothing now")
        return super().why_not(state, action)


def _place(state: CovertState, seat: int, left: int, placed: int, area: int, face: int) -> None:
    """Put a die down; the last one permitted ends the turn (CV-R18)."""
    _put_die(state, seat, area, face)
    if left > 1:
        state.stack.append(PlaceDie(seat, left - 1, placed + 1))
    else:
        state.stack.append(EndPlacement(seat))
    if area == FOLDER:
        _draw_from_bag(state, seat)


def _refuse_place(state: CovertState, seat: int, action: int) -> Refusal:
    area = (action - PLACE) // FACES
    face = (action - PLACE) % FACES
    if not state.faces(seat) >> face & 1:
        return Refusal("CV-036", f"you have no unplaced die that shows {face + 1}")
    if area < CIRCLES and state.taken[area] >> face & 1:
        return Refusal("CV-037", "that space is taken")
    return Refusal("CV-039", "the die must touch a die already on the circle")


class AdjustDie(CovertStep):
    """The die that +1 or -1 changes (CV-125, CV-126)."""

    def __init__(self, seat: int, left: int, placed: int, ability: int) -> None:
        super().__init__(seat)
        self.left = left
        self.placed = placed
        self.ability = ability

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.left, self.placed, self.ability)

    def rule(self) -> str:
        return "CV-125"

    def asks(self) -> str:
        return "choose the die to change"

    def options(self, state: CovertState) -> tuple[int, ...]:
        return _FACES[state.faces(self.seat)]

    def choose(self, state: CovertState, action: int) -> None:
        state.stack.append(TurnDie(self.seat, self.left, self.placed, action - DIE, self.ability))


class TurnDie(Step[CovertState]):
    """The die goes one face up or down; 6 and 1 are neighbours."""

    def __init__(self, turn: int, left: int, placed: int, face: int, ability: int) -> None:
        super().__init__()
        self.turn = turn
        self.left = left
        self.placed = placed
        self.face = face
        self.ability = ability

    def args(self) -> tuple[object, ...]:
        return (self.turn, self.left, self.placed, self.face, self.ability)

    def run(self, state: CovertState) -> None:
        new = (self.face + (1 if self.ability == PLUS else FACES - 1)) % FACES
        state.unplaced[self.turn * FACES + self.face] -= 1
        state.unplaced[self.turn * FACES + new] += 1
        if state.journal is not None:
            facts: dict[str, object] = {"seat": self.turn, "from": self.face + 1, "face": new + 1}
            state.journal.tell("adjusted", facts)
        state.stack.append(PlaceAdjustedDie(self.turn, self.left, self.placed, new))


class PlaceAdjustedDie(CovertStep):
    """The changed die has to be placed next, on a circle or the Decoder (CV-127, CV-R16)."""

    def __init__(self, seat: int, left: int, placed: int, face: int) -> None:
        super().__init__(seat)
        self.left = left
        self.placed = placed
        self.face = face

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.left, self.placed, self.face)

    def rule(self) -> str:
        return "CV-R16"

    def asks(self) -> str:
        return "place the die you have changed, on a circle or the Decoder"

    def options(self, state: CovertState) -> tuple[int, ...]:
        choices: list[int] = []
        face = bit(self.face)
        _add_placements(state, face, choices)
        choices.extend(_PLACES[DECODER][face])
        if may_gamble(state, self.seat):
            choices.append(GAMBLE)
            choices.append(GAMBLE + 1)
        add_abilities(state, self.seat, _ADJUST, members(state.hands[self.seat]), choices)
        return tuple(choices)

    def choose(self, state: CovertState, action: int) -> None:
        seat = self.seat
        if action < DROP_OUT:
            area = (action - PLACE) // FACES
            _place(state, seat, self.left, self.placed, area, self.face)
            return
        if action < GAMBLE + 2:
            _gamble(state, seat)
            ability = PLUS if action == GAMBLE else MINUS
            state.stack.append(TurnDie(seat, self.left, self.placed, self.face, ability))
        else:
            ability = ability_of_action(state, action)
            then = TurnDie(seat, self.left, self.placed, self.face, ability)
            discard_for_use(state, seat, action, then)

    def why_not(self, state: CovertState, action: int) -> Refusal:
        if PLACE <= action < DROP_OUT:
            area = (action - PLACE) // FACES
            if (action - PLACE) % FACES == self.face and area != FOLDER:
                return _refuse_place(state, self.seat, action)
        return super().why_not(state, action)


def _gamble(state: CovertState, seat: int) -> None:
    state.spent |= bit(seat)
    if state.journal is not None:
        state.journal.tell("gambled", {"seat": seat})


class ChooseReroll(CovertStep):
    """The dice to roll again (CV-028); `chosen` counts them, four bits for each face."""

    def __init__(self, seat: int, chosen: int) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.chosen)

    def rule(self) -> str:
        return "CV-R06"

    def asks(self) -> str:
        return "choose dice to roll again"

    def options(self, state: CovertState) -> tuple[int, ...]:
        choices: list[int] = []
        if self.chosen:
            choices.append(ROLL)
        for face in range(FACES):
            if state.unplaced[self.seat * FACES + face] > self.chosen >> 4 * face & 15:
                choices.append(DIE + face)
        return tuple(choices)

    def choose(self, state: CovertState, action: int) -> None:
        chosen = self.chosen
        if action != ROLL:
            chosen += 1 << 4 * (action - DIE)
            if not self._all(state, chosen):
                state.stack.append(ChooseReroll(self.seat, chosen))
                return
        at = self.seat * FACES
        rolled: list[int] = []
        for face in range(FACES):
            for _ in range(chosen >> 4 * face & 15):
                state.unplaced[at + face] -= 1
                rolled.append(state.chance.below(FACES))
        for face in rolled:
            state.unplaced[at + face] += 1
        if state.journal is not None:
            faces = sorted(face + 1 for face in rolled)
            state.journal.tell("rerolled", {"seat": self.seat, "faces": faces})

    def _all(self, state: CovertState, chosen: int) -> bool:
        for face in range(FACES):
            if state.unplaced[self.seat * FACES + face] > chosen >> 4 * face & 15:
                return False
        return True


class KeepToken(CovertStep):
    """The Quartermaster keeps one of the tokens drawn; the other goes back unseen."""

    def rule(self) -> str:
        return "CV-042"

    def asks(self) -> str:
        return "keep one of the tokens you drew"

    def options(self, state: CovertState) -> tuple[int, ...]:
        choices: list[int] = []
        for ability in range(len(ABILITIES)):
            if state.drawn[ability]:
                choices.append(KEEP_TOKEN + ability)
        return tuple(choices)

    def choose(self, state: CovertState, action: int) -> None:
        kept = action - KEEP_TOKEN
        state.drawn[kept] -= 1
        for ability in range(len(ABILITIES)):
            state.bag[ability] += state.drawn[ability]
            state.drawn[ability] = 0
        keep_token(state, self.seat, kept)


class EndPlacement(Step[CovertState]):
    """The turn is over: its tokens are no longer fresh (CV-R14), and the next player without a
    turn-order token places (CV-032)."""

    def __init__(self, turn: int) -> None:
        super().__init__()
        self.turn = turn

    def args(self) -> tuple[object, ...]:
        return (self.turn,)

    def run(self, state: CovertState) -> None:
        at = self.turn * len(ABILITIES)
        for ability in range(len(ABILITIES)):
            state.fresh[at + ability] = 0
        if len(state.order) < state.players:  # CV-051
            seat = (self.turn + 1) % state.players
            while seat in state.order:
                seat = (seat + 1) % state.players
            state.stack.append(PlaceDie(seat, 1, 0))
