game = אוצרות
game-about = אוספים קלפים מהשולחן לפי ערך שווה או לפי סכום, וזוכים באבני חן על הצבעים הנדירים; לשניים עד ארבעה משתתפים.
game-invitation = לאסוף קלפים לפי סכומים ולנקות את השולחן.

## מה עושים עכשיו

prompt-play = לחשוף קלף מהיד.
prompt-capture = לאסוף קלף בעל ערך שווה או קלפים שסכומם מתאים, או להוסיף את הקלף לשולחן.
prompt-claim = הקלף שהונח יכול היה לאסוף משהו: אפשר לאסוף את מה שהוחמץ, או לוותר.
prompt-deal = מחלקים קלפים.
prompt-over = המשחק הסתיים.

## מהלכים

action-play_card = לחשוף { $card }
action-take = לאסוף { $cards }
action-lay = להוסיף את הקלף לשולחן
action-claim = לאסוף את מה שהוחמץ: { $cards }
action-pass = לוותר

## לאן רמז מפנה את המבט

where-play_card = היד שלך מול מה שעל השולחן
where-take = הקלפים על השולחן
where-lay = הקלפים על השולחן
where-claim = הקלפים על השולחן
where-pass = הקלפים על השולחן

## אירועים

event-dealer_named = בסבב הראשון החלוקה אצל { $seat }.
event-round_begun = סבב { $round } מתחיל; החלוקה אצל { $seat }.
event-tiebreak_begun = סבב { $round } שובר שיוויון בין { $seats }; החלוקה אצל { $seat }.
event-hand_dealt = הקלפים שחולקו אל { $seat }: { $cards }.
event-hand_dealt-hidden = קלפים חולקו אל { $seat }.
event-table_dealt = ארבעה קלפים נחשפו על השולחן: { $cards }.
event-card_played = { $seat } – נחשף הקלף { $card }.
event-cards_taken = { $seat } – איסוף של { $cards } בעזרת { $card }.
event-card_laid = { $seat } – הקלף { $card } נוסף לשולחן.
event-cards_claimed = { $seat } – נאסף מה שהוחמץ: { $cards }, יחד עם { $card }.
event-claim_passed = { $seat } – ויתור, והקלף { $card } נשאר על השולחן.
event-swept = אוצרות! { $seat } – השולחן התרוקן, ובסך הכול יש עכשיו { $stones ->
    [one] אבן חן אחת
    [two] שתי אבני חן
   *[other] { $stones } אבני חן
 }.
event-leftovers_taken = הזכייה האחרונה הייתה של { $seat }, ולכן גם הקלפים שנותרו במרכז: { $cards }.
event-leftovers_lost = אף משתתף לא אסף דבר, והקלפים שנותרו במרכז אינם שייכים לאיש: { $cards }.
event-category_won = אבן חן אל { $seat } על { $category } ({ $count }).
event-category_won_by_team = אבן חן אל צמד { $team_number } על { $category } ({ $count }).
event-category_tied = אין אבן חן על { $category }: אין מי שמוביל לבדו (הכי הרבה: { $count }).
event-round_scored = { $seat } – בסבב הזה { $won ->
    [one] אבן חן אחת
    [two] שתי אבני חן
   *[other] { $won } אבני חן
 }, ובסך הכול { $stones }.
event-team_scored = צמד { $team_number } – בסבב הזה { $won ->
    [one] אבן חן אחת
    [two] שתי אבני חן
   *[other] { $won } אבני חן
 }, ובסך הכול { $stones }.
event-game_won = הניצחון של { $seat }, עם { $stones } אבני חן.
event-game_won_by_team = הניצחון של צמד { $team_number }, עם { $stones } אבני חן.
event-round_begun-you = סבב { $round } מתחיל; החלוקה שלך.
event-tiebreak_begun-you = סבב { $round } שובר שיוויון בין { $seats }; החלוקה שלך.
event-hand_dealt-you = הקלפים שחולקו אליך: { $cards }.
event-card_played-you = נחשף הקלף שלך: { $card }.
event-cards_taken-you = אספת את { $cards } בעזרת { $card }.
event-card_laid-you = הקלף שלך, { $card }, נוסף לשולחן.
event-cards_claimed-you = אספת את מה שהוחמץ: { $cards }, יחד עם { $card }.
event-claim_passed-you = ויתרת, והקלף { $card } נשאר על השולחן.
event-swept-you = אוצרות! רוקנת את השולחן, ובסך הכול יש לך עכשיו { $stones ->
    [one] אבן חן אחת
    [two] שתי אבני חן
   *[other] { $stones } אבני חן
 }.
