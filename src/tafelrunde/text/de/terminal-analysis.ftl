# Was war Glück, was war Können: `tafelrunde analyse`.

analysis-title = Was geschah: { $game }
analysis-progress = Die Partie wird untersucht
analysis-seat = Platz
analysis-mistakes-title = Fehler
analysis-none = Keine, die der Rede wert wären.
analysis-written = Die Seite liegt in { $path }
