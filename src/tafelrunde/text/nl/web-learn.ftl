# Leren: de regelpagina's en het kader van de lessen. Wat de lessen zeggen, staat in web-lesson-<game>.ftl.

web-rules-search = In de regels zoeken
web-rules-found = { $n ->
    [0] Geen regel past. Probeer het met minder of andere woorden.
    [one] één regel
   *[other] { $n } regels
}
web-rules-contents = Inhoud
web-rules-link = Link naar { $clause }

web-learn-heading = Leer een spel in vijf minuten
web-learn-lead = Je speelt echte stellingen op het echte bord. Er kan niets misgaan: ga terug, sla een stap over of laat hem voordoen.
web-learn-begin = De les beginnen
web-learn-go-on = Verdergaan
web-learn-again = Nog een keer
web-learn-done = Klaar
web-learn-rules = De regels, met zoekveld
web-learn-progress = Voortgang van de les
web-learn-step = Stap { $at } van { $steps }
web-learn-leave = Alle lessen
web-learn-back = Terug
web-learn-next = Verder
web-learn-skip = Overslaan
web-learn-show = Laat zien
web-learn-more = Een ander spel
web-learn-other = Dit mag ook: { $doing }. Probeer in deze les wat hierboven gevraagd wordt, of laat het voordoen.
web-learn-read-on = Dit kun je zo doen: { $doing }. Druk eerst op “Verder”.
