# Was die Webseite ohne Server sagt.
web-offline-heading = Die Tische sind nicht erreichbar
web-offline-why = Entweder hat dieses Gerät keine Verbindung, oder der Server ist gerade ausgeschaltet. Sobald er antwortet, geht es hier von selbst weiter.
web-offline-again = Noch einmal versuchen
web-offline-read = Inzwischen: die Regeln lesen
