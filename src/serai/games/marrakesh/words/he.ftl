# הצבעים כאן הם צבעי קאשים ושערים, ולכן בלשון זכר; צבעי המגילות בלשון נקבה.

game = מרקש
game-about = שולחים עוזרים לרובעי העיר, בוחרים קאשים ממגדל הקוביות ונותנים לבונוס אחד להוליד את הבא; לשניים עד ארבעה משתתפים.
game-invitation = להפיל קאשים אל המגדל ולבנות את הריאד.

## מה עושים עכשיו

prompt-place_track_keshi = להניח את הקאשי שנשלף על משבצת קאשי במסלול נאות המדבר.
prompt-set_disc = לסובב את דיסקת הקהל לפי בחירה; כך יתחיל המשחק.
prompt-choose_supply = לבחור איזה אריח אספקה ייחשף עכשיו; מחירו ישולם בסוף השליש.
prompt-choose_keshis = לבחור שלושה קאשים מאחורי הפרגוד; כל אחד שולח עוזר לרובע שלו.
prompt-send_red_assistant = לבחור לאיזה רובע ילך העוזר של הקאשי האדום.
prompt-draft = לקחת מההיצע קאשי אחד או שניים מאותו צבע.
prompt-place_pink = לבחור ללהטוטן משבצת פנויה בכיכר הראשית; הבונוס שלה מתקבל.
prompt-place_brown = לבחור היכן יעמוד מוביל השיירה בסהרה.
prompt-choose_city = לבחור עיר מדבר למשבצת שנתפסה.
prompt-place_red = לבחור באיזה רובע יעמוד מוכר המים.
prompt-choose_colour = לבחור את צבע הקאשי שיתקבל.
prompt-resolve = כמה השפעות ממתינות: לבחור מה יבוצע עכשיו.
prompt-take_resource = לבחור משאב.
prompt-take_goods = לבחור צבע של סחורה.
prompt-step = לעשות את הצעד הבא או לעצור כאן.
prompt-choose_stairs = לבחור באילו מדרגות תעלה הדמות.
prompt-choose_bonus = גבול מקטע נחצה: לבחור בונוס מקו הקישור.
prompt-pay = לבחור במה לשלם.
prompt-return_resources = לבחור כמה להחזיר מהמשאב הזה.
prompt-use_assistant = להפעיל עוזר: לקחת קאשי חדש או לבצע את פעולת הרובע.
prompt-plantation = לבחור מה יביאו קוטפי התמרים.
prompt-square_bonus = לבחור להטוטן; הבונוס שלו מתקבל פעם על כל צופה.
prompt-buy_scroll = מדרסה: לקנות מגילה, להחליף שלוש, או לסיים את הפעולה.
prompt-buy_gate = בעיר העתיקה: לקנות שער או לסיים את הפעולה.
prompt-build_gate = לבחור על איזו משבצת שער ייבנה השער.
prompt-acquire_oasis = בסהרה: להשיג נווה מדבר שהתגלה או לסיים את הפעולה.
prompt-swap_return = להחזיר קאשי כדי לקחת אחד בצבע אחר, או לוותר.
prompt-take_scroll = לקחת אחת מהמגילות האלה או לוותר.
prompt-take_luxury = לקחת מוצר מותרות בלי לשלם או לוותר.
prompt-take_gate = לקחת שער בלי לשלם דינרים או לוותר.
prompt-choose_action = לבחור רובע ולבצע את פעולתו, או לוותר.
prompt-choose_oasis = לבחור נווה מדבר שהושג; ערכו מתקבל עכשיו.
prompt-river_bonus = לבחור אשד שהסירה עברה; הבונוס שלו מתקבל.
prompt-choose_river_bonus = זכייה בהכרעת הנהר: לבחור אחד משני הבונוסים.
prompt-take_oasis = זכייה בנהר: להשיג אחד מנאות המדבר שבתצוגה או לוותר.
prompt-accept = לבצע את פעולת הכיכר הראשית או לוותר.
prompt-supply = אספקה לתושבי העיר.
prompt-buy_river_step = לקנות עוד צעד בנהר תמורת יחידת מים, או לעצור כאן.
prompt-buy_stairs_step = לקנות עוד צעד במדרגות או לעצור כאן.
prompt-acquire_freely = להשיג חינם נווה מדבר שהתגלה, או לסיים את הפעולה.
prompt-souk = שוק: להחליף סחורה, להשיג מוצר מותרות, או לסיים את הפעולה.
prompt-deal = שולפים אריחים וקאשים.
prompt-over = המשחק הסתיים.

## מהלכים

action-place_track_keshi = להניח את הקאשי ה{ $colour } על משבצת { $place } במסלול נאות המדבר
action-set_disc = { $rotation ->
    [0] להניח את הדיסקה בלי לסובב
    [one] להניח את הדיסקה מסובבת בגזרה אחת
    [two] להניח את הדיסקה מסובבת בשתי גזרות
   *[other] להניח את הדיסקה מסובבת ב־{ $rotation } גזרות
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
    [keshi] לקחת קאשי חדש { in-district }
   *[action] לבצע את הפעולה { in-district }
 }
