game = Marrakesh
game-about = Küldj segédeket az óváros kerületeibe, válogass a kockatorony keshijeiből, és hagyd, hogy egyik bónusz hozza a másikat; két–négy játékosnak.
game-invitation = Dobd a keshiket a toronyba, és építsd fel a riádodat.

## Mi a teendő

prompt-place_track_keshi = Rakd a kihúzott keshit az oázissávod egyik keshimezőjére.
prompt-set_disc = Fordítsd a közönségkorongodat tetszésed szerint; így kezdesz.
prompt-choose_supply = Válaszd ki a következő ellátáslapkát; a harmad végén fizeted.
prompt-choose_keshis = Válassz három keshit; mindegyik segédet küld a kerületébe.
prompt-send_red_assistant = Válaszd ki, melyik kerületbe megy a piros keshi segédje.
prompt-draft = Vegyél el a kínálatból egy színből egy vagy két keshit.
prompt-place_pink = Válassz szabad mezőt a zsonglőrödnek; megkapod a bónuszát.
prompt-place_brown = Válaszd ki, hová kerül a karavánvezetőd a Szaharában.
prompt-choose_city = Válassz egy sivatagi várost az elért mezőre.
prompt-place_red = Válaszd ki, melyik kerületbe kerül a vízárus.
prompt-choose_colour = Válaszd ki a kapott keshi színét.
prompt-resolve = Több hatás vár: válaszd ki, melyik következzen.
prompt-take_resource = Válassz egy erőforrást.
prompt-take_goods = Válassz egy áruszínt.
prompt-step = Tedd meg a következő lépést, vagy állj meg.
prompt-choose_stairs = Válaszd ki, melyik lépcsőn lép a bábud.
prompt-choose_bonus = Szakaszhatár: válassz egy bónuszt a vonalról.
prompt-pay = Válaszd ki, mivel fizetsz.
prompt-return_resources = Válaszd ki, mennyit adsz vissza ebből az erőforrásból.
prompt-use_assistant = Használj egy segédet: vegyél el új keshit, vagy jöhet az akció.
prompt-plantation = Válaszd ki, mit hoznak a datolyaszedőid.
prompt-square_bonus = Válassz zsonglőrt; a bónusza nézőnként egyszer jár.
prompt-buy_scroll = Medresze: vegyél tekercset, cserélj, vagy fejezd be.
prompt-buy_gate = A medinában: vásárolj városkaput, vagy fejezd be az akciót.
prompt-build_gate = Válaszd ki, melyik városkapumezőre építed a kaput.
prompt-acquire_oasis = Szahara: szerezz meg egy felfedezett oázist, vagy fejezd be.
prompt-swap_return = Adj vissza egy keshit egy más színűért, vagy mondj le róla.
prompt-take_scroll = Vedd el az egyik tekercset, vagy mondj le róla.
prompt-take_luxury = Vegyél el fizetés nélkül egy luxuscikket, vagy mondj le róla.
prompt-take_gate = Vegyél el dinár nélkül egy kaput, vagy mondj le róla.
prompt-choose_action = Válassz kerületet, végezd el az akcióját, vagy mondj le róla.
prompt-choose_oasis = Válaszd ki, melyik megszerzett oázisod értékét kapod meg most.
prompt-river_bonus = Válassz egy elhagyott zuhatagot; megkapod a bónuszát.
prompt-choose_river_bonus = Tiéd a folyólapka: válassz a két bónusz közül.
prompt-take_oasis = Tiéd a folyólapka: szerezz meg egy kitett oázist, vagy mondj le.
prompt-accept = Hajtsd végre a főtérakciót, vagy mondj le róla.
prompt-supply = Lásd el a városlakókat.
prompt-buy_river_step = Vegyél még egy folyólépést 1 vízért, vagy állj meg.
prompt-buy_stairs_step = Vegyél még egy lépést a lépcsőn, vagy állj meg.
prompt-acquire_freely = Szerezz meg ingyen egy felfedezett oázist, vagy fejezd be.
prompt-souk = Szuk: válts, szerezz luxuscikket, vagy fejezd be.
prompt-deal = Most húzzuk ki a lapkákat és a keshiket.
prompt-over = A játék véget ért.

## Lépések

action-place_track_keshi = Rakd a { $colour } keshit az oázissáv { $place }. mezőjére
action-set_disc = { $rotation ->
    [0] Tedd le a korongot elforgatás nélkül
   *[other] Tedd le a korongot { $rotation } körcikkel elforgatva
 }
action-choose_supply = Válaszd ezt: { $tile }
action-choose_keshis = Válaszd ezeket: { $colours }
action-send_red_assistant = Küldd a segédet { to-district }
action-draft = Vegyél el { keshis-taken }
action-place_pink = Rakd a zsonglőrt erre a mezőre: { $field }
action-place_brown = Rakd a karavánvezetőt ide: { $field }
action-choose_city = Vedd el ezt: { $city_key }. sivatagi város – { $city }
action-place_red = Rakd a vízárust { to-district }
action-choose_colour = Vegyél el { one-keshi }
action-resolve = Most ez jöjjön: { $effect }
action-take_resource = Vegyél el 1 { $resource_key ->
    [water] vizet
    [date] datolyát
    [dinar] dinárt
   *[other] { $resource }
 }
action-take_goods = Vegyél el { $colour } árut
action-extra_step = Vegyél egy lépést 1 { $pay_key ->
    [water] vízért
    [date] datolyáért
    [dinar] dinárért
   *[other] { $pay }
 }
action-step = Lépj egyet
action-stop = Állj meg
action-choose_stairs = Lépj a { $stairs }n
action-choose_bonus = Vedd a vonal { $option }. bónuszát
action-pay = Fizess { $water } vizet, { $date } datolyát és { $dinar } dinárt
action-return_resources = Adj vissza { resource-amount }
action-use_assistant = { $option_key ->
    [keshi] Vegyél el új keshit { in-district }
   *[action] Hajtsd végre az akciót { in-district }
 }
action-plantation = Szüretelj { $date } datolyát, { $water } vizet, { $dinar } dinárt és { $points } pontot
action-exchange = Válts be { one-keshi }
action-buy_luxury = { $waive_key ->
    [none] Szerezd meg az itteni luxuscikket: { $shop }
   *[other] Szerezd meg eggyel kevesebb { $waive } keshiért az itteni luxuscikket: { $shop }
 }
action-end_action = Fejezd be az akciót
action-square_bonus = Válaszd az ezen a mezőn álló zsonglőrt: { $field }
action-refresh_scrolls = Cseréld le a { $colour } tekercseket 1 dinárért
action-buy_scroll = Vásárold meg ezt: { $scroll_key }. tekercs – { $scroll }
action-buy_gate = Vásárolj { one-gate } innen: { $workshop }
action-build_gate = Építsd a kaput a { $space } melletti mezőre
action-acquire_oasis = Szerezd meg az itteni oázist: { $field }
action-acquire_city = Szerezd meg az itteni sivatagi várost: { $field }
action-swap_return = { $colour_key ->
    [pink] Add vissza az ezen a mezőn álló zsonglőrt: { place-on-square }
    [red] Add vissza e kerület vízárusát: { $place }
   *[other] Adj vissza { one-keshi }
 }
action-decline = Mondj le róla
action-take_scroll = Vedd el ezt: { $scroll_key }. tekercs – { $scroll }
action-take_luxury = Vedd el innen a luxuscikket: { $shop }
action-take_gate = Vegyél el { one-gate } innen: { $workshop }
action-choose_action = Hajtsd végre az akciót { in-district }
action-choose_oasis = Kapd meg ennek az értékét: { $oasis_key }. oázis – { $oasis }
action-river_bonus = Szedd be { $waterfall ->
    [1] az
    [5] az
   *[other] a
 } { $waterfall }. zuhatag bónuszát
action-choose_river_bonus = Vedd { $option_key ->
    [a] az
   *[b] a
 } { $option } bónuszt
action-take_oasis = Szerezd meg ezt: { $oasis_key }. oázis – { $oasis }
action-accept = Hajtsd végre a főtérakciót
action-supply = { $mode }

## Események

event-paid = { $seat } fizetett: víz { $water }, datolya { $date }, dinár { $dinar }.
event-harvested = { $seat } szüretelt: datolya { $date }, víz { $water }, dinár { $dinar }, a többi pont.
event-effect_chosen = { $seat } következő hatása: { $effect }.
event-river_bonus_chosen = { $seat } { $face_key ->
    [1] az 1.
    [5] az 5.
   *[other] a { $face_key }.
 } folyólapka { $option } bónuszát választotta.
event-season_begun = Kezdődik { $season ->
    [1] az
   *[other] a
 } { $season }. harmad; kezdőjátékos: { $seat }. { $face_key }. folyólapka – { $face }.