event-leftovers_taken-you = הזכייה האחרונה הייתה שלך, ולכן גם הקלפים שנותרו במרכז: { $cards }.
event-category_won-you = אבן חן אליך על { $category } ({ $count }).
event-round_scored-you = זכית בסבב הזה בכמות הזאת: { $won ->
    [one] אבן חן אחת
    [two] שתי אבני חן
   *[other] { $won } אבני חן
 }, ובסך הכול { $stones }.
event-game_won-you = הניצחון שלך, עם { $stones } אבני חן.
cell-laid = הונח
cell-took = נאסף
cell-claimed = נתבע
cell-leftovers = גם מה שנותר

## למה לא

reason-deal_size = כאן מחלקים { $count } קלפים.
reason-not_in_draw_pile = אין בקופה די קלפים כאלה: { $card }.
reason-must_play = עכשיו צריך לחשוף קלף מהיד.
reason-not_in_hand = אין ביד הקלף { $card }.
reason-already_revealed = הקלף { $card } כבר נחשף, ואי אפשר להחליף אותו.
reason-take_or_lay = עכשיו צריך לאסוף בעזרת { $card } או להוסיף אותו לשולחן.
reason-must_match = על השולחן יש קלף בעל ערך שווה, ולכן { $card } חייב לאסוף קלף כזה.
reason-claim_or_pass = קודם צריך לאסוף את מה שאפשר היה לאסוף בעזרת { $card }, או לוותר.
reason-not_on_table = אין על השולחן די קלפים כאלה לאיסוף: { $card }.
reason-not_equal = הערך של { $card } אינו { $value }.
reason-one_collection = קלף בערך { $value } אוסף פעם אחת בלבד: קלף שווה אחד, או קבוצה אחת בסכום הזה.
reason-wrong_sum = סכום הקלפים האלה הוא { $sum } ולא { $value }.

## אפשרויות

option-teams = משחק בזוגות
    .help = לארבעה משתתפים: שותפים יושבים זה מול זה, ואבני החן שלהם נספרות יחד.
option-team_count = ספירה בצמדים
    .help = אם קטגוריה הולכת למשתתף הטוב ביותר או לצמד שיש לו יחד יותר קלפים. משפיע רק במשחק בזוגות.
option-target = יעד
    .help = כמה אבני חן מסיימות את המשחק.
option-advanced_match = חוק למתקדמים
    .help = אם יש על השולחן קלף בעל ערך שווה, חובה לאסוף קלף כזה; אסור לבחור בסכום ואסור להניח את הקלף.
option-claim_missed = מותר לאסוף מה שהוחמץ
    .help = כשמניחים קלף שיכול היה לאסוף משהו, הבא בתור רשאי לאסוף במקומו.
option-claim_sweep_stone = אבן חן על איסוף שהוחמץ
    .help = איסוף שהוחמץ ומרוקן את השולחן מזכה באבן חן. משפיע רק כשמותר לאסוף מה שהוחמץ.
option-last_play_sweep = אבן חן על איסוף בקלף האחרון
    .help = גם ריקון השולחן בקלף האחרון של הסבב מזכה באבן חן.
option-target_check = מתי נבדק היעד
    .help = אם המשחק מסתיים רק בסוף סבב, או מיד באיסוף שמגיע אל היעד.
option-tiebreak = מי משתתף בסבב שובר השיוויון
    .help = מי שיש להם אותו מספר מרבי של אבני חן, או כל מי שהגיעו אל היעד.
option-first_dealer = המחלק הראשון
    .help = מי מחלק את הסבב הראשון. סביב שולחן אמיתי מחלק הצעיר מכולם.
option-open_piles = הצגת הקלפים שנצברו
    .help = מוצג מה שנמצא בקופה הפרטית של כולם. כולם ראו את הקלפים האלה, כך שזו רק עזרה לזיכרון.
