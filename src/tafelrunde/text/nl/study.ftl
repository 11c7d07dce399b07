# Stellingen bestuderen, de coach en het nagaan van de dobbelstenen.

no-such-seat = Plaats { $seat } is er niet bij { $players } spelers; de plaatsen tellen vanaf 0.
two-beginnings = Een studie begint met opties of met een stelling, niet met allebei.

already-over = De partij is voorbij.
coach-off = De coach staat uit. Zet hem eerst aan; iedereen aan tafel krijgt het te horen.
coach-busy = De coach heeft niet op tijd een antwoord gevonden. Probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  } opnieuw.
analysis-failed = De partij kon niet worden bekeken. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
  } opnieuw.
table-coach-on = { $seat } laat zich vanaf nu door de coach adviseren.
table-coach-off = { $seat } speelt weer zonder coach.

bot-gone = speler