event-round_begun = { $season }. harmad, { $round }. forduló; kezdőjátékos: { $seat }.
event-start_chosen = Az első kezdőjátékos: { $seat }.
event-office_opened = Új váltóhelyiség nyílt: { $office }.
event-track_keshi_placed = { $seat } { one-keshi } rakott az oázissáv { $place }. mezőjére.
event-disc_set = { $seat } beállította a közönségkorongját ({ $rotation_number }. állás).
event-supply_dealt = { $seat } ezeket az ellátáslapkákat kapta: { $tiles }.
event-supply_dealt-hidden = { $seat } három ellátáslapkát kapott.
event-supply_chosen = { $seat } választása: { $tile }.
event-supply_chosen-hidden = { $seat } kiválasztott egy ellátáslapkát.
event-supply_turned_up = { $seat } felfordította ezt: { $tile }.
event-keshis_chosen = { $seat } választása: { $colours }.
event-keshis_chosen-hidden = { $seat } kiválasztott három keshit.
event-keshis_revealed = { $seat } megmutatta a választását: { $colours }.
event-assistant_sent = { $seat } segédet küldött { to-district }.
event-tower_dropped = { $count ->
    [0] A kockatoronyból egy keshi sem esett ki.
   *[other] { $count } keshi kiesett a kockatoronyból: { $colours }.
 }
event-drafted = { $seat } elvett { keshis-taken }.
event-dropped_out = { $seat } a kínálatból semminek sem talál helyet, ezért kiesett a fázisból.
event-offer_cleared = { $count } el nem vitt keshi kikerült a kínálatból.
event-keshi_placed = { $seat } lerakott { one-keshi } { to-district }.
event-juggler_placed = { $seat } zsonglőrt rakott erre a mezőre: { $field }.
event-leader_placed = { $seat } karavánvezetőt rakott ide: { $field }.
event-keshi_lost = { $seat } nem tudott lerakni { one-keshi }, ezért az visszakerült a készletbe.
event-keshi_returned = { $seat } visszaadott { one-keshi }.
event-points_gained = { $seat } { $points } pontot kapott.
event-points_lost = { $seat } { $points } pontot vesztett.
event-resources_gained = { $seat } kapott { resource-amount }.
event-resources_paid = { $seat } kifizetett { resource-amount }.
event-goods_paid = { $seat } kifizetett { $count } { $colour } keshit.
event-assistant_used = { $option_key ->
    [keshi] { $seat } segédet használt { in-district }, és új keshit vett el.
   *[action] { $seat } segédet használt { in-district } a kerületakcióhoz.
 }
event-action_begun = { $seat } végrehajtja az akciót { in-district }.
event-boat_moved = { $seat } hajója ide ért a folyón: { $space }. mező.
event-boat_moored = { $seat } hajója kikötött a mólók { $place }. helyén.
event-waterfall_bonus = { $seat } megkapta { $waterfall ->
    [1] az
    [5] az
   *[other] a
 } { $waterfall }. zuhatag bónuszát.
event-office_used = { $seat } beváltott { one-keshi } itt: { $office }.
event-luxury_taken = { $seat } luxuscikket szerzett ({ $shop }): { $luxury }.
event-luxury_turned_up = Új luxuscikk ({ $shop }): { $luxury }.
event-shop_restocked = { $shop }: { $count } luxuscikk érkezett innen: { $from_shop }.
event-disc_turned = { $seat } elforgatta a közönségkorongját ({ $rotation_number }. állás).
event-square_bonus_taken = { $seat } megkapta a főtér bónuszát: { $field } (ennyiszer: { $spectators }).
event-figure_moved = { $seat } bábuja a { $stairs }n ide lépett: { $step }. fok.
event-boundary_crossed = { $seat } bábuja a { $stairs }n új szakaszba ért: { $section }. szakasz.
event-bonus_chosen = { $seat } bónuszt választott a mecset { $mosque }. és a palota { $palace }. szakasza közti vonalról: { $option }. bónusz.
event-companion_joined = { $stairs_key ->
    [palace] A szultán
   *[mosque] Az imám
 } mostantól őt kíséri: { $seat }.
event-companion_alone = { $stairs_key ->
    [palace] A szultán
   *[mosque] Az imám
 } egyedül áll itt: { $step }. fok.
event-companion_left = { $stairs_key ->
    [palace] A szultán
   *[mosque] Az imám
 } kikerült a játékból.
event-scrolls_renewed = { $seat } lecserélte a { $colour } tekercseket.
event-scroll_taken = { $seat } tekercset szerzett: { $scroll_key }. tekercs – { $scroll }.
event-scroll_turned_up = Új { $colour } tekercs { $place ->
    [1] az
   *[other] a
 } { $place }. akadémián: { $scroll_key }. tekercs – { $scroll }.
event-academy_restocked = { $place }. { $colour } akadémia: { $count } tekercs érkezett innen: { $from_place }. akadémia.
event-gate_built = { $seat } megépített { one-gate } a { $space } mellett.
event-oasis_discovered = { $seat } felfedezett egy oázist ({ $field }): { $oasis_key }. oázis – { $oasis }.
event-oasis_acquired = { $seat } megszerzett egy oázist (az oázissáv { $place }. mezőjére): { $oasis_key }. oázis – { $oasis }.
event-oasis_valued = { $seat } { $points } pontot kapott erre: { $oasis_key }. oázis – { $oasis }.
event-city_taken = { $seat } sivatagi várost vett el ({ $field }): { $city_key }. sivatagi város – { $city }.
event-city_acquired = { $seat } megszerzett egy sivatagi várost: { $city_key }. sivatagi város – { $city }.
event-round_ended = { $season }. harmad: véget ért { $round ->
    [1] az
   *[other] a
 } { $round }. forduló.
event-river_won = { $rank ->
    [1] { $seat } megnyerte a folyóértékelést.
   *[other] { $seat } második lett a folyóértékelésben.
 } { $face_key }. folyólapka – { $face }.
event-river_unwon = Egy hajó sem hagyta el a kezdőmezőt, így senki sem kapja meg a bónuszt: { $face_key }. folyólapka – { $face }.
event-boats_returned = Véget ért { $season ->
    [1] az
   *[other] a
 } { $season }. harmad, minden hajó visszatér a kezdőmezőre.
event-supply_paid = { $seat } ellátta a városlakókat.
event-supply_failed = { $seat } nem tudta ellátni a városlakókat: minden erőforrását visszaadta, és { $points } pontot vesztett.
event-game_scored = { $seat } végeredménye { $score } pont: { $districts } a feltöltött kerületekért, { $resources } a maradékért; pontozott oázisok száma: { $oases_count }.

## Miért nem

