### Amit a böngészős kliens mond a ház szavain kívül

## Minden képernyőn

skip = Ugrás a tartalomra
skips = Ugrás
language = Nyelv
sound = Hang
theme-dark = Sötét
menu = Menü
close = Bezárás
back = Vissza
copy = Másolás
copied = Másolva
send = Küldés
to-lobby = Az előcsarnokba
nav-label = Fő menü
nav-play = Játék
nav-learn = Tanulás
nav-rules = Szabályok
nav-watch = Felvételek
lost-title = Itt nincs semmi
lost-text = Ez a cím sehová sem vezet; az előcsarnokból minden elérhető.

## Előcsarnok

lobby-title = { $count ->
    [1] Egy ajtó, egy udvar
    [4] Négy ajtó, egy udvar
   *[other] { $count } ajtó, egy udvar
 }
lobby-help = Játssz barátokkal egy link segítségével, botok ellen, vagy adjátok körbe ugyanazt a készüléket. Fiók nem kell hozzá.
lobby-help-here = Játssz botok ellen, vagy adjátok körbe az eszközt. Minden ezen az eszközön marad; nem kell fiók.
lobby-again = Üdv újra itt
lobby-waits = { $count } asztal vár rád
begin-with = Ezzel érdemes kezdeni
door-bots = { $count } bot, { $level }
door-change = módosítás
door-friends = Barátok meghívása: { $game }
games-label = Játékok
players-range = { $first }–{ $last } játékos
minutes-range = { $first }–{ $last } perc
play = Játék
learn = Tanulás
my-tables = Asztalaid ezen a készüléken
my-tables-help = Itt maradnak, amíg el nem távolítod őket, vagy amíg sokáig senki sem használja őket.
table-your-turn = Te következel
table-turn = Most { $name } játszik
table-running = A játszma folyik
table-over = Befejeződött
finished-tables = { $count } befejezett asztal
since-moment = az imént
since-minutes = { $count } perce
since-hours = { $count } órája
since-days = { $count } napja
ago-moment = az imént
ago-minutes = { $count } perce
ago-hours = { $count } órája
ago-days = { $count } napja
continue = Folytatás
open = Megnyitás
remove-table = { $game }: az asztal eltávolítása
remove-table-title = { $game }: eltávolítod ezt az asztalt?
remove-table-help = Törölheted mindenki számára, a játszmával és mindennel együtt, ami ott elhangzott, vagy csak leveheted erről a listáról.
remove-table-for-all = Törlés mindenkinek
remove-table-here = Csak erről a listáról
remove-table-not = Maradjon
remove-own-help = Csak ezen az eszközön van meg. Ha törlöd, többé senki sem nyithatja meg; ha meg akarod tartani, mentsd fájlba.
remove-own = Törlés
other-devices = Más készülékek ezen a hálózaton:
house-unreachable = A szerver nem érhető el. Újrapróbálkozás…
house-offline = Nincs kapcsolat a szerverrel. Az ezen az eszközön lévő asztaloknál így is lehet játszani.
engine-loading = A játékok letöltése erre az eszközre, csak egyszer…
engine-starting = A játékok indulnak ezen az eszközön…
on-this-device = ezen az eszközön
about = A Serairól

## Csatlakozás

join = Csatlakozás
join-title = Csatlakozás egy asztalhoz
join-label = Illessz be egy linket vagy asztalkódot
join-help = A kódot és a linket az látja a képernyőjén, aki az asztalt megnyitotta.

## Új asztal

