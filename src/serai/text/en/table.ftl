### What the browser client says at a table

## On every screen

skips-table = Skip on this table
skip-prompt = To what is asked
skip-board = To the board
skip-hand = To your own things
hints = Hints on the board

## Lobby

lesson-offer = Your first { $game }?
lesson-offer-help = It shows where, with real pieces; this game waits for you.
lesson-offer-learn = Two-minute lesson
lesson-offer-no = No lesson

## New table

your-name = Your name
name-numbered = { $name } · { $number }
clock-left = Time left: { $time }

## At the table

prompt-label = What to do now
prompt-yours = Your turn:
prompt-showing = See what happens; a tap or Space goes on
wait-showing = This is still being shown; a tap or Space goes on.
wait-turn = It is not your turn: { $name } is to decide.
wait-otherwise = There is nothing to do with this now.
choice-gone = The table went on meanwhile, so this went back.
prompt-back = This is how it was; Esc goes back to the table
prompt-waiting = { $name } is to decide
choices-label = Choices
choices-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
 }
not-now = { $count ->
    [one] { $count } thing is not possible now
   *[other] { $count } things are not possible now
 }
put-back = puts it back
undo-ask = Ask to undo
consent-asked = { $name } asks to take back the last moves.
consent-waiting = The others are being asked whether you may take your move back.
consent-yes = Agree
consent-no = Refuse
admit-asked = { $name } would like to join the game and take a free seat. All who play must agree.
ask-seat = Ask for this seat
invite-more = Invite somebody
remove-person = Remove { $name } from the table
confirm-title = Are you sure?
confirm-why = This can't be taken back.
empty-now = Nothing lies here now: { $things }
mat-label = The table
hand-label = Your things
side-label = Log, rules and chat
foot-label = Boards
phases-label = Phases of the round
tab-todo = To do
tab-log = Log
tab-tally = Seen
tab-rules = Rules
tab-chat = Chat
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-label = Say something
side-dock = Keep log, rules and chat beside the table
side-fold = Fold log, rules and chat away
look-back = Step back through it
look-up = To the table
step-before = The step before
step-after = The next step
you-cell = You
log-undone = { $name } took back { $count ->
    [one] the last move
   *[other] { $count } moves
 }.
log-undone-you = You took back { $count ->
    [one] the last move
   *[other] { $count } moves
 }.
pace-calm = Calm
pace-quick = Quick
pace-instant = No pauses
rivals-label = The other seats
badge-turn = is to move
badge-your-turn = it is your turn
badge-you = your seat
badge-moved = moved last
badge-stand-in = a bot stands in
hand-over-to = Please hand over to { $name }
hand-over-why = The cards stay hidden until the next person is ready.
hand-over-ready = I am { $name }
give-back = Give the seat back
stand-in = Let a bot stand in
hint-thinking = Thinking…
hint-promises = wins { $percent } % ({ $low } to { $high }), { $points } points
hint-untried = not tried out
hint-why-clear = In the games tried out from here ({ $count }) it won { $percent } of 100, the next best { $other }. Nobody's hidden cards were looked at.
hint-why-close = No clear difference: in the games tried out from here ({ $count }) the first two won about equally often.
hint-why-only = In the games tried out from here ({ $count }) it won { $percent } of 100; nothing else was tried enough to compare.
hint-why-untried = The bot chose it by sight and tried nothing out.
hint-why-forced = Nothing else is possible now.
hint-gain = It brings you about { $points } points more than the next.
hint-rival = { $name } then gets about { $points } points less.
hint-line = It might go on: { $line }
other-side = Hand on the other side
since-more = { $count } more: open the list
since-fold = Fold this away
since-turn = Since your turn
awaits-owner = The last move waits for { $name } to come back.
seat-all = Everything of { $name }
haptics = Vibration
pace = Pace of the others
motion = Moving pieces
seat-here = on this device
invite-help = Whoever opens the link or scans the code sits down; nobody needs an account.
waiting-title = { $game }: taking seats
sit = Sit here
put-bot = Bot ({ $level })
take-bot = Take the bot away
invited = You are invited to { $game }
rename = Change your name
badge-away = is away
rule-in-book = Open in the rulebook
seat-present = is here
hint-reasons = Why?
hint-do = Do it
hint-where = Look here: { $where }.
hint-which = Which one?

