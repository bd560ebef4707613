### What the browser client says at a table

## בכל מסך

skips-table = דילוג בשולחן
skip-prompt = אל מה שנשאל
skip-board = אל הלוח
skip-hand = אל הדברים שלך
hints = רמזים על הלוח

## אכסדרה

lesson-offer = { $game } בפעם הראשונה?
lesson-offer-help = עם הכלים עצמם, והוא מראה היכן; המשחק הזה מחכה.
lesson-offer-learn = שיעור של שתי דקות
lesson-offer-no = בלי שיעור

## שולחן חדש

your-name = שם
name-numbered = { $name } · { $number }
clock-left = זמן שנותר: { $time }

## ליד השולחן

prompt-label = מה לעשות עכשיו
prompt-yours = תורך:
prompt-showing = רואים מה קורה; הקשה או רווח ממשיכים
wait-showing = עדיין רואים מה קרה; הקשה או רווח ממשיכים.
wait-turn = זה לא תורך: ההחלטה אצל { $name }.
wait-otherwise = אין מה לעשות עם זה עכשיו.
choice-gone = בינתיים המשחק המשיך, ולכן זה חזר למקומו.
prompt-back = כך זה היה; Esc מחזיר לשולחן
prompt-waiting = ההחלטה אצל { $name }
choices-label = אפשרויות
choices-count = { $count ->
    [one] אפשרות אחת
   *[other] { $count } אפשרויות
 }
not-now = { $count ->
    [one] דבר אחד אינו אפשרי עכשיו ({ $count })
   *[other] { $count } דברים אינם אפשריים עכשיו
 }
put-back = להחזיר
undo-ask = בקשה לביטול
consent-asked = בקשה מאת { $name }: לבטל את המהלכים האחרונים.
consent-waiting = האחרים נשאלים אם אפשר לבטל את המהלך.
consent-yes = הסכמה
consent-no = סירוב
admit-asked = בקשה מאת { $name }: להצטרף למשחק במקום פנוי. נדרשת הסכמת כל המשחקים.
ask-seat = בקשת המקום הזה
invite-more = הזמנה למשחק
remove-person = הרחקה מהשולחן: { $name }
confirm-title = להמשיך בכל זאת?
confirm-why = אי אפשר לבטל את זה.
empty-now = ריק כרגע: { $things }
mat-label = השולחן
hand-label = הדברים שלך
side-label = יומן, חוקים ושיחה
foot-label = לוחות
phases-label = שלבי הסיבוב
tab-todo = לביצוע
tab-log = יומן
tab-tally = נראו
tab-rules = חוקים
tab-chat = שיחה
log-empty = עוד לא קרה דבר.
chat-empty = עוד לא נאמר דבר.
chat-label = לכתוב משהו
side-dock = השארת היומן, החוקים והשיחה לצד השולחן
side-fold = קיפול היומן, החוקים והשיחה
look-back = לחזור צעד אחר צעד
look-up = חזרה לשולחן
step-before = הצעד הקודם
step-after = הצעד הבא
you-cell = אני
log-undone = ביטול של { $name }: { $count ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
 }.
log-undone-you = הביטול שלך: { $count ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
 }.
