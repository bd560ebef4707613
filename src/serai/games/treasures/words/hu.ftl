game = Kincsek
game-about = Gyűjts lapokat az asztalról azonos érték vagy összeg alapján, és szerezz drágaköveket a legritkább színekért; két–négy játékosnak.
game-invitation = Gyűjts be lapokat összegekkel, és söpörd le az asztalt.

## Mi a teendő

prompt-play = Játssz ki egy lapot a kezedből.
prompt-capture = Vegyél el egy azonos értékű lapot vagy a megfelelő összegű lapokat, vagy tedd az asztalra a lapodat.
prompt-claim = Az imént letett lappal el lehetett volna venni valamit: vedd el te, vagy hagyd ki.
prompt-deal = Most osztjuk a lapokat.
prompt-over = A játék véget ért.

## Lépések

action-play_card = Játszd ki: { $card }
action-take = Vedd el: { $cards }
action-lay = Tedd a lapot az asztalra
action-claim = Vedd el az elmulasztottat: { $cards }
action-pass = Hagyd ki

## Hová nézzen, aki tippet kér

where-play_card = a kezed, és ami az asztalon fekszik
where-take = a lapok az asztalon
where-lay = a lapok az asztalon
where-claim = a lapok az asztalon
where-pass = a lapok az asztalon

## Események

event-dealer_named = Az első fordulóban { $seat } oszt.
event-round_begun = { $round }. forduló; osztó: { $seat }.
event-tiebreak_begun = { $round }. forduló, ez döntő forduló; résztvevők: { $seats }; osztó: { $seat }.
event-hand_dealt = { $seat } ezeket a lapokat kapta: { $cards }.
event-hand_dealt-hidden = { $seat } lapokat kapott.
event-table_dealt = Az asztalra felfordított négy lap: { $cards }.
event-card_played = { $seat } kijátszotta ezt a lapot: { $card }.
event-cards_taken = { $seat } elvett az asztalról: { $cards }. A kijátszott lap: { $card }.
event-card_laid = { $seat } az asztalra tette ezt a lapot: { $card }.
event-cards_claimed = { $seat } elvette, amit az előző játékos elmulasztott: { $cards }; vele a letett lapot is: { $card }.
event-claim_passed = { $seat } az asztalon hagyta a letett lapot: { $card }.
event-swept = KINCSEK! { $seat } kiürítette az asztalt, és most { $stones ->
    [one] { $stones } drágaköve
   *[other] { $stones } drágaköve
 } van.
event-leftovers_taken = { $seat } gyűjtött utoljára, ezért övé, ami az asztalon maradt: { $cards }.
event-leftovers_lost = Senki sem gyűjtött semmit, ezért az asztalon maradt lapok nem kerülnek senkihez: { $cards }.
event-category_won = { $seat } drágakövet kap, kategória: { $category } ({ $count }).
event-category_won_by_team = { $team_number ->
    [1] Az
   *[other] A
 } { $team_number }. pár drágakövet kap, kategória: { $category } ({ $count }).
event-category_tied = Ebben a kategóriában senki sem kap drágakövet: { $category }. Senki sem áll egyedül az élen (a legtöbb: { $count }).
event-round_scored = { $seat } ebben a fordulóban { $won ->
    [one] { $won } drágakövet
   *[other] { $won } drágakövet
 } szerzett, most összesen { $stones } drágaköve van.
event-team_scored = { $team_number ->
    [1] Az
   *[other] A
 } { $team_number }. pár ebben a fordulóban { $won ->
    [one] { $won } drágakövet
   *[other] { $won } drágakövet
 } szerzett, most összesen { $stones } drágaköve van.
event-game_won = { $seat } megnyerte a játékot { $stones } drágakővel.
event-game_won_by_team = { $team_number ->
    [1] Az
   *[other] A
 } { $team_number }. pár megnyerte a játékot { $stones } drágakővel.
