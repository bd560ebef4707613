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
