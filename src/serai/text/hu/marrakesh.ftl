game = Marrakesh
game-about = Küldj segédeket az óváros kerületeibe, válogass a kockatorony keshijeiből, és hagyd, hogy egyik bónusz hozza a másikat; két–négy játékosnak.

## Mi a teendő

prompt-place_track_keshi = Rakd a kihúzott keshit az oázissávod egyik keshimezőjére.
prompt-set_disc = Fordítsd a közönségkorongodat tetszésed szerint; így kezded a játékot.
prompt-choose_supply = Válaszd ki, melyik ellátáslapkát fordítod fel legközelebb; a harmad végén kell megfizetni.
prompt-choose_keshis = Válassz három keshit a paravánod mögül; mindegyik egy segédet küld a kerületébe.
prompt-send_red_assistant = Válaszd ki, melyik kerületbe megy a piros keshi segédje.
prompt-draft = Vegyél el a kínálatból egy színből egy vagy két keshit.
prompt-place_pink = Válassz a zsonglőrödnek egy szabad mezőt a főtéren; megkapod a bónuszát.
prompt-place_brown = Válaszd ki, hová kerül a karavánvezetőd a Szaharában.
prompt-choose_city = Válassz egy sivatagi várost az elért mezőre.
prompt-place_red = Válaszd ki, melyik kerületbe kerül a vízárus.
prompt-choose_colour = Válaszd ki a kapott keshi színét.
prompt-resolve = Több hatás vár: válaszd ki, melyik következzen.
prompt-take_resource = Válassz egy erőforrást.
prompt-take_goods = Válassz egy áruszínt.
prompt-step = Tedd meg a következő lépést, vagy állj meg.
prompt-choose_stairs = Válaszd ki, melyik lépcsőn lép a figurád.
prompt-choose_bonus = Átléptél egy szakaszhatárt: válassz egy bónuszt a kapcsolatvonalról.
prompt-pay = Válaszd ki, mivel fizetsz.
prompt-return_resources = Válaszd ki, mennyit adsz vissza ebből az erőforrásból.
prompt-use_assistant = Használd egy segédedet: vegyél el új keshit, vagy hajtsd végre a kerületakciót.
prompt-plantation = Válaszd ki, mit hoznak a datolyaszedőid.
prompt-square_bonus = Válaszd ki egy zsonglőrödet; a bónusza nézőnként egyszer jár.
prompt-buy_scroll = A medreszében: vásárolj tekercset, cserélj le három tekercset, vagy fejezd be az akciót.
prompt-buy_gate = A medinában: vásárolj városkaput, vagy fejezd be az akciót.
prompt-build_gate = Válaszd ki, melyik városkapumezőre építed a kaput.
prompt-acquire_oasis = A Szaharában: szerezz meg egy felfedezett oázist, vagy fejezd be az akciót.
prompt-swap_return = Adj vissza egy keshit egy más színűért, vagy utasítsd el a cserét.
prompt-take_scroll = Vedd el az egyik tekercset, vagy mondj le róla.
prompt-take_luxury = Vegyél el fizetés nélkül egy luxuscikket, vagy mondj le róla.
prompt-take_gate = Vegyél el dinár nélkül egy kaput, vagy mondj le róla.
prompt-choose_action = Válassz egy kerületet, és hajtsd végre az akcióját, vagy mondj le róla.
prompt-choose_oasis = Válaszd ki, melyik megszerzett oázisod értékét kapod meg most.
prompt-river_bonus = Válassz egy elhagyott zuhatagot; megkapod a bónuszát.
prompt-choose_river_bonus = Megnyerted a folyóértékelést: válassz a két bónusz közül.
prompt-take_oasis = Megnyerted a folyóértékelést: szerezd meg az egyik kitett oázist, vagy mondj le róla.
prompt-accept = Hajtsd végre a főtérakciót, vagy mondj le róla.
prompt-supply = Lásd el a városlakókat.
prompt-buy_river_step = Vegyél még egy folyólépést 1 vízért, vagy állj meg.
prompt-buy_stairs_step = Vegyél még egy lépést a lépcsőn, vagy állj meg.
prompt-acquire_freely = Szerezz meg ingyen egy felfedezett oázist, vagy fejezd be az akciót.
prompt-souk = A szukban: használd a váltóhelyiséget, szerezz luxuscikket, vagy fejezd be az akciót.
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
event-river_bonus_chosen = { $seat } a { $face_key }. folyólapka { $option } bónuszát választotta.
event-season_begun = Kezdődik { $season ->
    [1] az
   *[other] a
 } { $season }. harmad; kezdőjátékos: { $seat }. { $face_key }. folyólapka – { $face }.