new-table = Új asztal: { $game }
how-many = Hány játékos?
who-sits = Ki hol ül?
seat-kind-me = Ez a készülék
seat-kind-open = Szabad
seat-kind-bot = Bot
seat-open = Szabad hely
seat-open-help = annak, aki megnyitja a linket
seat-bot = Bot ({ $level })
seat-bot-numbered = { $number }. bot ({ $level })
seat-bot-short = { $number }. bot
seat-bot-help = egyetlen bot sem látja a lapjaidat
name-of-seat = Név, { $seat }
guest = { $number }. vendég
bot-level = A bot szintje
bot-style = A bot stílusa
bot-says = Ez a bot: { $help }.
clock-label = Óra
clock-none = Óra nélkül
clock-set = Órával
clock-off = Nincs
clock-on = Óra
clock-help = Ha lejár az idő, egy bot játszik tovább, amíg a gazdája vissza nem jön.
clock-bank = Percek az egész játszmára
clock-increment = További másodpercek lépésenként
house-rules = Házi szabályok
changed = Megváltoztatva.
changed-count = { $count } megváltoztatva
defaults = Alapértékek
seats-short = itt { $here } · szabad { $open } · bot { $bots }
next-question = Tovább
by-the-book = a szabálykönyv szerint
only-players = Csak { $players } játékossal.
open-table = Asztal megnyitása
open-table-help = A szabad helyekre bármikor ültethetsz botot.
table-full = Mindenki itt van
table-full-help = A játszma azonnal indul, amint az asztal megnyílik.
invite-title = Hívj meg { $count } barátot
invite-later = A link, a kód és a QR-kód a következő képernyőn lesz.
invite-code = Asztalkód
invite-copy = Link másolása
invite-watch = Link nézőknek
invite-qr = A meghívó QR-kódja

## Várakozás a többiekre

waiting-open = { $count ->
    [0] Minden hely foglalt
   *[other] Még { $count } hely szabad
 }

## Az asztalnál

table-loading = Terítjük az asztalt…
table-closed = Ez az asztal nem nyitható meg
title-your-turn = Te következel: { $game }
undo = Visszavonás
you = te
connection-lost = Megszakadt a kapcsolat. Újrapróbálkozás…
leave = Asztal elhagyása
leave-title = Elhagyod ezt az asztalt?
leave-why = A helyed felszabadul, egy bot vagy valaki más elfoglalhatja.
stay = Maradok
hint = Tipp
move-on = Folytatás másik készüléken
move-on-help = Aki megnyitja ezt a linket, a te helyeden játszik. Másnak ne mutasd meg.
copy-link = Link másolása
first-visit = Új neked egy játék? Az első indításkor kétperces leckét kínál.
first-visit-help = Néhány lépést valódi elemekkel teszel meg; a lecke megmutatja, hová. Bármikor kihagyhatod.
first-visit-start = Kezdés ezzel: { $game }, 2 perc
watch-game = Egy játszma megnézése

## Emberek az asztalnál


## Billentyűk

help = Súgó
help-marks = Ami rézszínben izzik, az választható. Ami halvány, az most nem választható, és érintésre megmondja, miért. Kis érem jelöli az utolsó lépést.
key-tab = egyik dologról a következőre
key-arrows = lépkedés a választható dolgok között
key-enter = választás
key-digits = választás szám szerint
key-escape = visszateszi, ami fel van véve
key-help = megmutatja ezt a súgót

## Szabályok

rulebook = Szabálykönyv
rule-title = { $rule } szabály
rule-missing = Nincs ilyen szabály.
rules-search = Keresés szavak vagy szám szerint
rules-found = { $count } szabály
rules-none = Erről egy szabály sem szól.
chapters = Fejezetek
rules-learn = Tanulás játék közben
text-size = A betűk mérete
example-try = Próbáld ki
example = Példa
example-count = { $number }. példa, összesen { $all }
example-again = Újra
example-next = Következő példa
summary = A játék egy oldalon
one-page = Egy oldal nyomtatáshoz
print = Nyomtatás

## A vége

rematch = Új játszma
download-record = Játszma letöltése

## Visszajátszás

