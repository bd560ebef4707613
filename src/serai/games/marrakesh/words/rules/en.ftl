# Marrakesh: the rules, each under its number in the catalogue.

chapter-goal = The goal

rule-M-033 = Two, three or four can play. Seats are numbered clockwise, and the next seat is your left neighbour.
rule-M-041 = You start with { $points }.
rule-M-198 = Whoever has the most points wins. In a tie the higher place on the palace stairs decides, then the one on the mosque stairs; if that is equal too, the victory is shared.

chapter-board = Colours, districts, room

rule-M-001 = Keshis come in 12 colours: green date pickers, grey scholars, white nobles, black priests, pink jugglers, turquoise fishers, beige guards, brown caravan leaders, red water sellers, and three goods: purple carpets, yellow lamps and orange spices.
rule-M-002 = Your player board has nine districts. Green belongs to the date plantation, grey to the madrasa, white to the palace, black to the mosque, pink to the main square, turquoise to the river, beige to the medina, brown to the Sahara, and the three goods colours to the souk; each district but the souk has 8 keshi spaces and 1 water-seller space.
rule-M-003 = Purple, yellow and orange keshis are goods. The souk stores any number of them and is never full.
rule-M-004 = Red keshis are water sellers. Every district except the souk has a single space for one, and only one fits there.
rule-M-005 = Your room for a colour is what you can still place: goods without limit, as many red keshis as you have districts lacking a water seller, and of every other colour 8 less those already on your board (guards in the tower and at gates taken together).
rule-M-006 = Your guards stand either unassigned in the guard tower or assigned to a gate; both count as beige keshis in the medina.
rule-M-007 = A district is completely filled once it has all 8 keshis of its colour and its water seller; in the medina it makes no difference how many gates are built, and the souk is never filled.
rule-M-008 = The keshis on your player board are all those in the nine districts, with water sellers, tower guards and the caravan leaders on the large cover tile of the desert cities expansion; those behind your screen or on your oasis track do not count.
rule-M-009 = Water, dates and dinars are resources; goods keshis are not.
rule-M-010 = The general supply of keshis and resources never runs out.
rule-M-011 = Everyone may see your resources, goods, tiles and board; only the keshis behind your screen are kept from view.

chapter-set_up = Set-up

rule-M-034 = The scrolls are sorted by colour, shuffled and dealt in 3 equal face-down stacks to the academies of their colour: 7 grey, 7 yellow, 6 pink or 4 orange tiles in each. The top tile of every stack is turned up.
rule-M-035 = Three exchange offices are drawn and stacked; the top one is turned up for season 1. The others leave the game unseen.
rule-M-036 = Shuffle the 25 luxury goods and put five of them in every souk shop, stacked face down with the top one turned up.
rule-M-037 = For each season one river tile is drawn and laid out with a random side up. Everybody sees all three, and the tile of season 1 goes to the end of the river.
rule-M-038 = The six remaining river tiles are not used. For a first game we suggest sides 01, 03 and 05.
rule-M-039 = The 32 city gates are dealt at random to the 4 workshops, 8 to each, all face up.
rule-M-040 = You have 3 assistants beside your player board. Your fishing boat begins on the start space of the river, your imam's student at the foot of the mosque stairs and your sultan's courtier at the foot of the palace stairs.
rule-M-042 = The oases are shuffled and 6 of them lie face down on the oasis fields of your Sahara, unseen even by you. Those left over leave the game unseen, apart from the three that river tile 02 may show.
rule-M-043 = Eight keshis go into the bag, one of each colour but purple, yellow, orange and brown. Each player draws 2 of them, or 3 with two players; the rest go back to the supply.
rule-M-044 = Put the keshis you drew on the keshi places of your oasis track that are valid for this number of players, one on each, as you like. A keshi place that stays empty is treated as plain.
rule-M-045 = Lay your audience disc on the main square, turned any way you like, with the pink side up, or the purple side if that option was chosen.
rule-M-046 = You are dealt 3 of the 12 supply tiles. Look at them and pick the one to turn up for season 1, leaving the others face down; tiles nobody was dealt leave the game unseen.
rule-M-047 = Supply tiles are chosen at the same time: nobody's tile is turned up until all have decided.
rule-M-048 = You begin with { $gain }, and with one keshi of each of the 12 colours behind your screen.
rule-M-049 = One player becomes the start player and takes the season marker and the round marker.
rule-M-050 = The cube tower is empty when the game begins.

chapter-turn = A round

section-flow = Flow

