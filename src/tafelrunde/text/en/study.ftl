# Studying positions, the coach, and checking the dice.

no-such-seat = There is no seat { $seat } among { $players }; seats count from 0.
two-beginnings = A study begins with options or with a position, not with both.

already-over = The match is over.
coach-off = The coach is off. Turn it on first; everybody at the table is told.
coach-busy = The coach has not found an answer in time. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
analysis-failed = The match could not be analysed. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
table-coach-on = { $seat } takes the coach's advice from here on.
table-coach-off = { $seat } plays without the coach again.

bot-gone = player
