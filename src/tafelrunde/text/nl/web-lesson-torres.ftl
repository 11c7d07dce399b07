# De eerste les van Torres; de zetten staan in web/src/learn/lessons/torres.json.

web-lesson-torres-about = Een ridder zetten, bouwen en klimmen, een kaart kopen en spelen, door een poort gaan, en een jaar tellen.
web-lesson-torres-welcome = Welkom bij Torres. Elk van deze acht bouwstenen kan uitgroeien tot een burcht. Als een jaar eindigt, brengt een burcht je zijn oppervlakte maal het niveau van je hoogste ridder erin. Wie na drie jaar de meeste punten heeft, wint.
web-lesson-torres-place = Om te beginnen zet iedereen een ridder op een bouwsteen. Zet die van jou op c3.
web-lesson-torres-points = Ben heeft een ridder gezet, en de koning op c6. Nu heb je vijf actiepunten (AP) en een stapel van drie bouwstenen voor deze beurt. Een bouwsteen, een stap, een kaart en een punt op het scorespoor kosten elk 1 AP. Een nieuwe ridder kost er 2.
web-lesson-torres-area = Een bouwsteen op de grond naast een burcht maakt die burcht groter. Hij mag nooit twee burchten verbinden. Bouw op c2 en dan op d3.
web-lesson-torres-height = Je burcht beslaat nu drie velden, dus zijn torens mogen tot drie niveaus hoog zijn, niet meer. Zet een tweede bouwsteen op c2.
web-lesson-torres-climb = Met een stap klimt een ridder hoogstens één niveau; omlaag mag hij zo ver hij wil. Pak je ridder op c3 en zet hem op c2.
web-lesson-torres-buy = Als het jaar nu eindigde, kreeg je oppervlakte 3 maal niveau 2: 6 punten. Koop voor je laatste AP een kaart. Je trekt er drie, houdt er één en legt de andere terug. Houd “{ action_card-extra_block }”, en leg de andere waar je wilt.
web-lesson-torres-end-turn = Je vijf AP zijn op. Beëindig je beurt en kijk wat Ben doet.
web-lesson-torres-deploy = Vijf nieuwe AP. Een nieuwe ridder kost er 2 en komt naast een van de jouwe, even hoog of lager. Zet er een in op c3.
web-lesson-torres-card = Eén keer per beurt mag je gratis een kaart spelen, maar niet een die je in deze beurt hebt gekocht. Speel “{ action_card-extra_block }” en zet de bouwsteen op c4.
web-lesson-torres-gate = Nu de laatste beurt van een ander jaar. Elke toren heeft poorten. Voor 1 AP gaat een ridder naar binnen door een hogere toren naast hem en komt ergens anders bij deze burcht naar buiten, maar niet hoger dan eerst. Pak je ridder op d6 en ga door de burcht naar b8.
web-lesson-torres-king = In deze burcht staat de koning. In jaar 1 geeft hij 5 punten voor een ridder op precies niveau 1, in jaar 2 geeft hij er 10 voor niveau 2, in jaar 3 zijn het er 15 voor niveau 3. Stap omhoog naar b7.
web-lesson-torres-score = Je ridder op f3 staat op niveau 3 van een burcht met oppervlakte 5: 15 punten. Die op b7 brengt 4 maal 1, en 5 van de koning. Beëindig je beurt en kijk hoe het jaar wordt geteld.
web-lesson-torres-end = 24 punten voor jou en 6 voor Ben. Wie achteraan staat, mag nu de koning verzetten, en de burchten groeien nog twee jaar. De meeste punten winnen. Veel plezier met bouwen.
