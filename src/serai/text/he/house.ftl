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
bot-styled = { $bot }, { $style }
style-balanced = מאוזן
    .help = שוקל הכול במידה שווה
style-cautious = זהיר
    .help = חושש מהפסד יותר משהוא מקווה לרווח
style-bold = נועז
    .help = מסתכן למען יתרון גדול יותר
style-builder = בונה
    .help = צובר נקודות לעצמו ומתחשב פחות באחרים

## הכנת השולחן

option-line = { $option }: { $value }
table-ready = { $game }, { $count ->
    [one] משתתף אחד
    [two] שני משתתפים
   *[other] { $count } משתתפים
 }: { $names }.
you-are = השם: { $name }. המקום: { $number } מתוך { $players }.
you-watch = זוהי צפייה בלבד.

## במהלך המשחק

turn = התור של { $name }.
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
unavailable-heading = לא אפשרי כעת:
unavailable-line = { $action }: { $reason } ({ $rule })
hand-over = נא להעביר את המסך אל { $name } ואז להקיש Enter.
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
words-wait = ההחלטה אצל { $name }.
words-seat = המקום: { $number } מתוך { $players }.
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
column-rule = חוק
column-game = משחק
column-players = משתתפים
column-speed = מהלכים בשנייה

## סיבות המוכרות בכל משחק

reason-game_over = המשחק הסתיים, ואין עוד מהלכים.
reason-other_game = המהלך הזה שייך למשחק אחר.
reason-no_such_id = לאף פעולה חוקית אין כעת המספר { $id }.
reason-other_decision = קודם צריך להחליט על דבר אחר.
reason-no_such_seat = אין בשולחן הזה { $seat }.
reason-stale = בינתיים קרה משהו ליד השולחן.
reason-other_rules = מאז ששוחק השולחן הזה תוקנו החוקים, ולפי חוקי היום המשחק היה מתנהל אחרת. אפשר לצפות בו, אך לא להמשיך לשחק.
reason-not_started = המשחק עוד לא התחיל.
reason-not_your_turn = זה לא תורך.
reason-no_such_action = אין מהלך כזה במשחק הזה.
reason-undo_needs_consent = לביטול הזה נדרשת הסכמת כולם.

