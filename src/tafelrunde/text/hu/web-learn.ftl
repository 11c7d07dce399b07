# Tanulás: a szabályoldalak és a leckék kerete. Amit a leckék mondanak, a web-lesson-<game>.ftl fájlokban van.

web-rules-search = Keresés a szabályokban
web-rules-found = { $n ->
    [0] Egy szabálypont sem felel meg. Próbáld kevesebb vagy más szóval.
    [one] egy szabálypont
   *[other] { $n } szabálypont
}
web-rules-contents = Tartalom
web-rules-link = Hivatkozás erre: { $clause }

web-learn-heading = Tanulj meg egy játékot öt perc alatt
web-learn-lead = Igazi állásokat játszol az igazi táblán. Semmi baj nem történhet: lépj vissza, hagyj ki egy lépést, vagy nézd meg, hogyan kell.
web-learn-begin = A lecke kezdése
web-learn-go-on = Folytatás
web-learn-again = Még egyszer
web-learn-done = Kész
web-learn-rules = A szabályok, keresővel
web-learn-progress = Hol tart a lecke
web-learn-step = { $at }. lépés, összesen { $steps }
web-learn-leave = Minden lecke
web-learn-back = Vissza
web-learn-next = Tovább
web-learn-skip = Kihagyom
web-learn-show = Mutasd meg
web-learn-more = Egy másik játék
web-learn-other = Ezt is szabad: { $doing }. Ebben a leckében próbáld azt, amit fent kérünk, vagy nézd meg, hogyan kell.
web-learn-read-on = Ezt mindjárt megteheted: { $doing }. Előbb nyomd meg a „Tovább” gombot.
