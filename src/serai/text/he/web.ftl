### מה שהדפדפן אומר, לצד מילות הבית

## בכל מסך

skip = דילוג אל התוכן
skips = דילוג
language = שפה
sound = צליל
theme-dark = מצב כהה
menu = תפריט
close = סגירה
back = חזרה
copy = העתקה
copied = הועתק
send = שליחה
to-lobby = אל האכסדרה
nav-label = ראשי
nav-play = משחק
nav-learn = לימוד
nav-rules = ספרי חוקים
nav-watch = הקלטות
lost-title = אין כאן דבר
lost-text = הכתובת אינה מובילה לשום מקום; מן האכסדרה אפשר להגיע לכול.

## אכסדרה

lobby-title = { $count ->
    [1] דלת אחת, חצר אחת
    [4] ארבע דלתות, חצר אחת
   *[other] { $count } דלתות, חצר אחת
 }
lobby-help = לשחק עם חברים באמצעות קישור, מול בוטים, או להעביר מכשיר אחד מיד ליד. בלי חשבון.
lobby-help-here = אפשר לשחק מול בוטים או להעביר מכשיר אחד מיד ליד. הכול נשאר במכשיר הזה; אין צורך בחשבון.
lobby-again = ברוכים השבים
lobby-waits = { $count ->
    [one] שולחן אחד ({ $count }) ממתין
   *[other] { $count } שולחנות ממתינים
 }
begin-with = כדאי להתחיל מכאן
door-bots = { $count ->
    [one] בוט אחד ({ $count }), { $level }
   *[other] { $count } בוטים, { $level }
 }
door-change = שינוי
door-friends = הזמנת חברים אל { $game }
games-label = משחקים
players-range = { $first } עד { $last } שחקנים
minutes-range = { $first } עד { $last } דק׳
play = משחק
learn = לימוד
my-tables = השולחנות במכשיר הזה
my-tables-help = הם נשארים כאן עד להסרתם, או עד שלא ישתמשו בהם זמן רב.
table-your-turn = תורך
table-turn = עכשיו תור { $name }
table-running = המשחק בעיצומו
table-over = הסתיים
finished-tables = { $count ->
    [one] שולחן אחד ({ $count }) שהסתיים
   *[other] { $count } שולחנות שהסתיימו
 }
since-moment = ממש עכשיו
since-minutes = כבר { $count } דק׳
since-hours = כבר { $count } שע׳
since-days = { $count ->
    [one] כבר יום אחד ({ $count })
   *[other] כבר { $count } ימים
 }
ago-moment = ממש עכשיו
ago-minutes = לפני { $count } דק׳
ago-hours = לפני { $count } שע׳
ago-days = { $count ->
    [one] לפני יום אחד ({ $count })
   *[other] לפני { $count } ימים
 }
continue = המשך
open = פתיחה
remove-table = הסרת השולחן של { $game }
remove-table-title = להסיר את השולחן של { $game }?
remove-table-help = אפשר למחוק אותו לכולם, עם רשומת המשחק וכל מה שנאמר בו, או רק להסירו מן הרשימה הזאת.
remove-table-for-all = מחיקה לכולם
remove-table-here = רק מן הרשימה הזאת
remove-table-not = להשאיר
remove-own-help = הוא שמור רק במכשיר הזה. אחרי המחיקה איש לא יוכל לפתוח אותו שוב; כדי להשאיר אותו, אפשר לשמור אותו בקובץ.
remove-own = מחיקה
other-devices = מכשירים אחרים ברשת:
house-unreachable = אין קשר עם השרת. מתבצע ניסיון חוזר…
house-offline = אין קשר עם השרת. אפשר לשחק בכל זאת בשולחנות שבמכשיר הזה.
engine-loading = המשחקים נטענים למכשיר הזה, פעם אחת בלבד…
engine-starting = המשחקים מופעלים במכשיר הזה…
on-this-device = במכשיר הזה
about = על סראי

## הצטרפות

join = הצטרפות
join-title = הצטרפות לשולחן
join-label = להדביק קישור או קוד של שולחן
join-help = הקוד והקישור מופיעים על המסך שבו נפתח השולחן.

## שולחן חדש

