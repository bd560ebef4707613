# Kincsek: a szabályok, mindegyik a katalógusbeli számával.

chapter-goal = A játék célja

rule-T-01 = A játékot ketten, hárman vagy négyen játsszák.
rule-T-61 = A győzelemhez 11 drágakő kell, vagy több, ha a játék előtt ebben állapodtatok meg.
rule-T-63 = Az nyer, akinek egyedül van a legtöbb drágaköve, akkor is, ha mások szintén elérték a célt.

chapter-set_up = Előkészületek

rule-T-02 = 40 számozott kártya van: egy sárga gyémánt, három zöld smaragd, kilenc piros rubin és huszonhét kék zafír.
rule-T-03 = A helyek az óramutató járása szerint követik egymást. Bal szomszédod a következő hely; döntő fordulóban a következő, amely részt vesz benne.
rule-T-04 = Az első fordulót a legfiatalabb osztja. Itt az első osztót egy beállítás vagy a sors jelöli ki.
rule-T-05 = A forduló elején minden kártyát összekevertek; ez lesz a lefordított húzópakli.
rule-T-06 = Minden résztvevő, az osztó is, három lapot kap lefordítva; ezután négy lap kerül felfordítva az asztalra.
rule-T-08 = Drágakövek nélkül kezdesz; mind az 50 a készletben van.

chapter-turn = Egy kör

section-playing = A játék menete

rule-T-09 = Az osztó bal szomszédja kezd, utána az óramutató járása szerint következik mindenki.
rule-T-10 = Ha te jössz, egyetlen lapot játszol ki a kezedből. Elveszel vele valamit, vagy az asztalra teszed; passzolni nem lehet.
rule-T-12 = Ha senkinek sincs már lapja, mindenki három újat kap a húzópakliból. Az asztalra nem kerül új lap.
rule-T-13 = Minden osztás után ismét az osztó bal szomszédja kezd, így az osztás utolsó lapját mindig az osztó játssza ki.
rule-T-14 = Egy fordulóban mindig 36 lapot játszotok ki: két játékosnál hat, háromnál négy, négynél három osztásban.
rule-T-15 = Amit elveszel, az a kijátszott lappal együtt lefordítva a saját paklidba kerül, és ebben a fordulóban már nincs játékban.

section-collecting = Lapok elvétele

rule-T-16 = A lapoddal elvehetsz az asztalról egy vele azonos értékű lapot.
rule-T-17 = Vagy elvehetsz két vagy több olyan lapot, amelyek értékének összege pontosan annyi, mint a lapodé.
rule-T-18 = Egy lappal csak egyszer vehetsz el: vagy egy azonos lapot, vagy egy megfelelő összegű csoportot. A kettőt együtt, két azonos lapot vagy két csoportot nem.
rule-T-19 = Ha többféleképpen is elvehetsz, szabadon választasz, kivéve a haladó szabály esetén.
rule-T-20 = Az elvételnél csak az érték számít, a szín soha.
rule-T-21 = Ha nem veszel el semmit, a lapod felfordítva az asztalon marad.
rule-T-22 = Nem kötelező elvenni: akkor is leteheted a lapodat, ha el tudnál vele venni valamit, kivéve a haladó szabály esetén.
rule-T-23 = A letett lap ugyanolyan lap az asztalon, mint a többi. Később bárki elveheti, te is.
rule-T-24 = Üres asztalról nincs mit elvenni, ezért a lapod az asztalra kerül.

section-sweeps = Söprés

rule-T-26 = Ha egy lappal mindent elveszel az asztalról, „KINCSEK!” felkiáltással azonnal kapsz egy drágakövet a készletből.
rule-T-27 = Minden elvétel söprés, amely után üres az asztal, akár egyetlen lapot, akár a forduló négy kezdőlapját vitted el.
rule-T-28 = A forduló utolsó lapjával végzett söprés is számít, hacsak a beállítás mást nem mond.

section-missed = Elmulasztott elvétel

rule-T-30 = Ha valaki olyan lapot tesz le, amellyel el lehetett volna venni valamit, a következő játékos ezt elveheti, mielőtt bármi más történne.
rule-T-31 = Egyetlen olyan elvétel választható, amelyet a letett lappal végre lehetett volna hajtani, ugyanazok a szabályok szerint, a letétel előtti asztalról.
rule-T-32 = A letett lap és a hozzá választott lapok annak a saját paklijába kerülnek, aki elvette őket.
rule-T-33 = Ez is gyűjtésnek számít: mostantól ő az, aki utoljára gyűjtött.
rule-T-34 = Ha ezzel kiürül az asztal, drágakő jár érte, mint a söprésért, hacsak a beállítás mást nem mond.
rule-T-35 = Akár elvetted, akár kihagytad, ezután a szokásos módon te lépsz.
rule-T-36 = A jog csak a következő játékosé, csak a most letett lapra szól, és csak egyszer; aki kihagyja, elveszíti.
rule-T-37 = Nincs mit elvenni, ha a játékos gyűjtött valamit, bármilyen keveset, vagy ha csak egy másik lapjával gyűjthetett volna.
rule-T-38 = Ha a letett lap az osztás utolsó lapja, az elvétel megelőzi az új osztást. A forduló utolsó lapja után már nincs ilyen elvétel.
rule-T-39 = Egy beállítással az elmulasztott elvétel teljesen kikapcsolható.

chapter-scoring = Pontozás

section-round_end = A forduló vége

