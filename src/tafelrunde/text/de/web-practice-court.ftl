# Kinds of decisions, in a list of what they cost.

web-practice-kind-court-roll = Weiterwürfeln
web-practice-kind-court-aside = Würfel beiseitelegen
web-practice-kind-court-add = zusätzliche Würfel
web-practice-kind-court-use = Charaktere einsetzen
web-practice-kind-court-pick = Würfel wählen
web-practice-kind-court-done = keine weiteren Würfel wählen
web-practice-kind-court-finish = wann man aufhört zu würfeln
web-practice-kind-court-claim = wen man erwirbt
