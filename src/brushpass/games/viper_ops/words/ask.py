"""What is asked of a player, and why it matters."""

from brushpass.games.viper_ops.view import ViperOpsView
from brushpass.games.viper_ops.words.names import (
    AGENTS,
    ASSETS,
    COVERS,
    LEVELS,
    amount,
    mine,
    missing,
    mission_title,
    pips,
    who,
)
from brushpass.kernel.offers import Prompt

_DOING = {
    "ChooseDirector": "choosing a director",
    "ChooseStart": "choosing a mission to start with",
    "ChooseRegion": "choosing the region",
    "PayStation": "paying",
    "BuyFromTinkerer": "asking the Tinkerer",
    "BuyFromSleuth": "asking the Sleuth",
    "CoverMission": "turning in a mission",
    "AfterStation": "finishing the turn",
}
_FIXED = {
    "ChooseDirector": Prompt(
        "Choose your director",
        "Missions in the home region and of the three types are worth more to you.",
        "VO-003",
    ),
    "ChooseStart": Prompt(
        "Choose the mission you start with", "It comes from your home region.", "VO-009"
    ),
    "ChooseRegion": Prompt(
        "Choose the region of your ten missions",
        "You win together if all ten are completed after five rounds.",
        "VO-331",
    ),
    "ChooseTrainee": Prompt("Who goes to the Academy?", "One level up; you pay next.", "VO-095"),
    "NameRegion": Prompt(
        "Name a region", "The first mission of it in the pile will be yours.", "VO-131"
    ),
    "RecallFrom": Prompt(
        "Which agent comes back?",
        "A mission without an agent at the end of your turn loses its assets.",
        "VO-040",
    ),
    "ColonelDie": Prompt("Which die does the Colonel change?", "Once a round.", "VO-224"),
    "ColonelFace": Prompt("What shall it show?", "Any face you like.", "VO-224"),
    "DoubleReward": Prompt("Shall the Golden One double this reward?", "Once a round.", "VO-225"),
    "PromoteOne": Prompt(
        "Assassination: promote somebody", "One operative or agent rises one level.", "VO-170"
    ),
    "TakeCard": Prompt(
        "Computer Attack: take a power card", "From the track or, unseen, from the pile.", "VO-172"
    ),
    "StealMission": Prompt(
        "Steal Tech: take a mission of the region", "It costs nothing.", "VO-184"
    ),
    "PlantIntel": Prompt("Put intel on a mission", "As much as it still needs.", "VO-176"),
    "PlantOrAdvance": Prompt(
        "Plant the agent, or advance a mole?",
        "A planted agent leaves your team and pays you; moles serve everybody.",
        "VO-177",
    ),
    "ExtractMole": Prompt("Extract a mole", "It joins your team.", "VO-174"),
    "SurveyTrack": Prompt(
        "Surveillance: rearrange a track?", "Cards change places; gaps stay.", "VO-185"
    ),
    "Rearrange": Prompt("Which card comes next?", "From the dear end to the cheap one.", "VO-R52"),
    "CopyDie": Prompt(
        "Which die does the new one copy?", "An unused die becomes active.", "VO-203"
    ),
    "FreePromotion": Prompt("Who is promoted?", "One level up, for nothing.", "VO-208"),
    "KeepMission": Prompt("Keep one of these missions", "The others are discarded.", "VO-210"),
    "ClearStation": Prompt(
        "Lift dice off the stations", "They go back to their owners as unused dice.", "VO-211"
    ),
    "ClearBox": Prompt("Which dice?", "One die at a time.", "VO-R70"),
    "ClearDie": Prompt("Which die?", "It goes back to its owner.", "VO-R70"),
    "PlantInRegion": Prompt(
        "Where do you plant the mole?", "Everybody can use it there.", "VO-313"
    ),
    "BuyFromTinkerer": Prompt(
        "The Tinkerer offers a gadget or a deployment asset", "It costs a chip.", "VO-222"
    ),
    "BuyFromSleuth": Prompt(
        "The Sleuth offers intel", "A chip, or nothing with Intel Scrounger.", "VO-223"
    ),
}


def ask(view: ViperOpsView) -> Prompt:
    if view.over:
        return _over(view)
    if view.seat != view.to_move:
        doing = _DOING.get(view.step, "taking a turn")
        return Prompt(
            f"{who(view.to_move)} is {doing}.",
            f"Round {view.round} of {view.rounds}.",
            "VO-030",
        )
    if view.step in _FIXED:
        return _FIXED[view.step]
    return _detailed(view)


