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
report-interval = { $low } to { $high }
report-microseconds = { $value } µs
report-milliseconds = { $value } ms
report-seconds = { $value } s

## Reports: columns and axes

report-column-bot = Bot
report-column-seat = Seat
report-column-games = Games
report-column-rating = Rating
report-column-interval-95 = 95 % interval
report-column-win-share = Win share
report-column-mean-rank = Mean rank
report-column-mean-score = Mean points
report-column-moves = Moves
report-column-mean = Mean
report-column-p95 = 95 % within
report-column-longest = Longest
report-points = Points
report-decisions = Decisions in a game
report-lead-changes = Changes of the lead
report-legal-actions = Legal actions
report-progress = Progress of the game (%)
report-plots = Plots
report-written = Written to { $file }.

## Tournaments

report-arena-title = Tournament: { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
 }
report-arena-opening = { $games ->
    [one] { $games } game
   *[other] { $games } games
 } from { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }, each played in all rotations of the seats; seed { $seed }. In the mean { $decisions } decisions in a game, { $choices } legal actions in a decision, { $changes } changes of the lead.
report-arena-method = A shared victory counts as its part. Intervals hold 95 %; the games of one deal count as one observation. Ratings follow the Plackett-Luce model of openskill; their interval is the model's own uncertainty.
report-standings = Standings
report-ranks-and-points = Ranks and points
report-cross-table = Who comes before whom (row before column; a tie counts half)
report-seats = Win share by seat
report-time-per-move = Thinking time for a move
report-plot-ratings = Ratings with 95 % intervals
report-plot-wins = Win shares with 95 % intervals; the dashed line is an equal share
report-plot-scores = How often which number of points was reached
report-plot-seats = Win share by seat; the dashed line is an equal share
report-plot-length = How long the games were
report-plot-lead-changes = How often another seat took the lead
report-plot-branching = Legal actions in the course of a game

## Analysis and hints

report-move = Move
report-column-move = Move
report-column-decided = Decisions
report-column-mean-loss = Mean loss
report-column-count-best = Best
report-column-count-inaccuracy = Inaccuracies
report-column-count-mistake = Mistakes
report-column-count-blunder = Blunders
report-column-played = Played
report-column-best = Better
report-column-loss = Loss
report-column-grade = Verdict
report-column-action = Action
report-column-expected = Expected points
report-column-tries = Tries
report-grade-best = best
report-grade-good = good
report-grade-inaccuracy = inaccuracy
report-grade-mistake = mistake
report-grade-blunder = blunder
report-analysis-title = Analysis: { $game }, { $names }
report-analysis-method = Every decision is judged from what its seat knew then, by { $games } games played on after each choice. The loss is the chance of winning that the played action gives away against the best one found: 5 % is a slip, 10 % a miss, 20 % a big miss, unless it may be chance. Where the game is as good as decided, points count.
report-analysis-seats = Who decided how well
report-analysis-curve = Estimated win shares over the game
report-analysis-mistakes = Mistakes
report-analysis-all = All decisions
report-analysis-luck = Luck and play, in points (± { $doubt })
report-analysis-luck-method = Luck is what the draw changed; play is what the choices added to what a greedy bot would have got. Here all cards are open, as the game is over.
report-column-start = Start
report-column-luck = Luck
report-column-own-play = Own play
report-column-others-play = Others' play
report-lost-points = { $points } points
report-curve-line = { $blocks }  { $name }
report-hint-title = Hint: { $game }, { $name } to decide
report-hint-actions = The best actions found
report-hint-line = Main line: { $line }
report-untried = not tried
report-line-step = { $before } → { $next }

## Studies

report-column-turn = Turn order
report-column-lift = Win lift
report-column-measure = Measure
report-column-points = Points
report-column-option = Option and value
report-column-first-wins = Who starts wins
report-column-points-more = Points more
report-column-thing = Thing
report-column-uses = Uses
report-study-title = Balance study: { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
 }
report-study-opening = Played by { $bots }; seed { $seed }. Games with the options asked for: { $games }; games with options drawn at random: { $drawn }.
report-study-method = Win lift is in percentage points. For a thing it says how much larger the winner's part of all its uses is than an equal share; for an option's value, how much more often who starts wins than with the other values. Rows in bold have a 95 % interval that leaves out zero; among many rows some do so by chance. Bots that play alike say little about people.
report-turn = number { $number } in turn order
report-turns = Win share by turn order
report-spread = Spread of the points
report-spread-mean = mean
report-spread-deviation = standard deviation
report-spread-p5 = 5 % have at most
report-spread-median = half have at most
report-spread-p95 = 95 % have at most
report-spread-winning = best score of a game, in the mean
report-spread-margin = lead over the second, in the mean
report-options = Options: values drawn at random
report-option-value = { $option }: { $value }
report-numbered = { $number }: { $words }
report-lift-axis = Win lift (percentage points)