value-teams-true = כן
value-teams-false = לא
value-team_count-players = כל משתתף לבדו
value-team_count-pooled = שני השותפים יחד
value-advanced_match-true = כן
value-advanced_match-false = לא
value-claim_missed-true = כן
value-claim_missed-false = לא
value-claim_sweep_stone-true = כן
value-claim_sweep_stone-false = לא
value-last_play_sweep-true = כן
value-last_play_sweep-false = לא
value-target_check-round_end = בסוף סבב
value-target_check-immediate = מיד
value-tiebreak-equal_top = מי שמובילים בשיוויון
value-tiebreak-all_reached = כל מי שהגיעו ליעד
value-first_dealer-random = בהגרלה
value-open_piles-true = כן
value-open_piles-false = לא

## שמות

team-name = צמד { $number }
category-cards = רוב הקלפים
category-sapphire = רוב קלפי הספיר
category-ruby = רוב קלפי האודם
category-emerald = רוב קלפי האזמרגד
category-diamond = הקלף הצהוב
card-y1 = יהלום 1
card-y2 = יהלום 2
card-y3 = יהלום 3
card-y4 = יהלום 4
card-y5 = יהלום 5
card-y6 = יהלום 6
card-y7 = יהלום 7
card-y8 = יהלום 8
card-y9 = יהלום 9
card-y10 = יהלום 10
card-g1 = אזמרגד 1
card-g2 = אזמרגד 2
card-g3 = אזמרגד 3
card-g4 = אזמרגד 4
card-g5 = אזמרגד 5
card-g6 = אזמרגד 6
card-g7 = אזמרגד 7
card-g8 = אזמרגד 8
card-g9 = אזמרגד 9
card-g10 = אזמרגד 10
card-r1 = אודם 1
card-r2 = אודם 2
card-r3 = אודם 3
card-r4 = אודם 4
card-r5 = אודם 5
card-r6 = אודם 6
card-r7 = אודם 7
card-r8 = אודם 8
card-r9 = אודם 9
card-r10 = אודם 10
card-b1 = ספיר 1
card-b2 = ספיר 2
card-b3 = ספיר 3
card-b4 = ספיר 4
card-b5 = ספיר 5
card-b6 = ספיר 6
card-b7 = ספיר 7
card-b8 = ספיר 8
card-b9 = ספיר 9
card-b10 = ספיר 10

## מילים לשולחן

word-card = קלף
word-diamond = יהלום (צהוב)
word-emerald = אזמרגד (ירוק)
word-ruby = אודם (אדום)
word-sapphire = ספיר (כחול)
word-gemstone = אבן חן
word-gemstones = אבני חן
word-pot = מאגר אבני החן
word-draw_pile = קופה
word-private_pile = קופה פרטית
word-table = שולחן
word-hand = קלפים ביד
word-revealed = הקלף שנחשף
word-laid = הקלף שהונח עכשיו
word-value = ערך
word-sum = סכום
word-player = משתתף
word-dealer = המחלק
word-deal = חלוקה
word-round = סבב
word-turn = תור
word-sweep = איסוף כל השולחן
word-sweep_call = אוצרות!
word-last_collector = האחרון שזכה בקלפים
word-leftovers = הקלפים שנותרו במרכז
word-category = קטגוריה
word-tie = שיוויון
word-nobody = אף משתתף
word-target = אבני חן לניצחון
word-tiebreak_round = סבב שובר שיוויון
word-team = צמד
word-partner = שותף
word-round_end = סיום הסבב
word-game_end = סיום המשחק
word-winner = מנצח

## The table as lines of text

board-round = סבב { $round }. המחלק: { $name }. קלפים בקופה: { $count }
board-tiebreak = סבב { $round }, שובר שיוויון. המחלק: { $name }. קלפים בקופה: { $count }
board-open = על השולחן: { $cards }
board-revealed = נחשף: { $card }
board-laid = הונח זה עתה: { $card }
board-seat = { $name }: אבני חן: { $count }, קלפים ביד: { $hand }
board-hand = ביד: { $cards }

## The table as a board