action-plantation = לקטוף – תמרים: { $date }, מים: { $water }, דינרים: { $dinar }, נקודות: { $points }
action-exchange = להחליף { one-keshi }
action-buy_luxury = { $waive_key ->
    [none] להשיג את מוצר המותרות ב{ $shop }
   *[other] להשיג את מוצר המותרות ב{ $shop } בקאשי { $waive } אחד פחות
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
event-effect_chosen = { $seat }: ההשפעה הבאה – { $effect }.
event-river_bonus_chosen = { $seat }: נבחר הבונוס { $option } של אריח נהר { $face_key }.
event-season_begun = שליש { $season } מתחיל, והפתיחה אצל { $seat }. אריח נהר { $face_key }: { $face }.
event-round_begun = שליש { $season }, סיבוב { $round }. הפתיחה אצל { $seat }.
event-start_chosen = הפתיחה הראשונה אצל { $seat }.
event-office_opened = משרד חליפין חדש נפתח: { $office }.
event-track_keshi_placed = { $seat }: { one-keshi } הונח על משבצת { $place } במסלול נאות המדבר.
event-disc_set = { $seat }: דיסקת הקהל הונחה (מצב { $rotation_number }).
event-supply_dealt = { $seat }: אלה אריחי האספקה שהתקבלו – { $tiles }.
event-supply_dealt-hidden = { $seat }: התקבלו שלושה אריחי אספקה.
event-supply_chosen = { $seat }: נבחר { $tile }.
event-supply_chosen-hidden = { $seat }: נבחר אריח אספקה.
event-supply_turned_up = { $seat }: נחשף { $tile }.
event-keshis_chosen = { $seat }: נבחרו { $colours }.
event-keshis_chosen-hidden = { $seat }: נבחרו שלושה קאשים.
event-keshis_revealed = { $seat }: נחשפו { $colours }.
event-assistant_sent = { $seat }: עוזר נשלח { to-district }.
event-tower_dropped = { $count ->
    [0] אף קאשי לא יצא ממגדל הקוביות.
    [one] קאשי אחד יצא ממגדל הקוביות: { $colours }.
    [two] שני קאשים יצאו ממגדל הקוביות: { $colours }.
   *[other] { $count } קאשים יצאו ממגדל הקוביות: { $colours }.
 }
event-drafted = { $seat }: מההיצע { $colours_count ->
    [one] נלקח
   *[other] נלקחו
 } { keshis-taken }.
event-dropped_out = { $seat }: אין מקום לשום דבר מההיצע, ולכן פרישה מהשלב.
event-offer_cleared = { $count ->
    [one] קאשי אחד שלא נלקח יצא מההיצע.
    [two] שני קאשים שלא נלקחו יצאו מההיצע.
   *[other] { $count } קאשים שלא נלקחו יצאו מההיצע.
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
    [keshi] { $seat }: עוזר הופעל { in-district } ונלקח קאשי חדש.
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
event-disc_turned = { $seat }: דיסקת הקהל סובבה (מצב { $rotation_number }).
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
reason-goods = דרושים קאשים בצבע { $colour }: { $needed }, ויש { $have }.
reason-guards_assigned = כל השומרים מוצבים ליד שערים ואי אפשר להחזיר אותם.
reason-harvest_kind = המגילות שלך אינן מאפשרות עכשיו קטיף כזה.
reason-imam_waives = האימאם מלווה אותך: יש לומר על איזה קאשי סחורה לא משלמים.
reason-no_city_left = לא נשארה עיר מדבר למשבצת הזאת.
reason-no_city_there = אין לך שם עיר מדבר.
reason-no_gate_left = אין די שערים בצבע הזה: { $colour }.
reason-no_goods = אין לך קאשי { $colour }.
reason-no_goods_colour = זה אינו צבע של סחורה.
reason-no_guard = אין שומר במגדל שלך.
reason-no_imam = האימאם אינו מלווה אותך, ולכן משלמים מחיר מלא.
reason-no_juggler = אין לך להטוטן על המשבצת הזאת: { $field }.
reason-no_keshi_place = מקום { $place } במסלול אינו מיועד לקאשי.
reason-no_oasis_there = אין שם נווה מדבר שאפשר להשיג.
reason-no_resource = זה אינו משאב.
reason-no_resource_left = לא נשאר לך משאב לשלם בו.
reason-no_room = אין לך מקום לצבע הזה: { $colour }.
reason-no_such_bonus = מספר הבונוסים בקו הזה: { $count }.
reason-no_such_gate = אין שער { $colour } ב{ $workshop }.
reason-no_such_stairs = יש לבחור במדרגות הארמון או במדרגות המסגד.
reason-no_seller_space = בשוק אין משבצת למוכר מים.
reason-seller_there = ברובע הזה כבר יש מוכר מים: { $district }.
reason-none_left = לא נשאר לך מהמשאב הזה: { $resource }.
reason-none_there = אין שם קאשי { $colour } להחזיר.
reason-not_acquired = נווה מדבר { $oasis_key } לא הושג.
reason-not_agreed = אפשרויות השולחן קובעות משהו אחר.
reason-not_drawable = אי אפשר לשלוף כאן את מספר { $tile_key }.
reason-not_in_bag = בשקית כבר אין קאשי { $colour }.
reason-not_in_cost = אין במחיר קאשי { $colour } שאפשר לוותר עליו.
reason-not_mixed = עוזר אחד אינו יכול גם להשתמש במשרד וגם להשיג מוצרי מותרות.
reason-not_returnable = אי אפשר להחזיר סחורה וקאשים חומים.
reason-not_waiting = ההשפעה הזאת אינה ממתינה לביצוע.
reason-nothing_to_renew = אין מגילה גלויה בצבע הזה: { $colour }.
reason-oasis_acquired = נווה המדבר הזה כבר הושג.
reason-oasis_cost = אין לך במה לשלם את מחירו של נווה המדבר הזה.
reason-oasis_hidden = נווה המדבר הזה עוד לא התגלה.
reason-other_keshi = עכשיו צריך להניח את הקאשי ה{ $colour }.
reason-other_resource = כאן אפשר להחזיר רק את המשאב הזה: { $resource }.
reason-other_sum = מספר המשאבים שיש לשלם: { $needed }.
reason-place_key = רק ללהטוטן ולמוכר מים מציינים מקום, ולא לקאשי אחר.
reason-place_taken = במקום { $place } במסלול כבר עומד קאשי.
reason-renewal_price = אחרי התשלום על ההחלפה אי אפשר יהיה לקנות מגילה כזאת.
reason-renewal_too_late = אפשר להחליף מגילות רק פעם אחת, לפני הקנייה הראשונה בסיבוב.
reason-renewed_first = קודם יש לקנות אחת מהמגילות שנחשפו עכשיו בצבע הזה: { $colour }.
reason-scholars = דרושים מלומדים פנויים: { $needed }, ויש { $free }.
reason-scroll_colour = אפשר לקחת רק מגילה בצבע הזה: { $colour }.
reason-scroll_not_shown = מגילה { $scroll_key } אינה גלויה.
reason-shop_empty = אין מוצר מותרות גלוי ב{ $shop }.
reason-space_taken = כבר עומד לך שער ליד { $space }.
reason-start_right_first = בנווה המדבר ההתחלתי קודם תופסים את המקום הימני.
reason-steps_cost_other = אי אפשר לקנות צעדים במדרגות במשאב הזה: { $resource }.
reason-steps_cost_water = צעדים בנהר קונים רק במים.
reason-too_little = דרושים משאבים: { $needed }, ויש { $have }.
reason-wrong_harvest = קוטפי התמרים מביאים בסך הכול בדיוק { $count }.
reason-wrong_payment = התשלום הזה אינו מכסה את המחיר.
reason-wrong_season = אריח נהר { $face_key } שייך לשליש אחר.
reason-all_come_out = דבר אינו נשאר במגדל: כל הקאשים בצבע { $colour } יוצאים, במספר { $count }.
reason-not_in_tower = אין במגדל די קאשים בצבע { $colour }; מספרם: { $count }.
reason-assistant_there = כבר יש לך שם עוזר: { $district }.
reason-no_assistant = אין לך שם עוזר שלא הופעל: { $district }.
reason-can_pay = אפשר לשלם את כל המחיר, ולכן חובה לשלם.
reason-no_such_scroll = אין לך מגילה { $scroll_key }.
reason-supply_cost = אין לך כל המשאבים שאריחי האספקה דורשים.
reason-supply_up_already = אריח האספקה הזה כבר גלוי: { $tile_key }.
reason-supply_not_yours = אריח האספקה הזה אינו שלך: { $tile_key }.
reason-not_behind_screen = הקאשי הזה כבר אינו מאחורי הפרגוד שלך: { $colour }.
reason-not_in_offer = אין בהיצע קאשי { $colour }.
reason-one_colour = שני הקאשים חייבים להיות באותו צבע.
reason-only_one_there = בהיצע יש רק קאשי אחד בצבע הזה: { $colour }.
reason-room_for_one = יש לך מקום רק לקאשי אחד בצבע הזה: { $colour }.
reason-not_passed = הסירה שלך עוד לא עברה את אשד { $waterfall }.
reason-oasis_not_shown = נווה מדבר { $oasis_key } אינו בתצוגה.

## אפשרויות

option-players = משתתפים
    .help = כמה משחקים. בשניים כל אחד שולף שלושה קאשים למסלול נאות המדבר, אין בונוס נהר שני, ומוצגות פחות ערי מדבר.
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
    .help = אריחי הנהר של שלושת השלישים: בהגרלה, המומלצים למשחק ראשון, או לפי בחירה.
option-start_player = השחקן הפותח
    .help = אצל מי נמצאים בהתחלה סמן השליש וסמן הסיבוב.
option-tower_model = מגדל הקוביות
    .help = האם קאשים יכולים להיתקע במגדל ולצאת מאוחר יותר, או שהכול נופל מיד.
option-leftover_keshis = קאשים שאיש אינו יכול לקחת
    .help = מה קורה לקאשים שנשארו בהיצע אחרי שכולם פרשו משלב 2.
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
option-open_screens = פרגודים פתוחים
    .help = האם כולם רואים את הקאשים שמאחורי כל הפרגודים, או רק את מספרם. מי שזוכר מה נבחר יודע אותם בכל מקרה.
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
value-river_tiles-first_game = למשחק ראשון ({ $faces })
value-start_player-random = בהגרלה
value-tower_model-bernoulli = קאשים עלולים להיתקע
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
value-open_screens-true = גלויים
value-open_screens-false = רק מספרם ידוע

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
one-keshi = קאשי { $colour }
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
use-keshi = קאשי חדש
side-a = הראשון
side-b = השני
mode-pay = לשלם את כל המחיר
mode-default = להחזיר את כל המשאבים ולהפסיד את הנקודות
place-water = מים
place-points = נקודות
place-mosque = מסגד
place-palace = ארמון
place-river = נהר
place-date = תמר
place-dinar = דינר
place-goods = סחורה
place-date_plantation = מטע תמרים
place-medrese = מדרסה
place-main_square = הכיכר הראשית
place-medina = מדינה (העיר העתיקה)
place-sahara = סהרה
place-souk = שוק
beside-date_plantation = מטע התמרים
beside-medrese = המדרסה
beside-palace = הארמון
beside-mosque = המסגד
beside-main_square = הכיכר הראשית
beside-river = הנהר
beside-medina = העיר העתיקה
beside-sahara = הסהרה
beside-souk = השוק
workshop-name = בית מלאכה { $value }
shop-name = חנות { $value }
office-name = משרד חליפין { $value }
supply-name = אריח אספקה { $value }
keshis-taken = { $colours_key ->
    [green_green] 2 קאשים ירוקים
    [grey_grey] 2 קאשים אפורים
    [white_white] 2 קאשים לבנים
    [black_black] 2 קאשים שחורים
    [pink_pink] 2 קאשים ורודים
    [turquoise_turquoise] 2 קאשים בטורקיז
    [beige_beige] 2 קאשים בבז'
    [brown_brown] 2 קאשים חומים
    [red_red] 2 קאשים אדומים
    [purple_purple] 2 קאשים סגולים
    [yellow_yellow] 2 קאשים צהובים
    [orange_orange] 2 קאשים כתומים
    [green] קאשי ירוק אחד
    [grey] קאשי אפור אחד
    [white] קאשי לבן אחד
    [black] קאשי שחור אחד
    [pink] קאשי ורוד אחד
    [turquoise] קאשי טורקיז אחד
    [beige] קאשי בז' אחד
    [brown] קאשי חום אחד
    [red] קאשי אדום אחד
    [purple] קאשי סגול אחד
    [yellow] קאשי צהוב אחד
    [orange] קאשי כתום אחד
   *[other] קאשים בצבעים { $colours }
 }
place-on-square = { $place_key ->
    [water] מים
    [points] נקודות
    [mosque] מסגד
    [palace] ארמון
    [river] נהר
    [date] תמר
    [dinar] דינר
    [goods] סחורה
   *[other] { $place }
 }

## אריחים: מה כל אחד עושה, עם מה שמודפס במהדורה

some-points = { $amount ->
    [one] נקודה
   *[other] { $amount } נקודות
 }
base-points = { $base ->
    [one] נקודה
   *[other] { $base } נקודות
 }
some-times = { $amount ->
    [1] פעם אחת
    [2] פעמיים
    [3] שלוש פעמים
   *[other] { $amount } פעמים
 }
some-spectators = { $amount ->
    [one] צופה אחד
   *[other] { $amount } צופים
 }
some-resources = { $amount ->
    [one] משאב אחד לבחירה
   *[other] { $amount } משאבים לבחירה
 }
plural-colour = { $colour_key ->
    [green] ירוקים
    [grey] אפורים
    [white] לבנים
    [black] שחורים
    [pink] ורודים
    [turquoise] בטורקיז
    [beige] בבז'
    [brown] חומים
    [red] אדומים
    [purple] סגולים
    [yellow] צהובים
   *[orange] כתומים
 }
gain-water = { $count ->
    [one] יחידת מים
   *[other] { $count } יחידות מים
 }
gain-date = { $count ->
    [one] תמר
   *[other] { $count } תמרים
 }
gain-dinar = { $count ->
    [one] דינר
   *[other] { $count } דינרים
 }
gain-points = { $count ->
    [one] נקודה
   *[other] { $count } נקודות
 }
gain-keshi = { $count ->
    [one] { one-keshi }
   *[other] { $count } קאשים { plural-colour }
 }
gain-any_resource = { $count ->
    [one] משאב לבחירה
   *[other] { $count } משאבים לבחירה
 }
gain-goods_keshi = { $count ->
    [one] קאשי סחורה לבחירה
   *[other] { $count } קאשים של סחורה בצבע אחד
 }
gain-river = { $count ->
    [one] צעד בנהר
   *[other] { $count } צעדים בנהר
 }
gain-palace = { $count ->
    [one] צעד במדרגות הארמון
   *[other] { $count } צעדים במדרגות הארמון
 }
gain-mosque = { $count ->
    [one] צעד במדרגות המסגד
   *[other] { $count } צעדים במדרגות המסגד
 }
gain-mosque_or_palace = { $count ->
    [one] צעד במדרגות הארמון או המסגד
   *[other] { $count } צעדים במדרגות הארמון או המסגד
 }
gain-any_keshi = { $count ->
    [one] קאשי בצבע לבחירה
   *[other] { $count } קאשים בצבעים לבחירה
 }
gain-same_colour_keshi = { $count } קאשים בצבע אחד לבחירה
gained-water = { gain-water }
gained-date = { gain-date }
gained-dinar = { gain-dinar }
gained-points = { gain-points }
gained-keshi = { gain-keshi }
gained-any_resource = { gain-any_resource }
gained-goods_keshi = { gain-goods_keshi }
gained-river = { gain-river }
gained-palace = { gain-palace }
gained-mosque = { gain-mosque }
gained-mosque_or_palace = { gain-mosque_or_palace }
gained-any_keshi = { gain-any_keshi }
gained-same_colour_keshi = { gain-same_colour_keshi }
price-water = { $count ->
    [one] יחידת מים אחת
   *[other] { $count } יחידות מים
 }
price-date = { $count ->
    [one] תמר אחד
   *[other] { $count } תמרים
 }
price-dinar = { $count ->
    [one] דינר אחד
   *[other] { $count } דינרים
 }
scroll-gain = { $kind ->
    [worker] { $gained_count ->
        [one] קבלת { $gained } והנחתו
       *[other] קבלת { $gained } והנחתם
     }
   *[other] קבלת { $gained }
 }
scroll-boundary_bonus = כל חציית גבול במדרגות נותנת גם { $gained }
scroll-waterfall_crossing_bonus = כל אשד שהסירה צועדת אל מעבר לו נותן מיד את הבונוס שלו
scroll-exchange_extra = כל שימוש במשרד החליפין נותן גם { $gained }
scroll-left_workshop_no_loss = שערים מבית המלאכה השמאלי אינם עולים נקודות
scroll-plantation_alternative = במטע כל קאשי ירוק יכול לתת { $gained } במקום תמר (פעם בתור)
scroll-buy_stair_steps = אחרי תנועה במדרגות אפשר לקנות עוד צעדים, { $price } לצעד
scroll-all_waterfalls-season_end = בתחילת כל ניקוד סוף שליש מתקבל הבונוס של כל אשד שהסירה עברה
scroll-all_waterfalls-round_end = בשלב 4 מתקבלים הבונוסים של כל האשדים שהסירה עברה
scroll-points_field_bonus = אחרי פעולת הכיכר, { some-points } על כל צופה שפונה למשבצת הנקודות (פעם בתור)
scroll-extra_spectator = כל גזרה בדיסקת הקהל נחשבת בעלת { $amount ->
    [one] צופה נוסף
   *[other] { $amount } צופים נוספים
 }
scroll-gate_discount = שערים שקונים עולים { $amount ->
    [one] דינר פחות
   *[other] { $amount } דינרים פחות
 }
scroll-dates_and_water_as_dinars = תמרים ומים יכולים להחליף דינרים בכל תשלום
scroll-souk_many_luxuries = בשוק עוזר אחד יכול להשיג כמה מוצרי מותרות (עוזר אחד בכל תור)
scroll-water_seller_water = מוכרי מים נותנים { $amount ->
    [one] יחידת מים אחת
   *[other] { $amount } יחידות מים
 } במקום { $before ->
    [one] אחת
   *[other] { $before }
 }
scroll-gate_any_keshi = הקאשי על שער שנקנה יכול להיות בכל צבע
scroll-cheap_supply = אפשר לספק לתושבי העיר תמורת { $price } ועוד { some-resources } על כל אריח אספקה גלוי
scroll-cheap_oasis = השגת נווה מדבר עולה רק { some-resources }
scroll-souk_many_exchanges = בשוק עוזר אחד יכול להשתמש במשרד החליפין כמה פעמים (עוזר אחד בכל תור)
scroll-three_spectator_fields = כל משבצת שפונים אליה בדיוק { some-spectators } נותנת את הבונוס שלה { some-times }
scroll-extra_stair_step = כל תנועה במדרגות ארוכה { $amount ->
    [one] בצעד אחד
   *[other] ב־{ $amount } צעדים
 }
scroll-mosque_top_points = בראש מדרגות המסגד כל צעד נוסף נותן { some-points }
scroll-water_seller_points = פעולת רובע שיש בו מוכר מים נותנת גם { some-points }
scroll-one_spectator_fields = { $amount ->
    [one] אחרי פעולת הכיכר, הבונוס של כל משבצת שפונה אליה בדיוק { some-spectators } (פעם בתור)
   *[other] אחרי פעולת הכיכר, { some-times } הבונוס של כל משבצת שפונים אליה בדיוק { some-spectators } (פעם בתור)
 }
scroll-palace_top_points = בראש מדרגות הארמון כל צעד נוסף נותן { some-points }
scroll-any_district_action = ביצוע הפעולה של רובע כלשהו
scroll-juggler_neighbours = להטוטן שמניחים נותן גם את הבונוסים של שתי המשבצות הסמוכות
scroll-pier_points = כל צעד נוסף של סירה עוגנת נותן { some-points }
scroll-souk_water_seller = מוכר מים לשוק שלך, ועוד { $gain }
scroll-seven_scroll_for_date = תמורת { $price }, לקיחת מגילה כתומה גלויה בלי מלומדים
scroll-whole_connection_line = קבלת כל הבונוסים שעל הקו בין שתי הדמויות שלך
scroll-double_waterfall = כל בונוס של אשד מתקבל { some-times }
scroll-draft_two_any = בשלב 2 אפשר לקחת שני קאשים בצבעים כלשהם
scroll-free_discovered_oases = השגת { $amount ->
    [one] נווה מדבר אחד שהתגלה
   *[other] עד { $amount } נאות מדבר שהתגלו
 }, חינם
scroll-two_connection_bonuses = כל חציית גבול נותנת { $amount ->
    [one] בונוס אחד מהקו
    [2] שני בונוסים שונים מהקו
   *[other] { $amount } בונוסים שונים מהקו
 }
scroll-keshi_and_action = קבלת { $gained } והנחתו, ואז ביצוע פעולת הרובע שלו
scroll-square_twice = בפעולת הכיכר מסובבים את הדיסקה ובוחרים בונוס { some-times }
scroll-gate_double_keshi = כל שער שקונים מביא { $amount ->
    [one] קאשי אחד בצבעו
   *[other] { $amount } קאשים באותו צבע
 }
scroll-score_on_discovery = כל נווה מדבר שמגלים נותן מיד את ערכו הנוכחי
scroll-all_jugglers = כל להטוטן נותן את הבונוס של משבצתו פעם על כל צופה שפונה אליו
scroll-score_acquired_oasis = קבלת הערך הנוכחי של נווה מדבר אחד שהושג
scroll-resources_to_points = החזרת כל מספר של משאבים, { some-points } על כל אחד
oasis-per_gate = { some-points } על כל שער על הלוח שלך באחד מהצבעים האלה: { $colours }
oasis-base_plus_keshi = { base-points }, ועוד { $amount ->
    [one] אחת
   *[other] { $amount }
 } על כל { $colour_key ->
    [red] מוכר מים על הלוח שלך, כולל זה שבשוק
   *[other] קאשי { $colour } על הלוח שלך
 }
oasis-per_luxury_kind = { some-points } על כל { $kind_key ->
    [slippers] זוג נעלי בית
   *[other] { $kind }
 } בין מוצרי המותרות שלך
oasis-base_plus_returned_resource = { base-points }, ועוד { $amount ->
    [one] אחת
   *[other] { $amount }
 } על כל { $resource_key ->
    [water] יחידת מים
   *[other] { $resource }
 } שמחזירים עבורו, { $most } לכל היותר
oasis-base_plus_luxury = { base-points }, ועוד { $amount ->
    [one] אחת
   *[other] { $amount }
 } על כל מוצר מותרות שלך
oasis-base_plus_scroll = { base-points }, ועוד { $amount ->
    [one] אחת
   *[other] { $amount }
 } על כל מגילה שלך
oasis-per_small_district = { some-points } על כל רובע, מלבד השוק, שיש בו לכל היותר { $most ->
    [one] קאשי אחד
   *[other] { $most } קאשים
 } בצבעו; מוכרי מים אינם נספרים
oasis-per_full_district = { some-points } על כל רובע מלא
oasis-per_acquired_oasis = { some-points } על כל נווה מדבר שהושג, מנוקד או לא, וגם על זה עצמו אם הושג
oasis-mosque_top = { some-points } אם תלמיד האימאם שלך עומד על המדרגה האחרונה של מדרגות המסגד, אחרת כלום
oasis-palace_top = { some-points } אם איש החצר שלך עומד על המדרגה האחרונה של מדרגות הארמון, אחרת כלום
oasis-boundaries_crossed = { some-points } אם שתי הדמויות שלך חצו יחד { $least ->
    [one] גבול מקטע אחד
   *[other] { $least } גבולות מקטע
 } או יותר, אחרת כלום
oasis-boat_at_pier = { some-points } אם הסירה שלך עוגנת במזחים באותו רגע, אחרת כלום
city-per_gate = בסוף, { some-points } על כל שער שנבנה
city-per_luxury = בסוף, { some-points } על כל מוצר מותרות שלך
city-per_scroll = בסוף, { some-points } על כל מגילה שלך
city-per_palace_step = בסוף, { some-points } על כל מדרגה שאיש החצר עלה במדרגות הארמון; צעדים שנעשו על המדרגה האחרונה אינם נספרים
city-per_mosque_step = בסוף, { some-points } על כל מדרגה שתלמיד האימאם עלה במדרגות המסגד; צעדים שנעשו על המדרגה האחרונה אינם נספרים
city-per_keshi_group = בסוף, { some-points } על כל { $group ->
    [one] קאשי
   *[other] { $group } קאשים
 } על הלוח שלך, { $goods ->
    [yes] כולל הסחורה
   *[no] בלי הסחורה
 }
city-per_river_step = בסוף, { some-points } על כל משבצת שהסירה התקדמה בנהר; צעדים שנעשו במזחים אינם נספרים
city-per_large_district = בסוף, { some-points } על כל רובע, מלבד השוק, שיש בו לפחות { $least ->
    [one] קאשי אחד
   *[other] { $least } קאשים
 } { $sellers ->
    [yes] כולל מוכר המים
   *[no] בלי מוכר המים
 }
city-per_juggler_spectators = בסוף, { some-points } על כל צופה שפונה לאחד הלהטוטנים שלך
city-free_scroll = כשמשיגים אותה אפשר לקחת מגילה גלויה כלשהי בלי מלומדים ובלי תמרים
city-free_luxury = כשמשיגים אותה אפשר לקחת מוצר מותרות גלוי כלשהו בלי לשלם ולקבל את נקודותיו ומשאביו
city-free_gate = כשמשיגים אותה אפשר לבנות שער כלשהו עם שומר מהמגדל בלי לשלם דינרים
face-any_district_action = המנצח רשאי לבצע את הפעולה של רובע כלשהו
face-oasis_from_offer = המנצח רשאי להשיג חינם { $amount ->
    [one] את נווה המדבר שמוצג
    [3] אחד משלושת נאות המדבר שמוצגים
   *[other] אחד מ־{ $amount } נאות המדבר שמוצגים
 } ליד הלוח
face-gain = { $kind ->
    [worker] { $gained_count ->
        [one] המנצח מקבל { $gained } ומניח אותו
       *[other] המנצח מקבל { $gained } ומניח אותם
     }
   *[other] המנצח מקבל { $gained }
 }
face-gain-second = המנצח מקבל { $gained }, והשני { $second }
face-start_on_crocodile = סירת המנצח מתחילה את שליש 3 במשבצת התנין במקום במשבצת ההתחלה
face-choice = המנצח בוחר בין { $a } לבין { $b }; השני מקבל את האחר
face-one_keshi_of = המנצח מקבל ומניח קאשי באחד מהצבעים האלה: { $colours }
face-free_discovered_oases = המנצח רשאי להשיג חינם { $amount ->
    [one] נווה מדבר אחד שגילה
   *[other] עד { $amount } נאות מדבר שגילה
 }
face-square_action = המנצח רשאי לבצע את פעולת הכיכר הראשית { $amount ->
    [one] פעם אחת, והדיסקה מסתובבת
   *[other] { some-times } ברצף, ובכל פעם הדיסקה מסתובבת
 }
choice-gate = { $gain } על כל שער שבנה
choice-date_picker = { $gain } על כל קאשי ירוק שעל לוחו
choice-juggler = { $gain } על כל להטוטן
choice-water_seller = { $gain } על כל קאשי אדום שעל לוחו
choice-four_keshi = { $gain } על כל 4 קאשים שעל לוחו, כולל סחורה
choice-luxury = { $gain } על כל מוצר מותרות
mode-cheap_supply = להשתמש במגילה { $scroll }: { $price } ועוד { $amount ->
    [one] משאב אחד
   *[other] { $amount } משאבים
 } על כל אריח אספקה גלוי
ware-named = { $colour } ({ $thing })

## השפעות ממתינות

effect-keshi-green = הנחת קאשי ירוק
effect-keshi-grey = הנחת קאשי אפור
effect-keshi-white = הנחת קאשי לבן
effect-keshi-black = הנחת קאשי שחור
effect-keshi-pink = הנחת קאשי ורוד
effect-keshi-turquoise = הנחת קאשי טורקיז
effect-keshi-beige = הנחת קאשי בז'
effect-keshi-brown = הנחת קאשי חום
effect-keshi-red = הנחת קאשי אדום
effect-keshi-purple = הנחת קאשי סגול
effect-keshi-yellow = הנחת קאשי צהוב
effect-keshi-orange = הנחת קאשי כתום
effect-keshi-any = קאשי בצבע לבחירה
effect-keshi2-any = 2 קאשים בצבע אחד לבחירה
effect-connection = בונוס הקישור
effect-water = { $first ->
    [one] יחידת מים
   *[other] { $first } יחידות מים
 }
effect-date = { $first ->
    [one] תמר
   *[other] { $first } תמרים
 }
effect-dinar = { $first ->
    [one] דינר
   *[other] { $first } דינרים
 }
effect-points = { $first ->
    [one] נקודה
   *[other] { $first } נקודות
 }
effect-resource-any = { $first ->
    [one] משאב לבחירה
   *[other] { $first } משאבים לבחירה
 }
effect-goods = { $first ->
    [one] קאשי סחורה לבחירה
   *[other] { $first } קאשים של סחורה בצבע אחד
 }
effect-river = { $first ->
    [one] צעד אחד בנהר
   *[other] { $first } צעדים בנהר
 }
effect-stairs-palace = { $first ->
    [one] צעד אחד במדרגות הארמון
   *[other] { $first } צעדים במדרגות הארמון
 }
effect-stairs-mosque = { $first ->
    [one] צעד אחד במדרגות המסגד
   *[other] { $first } צעדים במדרגות המסגד
 }
effect-stairs-either = { $first ->
    [one] צעד אחד במדרגות הארמון או המסגד
   *[other] { $first } צעדים במדרגות הארמון או המסגד
 }

## מילים לשולחן

word-keshi = קאשי
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
word-keshi_space = משבצת קאשי
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
word-phase1 = בחירת קאשים ושליחת עוזרים
word-phase2 = השגת קאשים והנחתם
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

board-round = שליש { $season }, סיבוב { $round } · השחקן הפותח: { $name }
board-riads = שאר הריאדים
board-offer = ההיצע: { $keshis }. במגדל: { $count }
board-river = אריח נהר { $number }: { $face }
board-academy = מגילות, { $colour }: { $scrolls }
board-shop = חנות { $number }: { $tile }
board-companion = { $who }: ליד { $name }, מדרגה { $step }
board-scroll = מגילה { $number }: { $says }
board-oasis = נווה מדבר { $number }: { $says }
board-city = עיר מדבר { $number }: { $says }
board-count = { $thing }: { $count }
board-count-seller = { $thing }: { $count } ומוכר מים
board-full = מלא
board-assistants = { $count ->
    [one] עוזר אחד
    [two] שני עוזרים
   *[other] { $count } עוזרים
 }
board-gate = שער: { $colour }
board-guards = שומרים במגדל השמירה: { $count }
board-disc = הכיכר הראשית (* הלהטוטן שלך, × צופים): { $fields }
board-covered = אספקה: מכוסה
board-short = אספקה: חסר: { $missing }; אחרת −{ $points ->
    [one] נקודה אחת
   *[other] { $points } נקודות
 }
board-supply-down = הפוכים: { $tile }
board-keshis = קאשים: { $things }
board-figures = עוזרים: { $things }
board-scrolls = מגילות: { $things }
board-luxuries = מוצרי מותרות: { $things }
board-gates = שערים: { $things }
board-acquired = נאות מדבר שנרכשו: { $things }
board-discovered = נאות מדבר שהתגלו: { $things }
board-cities = ערים: { $things }
board-supply = אריחי אספקה: { $things }
board-screen = מאחורי הפרגוד: { $keshis }
board-screen-closed = { $count ->
    [one] מאחורי הפרגוד: קאשי אחד
    [two] מאחורי הפרגוד: שני קאשים
   *[other] מאחורי הפרגוד: { $count } קאשים
 }
column-points = נקודות
column-water = מים
column-date = תמרים
column-dinar = דינרים
column-scrolls = מגילות
column-luxuries = מותרות
column-oases = נאות
column-gates = שערים
column-river = נהר
column-palace = ארמון
column-mosque = מסגד
change-by = { $sign }{ $points ->
    [one] נקודה אחת
   *[other] { $points } נקודות
 }
argument-date = תמרים: { $date }
argument-water = מים: { $water }
argument-dinar = דינרים: { $dinar }
argument-points = נקודות: { $points }
argument-count = כמה: { $count }
argument-place = מקום { $place }
supply-face = אריח אספקה { $number }: { $need }, ואם לא: −{ $points ->
    [one] נקודה אחת
   *[other] { $points } נקודות
 }
luxury-face = { $kind } ({ $cost }: { $gain })
office-face = משרד חליפין { $number }: { $rates }
office-rate = { $colour }: { $gain }
board-workshop = בית מלאכה { $number } (דינרים: { $price }, נקודות: { $points })

## A study

report-use-district = פעולות לפי רובע
report-use-luxury = מוצרי מותרות לפי סוג
report-use-oasis = נאות מדבר
report-use-scroll = מגילות

## The parts of the table, for a board that is not drawn

view-season = שליש
view-season_marker = סמן השליש
    .label = seat
view-tower = במגדל
view-dropped = יצאו מהמגדל
view-offer = ההיצע
view-offices = משרדי חליפין
    .label = office
view-river_faces = אריחי הנהר
    .label = face
view-scrolls = מגילות
    .label = scroll
view-shops = מוצרי מותרות בחנויות
view-workshops = שערים בבתי המלאכה
view-cities = ערי מדבר
    .label = city
view-oases_shown = נאות מדבר בתצוגה
    .label = oasis
view-inner_bonuses = בונוסים בין המדרגות
    .label = effect
view-stairs_faces = אריחי המדרגות
view-figures = הסולטן והאימאם
view-final = נקודות לו הסתיים עכשיו
view-stock = משאבים
    .label = resource
view-keshis = קאשים ברובעים
    .label = colour
view-guards = שומרים במגדל
view-sellers = מוכרי מים
    .label = district
view-jugglers = להטוטנים
    .label = square
view-rotation = סיבוב הדיסקה
view-spectators = צופים
    .label = square
view-leaders = מובילי שיירה
    .label = sahara
view-assistants = עוזרים
    .label = district
view-boat = הסירה בנהר
view-arrival = סדר ההגעה
view-moored = עגנה במזחים
view-stairs = מדרגות
    .label = stairs
view-aside = קאשים שהונחו בצד
    .label = colour
view-gates = שערים
    .label = colour
view-oases = נאות מדבר בסהרה
    .label = sahara
view-oasis = נווה מדבר
view-track = נאות מדבר שנרכשו
    .label = oasis
view-track_keshis = קאשים במסלול נאות המדבר
    .label = colour
view-drawn_keshis = קאשים שנשלפו
    .label = colour
view-luxuries = מוצרי מותרות
    .label = luxury
view-supply = אריחי אספקה
    .label = supply
view-supply_down_size = אריחי אספקה הפוכים
view-supply_down = אריחי האספקה ההפוכים שלך
    .label = supply
view-goods = סחורות
    .label = colour
view-screen = מאחורי הפרגוד
    .label = colour
view-screen_size = קאשים מאחורי הפרגוד
view-has_chosen = כבר נבחר
view-chosen_keshis = קאשים שבחרת
    .label = colour
view-chosen_supply = אריח אספקה שבחרת
    .label = supply
view-height = נותרו
view-known = ידועות מתחת
view-state = מצב
state-hidden = לא התגלה
state-discovered = התגלה
state-acquired = נרכש

## Kinds of actions

verb-place_track_keshi = קאשי למסלול נאות המדבר
verb-set_disc = כיוון הדיסקה
verb-choose_supply = בחירת אריח אספקה
verb-choose_keshis = בחירת שלושה קאשים
verb-send_red_assistant = העוזר של הקאשי האדום
verb-draft = לקיחת קאשים
verb-place_pink = הנחת להטוטן
verb-place_brown = הנחת מוביל שיירה
verb-choose_city = בחירת עיר מדבר
verb-place_red = הנחת מוכר מים
verb-choose_colour = בחירת צבע
verb-resolve = סדר ההשפעות
verb-take_resource = משאב לבחירה
verb-take_goods = סחורה לבחירה
verb-step = צעדים במדרגות
verb-stop = עצירה
verb-choose_stairs = בחירת מדרגות
verb-choose_bonus = בונוס קישור
verb-pay = תשלום
verb-return_resources = החזרת משאבים
verb-use_assistant = הפעלת עוזר
verb-plantation = קטיף
verb-end_action = סיום הפעולה
verb-square_bonus = בונוס של להטוטן
verb-build_gate = בניית השער
verb-swap_return = החלפת קאשי
verb-decline = ויתור
verb-choose_action = פעולת רובע לבחירה
verb-choose_oasis = הערכת נווה מדבר
verb-river_bonus = בונוס של אשד
verb-choose_river_bonus = בונוס אריח הנהר
verb-take_oasis = לקיחת נווה מדבר
verb-accept = שוב הכיכר הראשית
verb-supply = אספקה לתושבי העיר
verb-buy_scroll = קניית מגילה
verb-refresh_scrolls = החלפת מגילות
verb-buy_gate = קניית שער
verb-exchange = החלפת קאשי
verb-buy_luxury = רכישת מוצר מותרות
verb-acquire_oasis = רכישת נווה מדבר
verb-acquire_city = רכישת עיר מדבר
verb-extra_step = קניית צעד
verb-take_scroll = לקיחת מגילה
verb-take_luxury = לקיחת מוצר מותרות
verb-take_gate = לקיחת שער

## השולחן

mat-progress = שליש { $season }, סיבוב { $round }
mat-city = העיר
mat-riad = הריאד של { $name }
mat-own-riad = הריאד שלך
mat-back-home = חזרה לריאד שלך
mat-open-riad = לפתוח את הריאד של { $name }, { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
 }
mat-ladder = מה שעוד יקרה
mat-take = לבחור
mat-send = לשלוח { $count } מתוך 3
mat-counts = כמה מכל סוג
mat-fewer = פחות: { $what }
mat-more-of = יותר: { $what }
mat-pick-keshis = שלושה קאשים מאחורי המסך
mat-change = { $what } { $before } ← { $after }
mat-change-short = { $before } ← { $after }
mat-change-full = ואז מלא
mat-seat-chosen = הבחירה נעשתה
mat-seat-choosing = בבחירה
mat-seat-took = נלקח: { $what }
mat-seat-assistants = { $count ->
    [0] אין עוד עוזרים
    [one] נותר עוזר אחד
   *[other] נותרו { $count } עוזרים
 }
mat-seat-final = { $points } לו נגמר עכשיו
mat-stock = { $resource }: { $count }
mat-points = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
 }
mat-track = מסלול נאות המדבר
mat-supply = אריחי אספקה, { $due } גלויים
mat-quarter-stairs = מדרגות
mat-quarter-academies = אקדמיות
mat-quarter-souk = שוק
mat-quarter-workshops = בתי מלאכה
mat-quarter-tower = מגדל
mat-answer-action = { $district }: פעולה
mat-answer-keshi = { $district }: קאשי חדש
mat-answer-place = משבצת { $place }
mat-answer-two = 2 × { $what }
mat-answer-pair = { $one } ו{ $other }
mat-room-short = { $held } מתוך { $places }
mat-room-short-full = { $held } מתוך { $places }, ואז מלא: { $points }
mat-taken = נלקח: { $what }
mat-whole-map = כל המפה
mat-fold-map = קיפול המפה
mat-first-wins = הראשון זוכה
mat-fallen = נפלו החוצה
mat-stuck = עדיין תקועים
mat-stuck-short = תקועים
mat-offer = ההיצע
mat-held = { $count } במלאי
mat-room-long = { $district }: { $held } מתוך { $places }
mat-room-long-full = { $district }: { $held } מתוך { $places }, ואז מלא: { $points }
mat-of = { $count } מתוך { $all }
mat-covered = מכוסה, אחרת −{ $points }
mat-short = חסר: { $what }, אחרת −{ $points }
mat-short-water = { $count } מים
mat-short-date = { $count ->
    [one] תמר אחד
   *[other] { $count } תמרים
 }
mat-short-dinar = { $count ->
    [one] דינר אחד
   *[other] { $count } דינרים
 }
mat-supply-due = אספקה לתשלום
mat-fold-scrolls = מגילות
mat-fold-luxuries = מותרות
mat-fold-screen = { $own ->
    [yes] מאחורי הפרגוד שלך
   *[no] מאחורי הפרגוד
 }
mat-all-answers = כל התשובות האחרות
mat-tabs = לוחות
mat-tab-riad = הריאד
mat-tab-city = העיר
mat-tab-things = אריחים
mat-tab-seats = שחקנים
mat-tab-todo = לביצוע
mat-phase-choose = בחירה
mat-phase-draft = היצע
mat-phase-assistants = עוזרים
mat-phase-river = בונוס נהר
mat-quarter-river = נהר
mat-quarter-short-stairs = מדרגות
mat-quarter-short-river = נהר
mat-quarter-short-academies = מגילות
mat-quarter-short-souk = שוק
mat-quarter-short-workshops = שערים
mat-quarter-short-tower = מגדל
mat-room-date_plantation = מטע תמרים
mat-room-medrese = מדרסה
mat-room-palace = ארמון
mat-room-mosque = מסגד
mat-room-main_square = הכיכר הראשית
mat-room-river = נהר
mat-room-medina = מדינה
mat-room-sahara = סהרה
mat-room-souk = שוק
mat-does-date_plantation = { $count ->
    [one] תמר אחד
   *[other] { $count } תמרים
 }
mat-does-medrese = { $count ->
    [one] מלומד אחד
   *[other] { $count } מלומדים
 }
mat-does-palace = { $count ->
    [one] צעד אחד
   *[other] { $count } צעדים
 }
mat-does-mosque = { $count ->
    [one] צעד אחד
   *[other] { $count } צעדים
 }
mat-does-river = { $count ->
    [one] צעד אחד
   *[other] { $count } צעדים
 }
mat-does-medina = { $count ->
    [one] שער אחד
   *[other] { $count } שערים
 }
mat-does-sahara = { $count ->
    [one] נווה מדבר אחד
   *[other] { $count } נאות מדבר
 }
mat-standing = מי מוביל ולמה
mat-why-points = { $name }: { $points ->
    [one] 1 נקודה
   *[other] { $points } נקודות
 }, ומאין הן
mat-so-far = נקודות עד כה
mat-if-ended = לו הסתיים כעת
mat-start-player = השחקן הפותח
mat-season-marker = סמן השליש אצלו
mat-has-chosen = בחירה נעשתה
mat-since-sent = נשלחו: { $what }
mat-since-did = נלקח או נעשה: { $what }
mat-since-points = ניקוד: { $what }
mat-since-sent-short = נשלחו
mat-since-did-short = נעשה
mat-since-points-short = ניקוד
mat-since-gate = שער { $colour }
mat-since-steps = { $way }: { $count ->
    [one] צעד אחד
    [two] שני צעדים
   *[other] { $count } צעדים
 }
mat-clear = ניקוי
mat-keshi-of = { $keshi } ({ $district })
mat-keshi-green = קוטף תמרים
mat-keshi-grey = מלומד
mat-keshi-white = אציל
mat-keshi-black = איש דת
mat-keshi-pink = להטוטן
mat-keshi-turquoise = דייג
mat-keshi-beige = שומר
mat-keshi-brown = מוביל שיירה
mat-keshi-red = מוכר מים
mat-keshi-purple = שטיח
mat-keshi-yellow = מנורה
mat-keshi-orange = תבלין
mat-points-change = { $sign }{ $count ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $count } נקודות
 }
