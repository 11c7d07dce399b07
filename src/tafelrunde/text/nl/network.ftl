# De deur naar het lokale netwerk: wat de server weigert, en wat de pagina erover zegt.
not-at-machine = Dit kan alleen wie aan de computer zit waarop deze server draait.
network-not-switchable = Bij het starten is vastgelegd waar deze server luistert; hier valt dat niet om te zetten.
no-local-network = Deze computer zit nu in geen lokaal netwerk. Verbind hem met je wifi en probeer het opnieuw.
lan-and-origin = Een server met een adres op het internet (origin) gaat niet ook nog open voor het lokale netwerk: laat een van beide weg.

web-network-heading = Telefoons in deze kamer
web-network-shut = Tot nu toe kan alleen deze computer hier spelen.
web-network-open = Telefoons binnenlaten
web-network-close = Weer alleen deze computer
web-network-now = Wie in hetzelfde netwerk zit, opent dit adres of richt de camera van een telefoon op de code:
web-network-who = Nu kan iedereen in je wifi of netwerk binnenkomen, niemand op het internet. Daarbij wordt niets versleuteld: gebruik geen wachtwoord dat je elders gebruikt.
web-network-other = Lukt dat niet, probeer dan:
web-network-qr = Het adres van deze server als QR-code
web-network-needed = Een telefoon kan dit adres niet openen: tot nu toe kan alleen deze computer hier spelen.