reason-at_most = Legfeljebb ennyit adhatsz vissza: { $count }.
reason-bonus_taken = A vonalnak ezt a bónuszát már megkaptad: { $option_key }.
reason-city_acquired = Ezt a várost már megszerezted.
reason-city_not_shown = Ez a sivatagi város nincs kitéve: { $city_key }.
reason-colour_excluded = Ez a szín itt nem választható: { $colour }.
reason-dates = Ehhez { $needed } datolya kell, és neked { $have } van.
reason-dates_needed = A tekercshez ennyi datolyát meg kell tartanod: { $needed }.
reason-dinars = Ehhez { $needed } dinár kell, és neked { $have } van.
reason-drawn_count = Pontosan ennyit kell húzni: { $count }.
reason-field_not_in_game = Ez a mező ebben a játékban nincs használatban.
reason-field_skipped = Az útvonalon nem lehet mezőt kihagyni.
reason-field_taken = Ez a mező már foglalt.
reason-goods = Ehhez { $needed } { $colour } keshi kell, és neked { $have } van.
reason-guards_assigned = Minden őröd kapuhoz van rögzítve, ezért nem adható vissza.
reason-harvest_kind = A tekercseid most nem engedik ezt a szüretet.
reason-imam_waives = Veled van az imám: mondd meg, melyik árukeshit nem fizeted ki.
reason-no_city_left = Erre a mezőre már nem jut sivatagi város.
reason-no_city_there = Ott nincs sivatagi városod.
reason-no_gate_left = Ennyi ilyen színű kapu nincs: { $colour }.
reason-no_goods = Nincs { $colour } keshid.
reason-no_goods_colour = Ez nem áruszín.
reason-no_guard = Nincs őr a tornyodban.
reason-no_imam = Az imám nincs veled, ezért a teljes árat kell fizetned.
reason-no_juggler = Ezen a mezőn nincs zsonglőröd: { $field }.
reason-no_keshi_place = A sávnak ezen a mezőjén nincs keshi helye: { $place }.
reason-no_oasis_there = Ott nincs megszerezhető oázis.
reason-no_resource = Ez nem erőforrás.
reason-no_resource_left = Nincs erőforrásod, amellyel fizethetnél.
reason-no_room = Ennek a színnek nincs helyed: { $colour }.
reason-no_such_bonus = Ezen a vonalon csak { $count } bónusz van.
reason-no_such_gate = Nincs { $colour } kapu itt: { $workshop }.
reason-no_such_stairs = A palota- vagy a mecsetlépcsőt kell választani.
reason-no_seller_space = A szukban nincs vízárusmező.
reason-seller_there = Ebben a kerületben már van vízárus: { $district }.
reason-none_left = Ebből az erőforrásból nincs több: { $resource }.
reason-none_there = Ott nincs visszaadható { $colour } keshi.
reason-not_acquired = Ezt az oázist nem szerezted meg: { $oasis_key }.
reason-not_agreed = Az asztal beállításai mást írnak elő.
reason-not_drawable = Ez a szám itt nem húzható: { $tile_key }.
reason-not_in_bag = A zsákban már nincs { $colour } keshi.
reason-not_in_cost = Az árban nincs elengedhető { $colour } keshi.
reason-not_mixed = Egy segéd nem használhatja a váltóhelyiséget és szerezhet luxuscikket is.
reason-not_returnable = Árut és barna keshit nem lehet visszaadni.
reason-not_waiting = Ez a hatás nem vár végrehajtásra.
reason-nothing_to_renew = Nincs felfordított tekercs ebben a színben: { $colour }.
reason-oasis_acquired = Ezt az oázist már megszerezted.
reason-oasis_cost = Ennek az oázisnak az árát nem tudod kifizetni.
reason-oasis_hidden = Ezt az oázist még nem fedezted fel.
reason-other_keshi = Most ezt a keshit kell lerakni: { $colour }.
reason-other_resource = Itt csak ez az erőforrás adható vissza: { $resource }.
reason-other_sum = Pontosan ennyi erőforrást kell fizetni: { $needed }.
reason-place_key = Csak zsonglőrnél és vízárusnál kell megmondani a helyet, másnál nem.
reason-place_taken = A sávnak ezen a mezőjén már van keshi: { $place }.
reason-renewal_price = A lecserélés kifizetése után nem tudnál ilyen tekercset venni.
reason-renewal_too_late = Tekercseket csak egyszer, a forduló első vásárlása előtt lehet lecserélni.
reason-renewed_first = Előbb az újonnan felfordított tekercsek egyikét kell megvenned; színük: { $colour }.
reason-scholars = Ehhez { $needed } szabad tudós kell, és neked { $free } van.
reason-scroll_colour = Csak ilyen színű tekercs vehető el: { $colour }.
reason-scroll_not_shown = Ez a tekercs nincs felfordítva: { $scroll_key }.
reason-shop_empty = Itt nincs felfordított luxuscikk: { $shop }.
reason-space_taken = Itt már áll kapud: { $space }.
reason-start_right_first = A kezdőoázisban előbb a jobb helyet kell elfoglalni.
reason-steps_cost_other = Lépcsőn tett lépés nem vehető ezzel az erőforrással: { $resource }.
reason-steps_cost_water = Folyólépést csak vízért lehet venni.
reason-too_little = Ehhez { $needed } erőforrás kell, és neked { $have } van.
reason-wrong_harvest = A datolyaszedőid összesen pontosan ennyit hoznak: { $count }.
reason-wrong_payment = Ez a fizetség nem fedezi a költséget.
reason-wrong_season = Ez a folyólapka egy másik harmadhoz tartozik: { $face_key }.
reason-all_come_out = A toronyban semmi sem marad: mind kiesik; { $colour } keshi: { $count }.
reason-not_in_tower = A toronyban nincs ennyi { $colour } keshi, csak { $count }.
reason-assistant_there = Ott már áll egy segéded: { $district }.
reason-no_assistant = Ott nincs használható segéded: { $district }.
reason-can_pay = Ki tudod fizetni a teljes költséget, ezért ki is kell fizetned.
reason-no_such_scroll = Nincs meg neked ez a tekercs: { $scroll_key }.
reason-supply_cost = Nincs meg minden erőforrásod, amelyet az ellátáslapkáid kérnek.
reason-supply_up_already = Ez az ellátáslapka már fel van fordítva: { $tile_key }.
reason-supply_not_yours = Ez az ellátáslapka nem a tiéd: { $tile_key }.
reason-not_behind_screen = Ez a keshi már nincs a paravánod mögött: { $colour }.
reason-not_in_offer = A kínálatban nincs { $colour } keshi.
reason-one_colour = A két keshinek egyforma színűnek kell lennie.
reason-only_one_there = A kínálatban csak egy keshi van ebből a színből: { $colour }.
reason-room_for_one = Ebből a színből csak egy keshinek van helyed: { $colour }.
reason-not_passed = A hajód még nem hagyta el ezt a zuhatagot: { $waterfall }.
reason-oasis_not_shown = Ez az oázis nincs kitéve: { $oasis_key }.

## Beállítások

option-players = Játékosok
    .help = Hányan játszotok. Két játékos esetén mindenki három keshit húz az oázissávra, nincs második folyóbónusz, és kevesebb sivatagi város kerül ki.
option-stairs_tiles = Lépcsőlapkák
    .help = 1. kiegészítő: a lépcsők közti bónuszmezők közül tizenkettőt sorsolt vagy közösen kiválasztott lépcsőlapka fed le.
option-imam_and_sultan = Imám és szultán
    .help = 2. kiegészítő: a két bábu azt kíséri, aki a lépcsőkön elöl jár, és olcsóbbá teszi a tekercseket és a luxuscikkeket.
option-exchange_set = Váltóhelyiségek
    .help = 3. kiegészítő: melyik váltóhelyiségek közül húzzuk a játék három helyiségét.
option-audience_side = A közönségkorong oldala
    .help = 4. kiegészítő: a lila oldal egyik körcikkében nincs néző, egy másikban négy van. Mindenkinél ugyanaz az oldal.
option-desert_cities = Sivatagi városok
    .help = 5. kiegészítő: mindkét szaharai útvonal egy sivatagi városnál ér véget, a kezdőoázist pedig letakarjuk.
option-river_tiles = Folyólapkák
    .help = A három harmad folyólapkái: sorsolással, az első játékhoz ajánlottak, vagy amelyeket ti választotok.
option-start_player = Kezdőjátékos
    .help = Kinél van először a harmadjelző és a fordulójelző.
option-tower_model = Kockatorony
    .help = Bennragadhatnak-e keshik a toronyban, hogy később essenek ki, vagy minden azonnal átesik rajta.
option-leftover_keshis = El nem vihető keshik
    .help = Mi történik a kínálatban maradt keshikkel, ha már mindenki kiesett a 2. fázisból.
option-stairs_may_stop = Megállás a lépcsőn
    .help = Félbeszakítható-e a mozgás a lépcsőkön, vagy minden lépést meg kell tenni.
option-permanent_limit = Állandó tekercsek
    .help = A kerületakciót erősítő tekercsek (23–25, 29, 34, 46 és 51) körönként egyszer vagy minden alkalommal működnek.
option-score_floor = Legkisebb pontszám
    .help = Mehet-e a pontszám nulla alá.
option-river_unmoved = El nem mozdult hajók
    .help = A kezdőmezőn álló hajók nem kapnak helyezést a folyóértékelésben, vagy sorrendben a végére kerülnek.
option-square_steps = Lépések a főtérről
    .help = A főtér egy mezőjén kapott több lépés egyetlen mozgás, vagy külön-külön egylépéses mozgás.
option-audience_threshold = Nézők számolása a 47-es és 51-es tekercshez
    .help = Beleszámít-e a 31-es tekercs plusz nézője, amikor ezek a tekercsek három- vagy egynézős körcikket keresnek.
option-city_without_tile = Negyedik szaharai mező város nélkül
    .help = Elfoglalható-e az útvonal negyedik mezője, ha már nincs sivatagi város.
option-open_screens = Nyitott paravánok
    .help = Mindenki látja-e a paravánok mögötti keshiket, vagy csak a számukat. Aki megjegyezte, mit választottak, úgyis tudja.
value-players-2 = kettő
value-players-3 = három
value-players-4 = négy
value-stairs_tiles-true = igen, sorsolással
value-stairs_tiles-false = nem
value-imam_and_sultan-true = igen
value-imam_and_sultan-false = nem
value-exchange_set-base = a hat alap
value-exchange_set-mixed = mind a tizenkettő
value-exchange_set-new_only = csak a hat új
value-audience_side-pink = rózsaszín
value-audience_side-purple = lila
value-desert_cities-true = igen
value-desert_cities-false = nem
value-river_tiles-random = sorsolással
value-river_tiles-first_game = az első játékhoz ({ $faces })
value-start_player-random = sorsolással
value-tower_model-bernoulli = a keshik bennragadhatnak
value-tower_model-pass_through = minden átesik
value-leftover_keshis-supply = az általános készletbe kerülnek
value-leftover_keshis-stay = a következő kínálathoz maradnak
value-stairs_may_stop-true = szabad
value-stairs_may_stop-false = nem szabad
value-permanent_limit-once_per_turn = körönként egyszer
value-permanent_limit-unlimited = minden alkalommal
value-score_floor-none = nincs határ
value-score_floor-zero = nulla
value-river_unmoved-unranked = nincs helyezésük
value-river_unmoved-turn_order = utolsók, sorrendben
value-square_steps-one_move = egyetlen mozgás
value-square_steps-separate = külön mozgások
value-audience_threshold-effective = beleszámít
value-audience_threshold-printed = csak a nyomtatott nézők számítanak
value-city_without_tile-allowed = igen
value-city_without_tile-forbidden = nem
value-open_screens-true = láthatók
value-open_screens-false = csak a számuk látszik

