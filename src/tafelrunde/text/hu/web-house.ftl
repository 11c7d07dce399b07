# Arcok, szintek és székek: a ház és vendégei.

web-against-two = Két házi játékos ellen
web-level-up = Kétszer nyertél egymás után. A következő: { $bot }
web-level-down = Kicsit könnyebb: { $bot }
web-portrait-heading = Az arcképed
web-portrait-hint = Mindenki látja az asztalaidnál.
web-portrait-change = Válassz arcképet
web-portrait-archer = Íjász
web-portrait-baker = Pék
web-portrait-falconer = Solymász
web-portrait-fiddler = Hegedűs
web-portrait-gardener = Kertész
web-portrait-herald = Hírnök
web-portrait-midwife = Bába
web-portrait-miller = Molnárlány
web-portrait-sailor = Tengerész
web-portrait-scribe = Írnok
web-portrait-smith = Kovács
web-portrait-weaver = Takács
web-seats-hint = { web-tap } egy székre, és mondd meg, ki ül oda.
web-chair = { $number }. hely: { $who }
web-seat-who = { $number }. hely: ki üljön ide?
web-place-go = Foglaljon helyet
web-place-name = Név
web-setup-more = Időkorlát, nézők és beállítások
web-room-hint = { web-tap } egy szabad székre, hogy valaki odaüljön.
web-sit-free = { web-tap } egy szabad székre, hogy leülj.
