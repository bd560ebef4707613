# הצבעים כאן הם צבעי קשים ושערים, ולכן בלשון זכר; צבעי המגילות בלשון נקבה.

game = מרקש
game-about = שולחים עוזרים לרובעי העיר, בוחרים קשים ממגדל הקוביות ונותנים לבונוס אחד להוליד את הבא; לשניים עד ארבעה משתתפים.

## מה עושים עכשיו

prompt-place_track_keshi = הניחו את הקשי שנשלף על משבצת קשי במסלול נאות המדבר שלכם.
prompt-set_disc = סובבו את דיסקת הקהל כרצונכם; כך תתחילו את המשחק.
prompt-choose_supply = בחרו איזה אריח אספקה ייחשף עכשיו; מחירו ישולם בסוף השליש.
prompt-choose_keshis = בחרו שלושה קשים מאחורי הפרגוד; כל אחד שולח עוזר לרובע שלו.
prompt-send_red_assistant = בחרו לאיזה רובע ילך העוזר של הקשי האדום.
prompt-draft = קחו מההיצע קשי אחד או שניים מאותו צבע.
prompt-place_pink = בחרו ללהטוטן משבצת פנויה בכיכר הראשית; תקבלו את הבונוס שלה.
prompt-place_brown = בחרו היכן יעמוד מוביל השיירה בסהרה.
prompt-choose_city = בחרו עיר מדבר למשבצת שהגעתם אליה.
prompt-place_red = בחרו באיזה רובע יעמוד מוכר המים.
prompt-choose_colour = בחרו את צבע הקשי שתקבלו.
prompt-resolve = כמה השפעות ממתינות: בחרו מה יבוצע עכשיו.
prompt-take_resource = בחרו משאב.
prompt-take_goods = בחרו צבע של סחורה.
prompt-step = עשו את הצעד הבא או עצרו כאן.
prompt-choose_stairs = בחרו באילו מדרגות תעלה הדמות.
prompt-choose_bonus = חציתם גבול מקטע: בחרו בונוס מקו הקישור.
prompt-pay = בחרו במה לשלם.
prompt-return_resources = בחרו כמה להחזיר מהמשאב הזה.
prompt-use_assistant = הפעילו עוזר: קחו קשי חדש או בצעו את פעולת הרובע.
prompt-plantation = בחרו מה יביאו קוטפי התמרים.
prompt-square_bonus = בחרו להטוטן; הבונוס שלו מתקבל פעם על כל צופה.
prompt-buy_scroll = במדרסה: קנו מגילה, החליפו שלוש מגילות, או סיימו את הפעולה.
prompt-buy_gate = בעיר העתיקה: קנו שער או סיימו את הפעולה.
prompt-build_gate = בחרו על איזו משבצת שער ייבנה השער.
prompt-acquire_oasis = בסהרה: השיגו נווה מדבר שגיליתם או סיימו את הפעולה.
prompt-swap_return = החזירו קשי כדי לקחת אחד בצבע אחר, או ותרו.
prompt-take_scroll = קחו אחת מהמגילות האלה או ותרו.
prompt-take_luxury = קחו מוצר מותרות בלי לשלם או ותרו.
prompt-take_gate = קחו שער בלי לשלם דינרים או ותרו.
prompt-choose_action = בחרו רובע ובצעו את פעולתו, או ותרו.
prompt-choose_oasis = בחרו את נווה המדבר שהשגתם שאת ערכו תקבלו עכשיו.
prompt-river_bonus = בחרו אשד שעברתם; תקבלו את הבונוס שלו.
prompt-choose_river_bonus = זכיתם בהכרעת הנהר: בחרו אחד משני הבונוסים.
prompt-take_oasis = זכיתם בהכרעת הנהר: השיגו אחד מנאות המדבר שבתצוגה או ותרו.
prompt-accept = בצעו את פעולת הכיכר הראשית או ותרו.
prompt-supply = ספקו את צורכי תושבי העיר.
prompt-buy_river_step = קנו עוד צעד בנהר תמורת יחידת מים, או עצרו כאן.
prompt-buy_stairs_step = קנו עוד צעד במדרגות או עצרו כאן.
prompt-acquire_freely = השיגו חינם נווה מדבר שגיליתם, או סיימו את הפעולה.
prompt-souk = בשוק: השתמשו במשרד החליפין, השיגו מוצר מותרות, או סיימו את הפעולה.
prompt-deal = שולפים אריחים וקשים.
prompt-over = המשחק הסתיים.

## מהלכים

action-place_track_keshi = להניח את הקשי ה{ $colour } על משבצת { $place } במסלול נאות המדבר
action-set_disc = { $rotation ->
    [0] להניח את הדיסקה בלי לסובב
    [one] להניח את הדיסקה בסיבוב של גזרה אחת
    [two] להניח את הדיסקה בסיבוב של שתי גזרות
   *[other] להניח את הדיסקה בסיבוב של { $rotation } גזרות
 }
action-choose_supply = לבחור { $tile }
action-choose_keshis = לבחור { $colours }
action-send_red_assistant = לשלוח את העוזר { to-district }
action-draft = לקחת { keshis-taken }
action-place_pink = להניח את הלהטוטן על המשבצת: { $field }
action-place_brown = להניח את מוביל השיירה כאן: { $field }
action-choose_city = לקחת את עיר מדבר { $city_key }: { $city }
action-place_red = להניח את מוכר המים { in-district }
action-choose_colour = לקחת { one-keshi }
action-resolve = לבצע עכשיו: { $effect }
action-take_resource = לקחת { $resource_key ->
    [water] יחידת מים
    [date] תמר
    [dinar] דינר
   *[other] { $resource }
 }
action-take_goods = לקחת סחורה: { $colour }
action-extra_step = לקנות צעד תמורת { $pay_key ->
    [water] יחידת מים
    [date] תמר
    [dinar] דינר
   *[other] { $pay }
 }
action-step = לעשות צעד
action-stop = לעצור
action-choose_stairs = לעלות ב{ $stairs }
action-choose_bonus = לקחת את בונוס { $option } מהקו
action-pay = לשלם – מים: { $water }, תמרים: { $date }, דינרים: { $dinar }
action-return_resources = להחזיר { resource-amount }
action-use_assistant = { $option_key ->
    [keshi] לקחת קשי חדש { in-district }
   *[action] לבצע את הפעולה { in-district }
 }
action-plantation = לקטוף – תמרים: { $date }, מים: { $water }, דינרים: { $dinar }, נקודות: { $points }
action-exchange = להחליף { one-keshi }
action-buy_luxury = { $waive_key ->
    [none] להשיג את מוצר המותרות ב{ $shop }
   *[other] להשיג את מוצר המותרות ב{ $shop } בקשי { $waive } אחד פחות
 }
action-end_action = לסיים את הפעולה
action-square_bonus = לבחור את הלהטוטן שעל המשבצת: { $field }
action-refresh_scrolls = להחליף את המגילות { $colour_key ->
    [grey] האפורות
    [yellow] הצהובות
    [pink] הוורודות
    [orange] הכתומות
   *[other] { $colour }
 } תמורת דינר
