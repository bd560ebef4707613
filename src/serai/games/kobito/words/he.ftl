game = קוביטו
game-about = בונים קשתות מקלפים ממוספרים ומנסים להניח את הקלף האחרון ליד סיר הזהב; לשניים עד שישה משתתפים.
game-invitation = לבנות קשתות ולהגיע ראשונים אל סיר הזהב.

## מה עושים עכשיו

prompt-turn = לשחק קלפים, להחליף קוביטו או להעביר מקומות אל הסירים; אחרי די קלפים אפשר לסיים את התור.
prompt-last_place = להעביר לסיר את המקום האחרון של הקשת.
prompt-deal = חושפים סירים ומחלקים קלפים.
prompt-over = המשחק הסתיים.
asked-turn = { $count ->
    [one] לשחק עוד קלף אחד ({ $count })
   *[other] לשחק עוד { $count } קלפים
 }

## מהלכים

action-add = להוסיף { card-word } בקצה ה{ $end } של { $to }
action-start = לפתוח קשת בסטודיו: { $cards }
action-tower = לבנות מגדל עם { card-word } על מקום { $place_number } של { $on }
action-swap = להחליף ב{ card-word.swapped } את הקוביטו שבמקום { $place_number } של { $at }
action-move = להעביר { $count ->
    [one] מקום אחד
    [two] שני מקומות
   *[other] { $count } מקומות
 } מהקצה ה{ $take } של { $from } אל הקצה ה{ $end } של { $to }
action-end_turn = לסיים את התור

## לאן רמז מפנה את המבט

where-add = { $to }
where-start = קשת חדשה מהקלפים שביד
where-tower = { $on }
where-swap = { $at }
where-move = { $to }
where-end_turn = מה עוד כדאי לעשות בתור הזה

## אירועים

event-pot_revealed = { $slot }: נחשף סיר שדורש { $length } קלפים ושווה { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
 }.
event-starter_laid = { $slot }: קלף הפתיחה של הקשת הוא { card-word }.
event-hand_dealt = { $seat }: חולקו { $count } קלפים – { $cards }.
event-hand_dealt-hidden = { $seat }: חולקו { $count } קלפים.
event-cards_drawn = { $seat }: קלפים שנלקחו מהקופה ({ $count }) – { $cards }.
event-cards_drawn-hidden = { $seat }: מספר הקלפים שנלקחו מהקופה – { $count }.
event-reshuffled = ערימת ההשלכה עורבבה לתוך הקופה, מספר הקלפים: { $count }.
event-turn_begun = התור של { $seat } מתחיל; מינימום הקלפים לשחק: { $obligation }.
event-card_added = { $seat }: { $cards } נוסף כמספר { $number } בקצה ה{ $end } של { $to }.
event-rainbow_started = { $seat }: נפתחה { $to } החל מהמספר { $number } – { $cards }.
event-tower_built = { $seat }: נבנה מגדל על מקום { $place_number } (המספר { $number }) של { $on } – { $cards }.
event-kobito_swapped = { $seat }: הקוביטו שבמקום { $place_number } של { $at } הוחלף ב{ card-word.swapped }.
event-places_moved = { $seat }: המספרים { $numbers } עברו מתוך { $from } אל הקצה ה{ $end } של { $to }.
event-pot_won = { $seat }: זכייה ב{ $slot } ({ $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
 }).
