### What the browser client says, beside the words of the house

## On every screen

skip = Skip to the content
skips = Skip
skips-table = Skip on this table
skip-prompt = To what is asked
skip-board = To the board
skip-hand = To your own things
language = Language
sound = Sound
theme-dark = Dark
haptics = Vibration
motion = Moving pieces
hints = Hints on the board
menu = Menu
close = Close
back = Back
copy = Copy
copied = Copied
send = Send
to-lobby = To the lobby
nav-label = Main
nav-play = Play
nav-learn = Learn
nav-rules = Rulebooks
nav-watch = Watch a record
lost-title = There is nothing here
lost-text = The address leads nowhere; the lobby knows the way.

## Lobby

lobby-title = { $count ->
    [1] One door, one courtyard
    [4] Four doors, one courtyard
   *[other] { $count } doors, one courtyard
 }
lobby-help = Play with friends by a link, with bots, or pass one device round. No account needed.
lobby-help-here = Play against bots or pass one device round. All of it stays on this device; no account needed.
lobby-again = Welcome back
lobby-waits = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
 }
begin-with = A good one to begin with
door-bots = { $count ->
    [one] { $count } bot, { $level }
   *[other] { $count } bots, { $level }
 }
door-change = change
door-friends = Invite friends to { $game }
lesson-offer = Your first { $game }?
lesson-offer-help = It shows where, with real pieces; this game waits for you.
lesson-offer-learn = Two-minute lesson
lesson-offer-no = No lesson
games-label = Games
players-range = { $first } to { $last } players
minutes-range = { $first } to { $last } min
play = Play
learn = Learn
my-tables = Your tables on this device
my-tables-help = They stay here until you remove them, or nobody has used them for long.
table-your-turn = It is your turn
table-turn = { $name } is playing
table-running = The game is running
table-over = Finished
finished-tables = { $count ->
    [one] { $count } finished table
   *[other] { $count } finished tables
 }
since-moment = just now
since-minutes = for { $count } min
since-hours = for { $count } h
since-days = { $count ->
    [one] for { $count } day
   *[other] for { $count } days
 }
ago-moment = just now
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
 }
continue = Continue
open = Open
remove-table = Remove the table of { $game }
remove-table-title = Remove the table of { $game }?
remove-table-help = You can delete it for everybody, with its record and all that was said there, or only take it off this list.
remove-table-for-all = Delete for everybody
remove-table-here = Only off this list
remove-table-not = Keep it
remove-own-help = It is kept on this device only. Once it is deleted, nobody can open it again; save it to a file if you want to keep it.
remove-own = Delete
other-devices = Other devices in this network:
house-unreachable = The server can't be reached. Trying again…
house-offline = There is no line to the server. Tables on this device can be played all the same.
engine-loading = Fetching the games for this device, once…
engine-starting = Starting the games on this device…
on-this-device = on this device
about = About Serai

## Join

join = Join
join-title = Join a table
join-label = Paste a link or a table code
join-help = The one who opened the table sees the code and the link on the screen.

## New table

new-table = A new table of { $game }
how-many = How many players?
who-sits = Who sits where?
seat-kind-me = This device
seat-kind-open = Open
seat-kind-bot = Bot
seat-open = Open seat
seat-open-help = for whoever opens the link
seat-bot = Bot ({ $level })
seat-bot-numbered = Bot { $number } ({ $level })
seat-bot-short = Bot { $number }
seat-bot-help = no bot ever sees your cards
seat-here = on this device
seat-present = is here
name-of-seat = Name at { $seat }
your-name = Your name
guest = Guest { $number }
name-numbered = { $name } · { $number }
bot-level = Level of the bot
bot-says = This bot { $help }.
clock-label = Clock
clock-none = No clock
clock-set = With a clock
clock-off = None
clock-on = Clock
clock-help = When time runs out, a bot plays on until its owner is back.
clock-bank = Minutes for the whole game
clock-increment = Seconds more for each move
clock-left = Time left: { $time }
house-rules = House rules
changed = Changed.
changed-count = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
 }
defaults = Defaults
seats-short = here { $here } · open { $open } · bots { $bots }
next-question = Next
by-the-book = by the rulebook
only-players = Only with { $players } players.
open-table = Open the table
open-table-help = You can fill open seats with bots at any time.
table-full = Everybody is here
table-full-help = The game begins as soon as the table is open.
invite-title = { $count ->
    [one] Invite { $count } friend
   *[other] Invite { $count } friends
 }
invite-later = The link, the code and the QR code are on the next screen.
invite-help = Whoever opens the link or scans the code sits down; nobody needs an account.
invite-code = Table code
invite-copy = Copy the link
invite-watch = Link to watch
invite-qr = QR code of the invitation

## Waiting for the others