action-buy_scroll = לקנות את מגילה { $scroll_key }: { $scroll }
action-buy_gate = לקנות { one-gate } מ{ $workshop }
action-build_gate = לבנות את השער ליד { $space }
action-acquire_oasis = להשיג את נווה המדבר כאן: { $field }
action-acquire_city = להשיג את עיר המדבר כאן: { $field }
action-swap_return = { $colour_key ->
    [pink] להחזיר את הלהטוטן שעל המשבצת: { place-on-square }
    [red] להחזיר את מוכר המים מהרובע: { $place }
   *[other] להחזיר { one-keshi }
 }
action-decline = לוותר
action-take_scroll = לקחת את מגילה { $scroll_key }: { $scroll }
action-take_luxury = לקחת את מוצר המותרות ב{ $shop }
action-take_gate = לקחת { one-gate } מ{ $workshop }
action-choose_action = לבצע את הפעולה { in-district }
action-choose_oasis = לקבל את הערך של נווה מדבר { $oasis_key }: { $oasis }
action-river_bonus = לגבות את הבונוס של אשד { $waterfall }
action-choose_river_bonus = לקחת את הבונוס { $option }
action-take_oasis = להשיג את נווה מדבר { $oasis_key }: { $oasis }
action-accept = לבצע את פעולת הכיכר הראשית
action-supply = { $mode }

## אירועים

event-paid = { $seat }: תשלום – מים { $water }, תמרים { $date }, דינרים { $dinar }.
event-harvested = { $seat }: קטיף – תמרים { $date }, מים { $water }, דינרים { $dinar }, והשאר נקודות.
event-effect_chosen = { $seat }: האפקט הבא – { $effect }.
event-river_bonus_chosen = { $seat }: נבחר הבונוס { $option } של אריח נהר { $face_key }.
event-season_begun = שליש { $season } מתחיל, והפתיחה אצל { $seat }. אריח נהר { $face_key }: { $face }.
event-round_begun = שליש { $season }, סיבוב { $round }. הפתיחה אצל { $seat }.
event-start_chosen = הפתיחה הראשונה אצל { $seat }.
event-office_opened = משרד חליפין חדש נפתח: { $office }.
event-track_keshi_placed = { $seat }: { one-keshi } הונח על משבצת { $place } במסלול נאות המדבר.
event-disc_set = { $seat }: דיסקת הקהל הונחה (מצב { $rotation }).
event-supply_dealt = { $seat }: אלה אריחי האספקה שהתקבלו – { $tiles }.
event-supply_dealt-hidden = { $seat }: התקבלו שלושה אריחי אספקה.
event-supply_chosen = { $seat }: נבחר { $tile }.
event-supply_chosen-hidden = { $seat }: נבחר אריח אספקה.
event-supply_turned_up = { $seat }: נחשף { $tile }.
event-keshis_chosen = { $seat }: נבחרו { $colours }.
event-keshis_chosen-hidden = { $seat }: נבחרו שלושה קשים.
event-keshis_revealed = { $seat }: נחשפו { $colours }.
event-assistant_sent = { $seat }: עוזר נשלח { to-district }.
event-tower_dropped = { $count ->
    [0] אף קשי לא יצא ממגדל הקוביות.
    [one] קשי אחד יצא ממגדל הקוביות: { $colours }.
    [two] שני קשים יצאו ממגדל הקוביות: { $colours }.
   *[other] { $count } קשים יצאו ממגדל הקוביות: { $colours }.
 }
event-drafted = { $seat }: מההיצע נלקחו { keshis-taken }.
event-dropped_out = { $seat }: אין מקום לשום דבר מההיצע, ולכן פרישה מהשלב.
event-offer_cleared = { $count ->
    [one] קשי אחד שלא נלקח יצא מההיצע.
    [two] שני קשים שלא נלקחו יצאו מההיצע.
   *[other] { $count } קשים שלא נלקחו יצאו מההיצע.
 }
event-keshi_placed = { $seat }: { one-keshi } הונח { in-district }.
event-juggler_placed = { $seat }: להטוטן הונח על המשבצת: { $field }.
event-leader_placed = { $seat }: מוביל שיירה הונח כאן – { $field }.
event-keshi_lost = { $seat }: אין מקום ל{ one-keshi }, והוא חוזר למלאי.
event-keshi_returned = { $seat }: { one-keshi } הוחזר למלאי.
event-points_gained = { $seat }: רווח של { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
 }.
event-points_lost = { $seat }: הפסד של { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
 }.
event-resources_gained = { $seat }: רווח של { resource-amount }.
event-resources_paid = { $seat }: תשלום של { resource-amount }.
event-goods_paid = { $seat }: תשלום בסחורה – { $colour } ×{ $count }.
event-assistant_used = { $option_key ->
    [keshi] { $seat }: עוזר הופעל { in-district } ונלקח קשי חדש.
   *[action] { $seat }: עוזר הופעל { in-district } לפעולת הרובע.
 }
event-action_begun = { $seat }: הפעולה { in-district } מתבצעת.
event-boat_moved = { $seat }: הסירה הגיעה למשבצת { $space } בנהר.
event-boat_moored = { $seat }: הסירה עגנה במקום { $place } במזחים.
event-waterfall_bonus = { $seat }: התקבל הבונוס של אשד { $waterfall }.
event-office_used = { $seat }: { one-keshi } הוחלף ב{ $office }.
event-luxury_taken = { $seat }: מוצר מותרות מ{ $shop } – { $luxury }.
event-luxury_turned_up = חדש ב{ $shop }: { $luxury }.
event-shop_restocked = { $shop }: { $count ->
    [one] מוצר מותרות אחד הגיע
    [two] שני מוצרי מותרות הגיעו
   *[other] { $count } מוצרי מותרות הגיעו
 } מ{ $from_shop }.
event-disc_turned = { $seat }: דיסקת הקהל סובבה (מצב { $rotation }).
event-square_bonus_taken = { $seat }: התקבל בונוס של הכיכר הראשית: { $field } (מספר הפעמים: { $spectators }).
event-figure_moved = { $seat }: הדמות ב{ $stairs } הגיעה למדרגה { $step }.
event-boundary_crossed = { $seat }: הדמות ב{ $stairs } נכנסה למקטע { $section }.
event-bonus_chosen = { $seat }: נבחר בונוס { $option } מהקו שבין מקטע { $mosque } במסגד למקטע { $palace } בארמון.
event-companion_joined = { $stairs_key ->
    [palace] הסולטן
   *[mosque] האימאם
 } מלווה מעכשיו את { $seat }.
event-companion_alone = { $stairs_key ->
    [palace] הסולטן
   *[mosque] האימאם
 } עומד לבדו על מדרגה { $step }.
event-companion_left = { $stairs_key ->
    [palace] הסולטן
   *[mosque] האימאם
 } יוצא מהמשחק.
event-scrolls_renewed = { $seat }: המגילות { $colour_key ->
    [grey] האפורות
    [yellow] הצהובות
    [pink] הוורודות
    [orange] הכתומות
   *[other] { $colour }
 } הגלויות הוחלפו.