rule-M-051 = The game lasts 3 seasons of 4 rounds. Every round has 4 phases: choose keshis and send assistants; acquire and place keshis; use assistants; river bonus and end of round.
rule-M-052 = Whoever holds the round marker is start player for the entire round, and the turn order runs clockwise from there.
rule-M-053 = At the end of a round the round marker passes to the left neighbour; the season marker does not move.
rule-M-054 = When season 2 or 3 begins, the season marker passes to the left neighbour, who takes the round marker too, wherever it is.
rule-M-055 = The start player therefore moves on by one seat each round, and every season begins one seat to the left of where the previous one began.
rule-M-056 = A season scoring follows the fourth round of each season. After seasons 1 and 2 the next season is prepared; after season 3 comes the final scoring.

section-phase_1 = Phase 1: choose keshis and send assistants

rule-M-057 = Everyone secretly picks exactly 3 keshis from behind their screen; all choices are shown together.
rule-M-058 = As you get only one keshi of each colour per season, your three are always of different colours, and in the fourth round you are left with the last three.
rule-M-059 = You may choose a colour even when its district is full: the keshi only decides where your assistant goes and is not meant for your own board.
rule-M-060 = In turn order, each player sends an assistant to the district of each chosen colour; for purple, yellow and orange that is the souk.
rule-M-061 = An assistant space takes a single assistant, but the souk has room for three.
rule-M-062 = With a red keshi you may send the assistant wherever you still have a free assistant space once your other assistants are placed.
rule-M-063 = An assistant sent with a red keshi works just like one sent with the district's own colour.
rule-M-064 = After all assistants are placed, everyone's chosen keshis are thrown into the cube tower together. Their owners do not get them back.
rule-M-065 = The keshis that come out of the tower form the offer for phase 2. Some may stay stuck inside, and some stuck earlier may come loose.
rule-M-066 = Keshis stuck in the tower stay there from round to round and season to season; at the end of the game they count for nothing.
rule-M-067 = If no keshi comes out, phase 2 is skipped.

section-phase_2 = Phase 2: acquire and place keshis

rule-M-068 = In turn order, over and over, you choose one colour in the offer and take 1 or 2 keshis of it.
rule-M-069 = If you are able to take a keshi, you must take at least one.
rule-M-070 = You cannot take more keshis of a colour than you have room for.
rule-M-071 = You cannot take a colour for which you have no room.
rule-M-072 = If you have no room for any colour in the offer, you are out for the rest of this phase.
rule-M-073 = Place your keshis immediately, one after another, with their placing bonuses, before the next player takes any.
rule-M-074 = The phase is over when the offer is empty or every player is out.
rule-M-075 = Keshis that remain in the offer go to the general supply, or, if the option says so, stay in the tower base for the next offer.
rule-M-076 = The owner of scroll 61 may instead take two keshis of two different colours.

section-placing = Placing keshis

rule-M-077 = A keshi is always placed on a free space of the district of its colour.
rule-M-078 = A green keshi brings { $gain } when placed.
rule-M-079 = Grey, white, black and turquoise keshis have no placing bonus.
rule-M-080 = A beige keshi is always placed in the guard tower.
rule-M-081 = A goods keshi goes into the souk, to the store of its colour.
rule-M-082 = A red keshi goes on the water-seller space of a district that has none yet, never in the souk; there is no placing bonus.
rule-M-083 = A pink keshi goes on any free field of the main square and at once brings that field's bonus a single time, no matter how many spectators there are.
rule-M-084 = You may put a brown keshi on the first unoccupied field of either route or in the start oasis. Both routes may be followed side by side, but you cannot skip a field.
rule-M-085 = In the start oasis the right space has to be taken before the left one.
rule-M-086 = A brown keshi on an oasis field discovers the oasis there: the tile is turned up and remains on its field.
rule-M-087 = The right space of the start oasis brings 2 resources of your choice, the left one 2 points. The start oasis has no tile and cannot be acquired.
rule-M-088 = If you place several keshis, resolve the first one's bonus fully before you place the second; if there is no room for the second any more, it is lost.

section-phase_3 = Phase 3: use assistants

rule-M-089 = Players take their turns in order: use your 3 assistants as you like, but complete one before you start with another.
rule-M-090 = You must use every assistant; passing is not possible.
rule-M-091 = An assistant you have used leaves the board, and none can be saved for a later round.
rule-M-092 = If the district has a water seller, using an assistant there first gives you { $gain }, whatever you then do.
rule-M-093 = With each assistant you either take a new keshi or carry out the district action.
rule-M-094 = To take a new keshi, place one keshi of the district's colour from the supply, with its bonus; in the souk you choose purple, yellow or orange.
rule-M-095 = You can take a new keshi only if you have room for the district's colour.
rule-M-096 = The district action can always be chosen, even if it achieves nothing.
rule-M-097 = A district action that an effect allows you needs no assistant and gives no water from the water seller; in the souk it counts as the use of one assistant.
rule-M-098 = After your third assistant your turn ends, and scrolls and luxury goods are refilled.

section-phase_4 = Phase 4: river bonus and end of round