waiting-title = { $game }: taking seats
waiting-open = { $count ->
    [0] All seats are taken
    [one] { $count } seat is still open
   *[other] { $count } seats are still open
 }
sit = Sit here
put-bot = Bot ({ $level })
take-bot = Take the bot away

## At the table

table-loading = Setting the table…
table-closed = This table can't be opened
title-your-turn = Your turn: { $game }
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
undo = Undo
undo-ask = Ask to undo
consent-asked = { $name } asks to take back the last moves.
consent-waiting = The others are being asked whether you may take your move back.
consent-yes = Agree
consent-no = Refuse
admit-asked = { $name } would like to join the game and take a free seat. All who play must agree.
ask-seat = Ask for this seat
remove-person = Remove { $name } from the table
confirm-title = Are you sure?
confirm-why = This can't be taken back.
empty-now = Nothing lies here now: { $things }
seat-all = Everything of { $name }
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
since-turn = Since your turn
since-more = { $count } more: open the list
since-fold = Fold this away
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
pace = Pace of the others
pace-calm = Calm
pace-quick = Quick
pace-instant = No pauses
rivals-label = The other seats
badge-turn = is to move
badge-your-turn = it is your turn
badge-you = your seat
badge-moved = moved last
badge-away = is away
badge-stand-in = a bot stands in
you = you
hand-over-to = Please hand over to { $name }
hand-over-why = The cards stay hidden until the next person is ready.
hand-over-ready = I am { $name }
connection-lost = The connection is lost. Trying again…
leave = Leave the table
leave-title = Leave this table?
leave-why = Your seat becomes free, and a bot or somebody else may take it.
stay = Stay
give-back = Give the seat back
stand-in = Let a bot stand in
hint = Hint
hint-thinking = Thinking…
hint-promises = wins { $percent } % ({ $low } to { $high }), { $points } points
hint-untried = not tried out
hint-why-clear = In the games tried out from here ({ $count }) it won { $percent } of 100, the next best { $other }. Nobody's hidden cards were looked at.
hint-why-close = No clear difference: in the games tried out from here ({ $count }) the first two won about equally often.
hint-why-only = In the games tried out from here ({ $count }) it won { $percent } of 100; nothing else was tried enough to compare.
hint-why-untried = The bot chose it by sight and tried nothing out.
hint-do = Do it
move-on = Go on at another device
move-on-help = Whoever opens this link plays at your seat. Show it to nobody else.
copy-link = Copy the link
first-visit = New to a game? Its first Play offers a two-minute lesson.
first-visit-help = You play a few moves with real pieces; the lesson shows where. Skip it whenever you like.
first-visit-start = Start with { $game }: 2 minutes
watch-game = Watch a game

## People at the table

invited-by = { $name } invites you to { $game }
invited = You are invited to { $game }
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
rename = Change your name
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
awaits-owner = The last move waits for { $name } to come back.
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

## Keys

help = Help
help-marks = What glows in brass can be chosen. What is pale can't be chosen now and says why when it is touched. A small medal marks the last move.
key-tab = from one thing to the next
key-arrows = walk between the things that can be chosen
key-enter = chooses
key-digits = choose by number
key-escape = puts back what is picked up
key-help = shows this help

## Rules

rulebook = Rulebook
rule-title = Rule { $rule }
rule-in-book = Open in the rulebook
rule-missing = There is no such rule.
open-rule = Show rule { $rule }
rules-search = Search by words or number
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
 }
rules-none = No rule speaks of that.
chapters = Chapters
rules-learn = Learn by playing
text-size = Size of the text
example-try = Try it
example = Worked example
example-count = Example { $number } of { $all }
example-again = Again
example-next = Next example
coach-label = Coach
summary = The game on one page
one-page = One page to print
print = Print

## The end

you-win = You win!
result-scores = { $scores }.
rematch = Play again
rematch-waiting = Waiting for the others…
rematch-wanted = would like to play again
watch-replay = Watch the replay
download-record = Download the record
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

## Replays and records

replay = Replay
replay-of = { $game }: replay
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
seen-by = Seen by
seen-by-all = everybody
watch-title = Watch a record
watch-help = Choose the file of a finished game. It is played through the rules before it is shown.
watch-drop = Drop a record here, or choose a file
watch-link = Paste a record, or a link to one
watch-reading = Reading…

## Learn

learn-title = Learn a game
learn-help = A short first game in which you make the moves, one idea at a time.

## About

fair-use = Fair use
fair-use-text = Serai is not affiliated with the designers and publishers of the games it plays, nor endorsed by them. Rules are told in our own words; art and texts are our own. If you like a game, buy it: a real table is better company.
privacy = Your games
privacy-text = There are no accounts and no trackers. A table is known only to those who have its link; your games stay on the computer that hosts them.
licences = Licences
licences-text = Serai is free software under the Apache licence 2.0. The typefaces Rubik and Frank Ruhl Libre are under the SIL Open Font Licence; Svelte, Fluent and uqr are under the MIT and Apache licences.
version = Version { $version }

