game = Kobito
game-about = Építs szivárványt számozott lapokból, és te tedd le az utolsó lapot az aranyüsthöz; két–hat játékosnak.
game-invitation = Építs szivárványt, és érj elsőként az aranyüsthöz.

## Mi a teendő

prompt-turn = Játssz ki lapokat, cserélj ki kobitókat, vagy mozgass át lapokat az üstökhöz; ha eleget játszottál, fejezd be a kört.
prompt-last_place = Mozgasd át egy üsthöz a szivárványod utolsó lapját.
prompt-deal = Most kerülnek elő az üstök és a lapok.
prompt-over = A játék véget ért.
asked-turn = Még { $count } lapot játssz ki

## Lépések

action-add = Illeszd hozzá { card-word.object }: { $to }, { $end } vég
action-start = Kezdj új szivárványt ezekkel: { $cards }
action-tower = Építs tornyot { card-word.with }: { $on }, { $place_number }. hely
action-swap = Cseréld ki a kobitót { card-word.for }: { $at }, { $place_number }. hely
action-move = Mozgass át { $count } lapot innen: { $from }, { $take } vég – ide: { $to }, { $end } vég
action-end_turn = Fejezd be a kört

## Hová nézzen, aki tippet kér

where-add = { $to }
where-start = új szivárvány a kezedből
where-tower = { $on }
where-swap = { $at }
where-move = { $to }
where-end_turn = mit érdemes még megtenni ebben a körben

## Események

event-pot_revealed = { $slot }: új aranyüst, { $length } lap kell hozzá, { $points } pontot ér.
event-starter_laid = { $slot }: a szivárvány kezdőlapja { card-word }.
event-hand_dealt = { $seat } { $count } lapot kapott: { $cards }.
event-hand_dealt-hidden = { $seat } { $count } lapot kapott.
event-cards_drawn = { $seat } { $count } lapot húzott: { $cards }.
event-cards_drawn-hidden = { $seat } { $count } lapot húzott.
event-reshuffled = A dobott pakli { $count } lapját visszakevertük a húzópakliba.
event-turn_begun = { $seat } köre kezdődik; legalább { $obligation } lapot kell kijátszania.
event-card_added = { $seat } lapot illesztett hozzá: { $cards }, a száma { $number } – { $to }, { $end } vég.
event-rainbow_started = { $seat } új szivárványt kezdett ({ $to }), a legkisebb száma { $number }; lapok: { $cards }.
event-tower_built = { $seat } tornyot épített: { $on }, { $place_number }. hely, a száma { $number }; lapok: { $cards }.
event-kobito_swapped = { $seat } kicserélte a kobitót { card-word.for }: { $at }, { $place_number }. hely.
event-places_moved = { $seat } átmozgatta ezeket: { $numbers } – innen: { $from }, ide: { $to }, { $end } vég.
event-pot_won = { $seat } megszerezte az aranyüstöt ({ $slot }), ez { $points } pont.
event-rainbow_discarded = { $slot }: a dobott pakliba kerülnek ezek a lapok: { $cards }.
event-last_turn = Nincs több új üst: { $seat } még befejezi a játék utolsó körét.
event-put_aside = { $seat } félretette a kezében maradt lapokat: { $cards }.
event-turn_ended = { $seat } befejezte a körét; kijátszott lap: { $played }, kötelező lap: { $obligation }.
event-stalemate = Senkinek sem maradt lapja, a játék véget ér.
event-game_scored = { $seat }: { $score } pont; az üstökért { $points }, a félretett lapokért levonás { $penalty }.
event-hand_dealt-you = { $count } lapot kaptál: { $cards }.
event-cards_drawn-you = { $count } lapot húztál: { $cards }.
event-turn_begun-you = A te köröd kezdődik; legalább { $obligation } lapot kell kijátszanod.
event-card_added-you = Lapot illesztettél hozzá: { $cards }, a száma { $number } – { $to }, { $end } vég.
event-rainbow_started-you = Új szivárványt kezdtél, a legkisebb száma { $number }; lapok: { $cards }.
event-tower_built-you = Tornyot építettél: { $on }, { $place_number }. hely, a száma { $number }; lapok: { $cards }.
event-kobito_swapped-you = Kicserélted a kobitót { card-word.for }: { $at }, { $place_number }. hely.
event-places_moved-you = Átmozgattad ezeket: { $numbers } – ide: { $to }, { $end } vég.
event-pot_won-you = Megszerezted az aranyüstöt ({ $slot }), ez { $points } pont.
event-put_aside-you = Félretetted a kezedben maradt lapokat: { $cards }.
event-turn_ended-you = Befejezted a körödet; kijátszott lap: { $played }, kötelező lap: { $obligation }.
event-game_scored-you = Eredményed: { $score } pont; az üstökért { $points }, a félretett lapokért levonás { $penalty }.
tell-swapped-yours = { $name } kicserélte a kobitódat { card-word.for }: { $rainbow_number }. szivárványod, { $place_number }. hely.
cell-pot = { $number }. üst
cell-studio = stúdió
cell-started = új szivárvány
cell-tower = torony
cell-swapped = kobitóért
cell-swapped-yours = a te kobitódért
cell-won = megszerezte
cell-aside = félretéve

