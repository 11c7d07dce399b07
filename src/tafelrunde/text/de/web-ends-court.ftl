# Um Krone und Kragen nach der Partie: das Duell um den König, alle in Zahlen.

web-court-with-mark = mit { $alike } × { $number }
web-court-alike = { $alike } × { $number }
web-court-characters = { $n ->
    [one] ein Charakter
   *[other] { $n } Charaktere
}
web-court-duel = Das Duell um den König
web-court-duel-first = holte König und Königin
web-court-duel-takes = holt sich den König
web-court-duel-misses = reicht nicht
web-court-duel-passed = konnte die Bestmarke nicht erreichen
web-court-duel-keeps = behielt den König ohne Wurf
web-court-duel-none = Niemand hat den König geholt.
web-court-duel-cut-short = Die Partie endete, bevor die Finalrunde vorbei war.
web-court-figure-rolls = { $n ->
    [one] Wurf
   *[other] Würfe
}
web-court-figure-dice = { $n ->
    [one] Würfel geworfen
   *[other] Würfel geworfen
}
web-court-figure-characters = { $n ->
    [one] Charakter erworben
   *[other] Charaktere erworben
}
web-court-figure-uses = { $n ->
    [one] Fähigkeit eingesetzt
   *[other] Fähigkeiten eingesetzt
}
web-court-figure-best = bestes Ergebnis