## When something fails

problem-unknown = Something went wrong. Please try again.
problem-unreachable = The server can't be reached. Please try again.
problem-unknown_game = There is no such game in this house.
problem-not_an_invitation = That is neither a link nor a code of a table.
problem-bad_message = The server did not understand this.
problem-bad_option = The server refuses one of the house rules.
problem-bad_range = That part of the replay does not exist.
problem-bad_record = This record can't be replayed.
problem-link_unreachable = This address is out of reach now.
problem-link_elsewhere = This link leads to another site. For your safety the house reads nothing from other sites: open the link yourself, save the record, and drop the file here or paste its text.
problem-link_empty = There is no record at this address.
problem-bad_seats = The seats don't fit the number of players.
problem-bad_token = This link is not valid any more.
problem-busy = The server has too much to do. Please try again in a moment.
problem-disk_full = The disk of this server is full, so nothing can be saved now. Your table is as it was; please try again later.
problem-device_full = This device has no room left, so nothing can be saved now. Your table is as it was: make some room, or save it to a file from the menu, and try again.
problem-device_refuses = This browser does not let the page save anything now. Nothing that was saved is lost; a private window may be the reason.
problem-no_engine = The games could not be fetched for this device. Please try again when there is a line.
problem-only_here = Without a server nobody else can come to this table.
problem-empty_name = Please enter a name.
problem-long_name = A name may have at most 40 letters.
problem-empty_text = There was nothing to say.
problem-no_entry = This device has no key to this table. Please open the link you were given.
problem-no_game = There is no such game in this house.
problem-no_hint = There is no hint for this position.
problem-no_json = The server did not understand this.
problem-no_page = There is nothing at this address.
problem-no_seat = There is no such seat at this table.
problem-no_such_bot = There is no such bot.
problem-no_such_code = No table has this code. Please check it and try again.
problem-no_table = There is no such table; perhaps it was removed.
problem-nobody_asks = Nobody asks to take anything back any more.
problem-not_your_seat = This seat does not belong to this device.
problem-not_your_turn = It is not your turn.
problem-not_stored = The table can't be saved at this moment. Nothing is lost; please try again soon.
problem-only_a_socket = This address is only for live connections.
problem-only_the_host = Only the one who opened the table may do that.
problem-only_bots = This table goes on from a lesson: others can't sit down, as its chance is known.
problem-other_origin = This request came from another site and was refused.
problem-other_rules = The rules have been corrected since this table was played, and by today's rules it would go otherwise. It can be looked at, but not played on.
problem-has_a_seat = This device already has a seat at this table.
problem-somebody_asks = Somebody else is asking for a seat. Please wait until that is answered.
problem-no_request = Nobody asks for this seat any more.
problem-not_away = No bot plays for this seat.
problem-bot_plays = A bot plays for you at this moment. Come back first.
problem-no_count_down = Nothing counts down at this table.
problem-seats_open = There are still open seats.
problem-game_begun = The game has begun already.
problem-game_runs = While a game runs, a seat changes hands only with the consent of all who play.
problem-nobody_there = Nobody else sits there.
problem-quiet = At this table only those who have a seat may talk.
problem-our_fault = The server made a mistake. Nothing is lost; please try again.
problem-seat_closed = The hand at this seat stays with the bot until the game is over: nobody is left who could let you see it.
problem-seat_taken = Somebody else has just taken this seat.
problem-still_running = The game is still running.
problem-too_large = That is too large.
problem-too_many = That was too quick. Please wait a moment.
problem-bad_request = The server did not understand this.
problem-come_again = The connection was renewed.
problem-game_over = The game is over.
problem-not_started = The game has not begun yet.
problem-nothing_to_undo = There is nothing to take back.
problem-stale = The table has moved on in the meantime. Please look again.
problem-undo_needs_consent = Taking that back needs the consent of all.
problem-no_such_action = There is no such move in this game.

# looking back, and puzzles
review-open = Look back at the game
review = Review
review-as-table = as a table
review-move = Move
review-curve = The chance of winning of each seat over the game
review-curve-of = The chance of winning of each seat over the game; yours at the end: { $percent } %
review-turn-luck = The draw
review-turn-move = { $name }: { $action }
puzzles = Puzzles
puzzle-daily = Puzzle of the day
puzzle-link = Puzzle { $number }, level { $level } of 3
puzzle-theme-gain = Points for yourself
puzzle-theme-stop = Hold a rival back
puzzle-theme-balance = Both at once
puzzle-theme-win = For the win, not for points
puzzle-streak = { $count } in a row
puzzle-done = solved
problem-no_puzzle = There is no such puzzle.
