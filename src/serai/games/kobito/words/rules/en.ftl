chapter-goal = The goal

rule-K-01 = Kobito is for two to six players, and the table is set up in the same way for all of them.
rule-K-41 = Whoever brings a pot's rainbow to its full length wins the pot on the spot, no matter who laid the rest.

chapter-set_up = Set-up

rule-K-02 = Shuffle the 84 rainbow cards, the 5 kobitos and the 3 tower cards into a single face-down draw pile. The rainbow cards bear the numbers 1 to 12, each in a hue of its own: { $hues }.
rule-K-03 = Shuffle the 18 pots of gold and turn up three of them; the other 15 stay face down as the pot deck.
rule-K-04 = Lay one card from the draw pile beside each pot that is turned up. This starter is the first place of the pot's rainbow and counts for its length.
rule-K-06 = When the starters lie on the table, everybody is dealt five cards.
rule-K-07 = A starting player is chosen; after each turn comes the next seat, and after the last seat the first.
rule-K-08 = At the beginning nobody has a rainbow in the studio, a won pot or a card put aside, and the discard pile is empty.

chapter-turn = A turn

section-obligation = The turn and its obligation

rule-K-09 = As your turn begins, count the rainbows in your studio and add one: so many cards you have to play at least, whatever happens later in the turn.
rule-K-10 = With four rainbows in your studio at the beginning of the turn you have to play five cards, all of a full hand.
rule-K-11 = You may always play more cards than you have to.
rule-K-12 = In your turn you add cards, start rainbows, build towers, swap kobitos and move places as often and in whatever order you like, as long as each is allowed when you do it; then you end the turn.
rule-K-13 = An added card counts as one card played, a started rainbow as many as you laid for it, a tower as two; swaps and moves count nothing.
rule-K-14 = A kobito from your hand counts like every other card, even one you got by a swap this very turn.
rule-K-15 = You draw no cards during your turn; the hand is filled up only when the turn is over.

section-rainbows = Rainbows

rule-K-16 = The places of a rainbow form a run without gaps: each has the number that follows the one before.
rule-K-17 = After 12 comes 1 again, so a run may pass over from 12 to 1.
rule-K-19 = A card goes to one of the two ends of a rainbow: below the lowest number or above the highest, each time the very next number.
rule-K-20 = In a studio a rainbow can be as long as you like, even longer than 12 places; its numbers then come round again.
rule-K-21 = Beside a pot there are never more places than the pot asks for.
rule-K-22 = What lies on the table stays there. Only a kobito can come back to a hand, by a swap.
rule-K-23 = Your hand serves the rainbows of all face-up pots and those of your own studio, never those in the studio of somebody else.

section-studio = The studio

rule-K-24 = Whenever you like in your turn, you may open a new rainbow in your studio with at least two cards from your hand that follow one another.
rule-K-25 = To start a rainbow you lay only the cards it takes to open it; a longer run is made by adding the other cards afterwards.
rule-K-26 = There is room for four rainbows in your studio; while it is full you can't start another.
rule-K-27 = A new rainbow goes to the first free slot of the studio.
rule-K-28 = A rainbow that you start now does not raise what you have to play in this turn.
rule-K-29 = You may start more than one rainbow in the same turn.

section-moves = From the studio to the pots

rule-K-31 = Whenever you like in your turn, you may move one or more places from a rainbow of your studio to the rainbow of a face-up pot.
rule-K-32 = Places leave a studio rainbow at its low or its high end only, so that it never breaks in two.
rule-K-33 = One move takes neighbouring places, lays them in the same order at one end of one pot's rainbow, and has to leave a run without gaps there.
rule-K-34 = A move takes no more places than the pot still needs.
rule-K-35 = What remains of the studio rainbow is nothing at all or at least two places; the next rule has the only exception.
rule-K-36 = A single place may remain if, with the moved places laid and before a new pot is turned up, it fits a face-up pot that still needs places; moving it to a pot is then the next thing you must do.
rule-K-37 = With several moves you may share out one studio rainbow among several pots.
rule-K-38 = Places that are moved are not cards played.
rule-K-39 = A place always moves with everything that is stacked on it, and a kobito in it keeps its number.
rule-K-40 = Once its last place has gone, the slot of a studio rainbow is free immediately.

