# Wat de getekende voorbeelden bij de regels tonen.

web-drawing-T1 = Een burcht van vier velden. De torens hebben drie, twee en twee keer één bouwsteen; de ridder staat op niveau 2, de koning op niveau 1.
web-drawing-T2 = De acht fundamenten van het basisspel, van twee spelers de eerste ridder, en de koning.
web-drawing-T3 = Je verbruikt één van drie stapels en bouwt één van de twee bouwstenen. De andere gaat op een andere stapel.
web-drawing-T4 = Een beurt van vijf punten: twee bouwstenen, een stap omhoog naar niveau 2, en voor twee punten een nieuwe ridder ernaast.
web-drawing-T5 = De ridder gaat naar binnen door de toren van twee bouwstenen en komt aan het andere eind van de burcht naar buiten, voor één actiepunt.
web-drawing-T6 = Drie velden, dus hoogstens drie bouwstenen: de toren links kan niet hoger. Een bouwsteen op het oplichtende veld zou twee burchten verbinden.
web-drawing-T7 = De tien actiekaarten.
web-drawing-T8 = Je telsteen op 11 gaat voorbij die op 12 en 13: één actiepunt brengt hem op 14.
web-drawing-T9 = Vijf velden maal niveau 3: 15 punten. De lagere ridder voegt niets toe.
web-drawing-T10 = Eén trekstapel voor iedereen: je neemt de bovenste kaart.
web-drawing-T11 = De acht meesterkaarten. Eén ervan geldt voor het hele spel.
web-drawing-T12 = Twee kaarten in de hand die alleen hun eigenaar ziet, en één die is gespeeld.
web-drawing-T13 = Jaar 1: vier velden maal niveau 2, en 5 voor de ridder op niveau 1 van de koningsburcht, samen 13 punten.