rule-M-169 = In turn order, each player whose boat has passed at least one waterfall receives the bonus of one passed waterfall of their choice.
rule-M-170 = Waterfalls give 1 point, 3 points, 1 resource of your choice or 1 goods keshi of your choice.
rule-M-171 = Your boat does not move when you collect a river bonus.
rule-M-172 = Scroll 69 works in this phase; then the round marker moves on.

chapter-districts = The districts

section-plantation = Date plantation

rule-M-109 = Plantation action: you gain 1 date for each green keshi in your date plantation.

section-madrasa = Madrasa

rule-M-135 = Madrasa action: you may buy as many face-up scrolls as you can, one after another.
rule-M-136 = A scroll takes scholars and dates by the colour of its back: { $prices }.
rule-M-137 = A scholar can help with only one scroll per action: together the scrolls of one madrasa action may not take more scholars than you have grey keshis there.
rule-M-138 = Scholars are needed, but not spent.
rule-M-139 = A scholar gained during the action can help in it right away. Another madrasa action in the same turn has all scholars available again.
rule-M-140 = Lay each scroll you obtain in front of you and keep it to the end, even if its effect was immediate.
rule-M-141 = Immediate scrolls work once, when you get them, however you get them. End-of-round scrolls work in phase 4, end-of-season scrolls in the season scoring, and permanent ones from then on until the game ends.
rule-M-142 = Resolve an immediate scroll bought in the madrasa before you buy another.
rule-M-143 = Permanent scrolls limited to once per turn work once in each of your turns; all others work every time.
rule-M-144 = Once, before your first scroll purchase of a round, you may pay 1 dinar and name a scroll colour: its three face-up tiles go under their own stacks and the next ones are turned up.
rule-M-145 = Afterwards you must buy at least one of the scrolls that were turned up, and it must be your next purchase.
rule-M-146 = You may replace the scrolls only if some stack of that colour has a face-up tile and if afterwards you still have the scholars and dates to buy a scroll of that colour.
rule-M-147 = When scrolls are replaced, a stack whose face-up tile was already taken this turn is left alone, and a stack of one tile shows the same tile again.
rule-M-148 = Replacing scrolls is possible only in the madrasa action, not when you take a scroll through the oasis track, scroll 58 or desert city 10.

section-stairs = Palace and mosque

rule-M-123 = Mosque action: your imam's student climbs one step of the mosque stairs for each black keshi. Palace action: your sultan's courtier climbs one step of the palace stairs for each white keshi.
rule-M-124 = You make all steps of a movement, unless the option that allows stopping is chosen; then you may stop before any step.
rule-M-125 = Each staircase has 5 sections separated by 4 boundaries. The start space belongs to section 1, and the last step forms section 5 by itself.
rule-M-126 = As soon as your figure steps over a boundary, you gain 1 dinar and a connection bonus, before its next step.
rule-M-127 = As connection bonus you choose one of the bonuses on the line between the sections in which your two figures stand right after the crossing.
rule-M-128 = If one movement crosses several boundaries, each crossing gives its own dinar and a bonus from the line that applies at that moment.
rule-M-129 = A figure on the last step stays there, and each further step on those stairs gives { $points } instead.
rule-M-130 = Moving on the last step still counts as a movement, so scrolls 26, 27 and 48 work for it.
rule-M-131 = A step has room for any number of figures.
rule-M-132 = Line bonuses are: 1 keshi of the colour shown, 1 keshi of any colour, 2 keshis of one colour of your choice, 1 date, 1 water, 1 river step, 1 to 4 dinars, or 1 to 7 points. Keshis are placed at once with their bonus.
rule-M-133 = You may choose a line bonus even if it does nothing. Of 2 keshis of one colour you place just one if there is room for only one.
rule-M-134 = Line bonuses are not used up; anyone may use the same line again.

section-river = River

rule-M-099 = River action: your boat moves one step for each turquoise keshi in your river district.
rule-M-100 = Whenever your boat makes at least one step, for any reason, you may then buy more steps of that movement, one at a time, for 1 water each.
rule-M-101 = Without turquoise keshis the boat does not move and you cannot buy steps.
rule-M-102 = A step takes the boat one space forward.
rule-M-103 = A boat that reaches the last space moors immediately at the most valuable free place of the piers and scores its points.
rule-M-104 = While your boat is moored, each further step in that season scores { $points } instead, and you may buy such steps with water too.
rule-M-105 = A boat that ends its movement on an occupied space queues up behind the boats there. Boats it passes are not affected, and a boat that has not moved keeps its place.
rule-M-106 = Boats on the start space are in no particular order.
rule-M-107 = Spaces you pass have no effect; only the owner of scroll 17 profits from waterfalls on the way.
rule-M-108 = You have passed a waterfall when your boat stands anywhere beyond it.

section-square = Main square

