# Marrakesh: a szabályok, mindegyik a katalógusbeli száma alatt.

chapter-goal = A játék célja

rule-M-033 = Ketten, hárman vagy négyen játszhattok. A helyek az óramutató járása szerint számozódnak, a következő hely a bal oldali szomszédodé.
rule-M-041 = A kezdő pontszámod { $points }.
rule-M-198 = Az győz, akinek a legtöbb pontja van. Holtversenynél a palotalépcsőn, majd a mecsetlépcsőn elért magasabb hely dönt; ha az is egyenlő, a győzelem közös.

chapter-board = Színek, kerületek, szabad hely

rule-M-001 = A keshik 12 színűek: zöld datolyaszedők, szürke tudósok, fehér nemesek, fekete papok, rózsaszín zsonglőrök, türkiz halászok, bézs őrök, barna karavánvezetők, piros vízárusok, valamint háromféle áru: lila szőnyeg, sárga lámpa és narancs fűszer.
rule-M-002 = A játékostáblán kilenc kerület van. A zöld a datolyaültetvényhez, a szürke a medreszéhez, a fehér a palotához, a fekete a mecsethez, a rózsaszín a főtérhez, a türkiz a folyóhoz, a bézs a medinához, a barna a Szaharához, a három áruszín a szukhoz tartozik; a szuk kivételével minden kerületben 8 keshimező és 1 vízárusmező van.
rule-M-003 = A lila, a sárga és a narancs keshik áruk. A szukban bármennyi elfér belőlük, és a szuk sosem telik meg.
rule-M-004 = A piros keshik vízárusok. A szukon kívül minden kerületben egyetlen hely van számukra, és oda csak egy fér.
rule-M-005 = Egy színből annyi keshinek van helyed, amennyit még le tudsz rakni: áruból korlátlanul, pirosból annyinak, ahány kerületedben nincs még vízárus, minden más színből pedig 8-nak, levonva a tábládon már ott lévőket (a toronyban és a kapuknál álló őröket együtt számolva).
rule-M-006 = Az őreid vagy szabadon az őrtoronyban állnak, vagy egy kapuhoz vannak rögzítve; mindkettő a medina bézs keshijének számít.
rule-M-007 = Egy kerület akkor van teljesen feltöltve, ha mind a 8 saját színű keshi és a vízárus is ott van benne; a medinánál nem számít a kapuk száma, a szuk pedig sosem számít feltöltöttnek.
rule-M-008 = A játékostábládon lévő keshik közé tartozik a kilenc kerület minden keshije, a vízárusok, a torony őrei és a sivatagi városok kiegészítő nagy takarólapkáján álló karavánvezetők is; a paraván mögötti és az oázissávon lévő keshik nem.
rule-M-009 = Erőforrás a víz, a datolya és a dinár; az árukeshi nem az.
rule-M-010 = Az általános készletből sem a keshi, sem az erőforrás nem fogy el soha.
rule-M-011 = Az erőforrásaidat, áruidat, lapkáidat és a tábládat mindenki láthatja; csak a paravánod mögötti keshik maradnak rejtve.

chapter-set_up = Előkészületek

rule-M-034 = A tekercseket szín szerint szétválogatjuk, megkeverjük, és 3 egyforma, képpel lefelé fordított pakliban a színük akadémiáira tesszük: szürkéből és sárgából 7, rózsaszínből 6, narancsból 4 lapka jut egy pakliba. Minden pakli felső lapkáját felfordítjuk.
rule-M-035 = Három váltóhelyiséget húzunk egy pakliba, és a felsőt felfordítjuk az 1. harmadra. A többi megnézés nélkül kikerül a játékból.
rule-M-036 = A 25 luxuscikkből keverés után 5 darab 5 lapkás pakli lesz, boltonként egy; a felső lapkájuk képpel felfelé van.
rule-M-037 = Minden harmadhoz egy folyólapkát húzunk, és véletlenszerű oldalával felfelé kitesszük. Mindhármat mindenki látja, az 1. harmadé a folyó végére kerül.
rule-M-038 = A maradék hat folyólapkára nincs szükség. Az első játékhoz a 01-es, 03-as és 05-ös oldalt ajánljuk.
rule-M-039 = A 32 városkaput véletlenszerűen osztjuk szét a 4 műhelybe, mindegyikbe 8-at, képpel felfelé.
rule-M-040 = A játékostáblád mellett 3 segéd áll. A halászhajód a folyó kezdőmezőjéről, az imám tanonca a mecsetlépcső aljáról, a szultán udvaronca a palotalépcső aljáról indul.
rule-M-042 = Az oázisokat megkeverjük, és 6 közülük képpel lefelé a Szaharád oázismezőire kerül; te sem látod őket. A megmaradtak megnézés nélkül kikerülnek a játékból, kivéve azt a hármat, amelyet a 02-es folyólapka megmutathat.
rule-M-043 = A zsákba 8 keshi kerül, minden színből egy, kivéve a lilát, a sárgát, a narancsot és a barnát. Mindenki 2-t húz, két játékosnál 3-at; a maradék visszakerül a készletbe.
rule-M-044 = A kihúzott keshiket rakd tetszés szerint az oázissávod azon keshimezőire, amelyek ennyi játékosnál érvényesek, mindegyikre egyet. Az üresen maradt keshimező sima mezőnek számít.
rule-M-045 = Tedd a közönségkorongodat tetszőlegesen elforgatva a főtérre, a rózsaszín oldalával felfelé, vagy a lilával, ha ezt állítottátok be.
rule-M-046 = 3-at kapsz a 12 ellátáslapkából. Nézd meg őket, és válaszd ki, melyik legyen felfordítva az 1. harmadban; a másik kettő képpel lefelé marad, a ki nem osztott lapkák pedig megnézés nélkül kikerülnek a játékból.
rule-M-047 = Az ellátáslapkát mindenki egyszerre választja: addig egyet sem fordítunk fel, amíg mindenki nem döntött.
rule-M-048 = Ezzel kezdesz: { $gain }; a paravánod mögött pedig mind a 12 színből egy-egy keshi áll.
rule-M-049 = Egy játékos lesz a kezdőjátékos; ő kapja a harmadjelzőt és a fordulójelzőt.
rule-M-050 = A kockatorony a játék elején üres.

chapter-turn = Egy forduló

section-flow = A játék menete