event-round_begun = { $season }. harmad, { $round }. forduló; kezdőjátékos: { $seat }.
event-start_chosen = Az első kezdőjátékos: { $seat }.
event-office_opened = Új váltóhelyiség nyílt: { $office }.
event-track_keshi_placed = { $seat } { one-keshi } rakott az oázissáv { $place }. mezőjére.
event-disc_set = { $seat } beállította a közönségkorongját ({ $rotation }. állás).
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
event-disc_turned = { $seat } elforgatta a közönségkorongját ({ $rotation }. állás).
event-square_bonus_taken = { $seat } megkapta a főtér bónuszát: { $field } (ennyiszer: { $spectators }).
event-figure_moved = { $seat } figurája a { $stairs }n ide lépett: { $step }. fok.
event-boundary_crossed = { $seat } figurája a { $stairs }n új szakaszba ért: { $section }. szakasz.
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

reason-other_decision = Előbb másról kell dönteni.
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
reason-no_such_seat = Ennél az asztalnál nincs ilyen hely: { $seat }.
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
reason-no_such_scroll = Nincs meg neked a 44-es tekercs.
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
    .help = Hányan játszotok. Ketten mindenki három keshit húz az oázissávra, nincs második folyóbónusz, és kevesebb sivatagi város kerül ki.
option-stairs_tiles = Lépcsőlapkák
    .help = 1. kiegészítő: a lépcsők közti bónuszmezők közül tizenkettőt sorsolt vagy közösen kiválasztott lépcsőlapka fed le.
option-imam_and_sultan = Imám és szultán
    .help = 2. kiegészítő: a két figura azt kíséri, aki a lépcsőkön elöl jár, és olcsóbbá teszi a tekercseket és a luxuscikkeket.
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
value-river_tiles-first_game = az első játékhoz (01, 03, 05)
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
square-water = 1 víz
square-points = 2 pont
square-mosque = 1 lépés a mecsetlépcsőn
square-palace = 1 lépés a palotalépcsőn
square-river = 1 lépés a folyón
square-date = 1 datolya
square-dinar = 1 dinár
square-goods = 1 árukeshi
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
mode-scroll44 = Használd a 44-es tekercset: 1 dinár és felfordított ellátáslapkánként 1 erőforrás
mode-default = Adj vissza minden erőforrást, és veszítsd el a pontokat
place-water = 1 víz
place-points = 2 pont
place-mosque = mecset
place-palace = palota
place-river = folyó
place-date = 1 datolya
place-dinar = 1 dinár
place-goods = 1 árukeshi
place-date_plantation = datolyaültetvény
place-medrese = medresze
place-main_square = főtér
place-medina = medina
place-sahara = Szahara
place-souk = szuk
gate-space-1 = datolyaültetvény
gate-space-2 = medresze
gate-space-3 = palota
gate-space-4 = mecset
gate-space-5 = főtér
gate-space-6 = folyó
gate-space-7 = Szahara
gate-space-8 = szuk
workshop-name = { $value }. műhely
shop-name = { $value }. bolt
office-name = { $value }. váltóhelyiség
supply-name = { $value }. ellátáslapka
luxury-1 = { kind-slippers }
luxury-2 = { kind-slippers }
luxury-3 = { kind-slippers }
luxury-4 = { kind-slippers }
luxury-5 = { kind-slippers }
luxury-6 = { kind-tajine }
luxury-7 = { kind-tajine }
luxury-8 = { kind-tajine }
luxury-9 = { kind-tajine }
luxury-10 = { kind-tajine }
luxury-11 = { kind-dagger }
luxury-12 = { kind-dagger }
luxury-13 = { kind-dagger }
luxury-14 = { kind-dagger }
luxury-15 = { kind-dagger }
luxury-16 = { kind-oil_lamp }
luxury-17 = { kind-oil_lamp }
luxury-18 = { kind-oil_lamp }
luxury-19 = { kind-oil_lamp }
luxury-20 = { kind-oil_lamp }
luxury-21 = { kind-necklace }
luxury-22 = { kind-necklace }
luxury-23 = { kind-necklace }
luxury-24 = { kind-necklace }
luxury-25 = { kind-necklace }
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
    [water] 1 víz
    [points] 2 pont
    [mosque] 1 lépés a mecsetlépcsőn
    [palace] 1 lépés a palotalépcsőn
    [river] 1 lépés a folyón
    [date] 1 datolya
    [dinar] 1 dinár
    [goods] 1 árukeshi
   *[other] { $place }
 }

