## The lesson

lesson-title = Learn { $game }
lesson-label = Lesson
lesson-step = Step { $step } of { $all }
lesson-next = Next
lesson-back = One step back
lesson-show = Show me
lesson-again = From the beginning
lesson-watch = { $name } is playing…
lesson-try = You may do that in a game, and it might even be clever. In this lesson, try this: { $task }
lesson-done = Well done!
lesson-play = Play against an easy bot
lesson-rules = Read the rules
lesson-others = Learn another game
lesson-you = Guest
lesson-seat-1 = Innkeeper
lesson-seat-2 = Traveller

## Sultan

learn-sultan-welcome = Welcome! You buy jewels for the Sultan's treasury. In a few rounds you will know the whole game. The innkeeper and a traveller play along.
learn-sultan-jewels = A jewel is worth 1 to 5 points: white 1, red 2, yellow 3, green 4, blue 5. Many of one colour bring a bonus, so it pays to collect.
learn-sultan-offer = You are the first player: three jewels were drawn, and one of them goes back into the pouch. The other two will be bid for.
learn-sultan-offer-task = Put the white jewel back.
learn-sultan-cards = These are your five cards for this stage, with numbers from 1 to 15. In each round you place one of them, and it does not come back. High cards win, so spend them wisely.
learn-sultan-place = Now everybody places one card face down at a cushion. All can see where you bid, but not how high. A modest card may be enough for green.
learn-sultan-place-task = Pick up your 5 and place it at the green jewel.
learn-sultan-alone = The cards have been turned over. You were alone at green, so your 5 was enough: with just one card at a cushion, its owner gets the jewel.
learn-sultan-tie = At blue there were two cards, both a 10. The card that was placed first won, and that was the innkeeper's. The role of first player moves on, too.
learn-sultan-last = This time you place last and can see where the others bid. One card lies at green, and you already own a green jewel. Make sure that you get this one.
learn-sultan-last-task = Place your 12 at the green jewel.
learn-sultan-beaten = Your 12 beat the traveller's 4: the highest card takes the jewel. All cards of the round are out of the game now, those that lost, too.
learn-sultan-bonus = A third green jewel! It would bring you 4 points and a bonus of 2 more. Each cushion tells you what its jewel would bring you.
learn-sultan-bonus-task = Place your 14 at the green jewel.
learn-sultan-deny = You are first player again. The best jewel need not go to anyone: what you put back is safe in the pouch, and this time your cards are low.
learn-sultan-deny-task = Put the blue jewel back.
learn-sultan-no_pass = Nobody may pass. With a weak hand, spend your lowest card where you lose little.
learn-sultan-no_pass-task = Place your 2 at the white jewel.
learn-sultan-unsold = All three of you bid for white and nobody for red, so the red jewel goes back into the pouch.
learn-sultan-stages = Five rounds are a stage. Then everyone takes up five new cards, and after three stages the game ends. Four, five or six jewels of one colour bring even more than three.
learn-sultan-farewell = Whoever has the most points wins. You know all you need: good luck at the Sultan's court!

## Treasures

