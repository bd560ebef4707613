## הבית

house = Serai
house-about = בית למשחקי שולחן: לשחק, להבין, לחקור.
language-en = English
language-hu = magyar
language-he = עברית

## מילים

yes = כן
no = לא
nothing = כלום
nobody = אף אחד
spectator = צפייה
seat-name = מקום { $number }
players-count = { $count ->
    [one] משתתף אחד
    [two] שני משתתפים
   *[other] { $count } משתתפים
 }
points-count = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
 }
games-count = { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
 }
value-true = כן
value-false = לא
value-random = בהגרלה

## רשימות: לפני מילה עברית ו' החיבור צמודה, לפני ספרה או שם לועזי בא מקף

list-none = אין
list-two = { $before } { $last_key ->
    [hebrew] ו{ $last }
   *[other] ו-{ $last }
 }
list-middle = { $before }, { $next }
list-last = { $before } { $last_key ->
    [hebrew] ו{ $last }
   *[other] ו-{ $last }
 }

## מי משחק

human = בן אדם
bot-random = אקראי
    .help = כל מהלך חוקי, באקראי
bot-greedy = חמדן
    .help = לוקח מה שנראה הכי טוב ברגע זה
bot-easy = קל
    .help = חושב קצת
bot-normal = בינוני
    .help = חושב קדימה
bot-hard = קשה
    .help = חושב הרבה קדימה
bot-master = רב־אמן
    .help = לא ממהר, וסולח מעט
bot-search = חיפוש
    .help = מחשב כמה שמוגדר לו
bot-numbered = { $bot } { $number }

## הכנת השולחן

choose-language = באיזו שפה?
choose-game = איזה משחק?
choose-players = כמה משתתפים ({ $first } עד { $last })?
choose-name = מה השם?
choose-name-of = מי במקום הזה: { $seat }?
choose-seat = איזה מקום לתפוס?
choose-bot = מי משחק כאן: { $seat }?
choose-options = אפשרויות: הקלדת מספר משנה אפשרות, ו-Enter מתחיל את המשחק.
option-line = { $option }: { $value }
default-value = { $value } (כרגיל)
table-ready = { $game }, { $count ->
    [one] משתתף אחד
    [two] שני משתתפים
   *[other] { $count } משתתפים
 }: { $names }.
you-are = השם: { $name }. המקום: { $number } מתוך { $players }.
you-watch = זוהי צפייה בלבד.

## במהלך המשחק

turn = התור של { $name }.
turn-yours = תורך, { $name }.
thinking = רגע של מחשבה: { $name }…
move-made = { $name }: { $action }
choice-line = { $number }. { $action }
choice-effect = { $choice } [{ $effect }]
choice-so-far = עד כה: { $chosen }
choice-more = { $choice } … (אפשרויות: { $count })
choose-number = { $last ->
    [1] להקליד 1:
   *[other] לבחור מספר מ-1 עד { $last }:
 }
not-understood = ”{ $written }“ אינו מספר מ-1 עד { $last } ואינו פקודה; ? מציג את הפקודות.
action-form = מהלך זה נכתב כך: { $form }
no-step-back = אין לאן לחזור מכאן.
out-of-range = { $last ->
    [1] יש תשובה אחת בלבד: נא להקליד 1.
   *[other] נא לבחור מספר מ-1 עד { $last }.
 }
refused = אי אפשר: { $reason } ({ $rule })
refused-no-rule = אי אפשר: { $reason }
unavailable-heading = לא אפשרי כעת:
unavailable-line = { $action }: { $reason } ({ $rule })
press-enter = להמשך יש להקיש Enter.
hand-over = נא להעביר את המסך אל { $name } ואז להקיש Enter.
your-view = מה רואים
what-happened = מה קרה
hints-heading = במקום מספר אפשר להקליד:
hint-help = ? העזרה הזאת
hint-rules = r חוקי המשחק; r ומספר של חוק: החוק הזה בלבד
hint-score = s הניקוד
hint-view = v השולחן
hint-why = w מה לא אפשרי כעת, ולמה
hint-back = b צעד אחד אחורה ברשימה ארוכה
hint-history = l מה קרה עד עכשיו
hint-undo = u ביטול המהלך האחרון שלך
hint-quit = q יציאה מהמשחק
hints-short = ? עזרה, q יציאה
undone = המהלך בוטל.
undo-impossible = אי אפשר לבטל כעת: מישהו אחר כבר שיחק, או שנחשף משהו שהיה מוסתר.
quit-question = לצאת מהמשחק? (כ/ל)
answer-yes = כ
answer-no = ל
goodbye = להתראות!
unfinished = המשחק לא הסתיים.
board-table = השולחן
board-to-do = מה לעשות
board-to-come = מה עוד צפוי

