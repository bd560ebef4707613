### מה שאומר הדף של המשחקים במכשיר הזה

own-games-help = נשמר רק במכשיר הזה: משחקים ששיחקת כאן עד הסוף.
own-games-none = עוד אין כאן כלום: משחקים שישוחקו עד הסוף יישמרו כאן, רק במכשיר הזה.
own-against = נגד
own-played = משחקים
own-won = ניצחונות
own-points = נקודות בממוצע
own-people = אנשים
own-points-line = נקודות, משחק אחר משחק
own-accuracy-line = החלטות טובות ביותר או טובות באחוזים, משחק אחר משחק
own-accuracy = { $percent } % מההחלטות שלך היו הטובות ביותר או טובות, ב־{ $count } משחקים שנותחו.
own-misses = איפה היה לרוב משהו טוב יותר:
own-miss = { $kind }: { $count }
own-medals = פעמים ראשונות
own-first-game = משחק ראשון: { $game }
own-first-win = ניצחון ראשון: { $game }
own-first-level = ניצחון ראשון על { $level }: { $game }
own-first-clean = { $game } ראשון בלי החמצה
own-last = המשחקים האחרונים
own-line = { $game }: { $points } נקודות, מקום { $place }
own-forget = לשכוח את { $game } מ־{ $date }
own-export = לשמור הכול לקובץ
own-forget-all = לשכוח הכול
own-forget-all-help = מה שנשמר על המשחקים שלך במכשיר הזה יימחק. שולחנות ורישומים נשארים.
