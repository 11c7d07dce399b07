# Wat de getekende voorbeelden bij de regels tonen.

web-drawing-C1 = Een Nar en van elke rang één personage. Onder de naam staan de kosten, naast het portret de vaardigheid.
web-drawing-C2 = Zoveel kaarten van enkele personages liggen er met drie spelers.
web-drawing-C3 = De volgorde van twee rondes: de startfiguur gaat één plaats naar rechts, dus wie de laatste was, begint.
web-drawing-C4 = De twee vijven liggen opzij en veranderen nooit meer. De twee is actief en kan opnieuw worden gegooid.
web-drawing-C5 = De Dienstmeid verhoogt een actieve dobbelsteen: de één wordt een twee.
web-drawing-C6 = Drie vijven zijn een paar, 15 ogen, drie gelijke en alleen oneven getallen: je mag een van deze vier claimen.
web-drawing-C7 = Zeven tweeën winnen de Koning. In de slotronde pakken zeven drieën hem weer af.
web-drawing-C8 = Alles ligt open: dobbelstenen, personages en van wie ze zijn.
web-drawing-C9 = De Filosoof verplaatst twee ogen van de vijf naar de één. De Alchemist verdeelt twaalf ogen opnieuw.