## Szóalakok

to-district = { $district_key ->
    [date_plantation] a datolyaültetvényre
    [medrese] a medreszébe
    [palace] a palotába
    [mosque] a mecsetbe
    [main_square] a főtérre
    [river] a folyóhoz
    [medina] a medinába
    [sahara] a Szaharába
    [souk] a szukba
   *[other] ide: { $district }
 }
in-district = { $district_key ->
    [date_plantation] a datolyaültetvényen
    [medrese] a medreszében
    [palace] a palotában
    [mosque] a mecsetben
    [main_square] a főtéren
    [river] a folyónál
    [medina] a medinában
    [sahara] a Szaharában
    [souk] a szukban
   *[other] itt: { $district }
 }
resource-amount = { $resource_key ->
    [water] { $count } vizet
    [date] { $count } datolyát
    [dinar] { $count } dinárt
   *[other] { $count } { $resource }
 }
one-keshi = egy { $colour } keshit
one-gate = egy { $colour } kaput

## Nevek

colour-green = zöld
colour-grey = szürke
colour-white = fehér
colour-black = fekete
colour-pink = rózsaszín
colour-turquoise = türkiz
colour-beige = bézs
colour-brown = barna
colour-red = piros
colour-purple = lila
colour-yellow = sárga
colour-orange = narancs
district-date_plantation = datolyaültetvény
district-medrese = medresze
district-palace = palota
district-mosque = mecset
district-main_square = főtér
district-river = folyó
district-medina = medina
district-sahara = Szahara
district-souk = szuk
resource-water = víz
resource-date = datolya
resource-dinar = dinár
stairs-palace = palotalépcső
stairs-mosque = mecsetlépcső
sahara-left_1 = a bal útvonal 1. mezője
sahara-left_2 = a bal útvonal 2. mezője
sahara-left_3 = a bal útvonal 3. mezője
sahara-right_1 = a jobb útvonal 1. mezője
sahara-right_2 = a jobb útvonal 2. mezője
sahara-right_3 = a jobb útvonal 3. mezője
sahara-start_right = a kezdőoázis jobb helye
sahara-start_left = a kezdőoázis bal helye
sahara-left_4 = a bal útvonal 4. mezője
sahara-right_4 = a jobb útvonal 4. mezője
scroll-colour-grey = szürke
scroll-colour-yellow = sárga
scroll-colour-pink = rózsaszín
scroll-colour-orange = narancs
kind-slippers = papucs
kind-tajine = tajine
kind-dagger = tőr
kind-oil_lamp = olajlámpa
kind-necklace = nyaklánc
use-action = kerületakció
use-keshi = új keshi
side-a = első
side-b = második
mode-pay = Fizesd meg a teljes költséget
mode-default = Adj vissza minden erőforrást, és veszítsd el a pontokat
place-water = víz
place-points = pontok
place-mosque = mecset
place-palace = palota
place-river = folyó
place-date = datolya
place-dinar = dinár
place-goods = áru
place-date_plantation = datolyaültetvény
place-medrese = medresze
place-main_square = főtér
place-medina = medina
place-sahara = Szahara
place-souk = szuk
beside-date_plantation = datolyaültetvény
beside-medrese = medresze
beside-palace = palota
beside-mosque = mecset
beside-main_square = főtér
beside-river = folyó
beside-medina = medina
beside-sahara = Szahara
beside-souk = szuk
workshop-name = { $value }. műhely
shop-name = { $value }. bolt
office-name = { $value }. váltóhelyiség
supply-name = { $value }. ellátáslapka
keshis-taken = { $colours_key ->
    [green_green] 2 zöld keshit
    [grey_grey] 2 szürke keshit
    [white_white] 2 fehér keshit
    [black_black] 2 fekete keshit
    [pink_pink] 2 rózsaszín keshit
    [turquoise_turquoise] 2 türkiz keshit
    [beige_beige] 2 bézs keshit
    [brown_brown] 2 barna keshit
    [red_red] 2 piros keshit
    [purple_purple] 2 lila keshit
    [yellow_yellow] 2 sárga keshit
    [orange_orange] 2 narancs keshit
    [green] 1 zöld keshit
    [grey] 1 szürke keshit
    [white] 1 fehér keshit
    [black] 1 fekete keshit
    [pink] 1 rózsaszín keshit
    [turquoise] 1 türkiz keshit
    [beige] 1 bézs keshit
    [brown] 1 barna keshit
    [red] 1 piros keshit
    [purple] 1 lila keshit
    [yellow] 1 sárga keshit
    [orange] 1 narancs keshit
   *[other] { $colours } keshit
 }
place-on-square = { $place_key ->
    [water] víz
    [points] pontok
    [mosque] mecset
    [palace] palota
    [river] folyó
    [date] datolya
    [dinar] dinár
    [goods] áru
   *[other] { $place }
 }

## Lapkák: mit tudnak, a kiadás nyomtatott értékeivel

some-points = { $amount } pont
base-points = { $base } pont
some-times = { $amount ->
    [1] egyszer
    [2] kétszer
    [3] háromszor
    [4] négyszer
    [5] ötször
    [6] hatszor
    [7] hétszer
    [8] nyolcszor
   *[9] kilencszer
 }
some-spectators = { $amount } néző
some-resources = { $amount } tetszőleges erőforrás
plural-colour = { $colour }
gain-water = { $count } víz
gain-date = { $count } datolya
gain-dinar = { $count } dinár
gain-points = { $count } pont
gain-keshi = { $count } { plural-colour } keshi
gain-any_resource = { $count } tetszőleges erőforrás
gain-goods_keshi = { $count ->
    [one] { $count } tetszőleges árukeshi
   *[other] { $count } egyforma árukeshi
 }
gain-river = { $count } lépés a folyón
gain-palace = { $count } lépés a palotalépcsőn
gain-mosque = { $count } lépés a mecsetlépcsőn
gain-mosque_or_palace = { $count } lépés a palota- vagy a mecsetlépcsőn
gain-any_keshi = { $count } tetszőleges színű keshi
gain-same_colour_keshi = { $count } egyforma, tetszőleges színű keshi
gained-water = { $count } vizet
gained-date = { $count } datolyát
gained-dinar = { $count } dinárt
gained-points = { $count } pontot
gained-keshi = { $count } { plural-colour } keshit
gained-any_resource = { $count } tetszőleges erőforrást
gained-goods_keshi = { $count ->
    [one] { $count } tetszőleges árukeshit
   *[other] { $count } egyforma árukeshit
 }
gained-river = { $count } lépést a folyón
gained-palace = { $count } lépést a palotalépcsőn
gained-mosque = { $count } lépést a mecsetlépcsőn
gained-mosque_or_palace = { $count } lépést a palota- vagy a mecsetlépcsőn
gained-any_keshi = { $count } tetszőleges színű keshit
gained-same_colour_keshi = { $count } egyforma, tetszőleges színű keshit
price-water = { $count } vízért
price-date = { $count } datolyáért
price-dinar = { $count } dinárért
scroll-gain = { $kind ->
    [worker] Kapsz { $gained }, és lerakod
   *[other] Kapsz { $gained }
 }
scroll-boundary_bonus = Minden szakaszhatár átlépése { $gained } is ad
scroll-waterfall_crossing_bonus = Minden zuhatag, amelyen a hajód átlép, azonnal megadja a bónuszát
scroll-exchange_extra = A váltóhelyiség minden használata { $gained } is ad
scroll-left_workshop_no_loss = A bal szélső műhely kapui nem kerülnek pontodba
scroll-plantation_alternative = Az ültetvényen bármelyik zöld keshi datolya helyett { $gained } adhat (körönként egyszer)
scroll-buy_stair_steps = Lépcsőn mozgás után további lépéseket vehetsz, darabját { $price }
scroll-all_waterfalls-season_end = Minden harmadpontozás elején megkapod az összes elhagyott zuhatag bónuszát
scroll-all_waterfalls-round_end = A 4. fázisban minden elhagyott zuhatag bónuszát megkapod
scroll-points_field_bonus = A főtérakciód után { some-points } a pontmezőre néző minden nézőért (körönként egyszer)
scroll-extra_spectator = A közönségkorongod minden körcikke { $amount ->
    [1] eggyel
    [2] kettővel
   *[3] hárommal
 } több nézőnek számít
