chapter-goal = The goal

rule-S-01 = Sultan is a game for two, three, four or five players.
rule-S-10 = A game always lasts three stages.
rule-S-48 = Whoever has the highest score wins the game.

chapter-set_up = Set-up

rule-S-02 = Three players use the side of the board with two cushions; every other number of players uses the side with three.
rule-S-03 = With three or more players, everyone takes a screen and the fifteen money cards of one colour, which run from 1 to 15; the colours are { $colours }, and each player has a different one.
rule-S-05 = Screens and money cards that nobody took stay in the box.
rule-S-06 = All players shuffle their own money cards and lay them down as a deck; no one may look at the order, not even in their own deck.
rule-S-07 = All fifty jewels go into the pouch, however many people play.
rule-S-08 = Around a real table the youngest starts the first round as first player; here you name the starting seat or let it be drawn by lot.
rule-S-09 = The seats follow one another clockwise: your left neighbour comes after you, and after the last seat comes the first again.

chapter-turn = A round

section-rounds = A stage and its rounds

rule-S-11 = Each stage consists of five rounds, or of four when two people play.
rule-S-12 = When a stage begins, everyone picks up the top five cards of their own deck; two players pick up eight each.
rule-S-13 = Nobody draws new cards during a stage, so each hand gets one card smaller every round, and two cards smaller with two players.
rule-S-14 = A round begins when the first player pulls four jewels blindly from the pouch and shows them to all; with three players it is three jewels.
rule-S-15 = The first player picks one of the drawn jewels to go back into the pouch, and each of the others gets a cushion of its own.
rule-S-17 = With three or more players, everybody in turn, from the first player on clockwise, lays exactly one card from the hand face down at a cushion.
rule-S-18 = You may choose any cushion, even one where cards are lying already, and a cushion can take any number of cards.
rule-S-19 = You may not pass: everyone has to place a card when it is their turn, and nobody may place more than their share, which is one card a round, or two when two people play.
rule-S-20 = A card that has been placed stays where it is; everyone sees who placed it where and when, but what it is worth stays secret until the last card of the round is down.

section-jewels = Who gets the jewels

rule-S-24 = As soon as the last card of the round lies on the table, all placed cards are turned over together.
rule-S-25 = Every cushion is decided by itself; what happens at one has no bearing on the others.
rule-S-26 = If there is just one card at a cushion, its owner gets the jewel, be the card ever so low.
rule-S-27 = If there are several cards at a cushion, the highest of them earns its owner the jewel.
rule-S-28 = With three or more players, when the highest value lies at a cushion more than once, the card that was placed first takes the jewel.
rule-S-30 = Every card counts for itself: cards at a cushion are not added up, and equal cards that are not the highest change nothing.
rule-S-31 = A jewel for which nobody placed a card returns to the pouch before jewels are drawn again.
rule-S-32 = You keep the jewels you have won behind your screen until the end; they can't be swapped, given away or put back.
rule-S-33 = After the jewels have been awarded, all cards of the round are out of the game, whether they won something or not.
rule-S-35 = With three or more players, the role of first player passes to the left after each round, and a new stage does not interrupt this.

chapter-scoring = Scoring

rule-S-42 = At the end each of your jewels brings its value in points: white { $white }, red { $red }, yellow { $yellow }, green { $green }, blue { $blue }.
rule-S-43 = With three or more players, many jewels of one colour earn a bonus: { $steps }; fewer earn none.
rule-S-45 = Each colour earns you a single bonus, for all your jewels of that colour together; you can't divide them to collect two bonuses.
rule-S-47 = Add the values of your jewels and your bonuses for all colours: this is your score.

chapter-end = The end

rule-S-37 = A stage is over when no one has a card in hand any more; this comes for all at the same time, after the fifth round, or the fourth with two players.
rule-S-38 = As long as there are cards in the decks, another stage follows; at the end of the third stage all cards have been played.
rule-S-39 = The third stage ends the game, after fifteen rounds in all, or twelve with two players, and then the points are counted.
rule-S-49 = If several players share the highest score, the one among them with the most jewels of all colours wins.
rule-S-50 = Players who are level both in points and in jewels win together.
rule-S-51 = When the game is over, all screens are taken away and everyone's jewels are there for all to see.

chapter-two_players = Two players

rule-S-04 = Two players each take the cards 1 to 12 of two colours, which makes 24 cards with every value twice; the cards 13, 14 and 15 stay in the box.
rule-S-21 = Two players place two cards each in a round, taking turns one card at a time, and the first player begins.
rule-S-22 = With two players, the two cards you place in one round have to lie at two different cushions, unless the table has switched this off.
rule-S-23 = With two players, you may well place a card at a cushion where your opponent has one.
rule-S-29 = With two players, when both have the same highest value at a cushion, the jewel goes to the first player of this round, whichever card was there sooner.
rule-S-36 = With two players, the role of first player changes hands after each round, from one stage to the next as well; the table may agree on a change after each stage only, or on none.
rule-S-44 = With two players, the bonus for jewels of one colour starts later: { $steps }; fewer earn none.

chapter-questions = Questions

rule-S-16 = A jewel that was put back is in the pouch right away and can come out again in the very next round.
rule-S-34 = Because of the number of cards you place, you can win no more than one jewel in a round, or two when two people play.
rule-S-40 = Jewels that are left in the pouch at the end bring points to no one.
rule-S-41 = There are always enough jewels in the pouch for the next draw, so it can never run short.
rule-S-46 = The bonus cards ({ $cards }) serve only to keep count: you get your whole bonus even when no fitting card is left.
