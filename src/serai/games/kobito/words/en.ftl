game = Kobito
game-about = Build rainbows of numbered cards and be the one who lays the last card at a pot of gold; for two to six players.
game-invitation = Build rainbows and be first at the pot of gold.

## What to do now

prompt-turn = Play cards, swap kobitos or move places to the pots; end your turn when you have played enough.
prompt-last_place = Move the last place of your rainbow to a pot.
prompt-deal = Pots and cards are being dealt.
prompt-over = The game is over.
asked-turn = { $count ->
    [one] Play { $count } more card
   *[other] Play { $count } more cards
 }

## Actions

action-add = Add { card-word } at the { $end } end of { $to }
action-start = Start a rainbow with { $cards }
action-tower = Build a tower with { card-word } on place { $place_number } of { $on }
action-swap = Swap { card-word } for the kobito at place { $place_number } of { $at }
action-move = Move { $count ->
    [one] { $count } place
   *[other] { $count } places
 } from the { $take } end of { $from } to the { $end } end of { $to }
action-end_turn = End the turn

## Where a hint lets one look

where-add = { $to }
where-start = a new rainbow from your hand
where-tower = { $on }
where-swap = { $at }
where-move = { $to }
where-end_turn = what is still to be done this turn

## Events

event-pot_revealed = A pot for { $length } cards, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, is turned up as { $slot }.
event-starter_laid = The rainbow of { $slot } starts with { card-word }.
event-hand_dealt = { $seat } is dealt { $count } cards: { $cards }.
event-hand_dealt-hidden = { $seat } is dealt { $count } cards.
event-cards_drawn = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }: { $cards }.
event-cards_drawn-hidden = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
event-reshuffled = The discard pile is shuffled into the draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
event-turn_begun = { $seat } begins a turn and has to play at least { $obligation ->
    [one] { $obligation } card
   *[other] { $obligation } cards
 }.
event-card_added = { $seat } adds { $cards } at the { $end } end of { $to } (number { $number }).
event-rainbow_started = { $seat } starts { $to } at number { $number } with { $cards }.
event-tower_built = { $seat } builds a tower on place { $place_number } (number { $number }) of { $on }: { $cards }.
event-kobito_swapped = { $seat } takes the kobito at place { $place_number } of { $at } for { card-word }.
event-places_moved = { $seat } moves { $numbers } from { $from } to the { $end } end of { $to }.
event-pot_won = { $seat } wins { $slot } and gets { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-rainbow_discarded = The cards of { $slot } go to the discard pile: { $cards }.
event-last_turn = There is no new pot: { $seat } finishes the last turn of the game.
event-put_aside = { $seat } puts aside the rest of the hand: { $cards }.
event-turn_ended = { $seat } ends the turn; cards played: { $played }, cards due: { $obligation }.
event-stalemate = Nobody has any cards left; the game ends.
event-game_scored = { $seat } has { $score ->
    [one] { $score } point
   *[other] { $score } points
 }: { $points } from pots, less { $penalty } for cards put aside.
event-hand_dealt-you = You are dealt { $count } cards: { $cards }.
event-cards_drawn-you = You draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }: { $cards }.
event-turn_begun-you = Your turn begins: play at least { $obligation ->
    [one] { $obligation } card
   *[other] { $obligation } cards
 }.