rule-M-051 = A játék 3 harmadból áll, mindegyikben 4 forduló van. Egy forduló 4 fázisa: keshik választása és segédek küldése; keshik szerzése és lehelyezése; segédek használata; folyóbónusz és a forduló vége.
rule-M-052 = Akinél a fordulójelző van, az az egész fordulóban kezdőjátékos; tőle az óramutató járása szerint következnek a többiek.
rule-M-053 = A forduló végén a fordulójelző a bal oldali szomszédhoz kerül; a harmadjelző a helyén marad.
rule-M-054 = A 2. és a 3. harmad elején a harmadjelző a bal oldali szomszédhoz kerül, aki a fordulójelzőt is megkapja, bárhol volt is.
rule-M-055 = A kezdőjátékos tehát fordulónként egy hellyel továbbkerül, és minden harmad eggyel balra kezdődik attól, ahol az előző kezdődött.
rule-M-056 = Minden harmad negyedik fordulója után harmadpontozás jön. Az 1. és a 2. harmad után előkészítjük a következőt, a 3. után a végső pontozás következik.

section-phase_1 = 1. fázis: keshik választása és segédek küldése

rule-M-057 = Mindenki titokban pontosan 3 keshit választ a paravánja mögül; a választásokat egyszerre mutatjuk meg.
rule-M-058 = Mivel egy harmadban minden színből csak egy keshid van, a három mindig különböző színű, és a negyedik fordulóra az utolsó három marad.
rule-M-059 = Olyan színt is választhatsz, amelynek a kerülete már tele van: a keshi csak azt dönti el, hová megy a segéded, nem a te tábládra kerül.
rule-M-060 = Sorrendben mindenki egy-egy segédet küld a választott színek kerületeibe; a lila, a sárga és a narancs a szukba küld.
rule-M-061 = Egy segédmezőn egyetlen segéd áll, a szukban viszont három is elfér.
rule-M-062 = A piros keshi segédje bármelyik olyan kerületbe mehet, ahol a többi segéded elhelyezése után még van szabad segédmeződ.
rule-M-063 = A pirossal küldött segéd pontosan úgy dolgozik, mint amelyet a kerület saját színével küldtél.
rule-M-064 = Miután minden segéd a helyén van, az összes választott keshit egyszerre a kockatoronyba dobjuk. Tulajdonosuk nem kapja vissza őket.
rule-M-065 = A toronyból kieső keshik alkotják a 2. fázis kínálatát. Néhány bent akadhat, és korábban bennragadtak is kieshetnek.
rule-M-066 = A toronyban ragadt keshik fordulóról fordulóra és harmadról harmadra bent maradnak; a játék végén semmit sem érnek.
rule-M-067 = Ha egyetlen keshi sem esik ki, a 2. fázis elmarad.

section-phase_2 = 2. fázis: keshik szerzése és lehelyezése

rule-M-068 = Sorrendben, újra meg újra, választasz egy színt a kínálatból, és 1 vagy 2 keshit elveszel belőle.
rule-M-069 = Ha el tudsz venni keshit, legalább egyet el kell venned.
rule-M-070 = Egy színből nem vehetsz el több keshit, mint amennyinek helyed van.
rule-M-071 = Nem vehetsz el olyan színt, amelynek nincs helyed.
rule-M-072 = Ha a kínálat egyik színének sincs helyed, a fázis hátralévő részéből kiesel.
rule-M-073 = Az elvett keshiket azonnal, egymás után, a lerakási bónuszukkal együtt lerakod, mielőtt a következő játékos választ.
rule-M-074 = A fázis akkor ér véget, ha a kínálat kiürült, vagy mindenki kiesett.
rule-M-075 = A kínálatban megmaradt keshik az általános készletbe kerülnek, vagy ha a beállítás azt mondja, a toronyalapban maradnak a következő kínálathoz.
rule-M-076 = A 61-es tekercs tulajdonosa ehelyett két különböző színű keshit is elvehet.

section-placing = Keshik lerakása

rule-M-077 = Egy keshi mindig a saját színének kerületébe kerül, egy szabad mezőre.
rule-M-078 = Egy zöld keshi lerakásáért ez jár: { $gain }.
rule-M-079 = A szürke, fehér, fekete és türkiz keshinek nincs lerakási bónusza.
rule-M-080 = A bézs keshi mindig az őrtoronyba kerül.
rule-M-081 = Az árukeshi a szukba, a színének megfelelő raktárba kerül.
rule-M-082 = A piros keshi egy olyan kerület vízárusmezőjére kerül, ahol még nincs vízárus, de sosem a szukba; lerakási bónusza nincs.
rule-M-083 = A rózsaszín keshi a főtér bármelyik szabad mezőjére kerülhet, és azonnal egyszer megadja a mező bónuszát, akármennyi a néző.
rule-M-084 = A barna keshi a bal vagy a jobb útvonal következő szabad mezőjére, vagy a kezdőoázisba kerül. Mindkét útvonalon haladhatsz, de mezőt nem hagyhatsz ki.
rule-M-085 = A kezdőoázisban előbb a jobb, aztán a bal hely foglalható el.
rule-M-086 = Az oázismezőre rakott barna keshi felfedezi az ottani oázist: a lapkát felfordítod, és a mezőjén marad.
rule-M-087 = A kezdőoázis jobb helye 2 tetszőleges erőforrást, a bal 2 pontot ad. A kezdőoázisnak nincs lapkája, és nem szerezhető meg.
rule-M-088 = Ha több keshit raksz le, az első bónuszát teljesen végrehajtod, mielőtt a másodikat leraknád; ha a másodiknak már nincs helye, elvész.

section-phase_3 = 3. fázis: segédek használata

rule-M-089 = Sorrendben mindenki használja mind a 3 segédjét, tetszőleges sorrendben, mindegyiket befejezve, mielőtt a következőbe kezd; utána jön a következő játékos.
rule-M-090 = Minden segédet használnod kell; passzolni nem lehet.
rule-M-091 = A használt segéd lekerül a tábláról, és egyet sem tartogathatsz későbbi fordulóra.
rule-M-092 = Ha a kerületben van vízárus, a segéd használatakor először ezt kapod: { $gain }, bármit teszel is utána.
rule-M-093 = Minden segéddel vagy új keshit veszel el, vagy végrehajtod a kerületakciót.
rule-M-094 = Új keshi elvételekor a készletből lerakod a kerület színének egy keshijét a bónuszával; a szukban lilát, sárgát vagy narancsot választhatsz.
rule-M-095 = Új keshit csak akkor vehetsz el, ha a kerület színének van helyed.
rule-M-096 = A kerületakció mindig választható, akkor is, ha semmi haszna nincs.
rule-M-097 = Egy hatástól kapott kerületakcióhoz nem kell segéd, és a vízárus nem ad hozzá vizet; a szukban egy segéd használatának számít.
rule-M-098 = A harmadik segéded után véget ér a köröd, és pótoljuk a tekercseket és a luxuscikkeket.

