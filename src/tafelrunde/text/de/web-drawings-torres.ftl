# Was die gezeichneten Beispiele neben den Regeln zeigen.

web-drawing-T1 = Eine Burg mit vier Feldern. Ihre Türme haben drei, zwei und zweimal einen Baustein; der Ritter steht in Stockwerk 2, der König in Stockwerk 1.
web-drawing-T2 = Die acht Grundsteine des Grundspiels, von zwei Spielern je der erste Ritter und der König.
web-drawing-T3 = Du verbrauchst einen von drei Stapeln und baust einen seiner zwei Bausteine. Der andere kommt auf einen anderen Stapel.
web-drawing-T4 = Ein Zug mit fünf Punkten: zwei Bausteine, ein Schritt hinauf ins Stockwerk 2, und für zwei Punkte ein neuer Ritter daneben.
web-drawing-T5 = Der Ritter geht durch den Turm mit zwei Bausteinen hinein und kommt am anderen Ende der Burg heraus, für einen Aktionspunkt.
web-drawing-T6 = Drei Felder, also höchstens drei Bausteine: Der Turm links kann nicht wachsen. Ein Baustein auf dem leuchtenden Feld würde zwei Burgen verbinden.
web-drawing-T7 = Die zehn Aktionskarten.
web-drawing-T8 = Dein Zählstein auf 11 zieht an denen auf 12 und 13 vorbei: Ein Aktionspunkt bringt ihn auf 14.
web-drawing-T9 = Fünf Felder mal Stockwerk 3: 15 Punkte. Der tiefere Ritter bringt nichts dazu.
web-drawing-T10 = Ein Kartenstapel für alle: Du nimmst die oberste Karte.
web-drawing-T11 = Die acht Meister-Karten. Eine davon gilt für das ganze Spiel.
web-drawing-T12 = Zwei Karten auf der Hand, die nur ihr Besitzer sieht, und eine ausgespielte.
web-drawing-T13 = Jahr 1: vier Felder mal Stockwerk 2, und 5 für den Ritter in Stockwerk 1 der Königsburg, zusammen 13 Punkte.
