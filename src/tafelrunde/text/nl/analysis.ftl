# Wat was geluk, wat was kunnen: woorden voor `tafelrunde analyse` en voor de pagina.

analysis-start = Begin
analysis-own-luck = Eigen geluk
analysis-others-luck = Geluk van anderen
analysis-mistakes = Fouten
analysis-gifts = Cadeaus
analysis-drift = Drift
analysis-result = Uitslag
analysis-accuracy = Nauwkeurigheid
analysis-unit = Procentpunten winkans (pp). Begin, geluk, fouten, cadeaus en drift vormen samen de uitslag; drift is wat er van beurt tot beurt aan de waarden is gecorrigeerd.
analysis-kinds = “Exact” is wat dobbelstenen binnen een beurt beslissen, met exacte kansen. Wat de partij waard is waar een beurt eindigt, is altijd een schatting; in deze partij werd die van beurt tot beurt met { $error } pp gecorrigeerd.
analysis-unfinished = De partij is niet afgelopen: als uitslag staat er wat de laatste stelling waard is.
analysis-turning-points = Keerpunten
analysis-luck-point = Geluk voor { $name }: { $points } pp ({ $kind })
analysis-bad-luck-point = Pech voor { $name }: { $points } pp ({ $kind })
analysis-mistake-point = { $label ->
    [blunder] Een blunder
    [inaccuracy] Een onnauwkeurigheid
   *[mistake] Een fout
} van { $name }: { $points } pp ({ $kind })
analysis-find-point = Een vondst van { $name }: wat mogelijk was, kost gemiddeld { $points } pp ({ $kind })
analysis-played = Gespeeld: { $action }
analysis-better = Beter: { $action }
analysis-ribbon = Winkansen
analysis-blunder = Blunder
analysis-mistake = Fout
analysis-inaccuracy = Onnauwkeurigheid
analysis-exact = exact
analysis-estimate = geschat

# Redenen, gemaakt van feiten.

analysis-why-try = Zoals gespeeld is de kans dat de poging lukt { $chance }%; de winkans is dan { $won }%, anders { $lost }%.
analysis-why-left = Zoals gespeeld is de winkans { $chance }%.
analysis-why-no-use = Zoals gespeeld helpt zelfs succes niet: de winkans is dan { $won }%, anders { $lost }%.
analysis-why-better-try = De kans dat de betere poging lukt is { $chance }%; de winkans is dan { $won }%, anders { $lost }%.
analysis-why-better-left = De betere keuze laat een winkans van { $chance }%.
analysis-why-roll = De kans van { $seat } om deze strijd te winnen: { $before }% voor de worp, { $after }% erna.
analysis-why-keep = De kans om deze strijd te winnen is { $chance }% zoals gespeeld, en { $better }% met de betere keuze.
analysis-why-kept = De kans om deze strijd te winnen is { $chance }% met deze keuze, en hoogstens { $other }% met elke andere.
analysis-why-worse = Deze strijd winnen was niet wat { $seat } nodig had: de winkans is dan { $won }%, anders { $lost }%.
analysis-why-defend = Wie verdedigt, houdt de burcht met een kans van { $chance }%.
analysis-why-character = De kans op de { $character } is zoals gespeeld { $chance }%, met de betere keuze { $better }%.
analysis-why-character-find = De kans op de { $character } is { $chance }% met deze keuze, en hoogstens { $other }% met elke andere.
analysis-why-character-roll = De kans van { $seat } op de { $character } was { $before }% voor de worp, en { $after }% erna.
analysis-why-claim = De kans op de { $character } in de volgende beurt is { $chance }% na deze keuze, en { $better }% na de betere.
analysis-why-points = Als het jaar na deze beurt eindigde, kreeg { $seat } zo { $points } punten, en na de betere beurt { $better }.
analysis-why-rival = { $seat } kreeg daarbij { $points } punten, en na de betere beurt { $better }.
analysis-why-drawn = { $seat } trok “{ $action_card }”: de winkans is daarmee { $after }%, en was eerst { $before }%.
analysis-why-left-over = { $points ->
    [one] Eén actiepunt bleef
   *[other] { $points } actiepunten bleven
} over.
