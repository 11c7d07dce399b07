# Kinds of decisions, in a list of what they cost.

web-practice-kind-court-roll = rolling on
web-practice-kind-court-aside = dice to set aside
web-practice-kind-court-add = extra dice
web-practice-kind-court-use = using characters
web-practice-kind-court-pick = picking dice
web-practice-kind-court-done = picking no more dice
web-practice-kind-court-finish = when to stop rolling
web-practice-kind-court-claim = whom to claim
