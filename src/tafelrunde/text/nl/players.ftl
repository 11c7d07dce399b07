# Hoe elke speler van het huis speelt, in één regel; wat dat betekent, staat bij elk spel.

character-page = Leert nog, en grijpt snel naar wat er goed uitziet
character-squire = Kent het vak, maar niet elke kneep
character-steward = Degelijk en betrouwbaar in elke beurt
character-marshal = Plant goed en vergist zich zelden
character-sovereign = De beste van het huis: wat te berekenen valt, wordt niet over het hoofd gezien