mat-ways = { $count } דרכים
mat-then = ואז { $what }: { $count } דרכים
mat-counted = { $count } מתוך { $total }
mat-display = מונחים לכולם
score-round = סיבוב אחר סיבוב
score-season = סופי השלישים
score-final = ניקוד סופי
scroll-price = { $colour } ({ $first }–{ $last }) { $scholars ->
    [one] מלומד אחד
    [two] שני מלומדים
   *[other] { $scholars } מלומדים
} ו־{ $dates ->
    [one] תמר אחד
    [two] שני תמרים
   *[other] { $dates } תמרים
}
change-points = נקודות
change-water = מים
change-date = תמרים
change-dinar = דינרים
change-palace = ארמון
change-mosque = מסגד
change-river = נהר
change-scrolls = מגילות
change-luxuries = מוצרי מותרות
change-gates = שערים
change-oases = נאות מדבר
change-full = רבעים מלאים
change-track_keshis = קאשים במסלול נאות המדבר
change-cities = ערי מדבר
change-cities_won = ערי מדבר שהושגו
change-assistant = עוזרים ({ $which })
change-red_assistant = עוזרים (כל רובע)
change-spectators = צופים ({ $which })
change-due = אספקה לתשלום ({ $which })
change-due_points = אספקה לתשלום (נקודות בסיכון)
change-keshi-green = קוטפי תמרים
change-keshi-grey = מלומדים
change-keshi-white = אצילים
change-keshi-black = כוהני דת
change-keshi-pink = להטוטנים
change-keshi-turquoise = דייגים
change-keshi-beige = שומרים
change-keshi-brown = מובילי שיירות
change-keshi-red = מוכרי מים
change-keshi-purple = שטיחים
change-keshi-yellow = מנורות
change-keshi-orange = תבלינים
score-districts = רבעים מלאים
score-oases = נאות מדבר
score-cities = ערי מדבר
score-resources = משאבים וסחורות שנותרו

