# Wie der Tisch gezeigt wird: Tempo, Ton, was verpasst wurde.

web-stage-skip = Zum aktuellen Stand
web-stage-missed = Während du weg warst
web-stage-missed-more = { $n ->
    [one] noch etwas; es steht im Verlauf
   *[other] noch { $n } Dinge; sie stehen im Verlauf
}
web-stage-missed-close = Schließen
web-setting-pace = Wie schnell alles gezeigt wird
web-pace-story = Wie eine Geschichte, in Ruhe
web-pace-normal = Normal
web-pace-brisk = Zügig
web-pace-instant = Sofort
web-setting-volume = Lautstärke
web-setting-haptics = Vibrieren, wenn Würfel rollen und wenn du dran bist (Handys)