section-phase_4 = 4. fázis: folyóbónusz és a forduló vége

rule-M-169 = Sorrendben mindenki, akinek a hajója legalább egy zuhatagot elhagyott, megkapja egy tetszőleges elhagyott zuhatag bónuszát.
rule-M-170 = A zuhatagok bónusza 1 pont, 3 pont, 1 tetszőleges erőforrás vagy 1 tetszőleges árukeshi.
rule-M-171 = A folyóbónusz beszedésekor a hajód nem mozdul.
rule-M-172 = A 69-es tekercs ebben a fázisban működik; utána a fordulójelző továbbkerül.

chapter-districts = A kerületek

section-plantation = Datolyaültetvény

rule-M-109 = Ültetvényakció: 1 datolyát kapsz a datolyaültetvényed minden zöld keshijéért.

section-madrasa = Medresze

rule-M-135 = Medreszeakció: egymás után annyi felfordított tekercset vehetsz, amennyit tudsz.
rule-M-136 = Egy tekercshez a hátlapja színe szerint tudósok és datolyák kellenek: { $prices }.
rule-M-137 = Egy tudós egy akcióban csak egy tekercshez használható: az egy medreszeakcióban vett tekercsekhez összesen nem kellhet több tudós, mint ahány szürke keshid ott van.
rule-M-138 = A tudósokra szükség van, de nem költöd el őket.
rule-M-139 = Az akció közben szerzett tudós rögtön használható benne. Ugyanabban a körben egy újabb medreszeakcióban ismét minden tudósod rendelkezésre áll.
rule-M-140 = A megszerzett tekercset magad elé rakod, és a játék végéig megtartod, akkor is, ha azonnali hatású volt.
rule-M-141 = Az azonnali tekercs egyszer hat, amikor megkapod, bárhogyan jutsz is hozzá. A forduló végi tekercs a 4. fázisban, a harmad végi a harmadpontozáskor, az állandó pedig attól kezdve a játék végéig működik.
rule-M-142 = A medreszében vett azonnali tekercset végrehajtod, mielőtt újat vennél.
rule-M-143 = A körönként egyszer használható állandó tekercsek minden körödben egyszer működnek, a többi állandó tekercs minden alkalommal.
rule-M-144 = Egyszer, a forduló első tekercsvásárlása előtt 1 dinárért megnevezhetsz egy tekercsszínt: a három felfordított lapkája a saját paklija aljára kerül, és a következőket felfordítjuk.
rule-M-145 = Ezután az így felfordított tekercsek közül legalább egyet meg kell venned, és ennek kell lennie a következő vásárlásodnak.
rule-M-146 = Csak akkor cserélheted le a tekercseket, ha annak a színnek van felfordított lapkája, és utána is marad elég tudósod és datolyád egy ilyen színű tekercshez.
rule-M-147 = A lecserélésnél az a pakli, amelynek felfordított lapkáját ebben a körben már elvették, kimarad; az egylapkás pakli újra ugyanazt a lapkát mutatja.
rule-M-148 = Tekercset lecserélni csak a medreszeakcióban lehet, akkor nem, ha az oázissáv, az 58-as tekercs vagy a 10-es sivatagi város révén veszel el tekercset.

section-stairs = Palota és mecset

rule-M-123 = Mecsetakció: az imám tanonca minden fekete keshiért egyet lép a mecsetlépcsőn. Palotaakció: a szultán udvaronca minden fehér keshiért egyet lép a palotalépcsőn.
rule-M-124 = A mozgás minden lépését megteszed, kivéve, ha a megállást engedő beállítást választottátok; akkor bármelyik lépés előtt megállhatsz.
rule-M-125 = Mindkét lépcsőn 5 szakasz van, köztük 4 szakaszhatár. A kezdőmező az 1. szakaszhoz tartozik, az utolsó lépcsőfok egymaga az 5. szakasz.
rule-M-126 = Amint a bábud átlép egy szakaszhatárt, még a következő lépés előtt kapsz 1 dinárt és egy kapcsolatbónuszt.
rule-M-127 = Kapcsolatbónuszként annak a vonalnak egyik bónuszát választod, amely a két bábud átlépés utáni szakaszait köti össze.
rule-M-128 = Ha egy mozgás több szakaszhatárt keresztez, minden átlépés külön dinárt és az abban a pillanatban érvényes vonal egy bónuszát adja.
rule-M-129 = Az utolsó lépcsőfokon álló bábu ott marad, és azon a lépcsőn minden további lépésért mozgás helyett { $points } jár.
rule-M-130 = Az utolsó lépcsőfokon tett mozgás is mozgás, így a 26-os, 27-es és 48-as tekercs arra is érvényes.
rule-M-131 = Egy lépcsőfokon bármennyi bábu elfér.
rule-M-132 = A vonalak bónuszai: 1 látható színű keshi, 1 tetszőleges színű keshi, 2 tetszőleges, de egyforma színű keshi, 1 datolya, 1 víz, 1 lépés a folyón, 1–4 dinár vagy 1–7 pont. A keshiket azonnal lerakod a bónuszukkal.
rule-M-133 = Olyan bónuszt is választhatsz a vonalról, amelynek nincs hatása. Két egyforma keshi közül csak egyet raksz le, ha csak egynek van hely.
rule-M-134 = A vonalak bónuszai nem fogynak el; ugyanazt a vonalat bárki újra használhatja.

section-river = Folyó

rule-M-099 = Folyóakció: a hajód annyit lép, ahány türkiz keshi van a folyó kerületedben.
rule-M-100 = Ha a hajód bármilyen okból legalább egyet lép, utána további lépéseket vehetsz ehhez a mozgáshoz, egyenként 1 vízért.
rule-M-101 = Türkiz keshi nélkül a hajó nem mozog, és lépést sem vehetsz.
rule-M-102 = Egy lépéssel a hajó egy mezőt halad előre.
rule-M-103 = Az utolsó mezőre érő hajó azonnal kiköt a mólók legértékesebb szabad helyén, és megkapod annak pontjait.
rule-M-104 = Amíg a hajód ki van kötve, abban a harmadban minden további lépésért { $points } jár; ilyen lépést is vehetsz vízért.
rule-M-105 = Ha egy hajó foglalt mezőn fejezi be a mozgását, beáll az ott lévők sorának végére. Akiket megelőzött, azokra ez nem hat, és aki nem mozdult, megtartja a helyét.
rule-M-106 = A kezdőmezőn álló hajók között nincs sorrend.
rule-M-107 = Az átlépett mezőknek nincs hatása; útközben csak a 17-es tekercs tulajdonosának hoznak hasznot a zuhatagok.
rule-M-108 = Akkor hagytál el egy zuhatagot, ha a hajód bárhol rajta túl áll.

