# Mit mutatnak a szabályok melletti rajzolt példák.

web-drawing-T1 = Egy négymezős vár. A tornyai három, két és kétszer egy elemből állnak; a lovag a 2., a király az 1. szinten van.
web-drawing-T2 = Az alapjáték nyolc alapköve, két játékos első lovagja, és a király.
web-drawing-T3 = Három halom közül egyet elhasználsz, és a két eleméből egyet beépítesz. A másik egy másik halomra kerül.
web-drawing-T4 = Egy ötpontos kör: két elem, egy lépés fel a 2. szintre, és két pontért egy új lovag mellé.
web-drawing-T5 = A lovag a két elemből álló tornyon bemegy, és a vár másik végén kijön, egy akciópontért.
web-drawing-T6 = Három mező, tehát legfeljebb három elem: a bal oldali torony nem nőhet. A kiemelt mezőre tett elem két várat kötne össze.
web-drawing-T7 = A tíz akciókártya.
web-drawing-T8 = A 11-en álló jelölőd elhalad a 12-en és a 13-on állók mellett: egy akciópont a 14-re viszi.
web-drawing-T9 = Öt mező szorozva a 3. szinttel: 15 pont. Az alacsonyabban álló lovag semmit sem tesz hozzá.
web-drawing-T10 = Egy közös húzópakli: a felső kártyáját veszed el.
web-drawing-T11 = A nyolc mesterkártya. Közülük egy számít az egész játékban.
web-drawing-T12 = Két kártya kézben, amelyeket csak a gazdájuk lát, és egy, amelyet kijátszottak.
web-drawing-T13 = 1. év: négy mező szorozva a 2. szinttel, és 5 pont a király várának 1. szintjén álló lovagért, összesen 13 pont.