event-round_begun-you = { $round }. forduló; te osztasz.
event-tiebreak_begun-you = { $round }. forduló, ez döntő forduló; résztvevők: { $seats }; te osztasz.
event-hand_dealt-you = Ezeket a lapokat kaptad: { $cards }.
event-card_played-you = Kijátszottad ezt a lapot: { $card }.
event-cards_taken-you = Elvettél az asztalról: { $cards }. A kijátszott lapod: { $card }.
event-card_laid-you = Az asztalra tetted ezt a lapot: { $card }.
event-cards_claimed-you = Elvetted, amit az előző játékos elmulasztott: { $cards }; vele a letett lapot is: { $card }.
event-claim_passed-you = Az asztalon hagytad a letett lapot: { $card }.
event-swept-you = KINCSEK! Kiürítetted az asztalt, és most { $stones ->
    [one] { $stones } drágaköved
   *[other] { $stones } drágaköved
 } van.
event-leftovers_taken-you = Te gyűjtöttél utoljára, ezért tiéd, ami az asztalon maradt: { $cards }.
event-category_won-you = Drágakövet kapsz, kategória: { $category } ({ $count }).
event-round_scored-you = Ebben a fordulóban { $won ->
    [one] { $won } drágakövet
   *[other] { $won } drágakövet
 } szereztél, most összesen { $stones } drágaköved van.
event-game_won-you = Megnyerted a játékot { $stones } drágakővel.
cell-laid = letette
cell-took = elvette
cell-claimed = megszerezte
cell-leftovers = a maradékot is

## Miért nem

reason-deal_size = Itt { $count } lapot kell osztani.
reason-not_in_draw_pile = A húzópakliban nincs ennyi ebből a lapból: { $card }.
reason-must_play = Most egy lapot kell kijátszani kézből.
reason-not_in_hand = Nincs a kezedben ez a lap: { $card }.
reason-already_revealed = Ezt a lapot már kijátszottad, nem cserélheted másikra: { $card }.
reason-take_or_lay = Most a kijátszott lappal el kell venni valamit, vagy az asztalra kell tenni: { $card }.
reason-must_match = Van az asztalon azonos értékű lap, ezért ezzel a lappal egy ilyet kell elvenned: { $card }.
reason-claim_or_pass = Előbb vedd el, amit a letett lappal el lehetett volna venni, vagy hagyd ki: { $card }.
reason-not_on_table = Az asztalon nincs ennyi elvehető ebből a lapból: { $card }.
reason-not_equal = Ennek a lapnak nem { $value } az értéke: { $card }.
reason-one_collection = Egy { $value } értékű lappal csak egyszer vehetsz el: egy azonos értékű lapot vagy egy ilyen összegű csoportot.
reason-wrong_sum = Ezeknek a lapoknak { $sum } az összege, nem { $value }.

## Beállítások

option-teams = Páros játék
    .help = Négy játékosnak: a társak egymással szemben ülnek, és közösen számolják a drágaköveiket.
option-team_count = A párok számolása
    .help = A kategóriát a legjobb játékos nyeri-e, vagy az a pár, amelynek együtt több lapja van. Csak páros játékban számít.
option-target = Cél
    .help = Hány drágakővel ér véget a játék.
option-advanced_match = Haladó szabály
    .help = Ha azonos értékű lap van az asztalon, egy ilyet el kell venned; nem választhatsz összeget, és le sem teheted a lapodat.
option-claim_missed = Elmulasztott lapok elvehetők
    .help = Ha valaki olyan lapot tesz le, amellyel el lehetett volna venni valamit, a következő játékos elveheti helyette.
option-claim_sweep_stone = Drágakő az elmulasztott söprésért is
    .help = Ha egy elmulasztott elvétel kiüríti az asztalt, drágakő jár érte. Csak akkor számít, ha az elmulasztott lapok elvehetők.
option-last_play_sweep = Drágakő az utolsó lappal végzett söprésért
    .help = Drágakő jár akkor is, ha valaki a forduló legutolsó lapjával üríti ki az asztalt.
option-target_check = Mikor számít a cél
    .help = A játék csak forduló végén érhet-e véget, vagy már annál a söprésnél, amellyel valaki eléri a célt.