section-square = Főtér

rule-M-117 = Főtérakció: a korongot kötelező egy körcikkel az óramutató járása szerint elforgatnod. Utána válassz egy mezőt, amelyen zsonglőröd áll, és annyiszor kapod meg a bónuszát, ahány néző néz rá.
rule-M-118 = Zsonglőr nélkül csak elforgatod a korongot; a 29-es és az 51-es tekercs ekkor is működik.
rule-M-119 = A nyolc mező mindegyikével a korong egy körcikke néz szembe, és minden forgatással a körcikkek egy mezővel továbbkerülnek az óramutató járása szerint.
rule-M-120 = A nyolc mező bónusza: 1 víz, 2 pont, 1 lépés a mecsetlépcsőn, 1 lépés a palotalépcsőn, 1 lépés a folyón, 1 datolya, 1 dinár és 1 tetszőleges árukeshi.
rule-M-121 = A többször kapott bónusz egyetlen nagyobb hatás: ennyi erőforrás, kétszer ennyi pont, egyetlen ennyi lépéses mozgás vagy ennyi egyforma színű árukeshi.
rule-M-122 = A főtéren kapott folyólépés folyómozgás, ezért a végén vízért további lépéseket vehetsz.

section-medina = Medina

rule-M-149 = Medinaakció: egymás után vehetsz városkapukat, legfeljebb annyit, ahány őr az őrtornyodban áll.
rule-M-150 = Válassz egy kaput bármelyik műhelyből, és fizesd ki a műhely árát dinárban; utána megkapod vagy elveszíted a műhely pontjait.
rule-M-151 = A kaput a játékostáblád bármelyik üres városkapumezőjére építheted, és a toronyból odaállítasz egy őrt. Mindkettő a játék végéig ott marad.
rule-M-152 = Ha a kapu színe a városkapumező egyik színe, { $points } jár.
rule-M-153 = Minden kapuért kapsz egy ugyanolyan színű keshit, amelyet egyelőre félreteszel.
rule-M-154 = Az akció utolsó vásárlása után tetszőleges sorrendben, bónuszukkal együtt lerakod a félretett keshiket; amelyiknek nincs hely, az visszakerül a készletbe.
rule-M-155 = A félretett bézs keshi ugyanebben az akcióban nem használható őrként.
rule-M-156 = Egy városkapumezőn egyetlen kapu áll, amely nem helyezhető át és nem adható vissza.
rule-M-157 = A műhelyeket nem töltjük fel; az üres műhely üres marad.
rule-M-158 = A játék végén a torony őrei a városkapumezők melletti szabad őrhelyekre kerülnek; a számuk ettől nem változik.

section-sahara = Szahara

rule-M-159 = Szaharaakció: az általad felfedezett oázisokból egymás után bármennyit megszerezhetsz, mindegyiket a mezője mellett látható áron.
rule-M-160 = A megszerzett oázis az oázissávod bal szélső üres mezőjére kerül; a barna keshi a helyén marad.
rule-M-161 = Ha azon a raktármezőn keshi áll, azonnal lerakod a játékostábládra a bónuszával.
rule-M-162 = Ha a raktármezőn csereikon van, visszaadhatsz a tábládról egy keshit a készletbe; ekkor elveszel egy más színűt, és lerakod a bónuszával.
rule-M-163 = Cserénél nem adható vissza áru, barna keshi és kapuhoz rögzített őr, árut viszont elvehetsz.
rule-M-164 = Ha a raktármezőn tekercsikon van, elvehetsz egy felfordított sárga tekercset, tudós és datolya nélkül.
rule-M-165 = Az ikon és keshi nélküli raktármező nem ad semmit.
rule-M-166 = A raktármező hatása minden megszerzéskor jár, az ingyenesnél is, és a következő megszerzés előtt hajtod végre.
rule-M-167 = A 02-es folyólapkával lehetséges hetedik oázis a készlettábla mellé kerül, és nincs sávhatása.
rule-M-168 = A megszerzett oázisok a játék végén pontot érnek; a csak felfedezettek nem.

section-souk = Szuk

rule-M-110 = Szukakció: minden ott lévő segéd vagy egyszer használja a váltóhelyiséget, vagy megszerez egy luxuscikket.
rule-M-111 = A váltóhelyiség használata pontosan egy árukeshibe kerül; azt kapod, amit az aktuális helyiség a színénél mutat.
rule-M-112 = Egy felfordított luxuscikkért a rajta látható árukeshikkel fizetsz; pontjait és erőforrásait azonnal megkapod.
rule-M-113 = A megszerzett luxuscikkeidet tartsd magad előtt láthatóan, mert később pontot érhetnek.
rule-M-114 = A luxuscikkekért pontosan a látható színekkel kell fizetni. Visszajáró nincs, és az egyik áruszín nem helyettesíti a másikat.
rule-M-115 = A szukban lévő segéd egyiket sem köteles megtenni.
rule-M-116 = Ha több segéded van a szukban, külön-külön használod őket, és mindegyiknél újra választasz.

chapter-scoring = A harmadok és a pontozásuk

section-order = A harmadpontozás sorrendje

rule-M-173 = A harmadpontozás sorrendje: harmad végi tekercsek, folyóértékelés, a városlakók ellátása, majd az 1. és a 2. harmadban a következő ellátáslapka felfordítása.
rule-M-174 = Ahol a harmadpontozásban egymás után kerültök sorra, az éppen véget ért forduló sorrendje érvényes.

section-season_scoring = Harmadpontozás

