# Mit mutatnak a szabályok melletti rajzolt példák.

web-drawing-K1 = Egy vár, két különleges kártya és egy lovagi torna. A kártya kockái mutatják a követelményt: három egyforma piros és egy sárga.
web-drawing-K2 = Egy várral és hat kockával kezdesz.
web-drawing-K3 = A pakliból szerzett különleges kártyáért még egy próbálkozás jár ugyanabban a körben. Egy vár befejezi a kört.
web-drawing-K4 = A piros vár a paklija aljára kerül, és előkerül a kék.
web-drawing-K5 = Két vár mellett őr áll. Csak a sárgát lehet megtámadni, ha neked nincs sárga várad.
web-drawing-K6 = A két hatos elveszett. A négyeseket megtartod, a másik két kockával újra dobsz.
web-drawing-K7 = Négy egyes felülmúl három ötöst, és három ötös egy négyessel felülmúl három ötöst egy kettessel.
web-drawing-K8 = Három négyes felülmúl három hármast egy kettessel: a vár a tiéd.
web-drawing-K9 = A támadó felülmúlta a követelményt, a tulajdonos ugyanannyit ér el. Döntetlennél a támadóé a vár.
web-drawing-K10 = Mindenki dob. Itt négy egyes nyeri a lovagi tornát három négyes ellen.
web-drawing-K11 = A nyolcféle különleges kártya. A képen lévő kis jel mutatja, mit tesz a kártya.
web-drawing-K12 = A király trónfosztásához több kell, mint négy ötös és egy egyes: elég öt egyes, vagy négy ötös és egy kettes.
web-drawing-K13 = Három út a győzelemhez: négy vár, két vár három lovagi tornával, vagy a király.
web-drawing-K14 = A pakli felső kártyáját és az aljára tett kártyákat mindenki ismeri. Csak a még nem látott kártyák sorrendje titok.
