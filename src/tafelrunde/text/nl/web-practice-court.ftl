# Kinds of decisions, in a list of what they cost.

web-practice-kind-court-roll = verder gooien
web-practice-kind-court-aside = dobbelstenen opzijleggen
web-practice-kind-court-add = extra dobbelstenen
web-practice-kind-court-use = personages gebruiken
web-practice-kind-court-pick = dobbelstenen kiezen
web-practice-kind-court-done = geen dobbelstenen meer kiezen
web-practice-kind-court-finish = wanneer je stopt met gooien
web-practice-kind-court-claim = wie je claimt
