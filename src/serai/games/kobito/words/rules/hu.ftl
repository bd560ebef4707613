chapter-goal = A játék célja

rule-K-01 = A Kobitót ketten, hárman, négyen, öten vagy hatan lehet játszani, és az előkészület mindig ugyanaz.
rule-K-41 = Aki teljes hosszúságúra egészíti ki egy üst szivárványát, azonnal megszerzi az üstöt, bárki tette is le a többi lapot.

chapter-set_up = Előkészületek

rule-K-02 = Keverjétek össze a 84 szivárványkártyát, az 5 kobitót és a 3 tornyozólapot egyetlen lefordított húzópaklivá. A szivárványkártyákon az 1-től 12-ig terjedő számok állnak, és minden számnak saját színe van: { $hues }.
rule-K-03 = Keverjétek meg a 18 aranyüstöt, és fordítsatok fel közülük hármat; a másik 15 lefordítva marad, ez az üstpakli.
rule-K-04 = Minden felfordított üst mellé tegyetek egy lapot a húzópakliból. Ez a kezdőlap az üst szivárványának első helye, és beleszámít a hosszába.
rule-K-06 = Ha a kezdőlapok a helyükön vannak, mindenki kap öt lapot.
rule-K-07 = Kijelölitek a kezdőjátékost; utána mindig a következő hely jön, az utolsó után pedig az első.
rule-K-08 = A játék elején mindenkinek üres a stúdiója, nincs megszerzett üstje és félretett lapja, a dobott pakli pedig üres.

chapter-turn = Egy kör

section-obligation = A kör és a kötelező lapok

rule-K-09 = A köröd elején számold meg a stúdiódban lévő szivárványokat, és adj hozzá egyet: legalább ennyi lapot kell kijátszanod, bármi történik is később a körben.
rule-K-10 = Ha a kör elején négy szivárványod van, öt lapot kell kijátszanod, vagyis a kezedben lévő összes lapot.
rule-K-11 = A kötelezőnél több lapot mindig kijátszhatsz.
rule-K-12 = A körödben annyiszor és olyan sorrendben illeszthetsz hozzá lapot, kezdhetsz szivárványt, építhetsz tornyot, cserélhetsz ki kobitót és mozgathatsz át helyeket, ahogy akarod, ha az adott pillanatban szabályos; végül befejezed a kört.
rule-K-13 = A hozzáillesztett lap egy kijátszott lapnak számít, az új szivárvány annyinak, ahány lapot letettél hozzá, a torony kettőnek; a csere és az átmozgatás nem számít bele.
rule-K-14 = A kézből kijátszott kobito ugyanúgy számít, mint bármelyik lap, akkor is, ha ebben a körben cserével jutottál hozzá.
rule-K-15 = A kör közben nem húzol lapot; a lapjaidat csak a kör végén egészíted ki.

section-rainbows = A szivárványok

rule-K-16 = A szivárvány helyei hézag nélküli, növekvő sorozatot alkotnak: minden hely száma az előző után következő szám.
rule-K-17 = A 12 után újra az 1 jön, ezért egy sorozat átfordulhat 12-ről 1-re.
rule-K-19 = Lapot a szivárvány két végéhez lehet illeszteni: az alsóhoz az eggyel kisebb, a felsőhöz az eggyel nagyobb számot, máshová semmit.
rule-K-20 = A stúdióban a szivárvány akármilyen hosszú lehet, 12 helynél hosszabb is; a számai ekkor újrakezdődnek.
rule-K-21 = Az üst melletti szivárvány sohasem lehet hosszabb, mint amennyit az üst kér.
rule-K-22 = Ami az asztalra került, ott is marad. Kézbe csak egy kicserélt kobito térhet vissza.
rule-K-23 = A kezedből bármelyik felfordított üst szivárványához és a saját stúdiód szivárványaihoz tehetsz lapot, más játékos stúdiójába soha.

section-studio = A stúdió

