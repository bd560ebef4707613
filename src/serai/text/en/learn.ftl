## The lesson
lesson-title = Learn { $game }
lesson-label = Lesson
lesson-step = Step { $step } of { $all }
lesson-next = Next
lesson-back = One step back
lesson-show = Show me
lesson-again = From the beginning
lesson-watch = { $name } is playing…
lesson-try = You may do that in a game, and it might even be clever. In this lesson, try this: { $task }
lesson-done = Well done!
lesson-play = Play against an easy bot
lesson-others = Learn another game
lesson-you = Guest
lesson-seat-1 = Innkeeper
lesson-seat-2 = Traveller
lesson-seat-3 = Merchant
