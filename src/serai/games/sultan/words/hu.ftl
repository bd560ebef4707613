game = Szultán
game-about = Titkos licit a szultán drágaköveiért, ahol sokat ér egy színből sokat gyűjteni; két–öt játékosnak.
game-invitation = Licitálj rejtett lapokkal a párnákon fekvő drágakövekért.

## Mi a teendő

prompt-offer = Válaszd ki, melyik drágakő kerüljön vissza a zsákba; a többire licitálni fogtok.
prompt-bid = Válassz egy lapot a kezedből és egy párnát, amelyhez lefordítva leteszed.
prompt-deal = Most osztjuk a lapokat és húzzuk a drágaköveket.
prompt-over = A játék véget ért, minden drágakő látható.
asked-bid = Licitálj ezekre: { $jewels }

## Lépések

action-return_jewel = Tegyél vissza a zsákba egy { $color } drágakövet
action-place_card = Tedd { card-word.object } { $cushion_number ->
    [1] az
   *[other] a
 } { $cushion_number }. párnához

## Hová nézzen, aki tippet kér

where-place_card = { $cushion }
where-return_jewel = a kihúzott drágakövek

## Események

event-stage_begun = Megkezdődik { $stage ->
    [1] az
   *[other] a
 } { $stage }. menet.
event-hand_dealt = { $seat } kézbe vette ezeket a lapokat: { $cards }.
event-hand_dealt-hidden = { $seat } új lapokat vett a kezébe.
event-round_begun = { $stage }. menet, { $round }. kör; kezdő játékos: { $seat }.
event-jewels_drawn = { $seat } drágaköveket húzott a zsákból: { $jewels }.
event-jewel_returned = { $seat } visszatett a zsákba egy { $jewel } drágakövet.
event-card_placed = { $seat } lefordítva letette { card-word.object } { $cushion_number ->
    [1] az
   *[other] a
 } { $cushion_number }. párnához.
event-card_placed-hidden = { $seat } lefordítva letett egy lapot { $cushion_number ->
    [1] az
   *[other] a
 } { $cushion_number }. párnához.
event-card_revealed = { $cushion }: { $seat } lapja { card-word }.
event-jewel_won = { $cushion }: { $seat } megkapja a { $jewel } drágakövet.
event-jewel_unsold = { $cushion }: a { $jewel } drágakő egy játékosnak sem kell, ezért visszakerül a zsákba.
event-game_scored = { $seat }: { $score } pont, { $jewels } drágakő.
event-round_begun-you = { $stage }. menet, { $round }. kör: te vagy a kezdő játékos.
event-hand_dealt-you = Kézbe vetted ezeket a lapokat: { $cards }.
event-jewels_drawn-you = Drágaköveket húztál a zsákból: { $jewels }.
event-jewel_returned-you = Visszatettél a zsákba egy { $jewel } drágakövet.
event-card_placed-you = Lefordítva letetted { card-word.object } { $cushion_number ->
    [1] az
   *[other] a
 } { $cushion_number }. párnához.
event-card_revealed-you = { $cushion }: a te lapod { card-word }.
event-game_scored-you = Eredményed: { $score } pont, { $jewels } drágakő.
tell-alone-you = A lapod ({ $card }) egyedül volt ott: tiéd a { $jewel } drágakő.
tell-alone-other = { $name } lapja ({ $card }) egyedül volt ott: övé a { $jewel } drágakő.
tell-beat-you = A lapod ({ $card }) erősebb, mint { $others }: tiéd a { $jewel } drágakő.
tell-beat-other = { $name } lapja ({ $card }) erősebb, mint { $others }: övé a { $jewel } drágakő.
tell-beat-against = { $name } lapja ({ $card }) erősebb a tiédnél ({ $mine }): övé a { $jewel } drágakő.
tell-first-you = Egyenlő lapok ({ $card }), a tiéd került oda előbb: tiéd a { $jewel } drágakő.
tell-first-other = Egyenlő lapok ({ $card }), { $name } lapja került oda előbb: övé a { $jewel } drágakő.
tell-first-against = Egyenlő lapok ({ $card }), { $name } lapja a tiéd előtt került oda: övé a { $jewel } drágakő.
cell-alone = egyedül ott
cell-beat = üti
cell-first = előbb
cell-unsold = nem kell senkinek
cell-returned = visszatéve
cell-at = { $number }. párna

## Miért nem

reason-hand_size = A menet elején { $count } lapot kell kézbe venni.
reason-not_in_deck = A pakliban nincs ennyi { $card } értékű lap.
reason-jewels_drawn = Egy körben { $count } drágakövet kell húzni.
reason-not_in_bag = A zsákban nincs ennyi { $colour } drágakő.
reason-not_drawn = Ebben a körben nem húztak { $colour } drágakövet.
reason-return_first = Előbb a húzott drágakövek egyikét vissza kell tenni a zsákba.
reason-must_place = Most egy lapot kell tenni valamelyik párnához.
reason-no_such_cushion = Nincs ilyen párna: { $cushion }. Ezen a táblán { $count } párna van.
reason-card_not_in_game = Két játékos esetén nincs a játékban { $card } értékű lap.
reason-not_in_hand = Nincs a kezedben { $card } értékű lap.
reason-other_cushion = Ennél a párnánál már van lapod: { $cushion }. A második lapodat egy másikhoz kell tenned.