option-tiebreak = Ki játssza a döntő fordulót
    .help = Azok, akiknek egyformán a legtöbb drágakövük van, vagy mindenki, aki elérte a célt.
option-first_dealer = Első osztó
    .help = Ki osztja az első fordulót. Igazi asztalnál a legfiatalabb.
option-open_piles = Megszerzett lapok mutatása
    .help = Látszik, mi van mindenkinek a paklijában. Ezeket a lapokat úgyis mindenki látta, ez csak az emlékezetet segíti.
value-teams-true = igen
value-teams-false = nem
value-team_count-players = játékosonként
value-team_count-pooled = a társak együtt
value-advanced_match-true = igen
value-advanced_match-false = nem
value-claim_missed-true = igen
value-claim_missed-false = nem
value-claim_sweep_stone-true = igen
value-claim_sweep_stone-false = nem
value-last_play_sweep-true = igen
value-last_play_sweep-false = nem
value-target_check-round_end = a forduló végén
value-target_check-immediate = azonnal
value-tiebreak-equal_top = akik az élen egyformán állnak
value-tiebreak-all_reached = mindenki, aki elérte a célt
value-first_dealer-random = sorsolással
value-open_piles-true = igen
value-open_piles-false = nem

## Nevek

team-name = { $number }. pár
category-cards = legtöbb lap
category-sapphire = legtöbb zafír
category-ruby = legtöbb rubin
category-emerald = legtöbb smaragd
category-diamond = a gyémánt
card-y1 = 1-es gyémánt
card-y2 = 2-es gyémánt
card-y3 = 3-as gyémánt
card-y4 = 4-es gyémánt
card-y5 = 5-ös gyémánt
card-y6 = 6-os gyémánt
card-y7 = 7-es gyémánt
card-y8 = 8-as gyémánt
card-y9 = 9-es gyémánt
card-y10 = 10-es gyémánt
card-g1 = 1-es smaragd
card-g2 = 2-es smaragd
card-g3 = 3-as smaragd
card-g4 = 4-es smaragd
card-g5 = 5-ös smaragd
card-g6 = 6-os smaragd
card-g7 = 7-es smaragd
card-g8 = 8-as smaragd
card-g9 = 9-es smaragd
card-g10 = 10-es smaragd
card-r1 = 1-es rubin
card-r2 = 2-es rubin
card-r3 = 3-as rubin
card-r4 = 4-es rubin
card-r5 = 5-ös rubin
card-r6 = 6-os rubin
card-r7 = 7-es rubin
card-r8 = 8-as rubin
card-r9 = 9-es rubin
card-r10 = 10-es rubin
card-b1 = 1-es zafír
card-b2 = 2-es zafír
card-b3 = 3-as zafír
card-b4 = 4-es zafír
card-b5 = 5-ös zafír
card-b6 = 6-os zafír
card-b7 = 7-es zafír
card-b8 = 8-as zafír
card-b9 = 9-es zafír
card-b10 = 10-es zafír

## Szavak az asztalhoz

word-card = kártya
word-diamond = gyémánt (sárga)
word-emerald = smaragd (zöld)
word-ruby = rubin (piros)
word-sapphire = zafír (kék)
word-gemstone = drágakő
word-gemstones = drágakövek
word-pot = készlet
word-draw_pile = húzópakli
word-private_pile = saját pakli
word-table = asztal
word-hand = kézben tartott lapok
word-revealed = kijátszott lap
word-laid = az imént letett lap
word-value = érték
word-sum = összeg
word-player = játékos
word-dealer = osztó
word-deal = osztás
word-round = forduló
word-turn = lépés
word-sweep = söprés
word-sweep_call = KINCSEK!
word-last_collector = utoljára gyűjtő játékos
word-leftovers = az asztalon maradt lapok
word-category = kategória
word-tie = döntetlen
word-nobody = senki
word-target = győzelemhez szükséges drágakövek
word-tiebreak_round = döntő forduló
word-team = pár
word-partner = társ
word-round_end = forduló vége
word-game_end = a játék vége
word-winner = győztes

