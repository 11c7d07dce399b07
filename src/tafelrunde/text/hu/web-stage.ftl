# Hogyan mutatja magát az asztal: tempó, hang, ami kimaradt.

web-stage-skip = Ugrás a jelenhez
web-stage-missed = Amíg távol voltál
web-stage-missed-more = { $n ->
    [one] előtte még egy esemény; az „Események” közt megtalálod
   *[other] előtte még { $n } esemény; az „Események” közt megtalálod
}
web-stage-missed-close = Bezárás
web-setting-pace = Milyen gyorsan lásd az eseményeket
web-pace-story = Mint egy mese, nyugodtan
web-pace-normal = Normál
web-pace-brisk = Tempós
web-pace-instant = Azonnal
web-setting-volume = Hangerő
web-setting-haptics = Rezgés kockadobáskor és amikor te jössz (telefon)
