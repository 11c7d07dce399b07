# Állások tanulmányozása, az edző és a kockák ellenőrzése.

no-such-seat = { $seat }. hely nincs { $players } játékosnál; a helyek számozása 0-tól indul.
two-beginnings = Egy tanulmány beállításokkal vagy állással kezdődik, nem mindkettővel.

already-over = A partinak vége.
coach-off = Az edző ki van kapcsolva. Előbb kapcsold be; mindenki értesül róla az asztalnál.
coach-busy = Az edző nem talált időben választ. Próbáld újra { $seconds ->
    [one] egy másodperc
   *[other] { $seconds } másodperc
  } múlva.
analysis-failed = A partit nem sikerült elemezni. Próbáld újra { $seconds } másodperc múlva.
table-coach-on = { $seat } mostantól az edző tanácsaival játszik.
table-coach-off = { $seat } ismét edző nélkül játszik.

bot-gone = játékos
