## A lecke
lesson-title = { $game }: tanuljuk meg
lesson-label = Lecke
lesson-step = { $step }. lépés, összesen { $all }
lesson-next = Tovább
lesson-back = Egy lépést vissza
lesson-show = Mutasd meg
lesson-again = Elölről
lesson-watch = { $name } lép…
lesson-try = Ezt a játékban megteheted, talán okos is volna. Ebben a leckében most ez következik: { $task }
lesson-done = Szép volt!
lesson-play = Játék egy könnyű bot ellen
lesson-others = Másik játék tanulása
lesson-you = Vendég
lesson-seat-1 = Fogadós
lesson-seat-2 = Utazó
lesson-seat-3 = Kereskedő