## מה שעוד יקרה

rung-reveal = חשיפת הקאשים
rung-tower = הקאשים נופלים למגדל
rung-draft_phase = בחירה מההיצע, בתחילה { $seat ->
    [none] בעל סמן הסיבוב
   *[other] { $seat }
 }
rung-assistants = { $seat }: עוזרים
rung-assistants_left = { $seat }: { $count ->
    [one] עוד עוזר אחד
    [two] שני עוזרים
   *[other] { $count } עוזרים
 }
rung-climb = { $stairs_key ->
    [palace] מדרגות הארמון
   *[other] מדרגות המסגד
 }: { $steps ->
    [one] צעד אחד
    [two] שני צעדים
   *[other] { $steps } צעדים
 }
rung-sail = נהר: { $steps ->
    [one] צעד אחד
    [two] שני צעדים
   *[other] { $steps } צעדים
 }
rung-effect = ממתין: { $effect }
rung-choice = { $verb }
rung-choice_of = { $seat }: { $verb }
rung-place = הנחת קאשי נוסף
rung-action = פעולת רובע
rung-square = הכיכר הראשית
rung-supply = האספקה של { $seat }
rung-supply_up = חשיפת אריחי האספקה
rung-assistants_phase = העוזרים של כולם
rung-river_phase = בונוסי הנהר
rung-river_turn = בונוס הנהר של { $seat }
rung-river_tile = אריח הנהר
rung-round = סוף הסיבוב
rung-season = סוף השליש
rung-prepare = השליש הבא
rung-end = ניקוד סופי
cause-scroll = מגילה { $number }
cause-oasis = נווה מדבר { $number }
cause-city = עיר מדבר { $number }
cause-face = אריח נהר { $number }
source-draft = ההיצע
source-waterfalls = בונוסי הנהר
source-season_scrolls = סוף השליש
source-river_tile = אריחי נהר
source-supply = אספקה
source-start = בתחילה

