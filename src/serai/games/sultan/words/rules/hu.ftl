chapter-goal = A játék célja

rule-S-01 = A Szultánt ketten, hárman, négyen vagy öten lehet játszani.
rule-S-10 = Egy játszma mindig három menetből áll.
rule-S-48 = Az győz, akinek a legmagasabb a pontszáma.

chapter-set_up = Előkészületek

rule-S-02 = Három játékos a tábla kétpárnás oldalán játszik; kettő, négy vagy öt játékos a hárompárnás oldalon.
rule-S-03 = Ha legalább hárman játszotok, mindenki kap egy paravánt és egy szín tizenöt pénzkártyáját, amelyek 1-től 15-ig számozottak; a színek: { $colours }, és mindenkié más.
rule-S-05 = Azok a paravánok és pénzkártyák, amelyek senkinek sem jutottak, a dobozban maradnak.
rule-S-06 = Mindenki megkeveri a saját pénzkártyáit, és lefordított pakliba rakja őket; a lapok sorrendjét senki sem nézheti meg, a saját paklijáét sem.
rule-S-07 = Mind az ötven drágakő a zsákba kerül, akárhányan játszotok.
rule-S-08 = Igazi asztalnál a legfiatalabb játékos kezdi az első kört; itt megadhatjátok, ki legyen a kezdő játékos, vagy sorsolással dől el.
rule-S-09 = A helyek az óramutató járása szerint követik egymást: utánad a bal oldali szomszédod jön, az utolsó hely után pedig újra az első.

chapter-turn = Egy kör

section-rounds = A menet és a körök

rule-S-11 = Egy menet öt körből áll, két játékos esetén négyből.
rule-S-12 = Minden menet elején mindenki kézbe veszi a saját paklija felső öt lapját; ha ketten játszotok, nyolcat-nyolcat.
rule-S-13 = Menet közben senki sem húz új lapot, így a kézben tartott lapok száma körönként eggyel csökken, két játékosnál kettővel.
rule-S-14 = A kör elején a kezdő játékos belenyúl a zsákba, és vaktában kihúz négy drágakövet, amelyeket mindenkinek megmutat; három játékos esetén csak hármat húz.
rule-S-15 = A kezdő játékos a kihúzott drágakövek közül egyet visszatesz a zsákba, a többit pedig egyesével a párnákra helyezi.
rule-S-17 = Ha legalább hárman játszotok, a kezdő játékostól az óramutató járása szerint haladva mindenki pontosan egy lapot tesz le a kezéből lefordítva valamelyik párnához.
rule-S-18 = Bármelyik párnát választhatod, olyat is, amelynél már vannak lapok; egy párnánál akárhány lap lehet.
rule-S-19 = Passzolni nem lehet: akire sor kerül, annak lapot kell tennie, de senki sem tehet le többet annál, mint ami egy körben jár, vagyis egy lapnál, két játékosnál kettőnél.
rule-S-20 = A letett lap a helyén marad; azt mindenki látja, hogy ki, mikor és melyik párnához tette, de az értéke titok, amíg a kör utolsó lapja is le nem került.

section-jewels = Kié lesz a drágakő

rule-S-24 = Amint a kör utolsó lapja is az asztalon van, minden letett lapot egyszerre fordítotok meg.
rule-S-25 = Minden párnáról külön kell dönteni; ami az egyiknél történik, az a többire nincs hatással.
rule-S-26 = Ha egy párnánál csak egyetlen lap fekszik, a tulajdonosa kapja a drágakövet, bármilyen kicsi is az a lap.
rule-S-27 = Ha egy párnánál több lap is van, a drágakövet a legmagasabb lap tulajdonosa kapja.
rule-S-28 = Ha legalább hárman játszotok, és egy párnánál a legmagasabb értékből több lap is fekszik, közülük az viszi a drágakövet, amelyiket a legkorábban tették le.
rule-S-30 = Minden lap csak önmagában számít: az egy párnánál fekvő lapokat nem szabad összeadni, a legmagasabbnál kisebb egyforma lapok pedig semmin sem változtatnak.
rule-S-31 = Az a drágakő, amelyhez senki sem tett lapot, még a következő húzás előtt visszakerül a zsákba.
rule-S-32 = A megszerzett drágaköveket a játék végéig a paravánod mögött tartod; nem lehet őket elcserélni, elajándékozni vagy visszatenni.
rule-S-33 = A drágakövek kiosztása után a kör minden lapja kikerül a játékból, akár nyert, akár nem.
rule-S-35 = Ha legalább hárman játszotok, minden kör után a bal oldali szomszéd lesz a kezdő játékos, és ezt új menet kezdete sem szakítja meg.