rule-M-117 = Main-square action: you must turn the disc one sector clockwise. Then choose a field with one of your jugglers and receive its bonus once for each spectator facing it.
rule-M-118 = Without a juggler you only turn the disc; scrolls 29 and 51 still work.
rule-M-119 = Each of the eight fields faces one sector of the disc, and with every turn the sectors move on by one field clockwise.
rule-M-120 = The bonuses of the eight fields are 1 water, 2 points, 1 step on the mosque stairs, 1 step on the palace stairs, 1 river step, 1 date, 1 dinar and 1 goods keshi of your choice.
rule-M-121 = A bonus received several times is one larger effect: that many resources, twice that many points, a single movement of that many steps, or that many goods keshis of one colour.
rule-M-122 = River steps from the main square are a river movement, so at its end you may add steps for water.

section-medina = Medina

rule-M-149 = Medina action: you may buy city gates one after another, at most one for each guard in your guard tower.
rule-M-150 = Choose any gate in any workshop and pay the workshop's price in dinars; then gain or lose the workshop's points.
rule-M-151 = Build the gate on any empty gate space of your player board and move a guard to it from the tower. Both stay there for the rest of the game.
rule-M-152 = You gain { $points } if the gate's colour is one of those of the gate space.
rule-M-153 = For each gate you receive a keshi of its colour and set it aside for the time being.
rule-M-154 = When you have made your last purchase of the action, place the keshis set aside in any order, with their bonuses; those without room go back to the supply.
rule-M-155 = A beige keshi that is set aside cannot serve as a guard in the same action.
rule-M-156 = A gate space holds a single gate, which is never moved or given back.
rule-M-157 = Workshops are not refilled; an empty one stays empty.
rule-M-158 = At the end of the game the guards from the tower go to the free guard spaces at the gate spaces; their number does not change.

section-sahara = Sahara

rule-M-159 = Sahara action: you may acquire any number of the oases you have discovered, one after another, each for the price shown beside its field.
rule-M-160 = Put an acquired oasis on the leftmost empty place of your oasis track; the brown keshi stays on its field.
rule-M-161 = If a keshi stands on that place, you place it on your player board at once, with its bonus.
rule-M-162 = If that place shows the swap icon, you may return one keshi from your board to the supply; then take a keshi of another colour and place it with its bonus.
rule-M-163 = In a swap you cannot return goods, brown keshis or guards assigned to a gate, but you may take goods.
rule-M-164 = If that place shows the scroll icon, you may take a face-up yellow scroll without needing scholars or dates.
rule-M-165 = A place with no icon and no keshi gives nothing.
rule-M-166 = You get the effect of the track place each time you acquire an oasis, even for free, and resolve it before you acquire another.
rule-M-167 = A seventh oasis, which river tile 02 makes possible, is laid beside the supply board and has no track effect.
rule-M-168 = Acquired oases score at the end of the game; oases that were only discovered do not.

section-souk = Souk

rule-M-110 = Souk action: each assistant there either visits the exchange office once or acquires one luxury good.
rule-M-111 = A visit to the exchange office costs exactly one goods keshi; you gain what the current office shows for its colour.
rule-M-112 = To acquire a face-up luxury good, pay the goods keshis shown on it; you gain its points and resources at once.
rule-M-113 = Keep your luxury goods in view, as they may score later.
rule-M-114 = Luxury goods are paid for in exactly the colours shown. You get no change, and no goods colour replaces another.
rule-M-115 = An assistant in the souk may also do neither.
rule-M-116 = If you have several assistants in the souk, use them separately and choose anew for each.

chapter-scoring = Seasons and their scoring

section-order = Order of the season scoring

rule-M-173 = The season scoring takes this order: end-of-season scrolls, river evaluation, supplying the citizens, and in seasons 1 and 2 turning up the next supply tile.
rule-M-174 = Where players act one by one in the season scoring, they follow the turn order of the round just played.

section-season_scoring = Season scoring

rule-M-175 = Whoever's boat has come farthest wins the river evaluation and gets the bonus of this season's river tile.
rule-M-176 = Where boats share a space, their order in the queue decides; at the piers the earlier arrival is ahead.
rule-M-177 = Boats on the start space are not ranked. If no boat has left it, nobody gets the bonus.
rule-M-178 = In season 3, with 3 or 4 players, the second in rank gets the second bonus of the tile; with 2 players there is no second bonus.
rule-M-179 = Season 3 tiles 12, 17 and 18 offer two bonuses of different kinds: the winner picks one and the second player gets the other.
rule-M-180 = Then the river tile is discarded. Boats go back to the start space after seasons 1 and 2, but stay put after season 3 for the final scoring.
rule-M-181 = You owe the total cost of all your face-up supply tiles: one in season 1, two in season 2, three in season 3.
rule-M-182 = If you can pay the entire cost you must do so, or use scroll 44; you then lose no points.
rule-M-183 = If you cannot pay and do not use scroll 44, you return all your resources, whether asked for or not, and lose the points shown on all your face-up supply tiles.
rule-M-184 = Supplying the citizens leaves your goods keshis alone.
rule-M-185 = When everyone has paid in seasons 1 and 2, all players choose one of their face-down supply tiles and turn it up together. Earlier tiles stay face up and count again.

