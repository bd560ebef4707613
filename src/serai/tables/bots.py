"""Bots' turns: whenever a bot has to decide, it is asked, and its move is made."""

import logging
import random
from typing import TYPE_CHECKING, Any

from serai.tables.errors import Conflict, NoAnswer, NotStored
from serai.tables.game import FINISHED
from serai.tables.host import Cancellable
from serai.tables.questions import GAME, SHOW, Question, any_seed

if TYPE_CHECKING:
    from serai.tables.table import LiveTable

LOG = logging.getLogger("serai.bots")
HOLDING = 10.0  # seconds after which one looks again whether an owner is still there
MOST_SHOWS = 20  # tables of one host where bots play and others only watch


class BotTurns:
    """Lets the bots of one table play, one decision after another."""

    __slots__ = ("held", "playing", "table")

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.playing: Cancellable | None = None
        self.held: int | None = None  # the version at which a bot's move would have ended the game

    @property
    def are_thinking(self) -> bool:
        return self.playing is not None

    @property
    def may_play(self) -> bool:
        """Bots play where somebody is there to see it."""
        table = self.table
        if table.game.thinker() is None or not table.host.is_open or table.recovering or self.awaited is not None:
            return False
        return table.is_attended and (self.urgency == GAME or self.may_show)

    @property
    def awaited(self) -> int | None:
        """The seat whose owner the end of the game waits for: no bot ends it while a bot plays for who looks on."""
        if self.held != self.table.game.version:
            return None
        return next(iter(self.table.helped_owners()), None)

    @property
    def may_show(self) -> bool:
        """Of tables where nobody plays but bots, some stand still while there are too many."""
        shows = self.table.host.shows
        return self.table.id in shows or len(shows) < MOST_SHOWS

    @property
    def urgency(self) -> int:
        """A person who plays is served before those who only watch."""
        return GAME if self.table.present() else SHOW

    def wake(self) -> None:
        """If a bot has to decide, let it think."""
        if self.playing is None and self.may_play:
            if self.urgency == SHOW:
                self.table.host.shows.add(self.table.id)
            self.playing = self.table.host.spawn(self.play())

    def stop(self) -> None:
        if self.playing is not None:
            self.playing.cancel()

    async def play(self) -> None:
        try:
            while self.may_play:
                await self.leave_it_to_the_last_writer()
                await self.play_once()
        except NotStored as error:  # the table recovers, and wakes the bots again
            LOG.warning("a bot's move could not be stored", exc_info=error, extra={"table": self.table.id})
        except Exception as error:
            LOG.error("a bot's turn failed", exc_info=error, extra={"table": self.table.id})
            self.table.recover()
        finally:
            self.playing = None
            self.end_show()

    def end_show(self) -> None:
        shows = self.table.host.shows
        if self.table.id in shows:
            shows.discard(self.table.id)
            self.table.host.show_ended()

    async def leave_it_to_the_last_writer(self) -> None:
        """Of several hosts the one that stored the last entry lets the bot think; others step in if it is gone."""
        table = self.table
        if table.wrote_last or table.heard_at is None or not table.host.grace:
            return
        waits = table.host.grace - (table.host.moment().steady - table.heard_at) / 1000
        version = table.game.version
        while waits > 0 and version == table.game.version:
            await table.host.sleep(min(waits, 0.25))
            waits -= 0.25

    async def play_once(self) -> None:
        table, host = self.table, self.table.host
        game, version, bot = table.game, table.game.version, table.game.thinker()
        if bot is None:
            return
        begun = host.moment().steady
        action = await self.choice(bot)
        passed = (host.moment().steady - begun) / 1000
        await host.sleep(max(0.0, host.bot_pace - passed))
        async with table.lock:
            if table.game is game and game.version == version and game.thinker() == bot and game.actor is not None:
                change = game.move(game.actor, version, action, None, host.moment())
                if change.status == FINISHED and table.helped_owners():
                    self.hold(version)
                    return
                try:
                    await table.commit(change)
                except Conflict:
                    return  # another host let it move

    def hold(self, version: int) -> None:
        """Wait for who looks on: to come back, or to go."""
        self.held = version
        self.table.show_all()
        self.table.host.call_later(HOLDING, self.hold_on)

    def hold_on(self) -> None:
        """Devices that poll go without a word: look again now and then."""
        if self.awaited is not None and self.table.host.is_open:
            self.table.host.call_later(HOLDING, self.hold_on)
        else:
            self.wake()

    async def choice(self, bot: str) -> dict[str, Any]:
        """What the bot chooses; any legal action if it does not answer."""
        state = self.table.game.state
        assert state is not None
        legal = [action.to_json() for action in state.legal()]
        if len(legal) == 1:
            return legal[0]
        try:
            chosen = await self.table.host.thinking.choose(
                self.question(bot), self.urgency, self.table.presence.came_last
            )
            if chosen in legal:
                return chosen
            LOG.warning("a bot chose what is not legal", extra={"table": self.table.id})
        except NoAnswer as error:
            LOG.warning(str(error), extra={"table": self.table.id})
        self.table.host.metrics.bot_failed()
        return random.choice(legal)

    def question(self, bot: str) -> Question:
        game = self.table.game
        assert game.state is not None
        config = game.config
        return Question(config.game, config.players, config.options, game.state.moves(), bot, any_seed())