rule-K-24 = A körödben bármikor új szivárványt kezdhetsz a stúdiódban, ha legalább két egymást követő lapot leteszel a kezedből.
rule-K-25 = A kezdéshez csak annyi lapot teszel le, amennyi a szivárvány megnyitásához kell; a hosszabb sorozat további lapjait utána illeszted hozzá.
rule-K-26 = A stúdiódban négy szivárvány fér el; amíg megvan mind a négy, nem kezdhetsz újat.
rule-K-27 = Az új szivárvány a stúdió első szabad helyére kerül.
rule-K-28 = A most kezdett szivárvány nem növeli az ebben a körben kötelező lapok számát.
rule-K-29 = Egy körben több szivárványt is kezdhetsz.

section-moves = A stúdióból az üstökhöz

rule-K-31 = A körödben bármikor átmozgathatsz egy vagy több helyet a stúdiód egyik szivárványából egy felfordított üst szivárványához.
rule-K-32 = A stúdió szivárványából csak az alsó vagy a felső végéről lehet helyet elvenni, így az sohasem esik ketté.
rule-K-33 = Egy átmozgatásban szomszédos helyek mennek változatlan sorrendben egyetlen üst szivárványának egyik végéhez, és ott hézag nélküli sorozatnak kell létrejönnie.
rule-K-34 = Nem mozgathatsz át több helyet, mint amennyi az üstnek még hiányzik.
rule-K-35 = A stúdió szivárványából vagy semmi sem marad, vagy legalább két hely; ez alól csak a következő szabály tesz kivételt.
rule-K-36 = Egyetlen hely akkor maradhat, ha az átmozgatott helyek lerakása után, de még új üst felfordítása előtt illik egy olyan felfordított üsthöz, amelynek van még hiányzó helye; ilyenkor a következő lépésed csak az lehet, hogy ezt is üsthöz mozgatod.
rule-K-37 = Egy szivárvány helyeit több átmozgatással több üst között is szétoszthatod.
rule-K-38 = Az átmozgatott hely nem számít kijátszott lapnak.
rule-K-39 = A hely mindig a rajta lévő összes lappal együtt mozog, és a benne lévő kobito megtartja a számát.
rule-K-40 = Amint a szivárvány utolsó lapja is átkerült, a stúdióban rögtön felszabadul egy hely.

section-pots = Az üst megszerzése

rule-K-42 = A megszerzett üst a tiéd; a szivárvány minden lapja, a kobitók és a tornyok is, a dobott pakliba kerül.
rule-K-43 = Rögtön ezután ugyanoda új üst kerül az üstpakliból, ha maradt benne, és kezdőlapot is kap.
rule-K-44 = A köröd folytatódik: az új üsthöz azonnal tehetsz lapot, és egy körben több üstöt is megszerezhetsz.

section-kobitos = Kobitók

rule-K-46 = A kezedben lévő kobito bármelyik szám lehet, akár hozzáilleszted, akár szivárványt kezdesz vele, akár egy torony tetejére teszed.
rule-K-47 = A kobito számát a helye adja, és addig azt a számot helyettesíti, amíg ki nem cserélik vagy el nem dobják.
rule-K-48 = Nem játszhatsz ki kobitót, ha nem egyértelmű a száma: az új szivárványhoz kell legalább egy szivárványkártya, és a lapok sorrendje mutatja, mit helyettesít a kobito.
rule-K-49 = A körödben bármelyik üst szivárványából és bármelyik stúdióból, a sajátodból vagy máséból, magadhoz vehetsz egy kobitót, ha a kezedből pontosan azt a számot teszed a helyére, amelyet helyettesít.
rule-K-50 = Csak olyan kobito cserélhető ki, amely a helyének tetején fekszik.
rule-K-51 = A csere nem számít kijátszott lapnak; a szivárványok hossza és a kezedben lévő lapok száma sem változik.
rule-K-52 = Egy körben akárhányszor cserélhetsz.
rule-K-53 = A cserével szerzett kobitót még ugyanabban a körben kijátszhatod.
rule-K-54 = Más játékos stúdiójához egyedül cserével lehet hozzányúlni.

section-towers = Tornyozólapok

