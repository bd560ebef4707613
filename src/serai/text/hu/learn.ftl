## A lecke

lesson-title = { $game }: tanuljuk meg
lesson-label = Lecke
lesson-step = { $step }. lépés, összesen { $all }
lesson-next = Tovább
lesson-back = Egy lépést vissza
lesson-show = Mutasd meg
lesson-again = Elölről
lesson-watch = { $name } lép…
lesson-try = Ezt a játékban megteheted, talán okos is volna. Ebben a leckében most ez következik: { $task }
lesson-done = Szép volt!
lesson-play = Játék egy könnyű gép ellen
lesson-rules = A szabályok elolvasása
lesson-others = Másik játék tanulása
lesson-you = Vendég
lesson-seat-1 = Fogadós
lesson-seat-2 = Utazó

## Sultan

learn-sultan-welcome = Üdvözlünk! A szultán kincstárának vásárolsz drágaköveket. Néhány kör alatt megismered az egész játékot. A fogadós és egy utazó játszik veled.
learn-sultan-jewels = Egy drágakő 1–5 pontot ér: a fehér 1, a piros 2, a sárga 3, a zöld 4, a kék 5. Sok egyforma színű kő jutalmat hoz, ezért érdemes gyűjteni.
learn-sultan-offer = Te vagy a kezdő játékos: három drágakövet húztunk, és közülük egy visszakerül a zsákba. A másik kettőre lehet licitálni.
learn-sultan-offer-task = Tedd vissza a fehér drágakövet.
learn-sultan-cards = Ez az öt lapod erre a menetre, 1 és 15 közötti számokkal. Minden körben egyet teszel le közülük, és az már nem kerül vissza. A magas lap nyer, oszd be jól.
learn-sultan-place = Most mindenki letesz egy lapot képpel lefelé egy párnához. Mindenki látja, hová licitálsz, de azt nem, hogy mennyit. A zöldhöz talán egy szerényebb lap is elég.
learn-sultan-place-task = Vedd fel az 5-ös lapodat, és tedd a zöld drágakőhöz.
learn-sultan-alone = Felfordítottuk a lapokat. A zöldnél egyedül voltál, így az 5-ös is elég volt: ha csak egy lap van egy párnánál, a gazdájáé a drágakő.
learn-sultan-tie = A kéknél két lap feküdt, mindkettő 10-es. Az nyert, amelyiket előbb tették le, és ez a fogadósé volt. A kezdő játékos szerepe is továbbment.
learn-sultan-last = Most te teszel le utoljára, és látod, hová licitáltak a többiek. A zöldnél egy lap fekszik, neked pedig már van egy zöld drágaköved. Gondoskodj róla, hogy ez is a tiéd legyen.
learn-sultan-last-task = Tedd a 12-es lapodat a zöld drágakőhöz.
learn-sultan-beaten = A 12-esed legyőzte az utazó 4-esét: a legmagasabb lap viszi a drágakövet. A kör összes lapja kikerült a játékból, a vesztesek is.
learn-sultan-bonus = A harmadik zöld drágakő! 4 pontot hozna, és még 2 pont jutalmat. Minden párnánál ott áll, mennyit érne neked a drágakő.
learn-sultan-bonus-task = Tedd a 14-es lapodat a zöld drágakőhöz.
learn-sultan-deny = Megint te vagy a kezdő játékos. A legjobb drágakövet nem muszáj odaadni senkinek: amit visszateszel, a zsákban biztonságban van, és most alacsony lapjaid vannak.
learn-sultan-deny-task = Tedd vissza a kék drágakövet.
learn-sultan-no_pass = Passzolni nem lehet. Ha gyenge a kezed, a legalacsonyabb lapodat oda tedd, ahol keveset veszítesz.
learn-sultan-no_pass-task = Tedd a 2-es lapodat a fehér drágakőhöz.
learn-sultan-unsold = Mindhárman a fehérre licitáltatok, a pirosra senki, így a piros drágakő visszakerül a zsákba.
learn-sultan-stages = Öt kör egy menet. Utána mindenki öt új lapot vesz fel, és a harmadik menet végén a játék is véget ér. Négy, öt vagy hat egyforma színű drágakő még többet hoz, mint három.
learn-sultan-farewell = Az nyer, akinek a legtöbb pontja van. Mindent tudsz, amire szükség van: sok szerencsét a szultán udvarában!