## מה זה מה

tell-tile = { $name }: { $sentence }
tell-room-date_plantation = מטע תמרים: הפעולה מביאה תמר אחד על כל קוטף ({ $count }); קוטף חדש מביא נקודה.
tell-room-medrese = מדרסה: בפעולה קונים מגילות; כל מלומד ({ $count }) משרת קנייה אחת בפעולה.
tell-room-palace = ארמון: הפעולה מקדמת את איש החצר { $count ->
    [one] צעד אחד
    [two] שני צעדים
   *[other] { $count } צעדים
 } במדרגות הארמון.
tell-room-mosque = מסגד: הפעולה מקדמת את התלמיד { $count ->
    [one] צעד אחד
    [two] שני צעדים
   *[other] { $count } צעדים
 } במדרגות המסגד.
tell-room-main_square = הכיכר הראשית: הפעולה מסובבת את הדיסקה, ואז להטוטן אחד מביא את בונוס המשבצת שלו פעם על כל צופה.
tell-room-river = נהר: הפעולה מקדמת את הסירה { $count ->
    [one] משבצת אחת
    [two] שתי משבצות
   *[other] { $count } משבצות
 }; צעדים נוספים עולים יחידת מים כל אחד.
tell-room-medina = מדינה: בפעולה קונים שערים, לכל היותר אחד לכל שומר במגדל ({ $count }).
tell-room-sahara = סהרה: בפעולה משיגים נאות מדבר שהתגלו ({ $count }).
tell-room-souk = שוק: בפעולה מחליפים סחורה במשרד החליפין או משיגים מוצר מותרות.
tell-assistant = עוזר ברובע { $district } לוקח קאשי חדש או מבצע את הפעולה.
tell-seller = מוכר מים ברובע { $district } נותן יחידת מים בכל פעם שעוזר פועל בו.
tell-square = להטוטן שמונח כאן מביא מיד { $bonus }; בפעולה הבונוס מתקבל פעם על כל צופה ({ $count }).
tell-disc = דיסקת הקהל: מול כל משבצת עומדים צופים של גזרה אחת.
tell-start_right = נווה המדבר ההתחלתי, מימין: מוביל שיירה כאן מביא שני משאבים לבחירה.
tell-start_left = נווה המדבר ההתחלתי, משמאל: מוביל שיירה כאן מביא שתי נקודות; המקום הימני קודם.
tell-route = מקום בנתיב שיירות: מוביל כאן מגלה את נווה המדבר שלידו; אין לדלג על מקום.
tell-route-end = סוף הנתיב: מוביל כאן מביא נקודות ועיר מדבר.
tell-city-field = עיר מדבר מגיעה לכאן כשמוביל שיירה מגיע לסוף הנתיב.
tell-oasis-hidden = נווה מדבר שעוד לא התגלה; איש אינו מכיר אותו.
tell-stock-water = מים משלמים על צעדים נוספים בנהר ועל האספקה לתושבי העיר.
tell-stock-date = תמרים משלמים על מגילות ועל האספקה לתושבי העיר.
tell-stock-dinar = דינרים משלמים על שערים ועל האספקה לתושבי העיר.
tell-goods = סחורה בשוק: { $ware }; תמיד יש לה מקום.
tell-points = הנקודות עד כה; הניקוד הסופי יתווסף.
tell-stairs-palace = מדרגות הארמון: בכל גבול מקטע איש החצר מביא דינר ובונוס קישור.
tell-stairs-mosque = מדרגות המסגד: בכל גבול מקטע התלמיד מביא דינר ובונוס קישור.
tell-line = משבצת בונוס: היא תקפה כשהקו בין שתי הדמויות עובר עליה בעת חציית גבול מקטע.
tell-office = משרד החליפין: קאשי אחד ({ $ware }) תמורת מה שמוצג לידו באריח של השליש.
tell-luxury = מוצר מותרות ({ $kind }): עולה את הסחורות המודפסות עליו ומביא מיד את הנקודות והמשאבים שלו.
tell-academy = למגילות בצבע הזה דרושים { $scholars ->
    [one] מלומד אחד
   *[other] { $scholars } מלומדים
 }, והן עולות { $dates ->
    [one] תמר אחד
   *[other] { $dates } תמרים
 }.