## Miért nem

reason-pot_not_in_deck = Nincs az üstpakliban: { $pot }.
reason-starter_is_rainbow_card = Kezdőlap csak szivárványkártya lehet, { card-word } nem.
reason-not_in_draw_pile = Ebből a lapból nincs ennyi a húzópakliban: { $card }.
reason-cards_drawn = Itt { $count } lapot kell húzni.
reason-reshuffle_count = A dobott pakliban { $count } lap van.
reason-must_play = Amíg tudsz, legalább { $obligation } lapot ki kell játszanod; eddig { $played } lapot játszottál ki.
reason-tower_alone = Tornyozólapot csak toronyépítéssel lehet kijátszani, egy másik lappal a tetején.
reason-no_such_rainbow = Nincs ilyen szivárvány az asztalon: { $rainbow }.
reason-other_studio = A kezedből csak üstökhöz és a saját stúdiódba tehetsz lapot, ide nem: { $rainbow }.
reason-not_in_hand = Ebből a lapból nincs elég a kezedben: { $card }.
reason-unclear = Túl kevés szám van itt ahhoz, hogy kiderüljön, mit helyettesít a kobito: { $rainbow }.
reason-does_not_fit = Ez a lap nem illik oda: { $card }. Ezen a végen ez a szám kell: { $number }.
reason-studio_full = A stúdiódban már { $count } szivárvány van.
reason-kobitos_alone = Csupa kobitóval nem lehet szivárványt kezdeni.
reason-kobito_between = Ennél az asztalnál a szivárvány szivárványkártyával kezdődik és végződik; kobito csak közöttük állhat.
reason-two_cards_open = Két lappal kezdd a szivárványt, a többit egyenként illeszd hozzá.
reason-not_a_run = Ezek a lapok nem követik egymást.
reason-towers_on_pots_only = Ennél az asztalnál csak az üstök szivárványaira lehet tornyot építeni.
reason-no_such_place = Nincs { $place_number }. hely: ez a szivárvány { $length } helyből áll.
reason-other_number = Ez a lap nem egyezik: { $card }. A hely száma { $number }.
reason-swap_with_number = A kobitót szivárványkártyára lehet kicserélni, erre nem: { card-word }.
reason-kobito_covered = Azt a kobitót torony takarja.
reason-no_kobito = Annak a helynek nem kobito van a tetején.
reason-not_own_studio = Csak a saját stúdiód helyeit mozgathatod át, innen nem: { $rainbow }.
reason-not_a_pot = Helyet csak felfordított üst szivárványához lehet átmozgatni, ide nem: { $rainbow }.
reason-too_many_places = Nem mozgathatsz át { $count } helyet: ez a szivárvány { $length } helyből áll.
reason-all_are_lowest = Ha az egész szivárványt átmozgatod, az alsó végétől vedd el.
reason-no_space = Nem mozgathatsz oda { $count } helyet: az üstnél ennyi fér el: { $space }.
reason-does_not_join = Nem kapcsolódik oda ez a szám: { $number }. Ezen a végen ez kell: { $wanted }.
reason-leaves_one = Így egyetlen hely maradna, amely egyik üsthöz sem illik.
reason-must_move_last = Előbb ennek a szivárványnak az utolsó helyét kell egy üsthöz átmozgatni: { $rainbow }.

## Beállítások

option-first_player = Kezdőjátékos
    .help = Kié az első kör.
option-stop_short = A kör korai befejezése
    .help = Mikor lehet befejezni a kört, ha még nem játszottál ki elég lapot.
option-kobito_clarity = Egyértelmű kobito
    .help = Mikor egyértelmű a kobito száma: a helye alapján, vagy csak ott, ahol két szám is mutatja.
option-tower_targets = Tornyok helye
    .help = Hová szabad tornyozólapot tenni.
option-end_timing = A játék vége
    .help = Az utolsó üst megszerzésekor rögtön vége van-e a játéknak, vagy csak annak a körnek a végén.
option-penalise_specials = Büntetés a különleges lapokért
    .help = A félretett kobito és tornyozólap is három pontba kerül-e.
value-first_player-random = sorsolással
value-stop_short-only_if_stuck = csak ha nem lehet lapot kijátszani
value-stop_short-free = bármikor
value-kobito_clarity-placed = a helye mutatja
value-kobito_clarity-two_numbers = két szám mutatja
value-tower_targets-pots_and_own_studio = üstök és saját stúdió
value-tower_targets-pots_only = csak az üstök
value-end_timing-immediate = azonnal
value-end_timing-end_of_turn = a kör után
value-penalise_specials-true = igen
value-penalise_specials-false = nem

## Nevek

