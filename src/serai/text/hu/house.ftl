## A ház

house = Serai
house-about = Társasjátékok háza: játszani, megérteni, kutatni.
language-en = English
language-hu = magyar
language-he = עברית

## Szavak

yes = igen
no = nem
nothing = semmi
nobody = senki
spectator = néző
seat-name = { $number }. hely
players-count = { $count } játékos
points-count = { $count } pont
value-true = igen
value-false = nem
value-random = sorsolással

## Felsorolás

list-none = semmi
list-two = { $before } és { $last }
list-middle = { $before }, { $next }
list-last = { $before } és { $last }

## Kik játszanak

human = ember
bot-random = Véletlen
    .help = bármelyik szabályos lépést megteszi
bot-greedy = Mohó
    .help = azt viszi, ami éppen a legjobbnak látszik
bot-easy = Könnyű
    .help = egy kicsit gondolkodik
bot-normal = Közepes
    .help = előre gondolkodik
bot-hard = Nehéz
    .help = messzire előre gondolkodik
bot-master = Mester
    .help = nem siet, és keveset bocsát meg
bot-search = Kereső
    .help = annyit gondolkodik, amennyit mondanak neki
bot-numbered = { $bot } { $number }
bot-styled = { $bot }, { $style }
style-balanced = kiegyensúlyozott
    .help = mindent egyformán mérlegel
style-cautious = óvatos
    .help = jobban félti, amije van, mint amennyire többet remél
style-bold = merész
    .help = kockáztat a nagyobb előnyért
style-builder = építkező
    .help = a saját pontjait gyűjti, a többiekkel kevesebbet törődik

## Asztal készül

option-line = { $option }: { $value }
table-ready = { $game }, { $count } játékos: { $names }.
you-are = Te vagy { $name }; a helyed: { $number } / { $players }.
you-watch = Nézőként vagy jelen.

## Játék közben

turn = { $name } következik.
choice-line = { $number }. { $action }
choice-effect = { $choice } [{ $effect }]
choice-so-far = Eddig: { $chosen }
choice-more = { $choice } … ({ $count }-féleképpen)
choose-number = { $last ->
    [1] Írj 1-et:
   *[other] Válassz egy számot 1 és { $last } között:
 }
not-understood = „{ $written }”: ez sem 1 és { $last } közötti szám, sem parancs; a parancsokat a ? mutatja.
action-form = Ezt a lépést így kell beírni: { $form }
no-step-back = Innen nincs hová visszalépni.
out-of-range = { $last ->
    [1] Csak egy válasz van: kérlek, írj 1-et.
   *[other] Kérlek, 1 és { $last } közötti számot válassz.
 }
refused = Nem lehet: { $reason } ({ $rule })
unavailable-heading = Most nem lehetséges:
unavailable-line = { $action }: { $reason } ({ $rule })
hand-over = Kérlek, add át a képernyőt: { $name } következik. Utána Enter.
hints-heading = Szám helyett ezt is beírhatod:
hint-help = ? ez a súgó
hint-rules = r a szabályok; r és egy szabály száma: csak az az egy
hint-score = s a pontszámok
hint-view = v az asztal
hint-why = w mi nem lehetséges most, és miért
hint-back = b egy hosszú listában egy lépést vissza
hint-history = l mi történt eddig
hint-undo = u az utolsó lépésed visszavonása
hint-quit = q kilépés a játékból
answer-yes = i
answer-no = n
goodbye = Viszlát!
unfinished = A játszma nem ért véget.
board-table = Az asztal
board-to-do = Teendő
board-to-come = Ami még következik

## Szabályok és pontok

rules = Szabályok
rules-of = { $game }: a játék szabályai
rule-line = { $rule }  { $text }
unknown-rule = { $game }: nincs { $rule } számú szabály; a szabályok: { $first } – { $last }.
score = Pontszám
score-line = { $name }: { $score }
words-wait = { $name } dönt.
words-seat = A helyed: { $number } / { $players }.
game-over = A játék véget ért.
results-heading = Eredmény
winner = { $name } győzött.
winners-shared = { $names } közösen győztek.
column-place = Helyezés
column-seat = Hely
column-name = Név
column-bot = Bot
column-score = Pont
column-winner = Győztes
column-wins = Győzelem
column-win-rate = Győzelmi arány
column-average = Átlagos pontszám
column-games = Játszma
column-option = Beállítás
column-value = Érték
column-rule = Szabály
column-game = Játék
column-players = Játékosok
column-speed = Lépés másodpercenként

## Minden játékban ismert okok

reason-game_over = A játék véget ért, már senki sem léphet.
reason-other_game = Ez a lépés egy másik játékhoz tartozik.
reason-no_such_id = Most egyetlen szabályos lépésnek sincs { $id } a száma.
reason-other_decision = Előbb másról kell dönteni.
reason-no_such_seat = Ennél az asztalnál nincs ilyen hely: { $seat }.
reason-stale = Az asztalnál közben történt valami.
reason-other_rules = A szabályokat azóta kijavítottuk, és a mai szabályok szerint ez a játszma másképp alakulna. Az asztal megnézhető, de nem játszható tovább.
reason-not_started = A játszma még nem kezdődött el.
reason-not_your_turn = Nem te következel.
reason-no_such_action = Ebben a játékban nincs ilyen lépés.
reason-undo_needs_consent = Ennek a visszavonásához mindenki beleegyezése kell.

