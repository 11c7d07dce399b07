# Hoe de tafel getoond wordt: tempo, geluid, wat gemist werd.

web-stage-skip = Naar de huidige stand
web-stage-missed = Terwijl je weg was
web-stage-missed-more = { $n ->
    [one] daarvoor nog één gebeurtenis; die staat bij het verloop
   *[other] daarvoor nog { $n } gebeurtenissen; die staan bij het verloop
}
web-stage-missed-close = Sluiten
web-setting-pace = Hoe snel alles getoond wordt
web-pace-story = Als een verhaal, op het gemak
web-pace-normal = Normaal
web-pace-brisk = Vlot
web-pace-instant = Meteen
web-setting-volume = Volume
web-setting-haptics = Trillen bij dobbelstenen en als je aan de beurt bent (telefoons)
