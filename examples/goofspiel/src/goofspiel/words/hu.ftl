game = Goofspiel
game-about = Mindenki ugyanazokkal a lapokkal licitál ugyanazokért a díjakért, titokban; két vagy három játékosnak.
game-invitation = Licitálj tizenhárom díjért tizenhárom lappal, titokban.

## Mi a teendő

prompt-bid = Válaszd ki, melyik lappal licitálsz a kitett díjakért.
prompt-deal = Jön a következő díj.
prompt-over = Minden díj gazdára talált; a játéknak vége.

## Cselekvések

action-bid = Licit: { $card }

## Események

event-prize_turned = { $round }. kör, a díj: { $prize }.
event-bid_placed = { $seat } letette a licitjét: { $card }.
event-bid_placed-hidden = { $seat } letett egy lapot képpel lefelé.
event-bid_shown = { $seat } licitje: { $card }.
event-prizes_won = { $seat } nyert: { $prizes } ({ $points } pont).
event-prizes_wait = A legmagasabb licitek egyenlők, ez a következő díjjal együtt lesz megnyerhető: { $prizes }.
event-prizes_lost = A legmagasabb licitek egyenlők, ez kikerül a játékból: { $prizes }.
event-game_scored = { $seat } pontjai: { $points }.

## Miért nem

reason-not_in_pile = Ez a díj már nem jöhet: { $prize }.
reason-not_in_game = Ennél az asztalnál mindenkinek { $count } lapja van, ez nincs köztük: { $card }.
reason-already_played = Ezzel a lappal már licitáltál: { $card }.

## Beállítások

option-cards = Lapok
    .help = Hány lappal játszik mindenki, és hány díjért. Kevesebb lappal rövidebb a játék.
option-ties = Egyenlő legmagasabb licitek
    .help = Mi lesz a díjakkal, ha két játékos ugyanazt a legmagasabb lapot licitálja.
value-ties-carry = megvárják a következő díjat
value-ties-discard = kikerülnek a játékból

## Nevek

card-name = { $value }
card-1 = ász
card-11 = bubi
card-12 = dáma
card-13 = király

## A látnivalók részei

view-round = kör
view-offer = kitett díjak
view-worth = kitett pontok
view-prizes_to_come = díjak, amelyek még jönnek
view-prizes_lost = elveszett díjak
view-bids = licitek
view-hand = kézben
view-hand_size = lapok kézben
view-played = kijátszott lapok
view-prizes = megnyert díjak
view-points = pontok

## Az asztal sorokban

board-round = { $round }. kör
board-offer = Kitéve: { $prizes } ({ $points } pont)
board-to-be-won = Még jön: { $prizes }
board-seat = { $name }: { $points } pont ({ $prizes }); kijátszott lapok: { $played }
board-hand = Kézben: { $cards }

## Tanulmány

report-use-prize = Megnyert díjak