section-next_season = Preparing seasons 2 and 3

rule-M-186 = The exchange office in use is discarded and the next one is turned up.
rule-M-187 = The river tile of the new season goes to the end of the river.
rule-M-188 = Each player again takes one keshi of each of the 12 colours behind their screen.
rule-M-189 = The season marker passes to the left neighbour, who also takes the round marker.
rule-M-190 = Everything else stays as it is: boards, discs, tiles, workshops, resources and what is in the tower.

chapter-end = End of the game and final scoring

rule-M-191 = The scoring of season 3 ends the game.
rule-M-192 = Every district you have completely filled is worth { $points }; the souk does not count.
rule-M-193 = You score at most { $count } of the oases you acquired.
rule-M-194 = The game picks for you the three oases that give you most together with the points for what is left over; if several choices are equally good, the lowest numbers are taken.
rule-M-195 = For oases 19 to 21, up to 12 of their resource are returned automatically, as many as you have; keeping some would never be worth more.
rule-M-196 = Then the resources and goods keshis you have left are worth 1 point for every { $count }.
rule-M-197 = The final scoring goes through districts, then oases and desert cities, then leftovers; each player is scored on their own.

chapter-questions = Questions

section-principles = General principles

rule-M-012 = Points are counted the moment they are won or lost. Your score may drop below zero, unless the option for a score floor stops it at 0, and there is no upper limit.
rule-M-013 = The 100/200 tile merely shows how many times your marker has gone around the score track.
rule-M-014 = Whatever you spend, pay, discard or return goes back to the general supply; tiles removed in this way are out of the game.
rule-M-015 = A plain gain leaves nothing to choose: points, resources of a given kind, a goods keshi of a given colour, or a given green, grey, white, black, turquoise or beige keshi.
rule-M-016 = All other effects are open effects, for instance a movement, a keshi whose colour or place you choose, a resource of your choice, a connection bonus or a district action.
rule-M-017 = If you receive several effects at once, you first get all the plain gains; then you resolve the open effects one by one in the order you like.
rule-M-018 = Finish an effect, with everything it sets off, before you go on to the next one that is waiting.
rule-M-019 = The player who causes an effect resolves it and has its benefit. Nothing is ever given to or taken from another player, except that the sultan and the imam of the second expansion may change sides.
rule-M-020 = You must carry out every effect unless you are expressly offered to decline, stop or end the action.
rule-M-021 = A keshi you should receive but have no room for goes back to the supply and brings no bonus.
rule-M-022 = When you choose a keshi's colour, it has to be one you have room for (goods always have room). Only with scroll 36, whose keshi is placed later, any colour may be named.
rule-M-023 = An effect of size zero does nothing and sets nothing off.
rule-M-024 = To pay a cost you need the full amount of each resource; one resource cannot stand in for another unless you own scroll 33.
rule-M-025 = With scroll 33 your water and dates may also cover the dinars of a cost, but water and dates asked for must still be paid in kind; you decide the mixture.
rule-M-026 = Each of these is one turn: taking keshis once in phase 2, using your three assistants in phase 3, collecting your river bonus in phase 4, using scroll 28, resolving a river tile bonus, and supplying the citizens.
rule-M-027 = Scrolls and luxury goods that were taken leave a gap until the end of that turn; only then are they replaced.
rule-M-028 = When scrolls are refilled, each stack that lost its face-up tile turns up its new top tile.
rule-M-029 = Next, the place of an exhausted scroll stack receives the lower half (rounded down) of the taller of the other two stacks of its colour, the left one if they are equal, and its top tile is turned up. If that half is nothing, the place remains empty.
rule-M-030 = Luxury goods are refilled likewise: an empty shop gets the lower half (rounded down) of the tallest stack in the other four shops, the leftmost one in a tie.
rule-M-031 = If nothing was taken in a turn, the stacks stay as they are, unless an empty place can be filled now.
rule-M-032 = Stacks and shops are refilled from left to right, and a stack's height is measured when the empty place is dealt with.

chapter-expansions = Expansions

