# A Torres táblája a weboldalon.

web-about-torres = Építs várakat, kapaszkodj fel a lovagjaiddal, és zárd magasan az évet.
web-minutes-torres = körülbelül 60 perc
web-torres-plan = A tábla felülnézetben
web-torres-towers = A tornyok ferdén felülről
web-torres-views = Nézetek
web-torres-view-plan = Felülnézet
web-torres-view-both = Mindkettő
web-torres-view-towers = Tornyok
web-torres-turn-left = A tornyok forgatása balra (Q)
web-torres-turn-right = A tornyok forgatása jobbra (E, R)
web-torres-nearer = Közelebb (Z)
web-torres-from-above = Felülről (V)
web-torres-heights = Magasságok számmal (M)

# Egy mező szavakkal: d4, 2. szint, Anna lovagja, ide építhetsz

web-torres-level = { $level ->
    [0] talaj
   *[other] { $level }. szint
}
web-torres-the-king = a király
web-torres-knight-of = lovag ({ $name })
web-torres-taken-up = felvéve
web-torres-may-build = ide építhetsz
web-torres-may-deploy = ide lovagot állíthatsz
web-torres-may-to = ide léphetsz
web-torres-may-king = ide teheted a királyt
web-torres-may-take = ezt felveheted
web-torres-castle = { $area } mezős vár, a legmagasabb torony { $highest }, legfeljebb { $area } lehet
web-torres-kings-castle = a király vára
web-torres-point-hint = { web-point } egy toronyra, hogy lásd a várát.
web-torres-coach = Az edzőnek az számít, mit hozna neked az év, ha most érne véget.

# Amid van

web-torres-in-hand = Kézben
web-torres-tool-build = Toronyelem
web-torres-tool-deploy = Új lovag
web-torres-stacks = A halmaid
web-torres-stack = Halom: { $size } elem
web-torres-name = Ebben a körben ezt a halmot veszed: { $size } elem
web-torres-named = E kör halma: még { $size } elem
web-torres-which-stack = Melyik halom?
web-torres-spread = A többi halom:
web-torres-put-back = Vissza a helyére
web-torres-back-keep = Megtartom
web-torres-back-top = Mindkettő a tetejére, ez felül
web-torres-back-under = Mindkettő az aljára, ez felül
web-torres-do-buy = Kártyavétel
web-torres-do-track = Pontsáv +{ $step }
web-torres-do-stay = A király marad
web-torres-do-end = Kör vége
web-torres-brief-buy = Vétel
web-torres-brief-track = Sáv +{ $step }
web-torres-hand = A kártyáid
web-torres-fresh = új
web-torres-drawn = Húzott kártyák
web-torres-keep-one = Tarts meg egyet ezek közül
web-torres-put-cards-back = Tedd vissza ezeket: a pakli tetejére vagy az aljára
web-torres-when = { $year }. év, { $round }/{ $rounds }. forduló
web-torres-points = Még { $points } akciópont
web-torres-supply = Készlet: { $blocks }
web-torres-pile = Húzópakli: { $cards }
web-torres-knights-left = { $n } lovag még nincs a táblán
web-torres-cards = { $n } kártya kézben
web-torres-stacks-are = Halmok: { $stacks }
web-torres-now = most ({ $score })
web-torres-now-hint = Mit hozna az év, ha most érne véget, és hol állna akkor a jelölő
web-torres-cards-heading = Kártyák
web-torres-share = Vár ({ $cell }): { $area } × { $level } = { $points }
web-torres-holds = Kézben: { $cards }
web-torres-played = Kijátszva: { $cards }

# Értékelés

web-torres-scoring = Értékelés: { $year }. év
web-torres-scoring-castle = Vár ({ $cell }): { $area } mező
web-torres-scoring-king = A királyi bónusz
web-torres-scoring-master = A mesterbónusz
web-torres-skip = Kihagyás
web-torres-result-king = Király
web-torres-result-master = Mester
web-torres-result-points = Pont

# Mit tesznek a kártyák

web-torres-action-leap_up = Egy lovagod egy szomszédos szabad elemre ugrik, amely pontosan két szinttel magasabban van.
web-torres-action-raise = Tolj egy elemet valamelyik halmodból egy lovagod alá.
web-torres-action-extra_block = Építs be egy elemet a készletből.
web-torres-action-stairs = Egy lovagod átmegy egy váron, és magasabban is kijöhet, mint ahol bement.
web-torres-action-diagonal = Egy lovagod átlósan lép, legfeljebb egy szintet felfelé.
web-torres-action-six_ap = Ebben a körben hat akciópontod van.
web-torres-action-seven_ap = Ebben a körben hét akciópontod van.
web-torres-action-shift_block = Tedd át egy torony legfelső elemét egy másik mezőre, ha senki sem áll rajta.
web-torres-action-redeploy = Vedd le egy lovagodat a tábláról, és állítsd fel újra egy másik lovagod mellé.
web-torres-action-vault = Egy lovagod egyenesen átugrik egy mellette álló figurát.
web-torres-master-all_levels = A 3. év után: 40 pont, ha nincs két lovagod ugyanazon a szinten.
web-torres-master-one_level = A 3. év után: 50 pont, ha minden lovagod ugyanazon a szinten áll.
web-torres-master-one_line = A 3. év után: 50 pont, ha minden lovagod egy sorban, oszlopban vagy átlóban áll.
web-torres-master-square = A 3. év után: 50 pont, ha négy lovagod egy négyzet sarkain áll.
web-torres-master-edge = Évente 2, 5, majd 10 pont minden lovagodért a tábla szélén, és még egyszer a legtöbbért.
web-torres-master-castles = 5, 15, majd 30 pont, ha lovagjaid pontosan 4, 5, majd 6 várban állnak, és egy sem a talajon.
web-torres-master-diagonals = Évente 2, 5, majd 10 pont minden lovagodért a hosszú átlókon, és még egyszer a legtöbbért.
web-torres-master-cluster = A 3. év után: 40 pont, ha lovagjaid egyetlen csoportot alkotnak.

# A fenti kérdés, ahol látszik, mit lehet tenni

web-torres-ask-turn = { $seat }, { $points ->
    [0] nincs több akciópontod: játssz ki egy kártyát, vagy zárd le a kört.
    [one] még egy akciópont toronyelemre, lovagra vagy kártyára.
   *[other] még { $points } akciópont toronyelemekre, lovagokra és kártyákra.
}