event-scroll_taken = { $seat }: התקבלה מגילה { $scroll_key } – { $scroll }.
event-scroll_turned_up = מגילה { $colour } חדשה באקדמיה { $place }: מגילה { $scroll_key } – { $scroll }.
event-academy_restocked = אקדמיה { $colour } { $place }: { $count ->
    [one] מגילה אחת הגיעה
    [two] שתי מגילות הגיעו
   *[other] { $count } מגילות הגיעו
 } מאקדמיה { $from_place }.
event-gate_built = { $seat }: { one-gate } נבנה ליד { $space }.
event-oasis_discovered = { $seat }: התגלה נווה מדבר { $oasis_key } ({ $field }): { $oasis }.
event-oasis_acquired = { $seat }: הושג נווה מדבר { $oasis_key } (מקום { $place } במסלול): { $oasis }.
event-oasis_valued = { $seat }: רווח של { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
 } על נווה מדבר { $oasis_key }: { $oasis }.
event-city_taken = { $seat }: נלקחה עיר מדבר { $city_key } ({ $field }): { $city }.
event-city_acquired = { $seat }: הושגה עיר מדבר { $city_key }: { $city }.
event-round_ended = סיבוב { $round } של שליש { $season } הסתיים.
event-river_won = { $rank ->
    [1] { $seat }: זכייה בהכרעת הנהר.
   *[other] { $seat }: מקום שני בהכרעת הנהר.
 } אריח נהר { $face_key }: { $face }.
event-river_unwon = אף סירה לא עזבה את ההתחלה, ולכן איש אינו מקבל את הבונוס של אריח נהר { $face_key }: { $face }.
event-boats_returned = שליש { $season } הסתיים, וכל הסירות חוזרות להתחלה.
event-supply_paid = { $seat }: תושבי העיר קיבלו אספקה.
event-supply_failed = { $seat }: אין די אספקה לתושבי העיר; כל המשאבים מוחזרים, והפסד של { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
 }.
event-game_scored = { $seat }: סך הכול { $score ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $score } נקודות
 }, מהן { $districts } על רבעים מלאים ו-{ $resources } על שאריות; נאות מדבר שנוקדו: { $oases_count }.

## למה לא

reason-other_decision = קודם צריך להחליט על דבר אחר.
reason-at_most = אפשר להחזיר לכל היותר { $count }.
reason-bonus_taken = בונוס { $option_key } של הקו הזה כבר נלקח.
reason-city_acquired = העיר הזאת כבר הושגה.
reason-city_not_shown = עיר מדבר { $city_key } אינה בתצוגה.
reason-colour_excluded = אי אפשר לבחור כאן את הצבע הזה: { $colour }.
reason-dates = דרושים תמרים: { $needed }, ויש { $have }.
reason-dates_needed = יש לשמור תמרים למגילה: { $needed }.
reason-dinars = דרושים דינרים: { $needed }, ויש { $have }.
reason-drawn_count = יש לשלוף בדיוק { $count }.
reason-field_not_in_game = המשבצת הזאת אינה בשימוש במשחק הזה.
reason-field_skipped = אסור לדלג על משבצת בנתיב.
reason-field_taken = המשבצת הזאת כבר תפוסה.
reason-goods = דרושים קשים בצבע { $colour }: { $needed }, ויש { $have }.
reason-guards_assigned = כל השומרים מוצבים ליד שערים ואי אפשר להחזיר אותם.
reason-harvest_kind = המגילות שלכם אינן מאפשרות עכשיו קטיף כזה.
reason-imam_waives = האימאם מלווה אתכם: יש לומר על איזה קשי סחורה לא משלמים.
reason-no_city_left = לא נשארה עיר מדבר למשבצת הזאת.
reason-no_city_there = אין לכם שם עיר מדבר.
reason-no_gate_left = אין די שערים בצבע הזה: { $colour }.
reason-no_goods = אין לכם קשי { $colour }.
reason-no_goods_colour = זה אינו צבע של סחורה.
reason-no_guard = אין שומר במגדל שלכם.
reason-no_imam = האימאם אינו מלווה אתכם, ולכן משלמים מחיר מלא.
reason-no_juggler = אין לכם להטוטן על המשבצת הזאת: { $field }.
reason-no_keshi_place = מקום { $place } במסלול אינו מיועד לקשי.
reason-no_oasis_there = אין שם נווה מדבר שאפשר להשיג.
reason-no_resource = זה אינו משאב.
reason-no_resource_left = לא נשאר לכם משאב לשלם בו.
reason-no_room = אין לכם מקום לצבע הזה: { $colour }.
reason-no_such_bonus = מספר הבונוסים בקו הזה: { $count }.
reason-no_such_gate = אין שער { $colour } ב{ $workshop }.
reason-no_such_seat = אין בשולחן הזה { $seat }.
reason-no_such_stairs = יש לבחור במדרגות הארמון או במדרגות המסגד.
reason-no_seller_space = בשוק אין משבצת למוכר מים.
reason-seller_there = ברובע הזה כבר יש מוכר מים: { $district }.
reason-none_left = לא נשאר לכם מהמשאב הזה: { $resource }.
reason-none_there = אין שם קשי { $colour } להחזיר.
reason-not_acquired = נווה מדבר { $oasis_key } לא הושג.
reason-not_agreed = אפשרויות השולחן קובעות משהו אחר.
reason-not_drawable = אי אפשר לשלוף כאן את מספר { $tile_key }.
reason-not_in_bag = בשקית כבר אין קשי { $colour }.
reason-not_in_cost = אין במחיר קשי { $colour } שאפשר לוותר עליו.
reason-not_mixed = עוזר אחד אינו יכול גם להשתמש במשרד וגם להשיג מוצרי מותרות.
reason-not_returnable = אי אפשר להחזיר סחורה וקשים חומים.
reason-not_waiting = ההשפעה הזאת אינה ממתינה לביצוע.
reason-nothing_to_renew = אין מגילה גלויה בצבע הזה: { $colour }.
reason-oasis_acquired = נווה המדבר הזה כבר הושג.
reason-oasis_cost = אין לכם במה לשלם את מחירו של נווה המדבר הזה.
reason-oasis_hidden = נווה המדבר הזה עוד לא התגלה.
reason-other_keshi = עכשיו צריך להניח את הקשי ה{ $colour }.
reason-other_resource = כאן אפשר להחזיר רק את המשאב הזה: { $resource }.
reason-other_sum = מספר המשאבים שיש לשלם: { $needed }.
reason-place_key = רק ללהטוטן ולמוכר מים מציינים מקום, ולא לקשי אחר.
reason-place_taken = במקום { $place } במסלול כבר עומד קשי.
reason-renewal_price = אחרי התשלום על ההחלפה לא תוכלו לקנות מגילה כזאת.
reason-renewal_too_late = אפשר להחליף מגילות רק פעם אחת, לפני הקנייה הראשונה בסיבוב.
reason-renewed_first = קודם יש לקנות אחת מהמגילות שנחשפו עכשיו בצבע הזה: { $colour }.
reason-scholars = דרושים מלומדים פנויים: { $needed }, ויש { $free }.
reason-scroll_colour = אפשר לקחת רק מגילה בצבע הזה: { $colour }.
reason-scroll_not_shown = מגילה { $scroll_key } אינה גלויה.
reason-shop_empty = אין מוצר מותרות גלוי ב{ $shop }.
reason-space_taken = כבר עומד לכם שער ליד { $space }.
reason-start_right_first = בנווה המדבר ההתחלתי קודם תופסים את המקום הימני.
reason-steps_cost_other = אי אפשר לקנות צעדים במדרגות במשאב הזה: { $resource }.
reason-steps_cost_water = צעדים בנהר קונים רק במים.
reason-too_little = דרושים משאבים: { $needed }, ויש { $have }.
reason-wrong_harvest = קוטפי התמרים מביאים בסך הכול בדיוק { $count }.
reason-wrong_payment = התשלום הזה אינו מכסה את המחיר.
reason-wrong_season = אריח נהר { $face_key } שייך לשליש אחר.
reason-all_come_out = דבר אינו נשאר במגדל: כל הקשים בצבע { $colour } יוצאים, במספר { $count }.
reason-not_in_tower = אין במגדל די קשים בצבע { $colour }; מספרם: { $count }.
reason-assistant_there = כבר יש לכם שם עוזר: { $district }.
reason-no_assistant = אין לכם שם עוזר שלא הופעל: { $district }.
reason-can_pay = אתם יכולים לשלם את כל המחיר, ולכן חייבים לשלם.
reason-no_such_scroll = אין לכם מגילה 44.
reason-supply_cost = אין לכם כל המשאבים שאריחי האספקה דורשים.
reason-supply_up_already = אריח האספקה הזה כבר גלוי: { $tile_key }.
reason-supply_not_yours = אריח האספקה הזה אינו שלכם: { $tile_key }.
reason-not_behind_screen = הקשי הזה כבר אינו מאחורי הפרגוד שלכם: { $colour }.
reason-not_in_offer = אין בהיצע קשי { $colour }.
reason-one_colour = שני הקשים חייבים להיות באותו צבע.
reason-only_one_there = בהיצע יש רק קשי אחד בצבע הזה: { $colour }.
reason-room_for_one = יש לכם מקום רק לקשי אחד בצבע הזה: { $colour }.
reason-not_passed = הסירה שלכם עוד לא עברה את אשד { $waterfall }.
reason-oasis_not_shown = נווה מדבר { $oasis_key } אינו בתצוגה.