def _over(view: ViperOpsView) -> Prompt:
    if view.mode == "coop":
        if view.winners:
            return Prompt("All missions are completed.", "You have won together.", "VO-337")
        return Prompt(
            f"{view.scores[0]} missions are completed; the others are lost.",
            "You have lost together.",
            "VO-337",
        )
    winner = view.winners[0]
    return Prompt(
        f"{who(winner)} is the new chief director with {view.scores[winner]} points.",
        "The agency is in good hands.",
        "VO-001",
    )


def _detailed(view: ViperOpsView) -> Prompt:
    focus = view.focus
    me = view.seats[view.to_move]
    match view.step:
        case "BeforeStation":
            return Prompt(
                "Your turn: free actions, then one station or a pass",
                f"You have {pips(me.chips)} in chips and {_dice(me.active)}.",
                "VO-031",
            )
        case "AfterStation":
            return Prompt(
                "Your station is used: more free actions, or end your turn",
                _idle(view),
                "VO-032",
            )
        case "PayStation":
            return _payment(view)
        case "ChooseAmount":
            if focus.station == "field-office":
                return Prompt("How many operatives?", f"{pips(focus.cost)} each.", "VO-090")
            first = pips(max(0, focus.cost))
            return Prompt(
                "How many do you buy?",
                f"The first costs {first}, each further one 1 pip.",
                "VO-080",
            )
        case "PlaceAsset":
            return Prompt(
                f"Place {amount(focus.left, ASSETS[focus.asset])}",
                "On active missions that still need it.",
                "VO-087",
            )
        case "AssignTo":
            return Prompt(
                f"Where does the {AGENTS[focus.kind]} go?",
                "An agent above the required level covers resources.",
                "VO-154",
            )
        case "CoverMission":
            mission = me.missions[focus.slot]
            needs = "" if mission is None else missing(mission)
            used = [COVERS["seal-team"]] if focus.seal else []
            used += [COVERS[key] for key in focus.covers]
            with_what = f" Covered by {' and '.join(used)}." if used else ""
            return Prompt(
                f"Turn in {mine(view, focus.slot)}: what covers the rest?",
                f"Still open: {needs}. The agent covers {0 if mission is None else mission.covers}."
                + with_what,
                "VO-159",
            )
        case "MoleMission":
            return Prompt(
                f"Which mission does the {LEVELS[focus.level - 1]} mole work for?",
                "All assets of one use go to one mission.",
                "VO-305",
            )
        case "MoleAssets":
            return Prompt(
                f"What does the mole bring to {mine(view, focus.slot)}?",
                f"{amount(focus.left, 'asset')} so far; {pips(focus.cost)} to pay.",
                "VO-307",
            )
        case "BuySabotage":
            return Prompt(
                "Sabotage: pick gadgets and deployment assets",
                f"{amount(focus.left, 'asset')} so far; {pips(focus.cost)} to pay.",
                "VO-181",
            )
    return Prompt("Your decision", f"Round {view.round} of {view.rounds}.", "VO-031")


def _dice(active: list[int]) -> str:
    if not active:
        return "no active dice"
    return "dice showing " + ", ".join(str(face) for face in active)


def _idle(view: ViperOpsView) -> str:
    """A warning about missions that would lose their assets."""
    me = view.seats[view.to_move]
    bare = [
        mission_title(mission)
        for mission in me.missions
        if mission is not None and mission.agent is None and any(mission.has)
    ]
    if bare:
        return f"{' and '.join(bare)} will lose the assets: no agent."
    return "Missions that are complete can be turned in now."


def _payment(view: ViperOpsView) -> Prompt:
    focus = view.focus
    if focus.cost == 0 and not focus.change:
        return Prompt(f"{focus.station}: pay with one die", "It shows a printed face.", "VO-056")
    owed = max(0, focus.cost - focus.paid)
    if owed:
        title = f"{focus.station}: {pips(owed)} to pay"
    else:
        title = f"{focus.station}: paid"
    if focus.change:
        back = max(0, focus.paid - focus.cost)
        why = f"{pips(focus.paid)} in dice so far; change so far: {pips(back)}."
        return Prompt(title, why, "VO-053")
    return Prompt(title, f"{pips(focus.paid)} paid so far; there is no change.", "VO-050")
