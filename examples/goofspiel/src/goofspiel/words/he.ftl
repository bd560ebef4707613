game = גופשפיל
game-about = כולם מציעים בסתר על אותם פרסים באותם קלפים; לשניים או לשלושה משתתפים.
game-invitation = שלושה עשר קלפים, שלושה עשר פרסים, והצעות בסתר.

## מה עושים עכשיו

prompt-bid = בחירת הקלף שמציעים על הפרסים המוצעים.
prompt-deal = הפרס הבא נחשף.
prompt-over = כל הפרסים חולקו והמשחק הסתיים.

## פעולות

action-bid = להציע: { $card }

## אירועים

event-prize_turned = סיבוב { $round }, הפרס: { $prize }.
event-bid_placed = { $seat }: ההצעה הונחה, { $card }.
event-bid_placed-hidden = { $seat }: הונח קלף סגור.
event-bid_shown = { $seat }: ההצעה היא { $card }.
event-prizes_won = { $seat }: זכייה ב{ $prizes_count ->
    [one] פרס
   *[other] פרסים
 } { $prizes }. נקודות: { $points }.
event-prizes_wait = ההצעות הגבוהות שוות. { $prizes } – הזכייה תיקבע יחד עם הפרס הבא.
event-prizes_lost = ההצעות הגבוהות שוות. { $prizes } – מחוץ למשחק.
event-game_scored = { $seat }: נקודות { $points }.

## למה לא

reason-not_in_pile = הפרס { $prize } אינו בין הפרסים שיבואו.
reason-not_in_game = בשולחן הזה לכל אחד { $count } קלפים, והקלף { $card } אינו ביניהם.
reason-already_played = הקלף { $card } כבר הוצע.

## אפשרויות

option-cards = קלפים
    .help = בכמה קלפים משחקים ועל כמה פרסים. פחות קלפים עושים משחק קצר יותר.
option-ties = הצעות גבוהות שוות
    .help = מה קורה לפרסים כששניים מציעים את אותו קלף גבוה.
value-ties-carry = מחכים לפרס הבא
value-ties-discard = יוצאים מהמשחק

## שמות

card-name = { $value }
card-1 = אס
card-11 = נסיך
card-12 = מלכה
card-13 = מלך

## חלקי המראה

view-round = סיבוב
view-offer = פרסים מוצעים
view-worth = נקודות מוצעות
view-prizes_to_come = פרסים שיבואו
view-prizes_lost = פרסים שאבדו
view-bids = הצעות
view-hand = ביד
view-hand_size = קלפים ביד
view-played = קלפים ששוחקו
view-prizes = פרסים שנצברו
view-points = נקודות

## השולחן בשורות

board-round = סיבוב { $round }
board-offer = מוצע: { $prizes } (נקודות: { $points })
board-to-be-won = יבואו עוד: { $prizes }
board-seat = { $name }: נקודות { $points } ({ $prizes }); שוחקו: { $played }
board-hand = ביד: { $cards }

## מחקר

report-use-prize = פרסים שנצברו
