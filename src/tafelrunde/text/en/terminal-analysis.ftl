# What was luck, what was skill: `tafelrunde analyse`.

analysis-title = What happened: { $game }
analysis-progress = Looking at the match
analysis-seat = Seat
analysis-mistakes-title = Mistakes
analysis-none = None worth naming.
analysis-written = The page is in { $path }