rule-M-175 = A folyóértékelést az nyeri, akinek a hajója a legmesszebb jutott; ő kapja a harmad folyólapkájának bónuszát.
rule-M-176 = Az azonos mezőn álló hajók közül az van elöl, amelyik a sor elejéhez közelebb áll, a kikötött hajók közül az, amelyik előbb érkezett.
rule-M-177 = A kezdőmezőn álló hajók nem kapnak helyezést. Ha onnan egy hajó sem mozdult el, senki sem kapja meg a bónuszt.
rule-M-178 = A 3. harmadban 3 vagy 4 játékosnál a második helyezett a lapka második bónuszát kapja; 2 játékosnál nincs második bónusz.
rule-M-179 = Ha a 3. harmad lapkája két különböző fajta bónuszt mutat (12-es, 17-es, 18-as), a győztes választ egyet, a második a másikat kapja.
rule-M-180 = Ezután a folyólapkát eldobjuk. Az 1. és a 2. harmadban minden hajó visszatér a kezdőmezőre; a 3. harmadban a végső pontozásig a helyükön maradnak.
rule-M-181 = Az összes felfordított ellátáslapkád költségét együtt kell megfizetned: az 1. harmadban egyét, a 2.-ban kettőét, a 3.-ban háromét.
rule-M-182 = Ha a teljes költséget meg tudod fizetni, meg kell fizetned, vagy a 44-es tekercset használod; ekkor nem vesztesz pontot.
rule-M-183 = Ha nem tudsz fizetni, és nem használod a 44-es tekercset, minden erőforrásodat visszaadod, akár kérték, akár nem, és elveszíted az összes felfordított ellátáslapkádon látható pontokat.
rule-M-184 = A városlakók ellátása az árukeshijeidet nem érinti.
rule-M-185 = Az 1. és a 2. harmadban, miután mindenki fizetett, mindenki választ egyet a képpel lefelé lévő ellátáslapkái közül, és egyszerre felfordítjátok. A korábbiak felfordítva maradnak, és újra számítanak.

section-next_season = A 2. és a 3. harmad előkészítése

rule-M-186 = Az eddigi váltóhelyiséget eldobjuk, és felfordítjuk a következőt.
rule-M-187 = Az új harmad folyólapkája a folyó végére kerül.
rule-M-188 = Mindenki ismét elvesz a paravánja mögé mind a 12 színből egy-egy keshit.
rule-M-189 = A harmadjelző a bal oldali szomszédhoz kerül, aki a fordulójelzőt is megkapja.
rule-M-190 = Minden más marad, ahogy volt: a táblák, korongok, lapkák, műhelyek, erőforrások és a torony tartalma.

chapter-end = A játék vége és a végső pontozás

rule-M-191 = A játék a 3. harmad pontozása után ér véget.
rule-M-192 = Minden teljesen feltöltött kerületedért { $points } jár; a szuk nem számít.
rule-M-193 = Legfeljebb { $count } megszerzett oázisodért kapsz pontot.
rule-M-194 = A játék azt a három oázist választja ki neked, amellyel a megmaradt készlet pontjait is beleszámítva a legtöbbet kapod; ha több választás egyformán jó, a kisebb számúakat veszi.
rule-M-195 = A 19–21-es oázishoz a játék magától visszaad az erőforrásából annyit, amennyi van, legfeljebb 12-t; megtartani sosem érne többet.
rule-M-196 = Ezután a megmaradt erőforrásaid és árukeshijeid közül minden { $count } darab 1 pontot ér.
rule-M-197 = A végső pontozás sorrendje: kerületek, oázisok és sivatagi városok, végül a maradék; mindenkit a többiektől függetlenül pontozunk.

chapter-questions = Kérdések

section-principles = Általános elvek

rule-M-012 = A kapott vagy elvesztett pontokat azonnal jelöljük. A pontszám nulla alá is mehet, hacsak az alsó határ beállítása meg nem állítja 0-nál; felső határ nincs.
rule-M-013 = A 100/200-as lapka csupán azt mutatja, hányszor ért körbe a jelölőd a pontozósávon.
rule-M-014 = Amit elköltesz, kifizetsz, eldobsz vagy visszaadsz, az az általános készletbe kerül; az így eltávolított lapkák kikerülnek a játékból.
rule-M-015 = Az egyszerű nyereségben nincs mit választani: pont, adott fajtájú erőforrás, adott színű árukeshi, vagy egy adott zöld, szürke, fehér, fekete, türkiz vagy bézs keshi.
rule-M-016 = Minden más hatás nyitott hatás, például egy mozgás, egy keshi, amelynek színét vagy helyét te választod, egy tetszőleges erőforrás, egy kapcsolatbónusz vagy egy kerületakció.
rule-M-017 = Ha egyszerre több hatást kapsz, először az összes egyszerű nyereséget veszed el, utána a nyitott hatásokat egyenként, tetszőleges sorrendben hajtod végre.
rule-M-018 = Egy hatást mindazzal együtt, amit kivált, be kell fejezned, mielőtt a következő várakozó hatásra térsz.
rule-M-019 = Egy hatást az a játékos hajt végre és az húz belőle hasznot, aki előidézte. Más játékos sosem kap és nem is veszít vele semmit; csak a második kiegészítő szultánja és imámja állhat át máshoz.
rule-M-020 = Minden hatást végre kell hajtanod, kivéve, ha kifejezetten elutasíthatod, megállhatsz vagy befejezheted az akciót.
rule-M-021 = Ha egy neked járó keshinek nincs helyed, az bónusz nélkül visszakerül a készletbe.
rule-M-022 = Ha te választod egy keshi színét, csak olyat választhatsz, amelynek van helyed (árunak mindig van). Csak a 36-os tekercsnél nevezhetsz meg bármilyen színt, mert az a keshi később kerül a helyére.
rule-M-023 = Egy nulla nagyságú hatás semmit sem tesz és semmit sem vált ki.
rule-M-024 = Egy költség kifizetéséhez minden erőforrásból a teljes mennyiség kell; a 33-as tekercs nélkül egyik sem helyettesítheti a másikat.
rule-M-025 = A 33-as tekerccsel a költség dinárjait vízzel és datolyával is fizetheted, a kért vizet és datolyát viszont természetben kell megadnod; az összetételt te döntöd el.
rule-M-026 = Egy-egy körnek számít: egy keshielvétel a 2. fázisban, mindhárom segéded használata a 3. fázisban, a folyóbónusz beszedése a 4. fázisban, a 28-as tekercs használata, egy folyólapka bónuszának végrehajtása és a városlakók ellátása.
rule-M-027 = Az elvett tekercsek és luxuscikkek helye a kör végéig üres marad; csak akkor pótoljuk őket.
rule-M-028 = A tekercsek pótlásakor minden pakli, amely elvesztette a felfordított lapkáját, felfedi az új legfelsőt.
rule-M-029 = Ezután egy kifogyott tekercspakli helyére az azonos színű másik két pakli közül a magasabbnak (egyenlőségnél a bal oldalinak) a lefelé kerekített alsó fele kerül, és a tetejét felfordítjuk. Ha ez a fél semmi, a hely üresen marad.
rule-M-030 = A luxuscikkeket ugyanígy pótoljuk: egy üres bolt a másik négy közül a legmagasabb pakli (egyenlőségnél a leginkább bal oldali) lefelé kerekített alsó felét kapja.
rule-M-031 = Ha egy körben semmit sem vettek el, a paklik nem változnak, kivéve, ha egy üres hely most feltölthető.
rule-M-032 = A paklikat és boltokat balról jobbra pótoljuk, és egy pakli magassága az üres hely feltöltésének pillanatában számít.

