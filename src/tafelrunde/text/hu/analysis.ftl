# Mi volt szerencse, mi volt tudás: szavak a `tafelrunde analyse` parancshoz és az oldalhoz.

analysis-start = Kezdet
analysis-own-luck = Saját szerencse
analysis-others-luck = Mások szerencséje
analysis-mistakes = Hibák
analysis-gifts = Ajándékok
analysis-drift = Eltolódás
analysis-result = Eredmény
analysis-accuracy = Pontosság
analysis-unit = A nyerési esély százalékpontjai (pp). A kezdet, a szerencse, a hibák, az ajándékok és az eltolódás együtt az eredményt adják; az eltolódás az, amennyivel az értékek körről körre helyesbültek.
analysis-kinds = „Pontos” az, amit a kockák egy körön belül döntenek el, pontos esélyekkel. Hogy a parti mennyit ér egy kör végén, mindig becslés; ebben a partiban ez körről körre { $error } pp-tal módosult.
analysis-unfinished = A parti nem ért véget: eredményként az utolsó állás értéke áll.
analysis-turning-points = Fordulópontok
analysis-luck-point = Szerencse, { $name } javára: { $points } pp ({ $kind })
analysis-bad-luck-point = Balszerencse, { $name } kárára: { $points } pp ({ $kind })
analysis-mistake-point = { $label ->
    [blunder] Durva hiba
    [inaccuracy] Pontatlanság
   *[mistake] Hiba
}, { $name } lépése: { $points } pp ({ $kind })
analysis-find-point = Telitalálat, { $name } lépése: a lehetséges lépések átlagosan { $points } pp-be kerülnek ({ $kind })
analysis-played = Megtett lépés: { $action }
analysis-better = Jobb lett volna: { $action }
analysis-ribbon = Nyerési esélyek
analysis-blunder = Durva hiba
analysis-mistake = Hiba
analysis-inaccuracy = Pontatlanság
analysis-exact = pontos
analysis-estimate = becsült

# Okok, tényekből.

analysis-why-try = Így a próbálkozás { $chance }% eséllyel sikerül; akkor a nyerési esély { $won }%, különben { $lost }%.
analysis-why-left = Így a nyerési esély { $chance }%.
analysis-why-no-use = Így a siker sem segít: a nyerési esély akkor { $won }%, különben { $lost }%.
analysis-why-better-try = A jobb próbálkozás { $chance }% eséllyel sikerül; akkor a nyerési esély { $won }%, különben { $lost }%.
analysis-why-better-left = A jobb választás után a nyerési esély { $chance }%.
analysis-why-roll = { $seat } esélye, hogy megnyeri ezt a próbát: a dobás előtt { $before }%, utána { $after }%.
analysis-why-keep = A próba megnyerésének esélye így { $chance }%, a jobb választással { $better }%.
analysis-why-kept = A próba megnyerésének esélye ezzel a választással { $chance }%, bármely mással legfeljebb { $other }%.
analysis-why-worse = Ezt a próbát nem volt érdemes megnyerni: { $seat } nyerési esélye akkor { $won }%, különben { $lost }%.
analysis-why-defend = Aki védekezik, { $chance }% eséllyel tartja meg a várat.
analysis-why-character = „{ $character }” megszerzésének esélye így { $chance }%, a jobb választással { $better }%.
analysis-why-character-find = „{ $character }” megszerzésének esélye ezzel a választással { $chance }%, bármely mással legfeljebb { $other }%.
analysis-why-character-roll = { $seat } esélye, hogy megszerzi { $character-acc }: a dobás előtt { $before }%, utána { $after }%.
analysis-why-claim = „{ $character }” megszerzésének esélye a következő körben: e választás után { $chance }%, a jobb után { $better }%.
analysis-why-points = Ha az év e kör után véget érne, { $seat } így { $points } pontot kapna, a jobb kör után { $better } pontot.
analysis-why-rival = { $seat } közben { $points } pontot kapna, a jobb kör után { $better } pontot.
analysis-why-drawn = { $seat } ezt húzta: { $action_card }. A nyerési esély ezzel { $after }%, előtte { $before }% volt.
analysis-why-left-over = { $points } akciópont megmaradt.