## Treasures

learn-treasures-welcome = Üdvözlünk! Ebben a játékban lapokat gyűjtesz az asztalról. A legjobb gyűjtemények drágakövet nyernek, tizenegy drágakővel pedig megnyered a játékot.
learn-treasures-gems = Egy gyémánt, három smaragd, kilenc rubin és huszonhét zafír van. A forduló végén egy-egy drágakő jár a legtöbb lapért, a legtöbb zafírért, rubinért és smaragdért, és a gyémántért.
learn-treasures-reveal = A körödben felfedsz egy lapot. Ezzel begyűjthetsz az asztalról egy ugyanolyan értékűt. Ott fekszik egy 8-as, és neked is van.
learn-treasures-reveal-task = Fedd fel a 8-as lapodat.
learn-treasures-equal = A gyűjtésnél csak az érték számít, a szín soha.
learn-treasures-equal-task = Gyűjtsd be a 8-ast az asztalról.
learn-treasures-emerald = A fogadós nem tudott gyűjteni, le kellett tennie egy 9-est. Smaragdból csak három van: gyűjts vele, mielőtt az asztalon kellene hagynod.
learn-treasures-emerald-task = Fedd fel a 7-es smaragdot.
learn-treasures-sum = Egy lap több lapot is begyűjthet, ha az értékük összege az övével egyenlő: 3 meg 4 az 7.
learn-treasures-sum-task = Gyűjtsd be a 3-ast és a 4-est.
learn-treasures-claim = Nézd csak: a fogadós letett egy 10-est, pedig lett volna egy másik 10-es, amit begyűjthet. Amit valaki elnéz, arra a következő játékos igényt tarthat.
learn-treasures-claim-task = Tarts igényt a 10-esre.
learn-treasures-nothing = Az utolsó lapod, egy 1-es, nem tudja begyűjteni a 9-est, ezért az asztalon marad. Ez mindenkivel megesik.
learn-treasures-nothing-task = Fedd fel az 1-est.
learn-treasures-new_hand = A fogadós a másik 9-essel begyűjtötte a 9-est. Elfogytak a lapok, ezért mindenki három újat kapott; az asztalra nem kerül új lap.
learn-treasures-last_one = Már csak egy lap maradt az asztalon, egy 1-es. Ha valaki mindent elvisz, ami ott fekszik, az söprés.
learn-treasures-last_one-task = Fedd fel az 1-es lapodat.
learn-treasures-sweep = Aki kiüríti az asztalt, azt kiáltja: „Kincsek!”, és azonnal kap egy drágakövet. A kiáltást elintézzük helyetted.
learn-treasures-sweep-task = Gyűjtsd be az utolsó lapot.
learn-treasures-diamond = Nálad van a gyémánt, amely önmagában is ér egy drágakövet. Most semmit sem tudna begyűjteni, és ha letennéd, a fogadós elvihetné. Játssz ki mást, és várj.
learn-treasures-diamond-task = Fedd fel a 6-ost.
learn-treasures-colours = Most egy 5-ös és egy 2-es fekszik ott, az együtt 7. Eljött a gyémánt ideje.
learn-treasures-colours-task = Fedd fel a gyémántot.
learn-treasures-take_diamond = Amit begyűjtöttél, a forduló végéig a tiéd, senki sem veheti el.
learn-treasures-take_diamond-task = Gyűjtsd be a 2-est és az 5-öst.
learn-treasures-round = A forduló akkor ér véget, amikor minden lapot kijátszottatok; a maradékot az kapja, aki utoljára gyűjtött. Ezután összehasonlítjátok a paklikat: akinek egyedül van a legtöbb, azé a drágakő; döntetlennél senki sem kapja.
learn-treasures-farewell = A fordulók addig követik egymást, amíg valakinek tizenegy drágaköve nem lesz. Készen állsz!