pace-calm = רגוע
pace-quick = מהיר
pace-instant = בלי הפסקות
rivals-label = המושבים האחרים
badge-turn = התור כאן
badge-your-turn = תורך
badge-you = המקום שלך
badge-moved = המהלך האחרון
badge-stand-in = בוט מחליף
hand-over-to = נא להעביר את המכשיר אל { $name }
hand-over-why = הקלפים נשארים מוסתרים עד שהבא בתור מוכן.
hand-over-ready = המכשיר אצל { $name }
give-back = החזרת המקום
stand-in = בוט במקומו
hint-thinking = חושבים…
hint-promises = מנצח { $percent } % ({ $low } עד { $high }), { $points } נקודות
hint-untried = לא נוסה
hint-why-clear = במשחקים שנוסו מכאן ({ $count }) המהלך הזה ניצח { $percent } מתוך 100, והבא אחריו { $other }. איש לא הציץ בקלפים נסתרים.
hint-why-close = אין הבדל ברור: במשחקים שנוסו מכאן ({ $count }) שני הראשונים ניצחו פחות או יותר באותה מידה.
hint-why-only = במשחקים שנוסו מכאן ({ $count }) המהלך הזה ניצח { $percent } מתוך 100; שום דבר אחר לא נוסה די הצורך להשוואה.
hint-why-untried = הבוט בחר במבט ראשון ולא ניסה דבר.
hint-why-forced = אין כעת אפשרות אחרת.
hint-gain = זה מביא לך בערך { $points } נקודות יותר מהבא אחריו.
hint-rival = כך { $name } מקבל בערך { $points } נקודות פחות.
hint-line = כך זה עשוי להמשיך: { $line }
other-side = היד בצד השני
since-more = עוד { $count }: לרשימה המלאה
since-fold = לקפל
since-turn = מאז תורך
awaits-owner = המהלך האחרון ממתין לחזרה של { $name }.
seat-all = כל מה שיש אצל { $name }
haptics = רטט
pace = קצב האחרים
motion = הנפשה
seat-here = במכשיר הזה
invite-help = כל מי שפותח את הקישור או סורק את הקוד מתיישב; אין צורך בחשבון.
waiting-title = { $game }: תופסים מקומות
sit = לשבת כאן
put-bot = בוט ({ $level })
take-bot = הסרת הבוט
invited = הזמנה למשחק: { $game }
rename = שינוי השם
badge-away = לא כאן
rule-in-book = פתיחה בספר החוקים
seat-present = כאן
hint-reasons = למה?
hint-do = לבצע
hint-where = כדאי להסתכל כאן: { $where }.
hint-which = איזה מהם?

## מאמן, למי שמשחק לבד מול בוטים

coach-switch = מאמן: מילה לפני טעות ברורה
coach-on = המאמן צופה
coach-look = כדאי להסתכל שוב כאן: { $where }.
coach-look-made = עוד מבט: { $where }.
coach-look-again = מבט נוסף
coach-take-back = ביטול המהלך
coach-insist = לשחק כך בכל זאת
coach-leave = שיישאר כך
habits = שלושה הרגלים שכדאי לשנות
habits-soon = המאמן חוזר על המשחק: { $done } מתוך { $parts } חלקים
habit-cost = { $kind }: { $count ->
    [one] פעם אחת
    [two] פעמיים
   *[other] { $count } פעמים
 }, יחד −{ $percent } %
habit-none = אין מה לשנות: אף בחירה לא הפסידה משהו שראוי לציון.
look-for-gain = כדאי להסתכל על הנקודות שלך עד הסוף, לא רק על המהלך הזה.
look-for-stop = כדאי לבדוק מה יריב יקבל בהמשך.
look-for-balance = כדאי לחפש מה שעוזר לך ועולה ליריב.
look-for-win = נקודות אינן הכול: כדאי לבדוק מי מוביל בסוף.

## אנשים ליד השולחן

invited-by = הזמנה מאת { $name }: { $game }
invited-rules = חוקי הבית בשולחן הזה
invited-usual = לפי החוקים הרגילים.
invited-clock = עם שעון: { $minutes ->
    [1] דקה אחת לכל אחד
   *[other] { $minutes } דקות לכל אחד
 }, ועוד { $seconds } שנ׳ לכל מהלך.
sit-down = לשבת
starts-in = { $seconds ->
    [one] המשחק מתחיל בעוד שנייה.
   *[other] המשחק מתחיל בעוד { $seconds } שניות.
 }