chapter-expansions = Kiegészítők

rule-M-199 = 1. kiegészítő: a lépcsők közti 15 belső bónuszmező közül 12-t a bal alsótól kezdve véletlenszerűen húzott, véletlenszerű oldalukkal felfelé fordított lépcsőlapkák fednek le.
rule-M-200 = Nem kerül lépcsőlapka a lépcsők melletti dinár- és pontmezőkre, a két legfelső belső mezőre (2 egyforma színű keshi; 1 tetszőleges keshi) és a legalsóra (1 lépés a folyón).
rule-M-201 = A lépcsőlapka minden rajta áthaladó vonalon az alatta lévő bónusz helyébe lép; a megmaradó 8 lapkára nincs szükség.
rule-M-202 = 2. kiegészítő: a szultán a palotalépcső, az imám a mecsetlépcső megjelölt fokáról indul, egyedül.
rule-M-203 = Amint egy játékos bábuja akár mozgás közben eléri a fokot, ahol a szultán vagy az imám egyedül áll, ő a bábuhoz csatlakozik, és vele együtt mozog.
rule-M-204 = Amint azon a lépcsőn egy másik játékos bábuja akár mozgás közben magasabbra ér, ahhoz csatlakozik; az egyforma magasság nem elég.
rule-M-205 = Ha a kísért bábu az utolsó fokra ér, ő elhagyja, és a nem az utolsó fokon állók közül a legmagasabbhoz csatlakozik, feltéve, hogy csak egy áll olyan magasan.
rule-M-206 = Ha több bábu osztozik ezen a helyen, egyedül vár egy fokkal felettük.
rule-M-207 = Ha ez a fok az utolsó, az első odaérő bábu ugyanilyen módon azonnal továbbadja őt.
rule-M-208 = Ha minden bábu az utolsó fokon áll, kikerül a játékból.
rule-M-209 = Közvetlenül egy lépés után vált társat, még a lépés hatásai előtt.
rule-M-210 = Amíg a szultán veled van, a medreszeakcióban vett minden tekercs 1 datolyával olcsóbb neked, de nem lehet 0-nál olcsóbb.
rule-M-211 = Amíg az imám veled van, a szukakcióban minden megszerzett luxuscikkért egy tetszőleges árukeshivel kevesebbet fizetsz.
rule-M-212 = Ezt a két előnyt egy körben akárhányszor használhatod.
rule-M-213 = 3. kiegészítő: a 6 új váltóhelyiséget a többivel összekeverjük, vagy csak ezeket használjuk, és ezekből húzunk 3-at; más nem változik.
rule-M-214 = Az új váltóhelyiségek minden erőforrás mellé további bónuszt adnak: 1 datolyához 1 lépést a folyón, 1 dinárhoz 1 pontot, 1 vízhez 1 lépést választásod szerint a palota- vagy a mecsetlépcsőn.
rule-M-215 = 4. kiegészítő: mindenki a közönségkorong lila oldalát használja, ahol az egyik körcikkben nincs néző, egy másikban négy van.
rule-M-216 = 5. kiegészítő: a kezdőoázist letakarjuk, és nem használjuk.
rule-M-217 = 5. kiegészítő: mindkét szaharai útvonal negyedik mezőt kap, egy-egy hellyel egy barna keshinek és egy sivatagi városnak, így továbbra is 8 barna keshinek van hely.
rule-M-218 = 5. kiegészítő: 2, 3 vagy 4 játékosnál { $two }, { $three } vagy { $four } sivatagi várost húzunk és teszünk ki; a többire nincs szükség.
rule-M-219 = Egy útvonal negyedik mezőjére a három előző elfoglalása után rakhatsz barna keshit: 4 pontot kapsz, és a kínálatból egy sivatagi várost teszel oda az éjjel oldalával felfelé.
rule-M-220 = Ha nincs kitett város, a keshit akkor is odarakhatod a 4 pontért, de várost nem kapsz.
rule-M-221 = A Szaharaakcióban egy éjjel oldalú városodat 1 lila, 1 sárga és 1 narancs keshiért megszerezheted. Fordítsd a nappal oldalára; a mezőjén marad, és nem foglal helyet az oázissávon.
rule-M-222 = Egy várost csak a megszerzése fordít meg. Az oázist szerző hatások a városokra nem érvényesek, és a város nem oázis.
rule-M-223 = A 10–12-es város a megszerzése pillanatában hat, és a végén nem ér pontot.
rule-M-224 = Minden nappal oldalú városod, legfeljebb kettő, a 3 oázisodon felül pontot ér a végén.
rule-M-225 = A sivatagi városokkal a Szahara csak akkor van teljesen feltöltve, ha a hat oázismezőn és a vízárusmezőn kívül mindkét negyedik mező is foglalt.

chapter-scrolls = Tekercsek

