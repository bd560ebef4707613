chapter-goal = A játék célja

rule-G-01 = A Goofspiel két vagy három játékos játéka.
rule-G-13 = A játéknak akkor van vége, amikor minden díjért licitáltatok; a legtöbb pont nyer.

chapter-set_up = Előkészület

rule-G-02 = Mindenki ugyanazokat a lapokat veszi kézbe: egy színt ásztól királyig, vagy kevesebbet, ha így állítottátok be.
rule-G-03 = Egy másik szín ugyanilyen lapjai a díjak.
rule-G-04 = A díjakat megkeverjük, és képpel lefelé egy pakliba tesszük.

chapter-turn = Egy kör

rule-G-05 = A kör azzal kezdődik, hogy felfordítjuk a pakli felső díját; a kitett díjak közé kerül.
rule-G-06 = Mindenki választ egy lapot a kezéből, és képpel lefelé leteszi; senki sem látja, mit választott a másik.
rule-G-07 = Ha mindenki választott, az összes licitet egyszerre fordítjuk fel.
rule-G-08 = Aki egyedül licitálta a legmagasabb lapot, elviszi az összes kitett díjat.
rule-G-09 = Ha többen licitálták a legmagasabb lapot, senki sem viszi el a díjakat: kinn maradnak a következő körre, vagy kikerülnek a játékból, ha így állítottátok be.
rule-G-10 = Ami az utolsó kör után is kinn maradt, kikerül a játékból.
rule-G-11 = A kijátszott licitlapokat felfordítva félretesszük, többé nem használhatók.

chapter-end = A játék vége

rule-G-12 = Egy díj annyi pontot ér, amennyi a lapja: az ász egyet, a bubi tizenegyet, a dáma tizenkettőt, a király tizenhármat.
rule-G-14 = Aki egyenlő a legjobbal, osztozik a győzelmen.
