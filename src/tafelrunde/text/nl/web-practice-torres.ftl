# Kinds of decisions, in a list of what they cost.

web-practice-kind-torres-take = welke ridder gaat
web-practice-kind-torres-to = waarheen hij gaat
web-practice-kind-torres-deploy = ridders inzetten
web-practice-kind-torres-build = bouwen
web-practice-kind-torres-king = de koning
web-practice-kind-torres-stack = de stapel
web-practice-kind-torres-buy = kaarten kopen
web-practice-kind-torres-keep = welke kaart je houdt
web-practice-kind-torres-top = kaarten bovenop terug
web-practice-kind-torres-under = kaarten onderop terug
web-practice-kind-torres-track = stappen op het scorespoor
web-practice-kind-torres-play = kaarten spelen
web-practice-kind-torres-end = wanneer de beurt eindigt
web-practice-kind-torres-spread = bouwstenen verdelen
web-practice-kind-torres-stay = de koning laten staan
