# Kinds of decisions, in a list of what they cost.

web-practice-kind-knights-tuck = Karte unterstecken
web-practice-kind-knights-take = um eine Karte würfeln
web-practice-kind-knights-attack = Angriffe
web-practice-kind-knights-steal = um Karten anderer würfeln
web-practice-kind-knights-king = der König
web-practice-kind-knights-end = Zugende
web-practice-kind-knights-defend = Verteidigen
web-practice-kind-knights-yield = die Burg hergeben
web-practice-kind-knights-lose = welche Burg man abgibt
web-practice-kind-knights-guard-castles = Wächter für Burgen
web-practice-kind-knights-guard-card = Wächter für Karten
web-practice-kind-knights-keep = Würfel behalten
