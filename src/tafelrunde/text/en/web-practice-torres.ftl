# Kinds of decisions, in a list of what they cost.

web-practice-kind-torres-take = which knight to move
web-practice-kind-torres-to = where to move
web-practice-kind-torres-deploy = deploying knights
web-practice-kind-torres-build = building
web-practice-kind-torres-king = the king
web-practice-kind-torres-stack = the stack
web-practice-kind-torres-buy = buying cards
web-practice-kind-torres-keep = which card to keep
web-practice-kind-torres-top = cards back on top
web-practice-kind-torres-under = cards back underneath
web-practice-kind-torres-track = points on the track
web-practice-kind-torres-play = playing cards
web-practice-kind-torres-end = when to end
web-practice-kind-torres-spread = spreading blocks
web-practice-kind-torres-stay = letting the king stay
