# Faces, levels and chairs: the house and its guests.

web-against-two = Against two of the house
web-level-up = Won twice in a row. Next: { $bot }
web-level-down = A little gentler: { $bot }
web-portrait-heading = Your portrait
web-portrait-hint = Everybody at your tables sees it.
web-portrait-change = Choose a portrait
web-portrait-archer = Archer
web-portrait-baker = Baker
web-portrait-falconer = Falconer
web-portrait-fiddler = Fiddler
web-portrait-gardener = Gardener
web-portrait-herald = Herald
web-portrait-midwife = Midwife
web-portrait-miller = Miller
web-portrait-sailor = Sailor
web-portrait-scribe = Scribe
web-portrait-smith = Smith
web-portrait-weaver = Weaver
web-seats-hint = { web-tap } a chair to say who sits there.
web-chair = Seat { $number }: { $who }
web-seat-who = Who sits on seat { $number }?
web-place-go = Let them sit down
web-place-name = Their name
web-setup-more = Clock, visitors and options
web-room-hint = { web-tap } a free chair to let somebody sit there.
web-sit-free = { web-tap } a free chair to sit down.
