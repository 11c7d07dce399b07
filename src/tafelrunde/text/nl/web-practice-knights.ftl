# Kinds of decisions, in a list of what they cost.

web-practice-kind-knights-tuck = kaart onderschuiven
web-practice-kind-knights-take = voor een kaart gaan
web-practice-kind-knights-attack = aanvallen
web-practice-kind-knights-steal = voor kaarten van anderen gaan
web-practice-kind-knights-king = de koning
web-practice-kind-knights-end = beurt beëindigen
web-practice-kind-knights-defend = verdedigen
web-practice-kind-knights-yield = de burcht opgeven
web-practice-kind-knights-lose = welke burcht je afstaat
web-practice-kind-knights-guard-castles = bewakers voor burchten
web-practice-kind-knights-guard-card = bewakers voor kaarten
web-practice-kind-knights-keep = dobbelstenen houden