## אפשרויות

option-players = משתתפים
    .help = כמה משחקים. בשניים כל אחד שולף שלושה קשים למסלול נאות המדבר, אין בונוס נהר שני, ומוצגות פחות ערי מדבר.
option-stairs_tiles = אריחי מדרגות
    .help = הרחבה 1: שתים־עשרה ממשבצות הבונוס שבין המדרגות מכוסות באריחי מדרגות, בהגרלה או בבחירה מוסכמת.
option-imam_and_sultan = אימאם וסולטן
    .help = הרחבה 2: שתי הדמויות מלוות את מי שמוביל במדרגות ומוזילות מגילות ומוצרי מותרות.
option-exchange_set = משרדי חליפין
    .help = הרחבה 3: מאילו משרדי חליפין שולפים את שלושת המשרדים של המשחק.
option-audience_side = צד דיסקת הקהל
    .help = הרחבה 4: בצד הסגול יש גזרה בלי צופים וגזרה עם ארבעה. הצד זהה אצל כולם.
option-desert_cities = ערי המדבר
    .help = הרחבה 5: שני הנתיבים בסהרה מסתיימים בעיר מדבר, ונווה המדבר ההתחלתי מכוסה.
option-river_tiles = אריחי נהר
    .help = אריחי הנהר של שלושת השלישים: בהגרלה, המומלצים למשחק ראשון, או לפי בחירתכם.
option-start_player = השחקן הפותח
    .help = אצל מי נמצאים בהתחלה סמן השליש וסמן הסיבוב.
option-tower_model = מגדל הקוביות
    .help = האם קשים יכולים להיתקע במגדל ולצאת מאוחר יותר, או שהכול נופל מיד.
option-leftover_keshis = קשים שאיש אינו יכול לקחת
    .help = מה קורה לקשים שנשארו בהיצע אחרי שכולם פרשו משלב 2.
option-stairs_may_stop = עצירה במדרגות
    .help = האם מותר להפסיק תנועה במדרגות, או שחובה לעשות כל צעד.
option-permanent_limit = מגילות קבועות
    .help = האם מגילות שמשפרות פעולת רובע (23 עד 25, 29, 34, 46 ו־51) פועלות פעם בתור או בכל פעם.
option-score_floor = הניקוד הנמוך ביותר
    .help = האם הניקוד יכול לרדת מתחת לאפס.
option-river_unmoved = סירות שלא זזו
    .help = האם סירות שבמשבצת ההתחלה אינן מדורגות בהכרעת הנהר, או מדורגות אחרונות לפי סדר התורות.
option-square_steps = צעדים מהכיכר הראשית
    .help = האם כמה צעדים ממשבצת אחת בכיכר הם תנועה אחת או תנועות נפרדות של צעד אחד.
option-audience_threshold = ספירת צופים במגילות 47 ו־51
    .help = האם הצופה הנוסף של מגילה 31 נספר כשמגילות אלה מחפשות גזרות של שלושה צופים או אחד.
option-city_without_tile = משבצת רביעית בסהרה בלי עיר
    .help = האם מותר לתפוס את המשבצת הרביעית בנתיב כשלא נשארה עיר מדבר.
value-players-2 = שניים
value-players-3 = שלושה
value-players-4 = ארבעה
value-stairs_tiles-true = כן, בהגרלה
value-stairs_tiles-false = לא
value-imam_and_sultan-true = כן
value-imam_and_sultan-false = לא
value-exchange_set-base = ששת הבסיסיים
value-exchange_set-mixed = כל השנים־עשר
value-exchange_set-new_only = רק ששת החדשים
value-audience_side-pink = ורוד
value-audience_side-purple = סגול
value-desert_cities-true = כן
value-desert_cities-false = לא
value-river_tiles-random = בהגרלה
value-river_tiles-first_game = למשחק ראשון (01, 03, 05)
value-start_player-random = בהגרלה
value-tower_model-bernoulli = קשים עלולים להיתקע
value-tower_model-pass_through = הכול נופל החוצה
value-leftover_keshis-supply = עוברים למלאי הכללי
value-leftover_keshis-stay = נשארים להיצע הבא
value-stairs_may_stop-true = מותרת
value-stairs_may_stop-false = אסורה
value-permanent_limit-once_per_turn = פעם בתור
value-permanent_limit-unlimited = בכל פעם
value-score_floor-none = בלי גבול
value-score_floor-zero = אפס
value-river_unmoved-unranked = אינן מדורגות
value-river_unmoved-turn_order = אחרונות, לפי סדר התורות
value-square_steps-one_move = תנועה אחת
value-square_steps-separate = תנועות נפרדות
value-audience_threshold-effective = נספר
value-audience_threshold-printed = רק צופים מודפסים נספרים
value-city_without_tile-allowed = מותר
value-city_without_tile-forbidden = אסור

