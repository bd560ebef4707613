game = Treasures
game-about = Collect cards from the table by equal value or by sum, and win gemstones for the rarest colours; for two to four players.
game-invitation = Capture cards by sums and sweep the table.

## What to do now

prompt-play = Reveal a card from your hand.
prompt-capture = Collect an equal card or cards with the right sum, or add your card to the table.
prompt-claim = The card just laid could have collected something: claim it, or decline.
prompt-deal = Cards are being dealt.
prompt-over = The game is over.

## Actions

action-play_card = Play { $card }
action-take = Collect { $cards }
action-lay = Add the card to the table
action-claim = Claim { $cards }
action-pass = Decline

## Where a hint lets one look

where-play_card = your hand, beside what lies on the table
where-take = the cards on the table
where-lay = the cards on the table
where-claim = the cards on the table
where-pass = the cards on the table

## Events

event-dealer_named = { $seat } deals the first round.
event-round_begun = Round { $round } begins; { $seat } deals.
event-tiebreak_begun = Round { $round } is a tie-break between { $seats }; { $seat } deals.
event-hand_dealt = { $seat } is dealt { $cards }.
event-hand_dealt-hidden = { $seat } is dealt a hand.
event-table_dealt = Four cards are turned up: { $cards }.
event-card_played = { $seat } reveals { $card }.
event-cards_taken = { $seat } collects { $cards } with { $card }.
event-card_laid = { $seat } adds { $card } to the table.
event-cards_claimed = { $seat } claims what was missed, { $cards }, together with { $card }.
event-claim_passed = { $seat } leaves { $card } where it is.
event-swept = TREASURES! { $seat } empties the table and now has { $stones ->
    [one] { $stones } gemstone
   *[other] { $stones } gemstones
 }.
event-leftovers_taken = { $seat } collected last and takes what is left on the table: { $cards }.
event-leftovers_lost = Nobody has collected anything; the cards on the table go to nobody: { $cards }.
event-category_won = { $seat } wins a gemstone for { $category } ({ $count }).
event-category_won_by_team = Team { $team_number } wins a gemstone for { $category } ({ $count }).
event-category_tied = Nobody wins the gemstone for { $category }: nobody is ahead (the most is { $count }).
event-round_scored = { $seat } won { $won ->
    [one] { $won } gemstone
   *[other] { $won } gemstones
 } in this round and has { $stones } in all.
event-team_scored = Team { $team_number } won { $won ->
    [one] { $won } gemstone
   *[other] { $won } gemstones
 } in this round and has { $stones } in all.
event-game_won = { $seat } wins the game with { $stones } gemstones.
event-game_won_by_team = Team { $team_number } wins the game with { $stones } gemstones.
event-round_begun-you = Round { $round } begins; you deal.
event-tiebreak_begun-you = Round { $round } is a tie-break between { $seats }; you deal.
event-hand_dealt-you = You are dealt { $cards }.
event-card_played-you = You reveal { $card }.
event-cards_taken-you = You collect { $cards } with { $card }.
event-card_laid-you = You add { $card } to the table.
event-cards_claimed-you = You claim what was missed, { $cards }, together with { $card }.
event-claim_passed-you = You leave { $card } where it is.
event-swept-you = TREASURES! You empty the table and now have { $stones ->
    [one] { $stones } gemstone
   *[other] { $stones } gemstones
 }.
event-leftovers_taken-you = You collected last and take what is left on the table: { $cards }.
event-category_won-you = You win a gemstone for { $category } ({ $count }).
event-round_scored-you = You won { $won ->
    [one] { $won } gemstone
   *[other] { $won } gemstones
 } in this round and have { $stones } in all.
event-game_won-you = You win the game with { $stones } gemstones.
cell-laid = laid
cell-took = took
cell-claimed = claimed
cell-leftovers = took the rest

## Why not