event-rainbow_discarded = { $slot }: הקלפים { $cards } עוברים לערימת ההשלכה.
event-last_turn = אין עוד סיר חדש: התור הנוכחי של { $seat } הוא האחרון במשחק.
event-put_aside = { $seat }: הקלפים שנשארו ביד הונחו בצד – { $cards }.
event-turn_ended = { $seat }: סוף התור. קלפים ששוחקו: { $played }, מתוך מינימום: { $obligation }.
event-stalemate = לאיש לא נשארו קלפים, והמשחק מסתיים.
event-game_scored = { $seat }: הניקוד { $score } – מהסירים { $points }, ופחות { $penalty } על קלפים שהונחו בצד.
event-hand_dealt-you = חולקו אליך { $count } קלפים – { $cards }.
event-cards_drawn-you = קלפים שלקחת מהקופה ({ $count }) – { $cards }.
event-turn_begun-you = תורך מתחיל; מינימום הקלפים לשחק: { $obligation }.
event-card_added-you = הוספת { $cards } כמספר { $number } בקצה ה{ $end } של { $to }.
event-rainbow_started-you = פתחת קשת בסטודיו שלך החל מהמספר { $number } – { $cards }.
event-tower_built-you = בנית מגדל על מקום { $place_number } (המספר { $number }) של { $on } – { $cards }.
event-kobito_swapped-you = החלפת את הקוביטו שבמקום { $place_number } של { $at } ב{ card-word.swapped }.
event-places_moved-you = העברת את המספרים { $numbers } אל הקצה ה{ $end } של { $to }.
event-pot_won-you = זכית ב{ $slot } ({ $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
 }).
event-put_aside-you = הקלפים שנשארו בידך הונחו בצד – { $cards }.
event-turn_ended-you = סיימת את התור. קלפים ששוחקו: { $played }, מתוך מינימום: { $obligation }.
event-game_scored-you = הניקוד שלך { $score } – מהסירים { $points }, ופחות { $penalty } על קלפים שהונחו בצד.
tell-swapped-yours = { $name }: הקוביטו שבמקום { $place_number } של הקשת { $rainbow_number } שלך הוחלף ב{ card-word.swapped }.
cell-pot = סיר { $number }
cell-studio = סטודיו
cell-started = קשת חדשה
cell-tower = מגדל
cell-swapped = תמורת קוביטו
cell-swapped-yours = תמורת הקוביטו שלך
cell-won = זכייה
cell-aside = הונחו בצד

## למה לא

reason-pot_not_in_deck = { $pot } אינו בחפיסת סירי הזהב.
reason-starter_is_rainbow_card = קלף פתיחה הוא קלף קשת, ולא { card-word }.
reason-not_in_draw_pile = אין בקופה די קלפים כאלה: { $card }.
reason-cards_drawn = מספר הקלפים שצריך לקחת כאן: { $count }.
reason-reshuffle_count = מספר הקלפים בערימת ההשלכה: { $count }.
reason-must_play = כל עוד אפשר, צריך לשחק לפחות { $obligation ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $obligation } קלפים
 }; עד עכשיו שוחקו { $played }.
reason-tower_alone = קלף מגדל משחקים רק בבניית מגדל, עם קלף נוסף מעליו.
reason-no_such_rainbow = אין על השולחן קשת כזאת: { $rainbow }.
reason-other_studio = מהיד מניחים רק ליד סירים ובסטודיו שלך, ולא כאן: { $rainbow }.
reason-not_in_hand = אין ביד די קלפים כאלה: { $card }.
reason-unclear = יש כאן פחות מדי מספרים כדי לדעת מה הקוביטו מייצג: { $rainbow }.
reason-does_not_fit = { $card } לא מתאים שם: בקצה הזה דרוש { $number }.
reason-studio_full = כבר יש בסטודיו שלך { $count } קשתות.
reason-kobitos_alone = אי אפשר לפתוח קשת בקלפי קוביטו בלבד.
reason-kobito_between = בשולחן הזה קשת נפתחת ונגמרת בקלף קשת; קוביטו יכול לעמוד רק ביניהם.
reason-two_cards_open = פותחים קשת בשני קלפים, ואת האחרים מוסיפים אחד אחד.
reason-not_a_run = הקלפים האלה אינם רצף.
reason-towers_on_pots_only = בשולחן הזה בונים מגדלים רק על קשתות של סירים.
reason-no_such_place = אין מקום { $place_number }: אורך הקשת הזאת { $length }.
reason-other_number = { $card } לא מתאים: המספר של המקום הזה הוא { $number }.
reason-swap_with_number = קוביטו מחליפים בקלף קשת, ולא ב{ card-word.swapped }.
reason-kobito_covered = הקוביטו הזה מכוסה במגדל.
reason-no_kobito = אין קוביטו בראש המקום הזה.
reason-not_own_studio = אפשר להעביר רק מקומות מהסטודיו שלך, ולא מתוך { $rainbow }.
reason-not_a_pot = מקומות עוברים רק אל קשת של סיר גלוי, ולא אל { $rainbow }.
reason-too_many_places = אי אפשר להעביר { $count } מקומות: אורך הקשת הזאת { $length }.
reason-all_are_lowest = כשמעבירים קשת שלמה לוקחים אותה מהקצה הנמוך.
reason-no_space = אי אפשר להעביר לשם { $count } מקומות: מספר המקומות הפנויים ליד הסיר הוא { $space }.
reason-does_not_join = { $number } לא מתחבר שם: בקצה הזה דרוש { $wanted }.
reason-leaves_one = כך יישאר מקום בודד שאינו מתאים לשום סיר.
reason-must_move_last = קודם צריך להעביר לסיר את המקום האחרון של { $rainbow }.