chapter-scoring = Pontozás

rule-S-42 = A játék végén minden drágaköved annyi pontot hoz, amennyit ér: a fehér { $white }, a piros { $red }, a sárga { $yellow }, a zöld { $green }, a kék { $blue } pontot.
rule-S-43 = Ha legalább hárman játszotok, az egyszínű drágakövekért bónuszpont jár: { $steps }; kevesebbért még semmi.
rule-S-45 = Minden színért csak egyetlen bónuszt kapsz, mégpedig az összes ilyen színű drágaköved után; nem oszthatod őket két gyűjteményre, hogy kétszer járjon.
rule-S-47 = A pontszámod a drágaköveid értékének és a színekért kapott bónuszoknak az összege.

chapter-end = A játék vége

rule-S-37 = A menet akkor ér véget, amikor már senkinek sincs lap a kezében; ez mindenkinél ugyanakkor következik be, az ötödik kör után, két játékosnál a negyedik után.
rule-S-38 = Amíg van lap a paklikban, új menet következik; a harmadik menet végére minden lap elfogy.
rule-S-39 = A harmadik menettel, összesen tizenöt kör után véget ér a játék, két játékosnál tizenkét kör után; ekkor jön a kiértékelés.
rule-S-49 = Ha többen is elérik a legmagasabb pontszámot, közülük az győz, akinek összesen a legtöbb drágaköve van.
rule-S-50 = Akik pontszámban és a drágakövek számában is egyformán állnak, közösen győznek.
rule-S-51 = A játék végén minden paraván lekerül, és mindenki láthatja az összes gyűjteményt.

chapter-two_players = Két játékos

rule-S-04 = Két játékos esetén mindketten két szín 1-től 12-ig számozott lapjait kapják, vagyis 24 lapot, minden értékből kettőt; a 13-as, 14-es és 15-ös lapok a dobozban maradnak.
rule-S-21 = Két játékos esetén egy körben mindketten két lapot tesznek le, felváltva, egyszerre egyet; a kezdő játékos teszi az elsőt.
rule-S-22 = Két játékos esetén az egy körben letett két lapodnak két különböző párnánál kell lennie, hacsak ezt a szabályt ki nem kapcsoltátok.
rule-S-23 = Két játékos esetén olyan párnához is tehetsz lapot, amelynél az ellenfeled lapja fekszik.
rule-S-29 = Két játékos esetén, ha egy párnánál mindkettőtök legjobb lapja egyforma, a drágakövet a kör kezdő játékosa kapja, akármelyik lap került oda előbb.
rule-S-36 = Két játékos esetén minden kör után a másik lesz a kezdő játékos, akkor is, ha új menet következik; megegyezhettek abban is, hogy csak menetenként váltotok, vagy egyáltalán nem.
rule-S-44 = Két játékos esetén később kezdődik az egyszínű drágakövekért járó bónusz: { $steps }; kevesebbért még semmi.

chapter-questions = Kérdések

rule-S-16 = A visszatett drágakő azonnal újra a zsákban van, így akár már a következő körben ismét előkerülhet.
rule-S-34 = Mivel körönként csak ennyi lapot tehetsz le, egy körben legfeljebb egy drágakövet szerezhetsz, két játékos esetén legfeljebb kettőt.
rule-S-40 = A végén a zsákban maradt drágakövekért senki sem kap pontot.
rule-S-41 = A zsákban mindig van elég drágakő a következő húzáshoz, ezért sosem fogyhat ki.
rule-S-46 = A pontkártyák ({ $cards }) csak a számolást könnyítik: a teljes bónusz akkor is jár, ha a megfelelő kártya már elfogyott.
