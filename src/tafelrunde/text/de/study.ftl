# Stellungen untersuchen, der Coach und das Prüfen der Würfel.

no-such-seat = Platz { $seat } gibt es bei { $players } Spielern nicht; die Plätze zählen ab 0.
two-beginnings = Eine Untersuchung beginnt mit Optionen oder mit einer Stellung, nicht mit beidem.

already-over = Die Partie ist vorbei.
coach-off = Der Coach ist aus. Schalte ihn erst ein; alle am Tisch erfahren es.
coach-busy = Der Coach hat nicht rechtzeitig eine Antwort gefunden. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
analysis-failed = Die Partie konnte nicht untersucht werden. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
table-coach-on = { $seat } lässt sich von jetzt an vom Coach beraten.
table-coach-off = { $seat } spielt wieder ohne Coach.

bot-gone = Spieler