reason-deal_size = { $count } cards are dealt here.
reason-not_in_draw_pile = The draw pile does not hold that many of { $card }.
reason-must_play = Now a card from the hand has to be revealed.
reason-not_in_hand = You don't hold { $card }.
reason-already_revealed = You have revealed { $card }; it can't be exchanged for another card.
reason-take_or_lay = Now { $card } has to collect something or be added to the table.
reason-must_match = A card of equal value lies on the table, so { $card } must collect one like it.
reason-claim_or_pass = First claim what { $card } could have collected, or decline.
reason-not_on_table = There are not that many of { $card } on the table to collect.
reason-not_equal = { $card } does not have the value { $value }.
reason-one_collection = A card of value { $value } makes one collection only: one equal card, or one set with that sum.
reason-wrong_sum = These cards add up to { $sum }, not to { $value }.

## Options

option-teams = Play in pairs
    .help = For four players: partners sit opposite each other and count their gemstones together.
option-team_count = How teams are counted
    .help = Whether a category goes to the best single player or to the pair with more cards between them. Only matters in pairs.
option-target = Gemstones to win
    .help = How many gemstones end the game.
option-advanced_match = Advanced rule
    .help = If a card of equal value lies on the table, you must collect one; you may neither choose a sum nor lay your card.
option-claim_missed = Missed cards may be claimed
    .help = When somebody lays a card that could have collected something, the next player may make that collection.
option-claim_sweep_stone = Gemstone for a claimed sweep
    .help = A claim that empties the table earns a gemstone. Only matters if missed cards may be claimed.
option-last_play_sweep = Gemstone for a sweep with the last card
    .help = Emptying the table with the very last card of a round earns a gemstone.
option-target_check = When the target counts
    .help = Whether the game can end only after a round, or at the very sweep that reaches the target.
option-tiebreak = Who plays the tie-break
    .help = Either those who share the most gemstones, or all who have reached the target.
option-first_dealer = First dealer
    .help = Who deals the first round. At a real table it is the youngest.
option-open_piles = Show won cards
    .help = Show what lies in everybody's pile. Everyone saw those cards being won, so it only helps the memory.
value-teams-true = yes
value-teams-false = no
value-team_count-players = each player alone
value-team_count-pooled = both partners together
value-advanced_match-true = yes
value-advanced_match-false = no
value-claim_missed-true = yes
value-claim_missed-false = no
value-claim_sweep_stone-true = yes
value-claim_sweep_stone-false = no
value-last_play_sweep-true = yes
value-last_play_sweep-false = no
value-target_check-round_end = at the end of a round
value-target_check-immediate = at once
value-tiebreak-equal_top = those with equally many
value-tiebreak-all_reached = all who reached the target
value-first_dealer-random = drawn by lot
value-open_piles-true = yes
value-open_piles-false = no

## Names

team-name = team { $number }
category-cards = the most cards
category-sapphire = the most sapphires
category-ruby = the most rubies
category-emerald = the most emeralds
category-diamond = the diamond
card-y1 = diamond 1
card-y2 = diamond 2
card-y3 = diamond 3
card-y4 = diamond 4
card-y5 = diamond 5
card-y6 = diamond 6
card-y7 = diamond 7
card-y8 = diamond 8
card-y9 = diamond 9
card-y10 = diamond 10
card-g1 = emerald 1
card-g2 = emerald 2
card-g3 = emerald 3
card-g4 = emerald 4
card-g5 = emerald 5
card-g6 = emerald 6
card-g7 = emerald 7
card-g8 = emerald 8
card-g9 = emerald 9
card-g10 = emerald 10
card-r1 = ruby 1
card-r2 = ruby 2
card-r3 = ruby 3
card-r4 = ruby 4
card-r5 = ruby 5
card-r6 = ruby 6
card-r7 = ruby 7
card-r8 = ruby 8
card-r9 = ruby 9
card-r10 = ruby 10
card-b1 = sapphire 1
card-b2 = sapphire 2
card-b3 = sapphire 3
card-b4 = sapphire 4
card-b5 = sapphire 5
card-b6 = sapphire 6
card-b7 = sapphire 7
card-b8 = sapphire 8
card-b9 = sapphire 9
card-b10 = sapphire 10

## Words for the table