scroll-gate_discount = A kapuk, amelyeket veszel, { $amount } dinárral olcsóbbak
scroll-dates_and_water_as_dinars = Fizetéskor datolya és víz is helyettesítheti a dinárt
scroll-souk_many_luxuries = A szukban egy segéd több luxuscikket is megszerezhet (körönként egy segéddel)
scroll-water_seller_water = A vízárusok { $before } helyett { $amount } vizet adnak
scroll-gate_any_keshi = A vett kapuért járó keshi bármilyen színű lehet
scroll-cheap_supply = A városlakókat { $price } és felfordított ellátáslapkánként { $amount } tetszőleges erőforrásért is elláthatod
scroll-cheap_oasis = Egy oázis megszerzése csak { $amount } tetszőleges erőforrásba kerül
scroll-souk_many_exchanges = A szukban egy segéd többször is használhatja a váltóhelyiséget (körönként egy segéddel)
scroll-three_spectator_fields = Minden mező, amelyre pontosan { some-spectators } néz, { some-times } adja a bónuszát
scroll-extra_stair_step = Minden mozgásod a lépcsőkön { $amount } lépéssel hosszabb
scroll-mosque_top_points = A mecsetlépcső tetején minden további lépés { $amount } pontot ad
scroll-water_seller_points = Vízárusos kerület akciója { $amount } pontot is ad
scroll-one_spectator_fields = { $amount ->
    [one] A főtérakciód után minden olyan mező bónusza, amelyre pontosan { some-spectators } néz (körönként egyszer)
   *[other] A főtérakciód után { some-times } minden olyan mező bónusza, amelyre pontosan { some-spectators } néz (körönként egyszer)
 }
scroll-palace_top_points = A palotalépcső tetején minden további lépés { $amount } pontot ad
scroll-any_district_action = Végrehajthatod bármelyik kerület akcióját
scroll-juggler_neighbours = A lerakott zsonglőr a két szomszédos mező bónuszát is megadja
scroll-pier_points = A kikötött hajód minden további lépése { $amount } pontot ad
scroll-souk_water_seller = Egy vízárus a szukodba és { $gain }
scroll-seven_scroll_for_date = { $price } tudósok nélkül elvehetsz egy felfordított narancs tekercset
scroll-whole_connection_line = Megkapod a két bábud közti vonal összes bónuszát
scroll-double_waterfall = Minden zuhatagbónuszt { some-times } kapsz meg
scroll-draft_two_any = A 2. fázisban két tetszőleges színű keshit vehetsz el
scroll-free_discovered_oases = Legfeljebb { $amount } felfedezett oázisodat ingyen megszerezheted
scroll-two_connection_bonuses = Minden szakaszhatár átlépése { $amount ->
    [one] { $amount } vonalbónuszt
   *[other] { $amount } különböző vonalbónuszt
 } ad
scroll-keshi_and_action = Kapsz { $gained }, lerakod, majd végrehajtod a kerülete akcióját
scroll-square_twice = A főtérakciódban { some-times } forgatsz és választasz bónuszt
scroll-gate_double_keshi = Minden vett kapuért { $amount ->
    [one] { $amount } keshi
   *[other] { $amount } egyforma keshi
 } jár
scroll-score_on_discovery = Minden felfedezett oázis azonnal megadja a pillanatnyi értékét
scroll-all_jugglers = Minden zsonglőröd annyiszor adja a mezője bónuszát, ahány néző néz rá
scroll-score_acquired_oasis = Megkapod egy megszerzett oázisod pillanatnyi értékét
scroll-resources_to_points = Tetszőleges számú erőforrást adhatsz vissza, darabját { $amount } pontért
oasis-per_gate = { some-points } a tábládon álló minden { $colours } kapuért
oasis-base_plus_keshi = { base-points }, és még { $amount } a tábládon lévő minden { $colour_key ->
    [red] vízárusért, a szukban lévőt is beleértve
   *[other] { $colour } keshiért
 }
oasis-per_luxury_kind = { some-points } minden { $kind_key ->
    [slippers] papucsért
    [tajine] tajine-ért
    [dagger] tőrért
    [oil_lamp] olajlámpáért
   *[necklace] nyakláncért
 } a luxuscikkeid között
oasis-base_plus_returned_resource = { base-points }, és még { $amount } minden érte visszaadott { $resource_key ->
    [water] vízért
    [dinar] dinárért
   *[date] datolyáért
 }, legfeljebb { $most }-ért
oasis-base_plus_luxury = { base-points }, és még { $amount } minden luxuscikkedért
oasis-base_plus_scroll = { base-points }, és még { $amount } minden tekercsedért
oasis-per_small_district = { some-points } minden kerületért a szukon kívül, ahol legfeljebb { $most } saját színű keshi van; a vízárus nem számít
oasis-per_full_district = { some-points } minden teljesen feltöltött kerületedért
oasis-per_acquired_oasis = { some-points } minden megszerzett oázisodért, akár pontozod, akár nem; ez is számít, ha megszerezted
oasis-mosque_top = { some-points }, ha az imám tanonca a mecsetlépcső utolsó fokán áll, különben semmi
oasis-palace_top = { some-points }, ha a szultán udvaronca a palotalépcső utolsó fokán áll, különben semmi
oasis-boundaries_crossed = { some-points }, ha a két bábud együtt legalább { $least } szakaszhatárt lépett át, különben semmi
oasis-boat_at_pier = { some-points }, ha a hajód abban a pillanatban ki van kötve a mólóknál, különben semmi
city-per_gate = A végén { some-points } minden megépített kapudért
city-per_luxury = A végén { some-points } minden luxuscikkedért
city-per_scroll = A végén { some-points } minden tekercsedért
city-per_palace_step = A végén { some-points } minden fokért, amelyet az udvaroncod a palotalépcsőn megtett; az utolsó fokon tett lépések nem számítanak
city-per_mosque_step = A végén { some-points } minden fokért, amelyet a tanoncod a mecsetlépcsőn megtett; az utolsó fokon tett lépések nem számítanak
city-per_keshi_group = A végén { some-points } a tábládon lévő minden { $group } keshiért, { $goods ->
    [yes] az árukat is számítva
   *[no] az árukat nem számítva
 }
city-per_river_step = A végén { some-points } minden mezőért, amennyit a hajód a folyón előrejutott; a mólóknál tett lépések nem számítanak
city-per_large_district = A végén { some-points } minden kerületért a szukon kívül, ahol { $sellers ->
    [yes] a vízárussal együtt
   *[no] a vízárust nem számítva
 } legalább { $least } keshi van
city-per_juggler_spectators = A végén { some-points } minden nézőért, aki valamelyik zsonglőrödre néz
city-free_scroll = Megszerzésekor elvehetsz bármelyik felfordított tekercset, tudósok és datolya nélkül
city-free_luxury = Megszerzésekor fizetés nélkül elvehetsz bármelyik felfordított luxuscikket, és megkapod a pontjait és erőforrásait
city-free_gate = Megszerzésekor dinár nélkül megépíthetsz bármelyik kaput egy őrrel a tornyodból
face-any_district_action = A győztes végrehajthatja bármelyik kerület akcióját
face-oasis_from_offer = A győztes ingyen megszerezheti a tábla mellett kitett { $amount ->
    [one] oázist
   *[other] { $amount } oázis egyikét
 }
face-gain = { $kind ->
    [worker] A győztes { $gained } kap, és lerakja
   *[other] A győztes { $gained } kap
 }
face-gain-second = A győztes { $gained }, a második { $second } kap
face-start_on_crocodile = A győztes hajója a 3. harmadot a kezdőmező helyett a krokodilos mezőn kezdi
face-choice = A győztes választ: { $a }, vagy { $b }; a második a másikat kapja
face-one_keshi_of = A győztes kap és lerak egy keshit e színek egyikéből: { $colours }
face-free_discovered_oases = A győztes legfeljebb { $amount } felfedezett oázisát ingyen megszerezheti
face-square_action = { $amount ->
    [one] A győztes egyszer végrehajthatja a főtérakciót, elforgatva a korongot
   *[other] A győztes { some-times } egymás után végrehajthatja a főtérakciót, mindig elforgatva a korongot
 }
choice-gate = { $gain } minden megépített kapujáért
choice-date_picker = { $gain } a tábláján lévő minden zöld keshiért
choice-juggler = zsonglőrönként { $gain }
choice-water_seller = a tábláján lévő piros keshinként { $gain }
choice-four_keshi = { $gain } a tábláján lévő minden 4 keshiért, az árukat is számítva
choice-luxury = { $gain } minden luxuscikkéért
mode-cheap_supply = Használd ezt a tekercset: { $scroll } – { $price }, felfordított ellátáslapkánként { $amount } erőforrásért
ware-named = { $colour } ({ $thing })

