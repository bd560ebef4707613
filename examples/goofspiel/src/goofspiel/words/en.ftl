game = Goofspiel
game-about = Bid for the same prizes with the same cards, in secret; for two or three players.
game-invitation = Bid for thirteen prizes with thirteen cards, in secret.

## What to do now

prompt-bid = Choose the card that you bid for the prizes on offer.
prompt-deal = The next prize is being turned up.
prompt-over = All prizes have found their owners; the game is over.

## Actions

action-bid = Bid the { $card }

## Events

event-prize_turned = Round { $round }: the prize is the { $prize }.
event-bid_placed = { $seat } bids the { $card }, face down.
event-bid_placed-hidden = { $seat } lays a card face down.
event-bid_shown = { $seat } has bid the { $card }.
event-prizes_won = { $seat } wins { $prizes }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-prizes_wait = The highest bids are equal: { $prizes } will be won with the next prize.
event-prizes_lost = The highest bids are equal: { $prizes } { $prizes_count ->
    [one] goes
   *[other] go
 } out of the game.
event-game_scored = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

## Why not

reason-not_in_pile = The { $prize } is not among the prizes to come.
reason-not_in_game = This table plays with the cards from the ace to { $count }; the { $card } is not among them.
reason-already_played = You have bid the { $card } before.

## Options

option-cards = Cards
    .help = With how many cards everybody plays, and for how many prizes. Fewer make a shorter game.
option-ties = Equal highest bids
    .help = What becomes of the prizes when two players bid the same highest card.
value-ties-carry = wait for the next prize
value-ties-discard = go out of the game

## Names

card-name = { $value }
card-1 = ace
card-11 = jack
card-12 = queen
card-13 = king

## The parts of a view

view-round = round
view-offer = on offer
view-worth = points on offer
view-prizes_to_come = prizes to come
view-prizes_lost = prizes lost
view-bids = bids
view-hand = hand
view-hand_size = cards in hand
view-played = cards played
view-prizes = prizes won
view-points = points

## The table as lines of text

board-round = Round { $round }
board-offer = On offer: { $prizes } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
board-to-be-won = To come: { $prizes }
board-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ({ $prizes }); played: { $played }
board-hand = In hand: { $cards }

## A study

report-use-prize = Prizes won
