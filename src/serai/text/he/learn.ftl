## השיעור
lesson-title = ללמוד { $game }
lesson-label = שיעור
lesson-step = שלב { $step } מתוך { $all }
lesson-next = הלאה
lesson-back = צעד אחד אחורה
lesson-show = להראות לי
lesson-again = מהתחלה
lesson-watch = תור של { $name }…
lesson-try = במשחק מותר לעשות זאת, ואולי זה אפילו חכם. בשיעור הזה כדאי לנסות: { $task }
lesson-done = כל הכבוד!
lesson-play = לשחק נגד בוט קל
lesson-others = ללמוד משחק אחר
lesson-you = אורח/ת
lesson-seat-1 = הפונדקאי
lesson-seat-2 = הנוסע
lesson-seat-3 = הסוחר