end-low = alsó
end-high = felső
rainbow-pot = { $first_number }. üst
rainbow-studio = { $owner } { $second_number }. szivárványa
slot-name = { $number }. üst
pot-name = { $value }. üstkártya
card-0 = kobito
card-13 = tornyozólap
card-name = { $value }
card-word = { $card_key ->
    [0] egy kobito
    [13] egy tornyozólap
    [1] az 1-es
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
    [8] a 8-as
   *[other] a { $card }-es
 }
    .object = { $card_key ->
    [0] egy kobitót
    [13] egy tornyozólapot
   *[other] { card-word } lapot
 }
    .with = { $card_key ->
    [0] egy kobitóval
    [13] egy tornyozólappal
   *[other] { card-word } lappal
 }
    .for = { $card_key ->
    [0] egy kobitóra
    [13] egy tornyozólapra
   *[other] { card-word } lapra
 }

## Szavak az asztalhoz

word-rainbow = szivárvány
word-rainbow_card = szivárványkártya
word-kobito = kobito kártya
word-tower_card = tornyozólap
word-pot = aranyüst
word-pot_deck = üstpakli
word-pot_length = szükséges lapok száma
word-points = pont
word-starter = kezdőlap
word-studio = saját stúdió
word-other_studio = másik játékos stúdiója
word-hand = kézben lévő lapok
word-draw_pile = húzópakli
word-discard_pile = dobott pakli
word-won_pots = megszerzett üstök
word-put_aside = félretett lapok
word-penalty = büntetés
word-obligation = minimum kijátszandó lapok
word-played = ebben a körben kijátszott lapok
word-number = szám
word-place = hely
word-low_end = alsó vég
word-high_end = felső vég
word-run = sorozat
word-stands_for = helyettesíti
word-player = játékos
word-first_player = kezdőjátékos
word-turn = kör
word-space = hiányzó helyek
word-score = pontszám
hue-red = piros
hue-red-orange = vörösesnarancs
hue-orange = narancssárga
hue-amber = borostyán
hue-yellow = sárga
hue-lime = limezöld
hue-green = zöld
hue-turquoise = türkiz
hue-sky_blue = égkék
hue-blue = kék
hue-indigo = indigó
hue-violet = ibolya

## The table as lines of text

board-piles = Húzópakli: { $count }. Dobott lapok: { $discards }
board-obligation = Ebben a körben kijátszandó: { $needed }. Kijátszva: { $played }
board-pot = { $number }. üst: { $length } lap kell hozzá, { $points } pontot ér: { $cards }
board-seat = { $name }: { $score } pont, { $hand } lap kézben
board-studio = { $number }. szivárvány a stúdióban: { $cards }
board-hand = Kézben (a 0 kobito, a 13 tornyozólap): { $cards }
board-studios = Stúdiók
board-your-turn = A te köröd
argument-card = lap: { $card }
argument-cards = lap: { $cards }
argument-place = { $place_number }. hely
argument-count = lapok: { $count }
verb-add = Lap hozzáadása
verb-start = Új szivárvány
verb-tower = Toronyépítés
verb-swap = Kobito cseréje
verb-move = Lapok átmozgatása

## A tábla a képernyőn

progress-pots = Megszerzett üstök: { $won } / { $all }
pick-more = Válassz egy lapot vagy egy szivárványt a stúdiódból.
pick-none = Semmit sem tudsz kijátszani: fejezd be a kört.
pick-or-end = Játssz tovább, vagy fejezd be a kört.
pick-card = Hová kerüljön { card-word }?
pick-rainbow = Hová kerüljenek lapok ebből: { $low }⁠–⁠{ $high }?
pick-among = Melyik legyen?
put-back = Visszateszem
move-numbers = Átmozgatom: { $numbers }
wins-points = { $points } pontot nyer
swapped-yours = kicserélte a kobitódat erre: { $card }
pot-new = új: elkelt üst, { $points } pont
mark-new = új
pot-filled = { $laid } / { $length } lap
pot-cards = { $length } lap
pot-gone = Nincs több üst
cards-due = Még { $missing } lapot kell kijátszani
cards-enough = Elég lapot kijátszottál
ask-put-aside = Nem játszottál ki eleget: a kezedben maradt { $count } lapot félre kell tenned, és ez { $points } pontodba kerül.
end-anyway = Így is befejezem a kört
studio-yours = A stúdiód
new-rainbow = Új szivárvány
starts-rainbow = új szivárvány
slot-next = Két egymást követő lap új szivárványt kezd
slot-free = szabad
hint-fits = { $numbers }: mehet { $points ->
    [1] az
    [5] az
   *[other] a
 } { $points } pontos üsthöz
hint-completes = { $numbers }: ezzel megvan { $points ->
    [1] az
    [5] az
   *[other] a
 } { $points } pontos üst
card-spoken = { $card_key ->
    [0] Kobito
    [13] Tornyozólap
    [3] 3-as lap
    [5] 5-ös lap
    [6] 6-os lap
    [8] 8-as lap
   *[other] { $card }-es lap
 }
aside-cost = { $count } félretett lap: { $points } pont levonás
no-pots = nincs üstje
tally-unseen = Még nem látott lapok
tally-unseen-help = A húzópakliban és a többiek kezében
tally-pots = Üstök a pakliban
reason-wanted_nowhere = Most egyetlen szivárvány végére sem illik { card-word }.

## Tanulmány

report-use-pot = Megszerzett aranyüstök
