# Kinds of decisions, in a list of what they cost.

web-practice-kind-knights-tuck = kaart onderop leggen
web-practice-kind-knights-take = kaart nemen
web-practice-kind-knights-attack = aanvallen
web-practice-kind-knights-steal = stelen
web-practice-kind-knights-king = de koning
web-practice-kind-knights-end = beurt beëindigen
web-practice-kind-knights-defend = verdedigen
web-practice-kind-knights-yield = toegeven
web-practice-kind-knights-lose = wat je verliest
web-practice-kind-knights-guard-castles = wachters voor kastelen
web-practice-kind-knights-guard-card = wachters voor kaarten
web-practice-kind-knights-keep = dobbelstenen houden