event-card_added-you = You add { $cards } at the { $end } end of { $to } (number { $number }).
event-rainbow_started-you = You start a rainbow in your studio at number { $number } with { $cards }.
event-tower_built-you = You build a tower on place { $place_number } (number { $number }) of { $on }: { $cards }.
event-kobito_swapped-you = You take the kobito at place { $place_number } of { $at } for { card-word }.
event-places_moved-you = You move { $numbers } from your studio to the { $end } end of { $to }.
event-pot_won-you = You win { $slot } and get { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-put_aside-you = You put aside the rest of your hand: { $cards }.
event-turn_ended-you = You end your turn; cards played: { $played }, cards due: { $obligation }.
event-game_scored-you = You have { $score ->
    [one] { $score } point
   *[other] { $score } points
 }: { $points } from pots, less { $penalty } for cards put aside.
tell-swapped-yours = { $name } takes the kobito at place { $place_number } of your rainbow { $rainbow_number } for { card-word }.
cell-pot = at pot { $number }
cell-studio = studio
cell-started = started
cell-tower = tower
cell-swapped = for a kobito
cell-swapped-yours = for your kobito
cell-won = won
cell-aside = put aside

## Why not

reason-pot_not_in_deck = { $pot } is not in the pot deck.
reason-starter_is_rainbow_card = A starter is a rainbow card, not { card-word }.
reason-not_in_draw_pile = The draw pile does not hold that many of this card: { $card }.
reason-cards_drawn = { $count ->
    [one] { $count } card has
   *[other] { $count } cards have
 } to be drawn here.
reason-reshuffle_count = { $count ->
    [one] { $count } card lies
   *[other] { $count } cards lie
 } in the discard pile.
reason-must_play = You have to play at least { $obligation ->
    [one] { $obligation } card
   *[other] { $obligation } cards
 } as long as you can; so far you have played { $played }.
reason-tower_alone = A tower card is played only by building a tower, with another card on top of it.
reason-no_such_rainbow = There is no such rainbow on the table: { $rainbow }.
reason-other_studio = Cards from your hand go to pots and to your own studio, not to { $rainbow }.
reason-not_in_hand = Your hand does not hold enough of this card: { $card }.
reason-unclear = Too few numbers lie at { $rainbow } to show what the kobito would stand for.
reason-does_not_fit = { $card } does not fit there: this end wants number { $number }.
reason-studio_full = Your studio holds { $count } rainbows already.
reason-kobitos_alone = A rainbow can't be started with kobitos alone.
reason-kobito_between = At this table a rainbow starts and ends with a rainbow card; kobitos may only stand between them.
reason-two_cards_open = Start the rainbow with two cards and add the others one by one.
reason-not_a_run = These cards do not follow one another.
reason-towers_on_pots_only = At this table towers are built on the rainbows of pots only.
reason-no_such_place = That rainbow has { $length ->
    [one] { $length } place
   *[other] { $length } places
 }; there is no place { $place_number }.
reason-other_number = { $card } does not match: the number of that place is { $number }.
reason-swap_with_number = A kobito is swapped for a rainbow card, not for { card-word }.
reason-kobito_covered = That kobito is covered by a tower.
reason-no_kobito = No kobito lies on top of that place.
reason-not_own_studio = Only places of your own studio can be moved, not those of { $rainbow }.
reason-not_a_pot = Places move only to the rainbow of a face-up pot, not to { $rainbow }.
reason-too_many_places = You can't move { $count } places: that rainbow has { $length }.
reason-all_are_lowest = When the whole rainbow moves, take it from the low end.
reason-no_space = You can't move { $count } places there: the pot has room for { $space }.
reason-does_not_join = { $number } does not join there: this end wants number { $wanted }.
reason-leaves_one = That would leave a single place that fits no pot.
reason-must_move_last = First the last place of { $rainbow } has to move to a pot.

## Options

option-first_player = Starting player
    .help = Who has the first turn.
option-stop_short = Ending a turn early
    .help = When a turn may be ended before enough cards have been played.
option-kobito_clarity = Clear kobitos
    .help = When the number of a kobito counts as clear: by the place it is laid on, or only where two numbers show it.
option-tower_targets = Places for towers
    .help = Where tower cards may be laid.
option-end_timing = End of the game
    .help = Whether the game stops the moment the last pot is won or after that turn.
option-penalise_specials = Penalty for special cards
    .help = Whether kobitos and tower cards put aside cost three points too.
value-first_player-random = drawn by lot
value-stop_short-only_if_stuck = only when no card can be played
value-stop_short-free = at any time
value-kobito_clarity-placed = its place tells
value-kobito_clarity-two_numbers = two numbers tell
value-tower_targets-pots_and_own_studio = pots and own studio
value-tower_targets-pots_only = pots only
value-end_timing-immediate = at once
value-end_timing-end_of_turn = after the turn
value-penalise_specials-true = yes
value-penalise_specials-false = no

## Names

end-low = low
end-high = high
rainbow-pot = pot { $first_number }
rainbow-studio = rainbow { $second_number } of { $owner }
slot-name = pot { $number }
pot-name = Pot card { $value }
card-0 = kobito
card-13 = tower card
card-name = { $value }
card-word = { $card_key ->
    [0] a kobito
    [13] a tower card
   *[other] the { $card }
 }

## Words for the table

word-rainbow = rainbow
word-rainbow_card = rainbow card
word-kobito = kobito (wild card)
word-tower_card = tower card
word-pot = pot of gold
word-pot_deck = pot deck
word-pot_length = cards needed
word-points = points
word-starter = starter card
word-studio = studio
word-other_studio = another player's studio
word-hand = hand
word-draw_pile = draw pile
word-discard_pile = discard pile
word-won_pots = won pots
word-put_aside = cards put aside
word-penalty = penalty
word-obligation = cards to play at least
word-played = cards played this turn
word-number = number
word-place = place
word-low_end = low end
word-high_end = high end
word-run = run
word-stands_for = stands for
word-player = player
word-first_player = starting player
word-turn = turn
word-space = places to fill
word-score = score
hue-red = red
hue-red-orange = red-orange
hue-orange = orange
hue-amber = amber
hue-yellow = yellow
hue-lime = lime
hue-green = green
hue-turquoise = turquoise
hue-sky_blue = sky blue
hue-blue = blue
hue-indigo = indigo
hue-violet = violet

## The table as lines of text

board-piles = Draw pile: { $count }. Discards: { $discards }
board-obligation = Cards to play this turn: { $needed }. Played: { $played }
board-pot = Pot { $number }: needs { $length ->
    [one] { $length } card
   *[other] { $length } cards
 }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $cards }