replay = Visszajátszás
replay-of = { $game }: visszajátszás
seen-by = Kinek a szemével
seen-by-all = mindenki
watch-title = Játszma megnézése
watch-help = Válaszd ki egy befejezett játszma fájlját. A szabályok szerint végigjátsszuk, mielőtt megjelenik.
watch-drop = Húzd ide a játszma fájlját, vagy válassz egyet
watch-link = Illessz be egy játszmát vagy a linkjét
watch-reading = Beolvasás…

## Tanulás

learn-title = Tanulj meg egy játékot
learn-help = Rövid első játszma, amelyben te lépsz, mindig egy új gondolattal.

## Névjegy

fair-use = Méltányos használat
fair-use-text = A Serai nem áll kapcsolatban az itt játszható játékok szerzőivel és kiadóival, és ők nem is támogatják. A szabályokat saját szavainkkal mondjuk el; a rajzok és a szövegek a mieink. Ha tetszik egy játék, vedd meg: egy igazi asztal jobb társaság.
privacy = A játszmáid
privacy-text = Nincsenek fiókok és nincs nyomkövetés. Egy asztalt csak az ismer, akinek megvan a linkje; a játszmáid azon a gépen maradnak, amelyik vendégül látja őket.
licences = Licencek
licences-text = A Serai szabad szoftver az Apache 2.0 licenc alatt. A Rubik és a Frank Ruhl Libre betűkészlet az SIL Open Font licenc, a Svelte, a Fluent és az uqr az MIT és az Apache licenc alatt áll.
version = { $version } verzió

## Ha valami nem sikerül

