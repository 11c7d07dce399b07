# Kinds of decisions, in a list of what they cost.

web-practice-kind-court-roll = továbbdobás
web-practice-kind-court-aside = félretett kockák
web-practice-kind-court-add = plusz kockák
web-practice-kind-court-use = karakterek használata
web-practice-kind-court-pick = kockák kiválasztása
web-practice-kind-court-done = nincs több kocka kiválasztása
web-practice-kind-court-finish = mikor hagyod abba a dobást
web-practice-kind-court-claim = kit szerzel meg
