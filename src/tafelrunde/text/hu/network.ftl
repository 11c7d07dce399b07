# A helyi hálózat ajtaja: mit utasít el a szerver, és mit mond róla az oldal.
not-at-machine = Ezt csak az teheti meg, aki annál a gépnél ül, amelyen ez a szerver fut.
network-not-switchable = Ennek a szervernek indításkor megadták, hol fogadjon kapcsolatokat; ez itt nem kapcsolható át.
no-local-network = Ez a gép most nincs helyi hálózaton. Csatlakoztasd a wifihez, és próbáld újra.
lan-and-origin = Egy internetes címmel rendelkező szerver (origin) nem nyílik meg a helyi hálózat felé is: a kettő közül az egyiket hagyd el.

web-network-heading = Telefonok ebben a szobában
web-network-shut = Egyelőre csak ezen a számítógépen lehet játszani.
web-network-open = Telefonok beengedése
web-network-close = Megint csak ez a számítógép
web-network-now = Aki ugyanazon a hálózaton van, nyissa meg ezt a címet, vagy irányítsa a telefonja kameráját a kódra:
web-network-who = Most bárki beléphet a wifidről vagy a hálózatodról, az internetről senki. Az adatok közben nincsenek titkosítva: ne használj olyan jelszót, amelyet máshol is használsz.
web-network-other = Ha ez nem működik, próbáld ezt:
web-network-qr = A szerver címe QR-kódként
web-network-needed = Ezt a címet telefon nem tudja megnyitni: egyelőre csak ezen a számítógépen lehet játszani.
