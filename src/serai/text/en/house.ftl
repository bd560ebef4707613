## The house

house = Serai
house-about = A house of tabletop games: play them, understand them, study them.
language-en = English
language-hu = magyar
language-he = עברית

## Words

yes = yes
no = no
nothing = nothing
nobody = nobody
spectator = spectator
seat-name = seat { $number }
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
value-true = yes
value-false = no
value-random = drawn by lot

## Lists: a and b; a, b, c and d

list-none = none
list-two = { $before } and { $last }
list-middle = { $before }, { $next }
list-last = { $before } and { $last }

## Who plays

human = person
bot-random = Random
    .help = plays any legal move
bot-greedy = Greedy
    .help = takes what looks best at once
bot-easy = Easy
    .help = thinks a little
bot-normal = Normal
    .help = thinks ahead
bot-hard = Hard
    .help = thinks far ahead
bot-master = Master
    .help = takes its time and forgives little
bot-search = Search
    .help = thinks as long as it is told
bot-numbered = { $bot } { $number }
bot-styled = { $bot }, { $style }
style-balanced = balanced
    .help = weighs all alike
style-cautious = cautious
    .help = fears a loss more than it hopes for a gain
style-bold = bold
    .help = takes risks for a greater lead
style-builder = builder
    .help = builds up its own points and minds others less

## Making a table

option-line = { $option }: { $value }
table-ready = { $game } for { $count ->
    [one] { $count } player
   *[other] { $count } players
 }: { $names }.
you-are = You are { $name }, seat { $number } of { $players }.
you-watch = You are watching.

## Playing

turn = { $name }'s turn.
choice-line = { $number }. { $action }
choice-effect = { $choice } [{ $effect }]
choice-so-far = So far: { $chosen }
choice-more = { $choice } … ({ $count } ways)
choose-number = { $last ->
    [1] Type 1:
   *[other] Choose a number from 1 to { $last }:
 }
not-understood = “{ $written }” is neither a number from 1 to { $last } nor a command; ? shows the commands.
action-form = This move is typed like this: { $form }
no-step-back = There is no step to go back.
out-of-range = { $last ->
    [1] There is one answer only: please type 1.
   *[other] Please choose a number from 1 to { $last }.
 }
refused = Refused: { $reason } ({ $rule })
unavailable-heading = Not possible now:
unavailable-line = { $action }: { $reason } ({ $rule })
hand-over = Please hand the screen to { $name }, then press Enter.
hints-heading = Instead of a number you may type:
hint-help = ? shows this help
hint-rules = r shows the rules; r and a rule's id shows one rule
hint-score = s shows the score
hint-view = v shows the table
hint-why = w shows what is not possible now, and why
hint-back = b goes back one step in a long list
hint-history = l shows what happened so far
hint-undo = u takes back your last move
hint-quit = q leaves the game
answer-yes = y
answer-no = n
goodbye = Goodbye!
unfinished = The game is not finished.
board-table = The table
board-to-do = What to do
board-to-come = Still to come

## Rules and score

rules = Rules
rules-of = Rules of { $game }
rule-line = { $rule }  { $text }
unknown-rule = { $game } has no rule { $rule }; its rules are { $first } to { $last }.
score = Score
score-line = { $name }: { $score }
words-wait = { $name } is to decide.
words-seat = You are at seat { $number } of { $players }.
game-over = The game is over.
results-heading = Result
winner = { $name } wins.
winners-shared = { $names } share the victory.
column-place = Place
column-seat = Seat
column-name = Name
column-bot = Bot
column-score = Points
column-winner = Winner
column-wins = Wins
column-win-rate = Share of wins
column-average = Average points
column-games = Games
column-option = Option
column-value = Value
column-rule = Rule
column-game = Game
column-players = Players
column-speed = Moves per second

## Reasons known in every game

reason-game_over = The game is over; nobody can move any more.
reason-other_game = This move belongs to another game.
reason-no_such_id = No legal action has the number { $id } now.
reason-other_decision = Something else has to be decided first.
reason-no_such_seat = There is no { $seat } at this table.
reason-stale = The table has moved on in the meantime.
reason-other_rules = The rules have been corrected since this table was played, and by today's rules it would go otherwise. It can be looked at, but not played on.
reason-not_started = The game has not begun yet.
reason-not_your_turn = It is not your turn.
reason-no_such_action = There is no such move in this game.
reason-undo_needs_consent = Taking that back needs the consent of all.

