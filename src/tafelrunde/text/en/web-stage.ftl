# How the table is shown: pace, sound, what was missed.

web-stage-skip = To the present
web-stage-missed = While you were away
web-stage-missed-more = { $n ->
    [one] one thing before that; the log has it
   *[other] { $n } things before that; the log has them
}
web-stage-missed-close = Close
web-setting-pace = How fast things are shown
web-pace-story = Like a story, unhurried
web-pace-normal = Normal
web-pace-brisk = Brisk
web-pace-instant = At once
web-setting-volume = Volume
web-setting-haptics = Vibrate with dice and on your turn (phones)