## Várakozó hatások

effect-keshi-green = egy zöld keshi lerakása
effect-keshi-grey = egy szürke keshi lerakása
effect-keshi-white = egy fehér keshi lerakása
effect-keshi-black = egy fekete keshi lerakása
effect-keshi-pink = egy rózsaszín keshi lerakása
effect-keshi-turquoise = egy türkiz keshi lerakása
effect-keshi-beige = egy bézs keshi lerakása
effect-keshi-brown = egy barna keshi lerakása
effect-keshi-red = egy piros keshi lerakása
effect-keshi-purple = egy lila keshi lerakása
effect-keshi-yellow = egy sárga keshi lerakása
effect-keshi-orange = egy narancs keshi lerakása
effect-keshi-any = egy tetszőleges színű keshi
effect-keshi2-any = 2 egyforma, tetszőleges színű keshi
effect-connection = a kapcsolatbónusz
effect-water = { $first } víz
effect-date = { $first } datolya
effect-dinar = { $first } dinár
effect-points = { $first } pont
effect-resource-any = { $first } tetszőleges erőforrás
effect-goods = { $first ->
    [one] { $first } tetszőleges árukeshi
   *[other] { $first } egyforma árukeshi
 }
effect-river = { $first } lépés a folyón
effect-stairs-palace = { $first } lépés a palotalépcsőn
effect-stairs-mosque = { $first } lépés a mecsetlépcsőn
effect-stairs-either = { $first } lépés a palota- vagy a mecsetlépcsőn

## Szavak az asztalhoz

word-keshi = keshi
word-date_picker = datolyaszedő
word-scholar = tudós
word-noble = nemes
word-priest = pap
word-juggler = zsonglőr
word-fisher = halász
word-guard = őr
word-caravan_leader = karavánvezető
word-water_seller = vízárus
word-carpet = szőnyeg
word-lamp = lámpa
word-spice = fűszer
word-goods = áru
word-resource = erőforrás
word-point = pont
word-district = kerület
word-water_seller_space = vízárusmező
word-keshi_space = keshimező
word-assistant_space = segédmező
word-assistant = segéd
word-imams_student = imám tanonca
word-sultans_courtier = szultán udvaronca
word-fishing_boat = halászhajó
word-sultan = szultán
word-imam = imám
word-fountain_tile = szökőkútlapka
word-board = játéktábla
word-player_board = játékostábla
word-supply_board = készlettábla
word-screen = paraván
word-cube_tower = kockatorony
word-tower_base = toronyalap
word-offer = kínálat
word-general_supply = általános készlet
word-personal_supply = személyes készlet
word-season = harmad
word-round = forduló
word-turn = kör
word-phase = fázis
word-phase1 = keshik választása és segédek küldése
word-phase2 = keshik szerzése és lehelyezése
word-phase3 = segédek használata
word-phase4 = folyóbónusz és a forduló vége
word-season_scoring = harmadpontozás
word-final_scoring = végső pontozás
word-start_player = kezdőjátékos
word-round_marker = fordulójelző (teve)
word-season_marker = harmadjelző
word-score_track = pontozósáv
word-placing_bonus = lerakási bónusz
word-district_action = kerületakció
word-river_track = folyósáv
word-waterfall = zuhatag
word-pier = móló
word-crocodile_space = krokodilos mező
word-river_tile = folyólapka
word-river_evaluation = folyóértékelés
word-stairs = lépcső
word-palace_stairs = palotalépcső
word-mosque_stairs = mecsetlépcső
word-section = szakasz
word-boundary = szakaszhatár
word-connection_bonus = kapcsolatbónusz
word-connection_line = kapcsolatvonal
word-stair_tile = lépcsőlapka
word-audience_disc = közönségkorong
word-spectator = néző
word-scroll = tekercs
word-academy = akadémia
word-immediate = azonnali akció
word-round_end = forduló végi bónuszakció
word-season_end = harmad végi bónuszakció
word-permanent = állandó akcióerősítés
word-city_gate = városkapu
word-gate_space = városkapumező
word-workshop = műhely
word-guard_tower = őrtorony
word-assigned_guard = rögzített őr
word-oasis = oázis
word-start_oasis = kezdőoázis
word-oasis_track = oázissáv
word-storage_place = raktármező
word-route = útvonal
word-swap = csere
word-exchange_office = váltóhelyiség
word-souk_shop = szukbolt
word-luxury_good = luxuscikk
word-supply_tile = ellátáslapka
word-supply_payment = a városlakók ellátása
word-filled_district = teljesen feltöltött kerület
word-remaining_resources = megmaradt erőforrások
word-expansion = kiegészítő
word-expansion1 = lépcsőlapkák
word-expansion2 = imám és szultán
word-expansion3 = plusz váltóhelyiségek
word-expansion4 = nézők
word-expansion5 = sivatagi városok
word-desert_city = sivatagi város
word-day_side = nappal oldal
word-night_side = éjjel oldal
word-cover_tile = takarólapka
word-points = pont

## The table as lines of text

board-round = { $season }. harmad, { $round }. forduló · kezdőjátékos: { $name }
board-riads = A többi riad
board-offer = Kínálat: { $keshis }. A toronyban: { $count }
board-river = { $number }. folyólapka: { $face }
board-academy = Tekercsek, { $colour }: { $scrolls }
board-shop = { $number }. bolt: { $tile }
board-companion = { $who }: akit elkísér: { $name }, { $step }. lépcsőfok
board-scroll = { $number }. tekercs: { $says }
board-oasis = { $number }. oázis: { $says }
board-city = { $number }. sivatagi város: { $says }
board-count = { $count } { $thing }
board-count-seller = { $count } { $thing } vízárussal
board-full = tele
board-assistants = { $count } segéd
board-gate = kapu: { $colour }
board-guards = őr az őrtoronyban: { $count }
board-disc = Főtér (* zsonglőröd, × nézők): { $fields }
board-covered = Ellátás: fedezve
board-short = Ellátás: hiányzik: { $missing }; különben −{ $points } pont
board-supply-down = Lefordítva: { $tile }
board-keshis = keshik: { $things }
board-figures = segédek: { $things }
board-scrolls = tekercsek: { $things }
board-luxuries = luxuscikkek: { $things }
board-gates = kapuk: { $things }
board-acquired = megszerzett oázisok: { $things }
board-discovered = felfedezett oázisok: { $things }
board-cities = városok: { $things }
board-supply = ellátáslapkák: { $things }
board-screen = A paraván mögött: { $keshis }
board-screen-closed = A paraván mögött: { $count } keshi
column-points = pont
column-water = víz
column-date = datolya
column-dinar = dinár
column-scrolls = tekercs
column-luxuries = luxus
column-oases = oázis
column-gates = kapu
column-river = folyó
column-palace = palota
column-mosque = mecset
change-by = { $sign }{ $points } pont
argument-date = datolya: { $date }
argument-water = víz: { $water }
argument-dinar = dinár: { $dinar }
argument-points = pont: { $points }
argument-count = mennyi: { $count }
argument-place = { $place }. hely
supply-face = { $number }. ellátáslapka: { $need }, különben −{ $points } pont
luxury-face = { $kind } ({ $cost }: { $gain })
office-face = { $number }. váltóhelyiség: { $rates }
office-rate = { $colour }: { $gain }
board-workshop = { $number }. műhely ({ $price } dinár, { $points } pont)

## A study

report-use-district = Akciók kerület szerint
report-use-luxury = Luxuscikkek fajta szerint
report-use-oasis = Oázisok
report-use-scroll = Tekercsek

## The parts of the table, for a board that is not drawn

view-season = Harmad
view-season_marker = Harmadjelölő
    .label = seat
view-tower = A toronyban
view-dropped = Kijött a toronyból
view-offer = Kínálat
view-offices = Váltóhelyiségek
    .label = office
view-river_faces = Folyólapkák
    .label = face
view-scrolls = Tekercsek
    .label = scroll
view-shops = Luxuscikkek a boltokban
view-workshops = Kapuk a műhelyekben
view-cities = Sivatagi városok
    .label = city
view-oases_shown = Kiterített oázisok
    .label = oasis
view-inner_bonuses = Bónuszok a lépcsők között
    .label = effect
view-stairs_faces = Lépcsőlapkák
view-figures = Szultán és imám
view-final = Pont, ha most érne véget
view-stock = Erőforrások
    .label = resource
view-keshis = Keshik a kerületekben
    .label = colour
view-guards = Őrök a toronyban
view-sellers = Vízárusok
    .label = district
view-jugglers = Zsonglőrök
    .label = square
view-rotation = A korong elforgatása
view-spectators = Nézők
    .label = square
view-leaders = Karavánvezetők
    .label = sahara