section-pots = Winning a pot

rule-K-42 = Keep the pot you have won; every card of its rainbow, kobitos and towers included, goes to the discard pile.
rule-K-43 = Straight away the next pot of the deck, if there is one, is turned up in the same slot and gets its starter.
rule-K-44 = Your turn continues: you may play on the new pot at once and even win several pots in one turn.

section-kobitos = Kobitos

rule-K-46 = From your hand a kobito can be any number you like, whether you add it, start a rainbow with it or put it on top of a tower.
rule-K-47 = The place decides the number of a kobito, and it stays that number until the kobito is swapped out or discarded.
rule-K-48 = You may not play a kobito whose number is in doubt: a new rainbow needs at least one rainbow card, and the order of its cards tells what the kobito stands for.
rule-K-49 = In your turn you may take a kobito from any pot's rainbow or any studio, your own or another's, by putting in its place a rainbow card from your hand with exactly its number.
rule-K-50 = Only a kobito that lies on top of its place can be taken.
rule-K-51 = A swap is no card played; rainbows keep their length, and you keep the number of cards in your hand.
rule-K-52 = You may swap as often as you like.
rule-K-53 = A kobito you got by a swap may be played in the same turn.
rule-K-54 = Nothing but a swap ever touches somebody else's studio.

section-towers = Tower cards

rule-K-55 = A tower card never goes out alone; it can be neither added to a rainbow nor used to start one.
rule-K-56 = You may lay a tower card on any place of a face-up pot's rainbow or of your own studio if you also have a rainbow card of that place's number or a kobito.
rule-K-57 = The tower card goes on the top card of the place and the other card on the tower card; the rainbow does not get longer.
rule-K-58 = Both cards of a tower count as played.
rule-K-59 = Ends and middles will do, so will the place of a kobito and a place that has a tower already.
rule-K-60 = You can't build a tower in the studio of another player.

section-turn_end = Ending the turn

rule-K-62 = You may end your turn when you have played the cards you have to, or when you can neither add a card, start a rainbow nor build a tower at that moment; never while a last place has to move.
rule-K-63 = If you have played too few cards by the end of your turn, all the cards left in your hand are put aside with your pots.
rule-K-65 = What was put aside is out of play until the end and is never shuffled in again.
rule-K-66 = If you have played enough, you keep the cards in your hand and nothing is put aside.
rule-K-67 = Then draw until you hold five cards again, and the next player's turn begins.

chapter-scoring = Scoring

rule-K-64 = At the end of the game you lose 3 points for every rainbow card you put aside; kobitos and tower cards cost nothing.
rule-K-75 = Your score is the points on your pots less 3 for each rainbow card you have put aside; it can drop below zero.
rule-K-76 = Hands, studios, unfinished rainbows and pots that nobody won are worth nothing.

chapter-end = The end

rule-K-73 = The game ends as soon as a pot is won and no new one can be turned up; of the 18 pots that is the 16th, and two stay on the table.
rule-K-74 = The turn is then cut short: nothing more is played, put aside or drawn.
rule-K-77 = The highest score wins, and players who share it share the victory.

chapter-questions = Questions

section-cases = Single cases

rule-K-05 = A starter has to be a rainbow card: should a kobito or a tower card come up, shuffle it back and draw again.
rule-K-18 = Only the numbers decide what fits; colours are there to please the eye.
rule-K-30 = Studio rainbows keep to themselves: no card passes between them, and they do not merge even if their ends would fit.
rule-K-45 = The finished rainbow is on the discard pile before the new starter is drawn.
rule-K-61 = Towers and whatever is under them lie still until their place moves or their rainbow is discarded.

section-piles = Empty piles

rule-K-68 = If a card is to be drawn and the draw pile is empty, shuffle the discard pile to make a new one and go on drawing.
rule-K-69 = If a starter is needed and there is no rainbow card in the draw pile, shuffle the discards into it first.
rule-K-70 = With nothing left in either pile, you take what there was and play on with a smaller hand.
rule-K-71 = Even with an empty hand you have your turn and may move places; nothing is put aside, for there is nothing to put aside.
rule-K-72 = A turn is idle if it starts with no cards in hand, consists of nothing but ending it, and brings no card afterwards. When everyone in a row has had an idle turn, the game ends and is scored.