## אפשרויות

option-first_player = השחקן הפותח
    .help = למי התור הראשון.
option-stop_short = סיום תור מוקדם
    .help = מתי מותר לסיים תור לפני ששוחקו די קלפים.
option-kobito_clarity = קוביטו ברור
    .help = מתי המספר של קוביטו נחשב ברור: לפי המקום שבו הונח, או רק כששני מספרים מראים אותו.
option-tower_targets = היכן בונים מגדלים
    .help = על אילו קשתות מותר להניח קלפי מגדל.
option-end_timing = סוף המשחק
    .help = האם המשחק נגמר ברגע שזוכים בסיר האחרון או רק בסוף אותו תור.
option-penalise_specials = קנס על קלפים מיוחדים
    .help = האם גם קוביטו וקלף מגדל שהונחו בצד עולים שלוש נקודות.
value-first_player-random = בהגרלה
value-stop_short-only_if_stuck = רק כשאי אפשר לשחק קלף
value-stop_short-free = בכל רגע
value-kobito_clarity-placed = המקום מראה
value-kobito_clarity-two_numbers = שני מספרים מראים
value-tower_targets-pots_and_own_studio = סירים והסטודיו שלך
value-tower_targets-pots_only = סירים בלבד
value-end_timing-immediate = מיד
value-end_timing-end_of_turn = בסוף התור
value-penalise_specials-true = כן
value-penalise_specials-false = לא

## שמות

end-low = נמוך
end-high = גבוה
rainbow-pot = סיר { $first_number }
rainbow-studio = קשת { $second_number } של { $owner }
slot-name = סיר { $number }
pot-name = קלף סיר { $value }
card-0 = קוביטו
card-13 = קלף מגדל
card-name = { $value }
card-word = { $card_key ->
    [0] קוביטו
    [13] קלף מגדל
   *[other] קלף { $card }
 }
    .swapped = { $card_key ->
    [0] קוביטו אחר
    [13] קלף מגדל
   *[other] קלף { $card }
 }

## מילים לשולחן