rule-M-199 = Expansion 1: stairs tiles drawn at random, with a random side up, cover 12 of the 15 inner bonus fields between the stairs, starting at the lower left.
rule-M-200 = Three inner fields are never covered: the two topmost (2 keshis of one colour; 1 keshi of any colour) and the lowest (1 river step). The fields with dinars and points along the stairs stay free as well.
rule-M-201 = A stairs tile replaces the bonus beneath it on every line through that field; the 8 tiles left over are not used.
rule-M-202 = Expansion 2: the sultan begins alone on a marked step of the palace stairs, the imam on a marked step of the mosque stairs.
rule-M-203 = As soon as a player's figure reaches the step where the sultan or the imam stands alone, even in mid-movement, he joins that figure and moves along with it.
rule-M-204 = If someone else's figure gets above the accompanied one on those stairs, even in mid-movement, he joins it at once; being level is not enough.
rule-M-205 = When the figure he accompanies reaches the last step, he leaves it and joins the highest figure not on the last step, provided only one is that high.
rule-M-206 = If several figures share that place, he waits alone one step above them.
rule-M-207 = If that step is the last one, the first figure to get there passes him on right away in the same manner.
rule-M-208 = Once all figures are on the last step, he leaves the game.
rule-M-209 = He changes sides right after a step, before the effects of that step.
rule-M-210 = While the sultan is with you, each scroll you buy in the madrasa action costs you 1 date less, though never less than 0.
rule-M-211 = While the imam is with you, each luxury good you acquire in the souk action costs you one goods keshi of your choice less.
rule-M-212 = You may use these two advantages as often as you like in a turn.
rule-M-213 = Expansion 3: the 6 new exchange offices are shuffled with the others, or used by themselves, before 3 are drawn; nothing else changes.
rule-M-214 = The new offices give a further bonus with each resource: 1 date with 1 river step, 1 dinar with 1 point, and 1 water with 1 step on the palace or the mosque stairs, whichever you choose.
rule-M-215 = Expansion 4: all players use the purple side of the audience disc, where one sector has no spectator and another has four.
rule-M-216 = Expansion 5: the start oasis is covered and not used.
rule-M-217 = Expansion 5: both Sahara routes get a fourth field with a space for a brown keshi and for a desert city, so there is still room for 8 brown keshis.
rule-M-218 = Expansion 5: { $two }, { $three } or { $four } desert cities are drawn and displayed for 2, 3 or 4 players; the rest are not used.
rule-M-219 = A brown keshi on the fourth field of a route, possible once the three before it are taken, gives 4 points, and you take a desert city from the display and put it there with its night side up.
rule-M-220 = If no city is on display, you may still place the keshi there for the 4 points, but you get no city.
rule-M-221 = In the Sahara action you may acquire a night-side city of yours for 1 purple, 1 yellow and 1 orange keshi. Turn it to its day side; it stays on its field and does not use the oasis track.
rule-M-222 = A city is turned only by acquiring it. Effects that acquire oases do not apply to cities, and cities are not oases.
rule-M-223 = Cities 10 to 12 work at the moment you acquire them and score nothing at the end.
rule-M-224 = Each of your day-side cities, two at most, scores at the end in addition to your 3 oases.
rule-M-225 = With desert cities the Sahara is completely filled only if both fourth fields are taken, along with the six oasis fields and the water-seller space.

chapter-scrolls = Scrolls

