game = Marrakesh
game-about = Send assistants through the old city, draft from the cube tower and let one bonus set off the next; for two to four players.
game-invitation = Drop keshis into the tower and build your riad.

## What to do now

prompt-place_track_keshi = Put the keshi you drew on a keshi place of your oasis track.
prompt-set_disc = Turn your audience disc as you like; this is how it starts.
prompt-choose_supply = Choose your next supply tile; its cost is due at the end of the season.
prompt-choose_keshis = Choose three keshis; each sends an assistant to its district.
prompt-send_red_assistant = Choose the district for the assistant of your red keshi.
prompt-draft = Take one or two keshis of one colour from the offer.
prompt-place_pink = Choose a free field for your juggler; you get its bonus.
prompt-place_brown = Choose where your caravan leader goes in the Sahara.
prompt-choose_city = Choose a desert city for the field you have reached.
prompt-place_red = Choose the district that gets the water seller.
prompt-choose_colour = Choose the colour of the keshi you receive.
prompt-resolve = Several effects are waiting: choose the one to resolve next.
prompt-take_resource = Choose a resource.
prompt-take_goods = Choose a goods colour.
prompt-step = Make the next step, or stop here.
prompt-choose_stairs = Choose the stairs on which your figure moves.
prompt-choose_bonus = You crossed a boundary: choose a bonus on the line.
prompt-pay = Choose how you pay.
prompt-return_resources = Choose how many of this resource you return.
prompt-use_assistant = Use an assistant: take a new keshi or carry out the action.
prompt-plantation = Choose what your date pickers bring.
prompt-square_bonus = Choose a juggler; its bonus counts once per spectator.
prompt-buy_scroll = Madrasa: buy a scroll, replace three scrolls, or end the action.
prompt-buy_gate = In the medina: buy a city gate, or end the action.
prompt-build_gate = Choose the gate space on which you build the gate.
prompt-acquire_oasis = Sahara: acquire a discovered oasis, or end the action.
prompt-swap_return = Return a keshi to take one of another colour, or decline.
prompt-take_scroll = Take one of these scrolls, or decline.
prompt-take_luxury = Take a luxury good without paying, or decline.
prompt-take_gate = Take a gate without paying dinars, or decline.
prompt-choose_action = Choose a district and carry out its action, or decline.
prompt-choose_oasis = Choose the acquired oasis whose value you gain now.
prompt-river_bonus = Choose a waterfall you have passed; you get its bonus.
prompt-choose_river_bonus = You won the river: choose one of the two bonuses.
prompt-take_oasis = You won the river: acquire an oasis that is shown, or decline.
prompt-accept = Carry out the main-square action, or decline.
prompt-supply = Supply the citizens.
prompt-buy_river_step = Buy another river step for 1 water, or stop here.
prompt-buy_stairs_step = Buy another step on the stairs, or stop here.
prompt-acquire_freely = Acquire a discovered oasis free of charge, or end the action.
prompt-souk = Souk: use the office, acquire a luxury good, or end the action.
prompt-deal = Tiles and keshis are being drawn.
prompt-over = The game is over.

## Actions

action-place_track_keshi = Put the { $colour } keshi on place { $place } of the oasis track
action-set_disc = Set the disc { $rotation ->
    [0] without turning it
    [one] turned by { $rotation } sector
   *[other] turned by { $rotation } sectors
 }
action-choose_supply = Choose { $tile }
action-choose_keshis = Choose { $colours }
action-send_red_assistant = Send the assistant { to-district }
action-draft = Take { keshis-taken }
action-place_pink = Place the juggler on the field: { $field }
action-place_brown = Place the caravan leader on { $field }
action-choose_city = Take desert city { $city_key }: { $city }
action-place_red = Place the water seller { in-district }
action-choose_colour = Take { one-keshi }
action-resolve = Resolve now: { $effect }
action-take_resource = Take 1 { $resource }
action-take_goods = Take { $colour } goods
action-extra_step = Buy a step for 1 { $pay }
action-step = Make a step
action-stop = Stop
action-choose_stairs = Move on the { $stairs }
action-choose_bonus = Take bonus { $option } of the line
action-pay = Pay { $water } water, { $date ->
    [one] { $date } date
   *[other] { $date } dates
 } and { $dinar ->
    [one] { $dinar } dinar
   *[other] { $dinar } dinars
 }
action-return_resources = Return { resource-amount }
action-use_assistant = { $option_key ->
    [keshi] Take a new keshi { in-district }
   *[action] Carry out the action of the { $district }
 }