tell-gate = שער ({ $colour }) תמורת { $price ->
    [one] דינר אחד
   *[other] { $price } דינרים
 } ו-{ $points ->
    [one] נקודה אחת
   *[other] { $points } נקודות
 }; הוא מביא קאשי בצבע שלו.
tell-gate-space = משבצת שער: שער בצבע מתאים מביא נקודות כשהוא נבנה כאן.
tell-workshop = בית מלאכה: שער מכאן עולה { $price } דינרים ומשנה את הניקוד ב־{ $points }.
tell-pier = מקום { $place } ברציפים: סירה שעוגנת כאן מביאה { $points } נקודות.
tell-waterfall = אשד: אחרי שהסירה עברה אותו אפשר לקבל את הבונוס שלו בסוף סיבוב.
tell-track-keshi = מקום במסלול נאות המדבר: הקאשי שעליו מונח כשנווה מדבר מגיע לכאן.
tell-track-swap = מקום במסלול נאות המדבר: נווה מדבר כאן מאפשר להחליף קאשי באחד בצבע אחר.
tell-track-scroll_3 = מקום במסלול נאות המדבר: נווה מדבר כאן מביא מגילה צהובה.
tell-track-none = מקום במסלול נאות המדבר בלי השפעה.
tell-supply = אריח אספקה: מחירו מגיע בסוף כל שליש, ואם לא משלמים מאבדים { $loss ->
    [one] נקודה אחת
   *[other] { $loss } נקודות
 } ואת כל המשאבים.
