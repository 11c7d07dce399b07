# Wie der Tisch gezeigt wird: Tempo, Ton, was verpasst wurde.

web-stage-skip = Zum aktuellen Stand
web-stage-missed = Während du weg warst
web-stage-missed-more = { $n ->
    [one] davor noch ein Ereignis; es steht im Verlauf
   *[other] davor noch { $n } Ereignisse; sie stehen im Verlauf
}
web-stage-missed-close = Schließen
web-setting-pace = Wie schnell alles gezeigt wird
web-pace-story = Wie eine Geschichte, in Ruhe
web-pace-normal = Normal
web-pace-brisk = Zügig
web-pace-instant = Sofort
web-setting-volume = Lautstärke
web-setting-haptics = Vibrieren, wenn Würfel rollen und wenn du dran bist (Handys)