view-assistants = Segédek
    .label = district
view-boat = Hajó a folyón
view-arrival = Érkezési sorrend
view-moored = Kikötött a mólóknál
view-stairs = Lépcsőfokok
    .label = stairs
view-aside = Félretett keshik
    .label = colour
view-gates = Kapuk
    .label = colour
view-oases = Oázisok a Szaharában
    .label = sahara
view-oasis = Oázis
view-track = Megszerzett oázisok
    .label = oasis
view-track_keshis = Keshik az oázissávon
    .label = colour
view-drawn_keshis = Húzott keshik
    .label = colour
view-luxuries = Luxuscikkek
    .label = luxury
view-supply = Ellátáslapkák
    .label = supply
view-supply_down_size = Lefordított ellátáslapkák
view-supply_down = Lefordított ellátáslapkáid
    .label = supply
view-goods = Áruk
    .label = colour
view-screen = A paraván mögött
    .label = colour
view-screen_size = Keshik a paraván mögött
view-has_chosen = Választott
view-chosen_keshis = Kiválasztott keshijeid
    .label = colour
view-chosen_supply = Kiválasztott ellátáslapkád
    .label = supply
view-height = maradt
view-known = Ismert alatta
view-state = állapot
state-hidden = nincs felfedezve
state-discovered = felfedezve
state-acquired = megszerezve

## Kinds of actions

verb-place_track_keshi = Keshi az oázissávra
verb-set_disc = A korong beállítása
verb-choose_supply = Ellátáslapka választása
verb-choose_keshis = Három keshi választása
verb-send_red_assistant = A piros keshi segédje
verb-draft = Keshik elvétele
verb-place_pink = Zsonglőr lerakása
verb-place_brown = Karavánvezető lerakása
verb-choose_city = Sivatagi város választása
verb-place_red = Vízárus lerakása
verb-choose_colour = Szín választása
verb-resolve = A hatások sorrendje
verb-take_resource = Tetszőleges erőforrás
verb-take_goods = Tetszőleges áru
verb-step = Lépések a lépcsőn
verb-stop = Megállás
verb-choose_stairs = Lépcső választása
verb-choose_bonus = Kapcsolatbónusz
verb-pay = Fizetés
verb-return_resources = Erőforrások visszaadása
verb-use_assistant = Segéd használata
verb-plantation = Szüret
verb-end_action = Az akció befejezése
verb-square_bonus = Egy zsonglőr bónusza
verb-build_gate = A kapu felépítése
verb-swap_return = Keshi cseréje
verb-decline = Lemondás
verb-choose_action = Tetszőleges kerületakció
verb-choose_oasis = Oázis értékelése
verb-river_bonus = Egy zuhatag bónusza
verb-choose_river_bonus = A folyólapka bónusza
verb-take_oasis = Oázis elvétele
verb-accept = Újra a főtér
verb-supply = A városlakók ellátása
verb-buy_scroll = Tekercs vásárlása
verb-refresh_scrolls = Tekercsek cseréje
verb-buy_gate = Kapu vásárlása
verb-exchange = Keshi beváltása
verb-buy_luxury = Luxuscikk szerzése
verb-acquire_oasis = Oázis szerzése
verb-acquire_city = Sivatagi város szerzése
verb-extra_step = Lépés vásárlása
verb-take_scroll = Tekercs elvétele
verb-take_luxury = Luxuscikk elvétele
verb-take_gate = Kapu elvétele

## Az asztal

mat-progress = { $season }. harmad, { $round }. forduló
mat-city = A város
mat-riad = { $name } riádja
mat-own-riad = A te riádod
mat-back-home = Vissza a sajátodhoz
mat-open-riad = { $name } riádja, { $points } pont
mat-ladder = Még hátravan
mat-take = Ezt kérem
mat-send = Elküldöm ({ $count } / 3)
mat-counts = Miből mennyit
mat-fewer = Kevesebb: { $what }
mat-more-of = Több: { $what }
mat-pick-keshis = Három keshi a paraván mögül
mat-change = { $what }: { $before } → { $after }
mat-change-short = { $before } → { $after }
mat-change-full = aztán tele
mat-seat-chosen = választott
mat-seat-choosing = választ
mat-seat-took = elvett: { $what }
mat-seat-assistants = { $count ->
    [0] minden segéd kész
   *[other] még { $count } segéd
 }
mat-seat-final = most vége: { $points } pont
mat-stock = { $resource }: { $count }
mat-points = { $points } pont
mat-track = Oázissáv
mat-supply = Ellátáslapkák, felfordítva { $due }
mat-quarter-stairs = Lépcsők
mat-quarter-academies = Akadémiák
mat-quarter-souk = Szuk
mat-quarter-workshops = Műhelyek
mat-quarter-tower = Torony
mat-answer-action = { $district }: akció
mat-answer-keshi = { $district }: új keshi
mat-answer-place = { $place }. mező
mat-answer-two = 2 × { $what }
mat-answer-pair = { $one } és { $other }
mat-room-short = { $held } / { $places }
mat-room-short-full = { $held } / { $places }, aztán tele: { $points }
mat-taken = Elvéve: { $what }
mat-whole-map = Teljes térkép
mat-fold-map = Térkép összehajtása
mat-first-wins = az első nyer
mat-fallen = kiesett
mat-stuck = bent ragadt
mat-stuck-short = bent
mat-offer = A kínálat
mat-held = { $count } raktáron
mat-room-long = { $district }: { $held } / { $places }
mat-room-long-full = { $district }: { $held } / { $places }, aztán tele: { $points }
mat-of = { $count } / { $all }
mat-covered = megvan, különben −{ $points }
mat-short = hiányzik { $what }, különben −{ $points }
mat-short-water = { $count } víz
mat-short-date = { $count } datolya
mat-short-dinar = { $count } dinár
mat-supply-due = Esedékes ellátás
mat-fold-scrolls = Tekercsek
mat-fold-luxuries = Luxus
mat-fold-screen = { $own ->
    [yes] A paravánod mögött
   *[no] A paraván mögött
 }
mat-all-answers = Az összes többi válasz
mat-tabs = Táblák
mat-tab-riad = Riad
mat-tab-city = Város
mat-tab-things = Lapkák
mat-tab-seats = Játékosok
mat-tab-todo = Teendők
mat-phase-choose = Választás
mat-phase-draft = Kínálat
mat-phase-assistants = Segédek
mat-phase-river = Folyóbónusz
mat-quarter-river = Folyó
mat-quarter-short-stairs = Lépcsők
mat-quarter-short-river = Folyó
mat-quarter-short-academies = Tekercs
mat-quarter-short-souk = Szuk
mat-quarter-short-workshops = Kapuk
mat-quarter-short-tower = Torony
mat-room-date_plantation = Datolyaültetvény
mat-room-medrese = Medresze
mat-room-palace = Palota
mat-room-mosque = Mecset
mat-room-main_square = Főtér
mat-room-river = Folyó
mat-room-medina = Medina
mat-room-sahara = Szahara
mat-room-souk = Szuk
mat-does-date_plantation = { $count } datolya
mat-does-medrese = { $count } tudós
mat-does-palace = { $count } lépés
mat-does-mosque = { $count } lépés
mat-does-river = { $count } lépés
mat-does-medina = { $count } kapu
mat-does-sahara = { $count } oázis
mat-standing = Ki vezet, és mivel
mat-why-points = { $name }: { $points } pont, és miből
mat-so-far = Eddigi pontok
mat-if-ended = Ha most lenne vége
mat-start-player = Kezdőjátékos
mat-season-marker = Nála van a harmadjelző
mat-has-chosen = Választott
mat-since-sent = elküldte: { $what }
mat-since-did = megszerezte, megtette: { $what }
mat-since-points = pontjai: { $what }
mat-since-sent-short = elküldte
mat-since-did-short = szerezte
mat-since-points-short = pontjai
mat-since-gate = { $colour } kapu
mat-since-steps = { $way }: { $count } lépés
mat-clear = Törlés
mat-keshi-of = { $keshi } ({ $district })
mat-keshi-green = Datolyaszedő
mat-keshi-grey = Tudós
mat-keshi-white = Nemes
mat-keshi-black = Pap
mat-keshi-pink = Zsonglőr
mat-keshi-turquoise = Halász
mat-keshi-beige = Őr
mat-keshi-brown = Karavánvezető
mat-keshi-red = Vízárus
mat-keshi-purple = Szőnyeg
mat-keshi-yellow = Lámpa
mat-keshi-orange = Fűszer
mat-points-change = { $sign }{ $count } pont
mat-ways = { $count } lehetőség
mat-then = majd { $what }: { $count } lehetőség
mat-counted = { $count } / { $total }
mat-display = Mindenkinek kitéve
score-round = Fordulóról fordulóra
score-season = A harmadok végén
score-final = Végső értékelés
scroll-price = { $colour } ({ $first }–{ $last }) { $scholars } tudós és { $dates } datolya
change-points = pont
change-water = víz
change-date = datolya
change-dinar = dinár
change-palace = palota
change-mosque = mecset
change-river = folyó
change-scrolls = tekercs
change-luxuries = luxuscikk
change-gates = kapu
change-oases = oázis
change-full = megtelt kerületek
change-track_keshis = keshi az oázissávon
change-cities = sivatagi város
change-cities_won = megszerzett sivatagi város
change-assistant = segéd ({ $which })
change-red_assistant = segéd (bármely kerület)
change-spectators = néző ({ $which })
change-due = esedékes ellátás ({ $which })
change-due_points = esedékes ellátás (kockáztatott pont)
change-keshi-green = datolyaszedő
change-keshi-grey = tudós
change-keshi-white = nemes
change-keshi-black = pap
change-keshi-pink = zsonglőr
change-keshi-turquoise = halász
change-keshi-beige = őr
change-keshi-brown = karavánvezető
change-keshi-red = vízárus
change-keshi-purple = szőnyeg
change-keshi-yellow = lámpa
change-keshi-orange = fűszer
score-districts = Megtelt kerületek
score-oases = Oázisok
score-cities = Sivatagi városok
score-resources = Megmaradt készlet és áru