## The table as lines of text

board-round = { $round }. forduló. Osztó: { $name }. A húzópakliban { $count } lap van
board-tiebreak = { $round }. forduló, döntő. Osztó: { $name }. A húzópakliban { $count } lap van
board-open = Az asztalon: { $cards }
board-revealed = Felmutatva: { $card }
board-laid = Most letéve: { $card }
board-seat = { $name }: { $count } drágakő, { $hand } lap kézben
board-hand = Kézben: { $cards }

## The table as a board

tab-tally = Ki vezet
prompt-capture-choose = Válaszd ki, mit gyűjt be a lapod, vagy tedd le.
prompt-play-picked = { $count ->
    [0] Semmit sem gyűjt be: nyomd meg még egyszer, és leteszed.
   *[other] Válassz egy készletet, vagy nyomd meg újra a lapot.
 }
mat-progress = { $round }. forduló, { $deal }/{ $deals }. osztás
mat-progress-tiebreak = { $round }. forduló (döntő), { $deal }/{ $deals }. osztás
mat-target = Cél: { $count } drágakő
mat-own-hand = A lapjaid
mat-hand = { $count } lap kézben
mat-no-hand = Nincs lap kézben
mat-table = Lapok az asztalon
mat-table-empty = Az asztal üres.
mat-draw-pile = { $count ->
    [0] A húzópakli elfogyott
   *[other] { $count } lap a húzópakliban
 }
mat-play-here = Felfeded: { $card }
mat-would-collect = { $count ->
    [0] semmit sem gyűjt be
   *[other] { $count } készletet gyűjthet be
 }
mat-own-card = a te lapod
mat-laid-by = { $name } tette le
mat-out-of-reach = { $value ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $value }-es
 } értékű lappal nem vihető el
mat-choices = Ezt teheted
mat-set = { $letter }: { $cards }
mat-set-collect = Begyűjtöd – { $letter }: { $cards }
mat-brings = { $count } lap a saját paklidba
mat-sweep = Kiürül az asztal: KINCSEK!
mat-sweep-plain = Kiürül az asztal, de drágakő nem jár érte.
mat-collect = Begyűjtöm
mat-claim = Elviszem
mat-lay = Leteszem az asztalra
mat-lay-claimed = { $name } ezután elviheti, amit te elvihettél volna.
mat-lay-free = Ott fekszik, bárkié lehet.
mat-decline = Nem kérem
mat-decline-help = A lap az asztalon marad, te pedig a saját lapoddal folytatod.
mat-letters = betűvel választasz, Enter dönt
mat-pile = { $count } szerzett lap
mat-pile-closed = A szerzett lapok lefordítva fekszenek
mat-stones = { $count } drágakő, még { $left } kell
mat-stones-reached = { $count } drágakő
mat-last-collector = utoljára gyűjtött
mat-deals = osztó
mat-out = ebben a fordulóban néző
mat-leads = Ki vezet ebben a fordulóban
mat-leads-closed = A szerzett lapok lefordítva fekszenek, a forduló végén számoljuk össze őket.
mat-leads-tie = Holtversenynél a drágakő senkié.
mat-leads-gain = ennyit adna hozzá a kiválasztott készlet
mat-category-cards = Legtöbb lap
mat-category-sapphire = Legtöbb zafír
mat-category-ruby = Legtöbb rubin
mat-category-emerald = Legtöbb smaragd
mat-category-diamond = A gyémánt
mat-sweeps = Söprés: KINCSEK!
mat-nobody = senkié
mat-winner-cell = { $name } nyert ennyivel: { $count }
mat-round-over = { $round }. forduló vége
mat-next-round = A következő fordulóban { $dealer } oszt, { $first } kezd.
mat-go-on = Jöhet: { $round }. forduló
mat-to-result = Lássuk az eredményt
mat-round-column = Forduló
mat-total = Összesen

## Tanulmány

report-use-category = Elnyert kategóriák
report-use-captured = Elvitt lapok