word-rainbow = קשת
word-rainbow_card = קלף קשת
word-kobito = קלף קוביטו (ג'וקר)
word-tower_card = קלף מגדל
word-pot = סיר זהב
word-pot_deck = חפיסת סירי הזהב
word-pot_length = מספר הקלפים הדרוש
word-points = נקודות
word-starter = קלף פתיחה
word-studio = סטודיו
word-other_studio = סטודיו של שחקן אחר
word-hand = יד
word-draw_pile = קופה
word-discard_pile = ערימת ההשלכה
word-won_pots = סירים שנצברו
word-put_aside = קלפים שהונחו בצד
word-penalty = קנס
word-obligation = מינימום קלפים לשחק
word-played = קלפים ששוחקו בתור
word-number = מספר
word-place = מקום
word-low_end = הקצה הנמוך
word-high_end = הקצה הגבוה
word-run = רצף
word-stands_for = מייצג
word-player = שחקן
word-first_player = השחקן הפותח
word-turn = תור
word-space = מקומות פנויים
word-score = ניקוד
hue-red = אדום
hue-red-orange = אדום-כתום
hue-orange = כתום
hue-amber = ענבר
hue-yellow = צהוב
hue-lime = ירוק ליים
hue-green = ירוק
hue-turquoise = טורקיז
hue-sky_blue = תכלת
hue-blue = כחול
hue-indigo = אינדיגו
hue-violet = סגול

## The table as lines of text

board-piles = קופה: { $count }. קלפים מושלכים: { $discards }
board-obligation = קלפים שיש לשחק בתור: { $needed }. שוחקו: { $played }
board-pot = סיר { $number }: קלפים דרושים: { $length }, נקודות: { $points }: { $cards }
board-seat = { $name }: נקודות: { $score }, קלפים ביד: { $hand }
board-studio = קשת { $number } בסטודיו: { $cards }
board-hand = ביד (0 הוא קוביטו, 13 הוא מגדל): { $cards }
board-studios = סטודיות
board-your-turn = תורך
argument-card = קלף: { $card }
argument-cards = קלף: { $cards }
argument-place = מקום { $place_number }
argument-count = קלפים: { $count }
verb-add = הוספת קלף
verb-start = התחלת קשת
verb-tower = בניית מגדל
verb-swap = החלפת קוביטו
verb-move = העברת קלפים

## הלוח על המסך

progress-pots = סירים שנצברו: { $won } מתוך { $all }
pick-more = לבחור קלף או קשת מהסטודיו.
pick-none = אין מה לשחק: אפשר רק לסיים את התור.
pick-or-end = להמשיך לשחק או לסיים את התור.
pick-card = לאן להניח { card-word }?
pick-rainbow = לאן להעביר מקומות מהקשת { $low }⁠–⁠{ $high }?
pick-among = איזו אפשרות?
put-back = להחזיר
move-numbers = להעביר { $numbers }
wins-points = זכייה { $points ->
    [one] בנקודה אחת
    [two] בשתי נקודות
   *[other] ב־{ $points } נקודות
 }
swapped-yours = הקוביטו שלך הוחלף ב־{ $card }
pot-new = חדש: כאן זכו בסיר של { $points }
mark-new = חדש
pot-filled = { $laid } מתוך { $length } קלפים
pot-cards = { $length ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $length } קלפים
 }
pot-gone = אין עוד סירים
cards-enough = שוחקו מספיק קלפים
cards-due = { $missing ->
    [one] נותר לשחק קלף אחד
    [two] נותר לשחק שני קלפים
   *[other] נותר לשחק { $missing } קלפים
 }
ask-put-aside = לא שוחקו מספיק קלפים: { $count ->
    [one] קלף אחד מהיד יונח
    [two] שני קלפים מהיד יונחו
   *[other] { $count } קלפים מהיד יונחו
 } בצד, במחיר של { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
 }.
end-anyway = לסיים את התור בכל זאת
studio-yours = הסטודיו שלך
new-rainbow = קשת חדשה
starts-rainbow = פותחים קשת
slot-next = שני קלפים עוקבים פותחים קשת
slot-free = פנוי
hint-fits = אפשר להעביר { $numbers } אל הסיר של { $points }
hint-completes = { $numbers } ישלימו את הסיר של { $points }
card-spoken = { $card_key ->
    [0] קוביטו
    [13] קלף מגדל
   *[other] קלף { $card }
 }
aside-cost = { $count ->
    [one] קלף אחד הונח
    [two] שני קלפים הונחו
   *[other] { $count } קלפים הונחו
 } בצד: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
 } פחות
no-pots = אין סירים
tally-unseen = קלפים שטרם נראו
tally-unseen-help = בקופה ובידיים האחרות
tally-pots = סירים בחפיסה
reason-wanted_nowhere = אף קשת אינה זקוקה עכשיו ל{ card-word } בקצה שלה.

## מחקר

report-use-pot = סירי זהב שזכו בהם
