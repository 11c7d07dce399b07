# Was die gezeichneten Beispiele neben den Regeln zeigen.

web-drawing-C1 = Ein Hofnarr und je ein Charakter jedes Rangs. Unter dem Namen stehen die Kosten, neben dem Bild die Fähigkeit.
web-drawing-C2 = So viele Karten einiger Charaktere liegen bei drei Spielern aus.
web-drawing-C3 = Die Reihenfolge von zwei Runden: Die Startspielerfigur rückt einen Platz nach rechts, also beginnt, wer zuletzt dran war.
web-drawing-C4 = Die zwei Fünfen liegen beiseite und ändern sich nie mehr. Die Zwei ist aktiv und kann erneut geworfen werden.
web-drawing-C5 = Die Dienstmagd erhöht einen aktiven Würfel: Aus der Eins wird eine Zwei.
web-drawing-C6 = Drei Fünfen sind ein Paar, 15 Augen, drei Gleiche und lauter ungerade Zahlen: Du darfst einen dieser vier erwerben.
web-drawing-C7 = Sieben Zweien gewinnen den König. In der Finalrunde nehmen sieben Dreien ihn wieder weg.
web-drawing-C8 = Alles liegt offen: Würfel, Charaktere und wem sie gehören.
web-drawing-C9 = Der Philosoph verschiebt zwei Augen von der Fünf auf die Eins. Der Alchemist verteilt zwölf Augen neu.