rule-M-S01 = Scroll 01, immediate: { $tile }. It is placed with its bonus; without room it is lost.
rule-M-S02 = Scroll 02, immediate: { $tile }. It is placed with its bonus; without room it is lost.
rule-M-S03 = Scroll 03, immediate: { $tile }. It is placed with its bonus; without room it is lost.
rule-M-S04 = Scroll 04, immediate: { $tile }. It is placed with its bonus; without room it is lost.
rule-M-S05 = Scroll 05, immediate: { $tile }. It is placed with its bonus; without room it is lost.
rule-M-S06 = Scroll 06, immediate: { $tile }. It is placed with its bonus; without room it is lost.
rule-M-S07 = Scroll 07, immediate: { $tile }. It is placed with its bonus; without room it is lost.
rule-M-S08 = Scroll 08, immediate: { $tile }. It is placed with its bonus; without room it is lost.
rule-M-S09 = Scroll 09, immediate: { $tile }. It is placed with its bonus; without room it is lost.
rule-M-S10 = Scroll 10, immediate: { $tile }.
rule-M-S11 = Scroll 11, immediate: { $tile }.
rule-M-S12 = Scroll 12, immediate: { $tile }.
rule-M-S13 = Scroll 13, permanent: { $tile }.
rule-M-S14 = Scroll 14, permanent: { $tile }.
rule-M-S15 = Scroll 15, permanent: { $tile }.
rule-M-S16 = Scroll 16, permanent: { $tile }.
rule-M-S17 = Scroll 17, permanent: each time your boat steps past a waterfall, you get that waterfall's bonus once on the spot, even in mid-movement. Being put on the crocodile space or back to the start is no crossing.
rule-M-S18 = Scroll 18, permanent: { $tile }.
rule-M-S19 = Scroll 19, immediate: { $tile }.
rule-M-S20 = Scroll 20, immediate: { $tile }.
rule-M-S21 = Scroll 21, immediate: { $tile }.
rule-M-S22 = Scroll 22, permanent: gates from the leftmost workshop cost you no points; a matching gate still earns its points.
rule-M-S23 = Scroll 23, permanent: { $tile }.
rule-M-S24 = Scroll 24, permanent: { $tile }.
rule-M-S25 = Scroll 25, permanent: { $tile }. Scrolls 23, 24 and 25 can be combined, one gain for each keshi.
rule-M-S26 = Scroll 26, permanent: { $tile }. The movement has at least one step.
rule-M-S27 = Scroll 27, permanent: { $tile }. The movement has at least one step; prices can be mixed with those of scroll 26. On the last step a bought step gives points as usual.
rule-M-S28 = Scroll 28, end of season: at the start of every season scoring, the last one too, you get the bonus of each waterfall your boat has passed.
rule-M-S29 = Scroll 29, permanent: { $tile }, with or without a juggler there.
rule-M-S30 = Scroll 30, immediate: { $tile }, with its bonus.
rule-M-S31 = Scroll 31, permanent: { $tile }, for all purposes. Placing bonuses are not multiplied.
rule-M-S32 = Scroll 32, permanent: { $tile }, but never less than 0.
rule-M-S33 = Scroll 33, permanent: wherever you have to pay dinars, dates and water will do in their place, one for one. Dinars never replace dates or water.
rule-M-S34 = Scroll 34, permanent, once per turn: one assistant in the souk may bring you several luxury goods, each paid for, but cannot use the exchange office as well.
rule-M-S35 = Scroll 35, permanent: { $tile }.
rule-M-S36 = Scroll 36, permanent: the keshi you get for a gate you buy may be of any colour instead of the gate's colour.
rule-M-S37 = Scroll 37, immediate: { $tile }; goods keshis go to your souk.
rule-M-S38 = Scroll 38, immediate: { $tile }; goods keshis go to your souk.
rule-M-S39 = Scroll 39, immediate: { $tile }; goods keshis go to your souk.
rule-M-S40 = Scroll 40, immediate: { $tile }; goods keshis go to your souk.
rule-M-S41 = Scroll 41, immediate: { $tile }; goods keshis go to your souk.
rule-M-S42 = Scroll 42, immediate: { $tile }; goods keshis go to your souk.
rule-M-S43 = Scroll 43, immediate: { $tile }, alike or not, one after the other with their bonuses.
rule-M-S44 = Scroll 44, permanent: { $tile }, once per season scoring, instead of the tiles' costs; you lose no points.
rule-M-S45 = Scroll 45, permanent: { $tile } instead of its price. Desert cities are not affected.
rule-M-S46 = Scroll 46, permanent, once per turn: one assistant in the souk may visit the exchange office several times, paying each time, but cannot acquire luxury goods as well.
rule-M-S47 = Scroll 47, immediate: { $tile }. You need no juggler there and do not turn the disc.
rule-M-S48 = Scroll 48, permanent: { $tile }, once per movement, if it has at least one step.
rule-M-S49 = Scroll 49, permanent: { $tile }, instead of the board's points.
rule-M-S50 = Scroll 50, permanent: { $tile }, as well as the water, when your assistant carries it out.
rule-M-S51 = Scroll 51, permanent: { $tile }, with or without a juggler.
rule-M-S52 = Scroll 52, permanent: { $tile }, instead of the board's points.
rule-M-S53 = Scroll 53, immediate: you may carry out the action of any district.
rule-M-S54 = Scroll 54, permanent: a pink keshi you place also earns you, once each, the bonuses of the fields on either side of it, taken or not.
rule-M-S55 = Scroll 55, immediate: { $tile }, one staircase after the other in either order, with all bonuses.
rule-M-S56 = Scroll 56, permanent: { $tile }, instead of the board's points.
rule-M-S57 = Scroll 57, immediate: { $tile }. The keshi comes from the supply to a space only this scroll can fill; from your next turn in phase 3 on it is a water seller for every assistant you use in the souk.
rule-M-S58 = Scroll 58, immediate: { $tile }.
rule-M-S59 = Scroll 59, immediate: you get all the bonuses on the line between the sections where your two figures stand; the figures do not move.
rule-M-S60 = Scroll 60, permanent: { $tile } and choose separately each time.
rule-M-S61 = Scroll 61, permanent: in phase 2 you may take two keshis of any colours from the offer, alike or different. You may still take only one.
rule-M-S62 = Scroll 62, immediate: { $tile }, one after another, with the effects of the track places; desert cities are excluded.
rule-M-S63 = Scroll 63, permanent: { $tile } instead of one.
rule-M-S64 = Scroll 64, immediate: { $tile }; with a goods keshi that is the souk. The keshi is placed with its bonus.
rule-M-S65 = Scroll 65, permanent: { $tile } in a row. Scrolls 29 and 51 work once, after the last time.
rule-M-S66 = Scroll 66, permanent: { $tile } instead of 1.
rule-M-S67 = Scroll 67, immediate: { $tile }, one after another, with their bonuses.
rule-M-S68 = Scroll 68, permanent: whenever you discover an oasis, you gain its present value at once. It stays in the Sahara and can be acquired and scored as usual.
rule-M-S69 = Scroll 69, end of round: in phase 4 you get the bonuses of all waterfalls you have passed instead of just one.
rule-M-S70 = Scroll 70, immediate: each of your jugglers gives you the bonus of its field once for every spectator facing it; the disc is not turned.
rule-M-S71 = Scroll 71, immediate: you gain the present value of one oasis you have acquired. You keep it, and it may score again at the end.
rule-M-S72 = Scroll 72, immediate: { $tile }.

