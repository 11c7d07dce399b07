# Die Tür zum lokalen Netz: was der Server verweigert, und was die Webseite darüber sagt.
not-at-machine = Das kann nur, wer an dem Rechner sitzt, auf dem dieser Server läuft.
network-not-switchable = Worauf dieser Server lauscht, wurde bei seinem Start festgelegt; hier lässt sich das nicht umschalten.
no-local-network = Dieser Rechner ist gerade in keinem lokalen Netz. Verbinde ihn mit deinem WLAN und versuche es noch einmal.
lan-and-origin = Ein Server mit einer Adresse im Internet (origin) wird nicht auch noch für das lokale Netz geöffnet: Lass eines von beiden weg.

web-network-heading = Handys in diesem Raum
web-network-shut = Bisher kann nur dieser Computer hier spielen.
web-network-open = Handys hereinlassen
web-network-close = Wieder nur dieser Computer
web-network-now = Wer im selben Netz ist, öffnet diese Adresse oder hält die Handykamera auf den Code:
web-network-who = Jetzt kommen alle in deinem WLAN oder Netz herein, niemand aus dem Internet. Verschlüsselt wird dabei nichts: Nimm kein Passwort, das du auch anderswo benutzt.
web-network-other = Wenn das nicht geht, versuche:
web-network-qr = Die Adresse dieses Servers als QR-Code
web-network-needed = Ein Handy kann diese Adresse nicht öffnen: Bisher kann nur dieser Computer hier spielen.