tell-due-covered = האספקה של סוף השליש מכוסה; אחרת היו אובדות { $loss ->
    [one] נקודה אחת
   *[other] { $loss } נקודות
 }.
tell-due-short = עדיין אי אפשר לשלם את האספקה של סוף השליש; יאבדו { $loss ->
    [one] נקודה אחת
   *[other] { $loss } נקודות
 } וכל המשאבים.
tell-screen = הקאשי ({ $colour }) מאחורי הפרגוד: בחירה בו שולחת עוזר לרובע שלו.
tell-offer = קאשים בבסיס המגדל ({ $colour }): { $count }; המקום הפנוי שלך: { $room }.
tell-boat = הסירה של { $name }: הרחוקה ביותר זוכה באריח הנהר.
tell-figure-palace = איש החצר של { $name } במדרגות הארמון.
tell-figure-mosque = התלמיד של { $name } במדרגות המסגד.
tell-companion-sultan = הסולטן: מי שהוא מלווה משלם תמר אחד פחות על מגילה.
tell-companion-imam = האימאם: מי שהוא מלווה משלם סחורה אחת פחות על מוצר מותרות.
tell-tower = המגדל: הקאשים שנבחרו נופלים לתוכו; חלקם נתקעים וחלקם יוצאים.
tell-red = קאשי אדום: נעשה מוכר מים בכל רובע שאין בו.