chapter-oases = Oases

rule-M-226 = An oasis is worth what its owner's own board and stock make it worth when it is valued; what others have never counts.
rule-M-O01 = Oasis 01: { $tile }.
rule-M-O02 = Oasis 02: { $tile }.
rule-M-O03 = Oasis 03: { $tile }.
rule-M-O04 = Oasis 04: { $tile }.
rule-M-O05 = Oasis 05: { $tile }.
rule-M-O06 = Oasis 06: { $tile }.
rule-M-O07 = Oasis 07: { $tile }.
rule-M-O08 = Oasis 08: { $tile }.
rule-M-O09 = Oasis 09: { $tile }.
rule-M-O10 = Oasis 10: { $tile }.
rule-M-O11 = Oasis 11: { $tile }.
rule-M-O12 = Oasis 12: { $tile }.
rule-M-O13 = Oasis 13: { $tile }.
rule-M-O14 = Oasis 14: { $tile }.
rule-M-O15 = Oasis 15: { $tile }.
rule-M-O16 = Oasis 16: { $tile }.
rule-M-O17 = Oasis 17: { $tile }.
rule-M-O18 = Oasis 18: { $tile }.
rule-M-O19 = Oasis 19: { $tile }.
rule-M-O20 = Oasis 20: { $tile }.
rule-M-O21 = Oasis 21: { $tile }.
rule-M-O22 = Oasis 22: { $tile }.
rule-M-O23 = Oasis 23: { $tile }.
rule-M-O24 = Oasis 24: { $tile }.
rule-M-O25 = Oasis 25: { $tile }.
rule-M-O26 = Oasis 26: { $tile }.
rule-M-O27 = Oasis 27: { $tile }.
rule-M-O28 = Oasis 28: { $tile }.
rule-M-O29 = Oasis 29: { $tile }.
rule-M-O30 = Oasis 30: { $tile }.

chapter-cities = Desert cities

rule-M-C01 = Desert city 01: { $tile }.
rule-M-C02 = Desert city 02: { $tile }.
rule-M-C03 = Desert city 03: { $tile }.
rule-M-C04 = Desert city 04: { $tile }.
rule-M-C05 = Desert city 05: { $tile }.
rule-M-C06 = Desert city 06: { $tile }.
rule-M-C07 = Desert city 07: { $tile }.
rule-M-C08 = Desert city 08: { $tile }.
rule-M-C09 = Desert city 09: { $tile }.
rule-M-C10 = Desert city 10: { $tile }.
rule-M-C11 = Desert city 11: { $tile }.
rule-M-C12 = Desert city 12: { $tile }. You still gain or lose the workshop's points, score for a match, and place the gate's keshi at once.

chapter-river_tiles = River tiles

rule-M-V01 = River tile 01, season 1: { $tile }.
rule-M-V02 = River tile 02, season 1: { $tile }, with the effect of its track place. They are oases that were not dealt and lie face up from the start; the others leave the game.
rule-M-V03 = River tile 03, season 2: { $tile }, one after the other with their bonuses.
rule-M-V04 = River tile 04, season 2: { $tile }.
rule-M-V05 = River tile 05, season 3: { $tile }.
rule-M-V06 = River tile 06, season 3: { $tile }.
rule-M-V07 = River tile 07, season 1: { $tile }.
rule-M-V08 = River tile 08, season 1: { $tile }.
rule-M-V09 = River tile 09, season 2: { $tile }.
rule-M-V10 = River tile 10, season 2: { $tile }.
rule-M-V11 = River tile 11, season 3: { $tile }; all steps are made on one of them.
rule-M-V12 = River tile 12, season 3: { $tile }.
rule-M-V13 = River tile 13, season 1: { $tile }.
rule-M-V14 = River tile 14, season 1: { $tile }.
rule-M-V15 = River tile 15, season 2: { $tile }.
rule-M-V16 = River tile 16, season 2: { $tile }.
rule-M-V17 = River tile 17, season 3: { $tile }.
rule-M-V18 = River tile 18, season 3: { $tile }.