## צורות של מילים

to-district = { $district_key ->
    [date_plantation] למטע התמרים
    [medrese] למדרסה
    [palace] לארמון
    [mosque] למסגד
    [main_square] לכיכר הראשית
    [river] לנהר
    [medina] לעיר העתיקה
    [sahara] לסהרה
    [souk] לשוק
   *[other] אל { $district }
 }
in-district = { $district_key ->
    [date_plantation] במטע התמרים
    [medrese] במדרסה
    [palace] בארמון
    [mosque] במסגד
    [main_square] בכיכר הראשית
    [river] בנהר
    [medina] בעיר העתיקה
    [sahara] בסהרה
    [souk] בשוק
   *[other] ברובע { $district }
 }
resource-amount = { $resource_key ->
    [water] { $count ->
        [one] יחידת מים אחת
        [two] שתי יחידות מים
       *[other] { $count } יחידות מים
     }
    [date] { $count ->
        [one] תמר אחד
        [two] שני תמרים
       *[other] { $count } תמרים
     }
    [dinar] { $count ->
        [one] דינר אחד
        [two] שני דינרים
       *[other] { $count } דינרים
     }
   *[other] { $count } { $resource }
 }
one-keshi = קשי { $colour }
one-gate = שער { $colour }

## שמות

colour-green = ירוק
colour-grey = אפור
colour-white = לבן
colour-black = שחור
colour-pink = ורוד
colour-turquoise = טורקיז
colour-beige = בז'
colour-brown = חום
colour-red = אדום
colour-purple = סגול
colour-yellow = צהוב
colour-orange = כתום
district-date_plantation = מטע תמרים
district-medrese = מדרסה
district-palace = ארמון
district-mosque = מסגד
district-main_square = הכיכר הראשית
district-river = נהר
district-medina = מדינה (העיר העתיקה)
district-sahara = סהרה
district-souk = שוק
resource-water = מים
resource-date = תמר
resource-dinar = דינר
stairs-palace = מדרגות הארמון
stairs-mosque = מדרגות המסגד
square-water = יחידת מים
square-points = 2 נקודות
square-mosque = צעד במדרגות המסגד
square-palace = צעד במדרגות הארמון
square-river = צעד בנהר
square-date = תמר
square-dinar = דינר
square-goods = קשי סחורה
sahara-left_1 = המשבצת הראשונה בנתיב השמאלי
sahara-left_2 = המשבצת השנייה בנתיב השמאלי
sahara-left_3 = המשבצת השלישית בנתיב השמאלי
sahara-right_1 = המשבצת הראשונה בנתיב הימני
sahara-right_2 = המשבצת השנייה בנתיב הימני
sahara-right_3 = המשבצת השלישית בנתיב הימני
sahara-start_right = המקום הימני בנווה המדבר ההתחלתי
sahara-start_left = המקום השמאלי בנווה המדבר ההתחלתי
sahara-left_4 = המשבצת הרביעית בנתיב השמאלי
sahara-right_4 = המשבצת הרביעית בנתיב הימני
scroll-colour-grey = אפורה
scroll-colour-yellow = צהובה
scroll-colour-pink = ורודה
scroll-colour-orange = כתומה
kind-slippers = נעלי בית
kind-tajine = טאג'ין
kind-dagger = פגיון
kind-oil_lamp = מנורת שמן
kind-necklace = שרשרת
use-action = פעולת הרובע
use-keshi = קשי חדש
side-a = הראשון
side-b = השני
mode-pay = לשלם את כל המחיר
mode-scroll44 = להשתמש במגילה 44: דינר אחד ומשאב אחד על כל אריח אספקה גלוי
mode-default = להחזיר את כל המשאבים ולהפסיד את הנקודות
place-water = יחידת מים
place-points = 2 נקודות
place-mosque = מסגד
place-palace = ארמון
place-river = נהר
place-date = תמר
place-dinar = דינר
place-goods = קשי סחורה
place-date_plantation = מטע תמרים
place-medrese = מדרסה
place-main_square = הכיכר הראשית
place-medina = מדינה (העיר העתיקה)
place-sahara = סהרה
place-souk = שוק
gate-space-1 = מטע התמרים
gate-space-2 = המדרסה
gate-space-3 = הארמון
gate-space-4 = המסגד
gate-space-5 = הכיכר הראשית
gate-space-6 = הנהר
gate-space-7 = הסהרה
gate-space-8 = השוק
workshop-name = בית מלאכה { $value }
shop-name = חנות { $value }
office-name = משרד חליפין { $value }
supply-name = אריח אספקה { $value }
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
    [green_green] 2 קשים ירוקים
    [grey_grey] 2 קשים אפורים
    [white_white] 2 קשים לבנים
    [black_black] 2 קשים שחורים
    [pink_pink] 2 קשים ורודים
    [turquoise_turquoise] 2 קשים בטורקיז
    [beige_beige] 2 קשים בבז'
    [brown_brown] 2 קשים חומים
    [red_red] 2 קשים אדומים
    [purple_purple] 2 קשים סגולים
    [yellow_yellow] 2 קשים צהובים
    [orange_orange] 2 קשים כתומים
    [green] קשי ירוק אחד
    [grey] קשי אפור אחד
    [white] קשי לבן אחד
    [black] קשי שחור אחד
    [pink] קשי ורוד אחד
    [turquoise] קשי טורקיז אחד
    [beige] קשי בז' אחד
    [brown] קשי חום אחד
    [red] קשי אדום אחד
    [purple] קשי סגול אחד
    [yellow] קשי צהוב אחד
    [orange] קשי כתום אחד
   *[other] קשים בצבעים { $colours }
 }
place-on-square = { $place_key ->
    [water] יחידת מים
    [points] 2 נקודות
    [mosque] צעד במדרגות המסגד
    [palace] צעד במדרגות הארמון
    [river] צעד בנהר
    [date] תמר
    [dinar] דינר
    [goods] קשי סחורה
   *[other] { $place }
 }

## אריחים: מה כל אחד עושה

