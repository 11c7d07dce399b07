# A király kegyeiért első leckéje; a lépései itt vannak: web/src/learn/lessons/court.json.

web-lesson-court-about = Dobás, félretétel, karakterek megszerzése és használata, és a végén tiéd legyen a Király.
web-lesson-court-welcome = Üdvözlünk az udvarban. Három kockával érkezel. Azzal, amit mutatnak, karaktereket szerzel, a karakterek pedig több és jobb kockát hoznak. Akkor nyersz, ha a végén nálad van a Király.
web-lesson-court-roll = A köröd az összes kockáddal kezdődik. Dobj velük.
web-lesson-court-aside = Két ötös. Minden dobás után legalább egy kockát félre kell tenned, és ami félre van téve, az már nem változik. Tedd félre mindkét ötöst.
web-lesson-court-again = Egy kocka még aktív. Dobj vele újra.
web-lesson-court-finish = A harmadik ötös. Tedd félre ezt is. Ha már nincs aktív kockád, fejezd be: a félretett kockák adják az eredményedet.
web-lesson-court-claim = Három ötössel több karakter közül választhatsz, körönként egyet. A Földműves egy párba kerül, és a játék végéig egy negyedik kockát ad. Szerezd meg a Földművest.
web-lesson-court-more-dice = Ben kétszer került sorra, mert aki egy fordulóban az utolsó, az kezdi a következőt. Most megint te jössz, már négy kockával: a Földműves kockája mindig ott van az első dobásodban.
web-lesson-court-helpers = Néhány fordulóval később van egy Szolgálólányod és egy Őröd is. Minden karakteredet körönként egyszer használhatod. Előbb dobj a négy kockáddal.
web-lesson-court-maid = Egy egyes és két kettes. A Szolgálólány egy aktív kockát 1-gyel, 2-vel vagy 3-mal megnövel. Csináljon az egyesből kettest.
web-lesson-court-guard = Az Őr hozzáad egy kockát, amely kettest mutat. Add hozzá az Őrrel.
web-lesson-court-hunter = Négy kettes. Tedd félre az összes kockádat, fejezd be, és szerezd meg a Vadászt, aki négy egyformába kerül. Minden karakter hozzásegít egy magasabbhoz.
web-lesson-court-seven = A játék vége felé egy Hadvezér két további kockát hoz neked, és négy kettes már félre van téve. Hét egyforma megszerzi a Királyt. Adjon hozzá az Őr egy kettest, és tedd félre mindkét kettest.
web-lesson-court-last-die = Hat kettes, és egy kocka van hátra. Dobj vele, tedd félre, és fejezd be.
web-lesson-court-king = Hét kettes. Szerezd meg a Királyt, vele jön a Királyné is. Ezután a záróforduló következik: a többiek dobnak a Királyért, és több egyforma, vagy ugyanannyi magasabb számból, elviszi tőled.
web-lesson-court-queen = Ben hét hármassal elvitte a Királyt. Mivel tiéd a Királyné, te dobsz utoljára, és neked a döntetlen is elég. Öt hármas félre van téve. Adjon hozzá a Királyné egy hármast, tedd félre, dobj az utolsó kockával, tedd félre, és fejezd be.
web-lesson-court-end = Hét hármas, döntetlen: a Király visszatér hozzád, nyertél. Szerezz korán több kockát, később jó segítőket. Most próbáld ki az asztalnál.