rule-K-55 = Tornyozólapot önmagában sohasem lehet kijátszani; se hozzáilleszteni, se szivárványt kezdeni nem lehet vele.
rule-K-56 = Tornyozólapot egy felfordított üst szivárványának vagy a saját stúdiódnak bármelyik helyére tehetsz, ha van a kezedben a hely számával egyező szivárványkártya vagy egy kobito is.
rule-K-57 = A tornyozólap a hely felső lapjára kerül, a másik lap pedig a tornyozólapra; a szivárvány ettől nem lesz hosszabb.
rule-K-58 = A torony mindkét lapja kijátszott lapnak számít.
rule-K-59 = A torony állhat a szivárvány végén vagy a közepén, kobito helyén, sőt olyan helyen is, ahol már van torony.
rule-K-60 = Más játékos stúdiójában nem építhetsz tornyot.

section-turn_end = A kör vége

rule-K-62 = A kört akkor fejezheted be, ha kijátszottad a kötelező lapokat, vagy ha abban a pillanatban sem lapot hozzáilleszteni, sem szivárványt kezdeni, sem tornyot építeni nem tudsz; ha egy utolsó helyet át kell mozgatnod, semmiképp.
rule-K-63 = Ha a kör végéig kevesebb lapot játszottál ki a kötelezőnél, a kezedben maradt összes lapot félre kell tenned az üstjeid mellé.
rule-K-65 = A félretett lapok a játék végéig ott maradnak, és sohasem keveredik vissza egyik sem a paklikba.
rule-K-66 = Ha eleget játszottál ki, a kezedben maradt lapokat megtartod, és semmit sem kell félretenned.
rule-K-67 = Ezután húzz annyi lapot, hogy öt legyen a kezedben, majd a következő játékos köre kezdődik.

chapter-scoring = Pontozás

rule-K-64 = A játék végén minden félretett szivárványkártya 3 pontodba kerül; a kobitóért és a tornyozólapért nincs levonás.
rule-K-75 = A pontszámod az üstjeid pontjainak összege, mínusz 3 minden félretett szivárványkártyáért; lehet negatív is.
rule-K-76 = A kézben, a stúdiókban és a befejezetlen szivárványokban lévő lapok, valamint a meg nem szerzett üstök nem érnek pontot.

chapter-end = A játék vége

rule-K-73 = A játék abban a pillanatban ér véget, amikor valaki megszerez egy üstöt, és nincs mit felfordítani helyette; ez a 18 üstből a tizenhatodik, kettő az asztalon marad.
rule-K-74 = A kör ekkor félbeszakad: nincs több lépés, félretevés és húzás.
rule-K-77 = A legmagasabb pontszám nyer; ha többeknek ugyanannyi van, osztoznak a győzelmen.

chapter-questions = Kérdések

section-cases = Egyes esetek

rule-K-05 = Kezdőlap csak szivárványkártya lehet: ha kobitót vagy tornyozólapot húztok, keverjétek vissza, és húzzatok újra.
rule-K-18 = Az illesztésnél csak a számok döntenek, a színek csupán díszítenek.
rule-K-30 = A stúdió szivárványai külön maradnak: lap nem kerül át egyikből a másikba, és akkor sem olvadnak össze, ha a végük összeillene.
rule-K-45 = A kész szivárvány lapjai előbb kerülnek a dobott pakliba, mint ahogy az új kezdőlapot húzzátok.
rule-K-61 = A torony és az alatta lévő lapok ott maradnak, amíg a hely el nem mozdul vagy a szivárvány a dobott pakliba nem kerül.

section-piles = Ha elfogynak a lapok

rule-K-68 = Ha húzni kell, de a húzópakli üres, keverjétek meg a dobott paklit, legyen ez az új húzópakli, és folytassátok a húzást.
rule-K-69 = Ha kezdőlap kell, de a húzópakliban nincs szivárványkártya, előbb keverjétek bele a dobott paklit.
rule-K-70 = Ha mindkét pakli elfogyott, annyit húzol, amennyi volt, és ötnél kevesebb lappal játszol tovább.
rule-K-71 = Üres kézzel is van köröd, és átmozgathatsz helyeket; félretenni nincs mit, ezért nem is kell.
rule-K-72 = Tétlen az a kör, amely üres kézzel indul, csak a befejezésből áll, és utána sem lehet lapot húzni. Ha egymás után mindenkinek tétlen köre volt, a játék véget ér, és jön az értékelés.