## חוקים וניקוד

rules = חוקי המשחק
rules-of = חוקי המשחק: { $game }
rule-line = { $rule }  { $text }
unknown-rule = { $game }: אין חוק { $rule }; החוקים הם { $first } עד { $last }.
score = ניקוד
score-line = { $name }: { $score }
game-over = המשחק הסתיים.
results-heading = תוצאה
winner = הניצחון של { $name }.
winners-shared = ניצחון משותף: { $names }.
column-place = דירוג
column-seat = מקום
column-name = שם
column-bot = שחקן ממוחשב
column-score = נקודות
column-winner = ניצחון
column-wins = ניצחונות
column-win-rate = שיעור ניצחונות
column-average = ניקוד ממוצע
column-games = משחקים
column-option = אפשרות
column-value = ערך
column-rule = כלל
column-game = משחק
column-players = משתתפים
column-speed = מהלכים בשנייה

## סיבות המוכרות בכל משחק

reason-game_over = המשחק הסתיים, ואין עוד מהלכים.
reason-other_game = המהלך הזה שייך למשחק אחר.
reason-other_decision = קודם צריך להחליט על דבר אחר.
reason-no_such_seat = אין בשולחן הזה { $seat }.
reason-stale = בינתיים קרה משהו ליד השולחן.
reason-other_rules = מאז ששוחק השולחן הזה תוקנו החוקים, ולפי חוקי היום המשחק היה מתנהל אחרת. אפשר לצפות בו, אך לא להמשיך לשחק.
reason-not_started = המשחק עוד לא התחיל.
reason-not_your_turn = זה לא תורך.
reason-no_such_action = אין מהלך כזה במשחק הזה.
reason-undo_needs_consent = לביטול הזה נדרשת הסכמת כולם.

## שורת הפקודה

error-line = שגיאה: { $message }
unknown-language = אין שפה כזאת: { $language }. אפשר לבחור: { $languages }.
unknown-game = אין משחק כזה: { $game }. אפשר לבחור: { $games }.
unknown-bot = אין שחקן ממוחשב כזה: { $bot }. אפשר לבחור: { $bots }.
wrong-bots = בשולחן של { $players } צריך שחקן ממוחשב אחד, או אחד לכל מקום; צוינו { $count }.
wrong-option = אפשרות נכתבת כך: שם=ערך. זה לא מתאים: { $written }
no-such-file = אין קובץ כזה: { $file }
cannot-write = אי אפשר לכתוב לקובץ { $file }: { $message }
not-json = { $file }, שורה { $line }: זה לא רישום של משחק.
no-such-record = { $file }: אין בו משחק מספר { $index }.
simulating = { $game }: מתחילים { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
 }…
simulated = { $game }: { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
 } ב-{ $seconds } שניות, { $speed } מהלכים בשנייה.
records-written = { $count ->
    [one] רישום אחד נכתב
    [two] שני רישומים נכתבו
   *[other] { $count } רישומים נכתבו
 } לקובץ { $file }.
replay-good = משחק { $index }: { $moves ->
    [one] מהלך אחד, חוקי
    [two] שני מהלכים, שניהם חוקיים
   *[other] { $moves } מהלכים, כולם חוקיים
 }; התוצאה תואמת את הרישום.
replay-unfinished = משחק { $index }: { $moves ->
    [one] מהלך אחד, חוקי
    [two] שני מהלכים, שניהם חוקיים
   *[other] { $moves } מהלכים, כולם חוקיים
 }; המשחק לא הסתיים.
replay-bad = אי אפשר לשחזר את משחק { $index }: { $message }
replay-position = השולחן אחרי מהלך { $move }
saved = המשחק נשמר בקובץ { $file }.
interrupted = הופסק.
