chapter-goal = The goal

rule-G-01 = Goofspiel is a game for two or three players.
rule-G-13 = The game is over when all prizes have been bid for; most points win.

chapter-set_up = Set-up

rule-G-02 = Everybody takes the same cards in hand: one suit from the ace to the king, or fewer if the table says so.
rule-G-03 = Another suit with the same cards makes the prizes.
rule-G-04 = The prizes are shuffled and lie face down in a pile.

chapter-turn = A round

rule-G-05 = A round begins when the top prize of the pile is turned up; it joins what is on offer.
rule-G-06 = Everybody chooses a card of the own hand and lays it face down; nobody sees what another has chosen.
rule-G-07 = When all have chosen, all bids are turned up together.
rule-G-08 = Whoever bid the single highest card takes all prizes on offer.
rule-G-09 = If the highest card was bid more than once, nobody takes the prizes: they stay on offer for the next round, or go out of the game if the table says so.
rule-G-10 = Prizes that are still on offer after the last round go out of the game.
rule-G-11 = Cards that were bid are put aside face up and are not used again.

chapter-end = The end

rule-G-12 = A prize is worth as many points as its card: the ace one, the jack eleven, the queen twelve, the king thirteen.
rule-G-14 = Whoever is level with the best shares the victory.
