# Wat de getekende voorbeelden bij de regels tonen.

web-drawing-K1 = Een burcht, twee speciale kaarten en een toernooi. De dobbelstenen op een kaart zijn de eis: drie gelijke rode en een gele.
web-drawing-K2 = Je begint met één burcht en zes dobbelstenen.
web-drawing-K3 = Voor een speciale kaart van een stapel krijg je nog een poging in dezelfde beurt. Een burcht beëindigt de beurt.
web-drawing-K4 = De rode burcht schuift onder de stapel, en de blauwe komt open.
web-drawing-K5 = Bij twee van deze burchten staat een bewaker. Alleen de gele kan worden aangevallen, als je zelf geen gele hebt.
web-drawing-K6 = De twee zessen zijn verloren. Je houdt de vieren en gooit de andere twee dobbelstenen opnieuw.
web-drawing-K7 = Vier enen overtreffen drie vijven, en drie vijven met een vier overtreffen drie vijven met een twee.
web-drawing-K8 = Drie vieren overtreffen drie drieën met een twee: de burcht is van jou.
web-drawing-K9 = De aanvaller heeft de eis overtroffen, en de eigenaar haalt hetzelfde resultaat. Bij gelijk gaat de burcht naar de aanvaller.
web-drawing-K10 = Iedereen gooit. Hier winnen vier enen het toernooi van drie vieren.
web-drawing-K11 = De acht soorten speciale kaarten. Het kleine teken op het plaatje toont wat een kaart doet.
web-drawing-K12 = Om de koning ten val te brengen heb je meer nodig dan vier vijven en een één: vijf enen zijn genoeg, en vier vijven en een twee ook.
web-drawing-K13 = Drie manieren om te winnen: vier burchten, twee burchten met drie toernooien, of de koning.
web-drawing-K14 = De bovenste kaart van een stapel en de ondergeschoven kaarten onderaan kent iedereen. Alleen de volgorde van de ongeziene kaarten is geheim.
