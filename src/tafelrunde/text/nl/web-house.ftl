# Gezichten, niveaus en stoelen: het huis en zijn gasten.

web-against-two = Tegen twee van het huis
web-level-up = Twee keer op rij gewonnen. Nu: { $bot }
web-level-down = Iets makkelijker: { $bot }
web-portrait-heading = Je portret
web-portrait-hint = Iedereen aan je tafels ziet het.
web-portrait-change = Kies een portret
web-portrait-archer = Boogschutter
web-portrait-baker = Bakker
web-portrait-falconer = Valkenier
web-portrait-fiddler = Vedelaar
web-portrait-gardener = Tuinierster
web-portrait-herald = Heraut
web-portrait-midwife = Vroedvrouw
web-portrait-miller = Molenaarster
web-portrait-sailor = Zeeman
web-portrait-scribe = Schrijver
web-portrait-smith = Smid
web-portrait-weaver = Weefster
web-seats-hint = { web-tap } op een stoel en zeg wie daar zit.
web-chair = Plaats { $number }: { $who }
web-seat-who = Wie zit op plaats { $number }?
web-place-go = Laat plaatsnemen
web-place-name = Naam
web-setup-more = Klok, toeschouwers en opties
web-room-hint = { web-tap } op een vrije stoel om daar iemand te laten zitten.
web-sit-free = { web-tap } op een vrije stoel om te gaan zitten.
