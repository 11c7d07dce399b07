# Mi történt: szerencse és tudás egy véget ért partiban.

web-insight-working = A parti elemzése folyik: { $done } / { $of } lépés.
web-insight-queued = A parti elemzésre vár.
web-insight-find = Találd meg a jobb lépést
web-insight-again = Próbáld újra
web-insight-budget = Egy parti elemzése sok időbe kerül a szervernek, ezért mindenkinek kerete van rá, és ez most elfogyott. Magától újra feltöltődik.
web-insight-moment = Ez a pillanat
web-insight-overview = Áttekintés
web-insight-next = Következő fordulópont
web-insight-back = Előző fordulópont
web-insight-none = Egyetlen pillanat sem fordította meg ezt a partit.
web-insight-table = Nyerési esélyek táblázatban
web-insight-after = Ezután
web-insight-turn = { $number }. kör, { $name }
web-insight-of = { $name } útja az eredményig
web-insight-accuracy = Pontosság: { $accuracy }, a hibákból számolva
web-insight-marks = Jelek: ◆ szerencse, ★ találat, ✕ hiba
web-insight-now = Lépés: { $at } / { $entries }: { $shares }
web-insight-share = { $name } { $share }
web-insight-step-luck = Szerencse, { $name } javára: { $points } pp ({ $kind })
web-insight-step-cost = { $name } választása: { $points } pp ({ $kind })
web-insight-step-best = { $name } választása: semmit sem veszített ({ $kind })
web-insight-picture-heading = A történtek megosztása
web-insight-picture = Kép arról, ami történt: { $result }

web-insight-counsel-wait = A következő döntésednél jön a tanács.
web-insight-counsel-thinks = Az edző gondolkodik…
web-insight-counsel-none = Ehhez a döntéshez az edzőnek nincsenek nyerési esélyei; ami tudható, azt a táblán látható esélyek mondják el.
web-insight-counsel-acts = Mit tegyél
web-insight-counsel-aims = Mire törekedj
web-insight-counsel-turns = Egész körök
web-insight-counsel-win = { $chance } nyerési esély ({ $kind })
web-insight-counsel-got = Ha megvan: { $chance } nyerési esély ({ $kind })
web-insight-counsel-likely = pontosan { $chance } eséllyel szerezhető meg
web-insight-counsel-least = legalább { $chance } eséllyel szerezhető meg
web-insight-counsel-points = azonnal { $points } pont
web-insight-counsel-error = A körök végén álló nyerési esélyek becsültek; egy körrel később általában { $error } pp-tal módosulnak. A „pontos” azt jelenti, hogy más nincs becsülve.
