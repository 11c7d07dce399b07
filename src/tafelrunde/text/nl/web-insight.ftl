# Wat er gebeurde: geluk en kunnen in een partij die afgelopen is.

web-insight-working = De partij wordt bekeken: { $done } van { $of } stappen.
web-insight-queued = De partij wacht tot ze bekeken wordt.
web-insight-soon = Hier zie je straks hoe ieders kansen stegen en daalden, wat geluk was en wat kunde, en waar de partij kantelde.
web-insight-find = Vind de betere zet
web-insight-again = Opnieuw proberen
web-insight-budget = Een partij bekijken kost de server veel tijd, daarom heeft iedereen er een tegoed voor, en dat is op. Het vult zich vanzelf weer aan.
web-insight-moment = Dit moment
web-insight-overview = Overzicht
web-insight-next = Volgend keerpunt
web-insight-back = Vorig keerpunt
web-insight-none = Geen enkel moment heeft deze partij doen kantelen.
web-insight-table = Winkansen als tabel
web-insight-after = Na
web-insight-turn = Beurt { $number }, { $name }
web-insight-of = Hoe { $name } daar kwam
web-insight-accuracy = Nauwkeurigheid { $accuracy }, afgeleid uit de fouten
web-insight-marks = Tekens: ◆ geluk, ★ vondst, ✕ fout
web-insight-now = Stap { $at } van { $entries }: { $shares }
web-insight-share = { $name } { $share }
web-insight-chance = { $share } winkans
web-insight-step-luck = Geluk, voor { $name }: { $points } pp ({ $kind })
web-insight-step-cost = Keuze van { $name }: { $points } pp ({ $kind })
web-insight-step-best = Keuze van { $name }: niets weggegeven ({ $kind })
web-insight-picture-heading = Delen wat er gebeurde
web-insight-picture = Plaatje van wat er gebeurde: { $result }

web-insight-counsel-wait = Advies komt bij je volgende beslissing.
web-insight-counsel-thinks = De coach denkt na…
web-insight-counsel-none = Voor deze beslissing heeft de coach geen winkansen; wat bekend is, zeggen de kansen op het bord.
web-insight-counsel-acts = Wat je kunt doen
web-insight-counsel-aims = Welk doel
web-insight-counsel-turns = Hele beurten
web-insight-counsel-win = { $chance } winkans ({ $kind })
web-insight-counsel-got = Eenmaal geclaimd: { $chance } winkans ({ $kind })
web-insight-counsel-likely = { $chance } kans erop (exact)
web-insight-counsel-least = minstens { $chance } kans erop
web-insight-counsel-points = { $points } { $points ->
    [one] punt
   *[other] punten
} meteen
web-insight-counsel-error = Winkansen aan het einde van beurten zijn geschat; een beurt later worden ze meestal met { $error } pp gecorrigeerd. “Exact” zegt dat verder niets geschat is.
