### Amit az eszköz saját játszmáinak oldala mond

own-games-help = Csak ezen az eszközön: az itt végigjátszott játszmáid.
own-games-none = Még üres: a végigjátszott játszmáid ide kerülnek, csak ezen az eszközön.
own-against = Ellenfél
own-played = Játszmák
own-won = Nyert
own-points = Pont átlagosan
own-people = Emberek
own-points-line = Pontok játszmáról játszmára
own-accuracy-line = Legjobb vagy jó döntések százalékban, játszmáról játszmára
own-accuracy = Döntéseid { $percent } %-a a legjobb vagy jó volt, { $count } áttekintett játszmában.
own-misses = Aminél a leggyakrabban volt jobb:
own-miss = { $kind }: { $count }
own-medals = Első alkalmak
own-first-game = Az első { $game }-játszma
own-first-win = Az első győzelem: { $game }
own-first-level = Az első győzelem { $level } ellen: { $game }
own-first-clean = Az első hiba nélküli { $game }
own-last = Legutóbbi játszmák
own-line = { $game }: { $points } pont, { $place }. hely
own-forget = { $game } ({ $date }) elfelejtése
own-export = Minden mentése fájlba
own-forget-all = Minden elfelejtése
own-forget-all-help = Törlődik, amit ez az eszköz a játszmáidról megőrzött. Az asztalok és a feljegyzések maradnak.

## Az eszköz asztala, ha meghívsz valakit

invite-more-help = Aki megnyitja a linket, nézheti a játékot, és kérheti egy bot helyét vagy egy szabad helyet. Téged megkérdezünk, megkaphatja-e.
invite-move-help = Ez az asztal a te eszközödön van. Hogy mások is jöhessenek, átköltözik a szerverre mindazzal, amit eddig játszottatok; te ott azonnal folytathatod.
invite-move-known = Aki jön, megtudja, hogy az eszközöd eddig tudhatta, mi van rejtve. Ami innentől a véletlenen múlik, azt újonnan a szerver húzza.
invite-keeps = Ki játszik tovább ezen az eszközön? A többi hely szabad lesz.
invite-move = Átköltöztetem és meghívok valakit
invite-no-server = A szerver most nem érhető el, így senkit sem lehet meghívni. Az asztal itt marad, ahogy van; kérlek, próbáld újra, ha lesz kapcsolat.
invite-by-file = Ha másik eszközön akarod folytatni, mentsd fájlba a menüből.
brought-help = A játszma első { $count } lépése egy itt ülő játékos eszközén történt, és az az eszköz tudhatta, mi volt akkor rejtve. Ami ezután a véletlenen múlik, azt a szerver húzza.
