# A Knatsch első leckéje; a lépései itt vannak: web/src/learn/lessons/knights.json.

web-lesson-knights-about = Alátevés, célpont, dobás és megtartás, támadás és védekezés, végül a király trónfosztása.
web-lesson-knights-welcome = Üdvözöl a Knatsch. Egy piros várad és hat kockád van. Középen két pakli fekszik: várak, különleges kártyák és lovagi tornák. Négy várral nyersz. Van még két másik út is, mindegyiket megismered.
web-lesson-knights-tuck = Te következel. A bal pakli piros várat mutat, de senkinek sem lehet két egyforma kártyája. Körönként egyszer egy felső kártyát a paklija aljára tehetsz, és meglátod, mi kerül elő. Tedd alá a bal oldali kártyát.
web-lesson-knights-take = Egy zöld vár került elő. De előbb jöjjön egy kártya, amely segít: jobbra a kockakártya. A követelménye 1-1-1+3: három egyes, mellettük egy hármas. Ennél jobbat kell dobnod. Próbáld megszerezni a kockakártyát.
web-lesson-knights-keep = Legfeljebb háromszor dobhatsz. A hatos elveszett: nem számít, és nem dobható újra. A többi kockából azt tartod meg, amit szeretnél. Tartsd meg a két hármast, és dobd újra a többit.
web-lesson-knights-stop = Három hármas egy négyessel felülmúl három egyest egy hármassal. Előbb a nagyobb csoport számít, aztán a magasabb szám, végül a kísérő. Ez elég: tartsd meg az összes kockádat, és ezzel megállsz.
web-lesson-knights-castle = A kockakártya a tiéd. Minden dobásodban egy további egyest ér. A pakliból szerzett különleges kártyáért ráadásul még egy próbálkozás jár ugyanabban a körben. Próbáld megszerezni a zöld várat bal oldalon.
web-lesson-knights-castle-roll = A vár követelménye 3-3-3+1. Tartsd meg a két négyesedet, és dobd újra a többit. Aztán állj meg: tartsd meg az összes kockádat.
web-lesson-knights-tournament = A várral véget ért a köröd, már két várad van. Aztán Ben lovagi tornát szervezett: mindenki dob, és a legjobb eredmény viszi a kártyát, bárki szervezte is. Ben vezet három kettessel. Neked három ötösöd van: tartsd meg az összes kockádat.
web-lesson-knights-defend = A lovagi torna a tiéd. Két vár három lovagi tornával: ez a győzelem második útja. De most Cleo megtámadta a zöld váradat, és felülmúlta a követelményét. Védd meg: te is dobhatsz.
web-lesson-knights-defend-roll = Cleónak három hármasa és egy ötöse van. Neked több kell, mert döntetlennél a támadóé a vár. Tartsd meg a két négyest és az ötöst, a többit dobd újra. Aztán állj meg: tartsd meg az összes kockádat.
web-lesson-knights-attack = A várad biztonságban van. Néhány körrel később van egy őrséged, Bennek pedig két vára. Akinek legalább két vára van, az megtámadható; két játékosnál legalább három kell. Támadd meg Ben sárga várát.
web-lesson-knights-attack-roll = Először felül kell múlnod a követelményt: 3-3-3+2. Utána Ben védekezhet, ezért érj el minél többet. Tartsd meg a három ötöst, a többit dobd újra. Aztán állj meg: tartsd meg az összes kockádat.
web-lesson-knights-guards = Ben nem tudta felülmúlni a négy ötöst, a vár a tiéd. A köröd végén elhelyezheted az őreidet. Az őrség két várat véd meg a támadásoktól. Válassz ki két várat.
web-lesson-knights-king = Ha a köröd elején három várad van, megpróbálhatod a harmadik utat, és dobhatsz a király ellen. Több kell, mint 5-5-5-5+1. Ha nem sikerül, elveszítesz egy várat. Vágj bele.
web-lesson-knights-king-roll = Már három ötösöd van. Tartsd meg őket, a többit dobd újra. Aztán állj meg: tartsd meg az összes kockádat.
web-lesson-knights-end = A királyt megfosztottad a tróntól, nyertél. Jegyezd meg a három utat: négy vár, két vár három lovagi tornával, vagy a király. A többit az asztalnál tanulod meg a legjobban.
