# A király kegyeiért a parti után: párbaj a Királyért, mindenki számokban.

web-court-with-mark = { $alike } × { $number } eredménnyel
web-court-alike = { $alike } × { $number }
web-court-characters = { $n } karakter
web-court-duel = Párbaj a Királyért
web-court-duel-first = megszerezte a Királyt és a Királynét
web-court-duel-takes = megszerzi a Királyt
web-court-duel-misses = nem elég
web-court-duel-passed = nem érhette el a mércét
web-court-duel-keeps = dobás nélkül megtartotta a Királyt
web-court-duel-none = Senki sem szerezte meg a Királyt.
web-court-duel-cut-short = A parti a záróforduló vége előtt ért véget.
web-court-figure-rolls = dobás
web-court-figure-dice = eldobott kocka
web-court-figure-characters = megszerzett karakter
web-court-figure-uses = használt képesség
web-court-figure-best = legjobb eredmény
