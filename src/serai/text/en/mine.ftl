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

## A table of this device when somebody is invited

invite-more-help = Whoever opens the link looks on, and can ask for the seat of a bot or for a free one. You are asked whether they may have it.
invite-move-help = This table is kept on your device. So that others can come it moves to the server, with all that was played so far; you go on there at once.
invite-move-known = Those who come are told that your device could know what was hidden until now. What chance brings from here on is drawn anew, by the server.
invite-keeps = Who goes on playing on this device? The other seats become free.
invite-move = Move it and invite
invite-no-server = The server can't be reached now, so nobody can be invited. The table stays here as it is; please try again when there is a line.
invite-by-file = Save it to a file from the menu to go on at another device.
brought-help = { $count ->
    [one] The first move of this game was played on a device of one who sits here, which could know what was hidden then.
   *[other] The first { $count } moves of this game were played on a device of one who sits here, which could know what was hidden then.
 } What chance brings from there on is drawn by the server.
