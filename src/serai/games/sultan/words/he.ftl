# הצבעים כאן הם צבעי אבני החן, ולכן בלשון נקבה.

game = סולטן
game-about = הצעות חשאיות על אבני החן של הסולטן, ואוסף גדול בצבע אחד שווה הרבה; לשניים עד חמישה משתתפים.
game-invitation = הצעות בקלפים סגורים על האבנים שעל הכריות.

## מה עושים עכשיו

prompt-offer = לבחור איזו אבן חן תחזור לשקיק; על האחרות יוגשו הצעות.
prompt-bid = לבחור קלף מהיד ואת הכרית שלידה יונח כשפניו מטה.
prompt-deal = מחלקים קלפים ושולפים אבני חן.
prompt-over = המשחק הסתיים, וכל אבני החן גלויות.
asked-bid = להציע על: { $jewels }

## מהלכים

action-return_jewel = להחזיר לשקיק אבן חן { $color }
action-place_card = להניח את { card-word } ליד { $cushion }

## לאן רמז מפנה את המבט

where-place_card = { $cushion }
where-return_jewel = אבני החן ששלפת

## אירועים

event-stage_begun = שלב { $stage } מתחיל.
event-hand_dealt = { $seat }: אלה הקלפים החדשים ביד – { $cards }.
event-hand_dealt-hidden = { $seat }: קלפים חדשים ביד.
event-round_begun = שלב { $stage }, סיבוב { $round }. הפתיחה אצל { $seat }.
event-jewels_drawn = אבני החן שנשלפו מהשקיק בידי { $seat }: { $jewels }.
event-jewel_returned = אבן חן { $jewel } הוחזרה לשקיק בידי { $seat }.
event-card_placed = { card-word } של { $seat } הונח כשפניו מטה ליד { $cushion }.
event-card_placed-hidden = קלף של { $seat } הונח כשפניו מטה ליד { $cushion }.
event-card_revealed = ליד { $cushion } נחשף { card-word } של { $seat }.
event-jewel_won = { $cushion }: אבן חן { $jewel } עוברת אל { $seat }.
event-jewel_unsold = { $cushion }: אין קונה, ואבן חן { $jewel } חוזרת לשקיק.
event-game_scored = { $seat }: { $score ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $score } נקודות
 }, { $jewels ->
    [one] אבן חן אחת
    [two] שתי אבני חן
   *[other] { $jewels } אבני חן
 }.
event-round_begun-you = שלב { $stage }, סיבוב { $round }. הפתיחה שלך.
event-hand_dealt-you = אלה הקלפים החדשים בידך – { $cards }.
event-jewels_drawn-you = אבני החן ששלפת מהשקיק: { $jewels }.
event-jewel_returned-you = אבן חן { $jewel } הוחזרה לשקיק בידך.
event-card_placed-you = { card-word } שלך הונח כשפניו מטה ליד { $cushion }.
event-card_revealed-you = ליד { $cushion } נחשף { card-word } שלך.
event-game_scored-you = הניקוד שלך: { $score ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $score } נקודות
 }, { $jewels ->
    [one] אבן חן אחת
    [two] שתי אבני חן
   *[other] { $jewels } אבני חן
 }.
tell-alone-you = הקלף שלך, { $card }, היה שם לבדו: אבן חן { $jewel } עוברת אליך.
tell-alone-other = הקלף { $card } היה שם לבדו: אבן חן { $jewel } עוברת אל { $name }.
tell-beat-you = הקלף שלך, { $card }, גבר על { $others }: אבן חן { $jewel } עוברת אליך.
tell-beat-other = { $card } גבר על { $others }: אבן חן { $jewel } עוברת אל { $name }.
tell-beat-against = { $card } גבר על הקלף שלך, { $mine }: אבן חן { $jewel } עוברת אל { $name }.
tell-first-you = מבין קלפים שווים, { $card }, שלך הונח ראשון: אבן חן { $jewel } עוברת אליך.
tell-first-other = מבין קלפים שווים, { $card }, קודם הקלף של { $name }: אבן חן { $jewel } עוברת לשם.
tell-first-against = מבין קלפים שווים, { $card }, הקלף של { $name } הונח לפני שלך ואבן חן { $jewel } עוברת לשם.
cell-alone = לבדו שם
cell-beat = גבר על
cell-first = קודם
cell-unsold = אין קונה
cell-returned = חזרה לשקיק
cell-at = כרית { $number }

## למה לא

reason-hand_size = ביד חדשה יש { $count } קלפים.
reason-not_in_deck = אין בחפיסה די קלפים בערך { $card }.
reason-jewels_drawn = בכל סיבוב שולפים { $count } אבני חן.
reason-not_in_bag = אין בשקיק די אבני חן בצבע הזה: { $colour }.
reason-not_drawn = בסיבוב הזה לא נשלפה אבן חן { $colour }.
reason-return_first = קודם צריך להחזיר לשקיק אחת מאבני החן שנשלפו.
reason-must_place = עכשיו צריך להניח קלף ליד אחת הכריות.
reason-no_such_cushion = אין כאן { $cushion }: בלוח הזה יש { $count ->
    [two] שתי כריות
   *[other] { $count } כריות
 }.
reason-card_not_in_game = במשחק לשניים אין קלפים בערך { $card }.
reason-not_in_hand = אין ביד קלף בערך { $card }.
reason-other_cushion = ליד { $cushion } כבר מונח קלף שלך; את הקלף השני צריך להניח ליד כרית אחרת.

## אפשרויות

