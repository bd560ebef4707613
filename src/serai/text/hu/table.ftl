### What the browser client says at a table

## Minden képernyőn

skips-table = Ugrás az asztalon
skip-prompt = Ahhoz, ami a kérdés
skip-board = A táblához
skip-hand = A saját dolgaidhoz
hints = Tippek a táblán

## Előcsarnok

lesson-offer = Először játszod ezt: { $game }?
lesson-offer-help = Valódi elemekkel megmutatja, hová; ez a játszma megvár.
lesson-offer-learn = Kétperces lecke
lesson-offer-no = Nem kell lecke

## Új asztal

your-name = A neved
name-numbered = { $name } · { $number }
clock-left = Hátralévő idő: { $time }

## Az asztalnál

prompt-label = Mi a teendő most
prompt-yours = Te jössz:
prompt-showing = Nézd, mi történik; koppintás vagy szóköz továbblép
wait-showing = Még látszik, mi történt; koppintás vagy szóköz továbblép.
wait-turn = Nem te következel: { $name } dönt.
wait-otherwise = Ezzel most nincs mit tenni.
choice-gone = Közben továbbment a játék, ezért ez visszakerült.
prompt-back = Így állt az asztal; az Esc visszavisz
prompt-waiting = { $name } dönt
choices-label = Lehetőségek
choices-count = { $count ->
    [one] { $count } lehetőség
   *[other] { $count } lehetőség
 }
not-now = { $count } dolog most nem lehetséges
put-back = visszateszi
undo-ask = Visszavonás kérése
consent-asked = { $name } vissza szeretné venni az utolsó lépéseket.
consent-waiting = A többieket kérdezzük, visszaveheted-e a lépésedet.
consent-yes = Beleegyezem
consent-no = Nem egyezem bele
admit-asked = { $name } beszállna a játékba egy szabad helyre. Mindenkinek bele kell egyeznie, aki játszik.
ask-seat = Ezt a helyet kérem
invite-more = Meghívok valakit
remove-person = { $name } eltávolítása az asztaltól
confirm-title = Biztos vagy benne?
confirm-why = Ezt nem lehet visszavonni.
empty-now = Most üres: { $things }
mat-label = Az asztal
hand-label = A te dolgaid
side-label = Napló, szabályok és csevegés
foot-label = Táblák
phases-label = A kör fázisai
tab-todo = Teendők
tab-log = Napló
tab-tally = Látott
tab-rules = Szabályok
tab-chat = Csevegés
log-empty = Még nem történt semmi.
chat-empty = Még senki sem szólt.
chat-label = Írj valamit
side-dock = A napló, a szabályok és a csevegés az asztal mellett maradjon
side-fold = A napló, a szabályok és a csevegés összehajtása
look-back = Visszanézés lépésenként
look-up = Vissza az asztalhoz
step-before = Előző lépés
step-after = Következő lépés
you-cell = Te
log-undone = { $name } visszavont { $count ->
    [one] egy lépést
   *[other] { $count } lépést
 }.
log-undone-you = Visszavontál { $count ->
    [one] egy lépést
   *[other] { $count } lépést
 }.
pace-calm = Nyugodt
pace-quick = Gyors
pace-instant = Szünet nélkül
rivals-label = A többi hely
badge-turn = következik
badge-your-turn = te következel
badge-you = a te helyed
badge-moved = ő lépett utoljára
badge-stand-in = bot helyettesíti
hand-over-to = Kérlek, add át a készüléket neki: { $name }
hand-over-why = A lapok rejtve maradnak, amíg a következő ember készen nem áll.
hand-over-ready = Én vagyok { $name }
give-back = Hely visszaadása
stand-in = Helyettesítse bot
hint-thinking = Gondolkodik…
hint-promises = nyer: { $percent } % ({ $low }–{ $high }), { $points } pont
hint-untried = nincs kipróbálva
hint-why-clear = Az innen kipróbált játszmákban ({ $count }) ez 100-ból { $percent } győzelmet hozott, a következő { $other } győzelmet. Senki rejtett lapjait nem néztük meg.
hint-why-close = Nincs világos különbség: az innen kipróbált játszmákban ({ $count }) az első kettő nagyjából egyformán sokszor nyert.
hint-why-only = Az innen kipróbált játszmákban ({ $count }) ez 100-ból { $percent } győzelmet hozott; mást nem próbáltunk ki eleget.
hint-why-untried = A bot ránézésre választotta, semmit sem próbált ki.
hint-why-forced = Most csak ez lehetséges.
hint-gain = Neked kb. { $points } ponttal többet hoz, mint a következő.
hint-rival = { $name } így kb. { $points } ponttal kevesebbet kap.
hint-line = Így folytatódhat: { $line }
other-side = Lapjaid a másik oldalon
since-more = Még { $count }: a teljes lista
since-fold = Összecsukás
since-turn = Mióta léptél
awaits-owner = Az utolsó lépés { $name } visszatérésére vár.
seat-all = { $name }: minden
haptics = Rezgés
pace = A többiek tempója
motion = Mozgó elemek
seat-here = ezen a készüléken
invite-help = Aki megnyitja a linket vagy beolvassa a kódot, helyet foglal; fiókra senkinek sincs szüksége.
waiting-title = { $game }: helyfoglalás
sit = Ide ülök
put-bot = Bot ({ $level })
take-bot = Bot elküldése
invited = Meghívtak egy játékra: { $game }
rename = A neved megváltoztatása
badge-away = nincs itt
rule-in-book = Megnyitás a szabálykönyvben
seat-present = itt van
hint-reasons = Miért?
hint-do = Legyen így
hint-where = Ide nézz: { $where }.
hint-which = Melyik az?

