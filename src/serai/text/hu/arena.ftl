## Reports: numbers

report-unknown = –
report-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
report-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-share-points = { $sign ->
    [positive] +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [negative] −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[zero] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
 }
report-interval = { $low } – { $high }
report-microseconds = { $value } µs
report-milliseconds = { $value } ms
report-seconds = { $value } s

## Reports: columns and axes

report-column-bot = Bot
report-column-seat = Hely
report-column-games = Játszma
report-column-rating = Értékszám
report-column-interval-95 = 95%-os intervallum
report-column-win-share = Győzelmi arány
report-column-mean-rank = Átlagos helyezés
report-column-mean-score = Átlagpont
report-column-moves = Lépés
report-column-mean = Átlag
report-column-p95 = 95% ezen belül
report-column-longest = Leghosszabb
report-points = Pont
report-decisions = Döntések egy játszmában
report-lead-changes = Vezetőváltások
report-legal-actions = Szabályos lépések
report-progress = A játszma előrehaladása (%)
report-plots = Ábrák
report-written = Elkészült: { $file }

## Tournaments

report-arena-title = Verseny: { $game }, { $players } játékos
report-arena-opening = { $games } játszma { $deals } leosztásból, mindegyik az ülésrend összes elforgatásával; a véletlen magja: { $seed }. Átlagosan { $decisions } döntés egy játszmában, { $choices } szabályos lépés egy döntésnél, { $changes } vezetőváltás.
report-arena-method = A megosztott győzelem arányosan számít. Az intervallumok 95%-osak; egy leosztás játszmái egyetlen megfigyelésnek számítanak. Az értékszámok az openskill Plackett–Luce-modelljéből valók; intervallumuk a modell saját bizonytalansága.
report-standings = Végeredmény
report-ranks-and-points = Helyezés és pontszám
report-cross-table = Ki előz meg kit (a sor az oszlopot; a döntetlen félnek számít)
report-seats = Győzelmi arány helyek szerint
report-time-per-move = Gondolkodási idő lépésenként
report-plot-ratings = Értékszámok 95%-os intervallummal
report-plot-wins = Győzelmi arányok 95%-os intervallummal; a szaggatott vonal az egyenlő arány
report-plot-scores = Melyik pontszám hányszor fordult elő
report-plot-seats = Győzelmi arány helyek szerint; a szaggatott vonal az egyenlő arány
report-plot-length = Milyen hosszúak voltak a játszmák
report-plot-lead-changes = Hányszor vette át valaki más a vezetést
report-plot-branching = Szabályos lépések a játszma során

## Analysis and hints

report-move = Lépés
report-column-move = Lépés
report-column-decided = Döntés
report-column-mean-loss = Átlagos veszteség
report-column-count-best = Legjobb
report-column-count-inaccuracy = Pontatlanság
report-column-count-mistake = Hiba
report-column-count-blunder = Súlyos hiba
report-column-played = Megtett lépés
report-column-best = Jobb lett volna
report-column-loss = Veszteség
report-column-grade = Értékelés
report-column-action = Lépés
report-column-expected = Várható pont
report-column-tries = Próba
report-grade-best = legjobb
report-grade-good = jó
report-grade-inaccuracy = pontatlanság
report-grade-mistake = hiba
report-grade-blunder = súlyos hiba
report-analysis-title = Elemzés: { $game }, { $names }
report-analysis-method = Minden döntés értékelése azon alapul, amit az adott hely akkor tudott, minden választás után { $games } továbbjátszott játszma alapján. A veszteség a nyerési esélynek az a része, amelyet a megtett lépés a legjobbnak talált lépéshez képest elveszít: 5% kis botlás, 10% mellélövés, 20% nagy mellélövés, hacsak nem lehet véletlen. Ahol a játszma már eldőlt, a pontok számítanak.
report-analysis-seats = Ki milyen jól döntött
report-analysis-curve = A becsült győzelmi esélyek a játszma során
report-analysis-mistakes = Hibák
report-analysis-all = Minden döntés
report-analysis-luck = Szerencse és játék, pontban (± { $doubt })
report-analysis-luck-method = A szerencse az, amit a húzás változtatott; a játék az, amit a döntések hozzátettek ahhoz, amit egy mohó bot ért volna el. Itt minden lap nyitott, hiszen a játszma véget ért.
report-column-start = Kezdet
report-column-luck = Szerencse
report-column-own-play = Saját játék
report-column-others-play = A többiek játéka
report-lost-points = { $points } pont
report-curve-line = { $blocks }  { $name }
report-hint-title = Tipp: { $game }, { $name } dönt
report-hint-actions = A legjobbnak talált lépések
report-hint-line = Fő változat: { $line }
report-untried = nem próbálta ki
report-line-step = { $before } → { $next }

## Studies

report-column-turn = Sorrend
report-column-lift = Győzelmi többlet
report-column-measure = Mutató
report-column-points = Pont
report-column-option = Beállítás és érték
report-column-first-wins = A kezdő nyer
report-column-points-more = Ponttöbblet
report-column-thing = Elem
report-column-uses = Használat
report-study-title = Egyensúlyvizsgálat: { $game }, { $players } játékos
report-study-opening = Játszott: { $bots }; a véletlen magja: { $seed }. Játszmák a kért beállításokkal: { $games }; játszmák véletlen beállításokkal: { $drawn }.
report-study-method = A győzelmi többlet százalékpontban értendő. Egy elemnél azt mutatja, mennyivel nagyobb rész jut a győztesre az összes használatból, mint az egyenlő arány; egy beállítás értékénél azt, mennyivel gyakrabban nyer a kezdő, mint a többi értékkel. A félkövér sorok 95%-os intervalluma nem tartalmazza a nullát; sok sor között néhány véletlenül is ilyen. Az egyformán játszó botok keveset árulnak el az emberekről.
report-turn = { $number }. a sorban
report-turns = Győzelmi arány a sorrend szerint
report-spread = A pontszámok szóródása
report-spread-mean = átlag
report-spread-deviation = szórás
report-spread-p5 = 5% legfeljebb ennyit ér el
report-spread-median = a fele legfeljebb ennyit ér el
report-spread-p95 = 95% legfeljebb ennyit ér el
report-spread-winning = a legjobb pontszám átlaga
report-spread-margin = előny a második előtt, átlagosan
report-options = Beállítások: véletlenszerűen választott értékek
report-option-value = { $option }: { $value }
report-numbered = { $number }: { $words }
report-lift-axis = Győzelmi többlet (százalékpont)
