# Kinds of decisions, in a list of what they cost.

web-practice-kind-knights-tuck = tucking a card
web-practice-kind-knights-take = going for a card
web-practice-kind-knights-attack = attacking
web-practice-kind-knights-steal = going for a player's card
web-practice-kind-knights-king = the king
web-practice-kind-knights-end = ending the turn
web-practice-kind-knights-defend = defending
web-practice-kind-knights-yield = giving a castle up
web-practice-kind-knights-lose = which castle to give up
web-practice-kind-knights-guard-castles = guards for castles
web-practice-kind-knights-guard-card = guards for cards
web-practice-kind-knights-keep = dice to keep