rule-T-43 = A forduló akkor ér véget, amikor a húzópakli elfogyott, és senkinek sincs lap a kezében, vagyis 36 kijátszott lap után.
rule-T-44 = Az asztalon maradt lapokat az kapja, aki a fordulóban utoljára gyűjtött.
rule-T-47 = Ezután öt kategóriában összehasonlítjátok a saját paklikat; mindegyik egy drágakövet ér.
rule-T-48 = Egy drágakő azé, akinek összesen a legtöbb lapja van.
rule-T-49 = Egy azé, akinek a legtöbb kék zafírja van.
rule-T-50 = Egy azé, akinek a legtöbb piros rubinja van.
rule-T-51 = Egy azé, akinek a legtöbb zöld smaragdja van.
rule-T-52 = Egy azé, akinél a sárga gyémánt van.
rule-T-53 = Egy kategóriát az nyer meg, akinek mindenki másnál több lapja van benne; nem kell a lapok fele.
rule-T-54 = Ha a legtöbb lapon többen osztoznak, azt a drágakövet senki sem kapja meg.
rule-T-55 = Ha egy kategóriában senkinek sincs lapja, a drágakövét sem kapja meg senki.
rule-T-56 = A forduló végén tehát legfeljebb öt drágakő jár, a söprésért és az elmulasztott elvételért kapottakon felül.

chapter-end = A játék vége

section-next_round = A következő forduló

rule-T-59 = A drágaköveidet az egész játékban megtartod. A kártyákat mind visszakeveritek az új fordulóhoz.
rule-T-60 = Az osztó az lesz, aki az előző fordulót kezdte, és most az ő bal szomszédja kezd.

section-game_end = A játék vége

rule-T-62 = Ha a forduló drágaköveinek kiosztása után valakinek megvan a kellő számú köve, a játék véget ér; különben új forduló jön.
rule-T-64 = Ha valaki forduló közben éri el a célt, a fordulót attól még végigjátsszátok.
rule-T-65 = Ha többeknek van egyformán a legtöbb drágakövük, egymás között döntő fordulót játszanak.
rule-T-66 = A döntő forduló minden lappal és minden szabállyal zajlik, de csak a résztvevők kapnak lapot.
rule-T-67 = A döntő fordulót az előző osztó után az óramutató járása szerint első résztvevő osztja.
rule-T-68 = Az nyeri a játékot, aki a döntő fordulóban a legtöbb drágakövet szerzi.
rule-T-69 = Akik ebben is egyformán a legtöbbet szerzik, a többiek nélkül újabb döntő fordulót játszanak, amíg egyikük előre nem kerül.
rule-T-70 = A döntő fordulót mindig végigjátsszák, a cél benne nem számít; drágakövei hozzáadódnak az eddigiekhez.

chapter-variants = Változatok és párok

section-advanced = Haladó szabály

rule-T-40 = A haladó szabály szerint, ha a lapodnak van párja az asztalon, egy ilyet el kell venned: sem összeget nem választhatsz, sem le nem teheted a lapot.
rule-T-41 = Ha több azonos értékű lap van, te választasz közülük egyet.
rule-T-42 = Ha nincs azonos értékű lap, szabadon elvehetsz egy összeget, vagy leteheted a lapodat.

section-teams = Párok

rule-T-71 = Beállítástól függően rendes fordulóban azonnal nyer, aki söprésért vagy elmulasztott elvételért kapott drágakővel éri el a célt. A kategóriák drágaköveit egyszerre osztjátok ki, és utána a szokásos módon nézitek meg, ki nyert.
rule-T-72 = Beállítástól függően mindenki döntő fordulót játszik, aki elérte a célt, akkor is, ha nem egyforma a drágakövek száma; aki egyedül érte el, az nyer.
rule-T-73 = Négyen két párban is játszhattok. A társak egymással szemben ülnek, így a párok felváltva lépnek.
rule-T-74 = Egy pár közösen számolja a drágaköveit: bármelyikük szerzi is, a páré, és a célt, a döntetlent és a győzelmet is a pár szerint nézitek.
rule-T-75 = A társaknak külön lapjaik és külön paklijuk van, és külön számít, ki gyűjtött utoljára; lapot nem mutathatnak és nem adhatnak egymásnak.
rule-T-76 = A kategóriákat egyes játékosok nyerik, így ha két társ áll egyformán az élen, a drágakövet akkor sem kapja meg senki. Beállítástól függően a társak lapjai együtt számítanak.
rule-T-77 = Ha a két pár között döntetlen van, mind a négyen döntő fordulót játszanak, és az a pár nyer, amelyik abban több drágakövet szerez.

chapter-questions = Kérdések

rule-T-07 = Az asztalra került négy lap marad, bármi is az: nincs újraosztás, a lapok nem tartoznak senkihez, és egymást sem viszik el.
rule-T-11 = A kijátszott lapot nem veheted vissza, és nem cserélheted másikra.
rule-T-25 = Az asztalon akárhány lap lehet.
rule-T-29 = A felkiáltás magától megtörténik: drágakövet nem veszíthetsz azért, mert elfelejtetted.
rule-T-45 = A maradék elvitele soha nem söprés.
rule-T-46 = Ha a fordulóban senki sem gyűjtött egyetlen lapot sem, a maradék senkié.
rule-T-57 = Minden drágakő 1-et ér, a színe nem számít.
rule-T-58 = A megnyert drágakövet mindig megkapod: ha a készlet elfogyott, akkor is tovább számoljátok.