learn-treasures-welcome = Welcome! In Treasures you collect cards from the table. The best collections win gemstones, and eleven gemstones win the game.
learn-treasures-gems = There is one diamond, there are three emeralds, nine rubies and twenty-seven sapphires. When a round ends there is a gemstone for the most cards, for the most sapphires, the most rubies, the most emeralds, and for the diamond.
learn-treasures-reveal = On your turn you reveal one card. It may collect a card of equal value from the table. There lies an 8, and you hold one, too.
learn-treasures-reveal-task = Reveal your 8.
learn-treasures-equal = For collecting only values count, never colours.
learn-treasures-equal-task = Collect the 8 from the table.
learn-treasures-emerald = The innkeeper could not collect anything and had to lay a 9. Your emerald is one of only three: collect with it before it has to lie on the table.
learn-treasures-emerald-task = Reveal the emerald 7.
learn-treasures-sum = A card may also collect several cards whose values add up to its own: 3 and 4 make 7.
learn-treasures-sum-task = Collect the 3 and the 4.
learn-treasures-claim = Look: the innkeeper laid a 10 although there was another 10 to collect. What somebody misses, the next player may claim.
learn-treasures-claim-task = Claim the 10.
learn-treasures-nothing = Your last card, a 1, can't collect the 9, so it will stay on the table. That happens to everybody.
learn-treasures-nothing-task = Reveal the 1.
learn-treasures-new_hand = The innkeeper collected a 9 with the other 9. All hands are empty, so everybody got three new cards; the table gets none.
learn-treasures-last_one = Only one card is left on the table, a 1. To take everything that lies there is a sweep.
learn-treasures-last_one-task = Reveal your 1.
learn-treasures-sweep = Whoever empties the table calls "Treasures!" and gets a gemstone at once. The call is made for you.
learn-treasures-sweep-task = Collect the last card.
learn-treasures-diamond = You hold the diamond, which brings a gemstone by itself. There is nothing here that it could collect, and if you laid it, the innkeeper could take it. Play another card and wait.
learn-treasures-diamond-task = Reveal the 6.
learn-treasures-colours = Now a 5 and a 2 lie there, together 7. This is the moment for the diamond.
learn-treasures-colours-task = Reveal the diamond.
learn-treasures-take_diamond = What you have collected is yours until the round ends; nobody can take it from you.
learn-treasures-take_diamond-task = Collect the 2 and the 5.
learn-treasures-round = The round ends when all cards are played, and whoever collected last gets the rest. Then the piles are compared: you need more than everyone else to win a gemstone; if two are level, nobody gets it.
learn-treasures-farewell = Rounds follow one another until somebody has eleven gemstones. You are ready!

## Kobito

learn-kobito-welcome = Welcome to the meadow! Three pots of gold stand at the ends of rainbows. All of you build the rainbows, but only one gets the gold.
learn-kobito-pots = The number on a pot is its points, and the arc above it shows how many cards it needs. Whoever lays the last card wins the pot, no matter who laid the others.
learn-kobito-add = A rainbow is a row of rising numbers. You may add the next number at either end: a 3 before the 4, a 5 after it.
learn-kobito-add-task = Pick up your 5 and lay it after the 4.
learn-kobito-circle = The numbers run in a circle: after 12 comes 1.
learn-kobito-circle-task = Pick up your 1 and lay it after the 12.
learn-kobito-start = In your studio you build rainbows of your own, and nobody else may add to them. Two cards in a row start one.
learn-kobito-start-task = Pick up your 9 and start a rainbow with 9 and 10.
learn-kobito-end = You had to play one card and have played four; more is always allowed. When you end your turn, your hand is filled up to five cards.
learn-kobito-end-task = End your turn.
learn-kobito-obligation = The innkeeper laid a 6 at the first pot and a kobito at the third. You have a rainbow in your studio now, and each one makes you play a card more: two cards this turn. The beads count them.
learn-kobito-win = The first pot lacks a single card, and you hold the 3 that fits before the 4.
learn-kobito-win-task = Lay the 3 and win the pot.
learn-kobito-swap = The gold is yours, and a new pot has come. The hooded kobito is a wild card; at the third pot it stands for 8. Whoever has an 8 may put it there and take the kobito to hand.
learn-kobito-swap-task = Pick up your 8 and swap it for the kobito.
learn-kobito-kobito = You may play a kobito as any number. The new pot is worth 13 points, so let us help it along.
learn-kobito-kobito-task = Lay the kobito after the 11.
learn-kobito-tower = A tower card goes on any card at a pot or in your studio, and on top of it a card of the same number. The rainbow does not grow, but both cards count as played.
learn-kobito-tower-task = Pick up the tower card and build on the 7 at the third pot.
learn-kobito-move = From your studio you may move cards to a pot whenever they fit: 9 and 10 go before the 11. It does not count as playing, but it brings the pot nearer and your studio is free again.
learn-kobito-move-task = Pick up your rainbow and move both cards to the pot of 13.
learn-kobito-finish = You have played enough cards. The one that is left stays in your hand.
learn-kobito-finish-task = End your turn.
learn-kobito-aside = The innkeeper had to play two cards and could play only one. So the rest of the hand was put aside, and each rainbow card there costs 3 points. Don't start more rainbows than you can feed!
learn-kobito-goal = The game ends when the sixteenth pot is won. Your score is the points of your pots, less 3 for each rainbow card put aside.
learn-kobito-farewell = Whoever has the most points wins. You know the way to the gold: good luck!