word-card = card
word-diamond = diamond (yellow)
word-emerald = emerald (green)
word-ruby = ruby (red)
word-sapphire = sapphire (blue)
word-gemstone = gemstone
word-gemstones = gemstones
word-pot = pot
word-draw_pile = draw pile
word-private_pile = private pile
word-table = table
word-hand = hand
word-revealed = card revealed
word-laid = card just laid
word-value = value
word-sum = sum
word-player = player
word-dealer = dealer
word-deal = deal
word-round = round
word-turn = turn
word-sweep = sweep
word-sweep_call = TREASURES!
word-last_collector = last to collect
word-leftovers = cards left on the table
word-category = category
word-tie = tie
word-nobody = nobody
word-target = gemstones to win
word-tiebreak_round = tie-break round
word-team = team
word-partner = partner
word-round_end = end of the round
word-game_end = end of the game
word-winner = winner

## The table as lines of text

board-round = Round { $round }. Dealer: { $name }. Cards in the draw pile: { $count }
board-tiebreak = Tie-break round { $round }. Dealer: { $name }. Cards in the draw pile: { $count }
board-open = On the table: { $cards }
board-revealed = Shown: { $card }
board-laid = Just laid: { $card }
board-seat = { $name }: { $count ->
    [one] { $count } gemstone
   *[other] { $count } gemstones
 }, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
 }
board-hand = In hand: { $cards }

## The table as a board

tab-tally = Who leads
prompt-capture-choose = Choose what your card collects, or lay it.
prompt-play-picked = { $count ->
    [0] It would collect nothing: press it again to lay it.
   *[other] Choose a set, or press the card again.
 }
mat-progress = Round { $round }, deal { $deal } of { $deals }
mat-progress-tiebreak = Tie-break round { $round }, deal { $deal } of { $deals }
mat-target = First to { $count } gemstones
mat-own-hand = Your cards
mat-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
 }
mat-no-hand = No cards in hand
mat-table = Cards on the table
mat-table-empty = The table is empty.
mat-draw-pile = { $count ->
    [0] The draw pile is empty
    [one] { $count } card left in the draw pile
   *[other] { $count } cards left in the draw pile
 }
mat-play-here = Reveal { $card }
mat-would-collect = { $count ->
    [0] collects nothing
    [one] can collect { $count } set
   *[other] can collect { $count } sets
 }
mat-own-card = your card
mat-laid-by = { $name } laid it
mat-out-of-reach = Not with { $value }
mat-choices = What you can do
mat-set = { $letter }: { $cards }
mat-set-collect = Collect { $letter }: { $cards }
mat-brings = { $count ->
    [one] { $count } card for your pile
   *[other] { $count } cards for your pile
 }
mat-sweep = Empties the table: TREASURES!
mat-sweep-plain = Empties the table, but earns no gemstone.
mat-collect = Collect
mat-claim = Claim
mat-lay = Add to the table
mat-lay-claimed = { $name } may then claim a set for it.
mat-lay-free = It lies there for everybody.
mat-decline = Decline
mat-decline-help = The card stays on the table; then you play your own.
mat-letters = letters choose, Enter decides
mat-pile = { $count ->
    [one] { $count } card won
   *[other] { $count } cards won
 }
mat-pile-closed = Won cards lie face down
mat-stones = { $count ->
    [one] { $count } gemstone
   *[other] { $count } gemstones
 }, { $left } to go
mat-stones-reached = { $count ->
    [one] { $count } gemstone
   *[other] { $count } gemstones
 }
mat-last-collector = collected last
mat-deals = dealer
mat-out = watches this round
mat-leads = Who leads this round
mat-leads-closed = Won cards lie face down and are counted when the round ends.
mat-leads-tie = Level for the most means that nobody gets the gemstone.
mat-leads-gain = is what the chosen set would add
mat-category-cards = Most cards
mat-category-sapphire = Most sapphires
mat-category-ruby = Most rubies
mat-category-emerald = Most emeralds
mat-category-diamond = The diamond
mat-sweeps = Sweeps: TREASURES!
mat-nobody = nobody
mat-winner-cell = { $name } wins with { $count }
mat-round-over = End of round { $round }
mat-next-round = { $dealer } deals the next round, and { $first } starts.
mat-go-on = On to round { $round }
mat-to-result = To the result
mat-round-column = Round
mat-total = Total

## A study

report-use-category = Categories won
report-use-captured = Cards captured
