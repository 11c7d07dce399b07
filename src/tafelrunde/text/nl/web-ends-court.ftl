# To Court the King na de partij: het duel om de Koning, iedereen in cijfers.

web-court-with-mark = met { $alike } × { $number }
web-court-alike = { $alike } × { $number }
web-court-characters = { $n ->
    [one] één personage
   *[other] { $n } personages
}
web-court-duel = Het duel om de Koning
web-court-duel-first = nam Koning en Koningin
web-court-duel-takes = neemt de Koning
web-court-duel-misses = niet genoeg
web-court-duel-passed = kon de lat niet halen
web-court-duel-keeps = hield de Koning zonder worp
web-court-duel-none = Niemand heeft de Koning genomen.
web-court-duel-cut-short = De partij eindigde voordat de slotronde voorbij was.
web-court-figure-rolls = { $n ->
    [one] worp
   *[other] worpen
}
web-court-figure-dice = { $n ->
    [one] dobbelsteen gegooid
   *[other] dobbelstenen gegooid
}
web-court-figure-characters = { $n ->
    [one] personage geclaimd
   *[other] personages geclaimd
}
web-court-figure-uses = { $n ->
    [one] vaardigheid gebruikt
   *[other] vaardigheden gebruikt
}
web-court-figure-best = beste resultaat