## Lapkák: mit tudnak

scroll-1 = Kapsz és lerakhatsz egy zöld keshit
scroll-2 = Kapsz és lerakhatsz egy szürke keshit
scroll-3 = Kapsz és lerakhatsz egy fehér keshit
scroll-4 = Kapsz és lerakhatsz egy fekete keshit
scroll-5 = Kapsz és lerakhatsz egy rózsaszín keshit
scroll-6 = Kapsz és lerakhatsz egy türkiz keshit
scroll-7 = Kapsz és lerakhatsz egy bézs keshit
scroll-8 = Kapsz és lerakhatsz egy barna keshit
scroll-9 = Kapsz és lerakhatsz egy piros keshit
scroll-10 = Kapsz egy lila keshit
scroll-11 = Kapsz egy sárga keshit
scroll-12 = Kapsz egy narancs keshit
scroll-13 = Minden szakaszhatár átlépése 1 vizet is ad
scroll-14 = Minden szakaszhatár átlépése 1 datolyát is ad
scroll-15 = Minden szakaszhatár átlépése egy második dinárt is ad
scroll-16 = Minden szakaszhatár átlépése 1 lépést is ad a folyón
scroll-17 = Minden zuhatag, amelyen a hajód túllép, azonnal megadja a bónuszát
scroll-18 = A váltóhelyiség minden használata 1 tetszőleges erőforrást is ad
scroll-19 = Kapsz 2 vizet
scroll-20 = Kapsz 2 dinárt
scroll-21 = Kapsz 3 datolyát
scroll-22 = A bal szélső műhely kapui nem kerülnek pontodba
scroll-23 = Az ültetvényen bármelyik zöld keshi datolya helyett 1 vizet adhat (körönként egyszer)
scroll-24 = Az ültetvényen bármelyik zöld keshi datolya helyett 1 dinárt adhat (körönként egyszer)
scroll-25 = Az ültetvényen bármelyik zöld keshi datolya helyett 1 pontot adhat (körönként egyszer)
scroll-26 = Lépcsőn mozgás után további lépéseket vehetsz, darabját 1 datolyáért
scroll-27 = Lépcsőn mozgás után további lépéseket vehetsz, darabját 1 vízért
scroll-28 = Minden harmadpontozás elején megkapod az összes elhagyott zuhatag bónuszát
scroll-29 = A főtérakciód után 2 pont a pontmezőre néző minden nézőért (körönként egyszer)
scroll-30 = Kapsz és lerakhatsz 1 tetszőleges színű keshit
scroll-31 = A közönségkorongod minden körcikke eggyel több nézőnek számít
scroll-32 = A kapuk, amelyeket veszel, 1 dinárral olcsóbbak
scroll-33 = Fizetéskor datolya és víz is helyettesítheti a dinárt
scroll-34 = A szukban egy segéd több luxuscikket is megszerezhet (körönként egyszer)
scroll-35 = A vízárusok 1 helyett 2 vizet adnak
scroll-36 = A vett kapuért járó keshi bármilyen színű lehet
scroll-37 = Kapsz 2 sárga keshit
scroll-38 = Kapsz 2 lila keshit
scroll-39 = Kapsz 2 narancs keshit
scroll-40 = Kapsz 1 sárga és 1 lila keshit
scroll-41 = Kapsz 1 sárga és 1 narancs keshit
scroll-42 = Kapsz 1 lila és 1 narancs keshit
scroll-43 = Kapsz és lerakhatsz 2 tetszőleges színű keshit
scroll-44 = A városlakókat 1 dinárért és felfordított ellátáslapkánként 1 tetszőleges erőforrásért is elláthatod
scroll-45 = Egy oázis megszerzése csak 1 tetszőleges erőforrásba kerül
scroll-46 = A szukban egy segéd többször is használhatja a váltóhelyiséget (körönként egyszer)
scroll-47 = Minden mező, amelyre pontosan 3 néző néz, háromszor adja a bónuszát
scroll-48 = Minden mozgásod a lépcsőkön egy lépéssel hosszabb
scroll-49 = A mecsetlépcső tetején minden további lépés 2 pontot ad
scroll-50 = Vízárusos kerület akciója 2 pontot is ad
scroll-51 = A főtérakciód után minden olyan mező bónusza, amelyre pontosan 1 néző néz (körönként egyszer)
scroll-52 = A palotalépcső tetején minden további lépés 2 pontot ad
scroll-53 = Végrehajthatod bármelyik kerület akcióját
scroll-54 = A lerakott zsonglőr a két szomszédos mező bónuszát is megadja
scroll-55 = 3 lépés a palotalépcsőn és 3 a mecsetlépcsőn
scroll-56 = A kikötött hajód minden további lépése 2 pontot ad
scroll-57 = Egy vízárus a szukodba és 3 víz
scroll-58 = 1 datolyáért tudósok nélkül elvehetsz egy felfordított narancs tekercset
scroll-59 = Megkapod a két figurád közti vonal összes bónuszát
scroll-60 = Minden zuhatagbónuszt kétszer kapsz meg
scroll-61 = A 2. fázisban két tetszőleges színű keshit vehetsz el
scroll-62 = Legfeljebb 3 felfedezett oázisodat ingyen megszerezheted
scroll-63 = Minden szakaszhatár átlépése két különböző vonalbónuszt ad
scroll-64 = Kapsz és lerakhatsz 1 tetszőleges keshit, majd végrehajtod a kerülete akcióját
scroll-65 = A főtérakciódban kétszer forgatsz és kétszer választasz bónuszt
scroll-66 = Minden vett kapuért 2 egyforma keshi jár
scroll-67 = Kapsz és lerakhatsz 3 tetszőleges színű keshit
scroll-68 = Minden felfedezett oázis azonnal megadja a pillanatnyi értékét
scroll-69 = A 4. fázisban minden elhagyott zuhatag bónuszát megkapod
scroll-70 = Minden zsonglőröd annyiszor adja a mezője bónuszát, ahány néző néz rá
scroll-71 = Megkapod egy megszerzett oázisod pillanatnyi értékét
scroll-72 = Tetszőleges számú erőforrást adhatsz vissza, darabját 2 pontért
scroll-01 = { scroll-1 }
scroll-02 = { scroll-2 }
scroll-03 = { scroll-3 }
scroll-04 = { scroll-4 }
scroll-05 = { scroll-5 }
scroll-06 = { scroll-6 }
scroll-07 = { scroll-7 }
scroll-08 = { scroll-8 }
scroll-09 = { scroll-9 }
oasis-1 = 2 pont a tábládon álló minden fekete, türkiz és zöld kapuért
oasis-2 = 2 pont a tábládon álló minden szürke, fehér és bézs kapuért
oasis-3 = 2 pont a tábládon álló minden rózsaszín, barna és lila kapuért
oasis-4 = 2 pont a tábládon álló minden piros, sárga és narancs kapuért
oasis-5 = 3 pont, és még 1 a tábládon lévő minden fehér keshiért
oasis-6 = 3 pont, és még 1 a tábládon lévő minden fekete keshiért
oasis-7 = 3 pont, és még 1 a tábládon lévő minden türkiz keshiért
oasis-8 = 3 pont, és még 1 a tábládon lévő minden zöld keshiért
oasis-9 = 3 pont, és még 1 a tábládon lévő minden szürke keshiért
oasis-10 = 3 pont, és még 1 a tábládon lévő minden rózsaszín keshiért
oasis-11 = 3 pont, és még 1 a tábládon lévő minden bézs keshiért
oasis-12 = 3 pont, és még 1 a tábládon lévő minden barna keshiért
oasis-13 = 3 pont, és még 1 a tábládon lévő minden vízárusért, az 57-es tekercs vízárusát is beleértve
oasis-14 = 2 pont minden papucsért a luxuscikkeid között
oasis-15 = 2 pont minden tajine-ért a luxuscikkeid között
oasis-16 = 2 pont minden tőrért a luxuscikkeid között
oasis-17 = 2 pont minden olajlámpáért a luxuscikkeid között
oasis-18 = 2 pont minden nyakláncért a luxuscikkeid között
oasis-19 = 3 pont, és még 1 minden érte visszaadott vízért, legfeljebb 12-ért
oasis-20 = 3 pont, és még 1 minden érte visszaadott dinárért, legfeljebb 12-ért
oasis-21 = 3 pont, és még 1 minden érte visszaadott datolyáért, legfeljebb 12-ért
oasis-22 = 3 pont, és még 1 minden luxuscikkedért
oasis-23 = 3 pont, és még 1 minden tekercsedért
oasis-24 = 4 pont minden kerületért a szukon kívül, ahol legfeljebb 3 saját színű keshi van; a vízárus nem számít
oasis-25 = 4 pont minden teljesen feltöltött kerületedért
oasis-26 = 3 pont minden megszerzett oázisodért, akár pontozod, akár nem; ez is számít, ha megszerezted
oasis-27 = 7 pont, ha az imám tanonca a mecsetlépcső utolsó fokán áll, különben semmi
oasis-28 = 7 pont, ha a szultán udvaronca a palotalépcső utolsó fokán áll, különben semmi
oasis-29 = 7 pont, ha a két figurád együtt legalább 5 szakaszhatárt lépett át, különben semmi
oasis-30 = 7 pont, ha a hajód abban a pillanatban ki van kötve a mólóknál, különben semmi
oasis-01 = { oasis-1 }
oasis-02 = { oasis-2 }
oasis-03 = { oasis-3 }
oasis-04 = { oasis-4 }
oasis-05 = { oasis-5 }
oasis-06 = { oasis-6 }
oasis-07 = { oasis-7 }
oasis-08 = { oasis-8 }
oasis-09 = { oasis-9 }
city-1 = A végén 2 pont minden megépített kapudért
city-2 = A végén 2 pont minden luxuscikkedért
city-3 = A végén 2 pont minden tekercsedért
city-4 = A végén 1 pont minden fokért, amelyet az udvaroncod a palotalépcsőn megtett; az utolsó fokon tett lépések nem számítanak
city-5 = A végén 1 pont minden fokért, amelyet a tanoncod a mecsetlépcsőn megtett; az utolsó fokon tett lépések nem számítanak
city-6 = A végén 1 pont a tábládon lévő minden 3 keshiért, az árukat nem számítva
city-7 = A végén 1 pont minden mezőért, amennyit a hajód a folyón előrejutott; a mólóknál tett lépések nem számítanak
city-8 = A végén 2 pont minden kerületért a szukon kívül, ahol a vízárussal együtt legalább 4 keshi van
city-9 = A végén minden zsonglőröd annyi pontot ad, ahány néző néz rá
city-10 = Megszerzésekor elvehetsz bármelyik felfordított tekercset, tudósok és datolya nélkül
city-11 = Megszerzésekor fizetés nélkül elvehetsz bármelyik felfordított luxuscikket, és megkapod a pontjait és erőforrásait
city-12 = Megszerzésekor dinár nélkül megépíthetsz bármelyik kaput egy őrrel a tornyodból
city-01 = { city-1 }
city-02 = { city-2 }
city-03 = { city-3 }
city-04 = { city-4 }
city-05 = { city-5 }
city-06 = { city-6 }
city-07 = { city-7 }
city-08 = { city-8 }
city-09 = { city-9 }
face-1 = A győztes végrehajthatja bármelyik kerület akcióját
face-2 = A győztes ingyen megszerezheti a tábla mellett kitett három oázis egyikét
face-3 = A győztes 2 tetszőleges színű keshit kap, és egymás után lerakja őket a bónuszukkal
face-4 = A győztes 5 pontot kap
face-5 = A győztes 7, a második 3 pontot kap
face-6 = A győztes 6, a második 3 tetszőleges erőforrást kap
face-7 = A győztes kap egy piros keshit, és lerakja
face-8 = A győztes 3 pontot kap
face-9 = A győztes hajója a 3. harmadot a kezdőmező helyett a krokodilos mezőn kezdi
face-10 = A győztes 1 lila, 1 sárga és 1 narancs keshit kap
face-11 = A győztes 3-at lép a palotalépcsőn vagy a mecsetlépcsőn, mindet ugyanazon; a második 1-et lép
face-12 = A győztes választ: 1 pont minden megépített kapujáért, vagy 1 pont a tábláján lévő minden zöld keshiért; a második a másikat kapja
face-13 = A győztes választása szerint egy rózsaszín, barna vagy bézs keshit kap, és lerakja
face-14 = A győztes 1 vizet, 1 dinárt és 1 datolyát kap
face-15 = A győztes legfeljebb 2 felfedezett oázisát ingyen megszerezheti
face-16 = A győztes kétszer egymás után végrehajthatja a főtérakciót, mindkétszer elforgatva a korongot
face-17 = A győztes választ: zsonglőrönként 1 datolya és 1 dinár, vagy a tábláján lévő piros keshinként 1 víz és 1 datolya; a második a másikat kapja
face-18 = A győztes választ: 1 pont a tábláján lévő minden 4 keshiért, az árukat is számítva, vagy 2 pont minden luxuscikkéért; a második a másikat kapja
face-01 = { face-1 }
face-02 = { face-2 }
face-03 = { face-3 }
face-04 = { face-4 }
face-05 = { face-5 }
face-06 = { face-6 }
face-07 = { face-7 }
face-08 = { face-8 }
face-09 = { face-9 }

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
effect-resource-any-1 = 1 tetszőleges erőforrás
effect-goods-1 = 1 tetszőleges árukeshi
effect-river-1 = 1 lépés a folyón
effect-stairs-palace-1 = 1 lépés a palotalépcsőn
effect-stairs-mosque-1 = 1 lépés a mecsetlépcsőn
effect-stairs-either-1 = 1 lépés a palota- vagy a mecsetlépcsőn
effect-resource-any-2 = 2 tetszőleges erőforrás
effect-goods-2 = 2 egyforma árukeshi
effect-river-2 = 2 lépés a folyón
effect-stairs-palace-2 = 2 lépés a palotalépcsőn
effect-stairs-mosque-2 = 2 lépés a mecsetlépcsőn
effect-stairs-either-2 = 2 lépés a palota- vagy a mecsetlépcsőn
effect-resource-any-3 = 3 tetszőleges erőforrás
effect-goods-3 = 3 egyforma árukeshi
effect-river-3 = 3 lépés a folyón
effect-stairs-palace-3 = 3 lépés a palotalépcsőn
effect-stairs-mosque-3 = 3 lépés a mecsetlépcsőn
effect-stairs-either-3 = 3 lépés a palota- vagy a mecsetlépcsőn
effect-resource-any-4 = 4 tetszőleges erőforrás
effect-goods-4 = 4 egyforma árukeshi
effect-river-4 = 4 lépés a folyón
effect-stairs-palace-4 = 4 lépés a palotalépcsőn
effect-stairs-mosque-4 = 4 lépés a mecsetlépcsőn
effect-stairs-either-4 = 4 lépés a palota- vagy a mecsetlépcsőn
effect-resource-any-5 = 5 tetszőleges erőforrás
effect-goods-5 = 5 egyforma árukeshi
effect-river-5 = 5 lépés a folyón
effect-stairs-palace-5 = 5 lépés a palotalépcsőn
effect-stairs-mosque-5 = 5 lépés a mecsetlépcsőn
effect-stairs-either-5 = 5 lépés a palota- vagy a mecsetlépcsőn
effect-resource-any-6 = 6 tetszőleges erőforrás
effect-goods-6 = 6 egyforma árukeshi
effect-river-6 = 6 lépés a folyón
effect-stairs-palace-6 = 6 lépés a palotalépcsőn
effect-stairs-mosque-6 = 6 lépés a mecsetlépcsőn
effect-stairs-either-6 = 6 lépés a palota- vagy a mecsetlépcsőn

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

board-round = { $season }. harmad, { $round }. forduló. Kezdőjátékos: { $name }. Folyólapka: { $face }. Váltóhelyiség: { $office }
board-offer = Kínálat: { $keshis }. A toronyban: { $count }
board-scrolls = Tekercsek: { $scrolls }
board-shops = Luxuscikkek: { $tiles }. Sivatagi városok: { $cities }
board-workshop = { $number }. műhely: { $gates }
board-count = { $count } { $thing }
board-count-seller = { $count } { $thing } vízárussal
board-seat = { $name }: pont { $points }; víz { $water }, datolya { $dates }, dinár { $dinars }
board-keshis = Keshik: { $keshis }
board-figures = Palotalépcső { $palace }, mecsetlépcső { $mosque }, hajó { $boat }. Segédek: { $assistants }
board-tiles = Tekercsek { $scrolls }; luxuscikkek { $luxuries }; kapuk { $gates }; ellátáslapkák { $supply }
board-oases = Megszerzett oázisok { $acquired }, felfedezettek { $discovered }; városok { $cities }
board-screen = A paraván mögött: { $keshis }
