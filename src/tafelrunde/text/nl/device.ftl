# Meer mensen op één apparaat: wat de server weigert, en wat de pagina zegt.
not-your-seat = Die plaats speel je niet op dit apparaat.
hand-covered = Zeg eerst wie het apparaat nu heeft; tot dan zijn alle kaarten afgedekt.
seat-not-device = Alleen wie op het apparaat van de gastheer speelt, krijgt een naam; deze plaats is van de soort “{ $kind }”.

web-cover = Kaarten afdekken
web-cover-hint = Dekt je kaarten af tot iemand het apparaat pakt
web-hand-heading = Geef het apparaat aan { $name }
web-hand-why = Alle kaarten blijven afgedekt tot { $name } het heeft.
web-hand-me = Ik ben { $name }
web-setup-device = Iemand op dit apparaat
web-setup-device-name = Naam van speler { $number }
web-seat-device = op dit apparaat
web-seat-device-host = op het apparaat van de gastheer
