game = Sultan
game-about = Bid blindly for the Sultan's jewels and collect many of one colour; for two to five players.

## What to do now

prompt-offer = Choose the jewel that goes back into the pouch; the others will be bid for.
prompt-bid = Choose a card from your hand and the cushion at which it will lie face down.
prompt-deal = Cards and jewels are being dealt.
prompt-over = The game is over and all jewels are on show.

## Actions

action-return_jewel = Put a { $color } jewel back into the pouch
action-place_card = Place { card-word } at { $cushion }

## Events

event-stage_begun = Stage { $stage } begins.
event-hand_dealt = { $seat } takes up the cards { $cards }.
event-hand_dealt-hidden = { $seat } takes up a new hand of cards.
event-round_begun = Stage { $stage }, round { $round }: { $seat } is first player.
event-jewels_drawn = { $seat } draws jewels from the pouch: { $jewels }.
event-jewel_returned = { $seat } puts a { $jewel } jewel back into the pouch.
event-card_placed = { $seat } places { card-word } face down at { $cushion }.
event-card_placed-hidden = { $seat } places a card face down at { $cushion }.
event-card_revealed = { $seat } has { card-word } at { $cushion }.
event-jewel_won = { $seat } gets the { $jewel } jewel from { $cushion }.
event-jewel_unsold = Nobody wants the { $jewel } jewel on { $cushion }; it goes back into the pouch.
event-game_scored = { $seat } has { $score ->
    [one] { $score } point
   *[other] { $score } points
 } with { $jewels ->
    [one] { $jewels } jewel
   *[other] { $jewels } jewels
 }.

## Why not

reason-no_such_seat = There is no { $seat } at this table.
reason-hand_size = A new hand has { $count } cards.
reason-not_in_deck = The deck does not hold that many cards of value { $card }.
reason-jewels_drawn = { $count } jewels are drawn in a round.
reason-not_in_bag = The pouch does not hold that many { $color } jewels.
reason-not_drawn = No { $color } jewel was drawn this round.
reason-return_first = First one of the drawn jewels must go back into the pouch.
reason-must_place = Now a card has to be placed at a cushion.
reason-no_such_cushion = There is no { $cushion }: this board has { $count } cushions.
reason-card_not_in_game = Cards of value { $card } are not used by two players.
reason-not_in_hand = You have no card of value { $card } in your hand.
reason-other_cushion = You have a card at { $cushion } already; your second card has to go to another cushion.

## Options

option-first_player = First player
    .help = Who starts the first round. At a real table it is the youngest.
option-two_player_split = Two cards on different cushions
    .help = With two players: a player's two cards of a round must lie at different cushions.
option-two_player_rotation = First player changes every
    .help = With two players: how often the other player becomes first player.
option-open_jewels = Show all jewels
    .help = Show everyone's jewels and points and what is in the pouch. Everybody saw the jewels being won, so it only helps the memory.
value-first_player-random = drawn by lot
value-two_player_split-true = yes
value-two_player_split-false = no
value-two_player_rotation-round = round
value-two_player_rotation-stage = stage
value-two_player_rotation-game = game
value-open_jewels-true = yes
value-open_jewels-false = no

## Names

colour-white = white
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
cushion-name = cushion { $number }
card-word = the { $card }

## Words for the table

word-board = game board
word-cushion = cushion
word-money_card = money card
word-deck = deck
word-hand = hand
word-bonus_card = bonus point card
word-jewel = jewel
word-jewels = jewels
word-collection = collection
word-screen = screen
word-bag = pouch
word-offer = drawn jewels
word-placed = cards placed
word-played = cards played
word-face_down = face down
word-player = player
word-first_player = first player
word-stage = stage
word-round = round
word-points = points
word-bonus = bonus points
word-treasurer = the Sultan's treasurer
phase-offer = offering jewels
phase-bid = bidding
phase-deal = dealing
phase-over = end of the game

## The table as lines of text

board-round = Stage { $stage }, round { $round }. First player: { $name }
board-offer = Drawn: { $jewels }
board-cushion = Cushion { $number }: { $jewel } – cards of { $names }
board-cushion-empty = Cushion { $number }: { $jewel }
board-jewels = { $name }: { $jewels } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
board-jewel-count = { $count } { $colour }
board-hand = In hand: { $cards }