start-now = התחלת המשחק
start-stop = לחכות עוד
start-ready = כל המקומות תפוסים. אפשר להתחיל כשכולם מוכנים.
start-waiting = כל המקומות תפוסים. את המשחק מתחיל מי שפתח את השולחן.
save = שמירה
away-title = הזמן נגמר
away-helped = בוט משחק במקומך
away-why = בוט ממשיך עד החזרה.
im-back = חזרתי
people-flag = { $name }: הזמן נגמר, בוט ממשיך לשחק.
people-helped = בוט משחק במקום { $name }.
people-back = { $name } שוב כאן.
people-left = המקום של { $name } התפנה.
people-removed = { $name }: הרחקה מהשולחן; בוט ממשיך לשחק.
people-seated = { $name } ליד השולחן.
people-brought = עד כאן המשחק התנהל במכשיר של { $name }, והמכשיר הזה יכול היה לדעת מה נסתר. מכאן והלאה השרת מגריל.
signs-label = שליחת סימן
sign-star = כל הכבוד
sign-laugh = חה חה
sign-wow = וואו!
sign-ouch = אוי
sign-heart = תודה
sign-tea = לחיים
mute = השתקה
mute-help = רק במכשיר הזה.
spectators = הצופים
mute-all = כולם
tie-broken = שיוויון בראש; חוק מכריע את הניצחון:
unread-chat = { $count ->
    [one] הודעה אחת שלא נקראה
   *[other] { $count } הודעות שלא נקראו
 }

## חלקים של שולחן שעוד לא צויר

view-score = נקודות
view-points = נקודות
view-stones = אבנים
view-round = סיבוב
view-turn = תור
view-stage = שלב
view-hand = היד
view-hand_size = קלפים ביד
view-deck = החפיסה
view-deck_size = החפיסה
view-draw_pile = ערמת המשיכה
view-draw_pile_size = ערמת המשיכה
view-discard_pile = הערמה המושלכת
view-discard_pile_size = הערמה המושלכת
view-dealer = המחלק
view-start_player = השחקן הפותח
view-first_player = השחקן הפותח
view-team = קבוצה

## חוקים

open-rule = הצגת חוק { $rule }
coach-label = הדרכה

## הסוף

you-win = ניצחת!
result-scores = { $scores }.
rematch-waiting = ממתינים לאחרים…
rematch-wanted = רוצים משחק נוסף
watch-replay = צפייה במשחק מחדש
save-table = שמירת השולחן בקובץ
show-game = להראות את המשחק
show-game-help = קישור לצפייה במשחק

seal-unchecked = עוד לא נבדק
seal-unchecked-help = לפני הקלף הראשון פרסם השולחן טביעה של הזרע הסודי שלו. עכשיו אפשר לבדוק אותה.
seal-verified = הערבוב אומת
seal-verified-help = הזרע שמוצג עכשיו מתאים לטביעה מן ההתחלה, וכל המשחק נובע ממנו: איש לא נגע בקלפים.
seal-failed = הערבוב אינו מתאים
seal-failed-help = הזרע אינו מתאים לטביעה מן ההתחלה, או שהמשחק אינו נובע ממנו.
seal-check = בדיקת הערבוב
seal-checking = בבדיקה…
seal-commitment = פורסם בהתחלה
seal-seed = הזרע שנחשף בסוף
seal-given-help = { $count } המהלכים הראשונים לא חולקו בשולחן הזה: הם באו ממשחק אחר או ממכשיר פרטי. כל המזל שאחריהם נובע מן הזרע, והזרע מתאים לטביעה מן ההתחלה.
share = לשתף את התוצאה
share-note = מי שהקישור בידו יכול לצפות במשחק הזה, עם השמות שליד השולחן. אפשר למחוק אותו שוב מהמכשיר הזה.
share-make = להכין תמונה וקישור
share-picture = התמונה
share-picture-of = התוצאה: שמות ונקודות
share-link = להעתיק את הקישור
replay-move = מהלך { $number } מתוך { $count }
replay-controls = צפייה חוזרת
replay-back = מהלך אחד אחורה
replay-next = מהלך אחד קדימה
replay-play = הפעלה
replay-pause = השהיה
replay-slider = מהלך
replay-speed = מהירות
replay-mine = רק ההחלטות שלי
replay-mark-round = מתחיל חלק חדש
replay-mark-lead = עובר להוביל: { $name }
