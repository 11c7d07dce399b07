# Torres a parti után: pontlap, mindenki számokban.

web-torres-with-points = { $points } ponttal
web-torres-point-sum = { $points } pont
web-torres-sheet-year = { $year }. év
web-torres-sheet-castles = Várak
web-torres-sheet-king = Király
web-torres-sheet-master = Mester
web-torres-sheet-track = Pontsáv
web-torres-sheet-total = Összesen
web-torres-sheet-note = Pontsáv: a lépések, és azok a mezők, amelyeket egy jelölő ott nyer, ahol már másik áll.
web-torres-figure-blocks = beépített elem
web-torres-figure-steps = lépés a lovagokkal
web-torres-figure-level = legmagasabb szint
web-torres-figure-cards = kijátszott kártya
web-torres-figure-year = pont a legjobb évben
