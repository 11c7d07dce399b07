# A ház játékosai egy-egy sorban; hogy ez mit jelent, az egyes játékoknál áll.

character-page = Még tanul, és hamar kap azon, ami jónak látszik
character-squire = Érti a mesterségét, de nem ismer minden fogást
character-steward = Minden körben megbízható és kiegyensúlyozott
character-marshal = Jól tervez, és ritkán téved
character-sovereign = A ház legjobbja: amit ki lehet számolni, azt észreveszi