## Ami még hátravan

rung-reveal = A keshik felfedése
rung-tower = A keshik a toronyba kerülnek
rung-draft_phase = Választás a kínálatból, elsőként { $seat ->
    [none] a kezdőjátékos
   *[other] { $seat }
 }
rung-assistants = { $seat }: segédek
rung-assistants_left = { $seat }: { $count ->
    [one] még egy segéd
   *[other] { $count } segéd
 }
rung-climb = { $stairs_key ->
    [palace] Palotalépcső
   *[other] Mecsetlépcső
 }: { $steps } lépés
rung-sail = Folyó: { $steps } lépés
rung-effect = Vár: { $effect }
rung-choice = { $verb }
rung-choice_of = { $seat }: { $verb }
rung-place = Még egy keshi lerakása
rung-action = Kerületakció
rung-square = Főtér
rung-supply = { $seat } ellátása
rung-supply_up = Az ellátáslapkák felfordítása
rung-assistants_phase = Mindenki segédei
rung-river_phase = Folyóbónuszok
rung-river_turn = { $seat } folyóbónusza
rung-river_tile = Folyólapka
rung-round = A forduló vége
rung-season = A harmad vége
rung-prepare = A következő harmad
rung-end = Végső értékelés
cause-scroll = { $number }. tekercs
cause-oasis = { $number }. oázis
cause-city = { $number }. sivatagi város
cause-face = { $number }. folyólapka
source-draft = Kínálat
source-waterfalls = Folyóbónuszok
source-season_scrolls = A harmad vége
source-river_tile = Folyólapkák
source-supply = Ellátás
source-start = Kezdetben

## Mi micsoda

tell-tile = { $name }: { $sentence }
tell-room-date_plantation = Datolyaültetvény: akciója minden datolyaszedőért egy datolyát ad ({ $count }); egy új egy pontot hoz.
tell-room-medrese = Medresze: akciójával tekercseket vehetsz; minden tudós ({ $count }) akciónként egy vásárlást szolgál.
tell-room-palace = Palota: akciója az udvaroncodat { $count } lépéssel viszi feljebb a palotalépcsőn.
tell-room-mosque = Mecset: akciója a tanoncodat { $count } lépéssel viszi feljebb a mecsetlépcsőn.
tell-room-main_square = Főtér: akciója elfordítja a korongot, majd egy zsonglőr nézőnként egyszer hozza a mezője bónuszát.
tell-room-river = Folyó: akciója a hajódat { $count } mezővel viszi előre; a további lépések egy-egy vízbe kerülnek.
tell-room-medina = Medina: akciójával kapukat vehetsz, a toronyban álló őrönként legfeljebb egyet ({ $count }).
tell-room-sahara = Szahara: akciójával felfedezett oázisokat szerezhetsz meg ({ $count }).
tell-room-souk = Szuk: akciójával árut válthatsz a váltóhelyiségben, vagy luxuscikket szerezhetsz.
tell-assistant = A segéd itt ({ $district }) új keshit vesz el, vagy végrehajtja az akciót.
tell-seller = A vízárus itt ({ $district }) egy vizet ad, valahányszor egy segéd dolgozik a kerületben.
tell-square = Az ide lerakott zsonglőr azonnal ezt hozza: { $bonus }; az akcióban nézőnként egyszer jár ({ $count }).
tell-disc = A közönségkorong: minden mezővel egy cikk nézői állnak szemben.
tell-start_right = A kezdőoázis jobb oldala: az ide kerülő karavánvezető két tetszőleges erőforrást hoz.
tell-start_left = A kezdőoázis bal oldala: az ide kerülő karavánvezető két pontot hoz; előbb a jobb hely jön.
tell-route = Egy karavánút helye: az ide kerülő vezető felfedezi a mellette lévő oázist; helyet átugrani nem lehet.
tell-route-end = Az út vége: az ide kerülő vezető pontokat és egy sivatagi várost hoz.
tell-city-field = Ide sivatagi város kerül, amikor egy karavánvezető eléri az út végét.
tell-oasis-hidden = Még fel nem fedezett oázis; senki sem ismeri.
tell-stock-water = Vízzel további folyólépéseket vehetsz, és a városlakókat látod el.
tell-stock-date = Datolyával tekercseket vehetsz, és a városlakókat látod el.
tell-stock-dinar = Dinárral kapukat vehetsz, és a városlakókat látod el.
tell-goods = Áru a szukban: { $ware }; mindig van neki hely.
tell-points = Az eddigi pontok; a végső értékelés ezután jön.
tell-stairs-palace = A palotalépcső: az udvaroncod minden szakaszhatáron egy dinárt és egy kapcsolatbónuszt hoz.
tell-stairs-mosque = A mecsetlépcső: a tanoncod minden szakaszhatáron egy dinárt és egy kapcsolatbónuszt hoz.
tell-line = Bónuszmező: akkor jár, ha szakaszhatár átlépésekor a két bábudat összekötő vonal áthalad rajta.
tell-office = A váltóhelyiség: egy keshiért ({ $ware }) azt kapod, amit a harmad lapkája mellette mutat.
tell-luxury = Luxuscikk ({ $kind }): a rajta lévő árukba kerül, pontjait és erőforrásait azonnal megkapod.
tell-academy = Az ilyen színű tekercshez { $scholars } tudós kell, és { $dates } datolyába kerül neked.
tell-gate = { $colour } kapu { $price } dinárért, { $points } ponttal; a színének megfelelő keshit hoz.
tell-gate-space = Városkapumező: egyező színű kapu pontot hoz, ha ide épül.
tell-workshop = Műhely: egy innen vett kapu neked { $price } dinárba kerül, és a pontjaidon ennyit változtat: { $points }.
tell-pier = A mólók { $place }. helye: az itt kikötő hajó { $points } pontot hoz.
tell-waterfall = Zuhatag: ha a hajód elhagyta, a forduló végén megkaphatod a bónuszát.
tell-track-keshi = Az oázissáv helye: a rajta álló keshit akkor rakod le, amikor oázis kerül ide.
tell-track-swap = Az oázissáv helye: ha oázis kerül ide, egy keshit más színűre cserélhetsz.
tell-track-scroll_3 = Az oázissáv helye: ha oázis kerül ide, egy sárga tekercset kapsz.
tell-track-none = Az oázissáv hatás nélküli helye.
tell-supply = Ellátáslapka: ára minden harmad végén esedékes, különben { $loss } pontot és minden erőforrást elveszítesz.
tell-due-covered = A harmad végén esedékes ellátás megvan; különben { $loss } pontot veszítenél.
tell-due-short = A harmad végén esedékes ellátást még nem tudod kifizetni; { $loss } pontot és minden erőforrást elveszítenél.
tell-screen = A paraván mögötti keshi ({ $colour }): ha kiválasztod, segédet küld a kerületébe.
tell-offer = Keshik a torony alján ({ $colour }): { $count }; szabad helyed: { $room }.
tell-boat = { $name } hajója: aki a legmesszebb jut, megnyeri a folyólapkát.
tell-figure-palace = { $name } udvaronca a palotalépcsőn.
tell-figure-mosque = { $name } tanonca a mecsetlépcsőn.
tell-companion-sultan = A szultán: akit kísér, egy datolyával kevesebbet fizet egy tekercsért.
tell-companion-imam = Az imám: akit kísér, egy áruval kevesebbet fizet egy luxuscikkért.
tell-tower = A torony: a kiválasztott keshik beleesnek; némelyik bennragad, némelyik kijön.
tell-red = Piros keshi: vízárus lesz bármelyik kerületben, ahol még nincs.
