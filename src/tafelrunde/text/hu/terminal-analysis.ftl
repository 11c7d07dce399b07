# Mi volt szerencse, mi volt tudás: `tafelrunde analyse`.

analysis-title = Mi történt: { $game }
analysis-progress = A parti elemzése
analysis-seat = Hely
analysis-mistakes-title = Hibák
analysis-none = Említésre méltó nincs.
analysis-written = Az oldal itt van: { $path }
