# Parti után: a győztes, a pontlap, mindenki számokban, mi történt, megosztás.

web-ends-result = Az eredmény
web-ends-you-win = Te győztél.
web-ends-skip = { web-tap } bárhová a folytatáshoz
web-ends-sheet = Pontlap
web-ends-your-numbers = A te számaid
web-ends-numbers = Számokban
web-ends-whose = Kinek a számai
web-ends-happened = Mi történt
web-ends-board = Tábla
web-ends-turn-of = { $name } köre
web-ends-beginning = Az első kör előtt
web-ends-share = Megosztás
web-ends-share-heading = Az eredmény megosztása
web-ends-share-picture = Kép az eredményről: { $result }
web-ends-share-send = Kép és link küldése
web-ends-share-save = Kép mentése
web-ends-share-link = Link másolása
web-ends-share-drawing = Készül a kép…
web-ends-share-failed = A képet nem sikerült megrajzolni. A link így is működik.
