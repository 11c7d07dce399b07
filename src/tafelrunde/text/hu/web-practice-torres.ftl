# Kinds of decisions, in a list of what they cost.

web-practice-kind-torres-take = melyik lovag lép
web-practice-kind-torres-to = hová lép
web-practice-kind-torres-deploy = lovagok felállítása
web-practice-kind-torres-build = építés
web-practice-kind-torres-king = a király
web-practice-kind-torres-stack = a halom
web-practice-kind-torres-buy = kártyavétel
web-practice-kind-torres-keep = melyik kártya marad
web-practice-kind-torres-top = kártyák vissza felülre
web-practice-kind-torres-under = kártyák vissza alulra
web-practice-kind-torres-track = lépések a pontsávon
web-practice-kind-torres-play = kártyák kijátszása
web-practice-kind-torres-end = mikor ér véget a kör
web-practice-kind-torres-spread = elemek szétosztása
web-practice-kind-torres-stay = a király marad