scroll-1 = קבלת קשי ירוק והנחתו
scroll-2 = קבלת קשי אפור והנחתו
scroll-3 = קבלת קשי לבן והנחתו
scroll-4 = קבלת קשי שחור והנחתו
scroll-5 = קבלת קשי ורוד והנחתו
scroll-6 = קבלת קשי טורקיז והנחתו
scroll-7 = קבלת קשי בז' והנחתו
scroll-8 = קבלת קשי חום והנחתו
scroll-9 = קבלת קשי אדום והנחתו
scroll-10 = קבלת קשי סגול
scroll-11 = קבלת קשי צהוב
scroll-12 = קבלת קשי כתום
scroll-13 = כל חציית גבול במדרגות נותנת גם יחידת מים
scroll-14 = כל חציית גבול במדרגות נותנת גם תמר
scroll-15 = כל חציית גבול במדרגות נותנת דינר שני
scroll-16 = כל חציית גבול במדרגות נותנת גם צעד בנהר
scroll-17 = כל אשד שהסירה צועדת אל מעבר לו נותן מיד את הבונוס שלו
scroll-18 = כל שימוש במשרד החליפין נותן גם משאב לבחירה
scroll-19 = קבלת 2 יחידות מים
scroll-20 = קבלת 2 דינרים
scroll-21 = קבלת 3 תמרים
scroll-22 = שערים מבית המלאכה השמאלי אינם עולים נקודות
scroll-23 = במטע כל קשי ירוק יכול לתת יחידת מים במקום תמר (פעם בתור)
scroll-24 = במטע כל קשי ירוק יכול לתת דינר במקום תמר (פעם בתור)
scroll-25 = במטע כל קשי ירוק יכול לתת נקודה במקום תמר (פעם בתור)
scroll-26 = אחרי תנועה במדרגות אפשר לקנות עוד צעדים, תמר לצעד
scroll-27 = אחרי תנועה במדרגות אפשר לקנות עוד צעדים, יחידת מים לצעד
scroll-28 = בתחילת כל ניקוד סוף שליש מתקבל הבונוס של כל אשד שעברתם
scroll-29 = אחרי פעולת הכיכר, 2 נקודות על כל צופה שפונה למשבצת הנקודות (פעם בתור)
scroll-30 = קבלת קשי בצבע לבחירה והנחתו
scroll-31 = כל גזרה בדיסקת הקהל נחשבת בעלת צופה נוסף
scroll-32 = שערים שקונים עולים דינר פחות
scroll-33 = תמרים ומים יכולים להחליף דינרים בכל תשלום
scroll-34 = בשוק עוזר אחד יכול להשיג כמה מוצרי מותרות (פעם בתור)
scroll-35 = מוכרי מים נותנים 2 יחידות מים במקום אחת
scroll-36 = הקשי על שער שקניתם יכול להיות בכל צבע
scroll-37 = קבלת 2 קשים צהובים
scroll-38 = קבלת 2 קשים סגולים
scroll-39 = קבלת 2 קשים כתומים
scroll-40 = קבלת קשי צהוב וקשי סגול
scroll-41 = קבלת קשי צהוב וקשי כתום
scroll-42 = קבלת קשי סגול וקשי כתום
scroll-43 = קבלת 2 קשים בצבעים לבחירה והנחתם
scroll-44 = אפשר לספק לתושבי העיר בדינר אחד ובמשאב לבחירה על כל אריח אספקה גלוי
scroll-45 = השגת נווה מדבר עולה רק משאב אחד לבחירה
scroll-46 = בשוק עוזר אחד יכול להשתמש במשרד החליפין כמה פעמים (פעם בתור)
scroll-47 = כל משבצת שפונים אליה בדיוק 3 צופים נותנת את הבונוס שלה שלוש פעמים
scroll-48 = כל תנועה במדרגות ארוכה בצעד אחד
scroll-49 = בראש מדרגות המסגד כל צעד נוסף נותן 2 נקודות
scroll-50 = פעולת רובע שיש בו מוכר מים נותנת גם 2 נקודות
scroll-51 = אחרי פעולת הכיכר, הבונוס של כל משבצת שפונה אליה בדיוק צופה אחד (פעם בתור)
scroll-52 = בראש מדרגות הארמון כל צעד נוסף נותן 2 נקודות
scroll-53 = ביצוע הפעולה של רובע כלשהו
scroll-54 = להטוטן שמניחים נותן גם את הבונוסים של שתי המשבצות הסמוכות
scroll-55 = 3 צעדים במדרגות הארמון ו־3 במדרגות המסגד
scroll-56 = כל צעד נוסף של סירה עוגנת נותן 2 נקודות
scroll-57 = מוכר מים לשוק שלכם ו־3 יחידות מים
scroll-58 = תמורת תמר אחד, לקיחת מגילה כתומה גלויה בלי מלומדים
scroll-59 = קבלת כל הבונוסים שעל הקו בין שתי הדמויות שלכם
scroll-60 = כל בונוס של אשד מתקבל פעמיים
scroll-61 = בשלב 2 אפשר לקחת שני קשים בצבעים כלשהם
scroll-62 = השגת עד 3 נאות מדבר שגיליתם, חינם
scroll-63 = כל חציית גבול נותנת שני בונוסים שונים מהקו
scroll-64 = קבלת קשי בצבע לבחירה והנחתו, ואז ביצוע פעולת הרובע שלו
scroll-65 = בפעולת הכיכר מסובבים את הדיסקה ובוחרים בונוס פעמיים
scroll-66 = כל שער שקונים מביא 2 קשים באותו צבע
scroll-67 = קבלת 3 קשים בצבעים לבחירה והנחתם
scroll-68 = כל נווה מדבר שמגלים נותן מיד את ערכו הנוכחי
scroll-69 = בשלב 4 מתקבלים הבונוסים של כל האשדים שעברתם
scroll-70 = כל להטוטן נותן את הבונוס של משבצתו פעם על כל צופה שפונה אליו
scroll-71 = קבלת הערך הנוכחי של נווה מדבר אחד שהשגתם
scroll-72 = החזרת כל מספר של משאבים, 2 נקודות על כל אחד
scroll-01 = { scroll-1 }
scroll-02 = { scroll-2 }
scroll-03 = { scroll-3 }
scroll-04 = { scroll-4 }
scroll-05 = { scroll-5 }
scroll-06 = { scroll-6 }
scroll-07 = { scroll-7 }
scroll-08 = { scroll-8 }
scroll-09 = { scroll-9 }
oasis-1 = 2 נקודות על כל שער שחור, טורקיז או ירוק על הלוח שלכם
oasis-2 = 2 נקודות על כל שער אפור, לבן או בז' על הלוח שלכם
oasis-3 = 2 נקודות על כל שער ורוד, חום או סגול על הלוח שלכם
oasis-4 = 2 נקודות על כל שער אדום, צהוב או כתום על הלוח שלכם
oasis-5 = 3 נקודות, ועוד אחת על כל קשי לבן על הלוח שלכם
oasis-6 = 3 נקודות, ועוד אחת על כל קשי שחור על הלוח שלכם
oasis-7 = 3 נקודות, ועוד אחת על כל קשי טורקיז על הלוח שלכם
oasis-8 = 3 נקודות, ועוד אחת על כל קשי ירוק על הלוח שלכם
oasis-9 = 3 נקודות, ועוד אחת על כל קשי אפור על הלוח שלכם
oasis-10 = 3 נקודות, ועוד אחת על כל קשי ורוד על הלוח שלכם
oasis-11 = 3 נקודות, ועוד אחת על כל קשי בז' על הלוח שלכם
oasis-12 = 3 נקודות, ועוד אחת על כל קשי חום על הלוח שלכם
oasis-13 = 3 נקודות, ועוד אחת על כל מוכר מים על הלוח שלכם, כולל זה של מגילה 57
oasis-14 = 2 נקודות על כל זוג נעלי בית בין מוצרי המותרות שלכם
oasis-15 = 2 נקודות על כל טאג'ין בין מוצרי המותרות שלכם
oasis-16 = 2 נקודות על כל פגיון בין מוצרי המותרות שלכם
oasis-17 = 2 נקודות על כל מנורת שמן בין מוצרי המותרות שלכם
oasis-18 = 2 נקודות על כל שרשרת בין מוצרי המותרות שלכם
oasis-19 = 3 נקודות, ועוד אחת על כל יחידת מים שמחזירים עבורו, 12 לכל היותר
oasis-20 = 3 נקודות, ועוד אחת על כל דינר שמחזירים עבורו, 12 לכל היותר
oasis-21 = 3 נקודות, ועוד אחת על כל תמר שמחזירים עבורו, 12 לכל היותר
oasis-22 = 3 נקודות, ועוד אחת על כל מוצר מותרות שלכם
oasis-23 = 3 נקודות, ועוד אחת על כל מגילה שלכם
oasis-24 = 4 נקודות על כל רובע, מלבד השוק, שיש בו לכל היותר 3 קשים בצבעו; מוכרי מים אינם נספרים
oasis-25 = 4 נקודות על כל רובע מלא
oasis-26 = 3 נקודות על כל נווה מדבר שהשגתם, מנוקד או לא, וגם על זה עצמו אם הושג
oasis-27 = 7 נקודות אם תלמיד האימאם שלכם עומד על המדרגה האחרונה של מדרגות המסגד, אחרת כלום
oasis-28 = 7 נקודות אם איש החצר שלכם עומד על המדרגה האחרונה של מדרגות הארמון, אחרת כלום
oasis-29 = 7 נקודות אם שתי הדמויות שלכם חצו יחד 5 גבולות מקטע או יותר, אחרת כלום
oasis-30 = 7 נקודות אם הסירה שלכם עוגנת במזחים באותו רגע, אחרת כלום
oasis-01 = { oasis-1 }
oasis-02 = { oasis-2 }
oasis-03 = { oasis-3 }
oasis-04 = { oasis-4 }
oasis-05 = { oasis-5 }
oasis-06 = { oasis-6 }
oasis-07 = { oasis-7 }
oasis-08 = { oasis-8 }
oasis-09 = { oasis-9 }
city-1 = בסוף, 2 נקודות על כל שער שבניתם
city-2 = בסוף, 2 נקודות על כל מוצר מותרות שלכם
city-3 = בסוף, 2 נקודות על כל מגילה שלכם
city-4 = בסוף, נקודה על כל מדרגה שאיש החצר עלה במדרגות הארמון; צעדים שנעשו על המדרגה האחרונה אינם נספרים
city-5 = בסוף, נקודה על כל מדרגה שתלמיד האימאם עלה במדרגות המסגד; צעדים שנעשו על המדרגה האחרונה אינם נספרים
city-6 = בסוף, נקודה על כל 3 קשים על הלוח שלכם, בלי הסחורה
city-7 = בסוף, נקודה על כל משבצת שהסירה התקדמה בנהר; צעדים שנעשו במזחים אינם נספרים
city-8 = בסוף, 2 נקודות על כל רובע, מלבד השוק, שיש בו לפחות 4 קשים כולל מוכר המים
city-9 = בסוף, כל להטוטן שלכם נותן נקודות כמספר הצופים שפונים אליו
city-10 = כשמשיגים אותה אפשר לקחת מגילה גלויה כלשהי בלי מלומדים ובלי תמרים
city-11 = כשמשיגים אותה אפשר לקחת מוצר מותרות גלוי כלשהו בלי לשלם ולקבל את נקודותיו ומשאביו
city-12 = כשמשיגים אותה אפשר לבנות שער כלשהו עם שומר מהמגדל בלי לשלם דינרים
city-01 = { city-1 }
city-02 = { city-2 }
city-03 = { city-3 }
city-04 = { city-4 }
city-05 = { city-5 }
city-06 = { city-6 }
city-07 = { city-7 }
city-08 = { city-8 }
city-09 = { city-9 }
face-1 = המנצח רשאי לבצע את הפעולה של רובע כלשהו
face-2 = המנצח רשאי להשיג חינם אחד משלושת נאות המדבר שמוצגים ליד הלוח
face-3 = המנצח מקבל 2 קשים בצבעים לבחירתו ומניח אותם זה אחר זה עם הבונוסים שלהם
face-4 = המנצח מקבל 5 נקודות
face-5 = המנצח מקבל 7 נקודות והשני 3
face-6 = המנצח מקבל 6 משאבים לבחירתו והשני 3
face-7 = המנצח מקבל קשי אדום ומניח אותו
face-8 = המנצח מקבל 3 נקודות
face-9 = סירת המנצח מתחילה את שליש 3 במשבצת התנין במקום במשבצת ההתחלה
face-10 = המנצח מקבל קשי סגול, קשי צהוב וקשי כתום
face-11 = המנצח עושה 3 צעדים במדרגות הארמון או במדרגות המסגד, כולם באותן מדרגות; השני עושה צעד אחד
face-12 = המנצח בוחר בין נקודה על כל שער שבנה לבין נקודה על כל קשי ירוק שעל לוחו; השני מקבל את האחר
face-13 = המנצח מקבל קשי ורוד, חום או בז' לבחירתו ומניח אותו
face-14 = המנצח מקבל יחידת מים, דינר ותמר
face-15 = המנצח רשאי להשיג חינם עד 2 נאות מדבר שגילה
face-16 = המנצח רשאי לבצע את פעולת הכיכר הראשית פעמיים ברצף, ובכל פעם הדיסקה מסתובבת
face-17 = המנצח בוחר בין תמר ודינר על כל להטוטן לבין יחידת מים ותמר על כל קשי אדום שעל לוחו; השני מקבל את האחר
face-18 = המנצח בוחר בין נקודה על כל 4 קשים שעל לוחו, כולל סחורה, לבין 2 נקודות על כל מוצר מותרות; השני מקבל את האחר
face-01 = { face-1 }
face-02 = { face-2 }
face-03 = { face-3 }
face-04 = { face-4 }
face-05 = { face-5 }
face-06 = { face-6 }
face-07 = { face-7 }
face-08 = { face-8 }
face-09 = { face-9 }

