# Mehrere an einem Gerät: was der Server verweigert, und was die Webseite sagt.
not-your-seat = Diesen Platz spielst du nicht auf diesem Gerät.
hand-covered = Sag zuerst, wer das Gerät jetzt hat; bis dahin sind alle Karten verdeckt.
seat-not-device = Einen Namen bekommt nur, wer am Gerät des Gastgebers spielt; dieser Platz ist von der Art „{ $kind }“.