new-table = שולחן חדש: { $game }
how-many = כמה שחקנים?
who-sits = מי יושב היכן?
seat-kind-me = המכשיר הזה
seat-kind-open = פנוי
seat-kind-bot = בוט
seat-open = מקום פנוי
seat-open-help = לכל מי שפותח את הקישור
seat-bot = בוט ({ $level })
seat-bot-numbered = בוט { $number } ({ $level })
seat-bot-short = בוט { $number }
seat-bot-help = שום בוט אינו רואה קלפים של אחרים
name-of-seat = שם, { $seat }
guest = אורח { $number }
bot-level = רמת הבוט
bot-style = סגנון הבוט
bot-says = הבוט הזה: { $help }.
clock-label = שעון
clock-none = בלי שעון
clock-set = עם שעון
clock-off = בלי
clock-on = שעון
clock-help = כשהזמן נגמר, בוט ממשיך לשחק עד החזרה.
clock-bank = דקות לכל המשחק
clock-increment = שניות נוספות לכל מהלך
house-rules = חוקי בית
changed = שונה.
changed-count = { $count ->
    [one] שינוי אחד ({ $count })
   *[other] { $count } שינויים
 }
defaults = ברירות מחדל
seats-short = כאן { $here } · פנויים { $open } · בוטים { $bots }
next-question = הלאה
by-the-book = לפי ספר החוקים
only-players = רק עם { $players } שחקנים.
open-table = פתיחת השולחן
open-table-help = אפשר למלא מקומות פנויים בבוטים בכל עת.
table-full = כולם כאן
table-full-help = המשחק מתחיל מיד עם פתיחת השולחן.
invite-title = { $count ->
    [one] להזמין חבר אחד ({ $count })
   *[other] להזמין { $count } חברים
 }
invite-later = הקישור, הקוד וקוד ה-QR יופיעו במסך הבא.
invite-code = קוד השולחן
invite-copy = העתקת הקישור
invite-watch = קישור לצפייה
invite-qr = קוד QR של ההזמנה

## המתנה לאחרים

waiting-open = { $count ->
    [0] כל המקומות תפוסים
    [one] עוד מקום פנוי אחד ({ $count })
   *[other] עוד { $count } מקומות פנויים
 }

## ליד השולחן

table-loading = השולחן נערך…
table-closed = אי אפשר לפתוח את השולחן הזה
title-your-turn = תורך: { $game }
undo = ביטול מהלך
you = אני
connection-lost = הקשר נותק. מתבצע ניסיון חוזר…
leave = עזיבת השולחן
leave-title = לעזוב את השולחן?
leave-why = המקום מתפנה, ובוט או מישהו אחר יוכלו לתפוס אותו.
stay = להישאר
hint = רמז
move-on = המשך במכשיר אחר
move-on-help = מי שפותח את הקישור הזה משחק במקום שלך. לא להראות לאיש.
copy-link = העתקת הקישור
first-visit = משחק חדש? בפעם הראשונה מוצע שיעור של שתי דקות.
first-visit-help = משחקים כמה מהלכים עם הכלים עצמם, והשיעור מראה היכן. אפשר לדלג בכל רגע.
first-visit-start = להתחיל עם { $game }: 2 דקות
watch-game = צפייה במשחק

## אנשים ליד השולחן


## מקאשים

help = עזרה
help-marks = מה שזוהר בצבע פליז אפשר לבחור. מה שדהוי אי אפשר לבחור עכשיו, ובנגיעה מופיעה הסיבה. מדליה קטנה מסמנת את המהלך האחרון.
key-tab = מדבר לדבר
key-arrows = מעבר בין הדברים שאפשר לבחור
key-enter = בחירה
key-digits = בחירה לפי מספר
key-escape = החזרת מה שהורם
key-help = העזרה הזאת

## חוקים

rulebook = ספר החוקים
rule-title = חוק { $rule }
rule-missing = אין חוק כזה.
rules-search = חיפוש לפי מילים או מספר
rules-found = { $count ->
    [one] חוק אחד ({ $count })
   *[other] { $count } חוקים
 }