board-seat = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
 }
board-studio = Studio { $number }: { $cards }
board-hand = In hand (0 is a kobito, 13 a tower): { $cards }
board-studios = Studios
board-your-turn = Your turn
argument-card = card: { $card }
argument-cards = card: { $cards }
argument-place = place { $place_number }
argument-count = cards: { $count }
verb-add = Add a card
verb-start = Start a rainbow
verb-tower = Build a tower
verb-swap = Swap for a kobito
verb-move = Move cards of a rainbow

## The board on a screen

progress-pots = { $won } of { $all } pots won
pick-more = Pick a card or a rainbow of your studio.
pick-none = Nothing can be played: end your turn.
pick-or-end = Play on, or end your turn.
pick-card = Where does { card-word } go?
pick-rainbow = Where do places of the rainbow { $low }⁠–⁠{ $high } go?
pick-among = Which way?
put-back = Put back
move-numbers = Move { $numbers }
wins-points = wins { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
swapped-yours = swapped your kobito for this { $card }
pot-new = new: pot of { $points } won here
mark-new = new
pot-filled = { $laid } of { $length } cards
pot-cards = { $length ->
    [one] { $length } card
   *[other] { $length } cards
 }
pot-gone = No more pots
cards-due = { $missing ->
    [one] { $missing } more card to play
   *[other] { $missing } more cards to play
 }
cards-enough = Enough cards played
ask-put-aside = You have not played enough: { $count ->
    [one] { $count } card from your hand is
   *[other] { $count } cards from your hand are
 } put aside, and it costs { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
end-anyway = End the turn all the same
studio-yours = Your studio
new-rainbow = New rainbow
starts-rainbow = starts a rainbow
slot-next = Two cards in a row start a rainbow
slot-free = free
hint-fits = { $numbers } could go to the pot of { $points }
hint-completes = { $numbers } would complete the pot of { $points }
card-spoken = { $card_key ->
    [0] Kobito
    [13] Tower card
   *[other] Card { $card }
 }
aside-cost = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } put aside: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } less
no-pots = no pots
tally-unseen = Cards not seen yet
tally-unseen-help = In the draw pile and in other hands
tally-pots = Pots in the deck
reason-wanted_nowhere = No rainbow wants { card-word } at an end now.

## A study

report-use-pot = Pots won