option-first_player = השחקן הפותח
    .help = מי פותח את הסיבוב הראשון. סביב שולחן אמיתי הפתיחה שמורה למי שגילו הצעיר ביותר.
option-two_player_split = שני קלפים בכריות שונות
    .help = בשניים: שני הקלפים שמניחים בסיבוב חייבים לשכב ליד כריות שונות.
option-two_player_rotation = החלפת השחקן הפותח
    .help = בשניים: באיזו תדירות הפתיחה עוברת לצד השני.
option-open_jewels = הצגת כל אבני החן
    .help = אבני החן והנקודות של כולם ותכולת השקיק מוצגות. כולם ראו את הזכיות, כך שזו רק עזרה לזיכרון.
value-first_player-random = בהגרלה
value-two_player_split-true = כן
value-two_player_split-false = לא
value-two_player_rotation-round = בכל סיבוב
value-two_player_rotation-stage = בכל שלב
value-two_player_rotation-game = בכל משחק
value-open_jewels-true = כן
value-open_jewels-false = לא

## שמות

colour-white = לבנה
colour-red = אדומה
colour-yellow = צהובה
colour-green = ירוקה
colour-blue = כחולה
money-violet = סגול
money-gold = זהב
money-white = לבן
money-red = אדום
money-yellow = צהוב
money-green = ירוק
money-blue = כחול
bonus-cards = { $count } × { $points }
bonus-step = { $points } על { $count }
bonus-step-last = { $points } על { $count } או יותר
cushion-name = כרית { $number }
card-word = קלף { $card }

## מילים לשולחן

word-board = לוח המשחק
word-cushion = כרית
word-money_card = קלף כסף
word-deck = חפיסה
word-hand = יד
word-bonus_card = קלף נקודות בונוס
word-jewel = אבן חן
word-jewels = אבני חן
word-collection = אוסף
word-screen = מחיצה
word-bag = שקיק
word-offer = אבני החן שנשלפו
word-placed = קלפים שהונחו
word-played = קלפים ששוחקו
word-face_down = כשפניו מטה
word-player = שחקן
word-first_player = השחקן הפותח
word-stage = שלב
word-round = סיבוב
word-points = נקודות
word-bonus = נקודות בונוס
word-treasurer = גזבר הסולטן

## The table as lines of text

board-round = שלב { $stage }, סיבוב { $round }. השחקן הפותח: { $name }
board-offer = נשלפו: { $jewels }
board-cushion = כרית { $number }: { $jewel } – קלפים של { $names }
board-cushion-empty = כרית { $number }: { $jewel }
board-seat = { $name }: קלפים ביד: { $hand }, בחפיסה: { $deck }
board-jewels = אבני חן: { $jewels } ({ $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
 })
board-jewel-count = { $colour } ×{ $count }
argument-card = קלף { $card }
board-hand = ביד: { $cards }

## The table as a board

tab-tally = קלפים שנראו
prompt-bid-card = לבחור קלף לאחת הכריות.
prompt-bid-picked = לבחור כרית לקלף { $card }.
mat-progress = שלב { $stage } מתוך { $stages }, סיבוב { $round } מתוך { $rounds }
mat-drawn = נשלפו מהשקיק
mat-worth = בשבילך: { $colour } מס׳ { $count }
mat-worth-brief = בשבילך
mat-worth-key = מתחת לכל אבן חן: הנקודות שתביא לך.
mat-worth-value = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
 } בשבילך: { $colour } מספר { $count }
mat-order = { $place }
mat-order-long = קלף מספר { $place }: { $name }
mat-placed = תור { $order }: הקלף הונח
mat-placing = תור { $order }: עכשיו
mat-waiting = תור { $order }: בהמשך
mat-placed-some = הונחו { $count } מתוך { $bids } קלפים
mat-my-card = הקלף שלך, { $card }, גלוי רק לך
mat-hand = { $count ->
    [one] קלף אחד ביד
    [two] שני קלפים ביד
   *[other] { $count } קלפים ביד
 }
mat-own-hand = הקלפים שלך
mat-hand-card = קלף כסף { $card }
mat-deck = { $count ->
    [0] החפיסה שלך ריקה
    [one] קלף אחד בחפיסה שלך
    [two] שני קלפים בחפיסה שלך
   *[other] { $count } קלפים בחפיסה שלך
 }
mat-deck-next = לשלבים הבאים
mat-behind-screen = מאחורי המחיצה
mat-own-jewels = אבני החן שלך
mat-bonus = הרבה מצבע אחד שווה יותר:
mat-bonus-step = { $count } מצבע אחד: עוד { $points } נקודות
mat-bonus-last = { $count } ומעלה מצבע אחד: עוד { $points } נקודות
mat-go-on = הלאה
mat-last-round = הסיבוב הקודם
mat-unsold = חזרה לשקיק
mat-seen-help = קלפים חיוורים כבר שוחקו ויצאו מהמשחק. כל השאר ביד, בחפיסה או הפוכים ליד כרית.
mat-seen-gone = { $card }: שוחק
mat-seen-left = { $card }: עוד לא שוחק
mat-seen-some = { $card }: נותרו { $left }
mat-pouch = בשקיק
mat-jewel-points = אבנים + בונוס
mat-jewels-owned = { $count ->
    [one] אבן חן אחת
    [two] שתי אבני חן
   *[other] { $count } אבני חן
 }
mat-breakdown-cell = { $colour } ×{ $count }: { $points } נקודות ובונוס { $bonus }

## מחקר

report-use-jewel = אבני חן שזכו בהן, לפי צבע
