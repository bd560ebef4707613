# Treasures: the rules, each under its number in the catalogue.

chapter-goal = The goal

rule-T-01 = Two, three or four people play.
rule-T-61 = You need 11 gemstones, or more if you agreed on more before the game.
rule-T-63 = Whoever alone has the most gemstones wins, no matter who else has reached the target.

chapter-set_up = Set-up

rule-T-02 = There are 40 cards with numbers on them: one yellow diamond, three green emeralds, nine red rubies and twenty-seven blue sapphires.
rule-T-03 = Seats go round clockwise. Your left neighbour is the next seat; in a tie-break round it is the next seat that takes part.
rule-T-04 = The youngest deals the first round. Here an option names the first dealer, or the dealer is drawn by lot.
rule-T-05 = At the start of a round all cards are shuffled and form a face-down draw pile.
rule-T-06 = Everyone who takes part, the dealer too, gets three cards face down; then four cards are turned up on the table.
rule-T-08 = You begin the game without gemstones; all 50 lie in the pot.

chapter-turn = A turn

section-playing = Playing

rule-T-09 = The dealer's left neighbour plays first, then everyone in turn, clockwise.
rule-T-10 = On your turn you reveal one card from your hand. You collect with it, or you add it to the table; you can't pass.
rule-T-12 = When nobody has a card left, everyone gets three new cards from the draw pile. The table gets none.
rule-T-13 = After each deal the dealer's left neighbour starts again, so the dealer plays the last card of every deal.
rule-T-14 = A round always has 36 plays: six deals with two players, four with three, three with four.
rule-T-15 = What you collect goes face down to your private pile, together with the card you played, and is out of play for this round.

section-collecting = Collecting cards

rule-T-16 = Your card may collect one card of the same value from the table.
rule-T-17 = Or it may collect two or more cards from the table whose values add up exactly to its own.
rule-T-18 = Each play collects once only: either one equal card or one set with the right sum. You can't combine them, nor take two equal cards or two sets.
rule-T-19 = If there is more than one way to collect, the choice is yours, except under the advanced rule.
rule-T-20 = For collecting, only values matter and never colours.
rule-T-21 = If you don't collect, your card stays face up on the table.
rule-T-22 = You don't have to collect: you may lay a card although it could collect, except under the advanced rule.
rule-T-23 = A card you have laid is a card on the table like any other. Anyone may collect it later, you too.
rule-T-24 = With nothing on the table there is nothing to collect, so your card is laid.

section-sweeps = Sweeps

rule-T-26 = If you collect everything on the table with one play, you call "TREASURES!" and get a gemstone from the pot at once.
rule-T-27 = Every collection that leaves the table empty is a sweep, even of a single card or of the four cards the round began with.
rule-T-28 = A sweep with the last card of the round counts as well, unless the option says otherwise.

section-missed = Missed cards

rule-T-30 = When someone lays a card that could have collected something, the next player may claim that collection before the game goes on.
rule-T-31 = The claimer picks one collection that was open to the laid card, by the same rules, from the cards that lay there before it.
rule-T-32 = The claimer's private pile gets the laid card and the cards chosen with it.
rule-T-33 = A claim counts as collecting: the claimer is now the last to have collected.
rule-T-34 = A claim that leaves the table empty earns a gemstone like a sweep, unless the option says otherwise.
rule-T-35 = Whether you claim or decline, you then take your own turn as usual.
rule-T-36 = Only the next player may claim, only the card just laid, and only once; whoever declines has lost the right.
rule-T-37 = There is nothing to claim if something was collected, however little, or if only another card in that hand could have collected.
rule-T-38 = If the laid card ends a deal, the claim comes before new cards are dealt. After the last card of a round nobody may claim.
rule-T-39 = An option turns claims off altogether.

chapter-scoring = Scoring

section-round_end = End of a round

rule-T-43 = The round is over when the draw pile and all hands are used up, after 36 plays.
rule-T-44 = Whoever was last to collect in the round also gets all cards left on the table.
rule-T-47 = Now the private piles are compared in five categories, each worth one gemstone.
rule-T-48 = One gemstone goes to the player with the most cards of all.
rule-T-49 = One goes to the player with the most blue sapphires.
rule-T-50 = One goes to the player with the most red rubies.
rule-T-51 = One goes to the player with the most green emeralds.
rule-T-52 = One goes to the player who has the yellow diamond.
rule-T-53 = To win a category you need more than every single opponent; you don't need half of the cards.
rule-T-54 = If the highest number is shared, that gemstone is not given to anyone.
rule-T-55 = If nobody has a card for a category, its gemstone is not given either.
rule-T-56 = So the end of a round brings five gemstones at most, apart from those won by sweeps and claims.

chapter-end = The end

section-next_round = The next round

rule-T-59 = You keep your gemstones for the whole game. All cards go back and are shuffled for the new round.
rule-T-60 = Whoever played first in the last round deals the new one, and that player's left neighbour starts.

section-game_end = End of the game

rule-T-62 = When the gemstones of a round have been handed out and somebody has enough, the game ends; if not, another round is played.
rule-T-64 = Reaching the target in the middle of a round does not stop it; it is played out.
rule-T-65 = If several share the most gemstones, they play a tie-break round among themselves.
rule-T-66 = A tie-break round follows all the usual rules and uses all cards, but only those taking part get a hand.
rule-T-67 = Going clockwise from the last dealer, the first one who takes part deals the tie-break round.
rule-T-68 = Whoever wins the most gemstones in the tie-break round wins the game.
rule-T-69 = Those who are level for the most in it play another one, without the rest, and so on until one of them is ahead.
rule-T-70 = A tie-break round is always finished, whatever the target; its gemstones are added to the totals.

chapter-variants = Variants and teams

section-advanced = Advanced rule

rule-T-40 = With the advanced rule, a card that has its equal on the table must collect one: you may neither take a sum instead nor lay the card.
rule-T-41 = If there are several equal cards, you choose one of them.
rule-T-42 = If there is no equal card, you are free to collect a sum or to lay your card.

section-teams = Teams

rule-T-71 = By option, a gemstone for a sweep or a claim that reaches the target wins the game on the spot in an ordinary round. Gemstones for categories come all at once and are then checked as usual.
rule-T-72 = By option, everybody who has reached the target plays the tie-break, even with different totals; someone who has reached it alone wins.
rule-T-73 = Four can play as two pairs. Partners sit opposite each other, so the pairs take turns.
rule-T-74 = A pair counts its gemstones together: whatever either partner wins goes to the pair, and the pair reaches the target, ties and wins.
rule-T-75 = Each partner has a hand and a private pile alone and may be the last to collect; partners don't show or pass cards to each other.
rule-T-76 = Categories are won by single players, so even two partners can block each other by a tie. By option, partners' cards are counted together instead.
rule-T-77 = If the pairs are tied, all four play a tie-break round, and the pair that wins more gemstones in it wins.

chapter-questions = Questions

rule-T-07 = The four cards on the table stay as they are: they are not dealt again, they belong to nobody, and they don't collect one another.
rule-T-11 = Once you have revealed a card you can't take it back and play another.
rule-T-25 = Any number of cards may lie on the table.
rule-T-29 = The call is made for you: you can't lose a gemstone by forgetting it.
rule-T-45 = Getting these leftovers is never a sweep.
rule-T-46 = If nobody collected a single card in the round, nobody gets the leftovers.
rule-T-57 = A gemstone is worth 1; its colour means nothing.
rule-T-58 = You always get the gemstones you win: if the pot is empty, they are simply counted on.