## Kobito

learn-kobito-welcome = Üdvözlünk a réten! Három aranyüst áll a szivárványok végében. A szivárványokat mind együtt építitek, de az arany csak egyvalakié lehet.
learn-kobito-pots = Az üstön a pontja áll, a fölötte lévő ív pedig megmutatja, hány lap kell hozzá. Aki az utolsó lapot leteszi, azé az üst, bárki tette is le a többit.
learn-kobito-add = A szivárvány növekvő számok sora. Mindkét végéhez hozzáteheted a következő számot: a 4-es elé a 3-ast, mögé az 5-öst.
learn-kobito-add-task = Vedd fel az 5-ösödet, és tedd a 4-es után.
learn-kobito-circle = A számok körbeérnek: a 12 után az 1 jön.
learn-kobito-circle-task = Vedd fel az 1-esedet, és tedd a 12-es után.
learn-kobito-start = A stúdiódban saját szivárványokat építesz, ezekhez más nem tehet lapot. Két egymást követő lappal kezdhetsz egyet.
learn-kobito-start-task = Vedd fel a 9-esedet, és kezdj szivárványt a 9-cel és a 10-zel.
learn-kobito-end = Egy lapot kellett kijátszanod, és négyet játszottál ki; többet mindig szabad. A kör végén öt lapra egészül ki a kezed.
learn-kobito-end-task = Fejezd be a kört.
learn-kobito-obligation = A fogadós egy 6-ost tett az első üsthöz, és egy kobitót a harmadikhoz. Neked már van egy szivárvány a stúdiódban, és mindegyik miatt eggyel több lapot kell kijátszanod: most kettőt. A gyöngyök számolják.
learn-kobito-win = Az első üsthöz már csak egy lap hiányzik, és nálad van a 3-as, amely a 4-es elé illik.
learn-kobito-win-task = Tedd le a 3-ast, és tiéd az üst.
learn-kobito-swap = Tiéd az arany, és új üst került elő. A csuklyás kobito dzsóker; a harmadik üstnél 8-ast helyettesít. Akinek van 8-asa, odateheti, és kézbe veheti a kobitót.
learn-kobito-swap-task = Vedd fel a 8-asodat, és cseréld ki a kobitóra.
learn-kobito-kobito = A kobitót bármilyen számként kijátszhatod. Az új üst 13 pontot ér, segítsük előre.
learn-kobito-kobito-task = Tedd a kobitót a 11-es után.
learn-kobito-tower = A tornyozólap bármelyik lapra kerülhet egy üstnél vagy a stúdiódban, rá pedig egy ugyanolyan számú lap. A szivárvány nem lesz hosszabb, de mindkét lap kijátszottnak számít.
learn-kobito-tower-task = Vedd fel a tornyozólapot, és építs a harmadik üst 7-esére.
learn-kobito-move = A stúdiódból bármikor átmozgathatsz lapokat egy üsthöz, ha odaillenek: a 9-es és a 10-es a 11-es elé kerülhet. Ez nem számít kijátszásnak, de közelebb visz az üsthöz, és felszabadul a stúdiód.
learn-kobito-move-task = Vedd fel a szivárványodat, és mozgasd mindkét lapját a 13 pontos üsthöz.
learn-kobito-finish = Elég lapot játszottál ki. Ami megmaradt, a kezedben marad.
learn-kobito-finish-task = Fejezd be a kört.
learn-kobito-aside = A fogadósnak két lapot kellett volna kijátszania, de csak egyet tudott. Ezért a kezében maradt lapokat félre kellett tennie, és minden szivárványkártya közülük 3 pontba kerül. Ne kezdj több szivárványt, mint amennyit etetni tudsz!
learn-kobito-goal = A játék akkor ér véget, amikor valaki megszerzi a tizenhatodik üstöt. A pontszámod az üstjeid pontja, mínusz 3 minden félretett szivárványkártyáért.
learn-kobito-farewell = Az nyer, akinek a legtöbb pontja van. Már ismered az arany útját: sok szerencsét!
