# De eerste les van Knatsch; de zetten staan in web/src/learn/lessons/knights.json.

web-lesson-knights-about = Onderschuiven, een doel kiezen, gooien en houden, aanvallen en verdedigen, en de koning ten val brengen.
web-lesson-knights-welcome = Welkom bij Knatsch. Je hebt een rode burcht en zes dobbelstenen. In het midden liggen twee stapels met burchten, speciale kaarten en toernooien. Met vier burchten win je het spel. Er zijn nog twee andere manieren, en je leert ze allemaal kennen.
web-lesson-knights-tuck = Je bent aan de beurt. De linkerstapel toont een rode burcht, maar niemand mag twee gelijke kaarten hebben. Eén keer per beurt mag je een bovenste kaart onder zijn stapel schuiven en zien wat er open komt. Schuif de kaart links onder.
web-lesson-knights-take = Er kwam een groene burcht open. Maar eerst een kaart die je helpt: de dobbelsteenkaart rechts. De eis is 1-1-1+3: drie enen, en daarnaast een drie. Je moet iets beters gooien. Ga voor de dobbelsteenkaart.
web-lesson-knights-keep = Je hebt hoogstens drie worpen. De zes is verloren: die telt niet en wordt niet meer gegooid. Van de andere dobbelstenen houd je wat je wilt. Houd de twee drieën en gooi de rest.
web-lesson-knights-stop = Drie drieën met een vier overtreffen drie enen met een drie. Eerst telt de grootste groep gelijke, dan het hogere getal, dan het bijgetal. Dat is genoeg: houd al je dobbelstenen om te stoppen.
web-lesson-knights-castle = De dobbelsteenkaart is van jou. Die telt als een extra één in al je worpen. Voor een speciale kaart van een stapel krijg je bovendien nog een poging in dezelfde beurt. Ga voor de groene burcht links.
web-lesson-knights-castle-roll = De eis van de burcht is 3-3-3+1. Houd je twee vieren en gooi de rest. Stop daarna: houd al je dobbelstenen.
web-lesson-knights-tournament = Een burcht beëindigt je beurt, en je hebt er nu twee. Toen schreef Ben een toernooi uit: iedereen gooit, en het beste resultaat krijgt de kaart, wie het ook uitschreef. Ben staat voor met drie tweeën. Jij hebt drie vijven: houd al je dobbelstenen.
web-lesson-knights-defend = Het toernooi is voor jou. Twee burchten met drie toernooien is de tweede manier om te winnen. Maar nu valt Cleo je groene burcht aan en heeft de eis overtroffen. Verdedig die: jij mag ook gooien.
web-lesson-knights-defend-roll = Cleo heeft drie drieën en een vijf. Je hebt meer nodig, want bij gelijk wint de aanvaller. Houd de twee vieren en de vijf en gooi de rest. Stop daarna: houd al je dobbelstenen.
web-lesson-knights-attack = Je burcht is veilig. Een paar beurten later heb je een burchtbewaker, en Ben heeft twee burchten. Wie er twee of meer heeft, kan worden aangevallen; met z'n tweeën zijn het er drie of meer. Val Bens gele burcht aan.
web-lesson-knights-attack-roll = Eerst moet je de eis 3-3-3+2 overtreffen. Daarna mag Ben verdedigen, dus haal zoveel als je kunt. Houd de drie vijven en gooi de rest. Stop daarna: houd al je dobbelstenen.
web-lesson-knights-guards = Ben kon vier vijven niet overtreffen, en de burcht is van jou. Als je beurt eindigt, mag je je bewakers plaatsen. Een burchtbewaker beschermt twee burchten tegen aanvallen. Kies twee burchten.
web-lesson-knights-king = Heb je aan het begin van je beurt drie burchten, dan mag je de derde manier proberen en tegen de koning gooien. Je hebt meer nodig dan 5-5-5-5+1. Lukt het niet, dan verlies je een burcht. Waag het.
web-lesson-knights-king-roll = Al drie vijven. Houd ze en gooi de rest. Stop daarna: houd al je dobbelstenen.
web-lesson-knights-end = De koning is ten val gebracht, en je hebt gewonnen. Onthoud de drie manieren: vier burchten, twee burchten met drie toernooien, of de koning. De rest leer je het best aan tafel.