## Beállítások

option-first_player = Kezdő játékos
    .help = Ki kezdi az első kört. Igazi asztalnál a legfiatalabb kezd.
option-two_player_split = Két lap két különböző párnára
    .help = Két játékos esetén: egy kör két lapját ugyanaz a játékos csak két különböző párnához teheti.
option-two_player_rotation = Kezdő játékos váltása
    .help = Két játékos esetén: milyen gyakran lesz a másik játékos a kezdő.
option-open_jewels = Minden drágakő látható
    .help = Mindenki drágakövei és pontjai, valamint a zsák tartalma is látszik. A szerzett köveket úgyis mindenki látta, ez csak az emlékezetet segíti.
value-first_player-random = sorsolással
value-two_player_split-true = igen
value-two_player_split-false = nem
value-two_player_rotation-round = körönként
value-two_player_rotation-stage = menetenként
value-two_player_rotation-game = játszmánként
value-open_jewels-true = igen
value-open_jewels-false = nem

## Nevek

colour-white = fehér
colour-red = piros
colour-yellow = sárga
colour-green = zöld
colour-blue = kék
money-violet = lila
money-gold = aranyszínű
money-white = fehér
money-red = piros
money-yellow = sárga
money-green = zöld
money-blue = kék
bonus-cards = { $count } × { $points }
bonus-step = { $count } kőért { $points }
bonus-step-last = { $count } vagy több kőért { $points }
cushion-name = { $number }. párna
card-word = { $card ->
    [1] az 1-es
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
    [8] a 8-as
    [13] a 13-as
    [15] a 15-ös
   *[other] a { $card }-es
 }
    .object = { card-word } lapot

## Szavak az asztalhoz

word-board = játéktábla
word-cushion = párna
word-money_card = pénzkártya
word-deck = pakli
word-hand = kézben tartott lapok
word-bonus_card = pontkártya
word-jewel = drágakő
word-jewels = drágakövek
word-collection = gyűjtemény
word-screen = paraván
word-bag = zsák
word-offer = húzott drágakövek
word-placed = letett lapok
word-played = kijátszott lapok
word-face_down = lefordítva
word-player = játékos
word-first_player = kezdő játékos
word-stage = menet
word-round = kör
word-points = pont
word-bonus = bónuszpont
word-treasurer = a szultán kincstárnoka

## The table as lines of text

board-round = { $stage }. menet, { $round }. kör. Kezdő játékos: { $name }
board-offer = Kihúzva: { $jewels }
board-cushion = { $number }. párna: { $jewel } – lapot tett: { $names }
board-cushion-empty = { $number }. párna: { $jewel }
board-seat = { $name }: { $hand } lap kézben, { $deck } a pakliban
board-jewels = drágakövek: { $jewels } ({ $points } pont)
board-jewel-count = { $count } { $colour }
argument-card = lap: { $card }
board-hand = Kézben: { $cards }

## The table as a board

tab-tally = Látott lapok
prompt-bid-card = Válassz egy lapot valamelyik párnához.
prompt-bid-picked = Válassz párnát a kiválasztott lapnak: { $card }.
mat-progress = { $stage }/{ $stages }. menet, { $round }/{ $rounds }. kör
mat-drawn = A zsákból kihúzva
mat-worth = ez lenne { $count ->
    [1] az
    [5] az
   *[other] a
 } { $count }. { $colour } köved
mat-worth-brief = neked
mat-worth-key = A drágakövek alatt: hány pontot hoznának neked.
mat-worth-value = { $points } pont neked: { $count }. { $colour } köved lenne
mat-order = { $place }.
mat-order-long = { $place }. lap: { $name }
mat-placed = { $order } letette
mat-placing = { $order } most tesz
mat-waiting = { $order } később tesz
mat-placed-some = { $bids } lapból { $count } letéve
mat-my-card = a te { $card } értékű lapod, csak te látod
mat-hand = { $count } lap kézben
mat-own-hand = A lapjaid
mat-hand-card = { $card } értékű pénzkártya
mat-deck = { $count ->
    [0] Elfogyott a paklid
   *[other] { $count } lap a paklidban
 }
mat-deck-next = a következő menetekre
mat-behind-screen = a paraván mögött
mat-own-jewels = A drágaköveid
mat-bonus = Bónusz az egyszínű drágakövekért:
mat-bonus-step = egy színből { $count }: további { $points } pont
mat-bonus-last = egy színből legalább { $count }: további { $points } pont
mat-go-on = Tovább
mat-last-round = Az előző kör
mat-unsold = vissza a zsákba
mat-seen-help = A halvány lapokat már kijátszották, kikerültek a játékból. A többi kézben, pakliban vagy lefordítva egy párnánál van.
mat-seen-gone = { $card }: kijátszva
mat-seen-left = { $card }: még nem játszották ki
mat-seen-some = { $card }: { $left } maradt
mat-pouch = A zsákban
mat-jewel-points = kövek + bónusz
mat-jewels-owned = { $count } drágakő
mat-breakdown-cell = { $count } { $colour }: { $points } pont és { $bonus } bónusz

## Tanulmány

report-use-jewel = Elnyert drágakövek szín szerint
