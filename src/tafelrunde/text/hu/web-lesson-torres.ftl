# A Torres első leckéje; a lépései itt vannak: web/src/learn/lessons/torres.json.

web-lesson-torres-about = Lovag elhelyezése, építés és mászás, kártya vétele és kijátszása, egy kapu, és egy év értékelése.
web-lesson-torres-welcome = Üdvözöl a Torres. E nyolc toronyelem mindegyike várrá nőhet. Az év végén egy vár annyit ér neked, amennyi az alapterülete szorozva a benne álló legmagasabb lovagod szintjével. Az nyer, akinek három év után a legtöbb pontja van.
web-lesson-torres-place = Kezdésként mindenki egy toronyelemre tesz egy lovagot. Tedd a tiédet c3-ra.
web-lesson-torres-points = Ben letett egy lovagot, a királyt pedig c6-ra. Most öt akciópontod (AP) van, és egy három elemből álló halmod erre a körre. Egy elem építése, egy lépés, egy kártya és egy pont a pontsávon 1-1 AP. Egy új lovag 2 AP.
web-lesson-torres-area = Ha a talajra, egy várral szomszédos mezőre építesz, nő a vár alapterülete. Két várat sosem szabad összekötni. Építs c2-re, aztán d3-ra.
web-lesson-torres-height = A várad most három mezőt foglal el, ezért a tornyai legfeljebb háromszintesek lehetnek. Tegyél egy második elemet c2-re.
web-lesson-torres-climb = Egy lépéssel a lovag legfeljebb egy szintet mászik; lefelé akármennyit mehet. Vedd fel a c3-on álló lovagodat, és lépj vele c2-re.
web-lesson-torres-buy = Ha most érne véget az év, 3-as alapterület szorozva 2-es szinttel: 6 pontot kapnál. Az utolsó AP-dért vegyél egy kártyát. Hármat húzol, egyet megtartasz, a többit visszateszed. Tartsd meg ezt: „{ action_card-extra_block }”, a többit tedd, ahová szeretnéd.
web-lesson-torres-end-turn = Elfogyott mind az öt AP-d. Fejezd be a körödet, és nézd meg, mit tesz Ben.
web-lesson-torres-deploy = Öt új AP. Egy új lovag 2 AP, és egy lovagoddal szomszédos mezőre kerül, vele egy magasságba vagy lejjebb. Állíts fel egyet c3-on.
web-lesson-torres-card = Körönként egyszer ingyen kijátszhatsz egy kártyát, de olyat nem, amelyet ebben a körben vettél. Játszd ki ezt: „{ action_card-extra_block }”, és tedd az elemet c4-re.
web-lesson-torres-gate = Most egy másik év utolsó köre jön. Minden toronynak vannak kapui. 1 AP-ért a lovag bemegy egy szomszédos, nála magasabb tornyon, és e vár mentén bárhol máshol kijön, de nem magasabban, mint ahol volt. Vedd fel a d6-on álló lovagodat, és menj át a váron b8-ra.
web-lesson-torres-king = Ebben a várban áll a király. Az 1. évben 5 pontot ad egy pontosan az 1. szinten álló lovagért, a 2. évben 10-et a 2. szintért, a 3. évben 15-öt a 3. szintért. Lépj fel b7-re.
web-lesson-torres-score = Az f3-on álló lovagod egy 5-ös alapterületű vár 3. szintjén van: 15 pont. A b7-en álló 4-szer 1-et hoz, és 5-öt a királytól. Fejezd be a körödet, és nézd meg, hogyan értékeljük az évet.
web-lesson-torres-end = Neked 24 pontod van, Bennek 6. A leghátul álló most áthelyezheti a királyt, és a várak még két évig nőnek. A legtöbb pont nyer. Jó építkezést.
