## Reports: numbers

report-unknown = –
report-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
report-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-share-points = { $sign ->
    [positive] +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [negative] −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[zero] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
 }
report-interval = { $low } עד { $high }
report-microseconds = { $value } מיקרו־שניות
report-milliseconds = { $value } אלפיות שנייה
report-seconds = { $value } שניות

## Reports: columns and axes

report-column-bot = בוט
report-column-seat = מושב
report-column-games = משחקים
report-column-rating = דירוג
report-column-interval-95 = רווח סמך 95%
report-column-win-share = שיעור ניצחונות
report-column-mean-rank = מקום ממוצע
report-column-mean-score = ניקוד ממוצע
report-column-moves = מהלכים
report-column-mean = ממוצע
report-column-p95 = 95% בתוך
report-column-longest = הארוך ביותר
report-points = נקודות
report-decisions = החלטות במשחק
report-lead-changes = חילופי הובלה
report-legal-actions = מהלכים חוקיים
report-progress = התקדמות המשחק (%)
report-plots = תרשימים
report-written = נכתב אל { $file }.

## Tournaments

report-arena-title = תחרות: { $game }, { $players ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $players } שחקנים
 }
report-arena-opening = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
 } מתוך { $deals ->
    [one] חלוקה אחת
    [two] שתי חלוקות
   *[other] { $deals } חלוקות
 }, כל חלוקה בכל סבבי המושבים; זרע { $seed }. בממוצע: { $decisions } החלטות במשחק, { $choices } מהלכים חוקיים בהחלטה, { $changes } חילופי הובלה.
report-arena-method = ניצחון משותף נספר לפי חלקו. רווחי הסמך הם של 95%; משחקי חלוקה אחת נחשבים תצפית אחת. הדירוגים לפי מודל פלקט־לוס של openskill; הרווח שלהם הוא אי־הוודאות של המודל עצמו.
report-standings = טבלת התוצאות
report-ranks-and-points = מקומות ונקודות
report-cross-table = מי לפני מי (השורה לפני העמודה; שיוויון נחשב חצי)
report-seats = שיעור ניצחונות לפי מושב
report-time-per-move = זמן חשיבה למהלך
report-plot-ratings = דירוגים עם רווחי סמך של 95%
report-plot-wins = שיעורי ניצחון עם רווחי סמך של 95%; הקו המקווקו הוא חלק שווה
report-plot-scores = באיזו תדירות הושג כל ניקוד
report-plot-seats = שיעור ניצחונות לפי מושב; הקו המקווקו הוא חלק שווה
report-plot-length = אורך המשחקים
report-plot-lead-changes = כמה פעמים עברה ההובלה למושב אחר
report-plot-branching = מהלכים חוקיים במהלך המשחק

## Analysis and hints

report-move = מהלך
report-column-move = מהלך
report-column-decided = החלטות
report-column-mean-loss = הפסד ממוצע
report-column-count-best = הטובים ביותר
report-column-count-inaccuracy = אי־דיוקים
report-column-count-mistake = טעויות
report-column-count-blunder = טעויות גסות
report-column-played = שוחק
report-column-best = עדיף
report-column-loss = הפסד
report-column-grade = הערכה
report-column-action = פעולה
report-column-expected = ניקוד צפוי
report-column-tries = ניסיונות
report-grade-best = הטוב ביותר
report-grade-good = טוב
report-grade-inaccuracy = אי־דיוק
report-grade-mistake = טעות
report-grade-blunder = טעות גסה
report-analysis-title = ניתוח: { $game }, { $names }
report-analysis-method = כל החלטה נשפטת לפי מה שהמושב ידע באותו רגע, על סמך { $games } משחקים שהומשכו אחרי כל בחירה. ההפסד הוא סיכוי הניצחון שהפעולה ששוחקה מוותרת עליו לעומת הטובה ביותר שנמצאה: 5% הוא מעידה, 10% החטאה, 20% החטאה גדולה, אלא אם ייתכן שזה מקרי. כשהמשחק כבר מוכרע, הנקודות קובעות.
report-analysis-seats = איכות ההחלטות לפי מושב
report-analysis-curve = סיכויי הניצחון המשוערים לאורך המשחק
report-analysis-mistakes = טעויות
report-analysis-all = כל ההחלטות
report-analysis-luck = מזל ומשחק, בנקודות (± { $doubt })
report-analysis-luck-method = מזל הוא מה שהשליפה שינתה; משחק הוא מה שהבחירות תרמו מעבר למה שבוט חמדן היה משיג. כאן כל הקלפים גלויים, שכן המשחק נגמר.
report-column-start = התחלה
report-column-luck = מזל
report-column-own-play = משחק שלו
report-column-others-play = משחק האחרים
report-lost-points = { $points } נקודות
report-curve-line = { $blocks }  { $name }
report-hint-title = רמז: { $game }, החלטה של { $name }
report-hint-actions = הפעולות הטובות ביותר שנמצאו
report-hint-line = קו ראשי: { $line }
report-untried = לא נוסה
report-line-step = { $before } ← { $next }

## Studies

report-column-turn = סדר התורות
report-column-lift = תוספת ניצחון
report-column-measure = מדד
report-column-points = נקודות
report-column-option = אפשרות וערך
report-column-first-wins = ניצחון הפותח
report-column-points-more = תוספת נקודות
report-column-thing = פריט
report-column-uses = שימושים
report-study-title = בדיקת איזון: { $game }, { $players ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $players } שחקנים
 }
report-study-opening = שיחקו: { $bots }; זרע { $seed }. משחקים עם האפשרויות שהתבקשו: { $games }; משחקים עם אפשרויות אקראיות: { $drawn }.
report-study-method = תוספת הניצחון היא בנקודות אחוז. לגבי פריט היא אומרת בכמה גדול חלקו של המנצח מכל השימושים מחלק שווה; לגבי ערך של אפשרות, בכמה גבוה שיעור הניצחון של הפותח מאשר בערכים האחרים. בשורות מודגשות רווח הסמך של 95% אינו כולל אפס; בין שורות רבות יש כאלה גם במקרה. בוטים שמשחקים באותו אופן אומרים מעט על בני אדם.
report-turn = מספר { $number } בסדר
report-turns = שיעור ניצחונות לפי סדר התורות
report-spread = פיזור הנקודות
report-spread-mean = ממוצע
report-spread-deviation = סטיית תקן
report-spread-p5 = ל־5% לכל היותר
report-spread-median = למחצית לכל היותר
report-spread-p95 = ל־95% לכל היותר
report-spread-winning = הניקוד הגבוה במשחק, בממוצע
report-spread-margin = יתרון על המקום השני, בממוצע
report-options = אפשרויות: ערכים שהוגרלו
report-option-value = { $option }: { $value }
report-numbered = { $number }: { $words }
report-lift-axis = תוספת ניצחון (נקודות אחוז)
