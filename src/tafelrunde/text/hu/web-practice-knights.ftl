# Kinds of decisions, in a list of what they cost.

web-practice-kind-knights-tuck = kártya alátevése
web-practice-kind-knights-take = dobás egy kártyáért
web-practice-kind-knights-attack = támadás
web-practice-kind-knights-steal = dobás mások kártyáiért
web-practice-kind-knights-king = a király
web-practice-kind-knights-end = a kör befejezése
web-practice-kind-knights-defend = védekezés
web-practice-kind-knights-yield = a vár átengedése
web-practice-kind-knights-lose = melyik várról mondasz le
web-practice-kind-knights-guard-castles = őrök a várakhoz
web-practice-kind-knights-guard-card = őrök a kártyákhoz
web-practice-kind-knights-keep = megtartott kockák