action-plantation = Harvest { $date ->
    [one] { $date } date
   *[other] { $date } dates
 }, { $water } water, { $dinar ->
    [one] { $dinar } dinar
   *[other] { $dinar } dinars
 } and { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
action-exchange = Exchange { one-keshi }
action-buy_luxury = { $waive_key ->
    [none] Acquire the luxury good in { $shop }
   *[other] Acquire the luxury good in { $shop }, paying one { $waive } keshi less
 }
action-end_action = End the action
action-square_bonus = Choose the juggler on the field: { $field }
action-refresh_scrolls = Replace the { $colour } scrolls for 1 dinar
action-buy_scroll = Buy scroll { $scroll_key }: { $scroll }
action-buy_gate = Buy { one-gate } from { $workshop }
action-build_gate = Build the gate beside the { $space }
action-acquire_oasis = Acquire the oasis on { $field }
action-acquire_city = Acquire the desert city on { $field }
action-swap_return = { $colour_key ->
    [pink] Return the juggler from the field: { place-on-square }
    [red] Return the water seller from this district: { $place }
   *[other] Return { one-keshi }
 }
action-decline = Decline
action-take_scroll = Take scroll { $scroll_key }: { $scroll }
action-take_luxury = Take the luxury good in { $shop }
action-take_gate = Take { one-gate } from { $workshop }
action-choose_action = Carry out the action of the { $district }
action-choose_oasis = Value oasis { $oasis_key }: { $oasis }
action-river_bonus = Collect the bonus of waterfall { $waterfall }
action-choose_river_bonus = Take the { $option } bonus
action-take_oasis = Acquire oasis { $oasis_key }: { $oasis }
action-accept = Carry out the main-square action
action-supply = { $mode }

## Events

event-paid = { $seat } pays: water { $water }, dates { $date }, dinars { $dinar }.
event-harvested = { $seat } harvests: dates { $date }, water { $water }, dinars { $dinar }, the rest as points.
event-effect_chosen = { $seat } resolves next: { $effect }.
event-river_bonus_chosen = { $seat } chooses the { $option } bonus of river tile { $face_key }.
event-season_begun = Season { $season } begins with { $seat }. River tile { $face_key }: { $face }.
event-round_begun = Season { $season }, round { $round }: { $seat } is start player.
event-start_chosen = { $seat } is the first start player.
event-office_opened = A new exchange office opens: { $office }.
event-track_keshi_placed = { $seat } puts { one-keshi } on place { $place } of the oasis track.
event-disc_set = { $seat } sets the audience disc (position { $rotation_number }).
event-supply_dealt = { $seat } gets these supply tiles: { $tiles }.
event-supply_dealt-hidden = { $seat } gets three supply tiles.
event-supply_chosen = { $seat } chooses { $tile }.
event-supply_chosen-hidden = { $seat } chooses a supply tile.
event-supply_turned_up = { $seat } turns up { $tile }.
event-keshis_chosen = { $seat } chooses { $colours }.
event-keshis_chosen-hidden = { $seat } chooses three keshis.
event-keshis_revealed = { $seat } shows { $colours }.
event-assistant_sent = { $seat } sends an assistant { to-district }.
event-tower_dropped = { $count ->
    [0] Nothing comes out of the cube tower.
    [one] { $count } keshi comes out of the cube tower: { $colours }.
   *[other] { $count } keshis come out of the cube tower: { $colours }.
 }
event-drafted = { $seat } takes { keshis-taken }.
event-dropped_out = { $seat } has no room for anything in the offer and is out for this phase.
event-offer_cleared = { $count ->
    [one] { $count } keshi that nobody took leaves the offer.
   *[other] { $count } keshis that nobody took leave the offer.
 }
event-keshi_placed = { $seat } places { one-keshi } { in-district }.
event-juggler_placed = { $seat } places a juggler on the field: { $field }.
event-leader_placed = { $seat } places a caravan leader on { $field }.
event-keshi_lost = { $seat } has no room for { one-keshi }; it goes back to the supply.
event-keshi_returned = { $seat } returns { one-keshi }.
event-points_gained = { $seat } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-points_lost = { $seat } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-resources_gained = { $seat } gains { resource-amount }.
event-resources_paid = { $seat } pays { resource-amount }.
event-goods_paid = { $seat } pays { $count ->
    [one] { $count } { $colour } keshi
   *[other] { $count } { $colour } keshis
 }.
event-assistant_used = { $option_key ->
    [keshi] { $seat } uses an assistant { in-district } and takes a new keshi.
   *[action] { $seat } uses an assistant { in-district } for the district action.
 }
event-action_begun = { $seat } carries out the action of the { $district }.
event-boat_moved = { $seat } moves the boat to space { $space }.
event-boat_moored = { $seat } moors at place { $place } of the piers.
event-waterfall_bonus = { $seat } gets the bonus of waterfall { $waterfall }.
event-office_used = { $seat } exchanges { one-keshi } at { $office }.
event-luxury_taken = { $seat } gets a luxury good from { $shop }: { $luxury }.
event-luxury_turned_up = New in { $shop }: { $luxury }.
event-shop_restocked = From { $from_shop }, { $count ->
    [one] { $count } luxury good moves
   *[other] { $count } luxury goods move
 } to { $shop }.
event-disc_turned = { $seat } turns the audience disc (position { $rotation_number }).
event-square_bonus_taken = { $seat } gets this bonus of the main square { $spectators ->
    [one] once
   *[other] { $spectators } times
 }: { $field }.
event-figure_moved = { $seat } is now on step { $step } of the { $stairs }.
event-boundary_crossed = { $seat } enters section { $section } of the { $stairs }.
event-bonus_chosen = { $seat } takes bonus { $option } of the line between mosque section { $mosque } and palace section { $palace }.
event-companion_joined = { $stairs_key ->
    [palace] The sultan
   *[mosque] The imam
 } now accompanies { $seat }.
event-companion_alone = { $stairs_key ->
    [palace] The sultan
   *[mosque] The imam
 } stands alone on step { $step }.
event-companion_left = { $stairs_key ->
    [palace] The sultan
   *[mosque] The imam
 } leaves the game.
event-scrolls_renewed = { $seat } has the { $colour } scrolls replaced.
event-scroll_taken = { $seat } gets scroll { $scroll_key }: { $scroll }.
event-scroll_turned_up = A new { $colour } scroll in academy { $place }: scroll { $scroll_key }, { $scroll }.
event-academy_restocked = The { $colour } academy { $place } receives { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
 } from academy { $from_place }.
event-gate_built = { $seat } builds { one-gate } beside the { $space }.
event-oasis_discovered = { $seat } discovers oasis { $oasis_key } on { $field }: { $oasis }.
event-oasis_acquired = { $seat } acquires oasis { $oasis_key } (track place { $place }): { $oasis }.
event-oasis_valued = { $seat } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for oasis { $oasis_key }: { $oasis }.
event-city_taken = { $seat } puts desert city { $city_key } on { $field }: { $city }.
event-city_acquired = { $seat } acquires desert city { $city_key }: { $city }.
event-round_ended = Round { $round } of season { $season } ends.
event-river_won = { $rank ->
    [1] { $seat } wins the river evaluation.
   *[other] { $seat } is second in the river evaluation.
 } River tile { $face_key }: { $face }.
event-river_unwon = No boat has left the start, so nobody gets the bonus of river tile { $face_key }: { $face }.
event-boats_returned = Season { $season } is over and all boats return to the start.
event-supply_paid = { $seat } supplies the citizens.
event-supply_failed = { $seat } cannot supply the citizens, returns all resources and loses { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-game_scored = { $seat } ends with { $score ->
    [one] { $score } point
   *[other] { $score } points
 }: { $districts } for filled districts, { $resources } for leftovers; { $oases_count ->
    [one] { $oases_count } oasis
   *[other] { $oases_count } oases
 } scored.

## Why not

reason-at_most = You can return { $count } at most.
reason-bonus_taken = You have already taken bonus { $option_key } of this line.
reason-city_acquired = You have already acquired this city.
reason-city_not_shown = Desert city { $city_key } is not on display.
reason-colour_excluded = This colour cannot be chosen here: { $colour }.
reason-dates = Dates needed: { $needed }; you have { $have }.
reason-dates_needed = Dates you have to keep for the scroll: { $needed }.
reason-dinars = Dinars needed: { $needed }; you have { $have }.
reason-drawn_count = Exactly { $count } have to be drawn.
reason-field_not_in_game = This field is not used in this game.
reason-field_skipped = No field of a route may be skipped.
reason-field_taken = This field is already taken.
reason-goods = Goods needed: { $needed } { $colour }; you have { $have }.
reason-guards_assigned = All your guards are assigned to gates and cannot be returned.
reason-harvest_kind = Your scrolls do not allow this harvest now.
reason-imam_waives = The imam is with you: say which goods keshi you do not pay.
reason-no_city_left = No desert city is left for this field.
reason-no_city_there = You have no desert city there.
reason-no_gate_left = There are not that many gates of this colour: { $colour }.
reason-no_goods = You have no { $colour } keshi.
reason-no_goods_colour = This is not a goods colour.
reason-no_guard = There is no guard in your tower.
reason-no_imam = The imam is not with you, so the full price is due.
reason-no_juggler = You have no juggler on this field: { $field }.
reason-no_keshi_place = Place { $place } of the track does not take a keshi.
reason-no_oasis_there = There is no oasis to acquire there.
reason-no_resource = This is not a resource.
reason-no_resource_left = You have no resource left to pay with.
reason-no_room = You have no room for this colour: { $colour }.
reason-no_such_bonus = This line does not have that many bonuses, only { $count }.
reason-no_such_gate = No { $colour } gate lies in { $workshop }.
reason-no_such_stairs = Choose the palace stairs or the mosque stairs.
reason-no_seller_space = The souk has no space for a water seller.
reason-seller_there = This district already has a water seller: { $district }.
reason-none_left = You have none left of this resource: { $resource }.
reason-none_there = There is no { $colour } keshi there to return.
reason-not_acquired = You have not acquired oasis { $oasis_key }.
reason-not_agreed = The options of this table fix something else.
reason-not_drawable = Number { $tile_key } cannot be drawn here.
reason-not_in_bag = The bag no longer holds a { $colour } keshi.
reason-not_in_cost = The price includes no { $colour } keshi that could be waived.
reason-not_mixed = One assistant cannot both use the office and acquire luxury goods.
reason-not_returnable = Goods and brown keshis cannot be returned.
reason-not_waiting = This effect is not waiting to be resolved.
reason-nothing_to_renew = No { $colour } scroll lies face up.
reason-oasis_acquired = You have already acquired this oasis.
reason-oasis_cost = You cannot pay the price of this oasis.
reason-oasis_hidden = You have not discovered this oasis yet.
reason-other_keshi = Now the { $colour } keshi has to be placed.
reason-other_resource = Only this resource can be returned here: { $resource }.
reason-other_sum = Resources to be paid in all: exactly { $needed }.
reason-place_key = Name the place of a juggler or a water seller, and of no other keshi.
reason-place_taken = Place { $place } of the track already holds a keshi.
reason-renewal_price = After paying for the renewal you could not buy one of these scrolls.
reason-renewal_too_late = Scrolls can be replaced only once, before your first purchase of the round.
reason-renewed_first = Buy one of the { $colour } scrolls just turned up first.
reason-scholars = Free scholars needed: { $needed }; you have { $free }.
reason-scroll_colour = Only a scroll of this colour may be taken: { $colour }.
reason-scroll_not_shown = Scroll { $scroll_key } does not lie face up.
reason-shop_empty = No luxury good lies face up in { $shop }.
reason-space_taken = You already have a gate beside the { $space }.
reason-start_right_first = In the start oasis the right space comes first.
reason-steps_cost_other = Steps on the stairs cannot be bought with this resource: { $resource }.
reason-steps_cost_water = River steps are bought with water only.
reason-too_little = Resources needed: { $needed }; you have { $have }.
reason-wrong_harvest = Your date pickers bring exactly { $count } in all.
reason-wrong_payment = This payment does not meet the cost.
reason-wrong_season = River tile { $face_key } belongs to another season.
reason-all_come_out = Nothing stays in the tower: all { $count } { $colour } keshis come out.
reason-not_in_tower = There are not that many { $colour } keshis in the tower, only { $count }.
reason-assistant_there = You already have an assistant there: { $district }.
reason-no_assistant = You have no unused assistant there: { $district }.
reason-can_pay = You can pay the whole cost, so you have to.
reason-no_such_scroll = You do not own scroll { $scroll_key }.
reason-supply_cost = You do not have all the resources your supply tiles ask for.
reason-supply_up_already = This supply tile is already face up: { $tile_key }.
reason-supply_not_yours = This supply tile is not one of yours: { $tile_key }.
reason-not_behind_screen = You no longer have this keshi behind your screen: { $colour }.
reason-not_in_offer = The offer holds no { $colour } keshi.
reason-one_colour = Both keshis have to be of the same colour.
reason-only_one_there = The offer holds only one keshi of this colour: { $colour }.
reason-room_for_one = You have room for only one keshi of this colour: { $colour }.
reason-not_passed = Your boat has not passed waterfall { $waterfall }.
reason-oasis_not_shown = Oasis { $oasis_key } is not on display.

## Options

option-players = Players
    .help = How many play. With two players everyone draws three keshis for the oasis track, there is no second river bonus, and fewer desert cities are laid out.
option-stairs_tiles = Stairs tiles
    .help = Expansion 1: twelve of the bonus fields between the stairs are covered with stairs tiles, drawn by lot or chosen by agreement.
option-imam_and_sultan = Imam and sultan
    .help = Expansion 2: the two figures accompany whoever leads on the stairs and make scrolls and luxury goods cheaper.
option-exchange_set = Exchange offices
    .help = Expansion 3: which exchange offices the three of this game are drawn from.
option-audience_side = Side of the audience disc
    .help = Expansion 4: the purple side has a sector without spectators and one with four. It is the same for all players.
option-desert_cities = Desert cities
    .help = Expansion 5: both Sahara routes end at a desert city, and the start oasis is covered.
option-river_tiles = River tiles
    .help = The river tiles of the three seasons: drawn by lot, those recommended for a first game, or chosen by you.
option-start_player = Start player
    .help = Who holds the season marker and the round marker at first.
option-tower_model = Cube tower
    .help = Whether keshis can get stuck in the tower and come loose later, or everything falls straight through.
option-leftover_keshis = Keshis nobody can take
    .help = What happens to the keshis left in the offer when everybody is out of phase 2.
option-stairs_may_stop = Stopping on the stairs
    .help = Whether you may break off a movement on the stairs, or have to make every step.
option-permanent_limit = Permanent scrolls
    .help = Whether scrolls that improve a district action (23 to 25, 29, 34, 46 and 51) work once per turn or every time.
option-score_floor = Lowest score
    .help = Whether a score may fall below zero.
option-river_unmoved = Boats that have not moved
    .help = Whether boats on the start space get no rank in the river evaluation, or rank last in turn order.
option-square_steps = Steps from the main square
    .help = Whether several steps from one field of the main square are a single movement or separate movements of one step.
option-audience_threshold = Counting spectators for scrolls 47 and 51
    .help = Whether the extra spectator of scroll 31 counts when these scrolls look for sectors of three or one.
option-city_without_tile = Fourth Sahara field without a city
    .help = Whether the fourth field of a route may be occupied when no desert city is left.
option-open_screens = Open screens
    .help = Whether the keshis behind all screens are shown to everybody, or only how many there are. Who remembers what was chosen knows them anyway.
value-players-2 = two
value-players-3 = three
value-players-4 = four
value-stairs_tiles-true = yes, drawn by lot
value-stairs_tiles-false = no
value-imam_and_sultan-true = yes
value-imam_and_sultan-false = no
value-exchange_set-base = the six basic ones
value-exchange_set-mixed = all twelve
value-exchange_set-new_only = only the six new ones
value-audience_side-pink = pink
value-audience_side-purple = purple
value-desert_cities-true = yes
value-desert_cities-false = no
value-river_tiles-random = drawn by lot
value-river_tiles-first_game = for a first game ({ $faces })
value-start_player-random = drawn by lot
value-tower_model-bernoulli = keshis can get stuck
value-tower_model-pass_through = everything falls through
value-leftover_keshis-supply = they go to the general supply
value-leftover_keshis-stay = they stay for the next offer
value-stairs_may_stop-true = allowed
value-stairs_may_stop-false = not allowed
value-permanent_limit-once_per_turn = once per turn
value-permanent_limit-unlimited = every time
value-score_floor-none = no limit
value-score_floor-zero = zero
value-river_unmoved-unranked = not ranked
value-river_unmoved-turn_order = last, in turn order
value-square_steps-one_move = one movement
value-square_steps-separate = separate movements
value-audience_threshold-effective = it counts
value-audience_threshold-printed = only printed spectators count
value-city_without_tile-allowed = allowed
value-city_without_tile-forbidden = not allowed
value-open_screens-true = shown
value-open_screens-false = only counted

## Forms of words

to-district = { $district_key ->
    [river] to the river
   *[other] to the { $district }
 }
in-district = { $district_key ->
    [main_square] on the main square
    [river] at the river
   *[other] in the { $district }
 }
resource-amount = { $resource_key ->
    [water] { $count } water
    [date] { $count ->
        [one] { $count } date
       *[other] { $count } dates
     }
    [dinar] { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
     }
   *[other] { $count } { $resource }
 }
one-keshi = { $colour_key ->
    [orange] an { $colour } keshi
   *[other] a { $colour } keshi
 }
one-gate = { $colour_key ->
    [orange] an { $colour } gate
   *[other] a { $colour } gate
 }

## Names

colour-green = green
colour-grey = grey
colour-white = white
colour-black = black
colour-pink = pink
colour-turquoise = turquoise
colour-beige = beige
colour-brown = brown
colour-red = red
colour-purple = purple
colour-yellow = yellow
colour-orange = orange
district-date_plantation = date plantation
district-medrese = madrasa
district-palace = palace
district-mosque = mosque
district-main_square = main square
district-river = river
district-medina = medina
district-sahara = Sahara
district-souk = souk
resource-water = water
resource-date = date
resource-dinar = dinar
stairs-palace = palace stairs
stairs-mosque = mosque stairs
sahara-left_1 = the first field of the left route
sahara-left_2 = the second field of the left route
sahara-left_3 = the third field of the left route
sahara-right_1 = the first field of the right route
sahara-right_2 = the second field of the right route
sahara-right_3 = the third field of the right route
sahara-start_right = the right space of the start oasis
sahara-start_left = the left space of the start oasis
sahara-left_4 = the fourth field of the left route
sahara-right_4 = the fourth field of the right route
scroll-colour-grey = grey
scroll-colour-yellow = yellow
scroll-colour-pink = pink
scroll-colour-orange = orange
kind-slippers = slippers
kind-tajine = tajine
kind-dagger = dagger
kind-oil_lamp = oil lamp
kind-necklace = necklace
use-action = district action
use-keshi = new keshi
side-a = first
side-b = second
mode-pay = Pay the whole cost
mode-default = Return all resources and lose the points
place-water = water
place-points = points
place-mosque = mosque
place-palace = palace
place-river = river
place-date = date
place-dinar = dinar
place-goods = goods
place-date_plantation = date plantation
place-medrese = madrasa
place-main_square = main square
place-medina = medina
place-sahara = Sahara
place-souk = souk
beside-date_plantation = date plantation
beside-medrese = madrasa
beside-palace = palace
beside-mosque = mosque
beside-main_square = main square
beside-river = river
beside-medina = medina
beside-sahara = Sahara
beside-souk = souk
workshop-name = workshop { $value }
shop-name = shop { $value }
office-name = exchange office { $value }
supply-name = supply tile { $value }
keshis-taken = { $colours_key ->
    [green_green] 2 green keshis
    [grey_grey] 2 grey keshis
    [white_white] 2 white keshis
    [black_black] 2 black keshis
    [pink_pink] 2 pink keshis
    [turquoise_turquoise] 2 turquoise keshis
    [beige_beige] 2 beige keshis
    [brown_brown] 2 brown keshis
    [red_red] 2 red keshis
    [purple_purple] 2 purple keshis
    [yellow_yellow] 2 yellow keshis
    [orange_orange] 2 orange keshis
    [green] one green keshi
    [grey] one grey keshi
    [white] one white keshi
    [black] one black keshi
    [pink] one pink keshi
    [turquoise] one turquoise keshi
    [beige] one beige keshi
    [brown] one brown keshi
    [red] one red keshi
    [purple] one purple keshi
    [yellow] one yellow keshi
    [orange] one orange keshi
   *[other] { $colours }
 }
place-on-square = { $place_key ->
    [water] water
    [points] points
    [mosque] mosque
    [palace] palace
    [river] river
    [date] date
    [dinar] dinar
    [goods] goods
   *[other] { $place }
 }

## Tiles: what each does, with what the edition prints

some-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
base-points = { $base ->
    [one] { $base } point
   *[other] { $base } points
 }
some-times = { $amount ->
    [1] once
    [2] twice
   *[other] { $amount } times
 }
some-spectators = { $amount ->
    [one] { $amount } spectator
   *[other] { $amount } spectators
 }
some-resources = { $amount ->
    [one] { $amount } resource of your choice
   *[other] { $amount } resources of your choice
 }
plural-colour = { $colour }
gain-water = { $count } water
gain-date = { $count ->
    [one] { $count } date
   *[other] { $count } dates
 }
gain-dinar = { $count ->
    [one] { $count } dinar
   *[other] { $count } dinars
 }
gain-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
gain-keshi = { $count ->
    [one] { one-keshi }
   *[other] { $count } { plural-colour } keshis
 }
gain-any_resource = { $count ->
    [one] { $count } resource of choice
   *[other] { $count } resources of choice
 }
gain-goods_keshi = { $count ->
    [one] { $count } goods keshi of choice
   *[other] { $count } goods keshis of one colour
 }
gain-river = { $count ->
    [one] { $count } river step
   *[other] { $count } river steps
 }
gain-palace = { $count ->
    [one] { $count } step on the palace stairs
   *[other] { $count } steps on the palace stairs
 }
gain-mosque = { $count ->
    [one] { $count } step on the mosque stairs
   *[other] { $count } steps on the mosque stairs
 }
gain-mosque_or_palace = { $count ->
    [one] { $count } step on the palace or the mosque stairs
   *[other] { $count } steps on the palace or the mosque stairs
 }
gain-any_keshi = { $count ->
    [one] { $count } keshi of any colour
   *[other] { $count } keshis of any colours
 }
gain-same_colour_keshi = { $count } keshis of one colour of choice
gained-water = { gain-water }
gained-date = { gain-date }
gained-dinar = { gain-dinar }
gained-points = { gain-points }
gained-keshi = { gain-keshi }
gained-any_resource = { gain-any_resource }
gained-goods_keshi = { gain-goods_keshi }
gained-river = { gain-river }
gained-palace = { gain-palace }
gained-mosque = { gain-mosque }
gained-mosque_or_palace = { gain-mosque_or_palace }
gained-any_keshi = { gain-any_keshi }
gained-same_colour_keshi = { gain-same_colour_keshi }
price-water = { gain-water }
price-date = { gain-date }
price-dinar = { gain-dinar }
scroll-gain = { $kind ->
    [worker] Receive and place { $gained }
    [goods] Receive { $gained }
   *[other] Gain { $gained }
 }
scroll-boundary_bonus = Each boundary crossing on the stairs also gives { $gained }
scroll-waterfall_crossing_bonus = Each waterfall your boat steps past gives its bonus at once
scroll-exchange_extra = Each use of the exchange office also gives { $gained }
scroll-left_workshop_no_loss = Gates from the leftmost workshop cost you no points
scroll-plantation_alternative = In the plantation, any green keshi may give { $gained } instead of a date (once per turn)
scroll-buy_stair_steps = After moving on the stairs you may buy more steps for { $price } each
scroll-all_waterfalls-season_end = At the start of each season scoring you get the bonus of every waterfall passed
scroll-all_waterfalls-round_end = In phase 4 you get the bonuses of all waterfalls passed
scroll-points_field_bonus = After your main-square action, { some-points } per spectator facing the points field (once per turn)
scroll-extra_spectator = Every sector of your audience disc counts { $amount ->
    [one] one spectator
   *[other] { $amount } spectators
 } more
scroll-gate_discount = Gates you buy cost { $amount ->
    [one] { $amount } dinar
   *[other] { $amount } dinars
 } less
scroll-dates_and_water_as_dinars = Dates and water may replace dinars in any payment
scroll-souk_many_luxuries = In the souk, one assistant may acquire several luxury goods (one assistant per turn)
scroll-water_seller_water = Water sellers give you { $amount } water instead of { $before }
scroll-gate_any_keshi = The keshi for a gate you buy may be of any colour
scroll-cheap_supply = You may supply the citizens for { $price } and { some-resources } per face-up supply tile
scroll-cheap_oasis = Acquiring an oasis costs you just { some-resources }
scroll-souk_many_exchanges = In the souk, one assistant may use the exchange office several times (one assistant per turn)
scroll-three_spectator_fields = Each field faced by exactly { some-spectators } gives its bonus { some-times }
scroll-extra_stair_step = Each movement on the stairs is { $amount ->
    [one] one step
   *[other] { $amount } steps
 } longer
scroll-mosque_top_points = At the top of the mosque stairs each further step gives { some-points }
scroll-water_seller_points = A district action with a water seller also gives { some-points }
scroll-one_spectator_fields = { $amount ->
    [one] After your main-square action, the bonus of each field faced by exactly { some-spectators } (once per turn)
   *[other] After your main-square action, { some-times } the bonus of each field faced by exactly { some-spectators } (once per turn)
 }
scroll-palace_top_points = At the top of the palace stairs each further step gives { some-points }
scroll-any_district_action = Carry out the action of any district
scroll-juggler_neighbours = A juggler you place also gives the bonuses of the two neighbouring fields
scroll-pier_points = Each further step of your moored boat gives { some-points }
scroll-souk_water_seller = A water seller for your souk, and { $gain }
scroll-seven_scroll_for_date = For { $price }, take a face-up orange scroll without scholars
scroll-whole_connection_line = Get every bonus on the line between your two figures
scroll-double_waterfall = You get every waterfall bonus { some-times }
scroll-draft_two_any = In phase 2 you may take two keshis of any colours
scroll-free_discovered_oases = Acquire { $amount ->
    [one] { $amount } discovered oasis
   *[other] up to { $amount } discovered oases
 } for free
scroll-two_connection_bonuses = Each boundary crossing gives { $amount ->
    [one] { $amount } line bonus
   *[other] { $amount } different line bonuses
 }
scroll-keshi_and_action = Receive and place { $gained }, then carry out the action of its district
scroll-square_twice = In your main-square action you turn the disc and choose a bonus { some-times }
scroll-gate_double_keshi = Each gate you buy brings { $amount ->
    [one] { $amount } keshi
   *[other] { $amount } keshis
 } of its colour
scroll-score_on_discovery = Each oasis you discover gives its present value at once
scroll-all_jugglers = Each of your jugglers gives its field's bonus once per spectator facing it
scroll-score_acquired_oasis = Gain the present value of one acquired oasis
scroll-resources_to_points = Return any number of resources for { some-points } each
oasis-per_gate = { some-points } for each gate of these colours on your board: { $colours }
oasis-base_plus_keshi = { base-points }, and { $amount } more for each { $colour_key ->
    [red] water seller on your board, the one in the souk included
   *[other] { $colour } keshi on your board
 }
oasis-per_luxury_kind = { some-points } for each { $kind_key ->
    [slippers] pair of slippers
   *[other] { $kind }
 } among your luxury goods
oasis-base_plus_returned_resource = { base-points }, and { $amount } more for each { $resource } you return for it, { $most } at most
oasis-base_plus_luxury = { base-points }, and { $amount } more for each of your luxury goods
oasis-base_plus_scroll = { base-points }, and { $amount } more for each of your scrolls
oasis-per_small_district = { some-points } for each district, the souk excepted, with no more than { $most ->
    [one] { $most } keshi
   *[other] { $most } keshis
 } of its colour; water sellers are not counted
oasis-per_full_district = { some-points } for each district you have completely filled
oasis-per_acquired_oasis = { some-points } for each oasis you have acquired, scored or not, this one included if you have acquired it
oasis-mosque_top = { some-points } if your imam's student stands on the last step of the mosque stairs, otherwise nothing
oasis-palace_top = { some-points } if your sultan's courtier stands on the last step of the palace stairs, otherwise nothing
oasis-boundaries_crossed = { some-points } if your two figures together have crossed { $least ->
    [one] { $least } boundary or more
   *[other] { $least } or more boundaries
 }, otherwise nothing
oasis-boat_at_pier = { some-points } if your boat is moored at the piers at that moment, otherwise nothing
city-per_gate = At the end, { some-points } for each gate you have built
city-per_luxury = At the end, { some-points } for each of your luxury goods
city-per_scroll = At the end, { some-points } for each of your scrolls
city-per_palace_step = At the end, { some-points } for each step your courtier has climbed on the palace stairs; steps made on the last step do not count
city-per_mosque_step = At the end, { some-points } for each step your student has climbed on the mosque stairs; steps made on the last step do not count
city-per_keshi_group = At the end, { some-points } for every { $group ->
    [one] keshi
   *[other] { $group } keshis
 } on your board, { $goods ->
    [yes] goods included
   *[no] not counting goods
 }
city-per_river_step = At the end, { some-points } for each space your boat has advanced on the river; steps made at the piers do not count
city-per_large_district = At the end, { some-points } for each district, the souk excepted, with at least { $least ->
    [one] { $least } keshi
   *[other] { $least } keshis
 }, { $sellers ->
    [yes] water seller included
   *[no] not counting the water seller
 }
city-per_juggler_spectators = At the end, { some-points } for each spectator facing one of your jugglers
city-free_scroll = When you acquire it, you may take any face-up scroll without needing scholars or dates
city-free_luxury = When you acquire it, you may take any face-up luxury good without paying and gain its points and resources
city-free_gate = When you acquire it, you may build any gate with a guard from your tower, without paying dinars
face-any_district_action = The winner may carry out the action of any district
face-oasis_from_offer = The winner may acquire { $amount ->
    [one] the oasis
   *[other] one of the { $amount } oases
 } displayed beside the board for free
face-gain = { $kind ->
    [worker] The winner receives and places { $gained }
    [goods] The winner receives { $gained }
   *[other] The winner gains { $gained }
 }
face-gain-second = The winner gains { $gained }, the second player { $second }
face-start_on_crocodile = The winner's boat begins season 3 on the crocodile space instead of the start space
face-choice = The winner chooses: { $a }, or { $b }; the second player gets the other
face-one_keshi_of = The winner receives and places a keshi of one of these colours: { $colours }
face-free_discovered_oases = The winner may acquire { $amount ->
    [one] { $amount } of their discovered oases
   *[other] up to { $amount } of their discovered oases
 } for free
face-square_action = The winner may do the main-square action { $amount ->
    [one] once, turning the disc
   *[other] { $amount } times in a row, turning the disc each time
 }
choice-gate = { $gain } for each gate built
choice-date_picker = { $gain } for each green keshi on the board
choice-juggler = { $gain } for each juggler
choice-water_seller = { $gain } for each red keshi on the board
choice-four_keshi = { $gain } for every 4 keshis on the board, goods included
choice-luxury = { $gain } for each luxury good
mode-cheap_supply = Use scroll { $scroll }: { $price } and { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
 } per face-up supply tile
ware-named = { $colour } ({ $thing })

## Waiting effects

effect-keshi-green = place a green keshi
effect-keshi-grey = place a grey keshi
effect-keshi-white = place a white keshi
effect-keshi-black = place a black keshi
effect-keshi-pink = place a pink keshi
effect-keshi-turquoise = place a turquoise keshi
effect-keshi-beige = place a beige keshi
effect-keshi-brown = place a brown keshi
effect-keshi-red = place a red keshi
effect-keshi-purple = place a purple keshi
effect-keshi-yellow = place a yellow keshi
effect-keshi-orange = place an orange keshi
effect-keshi-any = a keshi of any colour
effect-keshi2-any = 2 keshis of one colour of your choice
effect-connection = the connection bonus
effect-water = { $first } water
effect-date = { $first ->
    [one] { $first } date
   *[other] { $first } dates
 }
effect-dinar = { $first ->
    [one] { $first } dinar
   *[other] { $first } dinars
 }
effect-points = { $first ->
    [one] { $first } point
   *[other] { $first } points
 }
effect-resource-any = { $first ->
    [one] { $first } resource of your choice
   *[other] { $first } resources of your choice
 }
effect-goods = { $first ->
    [one] { $first } goods keshi of your choice
   *[other] { $first } goods keshis of one colour
 }
effect-river = { $first ->
    [one] { $first } river step
   *[other] { $first } river steps
 }
effect-stairs-palace = { $first ->
    [one] { $first } step on the palace stairs
   *[other] { $first } steps on the palace stairs
 }
effect-stairs-mosque = { $first ->
    [one] { $first } step on the mosque stairs
   *[other] { $first } steps on the mosque stairs
 }
effect-stairs-either = { $first ->
    [one] { $first } step on the palace or the mosque stairs
   *[other] { $first } steps on the palace or the mosque stairs
 }

## Words for the table

word-keshi = keshi
word-date_picker = date picker
word-scholar = scholar
word-noble = noble
word-priest = priest
word-juggler = juggler
word-fisher = fisher
word-guard = guard
word-caravan_leader = caravan leader
word-water_seller = water seller
word-carpet = carpet
word-lamp = lamp
word-spice = spice
word-goods = goods
word-resource = resource
word-point = point
word-district = district
word-water_seller_space = water-seller space
word-keshi_space = keshi space
word-assistant_space = assistant space
word-assistant = assistant
word-imams_student = imam's student
word-sultans_courtier = sultan's courtier
word-fishing_boat = fishing boat
word-sultan = sultan
word-imam = imam
word-fountain_tile = fountain tile
word-board = game board
word-player_board = player board
word-supply_board = supply board
word-screen = screen
word-cube_tower = cube tower
word-tower_base = tower base
word-offer = offer
word-general_supply = general supply
word-personal_supply = personal supply
word-season = season
word-round = round
word-turn = turn
word-phase = phase
word-phase1 = choose keshis and send assistants
word-phase2 = acquire and place keshis
word-phase3 = use assistants
word-phase4 = river bonus and end of round
word-season_scoring = season scoring
word-final_scoring = final scoring
word-start_player = start player
word-round_marker = round marker (camel)
word-season_marker = season marker
word-score_track = score track
word-placing_bonus = placing bonus
word-district_action = district action
word-river_track = river track
word-waterfall = waterfall
word-pier = pier
word-crocodile_space = crocodile space
word-river_tile = river tile
word-river_evaluation = river evaluation
word-stairs = stairs
word-palace_stairs = palace stairs
word-mosque_stairs = mosque stairs
word-section = section
word-boundary = boundary
word-connection_bonus = connection bonus
word-connection_line = connection line
word-stair_tile = stairs tile
word-audience_disc = audience disc
word-spectator = spectator
word-scroll = scroll
word-academy = academy
word-immediate = immediate action
word-round_end = end-of-round bonus
word-season_end = end-of-season bonus
word-permanent = permanent improvement
word-city_gate = city gate
word-gate_space = gate space
word-workshop = workshop
word-guard_tower = guard tower
word-assigned_guard = assigned guard
word-oasis = oasis
word-start_oasis = start oasis
word-oasis_track = oasis track
word-storage_place = storage place
word-route = route
word-swap = swap
word-exchange_office = exchange office
word-souk_shop = souk shop
word-luxury_good = luxury good
word-supply_tile = supply tile
word-supply_payment = supplying the citizens
word-filled_district = completely filled district
word-remaining_resources = remaining resources
word-expansion = expansion
word-expansion1 = stairs tiles
word-expansion2 = imam and sultan
word-expansion3 = more exchange offices
word-expansion4 = spectators
word-expansion5 = desert cities
word-desert_city = desert city
word-day_side = day side
word-night_side = night side
word-cover_tile = cover tile
word-points = points

## The table as lines of text

board-round = Season { $season }, round { $round } · start player: { $name }
board-riads = The other riads
board-offer = Offer: { $keshis }. In the tower: { $count }
board-river = River tile { $number }: { $face }
board-academy = Scrolls, { $colour }: { $scrolls }
board-shop = Shop { $number }: { $tile }
board-companion = { $who }: with { $name }, step { $step }
board-scroll = Scroll { $number }: { $says }
board-oasis = Oasis { $number }: { $says }
board-city = Desert city { $number }: { $says }
board-count = { $count } { $thing }
board-count-seller = { $count } { $thing } with water seller
board-full = full
board-assistants = { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
 }
board-gate = gate: { $colour }
board-guards = guards in the tower: { $count }
board-disc = Main square (* your juggler, × spectators): { $fields }
board-covered = Supply: covered
board-short = Supply: short by { $missing }, else { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
 }
board-supply-down = Face down: { $tile }
board-keshis = keshis: { $things }
board-figures = assistants: { $things }
board-scrolls = scrolls: { $things }
board-luxuries = luxury goods: { $things }
board-gates = gates: { $things }
board-acquired = oases acquired: { $things }
board-discovered = oases discovered: { $things }
board-cities = cities: { $things }
board-supply = supply tiles: { $things }
board-screen = Behind the screen: { $keshis }
board-screen-closed = { $count ->
    [one] Behind the screen: { $count } keshi
   *[other] Behind the screen: { $count } keshis
 }
column-points = points
column-water = water
column-date = dates
column-dinar = dinars
column-scrolls = scrolls
column-luxuries = luxury
column-oases = oases
column-gates = gates
column-river = river
column-palace = palace
column-mosque = mosque
change-by = { $sign }{ $points ->
    [one] { $points } point
   *[other] { $points } points
 }
argument-date = dates: { $date }
argument-water = water: { $water }
argument-dinar = dinars: { $dinar }
argument-points = points: { $points }
argument-count = how many: { $count }
argument-place = place { $place }
supply-face = Supply tile { $number }: { $need }, or lose { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
luxury-face = { $kind } ({ $cost }: { $gain })
office-face = Exchange office { $number }: { $rates }
office-rate = { $colour } for { $gain }
board-workshop = Workshop { $number } ({ $price ->
    [one] { $price } dinar
   *[other] { $price } dinars
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 })

## A study

report-use-district = Actions by district
report-use-luxury = Luxury goods by kind
report-use-oasis = Oases
report-use-scroll = Scrolls

## The parts of the table, for a board that is not drawn

view-season = Season
view-season_marker = Season marker
    .label = seat
view-tower = In the cube tower
view-dropped = Came out of the tower
view-offer = Offer
view-offices = Exchange offices
    .label = office
view-river_faces = River tiles
    .label = face
view-scrolls = Scrolls
    .label = scroll
view-shops = Luxury goods in the shops
view-workshops = Gates in the workshops
view-cities = Desert cities
    .label = city
view-oases_shown = Oases on display
    .label = oasis
view-inner_bonuses = Bonuses between the stairs
    .label = effect
view-stairs_faces = Stairs tiles
view-figures = Sultan and imam
view-final = Points if it ended now
view-stock = Resources
    .label = resource
view-keshis = Keshis in the districts
    .label = colour
view-guards = Guards in the tower
view-sellers = Water sellers
    .label = district
view-jugglers = Jugglers
    .label = square
view-rotation = Disc turned by
view-spectators = Spectators
    .label = square
view-leaders = Caravan leaders
    .label = sahara
view-assistants = Assistants
    .label = district
view-boat = Boat on the river
view-arrival = Order of arrival
view-moored = Moored at the piers
view-stairs = Steps on the stairs
    .label = stairs
view-aside = Keshis put aside
    .label = colour
view-gates = Gates
    .label = colour
view-oases = Oases in the Sahara
    .label = sahara
view-oasis = Oasis
view-track = Oases acquired
    .label = oasis
view-track_keshis = Keshis on the oasis track
    .label = colour
view-drawn_keshis = Keshis drawn
    .label = colour
view-luxuries = Luxury goods
    .label = luxury
view-supply = Supply tiles
    .label = supply
view-supply_down_size = Supply tiles face down
view-supply_down = Your supply tiles face down
    .label = supply
view-goods = Goods
    .label = colour
view-screen = Behind the screen
    .label = colour
view-screen_size = Keshis behind the screen
view-has_chosen = Has chosen
view-chosen_keshis = Keshis you have chosen
    .label = colour
view-chosen_supply = Supply tile you have chosen
    .label = supply
view-height = left
view-known = Known below
view-state = state
state-hidden = not discovered
state-discovered = discovered
state-acquired = acquired

## Kinds of actions

verb-place_track_keshi = Keshi on the oasis track
verb-set_disc = Set the disc
verb-choose_supply = Choose a supply tile
verb-choose_keshis = Choose three keshis
verb-send_red_assistant = Assistant of the red keshi
verb-draft = Take keshis
verb-place_pink = Place a juggler
verb-place_brown = Place a caravan leader
verb-choose_city = Choose a desert city
verb-place_red = Place a water seller
verb-choose_colour = Choose a colour
verb-resolve = Order of effects
verb-take_resource = A resource of choice
verb-take_goods = Goods of choice
verb-step = Steps on the stairs
verb-stop = Stop
verb-choose_stairs = Choose the stairs
verb-choose_bonus = Connection bonus
verb-pay = Pay
verb-return_resources = Return resources
verb-use_assistant = Use an assistant
verb-plantation = Harvest
verb-end_action = End the action
verb-square_bonus = Bonus of a juggler
verb-build_gate = Build the gate
verb-swap_return = Swap a keshi
verb-decline = Decline
verb-choose_action = Any district action
verb-choose_oasis = Value an oasis
verb-river_bonus = Bonus of a waterfall
verb-choose_river_bonus = Bonus of the river tile
verb-take_oasis = Take an oasis
verb-accept = Main square again
verb-supply = Supply the citizens
verb-buy_scroll = Buy a scroll
verb-refresh_scrolls = Replace scrolls
verb-buy_gate = Buy a gate
verb-exchange = Exchange a keshi
verb-buy_luxury = Acquire a luxury good
verb-acquire_oasis = Acquire an oasis
verb-acquire_city = Acquire a desert city
verb-extra_step = Buy a step
verb-take_scroll = Take a scroll
verb-take_luxury = Take a luxury good
verb-take_gate = Take a gate

## The table

mat-progress = Season { $season }, round { $round }
mat-city = The city
mat-riad = The riad of { $name }
mat-own-riad = Your riad
mat-back-home = Back to yours
mat-open-riad = Open the riad of { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
mat-ladder = Still to come
mat-take = Take
mat-send = Send { $count } of 3
mat-counts = How many of each
mat-fewer = Fewer: { $what }
mat-more-of = More: { $what }
mat-pick-keshis = Three keshis from behind your screen
mat-change = { $what } { $before } → { $after }
mat-change-short = { $before } → { $after }
mat-change-full = then full
mat-seat-chosen = has chosen
mat-seat-choosing = is choosing
mat-seat-took = took { $what }
mat-seat-assistants = { $count ->
    [0] all assistants used
    [one] 1 assistant left
   *[other] { $count } assistants left
 }
mat-seat-final = { $points } if it ended now
mat-stock = { $resource }: { $count }
mat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
mat-track = Oasis track
mat-supply = Supply tiles, { $due } turned up
mat-quarter-stairs = Stairs
mat-quarter-academies = Academies
mat-quarter-souk = Souk
mat-quarter-workshops = Workshops
mat-quarter-tower = Tower
mat-answer-action = { $district }: action
mat-answer-keshi = { $district }: new keshi
mat-answer-place = Place { $place }
mat-answer-two = 2 × { $what }
mat-answer-pair = { $one } and { $other }
mat-room-short = { $held } of { $places }
mat-room-short-full = { $held } of { $places }, then full: { $points }
mat-taken = Taken: { $what }
mat-whole-map = Whole map
mat-fold-map = Fold the map
mat-first-wins = first wins
mat-fallen = fell out
mat-stuck = still stuck
mat-stuck-short = stuck
mat-offer = The offer
mat-held = { $count } in store
mat-room-long = { $district }: { $held } of { $places }
mat-room-long-full = { $district }: { $held } of { $places }, then full: { $points }
mat-of = { $count } of { $all }
mat-covered = covered, else −{ $points }
mat-short = { $what } short, else −{ $points }
mat-short-water = { $count } water
mat-short-date = { $count ->
    [one] 1 date
   *[other] { $count } dates
 }
mat-short-dinar = { $count ->
    [one] 1 dinar
   *[other] { $count } dinars
 }
mat-supply-due = Supply due
mat-fold-scrolls = Scrolls
mat-fold-luxuries = Luxury
mat-fold-screen = { $own ->
    [yes] Behind your screen
   *[no] Behind the screen
 }
mat-all-answers = All other answers
mat-tabs = Boards
mat-tab-riad = Riad
mat-tab-city = City
mat-tab-things = Tiles
mat-tab-seats = Seats
mat-tab-todo = To do
mat-phase-choose = Choose
mat-phase-draft = Draft
mat-phase-assistants = Assistants
mat-phase-river = River bonus
mat-quarter-river = River
mat-quarter-short-stairs = Stairs
mat-quarter-short-river = River
mat-quarter-short-academies = Scrolls
mat-quarter-short-souk = Souk
mat-quarter-short-workshops = Gates
mat-quarter-short-tower = Tower
mat-room-date_plantation = Date plantation
mat-room-medrese = Madrasa
mat-room-palace = Palace
mat-room-mosque = Mosque
mat-room-main_square = Main square
mat-room-river = River
mat-room-medina = Medina
mat-room-sahara = Sahara
mat-room-souk = Souk
mat-does-date_plantation = { $count ->
    [one] 1 date
   *[other] { $count } dates
 }
mat-does-medrese = { $count ->
    [one] 1 scholar
   *[other] { $count } scholars
 }
mat-does-palace = { $count ->
    [one] 1 step
   *[other] { $count } steps
 }
mat-does-mosque = { $count ->
    [one] 1 step
   *[other] { $count } steps
 }
mat-does-river = { $count ->
    [one] 1 step
   *[other] { $count } steps
 }
mat-does-medina = { $count ->
    [one] 1 gate
   *[other] { $count } gates
 }
mat-does-sahara = { $count ->
    [one] 1 oasis
   *[other] { $count } oases
 }
mat-standing = Who leads, and why
mat-why-points = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, and where they come from
mat-so-far = Points so far
mat-if-ended = If it ended now
mat-start-player = Start player
mat-season-marker = Has the season marker
mat-has-chosen = Has chosen
mat-since-sent = sent { $what }
mat-since-did = took or went { $what }
mat-since-points = scored { $what }
mat-since-sent-short = sent
mat-since-did-short = did
mat-since-points-short = scored
mat-since-gate = { $colour } gate
mat-since-steps = { $way }: { $count ->
    [one] one step
   *[other] { $count } steps
 }
mat-clear = Clear
mat-keshi-of = { $keshi } ({ $district })
mat-keshi-green = Date picker
mat-keshi-grey = Scholar
mat-keshi-white = Noble
mat-keshi-black = Priest
mat-keshi-pink = Juggler
mat-keshi-turquoise = Fisher
mat-keshi-beige = Guard
mat-keshi-brown = Caravan leader
mat-keshi-red = Water seller
mat-keshi-purple = Carpet
mat-keshi-yellow = Lamp
mat-keshi-orange = Spice
mat-points-change = { $sign }{ $count ->
    [one] { $count } point
   *[other] { $count } points
 }
mat-ways = { $count } ways
mat-then = then { $what }: { $count } ways
mat-counted = { $count } of { $total }
mat-display = Laid out for all
score-round = Round by round
score-season = Ends of the seasons
score-final = Final scoring
scroll-price = { $colour } ({ $first }–{ $last }) { $scholars ->
    [one] { $scholars } scholar
   *[other] { $scholars } scholars
} and { $dates ->
    [one] { $dates } date
   *[other] { $dates } dates
}
change-points = points
change-water = water
change-date = dates
change-dinar = dinars
change-palace = palace
change-mosque = mosque
change-river = river
change-scrolls = scrolls
change-luxuries = luxury goods
change-gates = gates
change-oases = oases
change-full = full districts
change-track_keshis = keshis on the oasis track
change-cities = desert cities
change-cities_won = desert cities acquired
change-assistant = assistants ({ $which })
change-red_assistant = assistants (any district)
change-spectators = spectators ({ $which })
change-due = supply due ({ $which })
change-due_points = supply due (points at risk)
change-keshi-green = date pickers
change-keshi-grey = scholars
change-keshi-white = nobles
change-keshi-black = priests
change-keshi-pink = jugglers
change-keshi-turquoise = fishers
change-keshi-beige = guards
change-keshi-brown = caravan leaders
change-keshi-red = water sellers
change-keshi-purple = carpets
change-keshi-yellow = lamps
change-keshi-orange = spices
score-districts = Full districts
score-oases = Oases
score-cities = Desert cities
score-resources = Resources and goods left

## What is still to come

rung-reveal = Keshis are shown
rung-tower = Keshis drop into the tower
rung-draft_phase = Draft, from { $seat ->
    [none] the start player
   *[other] { $seat }
 }
rung-assistants = { $seat }: assistants
rung-assistants_left = { $seat }: { $count ->
    [one] one more assistant
   *[other] { $count } assistants
 }
rung-climb = { $stairs_key ->
    [palace] Palace stairs
   *[other] Mosque stairs
 }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }
rung-sail = River: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }
rung-effect = Waiting: { $effect }
rung-choice = { $verb }
rung-choice_of = { $seat }: { $verb }
rung-place = Place another keshi
rung-action = District action
rung-square = Main square
rung-supply = Supply of { $seat }
rung-supply_up = Supply tiles are turned up
rung-assistants_phase = Assistants of all
rung-river_phase = River bonuses
rung-river_turn = River bonus of { $seat }
rung-river_tile = River tile
rung-round = End of the round
rung-season = End of the season
rung-prepare = Next season
rung-end = Final scoring
cause-scroll = scroll { $number }
cause-oasis = oasis { $number }
cause-city = desert city { $number }
cause-face = river tile { $number }
source-draft = Draft
source-waterfalls = River bonuses
source-season_scrolls = End of the season
source-river_tile = River tiles
source-supply = Supply
source-start = At the start

## What things are

tell-tile = { $name }: { $sentence }
tell-room-date_plantation = Date plantation: its action brings one date for each date picker ({ $count }); a new one gives a point.
tell-room-medrese = Madrasa: its action buys scrolls; each scholar ({ $count }) serves one purchase per action.
tell-room-palace = Palace: its action moves your courtier { $count ->
    [one] { $count } step
   *[other] { $count } steps
 } up the palace stairs.
tell-room-mosque = Mosque: its action moves your student { $count ->
    [one] { $count } step
   *[other] { $count } steps
 } up the mosque stairs.
tell-room-main_square = Main square: its action turns the disc; then one juggler brings its field's bonus once per spectator.
tell-room-river = River: its action moves your boat { $count ->
    [one] { $count } space
   *[other] { $count } spaces
 }; more steps cost one water each.
tell-room-medina = Medina: its action buys gates, at most one for each guard in the tower ({ $count }).
tell-room-sahara = Sahara: its action acquires oases that you have discovered ({ $count }).
tell-room-souk = Souk: its action exchanges goods at the office or acquires a luxury good.
tell-assistant = An assistant in the { $district } takes a new keshi or carries out the action.
tell-seller = A water seller in the { $district } gives one water whenever an assistant works there.
tell-square = A juggler placed here gives { $bonus } at once; in the action it counts once per spectator ({ $count }).
tell-disc = The audience disc: each field is faced by the spectators of one sector.
tell-start_right = The start oasis, right: a caravan leader here brings two resources of your choice.
tell-start_left = The start oasis, left: a caravan leader here brings two points; the right place comes first.
tell-route = A place of a caravan route: a leader here discovers the oasis beside it; no place may be skipped.
tell-route-end = The end of a route: a leader here brings points and a desert city.
tell-city-field = A desert city comes here when a caravan leader reaches the end of the route.
tell-oasis-hidden = An oasis that is not discovered yet; nobody knows it.
tell-stock-water = Water pays for further river steps and for the supply of the citizens.
tell-stock-date = Dates pay for scrolls and for the supply of the citizens.
tell-stock-dinar = Dinars pay for gates and for the supply of the citizens.
tell-goods = Goods in the souk: { $ware }; there is always room for them.
tell-points = Points so far; the final scoring comes on top.
tell-stairs-palace = The palace stairs: at each boundary your courtier brings a dinar and a bonus of the line.
tell-stairs-mosque = The mosque stairs: at each boundary your student brings a dinar and a bonus of the line.
tell-line = A bonus field: it counts when the line between your two figures runs over it as one crosses a boundary.
tell-office = The exchange office: one keshi ({ $ware }) for what the season's tile shows beside it.
tell-luxury = A luxury good ({ $kind }): it costs the goods printed on it and brings its points and resources at once.
tell-academy = Scrolls of this colour need { $scholars ->
    [one] { $scholars } scholar
   *[other] { $scholars } scholars
 } and cost you { $dates ->
    [one] { $dates } date
   *[other] { $dates } dates
 }.
tell-gate = A { $colour } gate for { $price ->
    [one] { $price } dinar
   *[other] { $price } dinars
 } and { $points ->
    [one] { $points } point
   *[other] { $points } points
 }; it brings a keshi of its colour.
tell-gate-space = A gate space: a gate of a matching colour brings points when it is built here.
tell-workshop = A workshop: a gate from here costs you { $price } dinars and changes your points by { $points }.
tell-pier = Place { $place } at the piers: a boat that moors here brings { $points } points.
tell-waterfall = A waterfall: when your boat has passed it, you may take its bonus at the end of a round.
tell-track-keshi = A place of the oasis track: the keshi on it is placed when an oasis comes here.
tell-track-swap = A place of the oasis track: an oasis here lets you swap a keshi for one of another colour.
tell-track-scroll_3 = A place of the oasis track: an oasis here brings a yellow scroll.
tell-track-none = A place of the oasis track without any effect.
tell-supply = A supply tile: its cost is due at the end of each season, or you lose { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
 } and all resources.
tell-due-covered = What is due at the end of the season is covered; otherwise you would lose { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
 }.
tell-due-short = What is due at the end of the season can't be paid yet; you would lose { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
 } and all resources.
tell-screen = The { $colour } keshi behind the screen: chosen, it sends an assistant to its district.
tell-offer = { $colour } keshis in the base of the tower: { $count }; your room: { $room }.
tell-boat = The boat of { $name }: the one farthest along wins the river tile.
tell-figure-palace = The courtier of { $name } on the palace stairs.
tell-figure-mosque = The student of { $name } on the mosque stairs.
tell-companion-sultan = The sultan: who is accompanied by him pays one date less for a scroll.
tell-companion-imam = The imam: who is accompanied by him pays one good less for a luxury good.
tell-tower = The tower: chosen keshis drop in; some stick, some come out.
tell-red = A red keshi: it becomes a water seller in any district that has none.
