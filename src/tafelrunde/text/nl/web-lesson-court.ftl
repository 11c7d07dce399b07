# De eerste les van To Court the King; de zetten staan in web/src/learn/lessons/court.json.

web-lesson-court-about = Gooien, opzijleggen, personages claimen en gebruiken, en aan het eind de Koning hebben.
web-lesson-court-welcome = Welkom aan het hof. Je komt met drie dobbelstenen. Met wat ze tonen claim je personages, en die brengen je meer en betere dobbelstenen. Je wint als de Koning aan het eind van jou is.
web-lesson-court-roll = Je beurt begint met al je dobbelstenen. Gooi ze.
web-lesson-court-aside = Twee vijven. Na elke worp moet je minstens één dobbelsteen opzijleggen, en wat opzij ligt, verandert nooit meer. Leg beide vijven opzij.
web-lesson-court-again = Eén dobbelsteen is nog actief. Gooi hem opnieuw.
web-lesson-court-finish = Een derde vijf. Leg die ook opzij. Als er geen dobbelsteen meer actief is, rond je af: wat opzij ligt, is je resultaat.
web-lesson-court-claim = Met drie vijven kun je een van meerdere personages krijgen, één per beurt. De { character-farmer } kost een paar en geeft je voor de rest van het spel een vierde dobbelsteen. Claim de { character-farmer }.
web-lesson-court-more-dice = Ben had twee beurten, want wie in een ronde de laatste is, begint de volgende. Nu ben jij weer aan de beurt, met vier dobbelstenen: die van de { character-farmer } zit altijd in je eerste worp.
web-lesson-court-helpers = Een paar rondes later heb je ook een { character-serving-maid } en een { character-guard }. Je mag elk van je personages één keer per beurt gebruiken. Gooi eerst je vier dobbelstenen.
web-lesson-court-maid = Een één en twee tweeën. De { character-serving-maid } verhoogt één actieve dobbelsteen met 1, 2 of 3. Laat haar van de één een twee maken.
web-lesson-court-guard = De { character-guard } voegt een dobbelsteen met een twee toe. Laat hem dat doen.
web-lesson-court-hunter = Vier tweeën. Leg al je dobbelstenen opzij, rond af en claim de { character-hunter }, die vier gelijke kost. Elk personage helpt je aan een hoger personage.
web-lesson-court-seven = Tegen het einde brengt een { character-general } je nog twee dobbelstenen, en vier tweeën liggen al opzij. Zeven gelijke winnen de Koning. Laat de { character-guard } een twee toevoegen en leg beide tweeën opzij.
web-lesson-court-last-die = Zes tweeën, en nog één dobbelsteen. Gooi hem, leg hem opzij en rond af.
web-lesson-court-king = Zeven tweeën. Claim de { character-king }, en de { character-queen } komt mee. Dan volgt de slotronde: de anderen gooien om de Koning, en meer gelijke, of evenveel van een hoger getal, pakken hem van je af.
web-lesson-court-queen = Ben pakte de Koning met zeven drieën. Omdat jij de { character-queen } hebt, gooi je als laatste en is gelijk genoeg voor je. Vijf drieën liggen opzij. Laat de { character-queen } een drie toevoegen, leg die opzij, gooi de laatste dobbelsteen, leg hem opzij en rond af.
web-lesson-court-end = Zeven drieën, gelijk: de Koning komt terug, en je hebt gewonnen. Haal vroeg meer dobbelstenen en later goede helpers. Probeer het nu aan tafel.