rule-M-S01 = 01-es tekercs, azonnali: { $tile }. A keshit a bónuszával rakod le; ha nincs helye, elvész.
rule-M-S02 = 02-es tekercs, azonnali: { $tile }. A keshit a bónuszával rakod le; ha nincs helye, elvész.
rule-M-S03 = 03-as tekercs, azonnali: { $tile }. A keshit a bónuszával rakod le; ha nincs helye, elvész.
rule-M-S04 = 04-es tekercs, azonnali: { $tile }. A keshit a bónuszával rakod le; ha nincs helye, elvész.
rule-M-S05 = 05-ös tekercs, azonnali: { $tile }. A keshit a bónuszával rakod le; ha nincs helye, elvész.
rule-M-S06 = 06-os tekercs, azonnali: { $tile }. A keshit a bónuszával rakod le; ha nincs helye, elvész.
rule-M-S07 = 07-es tekercs, azonnali: { $tile }. A keshit a bónuszával rakod le; ha nincs helye, elvész.
rule-M-S08 = 08-as tekercs, azonnali: { $tile }. A keshit a bónuszával rakod le; ha nincs helye, elvész.
rule-M-S09 = 09-es tekercs, azonnali: { $tile }. A keshit a bónuszával rakod le; ha nincs helye, elvész.
rule-M-S10 = 10-es tekercs, azonnali: { $tile }.
rule-M-S11 = 11-es tekercs, azonnali: { $tile }.
rule-M-S12 = 12-es tekercs, azonnali: { $tile }.
rule-M-S13 = 13-as tekercs, állandó: { $tile }.
rule-M-S14 = 14-es tekercs, állandó: { $tile }.
rule-M-S15 = 15-ös tekercs, állandó: { $tile }.
rule-M-S16 = 16-os tekercs, állandó: { $tile }.
rule-M-S17 = 17-es tekercs, állandó: valahányszor a hajód átlép egy zuhatagon, azonnal, akár mozgás közben is egyszer megkapod annak bónuszát. A krokodilos mezőre vagy a kezdőmezőre helyezés nem számít átlépésnek.
rule-M-S18 = 18-as tekercs, állandó: { $tile }.
rule-M-S19 = 19-es tekercs, azonnali: { $tile }.
rule-M-S20 = 20-as tekercs, azonnali: { $tile }.
rule-M-S21 = 21-es tekercs, azonnali: { $tile }.
rule-M-S22 = 22-es tekercs, állandó: a bal szélső műhely kapui nem kerülnek pontodba; az egyező színért járó pontokat továbbra is megkapod.
rule-M-S23 = 23-as tekercs, állandó: { $tile }.
rule-M-S24 = 24-es tekercs, állandó: { $tile }.
rule-M-S25 = 25-ös tekercs, állandó: { $tile }. A 23–25-ös tekercsek együtt is használhatók, keshinként egyféle nyereséggel.
rule-M-S26 = 26-os tekercs, állandó: { $tile }. A mozgás legalább egy lépésből áll.
rule-M-S27 = 27-es tekercs, állandó: { $tile }. A mozgás legalább egy lépésből áll; az ár a 26-os tekercsével vegyíthető. Az utolsó fokon a vett lépés is pontot ad.
rule-M-S28 = 28-as tekercs, harmad végi: minden harmadpontozás elején, az utolsón is, megkapod minden zuhatag bónuszát, amelyet a hajód elhagyott.
rule-M-S29 = 29-es tekercs, állandó: { $tile }, akár van ott zsonglőröd, akár nincs.
rule-M-S30 = 30-as tekercs, azonnali: { $tile }, a bónuszával együtt.
rule-M-S31 = 31-es tekercs, állandó: { $tile }, mindenhol. A lerakási bónuszt ez nem többszörözi.
rule-M-S32 = 32-es tekercs, állandó: { $tile }, de 0-nál olcsóbbak nem lehetnek.
rule-M-S33 = 33-as tekercs, állandó: ahol dinárt kell fizetned, egy az egyben datolyát és vizet is adhatsz helyette. Dinárral viszont nem fizethetsz datolya vagy víz helyett.
rule-M-S34 = 34-es tekercs, állandó, körönként egyszer: a szukakcióban egy segéddel több luxuscikket is megszerezhetsz, mindegyiket kifizetve, de a váltóhelyiséget ugyanazzal a segéddel nem használhatod.
rule-M-S35 = 35-ös tekercs, állandó: { $tile }.
rule-M-S36 = 36-os tekercs, állandó: a vett kapuért járó keshi a kapu színe helyett bármilyen színű lehet.
rule-M-S37 = 37-es tekercs, azonnali: { $tile }; az árukeshik a szukodba kerülnek.
rule-M-S38 = 38-as tekercs, azonnali: { $tile }; az árukeshik a szukodba kerülnek.
rule-M-S39 = 39-es tekercs, azonnali: { $tile }; az árukeshik a szukodba kerülnek.
rule-M-S40 = 40-es tekercs, azonnali: { $tile }; az árukeshik a szukodba kerülnek.
rule-M-S41 = 41-es tekercs, azonnali: { $tile }; az árukeshik a szukodba kerülnek.
rule-M-S42 = 42-es tekercs, azonnali: { $tile }; az árukeshik a szukodba kerülnek.
rule-M-S43 = 43-as tekercs, azonnali: { $tile }; egyformák is lehetnek, és egymás után, a bónuszukkal kerülnek a helyükre.
rule-M-S44 = 44-es tekercs, állandó: { $tile } a lapkák költsége helyett, harmadpontozásonként egyszer; pontot nem vesztesz.
rule-M-S45 = 45-ös tekercs, állandó: { $tile } a feltüntetett ár helyett. A sivatagi városokra nem érvényes.
rule-M-S46 = 46-os tekercs, állandó, körönként egyszer: a szukakcióban egy segéddel többször is használhatod a váltóhelyiséget, minden alkalommal fizetve, de luxuscikket ugyanazzal a segéddel nem szerezhetsz.
rule-M-S47 = 47-es tekercs, azonnali: { $tile }. Zsonglőr nem kell hozzá, és a korongot nem forgatod el.
rule-M-S48 = 48-as tekercs, állandó: { $tile }, mozgásonként egyszer, ha a mozgás legalább egy lépésből áll.
rule-M-S49 = 49-es tekercs, állandó: { $tile } a táblán feltüntetett helyett.
rule-M-S50 = 50-es tekercs, állandó: { $tile } a vízen kívül, ha a segéded hajtja végre.
rule-M-S51 = 51-es tekercs, állandó: { $tile }, zsonglőr nélkül is.
rule-M-S52 = 52-es tekercs, állandó: { $tile } a táblán feltüntetett helyett.
rule-M-S53 = 53-as tekercs, azonnali: végrehajthatod bármelyik kerület akcióját.
rule-M-S54 = 54-es tekercs, állandó: rózsaszín keshi lerakásakor egyszer megkapod a két szomszédos mező bónuszát is, akár foglaltak, akár nem.
rule-M-S55 = 55-ös tekercs, azonnali: { $tile }, egymás után, tetszőleges sorrendben, minden bónusszal.
rule-M-S56 = 56-os tekercs, állandó: { $tile } a táblán feltüntetett helyett.
rule-M-S57 = 57-es tekercs, azonnali: { $tile }. A piros keshi a készletből kerül oda, olyan helyre, amelyet csak ez a tekercs tölthet be; a következő 3. fázisbeli körödtől a szukban használt minden segédednél vízárusként működik.
rule-M-S58 = 58-as tekercs, azonnali: { $tile }.
rule-M-S59 = 59-es tekercs, azonnali: megkapod a két bábud mostani szakaszait összekötő vonal összes bónuszát; a bábuk nem mozdulnak.
rule-M-S60 = 60-as tekercs, állandó: { $tile }, és mindig külön választasz.
rule-M-S61 = 61-es tekercs, állandó: a 2. fázisban két tetszőleges, egyforma vagy különböző színű keshit vehetsz el a kínálatból. Egyet is elvehetsz csupán.
rule-M-S62 = 62-es tekercs, azonnali: { $tile }, egymás után, a raktármezők hatásaival együtt; sivatagi várost nem.
rule-M-S63 = 63-as tekercs, állandó: { $tile } egy helyett.
rule-M-S64 = 64-es tekercs, azonnali: { $tile }; árunál ez a szuk. A keshit a bónuszával rakod le.
rule-M-S65 = 65-ös tekercs, állandó: { $tile }, egymás után. A 29-es és az 51-es tekercs egyszer, az utolsó után működik.
rule-M-S66 = 66-os tekercs, állandó: { $tile }, 1 helyett.
rule-M-S67 = 67-es tekercs, azonnali: { $tile }, egymás után, a bónuszukkal.
rule-M-S68 = 68-as tekercs, állandó: valahányszor felfedezel egy oázist, azonnal megkapod a pillanatnyi értékét. Az oázis a Szaharában marad, és a szokott módon megszerezhető és pontozható.
rule-M-S69 = 69-es tekercs, forduló végi: a 4. fázisban egy helyett minden elhagyott zuhatag bónuszát megkapod.
rule-M-S70 = 70-es tekercs, azonnali: minden zsonglőröd annyiszor adja a mezője bónuszát, ahány néző néz rá; a korongot nem forgatod el.
rule-M-S71 = 71-es tekercs, azonnali: megkapod egy megszerzett oázisod pillanatnyi értékét. Az oázis nálad marad, és a végén újra pontot érhet.
rule-M-S72 = 72-es tekercs, azonnali: { $tile }.

