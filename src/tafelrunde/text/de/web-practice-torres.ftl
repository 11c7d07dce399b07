# Kinds of decisions, in a list of what they cost.

web-practice-kind-torres-take = welcher Ritter zieht
web-practice-kind-torres-to = wohin er zieht
web-practice-kind-torres-deploy = Ritter einsetzen
web-practice-kind-torres-build = Bauen
web-practice-kind-torres-king = der König
web-practice-kind-torres-stack = der Stapel
web-practice-kind-torres-buy = Karten kaufen
web-practice-kind-torres-keep = welche Karte bleibt
web-practice-kind-torres-top = Karten nach oben zurück
web-practice-kind-torres-under = Karten nach unten zurück
web-practice-kind-torres-track = Schritte auf der Zählleiste
web-practice-kind-torres-play = Karten ausspielen
web-practice-kind-torres-end = wann der Zug endet
web-practice-kind-torres-spread = Bausteine verteilen
web-practice-kind-torres-stay = den König stehen lassen
