# What happened: luck and skill in a match that is over.

web-insight-working = The match is being looked at: { $done } of { $of } steps.
web-insight-queued = The match waits to be looked at.
web-insight-soon = Here you will see how everybody's chances went up and down, what was luck and what was skill, and where the match turned.
web-insight-find = Find the better move
web-insight-again = Try again
web-insight-budget = Looking at a match takes the server long, so everybody has a budget for it, and this one is used up. It fills again by itself.
web-insight-moment = This moment
web-insight-overview = Overview
web-insight-next = Next turning point
web-insight-back = Previous turning point
web-insight-none = No single moment turned this match.
web-insight-table = Win chances as a table
web-insight-after = After
web-insight-turn = Turn { $number }, { $name }
web-insight-of = How { $name } got there
web-insight-accuracy = Accuracy { $accuracy }, derived from the mistakes
web-insight-marks = Marks: ◆ luck, ★ find, ✕ mistake
web-insight-now = Step { $at } of { $entries }: { $shares }
web-insight-share = { $name } { $share }
web-insight-chance = { $share } to win
web-insight-step-luck = Luck, for { $name }: { $points } pp ({ $kind })
web-insight-step-cost = { $name }'s choice: { $points } pp ({ $kind })
web-insight-step-best = { $name }'s choice: nothing given away ({ $kind })
web-insight-picture-heading = Share what happened
web-insight-picture = Picture of what happened: { $result }

web-insight-counsel-wait = Advice comes with your next decision.
web-insight-counsel-thinks = The coach is thinking…
web-insight-counsel-none = The coach has no win chances for this decision; the chances on the board say what is known.
web-insight-counsel-acts = What to do
web-insight-counsel-aims = What to aim at
web-insight-counsel-turns = Whole turns
web-insight-counsel-win = { $chance } to win ({ $kind })
web-insight-counsel-got = Once claimed: { $chance } to win ({ $kind })
web-insight-counsel-likely = { $chance } to get it (exact)
web-insight-counsel-least = at least { $chance } to get it
web-insight-counsel-points = { $points } { $points ->
    [one] point
   *[other] points
} at once
web-insight-counsel-error = Win chances where turns end are estimates; one turn later they are usually corrected by { $error } pp. “Exact” says that nothing else is estimated.
