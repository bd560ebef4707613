"""Reading records: strictly, move by move, through the rules."""

# compiled: every move of every table that is opened passes through it

from typing import Final

from serai.core.errors import BadAction, BadRecord, IllegalMove, SeraiError, shown
from serai.core.game import DEFAULT, Edition
from serai.play.box import Box, find_box, is_text, start
from serai.play.dealer import Dealer, commitment
from serai.play.editions import find_edition
from serai.play.state import State

FORMAT: Final = "serai/1"
NEEDED: Final = ("format", "game", "players", "options", "edition", "seed", "names", "moves", "result")
KINDS: Final = (
    ("game", str),
    ("players", int),
    ("options", dict),
    ("edition", dict),
    ("names", list),
    ("moves", list),
)
ALLOWED: Final = (*NEEDED, "rules", "commitment", "given")


def replay(record: object, edition: str | None = None, until: int | None = None, keep_events: bool = False) -> State:
    """Play a record through the rules; BadRecord, with the move's index and a reason, if it does not replay.

    `edition` names the edition file for a record of an edition that is not the default one.
    `until` stops after that many moves. A record that holds its seed can be played on: the seed deals what comes next.
    A record of other rules is one of today's if every move, every chance from its seed and its result are the same.
    """
    head = checked_head(record)
    try:
        state = replayed_head(head, edition, until, keep_events)
    except BadRecord as error:
        if not is_of_other_rules(head):
            raise
        raise other_rules(head, error) from None
    if state.setup.seed is not None:
        state.dealer = Dealer(state.setup.seed)
    return state


def other_rules(head: dict[str, object], error: BadRecord) -> BadRecord:
    """Why a record of other rules is none of today's."""
    told = BadRecord(f"it was played by rules version {shown(head['rules'])}; by those of today: {error}")
    told.move, told.rule = error.move, error.rule
    return told


def replayed_head(head: dict[str, object], edition: str | None, until: int | None, keep_events: bool) -> State:
    state = opened(head, edition, keep_events)
    moves = head["moves"]
    assert isinstance(moves, list)
    dealer = Dealer(state.setup.seed) if state.setup.seed is not None and is_of_other_rules(head) else None
    for index, move in enumerate(moves[:until]):
        if dealer is not None and index >= state.setup.given and state.waits_for_chance:
            check_shuffle(state, dealer, index, move)
        replay_move(state, index, move)
    if until is None or until >= len(moves):
        check_result(state, head["result"])
    return state


def checked_head(record: object) -> dict[str, object]:
    """A record whose keys, and nothing more, are as they should be."""
    if not isinstance(record, dict):
        raise BadRecord("a record is a JSON object")
    for key in NEEDED:
        if key not in record:
            raise BadRecord(f"the key {key!r} is missing")
    for key in record:
        if key not in ALLOWED:
            raise BadRecord(f"unknown key {shown(key)}")
    if record["format"] != FORMAT:
        raise BadRecord(f"the format is {shown(record['format'])}; this is a reader of {FORMAT!r}")
    for key, kind in KINDS:
        if not isinstance(record[key], kind) or isinstance(record[key], bool):
            raise BadRecord(f"{key!r} should be a {kind.__name__}, not {shown(record[key])}")
    for key in ("seed", "commitment"):
        if record.get(key) is not None and not is_text(record[key]):
            raise BadRecord(f"{key!r} should be a text or null")
    if "rules" in record and type(record["rules"]) is not int:
        raise BadRecord(f"the rules version should be a whole number, not {shown(record['rules'])}")
    check_given(record)
    return record


def check_given(record: dict[str, object]) -> None:
    """How many of the moves were laid out from another game; chance from the seed begins after them."""
    given, moves = record.get("given", 0), record["moves"]
    assert isinstance(moves, list)
    if type(given) is not int or not 0 <= given <= len(moves):
        raise BadRecord(f"'given' should be a number of moves, not {shown(given)}")


def opened(head: dict[str, object], edition: str | None, keep_events: bool = False) -> State:
    """The state before the first move."""
    try:
        box = find_box(str(head["game"]))
        options = recorded_options(box, head)
        setup = box.setup(
            head["players"],  # type: ignore[arg-type]  # checked_head has looked
            options,
            matching_edition(box, head, edition),
            head["names"],  # type: ignore[arg-type]
        )
        if options != setup.options and not is_of_other_rules(head):
            missing = [name for name in setup.options if name not in options]
            raise BadRecord(f"options are written out in full; missing: {', '.join(missing)}")
    except BadRecord:
        raise
    except SeraiError as error:
        raise BadRecord(str(error)) from None
    setup.seed = head["seed"]  # type: ignore[assignment]
    setup.given = head.get("given", 0)  # type: ignore[assignment]
    return start(box.game, setup, None, keep_events)


def recorded_options(box: Box, head: dict[str, object]) -> dict[str, object]:
    """The options of a record; those that came later are as they were, unless it is a record of today's rules."""
    options = head["options"]
    assert isinstance(options, dict)
    return options if head.get("rules") == box.game.version else {**options, **box.game.known_later(options)}


def is_of_other_rules(head: dict[str, object]) -> bool:
    """Was the record played by rules of another version than today's?"""
    try:
        return head.get("rules") not in (None, find_box(str(head["game"])).game.version)
    except SeraiError:
        return False


