# Mit mutatnak a szabályok melletti rajzolt példák.

web-drawing-C1 = Egy Bolond és minden rangból egy karakter. A név alatt az ár, az arckép mellett a képesség látható.
web-drawing-C2 = Ennyi kártya van kirakva néhány karakterből három játékosnál.
web-drawing-C3 = Két forduló sorrendje: a figura egy hellyel jobbra kerül, így az kezd, aki utolsó volt.
web-drawing-C4 = A két ötös félre van téve, és már nem változik. A kettes aktív, vele még dobhatsz.
web-drawing-C5 = A Szolgálólány megnövel egy aktív kockát: az egyesből kettes lesz.
web-drawing-C6 = Három ötös egyszerre pár, 15 pötty, három egyforma és csupa páratlan szám: e négy közül egyet megszerezhetsz.
web-drawing-C7 = Hét kettes megszerzi a Királyt. A zárófordulóban hét hármas elviszi.
web-drawing-C8 = Minden nyílt: a kockák, a karakterek, és hogy kié melyik.
web-drawing-C9 = A Filozófus két pöttyöt áttesz az ötösről az egyesre. Az Alkimista tizenkét pöttyöt oszt el újra.