## Edző, ha valaki egyedül játszik botok ellen

coach-switch = Edző: szól a világos hibák előtt
coach-on = Az edző figyel
coach-look = Ide nézz még egyszer: { $where }.
coach-look-made = Nézd meg még egyszer: { $where }.
coach-look-again = Újra megnézem
coach-take-back = Visszaveszem
coach-insist = Mégis így játszom
coach-leave = Maradjon így
habits = Három szokás, amin érdemes változtatni
habits-soon = Az edző visszanéz a játszmára: { $done } / { $parts } rész
habit-cost = { $kind }: { $count } alkalommal, együtt −{ $percent } %
habit-none = Nincs min változtatni: egyik döntés sem vesztett említésre méltót.
look-for-gain = A saját pontjaidra nézz a játszma végéig, ne csak erre a lépésre.
look-for-stop = Nézd meg, mit kapna legközelebb egy ellenfél.
look-for-balance = Azt keresd, ami neked használ, és egy ellenfélnek árt.
look-for-win = Nem minden a pont: nézd, ki vezet a végén.

## Emberek az asztalnál

invited-by = { $name } meghívott egy játékra: { $game }
invited-rules = Házi szabályok ennél az asztalnál
invited-usual = A szokásos szabályokkal.
invited-clock = Órával: fejenként { $minutes } perc, lépésenként { $seconds } mp ráadás.
sit-down = Leülök
starts-in = A játék { $seconds } másodperc múlva kezdődik.
start-now = Játék indítása
start-stop = Várjunk még
start-ready = Minden hely foglalt. Indítsd el, ha mindenki készen áll.
start-waiting = Minden hely foglalt. A játékot az indítja el, aki az asztalt megnyitotta.
save = Mentés
away-title = Lejárt az időd
away-helped = Bot játszik helyetted
away-why = Egy bot játszik, amíg vissza nem jössz.
im-back = Visszajöttem
people-flag = { $name }: lejárt az ideje, bot játszik tovább.
people-helped = { $name } helyett bot játszik.
people-back = { $name } visszajött.
people-left = { $name } elhagyta az asztalt.
people-removed = { $name } eltávolítva az asztaltól; bot játszik tovább.
people-seated = { $name } helyet foglalt.
people-brought = Eddig { $name } eszközén folyt a játék, és az az eszköz tudhatta, mi van rejtve. Innentől a szerver húz.
signs-label = Jelzés küldése
sign-star = Szép volt
sign-laugh = Haha
sign-wow = Hűha!
sign-ouch = Jaj
sign-heart = Köszönöm
sign-tea = Egészségedre
mute = Némítás
mute-help = Csak ezen a készüléken.
spectators = Nézők
mute-all = Mindenki
tie-broken = Az élen holtverseny volt; a győzelmet egy szabály dönti el:
unread-chat = { $count } olvasatlan üzenet

## Egy még meg nem rajzolt asztal részei

view-score = Pont
view-points = Pont
view-stones = Kő
view-round = Forduló
view-turn = Kör
view-stage = Szakasz
view-hand = Kézben
view-hand_size = Lap a kézben
view-deck = Pakli
view-deck_size = Pakli
view-draw_pile = Húzópakli
view-draw_pile_size = Húzópakli
view-discard_pile = Dobott lapok
view-discard_pile_size = Dobott lapok
view-dealer = Osztó
view-start_player = Kezdőjátékos
view-first_player = Kezdőjátékos
view-team = Csapat

## Szabályok

open-rule = { $rule } szabály megjelenítése
coach-label = Segítő

## A vége

you-win = Te győztél!
result-scores = { $scores }.
rematch-waiting = Várjuk a többieket…
rematch-wanted = szeretne újra játszani
watch-replay = Visszajátszás megnézése
save-table = Asztal mentése fájlba
show-game = Mutasd meg ezt a játszmát
show-game-help = link a visszajátszáshoz

seal-unchecked = Még nincs ellenőrizve
seal-unchecked-help = Az első lap előtt az asztal közzétette titkos magjának lenyomatát. Most ellenőrizhető.
seal-verified = A keverés ellenőrizve
seal-verified-help = A most látható mag megfelel a kezdeti lenyomatnak, és az egész játszma ebből következik: senki sem nyúlt a lapokhoz.
seal-failed = A keverés nem egyezik
seal-failed-help = A mag nem felel meg a kezdeti lenyomatnak, vagy a játszma nem következik belőle.
seal-check = Keverés ellenőrzése
seal-checking = Ellenőrzés…
seal-commitment = Közzétéve a kezdéskor
seal-seed = A végén felfedett mag
seal-given-help = Az első { $count } lépést nem ez az asztal osztotta: egy másik játszmából vagy valakinek a saját eszközéről való. Ami utánuk a véletlenen múlt, az a magból következik, és a mag megfelel a kezdeti lenyomatnak.
share = Eredmény megosztása
share-note = Akinek megvan a link, végignézheti ezt a játszmát az asztalnál lévő nevekkel. Erről az eszközről bármikor törölheted.
share-make = Kép és link készítése
share-picture = A kép
share-picture-of = Az eredmény: nevek és pontok
share-link = Link másolása
replay-move = { $number }. lépés, összesen { $count }
replay-controls = Visszajátszás
replay-back = Egy lépéssel vissza
replay-next = Egy lépéssel tovább
replay-play = Lejátszás
replay-pause = Szünet
replay-slider = Lépés
replay-speed = Sebesség
replay-mine = Csak az én döntéseim
replay-mark-round = Új szakasz kezdődik
replay-mark-lead = Átveszi a vezetést: { $name }