rules-none = אין חוק שמדבר על כך.
chapters = פרקים
rules-learn = ללמוד תוך כדי משחק
text-size = גודל הכתב
example-try = לנסות
example = דוגמה
example-count = דוגמה { $number } מתוך { $all }
example-again = שוב
example-next = הדוגמה הבאה
summary = המשחק בעמוד אחד
one-page = עמוד אחד להדפסה
print = להדפיס

## הסוף

rematch = משחק נוסף
download-record = הורדת המשחק

## צפייה חוזרת

replay = צפייה חוזרת
replay-of = { $game }: צפייה חוזרת
seen-by = בעיני
seen-by-all = כולם
watch-title = צפייה במשחק מוקלט
watch-help = לבחור קובץ של משחק שהסתיים. הוא עובר דרך החוקים לפני שהוא מוצג.
watch-drop = לגרור לכאן קובץ משחק, או לבחור קובץ
watch-link = להדביק רשומת משחק או קישור אליה
watch-reading = הקובץ נקרא…

## לימוד

learn-title = ללמוד משחק
learn-help = משחק ראשון קצר שבו המהלכים בידיים שלך, רעיון אחד בכל פעם.

## על הבית

fair-use = שימוש הוגן
fair-use-text = סראי אינו קשור למעצבים ולמוציאים לאור של המשחקים ואינו פועל בחסותם. החוקים מסופרים במילים שלנו; הציורים והטקסטים הם שלנו. מי שנהנה ממשחק, כדאי לקנות אותו: שולחן אמיתי הוא חברה טובה יותר.
privacy = המשחקים שלך
privacy-text = אין חשבונות ואין מעקב. שולחן מוכר רק למי שמחזיק בקישור שלו; המשחקים נשארים במחשב שמארח אותם.
licences = רישיונות
licences-text = סראי היא תוכנה חופשית ברישיון Apache 2.0. הגופנים Rubik ו-Frank Ruhl Libre הם ברישיון SIL Open Font; ‏Svelte, ‏Fluent ו-uqr הם ברישיונות MIT ו-Apache.
version = גרסה { $version }

## כשמשהו משתבש

