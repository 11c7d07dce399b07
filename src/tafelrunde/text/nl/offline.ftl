# Wat de pagina zegt zonder server.
web-offline-heading = De tafels zijn niet bereikbaar
web-offline-why = Dit apparaat heeft geen verbinding, of de server staat nu uit. Zodra hij antwoordt, gaat deze pagina vanzelf verder.
web-offline-again = Opnieuw proberen
web-offline-read = Intussen: de regels lezen