## השפעות ממתינות

effect-keshi-green = הנחת קשי ירוק
effect-keshi-grey = הנחת קשי אפור
effect-keshi-white = הנחת קשי לבן
effect-keshi-black = הנחת קשי שחור
effect-keshi-pink = הנחת קשי ורוד
effect-keshi-turquoise = הנחת קשי טורקיז
effect-keshi-beige = הנחת קשי בז'
effect-keshi-brown = הנחת קשי חום
effect-keshi-red = הנחת קשי אדום
effect-keshi-purple = הנחת קשי סגול
effect-keshi-yellow = הנחת קשי צהוב
effect-keshi-orange = הנחת קשי כתום
effect-keshi-any = קשי בצבע לבחירה
effect-keshi2-any = 2 קשים בצבע אחד לבחירה
effect-connection = בונוס הקישור
effect-resource-any-1 = משאב לבחירה
effect-goods-1 = קשי סחורה לבחירה
effect-river-1 = צעד אחד בנהר
effect-stairs-palace-1 = צעד אחד במדרגות הארמון
effect-stairs-mosque-1 = צעד אחד במדרגות המסגד
effect-stairs-either-1 = צעד אחד במדרגות הארמון או המסגד
effect-resource-any-2 = 2 משאבים לבחירה
effect-goods-2 = 2 קשים של סחורה בצבע אחד
effect-river-2 = 2 צעדים בנהר
effect-stairs-palace-2 = 2 צעדים במדרגות הארמון
effect-stairs-mosque-2 = 2 צעדים במדרגות המסגד
effect-stairs-either-2 = 2 צעדים במדרגות הארמון או המסגד
effect-resource-any-3 = 3 משאבים לבחירה
effect-goods-3 = 3 קשים של סחורה בצבע אחד
effect-river-3 = 3 צעדים בנהר
effect-stairs-palace-3 = 3 צעדים במדרגות הארמון
effect-stairs-mosque-3 = 3 צעדים במדרגות המסגד
effect-stairs-either-3 = 3 צעדים במדרגות הארמון או המסגד
effect-resource-any-4 = 4 משאבים לבחירה
effect-goods-4 = 4 קשים של סחורה בצבע אחד
effect-river-4 = 4 צעדים בנהר
effect-stairs-palace-4 = 4 צעדים במדרגות הארמון
effect-stairs-mosque-4 = 4 צעדים במדרגות המסגד
effect-stairs-either-4 = 4 צעדים במדרגות הארמון או המסגד
effect-resource-any-5 = 5 משאבים לבחירה
effect-goods-5 = 5 קשים של סחורה בצבע אחד
effect-river-5 = 5 צעדים בנהר
effect-stairs-palace-5 = 5 צעדים במדרגות הארמון
effect-stairs-mosque-5 = 5 צעדים במדרגות המסגד
effect-stairs-either-5 = 5 צעדים במדרגות הארמון או המסגד
effect-resource-any-6 = 6 משאבים לבחירה
effect-goods-6 = 6 קשים של סחורה בצבע אחד
effect-river-6 = 6 צעדים בנהר
effect-stairs-palace-6 = 6 צעדים במדרגות הארמון
effect-stairs-mosque-6 = 6 צעדים במדרגות המסגד
effect-stairs-either-6 = 6 צעדים במדרגות הארמון או המסגד