chapter-oases = Oázisok

rule-M-226 = Egy oázis annyit ér, amennyit a tulajdonosának saját táblája és készlete az értékelés pillanatában ad; a többiekéi sosem számítanak.
rule-M-O01 = 01-es oázis: { $tile }.
rule-M-O02 = 02-es oázis: { $tile }.
rule-M-O03 = 03-as oázis: { $tile }.
rule-M-O04 = 04-es oázis: { $tile }.
rule-M-O05 = 05-ös oázis: { $tile }.
rule-M-O06 = 06-os oázis: { $tile }.
rule-M-O07 = 07-es oázis: { $tile }.
rule-M-O08 = 08-as oázis: { $tile }.
rule-M-O09 = 09-es oázis: { $tile }.
rule-M-O10 = 10-es oázis: { $tile }.
rule-M-O11 = 11-es oázis: { $tile }.
rule-M-O12 = 12-es oázis: { $tile }.
rule-M-O13 = 13-as oázis: { $tile }.
rule-M-O14 = 14-es oázis: { $tile }.
rule-M-O15 = 15-ös oázis: { $tile }.
rule-M-O16 = 16-os oázis: { $tile }.
rule-M-O17 = 17-es oázis: { $tile }.
rule-M-O18 = 18-as oázis: { $tile }.
rule-M-O19 = 19-es oázis: { $tile }.
rule-M-O20 = 20-as oázis: { $tile }.
rule-M-O21 = 21-es oázis: { $tile }.
rule-M-O22 = 22-es oázis: { $tile }.
rule-M-O23 = 23-as oázis: { $tile }.
rule-M-O24 = 24-es oázis: { $tile }.
rule-M-O25 = 25-ös oázis: { $tile }.
rule-M-O26 = 26-os oázis: { $tile }.
rule-M-O27 = 27-es oázis: { $tile }.
rule-M-O28 = 28-as oázis: { $tile }.
rule-M-O29 = 29-es oázis: { $tile }.
rule-M-O30 = 30-as oázis: { $tile }.

chapter-cities = Sivatagi városok

rule-M-C01 = 01-es sivatagi város: { $tile }.
rule-M-C02 = 02-es sivatagi város: { $tile }.
rule-M-C03 = 03-as sivatagi város: { $tile }.
rule-M-C04 = 04-es sivatagi város: { $tile }.
rule-M-C05 = 05-ös sivatagi város: { $tile }.
rule-M-C06 = 06-os sivatagi város: { $tile }.
rule-M-C07 = 07-es sivatagi város: { $tile }.
rule-M-C08 = 08-as sivatagi város: { $tile }.
rule-M-C09 = 09-es sivatagi város: { $tile }.
rule-M-C10 = 10-es sivatagi város: { $tile }.
rule-M-C11 = 11-es sivatagi város: { $tile }.
rule-M-C12 = 12-es sivatagi város: { $tile }, ha van ott. A műhely pontjai, az egyező színért járó pontok és a kapu keshije a szokott módon jár, a keshit azonnal lerakod.

chapter-river_tiles = Folyólapkák

rule-M-V01 = 01-es folyólapka, 1. harmad: { $tile }.
rule-M-V02 = 02-es folyólapka, 1. harmad: { $tile }, a raktármező hatásával együtt. Ezek ki nem osztott oázisok, a játék elejétől képpel felfelé fekszenek; a többi kikerül a játékból.
rule-M-V03 = 03-as folyólapka, 2. harmad: { $tile }, egymás után, a bónuszukkal.
rule-M-V04 = 04-es folyólapka, 2. harmad: { $tile }.
rule-M-V05 = 05-ös folyólapka, 3. harmad: { $tile }.
rule-M-V06 = 06-os folyólapka, 3. harmad: { $tile }.
rule-M-V07 = 07-es folyólapka, 1. harmad: { $tile }.
rule-M-V08 = 08-as folyólapka, 1. harmad: { $tile }.
rule-M-V09 = 09-es folyólapka, 2. harmad: { $tile }.
rule-M-V10 = 10-es folyólapka, 2. harmad: { $tile }.
rule-M-V11 = 11-es folyólapka, 3. harmad: { $tile }; minden lépés ugyanazon a lépcsőn történik.
rule-M-V12 = 12-es folyólapka, 3. harmad: { $tile }.
rule-M-V13 = 13-as folyólapka, 1. harmad: { $tile }.
rule-M-V14 = 14-es folyólapka, 1. harmad: { $tile }.
rule-M-V15 = 15-ös folyólapka, 2. harmad: { $tile }.
rule-M-V16 = 16-os folyólapka, 2. harmad: { $tile }.
rule-M-V17 = 17-es folyólapka, 3. harmad: { $tile }.
rule-M-V18 = 18-as folyólapka, 3. harmad: { $tile }.
