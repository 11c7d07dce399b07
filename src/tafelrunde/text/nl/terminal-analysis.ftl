# Wat was geluk, wat was kunnen: `tafelrunde analyse`.

analysis-title = Wat er gebeurde: { $game }
analysis-progress = De partij wordt bekeken
analysis-seat = Plaats
analysis-mistakes-title = Fouten
analysis-none = Geen noemenswaardige.
analysis-written = De pagina staat in { $path }