tab-tally = מי בראש
prompt-capture-choose = לבחור מה הקלף אוסף, או להניח אותו.
prompt-play-picked = { $count ->
    [0] הקלף לא יאסוף דבר: לחיצה נוספת תניח אותו.
   *[other] אפשר לבחור סט, או ללחוץ שוב על הקלף.
 }
mat-progress = סבב { $round }, חלוקה { $deal } מתוך { $deals }
mat-progress-tiebreak = סבב שובר שיוויון { $round }, חלוקה { $deal } מתוך { $deals }
mat-target = המטרה: { $count } אבני חן
mat-own-hand = הקלפים שלך
mat-hand = { $count ->
    [one] קלף אחד ביד
    [two] שני קלפים ביד
   *[other] { $count } קלפים ביד
 }
mat-no-hand = אין קלפים ביד
mat-table = הקלפים על השולחן
mat-table-empty = השולחן ריק.
mat-draw-pile = { $count ->
    [0] הקופה ריקה
    [one] קלף אחד נותר בקופה
    [two] שני קלפים נותרו בקופה
   *[other] { $count } קלפים נותרו בקופה
 }
mat-play-here = לחשוף: { $card }
mat-would-collect = { $count ->
    [0] לא אוסף דבר
    [one] יכול לאסוף סט אחד
    [two] יכול לאסוף שני סטים
   *[other] יכול לאסוף { $count } סטים
 }
mat-own-card = הקלף שלך
mat-laid-by = הונח בידי { $name }
mat-out-of-reach = לא עם { $value }
mat-choices = מה אפשר לעשות
mat-set = { $letter }: { $cards }
mat-set-collect = לאסוף { $letter }: { $cards }
mat-brings = { $count ->
    [one] קלף אחד לקופה שלך
    [two] שני קלפים לקופה שלך
   *[other] { $count } קלפים לקופה שלך
 }
mat-sweep = השולחן מתרוקן: אוצרות!
mat-sweep-plain = השולחן מתרוקן, אבל בלי אבן חן.
mat-collect = לאסוף
mat-claim = לקחת
mat-lay = להוסיף לשולחן
mat-lay-claimed = אחר כך תהיה אפשרות לקחת את מה שהוחמץ: { $name }.
mat-lay-free = הקלף יישאר שם לכולם.
mat-decline = לוותר
mat-decline-help = הקלף נשאר על השולחן, והתור ממשיך עם קלף מהיד.
mat-letters = אות בוחרת, Enter מחליט
mat-pile = { $count ->
    [one] קלף אחד נאסף
    [two] שני קלפים נאספו
   *[other] { $count } קלפים נאספו
 }
mat-pile-closed = הקלפים שנאספו מונחים הפוכים
mat-stones = { $count ->
    [one] אבן חן אחת
    [two] שתי אבני חן
   *[other] { $count } אבני חן
 }, נותרו { $left }
mat-stones-reached = { $count ->
    [one] אבן חן אחת
    [two] שתי אבני חן
   *[other] { $count } אבני חן
 }
mat-last-collector = האיסוף האחרון
mat-deals = החלוקה כאן
mat-out = לא בסבב הזה
mat-leads = מי בראש בסבב הזה
mat-leads-closed = הקלפים שנאספו מונחים הפוכים ונספרים בסוף הסבב.
mat-leads-tie = בשיוויון על הרוב אין זוכה באבן החן.
mat-leads-gain = זה מה שהסט שנבחר יוסיף
mat-category-cards = רוב הקלפים
mat-category-sapphire = רוב קלפי הספיר
mat-category-ruby = רוב קלפי האודם
mat-category-emerald = רוב קלפי האזמרגד
mat-category-diamond = היהלום
mat-sweeps = איסוף כל השולחן: אוצרות!
mat-nobody = אין זוכה
mat-winner-cell = זכייה של { $name } עם { $count }
mat-round-over = סוף סבב { $round }
mat-next-round = בסבב הבא החלוקה אצל { $dealer }, והפתיחה אצל { $first }.
mat-go-on = קדימה לסבב { $round }
mat-to-result = אל התוצאה
mat-round-column = סבב
mat-total = סך הכול

## מחקר

report-use-category = קטגוריות שזכו בהן
report-use-captured = קלפים שנלקחו
