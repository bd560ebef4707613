### What the page of this device's own games says

own-games-help = Kept on this device alone: games that you played to their end here.
own-games-none = Nothing yet: games that you play to their end are kept here, on this device alone.
own-against = Against
own-played = Games
own-won = Won
own-points = Points each
own-people = People
own-points-line = Points, game by game
own-accuracy-line = Best or good decisions in per cent, game by game
own-accuracy = { $percent } % of your decisions were best or good, in { $count } games that you looked back at.
own-misses = What most often had something better:
own-miss = { $kind }: { $count }
own-medals = First times
own-first-game = First game of { $game }
own-first-win = First victory in { $game }
own-first-level = First victory over { $level } in { $game }
own-first-clean = First { $game } without a miss
own-last = Last games
own-line = { $game }: { $points } points, place { $place }
own-forget = Forget { $game } of { $date }
own-export = Save all to a file
own-forget-all = Forget all
own-forget-all-help = What is kept of your games on this device is deleted. Tables and records stay.
