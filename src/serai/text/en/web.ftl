### What the browser client says, beside the words of the house

## On every screen

skip = Skip to the content
skips = Skip
language = Language
sound = Sound
theme-dark = Dark
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
nav-watch = Records
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
name-of-seat = Name at { $seat }
guest = Guest { $number }
bot-level = Level of the bot
bot-style = Style of the bot
bot-says = This bot { $help }.
clock-label = Clock
clock-none = No clock
clock-set = With a clock
clock-off = None
clock-on = Clock
clock-help = When time runs out, a bot plays on until its owner is back.
clock-bank = Minutes for the whole game
clock-increment = Seconds more for each move
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
invite-code = Table code
invite-copy = Copy the link
invite-watch = Link to watch
invite-qr = QR code of the invitation

## Waiting for the others

waiting-open = { $count ->
    [0] All seats are taken
    [one] { $count } seat is still open
   *[other] { $count } seats are still open
 }

## At the table

table-loading = Setting the table…
table-closed = This table can't be opened
title-your-turn = Your turn: { $game }
undo = Undo
you = you
connection-lost = The connection is lost. Trying again…
leave = Leave the table
leave-title = Leave this table?
leave-why = Your seat becomes free, and a bot or somebody else may take it.
stay = Stay
hint = Hint
move-on = Go on at another device
move-on-help = Whoever opens this link plays at your seat. Show it to nobody else.
copy-link = Copy the link
first-visit = New to a game? Its first Play offers a two-minute lesson.
first-visit-help = You play a few moves with real pieces; the lesson shows where. Skip it whenever you like.
first-visit-start = Start with { $game }: 2 minutes
watch-game = Watch a game

## People at the table


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
rule-missing = There is no such rule.
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
summary = The game on one page
one-page = One page to print
print = Print

## The end

rematch = Play again
download-record = Download the record

## Replays and records

replay = Replay
replay-of = { $game }: replay
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
problem-not_alone = The coach helps only where one plays against bots alone.
problem-not_your_seat = This seat does not belong to this device.
problem-not_your_turn = It is not your turn.
problem-not_stored = The table can't be saved at this moment. Nothing is lost; please try again soon.
problem-only_a_socket = This address is only for live connections.
problem-only_the_host = Only the one who opened the table may do that.
problem-only_bots = This table goes on from a lesson or from another game: others can't sit down, as what is hidden there is known.
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
play-on = Play on from here
own-games = Your games
review = Review
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