## A coach, where one plays against bots alone

coach-switch = Coach: a word before a clear mistake
coach-on = The coach looks on
coach-look = Look here again: { $where }.
coach-look-made = One more look: { $where }.
coach-look-again = Look again
coach-take-back = Take it back
coach-insist = Play it all the same
coach-leave = Leave it
habits = Three habits to change
habits-soon = The coach looks back at the game: { $done } of { $parts } parts
habit-cost = { $kind }: { $count ->
    [one] { $count } time
   *[other] { $count } times
 }, together −{ $percent } %
habit-none = Nothing to change: no choice lost anything worth telling.
look-for-gain = Look at your own points until the end, not only at this move.
look-for-stop = Look at what a rival would get next.
look-for-balance = Look for what helps you and costs a rival.
look-for-win = Points are not all: look at who is ahead in the end.

## People at the table

invited-by = { $name } invites you to { $game }
invited-rules = House rules at this table
invited-usual = Played by the usual rules.
invited-clock = With a clock: { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } each, { $seconds } s more for each move.
sit-down = Sit down
starts-in = { $seconds ->
    [one] The game begins in { $seconds } second.
   *[other] The game begins in { $seconds } seconds.
 }
start-now = Start the game
start-stop = Wait a little
start-ready = All seats are taken. Start when everybody is ready.
start-waiting = All seats are taken. The one who opened the table starts the game.
save = Save
away-title = Your time is up
away-helped = A bot plays for you
away-why = A bot plays on until you are back.
im-back = I'm back
people-flag = { $name }: time is up, a bot plays on.
people-helped = A bot plays for { $name }.
people-back = { $name } is back.
people-left = { $name } has left the table.
people-removed = { $name } was removed from the table; a bot plays on.
people-seated = { $name } has sat down.
people-brought = Up to here this was played on the device of { $name }, which could know what was hidden. From here on the server draws.
signs-label = Show a sign
sign-star = Well played
sign-laugh = Ha ha
sign-wow = Oh!
sign-ouch = Ouch
sign-heart = Thank you
sign-tea = Cheers
mute = Mute
mute-help = Only on this device.
spectators = Spectators
mute-all = Everybody
tie-broken = Equal at the top; a rule decides the victory:
unread-chat = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
 }

## The parts of a table that nobody has drawn

view-score = Points
view-points = Points
view-stones = Stones
view-round = Round
view-turn = Turn
view-stage = Stage
view-hand = Hand
view-hand_size = Cards in hand
view-deck = Deck
view-deck_size = Deck
view-draw_pile = Draw pile
view-draw_pile_size = Draw pile
view-discard_pile = Discard pile
view-discard_pile_size = Discard pile
view-dealer = Dealer
view-start_player = Start player
view-first_player = First player
view-team = Team

## Rules

open-rule = Show rule { $rule }
coach-label = Coach

## The end

you-win = You win!
result-scores = { $scores }.
rematch-waiting = Waiting for the others…
rematch-wanted = would like to play again
watch-replay = Watch the replay
save-table = Save the table to a file
show-game = Show this game
show-game-help = a link to watch the replay

seal-unchecked = Not checked yet
seal-unchecked-help = Before the first card the table published a hash of its secret seed. It can be checked now.
seal-verified = The shuffle is verified
seal-verified-help = The seed shown now matches the hash from the start, and the whole game follows from it: nobody touched the cards.
seal-failed = The shuffle does not match
seal-failed-help = The seed does not match the hash from the start, or the game does not follow from it.
seal-check = Check the shuffle
seal-checking = Checking…
seal-commitment = Published at the start
seal-seed = Seed revealed at the end
seal-given-help = The first { $count } moves were not dealt by this table: they come from another game, or from somebody's own device. All chance after them follows from the seed, which matches the hash from the start.
share = Share the result
share-note = Whoever has the link can watch this game, with the names at the table. You can delete it again from this device.
share-make = Make a picture and a link
share-picture = The picture
share-picture-of = The result: names and points
share-link = Copy the link
replay-move = Move { $number } of { $count }
replay-controls = Replay
replay-back = One move back
replay-next = One move on
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-speed = Speed
replay-mine = Only my decisions
replay-mark-round = A new part begins
replay-mark-lead = { $name } takes the lead
