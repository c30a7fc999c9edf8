"""Why an action is not allowed: the rule that forbids it, in a sentence."""

from brushpass.games.viper_ghost_zero.cards import TITLES
from brushpass.games.viper_ghost_zero.rules.actions import (
    GIVE,
    PASS,
    RETURN,
    SURRENDER,
    TAKE,
    TARGET,
)
from brushpass.games.viper_ghost_zero.rules.content import (
    ATTACK_MASK,
    DEFENSE_MASK,
    NEURO_STIM,
    SECURITY_ALERT,
    SECURITY_DISABLED,
    THEFT_MASK,
)
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.kernel.offers import Refusal


def not_held(card: int) -> Refusal:
    return Refusal("VG-018", f"you have no {TITLES[card]} in your hand")


def play_card(state: GhostState, seat: int, action: int) -> Refusal:
    if action > PASS:
        return Refusal("VG-018", "now you play a card from your hand, or stop")
    if not state.held[seat] >> action & 1:
        return not_held(action)
    if DEFENSE_MASK >> action & 1:
        return Refusal("VG-049", "a defense is played only when you are attacked")
    if action == NEURO_STIM:
        return Refusal("VG-080", "Neuro-Stim only answers a Tranquilizer or a Flashbang")
    if ATTACK_MASK >> action & 1:
        return Refusal("VG-045", "no rival has a card to give")
    if THEFT_MASK >> action & 1:
        return Refusal("VG-077", "no rival has an objective to take")
    if action == SECURITY_ALERT:
        return Refusal("VG-066", "every rival's mission is revealed already")
    return Refusal("VG-066", "no mission is revealed")


def choose_target(state: GhostState, seat: int, card: int, action: int) -> Refusal:
    if not TARGET <= action < GIVE:
        return Refusal("VG-044", f"first name the rival for your {TITLES[card]}")
    rival = action - TARGET
    if rival >= state.players:
        return Refusal("VG-044", "nobody sits there")
    if rival == seat:
        return Refusal("VG-R57", "you cannot choose yourself")
    if state.finished >> rival & 1:
        return Refusal("VG-096", "that player has finished")
    if card == SECURITY_ALERT:
        return Refusal("VG-066", "that mission is revealed already")
    if THEFT_MASK >> card & 1:
        return Refusal("VG-077", "that player has no objective in front of them")
    return Refusal("VG-045", "that player has no card to give")


def defend(state: GhostState, seat: int, action: int) -> Refusal:
    if action > PASS:
        return Refusal("VG-058", "first you decide whether to play a defense")
    if DEFENSE_MASK >> action & 1:
        return not_held(action)
    if action == NEURO_STIM:
        return Refusal("VG-080", "Neuro-Stim does not help against an attack")
    if action == SECURITY_DISABLED:
        return Refusal("VG-063", "Security Disabled is never an answer")
    return Refusal("VG-047", "only a defense answers an attack")


def resist(state: GhostState, seat: int, action: int) -> Refusal:
    if action > PASS:
        return Refusal("VG-078", "first you decide whether to answer with Neuro-Stim")
    if action == NEURO_STIM:
        return not_held(action)
    return Refusal("VG-079", "only Neuro-Stim answers a Tranquilizer or a Flashbang")


def give_card(state: GhostState, seat: int, action: int) -> Refusal:
    if GIVE <= action < SURRENDER:
        return Refusal("VG-051", f"you have no {TITLES[action - GIVE]} in your hand")
    if SURRENDER <= action < TAKE:
        return Refusal("VG-052", f"no {TITLES[action - SURRENDER]} lies in front of you")
    return Refusal("VG-058", "you still owe the attacker a card")


def take_objective(action: int) -> Refusal:
    if TAKE <= action < RETURN:
        return Refusal("VG-076", f"no {TITLES[action - TAKE]} lies in front of that player")
    return Refusal("VG-074", "the Flashbang takes one objective in front of that player")


def return_card(action: int) -> Refusal:
    if action >= RETURN:
        return Refusal("VG-024", f"you have no {TITLES[action - RETURN]} in your hand")
    return Refusal("VG-023", "you hold too many cards: put one under the draw pile")
