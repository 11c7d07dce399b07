# Mehrere an einem Gerät: was der Server verweigert, und was die Webseite sagt.
not-your-seat = Diesen Platz spielst du nicht auf diesem Gerät.
hand-covered = Sag zuerst, wer das Gerät jetzt hat; bis dahin sind alle Karten verdeckt.
seat-not-device = Einen Namen bekommt nur, wer am Gerät des Gastgebers spielt; dieser Platz ist von der Art „{ $kind }“.

web-cover = Karten verdecken
web-cover-hint = Verbirgt deine Karten, bis jemand das Gerät nimmt
web-hand-heading = Gib das Gerät an { $name }
web-hand-why = Alle Karten bleiben verdeckt, bis { $name } es hat.
web-hand-me = Ich bin { $name }
web-setup-device = Jemand an diesem Gerät
web-setup-device-name = Name von Spieler { $number }
web-seat-device = an diesem Gerät
web-seat-device-host = am Gerät des Gastgebers