problem-unknown = Valami nem sikerült. Kérlek, próbáld újra.
problem-unreachable = A szerver nem érhető el. Kérlek, próbáld újra.
problem-unknown_game = Nincs ilyen játék ebben a házban.
problem-not_an_invitation = Ez sem egy asztal linkje, sem a kódja.
problem-bad_message = A szerver ezt nem értette.
problem-bad_option = A szerver az egyik házi szabályt nem fogadja el.
problem-bad_range = A visszajátszásnak nincs ilyen része.
problem-bad_record = Ez a játszma nem játszható vissza.
problem-link_unreachable = Ez a cím most nem érhető el.
problem-link_elsewhere = Ez a link egy másik oldalra visz. A biztonságod érdekében a ház más oldalakról semmit sem olvas be: nyisd meg te a linket, mentsd el a játszmát, és ejtsd ide a fájlt, vagy illeszd be a szövegét.
problem-link_empty = Ezen a címen nincs játszma.
problem-bad_seats = A helyek nem felelnek meg a játékosok számának.
problem-bad_token = Ez a link már nem érvényes.
problem-busy = A szervernek túl sok a dolga. Kérlek, próbáld újra egy pillanat múlva.
problem-disk_full = Megtelt ennek a szervernek a lemeze, ezért most semmit sem lehet elmenteni. Az asztalod változatlan; kérlek, próbáld újra később.
problem-device_full = Ezen az eszközön nincs több hely, ezért most semmit sem lehet elmenteni. Az asztalod változatlan: szabadíts fel helyet, vagy mentsd fájlba a menüből, és próbáld újra.
problem-device_refuses = A böngésző most nem engedi, hogy az oldal bármit elmentsen. Ami már el volt mentve, nem veszett el; lehet, hogy privát ablakban vagy.
problem-no_engine = A játékokat nem sikerült letölteni erre az eszközre. Kérlek, próbáld újra, ha van kapcsolat.
problem-only_here = Szerver nélkül senki más nem jöhet ehhez az asztalhoz.
problem-empty_name = Kérlek, adj meg egy nevet.
problem-long_name = A név legfeljebb 40 betűből állhat.
problem-empty_text = Nem volt mit mondani.
problem-no_entry = Ennek a készüléknek nincs kulcsa ehhez az asztalhoz. Kérlek, nyisd meg a kapott linket.
problem-no_game = Nincs ilyen játék ebben a házban.
problem-no_hint = Ehhez az álláshoz nincs tipp.
problem-no_json = A szerver ezt nem értette.
problem-no_page = Ezen a címen nincs semmi.
problem-no_seat = Nincs ilyen hely ennél az asztalnál.
problem-no_such_bot = Nincs ilyen bot.
problem-no_such_code = Egyetlen asztalnak sincs ilyen kódja. Kérlek, ellenőrizd, és próbáld újra.
problem-no_table = Nincs ilyen asztal; talán már eltávolították.
problem-nobody_asks = Már senki sem kér visszavonást.
problem-not_alone = Az edző csak ott segít, ahol egyedül játszol botok ellen.
problem-not_your_seat = Ez a hely nem ehhez a készülékhez tartozik.
problem-not_your_turn = Nem te következel.
problem-not_stored = Az asztalt most nem lehet elmenteni. Semmi sem veszett el; kérlek, próbáld újra nemsokára.
problem-only_a_socket = Ez a cím csak élő kapcsolatokra való.
problem-only_the_host = Ezt csak az teheti meg, aki az asztalt megnyitotta.
problem-only_bots = Ez az asztal egy leckét vagy egy másik játszmát folytat: más nem ülhet le hozzá, mert ami itt rejtve van, már ismert.
problem-other_origin = Ez a kérés egy másik oldalról jött, ezért elutasítottuk.
problem-other_rules = A szabályokat azóta kijavítottuk, és a mai szabályok szerint ez a játszma másképp alakulna. Az asztal megnézhető, de nem játszható tovább.
problem-has_a_seat = Ennek a készüléknek már van helye ennél az asztalnál.
problem-somebody_asks = Éppen más kér helyet. Kérlek, várd meg, amíg választ kap.
problem-no_request = Ezt a helyet már senki sem kéri.
problem-not_away = Ezen a helyen nem játszik bot helyetted.
problem-bot_plays = Most bot játszik helyetted. Előbb gyere vissza.
problem-no_count_down = Ennél az asztalnál nincs visszaszámlálás.
problem-seats_open = Még vannak szabad helyek.
problem-game_begun = A játék már elkezdődött.
problem-game_runs = Játék közben egy hely csak minden játékos beleegyezésével cserélhet gazdát.
problem-nobody_there = Ott nem ül más.
problem-quiet = Ennél az asztalnál csak az beszélhet, akinek helye van.
problem-our_fault = A szerver hibázott. Semmi sem veszett el; kérlek, próbáld újra.
problem-seat_closed = Ennek a helynek a lapjai a játék végéig a botnál maradnak: nincs már, aki megengedhetné, hogy lásd őket.
problem-seat_taken = Ezt a helyet éppen elfoglalta valaki más.
problem-still_running = A játszma még folyik.
problem-too_large = Ez túl nagy.
problem-too_many = Ez túl gyors volt. Kérlek, várj egy pillanatot.
problem-bad_request = A szerver ezt nem értette.
problem-come_again = A kapcsolat megújult.
problem-game_over = A játszma véget ért.
problem-not_started = A játszma még nem kezdődött el.
problem-nothing_to_undo = Nincs mit visszavonni.
problem-stale = Az asztalnál közben történt valami. Kérlek, nézd meg újra.
problem-undo_needs_consent = Ennek a visszavonásához mindenki beleegyezése kell.
problem-no_such_action = Ebben a játékban nincs ilyen lépés.

# looking back, and puzzles
review-open = Visszatekintés a játszmára
play-on = Játssz tovább innen
own-games = Játszmáid
review = Visszatekintés
puzzles = Feladványok
puzzle-daily = A nap feladványa
puzzle-link = { $number }. feladvány, 3-ból { $level }. szint
puzzle-theme-gain = Pont saját magadnak
puzzle-theme-stop = Egy ellenfél megállítása
puzzle-theme-balance = Mindkettő egyszerre
puzzle-theme-win = A győzelemért, nem a pontokért
puzzle-streak = { $count } egymás után
puzzle-done = megoldva
problem-no_puzzle = Nincs ilyen feladvány.