## מילים לשולחן

word-keshi = קשי
word-date_picker = קוטף תמרים
word-scholar = מלומד
word-noble = אציל
word-priest = איש דת
word-juggler = להטוטן
word-fisher = דייג
word-guard = שומר
word-caravan_leader = מוביל שיירה
word-water_seller = מוכר מים
word-carpet = שטיח
word-lamp = מנורה
word-spice = תבלין
word-goods = סחורה
word-resource = משאב
word-point = נקודה
word-district = רובע
word-water_seller_space = משבצת מוכר המים
word-keshi_space = משבצת קשי
word-assistant_space = משבצת עוזר
word-assistant = עוזר
word-imams_student = תלמיד האימאם
word-sultans_courtier = איש החצר של הסולטן
word-fishing_boat = סירת דיג
word-sultan = סולטן
word-imam = אימאם
word-fountain_tile = אריח המזרקה
word-board = לוח המשחק
word-player_board = לוח השחקן
word-supply_board = לוח המלאי
word-screen = פרגוד
word-cube_tower = מגדל הקוביות
word-tower_base = בסיס המגדל
word-offer = היצע
word-general_supply = המלאי הכללי
word-personal_supply = מלאי אישי
word-season = שליש
word-round = סיבוב
word-turn = תור
word-phase = שלב
word-phase1 = בחירת קשים ושליחת עוזרים
word-phase2 = השגת קשים והנחתם
word-phase3 = הפעלת עוזרים
word-phase4 = בונוס הנהר וסוף הסיבוב
word-season_scoring = ניקוד סוף שליש
word-final_scoring = ניקוד סופי
word-start_player = שחקן פותח
word-round_marker = סמן הסיבוב (גמל)
word-season_marker = סמן השליש
word-score_track = מסלול הניקוד
word-placing_bonus = בונוס הנחה
word-district_action = פעולת רובע
word-river_track = מסלול הנהר
word-waterfall = אשד
word-pier = מזח
word-crocodile_space = משבצת התנין
word-river_tile = אריח נהר
word-river_evaluation = הכרעת הנהר
word-stairs = מדרגות
word-palace_stairs = מדרגות הארמון
word-mosque_stairs = מדרגות המסגד
word-section = מקטע
word-boundary = גבול מקטע
word-connection_bonus = בונוס קישור
word-connection_line = קו קישור
word-stair_tile = אריח מדרגות
word-audience_disc = דיסקת הקהל
word-spectator = צופה
word-scroll = מגילה
word-academy = אקדמיה
word-immediate = פעולה מיידית
word-round_end = בונוס סוף סיבוב
word-season_end = בונוס סוף שליש
word-permanent = שיפור קבוע
word-city_gate = שער העיר
word-gate_space = משבצת שער
word-workshop = בית מלאכה
word-guard_tower = מגדל השמירה
word-assigned_guard = שומר מוצב
word-oasis = נווה מדבר
word-start_oasis = נווה המדבר ההתחלתי
word-oasis_track = מסלול נאות המדבר
word-storage_place = משבצת אחסון
word-route = נתיב
word-swap = החלפה
word-exchange_office = משרד חליפין
word-souk_shop = חנות בשוק
word-luxury_good = מוצר מותרות
word-supply_tile = אריח אספקה
word-supply_payment = אספקה לתושבי העיר
word-filled_district = רובע מלא
word-remaining_resources = משאבים שנותרו
word-expansion = הרחבה
word-expansion1 = אריחי מדרגות
word-expansion2 = אימאם וסולטן
word-expansion3 = משרדי חליפין נוספים
word-expansion4 = צופים
word-expansion5 = ערי המדבר
word-desert_city = עיר מדבר
word-day_side = צד היום
word-night_side = צד הלילה
word-cover_tile = אריח כיסוי
word-points = נקודות

## The table as lines of text

board-round = שליש { $season }, סיבוב { $round }. השחקן הפותח: { $name }. אריח הנהר: { $face }. משרד החליפין: { $office }
board-offer = ההיצע: { $keshis }. במגדל: { $count }
board-scrolls = מגילות: { $scrolls }
board-shops = מוצרי מותרות: { $tiles }. ערי מדבר: { $cities }
board-workshop = בית מלאכה { $number }: { $gates }
board-count = { $thing }: { $count }
board-count-seller = { $thing }: { $count } ומוכר מים
board-seat = { $name }: נקודות { $points }; מים { $water }, תמרים { $dates }, דינרים { $dinars }
board-keshis = קשים: { $keshis }
board-figures = מדרגות הארמון { $palace }, מדרגות המסגד { $mosque }, סירה { $boat }. עוזרים: { $assistants }
board-tiles = מגילות { $scrolls }; מוצרי מותרות { $luxuries }; שערים { $gates }; אריחי אספקה { $supply }
board-oases = נאות מדבר שנרכשו { $acquired }, שהתגלו { $discovered }; ערים { $cities }
board-screen = מאחורי הפרגוד: { $keshis }
