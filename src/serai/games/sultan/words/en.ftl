game = Sultan
game-about = Bid blindly for the Sultan's jewels and collect many of one colour; for two to five players.
game-invitation = Bid face down for the jewels on the cushions.

## What to do now

prompt-offer = Choose the jewel that goes back into the pouch; the others will be bid for.
prompt-bid = Choose a card from your hand and the cushion at which it will lie face down.
prompt-deal = Cards and jewels are being dealt.
prompt-over = The game is over and all jewels are on show.
asked-bid = Bid for { $jewels }

## Actions

action-return_jewel = Put a { $color } jewel back into the pouch
action-place_card = Place { card-word } at { $cushion }

## Where a hint lets one look

where-place_card = { $cushion }
where-return_jewel = the jewels you drew

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
event-round_begun-you = Stage { $stage }, round { $round }: you are first player.
event-hand_dealt-you = You take up the cards { $cards }.
event-jewels_drawn-you = You draw jewels from the pouch: { $jewels }.
event-jewel_returned-you = You put a { $jewel } jewel back into the pouch.
event-card_placed-you = You place { card-word } face down at { $cushion }.
event-card_revealed-you = You have { card-word } at { $cushion }.
event-game_scored-you = You have { $score ->
    [one] { $score } point
   *[other] { $score } points
 } with { $jewels ->
    [one] { $jewels } jewel
   *[other] { $jewels } jewels
 }.
tell-alone-you = Your { $card } was alone there: the { $jewel } jewel is yours.
tell-alone-other = { $name } was alone there with { $card } and gets the { $jewel } jewel.
tell-beat-you = Your { $card } beat { $others }: the { $jewel } jewel is yours.
tell-beat-other = { $name } gets the { $jewel } jewel: { $card } beat { $others }.
tell-beat-against = { $name } gets the { $jewel } jewel with { $card } against your { $mine }.
tell-first-you = Of equal cards, { $card }, yours was placed first: the { $jewel } jewel is yours.
tell-first-other = Of equal cards, { $card }, the one of { $name } was placed first and gets the { $jewel } jewel.
tell-first-against = Of equal cards, { $card }, the one of { $name } was placed before yours and gets the { $jewel } jewel.
cell-alone = alone there
cell-beat = beat
cell-first = first
cell-unsold = nobody bid
cell-returned = put back
cell-at = at { $number }

## Why not

reason-hand_size = A new hand has { $count } cards.
reason-not_in_deck = The deck does not hold that many cards of value { $card }.
reason-jewels_drawn = { $count } jewels are drawn in a round.
reason-not_in_bag = The pouch does not hold that many { $colour } jewels.
reason-not_drawn = No { $colour } jewel was drawn this round.
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
money-violet = violet
money-gold = gold
money-white = white
money-red = red
money-yellow = yellow
money-green = green
money-blue = blue
bonus-cards = { $count } × { $points }
bonus-step = { $points } for { $count }
bonus-step-last = { $points } for { $count } or more
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

## The table as lines of text

board-round = Stage { $stage }, round { $round }. First player: { $name }
board-offer = Drawn: { $jewels }
board-cushion = Cushion { $number }: { $jewel } – cards of { $names }
board-cushion-empty = Cushion { $number }: { $jewel }
board-seat = { $name }: { $hand } in hand, { $deck } in the deck
board-jewels = jewels: { $jewels } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
board-jewel-count = { $count } { $colour }
argument-card = card { $card }
board-hand = In hand: { $cards }

## The table as a board

tab-tally = Cards seen
prompt-bid-card = Pick up a card for one of the cushions.
prompt-bid-picked = Choose the cushion for your { $card }.
mat-progress = Stage { $stage } of { $stages }, round { $round } of { $rounds }
mat-drawn = Drawn from the pouch
mat-worth = for you: { $count ->
    [1] 1st { $colour }
    [2] 2nd { $colour }
    [3] 3rd { $colour }
   *[other] { $count }th { $colour }
 }
mat-worth-brief = for you
mat-worth-key = Below each jewel: the points it would bring you.
mat-worth-value = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for you: { $colour } number { $count }
mat-order = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
mat-order-long = { $place ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
   *[other] fifth card
 } of { $name }
mat-placed = { $order }: has placed
mat-placing = { $order }: places now
mat-waiting = { $order }: places later
mat-placed-some = { $count } of { $bids } cards placed
mat-my-card = your { $card }, seen only by you
mat-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
 }
mat-own-hand = Your cards
mat-hand-card = Money card { $card }
mat-deck = { $count ->
    [0] Your deck is empty
    [one] { $count } card in your deck
   *[other] { $count } cards in your deck
 }
mat-deck-next = for the stages to come
mat-behind-screen = behind the screen
mat-own-jewels = Your jewels
mat-bonus = Many of one colour bring more:
mat-bonus-step = { $count } of a colour: { $points } points more
mat-bonus-last = { $count } or more of a colour: { $points } points more
mat-go-on = Go on
mat-last-round = The last round
mat-unsold = back into the pouch
mat-seen-help = Pale cards have been played and are out of the game. What is left lies in the hand, in the deck, or face down at a cushion.
mat-seen-gone = { $card }: played
mat-seen-left = { $card }: not yet played
mat-seen-some = { $card }: { $left } left
mat-pouch = In the pouch
mat-jewel-points = jewels + bonus
mat-jewels-owned = { $count ->
    [one] { $count } jewel
   *[other] { $count } jewels
 }
mat-breakdown-cell = { $count } { $colour }: { $points } points and a bonus of { $bonus }

## A study

report-use-jewel = Jewels won, by colour