def matching_edition(box: Box, head: dict[str, object], name: str | None) -> Edition:
    """The edition the record was played with, known by its hash."""
    wanted = head["edition"]
    assert isinstance(wanted, dict)
    if set(wanted) != {"name", "sha256"}:
        raise BadRecord("'edition' has the keys 'name' and 'sha256'")
    edition = find_edition(box.game, name or DEFAULT)
    if is_of_other_rules(head) and wanted["name"] == edition.name == DEFAULT:
        return edition
    if wanted["sha256"] != edition.sha256 or wanted["name"] != edition.name:
        raise BadRecord(
            f"the record was played with edition {shown(wanted['name'])} ({shown(wanted['sha256'])[:13]}…), "
            f"this is {edition.name!r} ({edition.sha256[:12]}…); name its file with --edition"
        )
    return edition


def replay_move(state: State, index: int, move: object) -> None:
    """One move of a record; it must be the actor's, and legal."""
    if not isinstance(move, dict) or "actor" not in move:
        raise BadRecord("a move is a JSON object with an 'actor'", index)
    written = {key: value for key, value in move.items() if key != "actor"}
    actor = move["actor"]
    if state.over:
        raise BadRecord("the game is over", index)
    try:
        if state.waits_for_chance:
            replay_chance(state, index, actor, written)
        else:
            replay_action(state, index, actor, written)
    except BadAction as error:
        raise BadRecord(str(error), index) from None


def replay_chance(state: State, index: int, actor: object, written: dict[str, object]) -> None:
    if actor != "chance":
        raise BadRecord(f"chance decides now, not {shown(actor)}", index)
    outcome = state.table.chance_schema().from_json(written)
    refusal = state.table.check(outcome)
    if refusal is not None:
        raise BadRecord(f"impossible: {refusal}", index, refusal.rule)
    state.settle(outcome)


def replay_action(state: State, index: int, actor: object, written: dict[str, object]) -> None:
    if not alike(state.actor, actor):
        raise BadRecord(f"seat {state.actor} decides now, not {shown(actor)}", index)
    if "legal" in written:
        check_legal(state, index, written.pop("legal"))
    action = state.game.action(written)
    try:
        state.apply(action)
    except IllegalMove as error:
        raise BadRecord(str(error), index, error.rule) from None


def check_legal(state: State, index: int, legal: object) -> None:
    """All legal actions and no other; their order is the writer's own."""
    if not isinstance(legal, list):
        raise BadRecord("'legal' should be the list of legal actions", index)
    theirs = [state.game.action(each).code for each in legal]
    if sorted(theirs) != sorted(state.legal_codes().listed()):
        raise BadRecord("the list of legal actions differs from the rules", index)


def check_result(state: State, result: object) -> None:
    """Scores and winners must be ours; further keys may be there, but those we know must be right."""
    ours = state.result
    if not agree(ours, result):
        raise BadRecord(f"the result is {ours!r}, the record says {shown(result)}")


def agree(ours: dict[str, object] | None, theirs: object) -> bool:
    if ours is None or not isinstance(theirs, dict):
        return ours is theirs
    named = "scores" in theirs and "winners" in theirs
    return named and all(alike(ours[key], theirs[key]) for key in ours if key in theirs)


def alike(ours: object, theirs: object) -> bool:
    """Is this the same JSON value? 2.0 is no seat, and true is no 1."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        return ours.keys() == theirs.keys() and all(alike(ours[key], theirs[key]) for key in ours)
    if isinstance(ours, list) and isinstance(theirs, list):
        return len(ours) == len(theirs) and all(map(alike, ours, theirs))
    return type(ours) is type(theirs) and ours == theirs


def verify(record: object, edition: str | None = None) -> State:
    """Replay a record and prove that its chance came from its seed; BadRecord if it did not."""
    state = replay(record, edition)
    assert isinstance(record, dict)
    seed = state.setup.seed
    if seed is None:
        raise BadRecord("the record holds no seed to verify")
    if record.get("commitment") != commitment(seed):
        raise BadRecord("the seed does not match the commitment")
    check_shuffles(record, seed, edition)
    return state


def check_shuffles(record: dict[str, object], seed: str, edition: str | None) -> None:
    """Deal again from the seed: each chance of the record, but those that were given, must come out the same."""
    dealer = Dealer(seed)
    state = opened(record, edition)
    moves = record["moves"]
    assert isinstance(moves, list)
    for index, move in enumerate(moves):
        if index >= state.setup.given and state.waits_for_chance:
            check_shuffle(state, dealer, index, move)
        replay_move(state, index, move)


def check_shuffle(state: State, dealer: Dealer, index: int, move: object) -> None:
    """The chance that a record tells must be the one that the seed deals."""
    schema = state.table.chance_schema()
    dealt = schema.to_json(state.table.draw(dealer.stream(state.chances)))
    written = {key: value for key, value in move.items() if key != "actor"} if isinstance(move, dict) else {}
    try:
        told = schema.to_json(schema.from_json(written))
    except BadAction as error:
        raise BadRecord(str(error), index) from None
    if dealt != told:
        raise BadRecord(f"the seed deals {dealt!r}, the record says {told!r}", index)


def with_legal(record: dict[str, object], edition: str | None = None) -> dict[str, object]:
    """The same record, with all legal actions beside every player's move."""
    state = opened(record, edition)
    moves: list[dict[str, object]] = []
    recorded = record["moves"]
    assert isinstance(recorded, list)
    for index, move in enumerate(recorded):
        legal = None if state.waits_for_chance else [action.to_json() for action in state.legal()]
        moves.append(move if legal is None else {**move, "legal": legal})
        replay_move(state, index, move)
    return {**record, "moves": moves}