problem-unknown = משהו השתבש. נא לנסות שוב.
problem-unreachable = אין קשר עם השרת. נא לנסות שוב.
problem-unknown_game = אין משחק כזה בבית הזה.
problem-not_an_invitation = זה לא קישור ולא קוד של שולחן.
problem-bad_message = השרת לא הבין את זה.
problem-bad_option = השרת דוחה אחד מחוקי הבית.
problem-bad_range = אין חלק כזה בצפייה החוזרת.
problem-bad_record = אי אפשר להריץ את המשחק המוקלט הזה.
problem-link_unreachable = אין עכשיו גישה לכתובת הזאת.
problem-link_elsewhere = הקישור מוביל לאתר אחר. למען הביטחון, הבית אינו קורא דבר מאתרים אחרים: אפשר לפתוח את הקישור, לשמור את רשומת המשחק ולגרור את הקובץ לכאן, או להדביק את תוכנו.
problem-link_empty = אין רשומת משחק בכתובת הזאת.
problem-bad_seats = המקומות אינם מתאימים למספר השחקנים.
problem-bad_token = הקישור הזה כבר אינו תקף.
problem-busy = השרת עמוס. נא לנסות שוב בעוד רגע.
problem-disk_full = הדיסק של השרת מלא, ולכן אי אפשר לשמור דבר כרגע. השולחן נשאר כשהיה; נא לנסות שוב מאוחר יותר.
problem-device_full = לא נשאר מקום במכשיר הזה, ולכן אי אפשר לשמור דבר כרגע. השולחן נשאר כשהיה: אפשר לפנות מקום, או לשמור אותו בקובץ מן התפריט, ולנסות שוב.
problem-device_refuses = הדפדפן אינו מאפשר לדף לשמור דבר כרגע. מה שנשמר לא אבד; ייתכן שזהו חלון פרטי.
problem-no_engine = לא היה אפשר לטעון את המשחקים למכשיר הזה. נא לנסות שוב כשיש קשר.
problem-only_here = בלי שרת איש אחר אינו יכול לבוא לשולחן הזה.
problem-empty_name = נא לכתוב שם.
problem-long_name = שם יכול לכלול עד 40 אותיות.
problem-empty_text = לא היה מה לומר.
problem-no_entry = למכשיר הזה אין מפתח לשולחן. נא לפתוח את הקישור שהתקבל.
problem-no_game = אין משחק כזה בבית הזה.
problem-no_hint = אין רמז למצב הזה.
problem-no_json = השרת לא הבין את זה.
problem-no_page = אין דבר בכתובת הזאת.
problem-no_seat = אין מקום כזה ליד השולחן.
problem-no_such_bot = אין בוט כזה.
problem-no_such_code = אין שולחן עם הקוד הזה. נא לבדוק ולנסות שוב.
problem-no_table = אין שולחן כזה; ייתכן שהוסר.
problem-nobody_asks = אין כבר בקשה לביטול.
problem-not_alone = המאמן עוזר רק במשחק של אדם אחד נגד בוטים.
problem-not_your_seat = המקום הזה אינו שייך למכשיר הזה.
problem-not_your_turn = זה לא תורך.
problem-not_stored = אי אפשר לשמור את השולחן ברגע זה. דבר לא אבד; נא לנסות שוב בקרוב.
problem-only_a_socket = הכתובת הזאת מיועדת לחיבור חי בלבד.
problem-only_the_host = רק מי שפתח את השולחן יכול לעשות זאת.
problem-only_bots = השולחן הזה ממשיך שיעור או משחק אחר: אחרים אינם יכולים להצטרף, כי מה שנסתר בו כבר ידוע.
problem-other_origin = הבקשה הגיעה מאתר אחר ונדחתה.
problem-other_rules = מאז ששוחק השולחן הזה תוקנו החוקים, ולפי חוקי היום המשחק היה מתנהל אחרת. אפשר לצפות בו, אך לא להמשיך לשחק.
problem-has_a_seat = למכשיר הזה כבר יש מקום ליד השולחן.
problem-somebody_asks = מישהו אחר מבקש מקום. נא להמתין עד שייענה.
problem-no_request = איש אינו מבקש עוד את המקום הזה.
problem-not_away = שום בוט אינו משחק במקום הזה.
problem-bot_plays = כרגע בוט משחק במקומך. קודם יש לחזור.
problem-no_count_down = אין ספירה לאחור בשולחן הזה.
problem-seats_open = יש עוד מקומות פנויים.
problem-game_begun = המשחק כבר התחיל.
problem-game_runs = בזמן משחק מקום עובר ליד אחרת רק בהסכמת כל המשחקים.
problem-nobody_there = אין שם מישהו אחר.
problem-quiet = ליד השולחן הזה מדברים רק מי שיש להם מקום.
problem-our_fault = השרת טעה. דבר לא אבד; נא לנסות שוב.
problem-seat_closed = היד במקום הזה נשארת אצל הבוט עד סוף המשחק: לא נשאר מי שיוכל להרשות לראות אותה.
problem-seat_taken = מישהו אחר תפס את המקום הזה ברגע זה.
problem-still_running = המשחק עדיין נמשך.
problem-too_large = זה גדול מדי.
problem-too_many = זה היה מהיר מדי. נא להמתין רגע.
problem-bad_request = השרת לא הבין את זה.
problem-come_again = החיבור חודש.
problem-game_over = המשחק נגמר.
problem-not_started = המשחק עוד לא התחיל.
problem-nothing_to_undo = אין מה לבטל.
problem-stale = בינתיים קרה משהו ליד השולחן. נא להסתכל שוב.
problem-undo_needs_consent = לביטול הזה נדרשת הסכמת כולם.
problem-no_such_action = אין מהלך כזה במשחק הזה.

# looking back, and puzzles
review-open = מבט לאחור על המשחק
play-on = להמשיך לשחק מכאן
own-games = המשחקים שלך
review = מבט לאחור
puzzles = חידות
puzzle-daily = חידת היום
puzzle-link = חידה { $number }, רמה { $level } מתוך 3
puzzle-theme-gain = נקודות לעצמך
puzzle-theme-stop = לעצור יריב
puzzle-theme-balance = שניהם יחד
puzzle-theme-win = למען הניצחון, לא למען נקודות
puzzle-streak = { $count } ברצף
puzzle-done = נפתרה
problem-no_puzzle = אין חידה כזאת.
