# Um Krone und Kragen im Terminal: das Brett, die Optionen, was gemessen wird.

court-board-over = Um Krone und Kragen, Runde { $round }: Sieg für { $player }
court-board-start = Um Krone und Kragen: Der Startspieler wird ausgelost
court-board-turn = Um Krone und Kragen, Runde { $round }: { $player }
court-board-final = Um Krone und Kragen, Runde { $round }, die Finalrunde: { $player }
court-board-fools = Hofnarren
court-board-endless = unbegrenzt
court-board-sold-out = [{ $character }: vergeben]
court-board-figure = Startspielerfigur
court-board-king = KÖNIG mit { $mark }
court-board-in-hand = Würfel für den ersten Wurf: { $count }
court-board-active = aktiv
court-board-aside = beiseite
court-board-air = im Wurf
court-board-picked = gewählt
court-board-none = keine
court-cost-any = beliebig
court-cost-alike = { $sizes } gleiche
court-cost-odd = nur ungerade
court-cost-even = nur gerade
court-cost-sum = Summe { $least }
court-cost-straight = { $length } in Folge
court-cost-with-king = mit dem König

option-court-players = 2 bis 5 Spieler
option-court-edition = 'amigo' oder 'rio_grande': wessen Regeln gelten, wo die Ausgaben sich unterscheiden
option-court-dice_supply = 7 bis 12 Würfel im Vorrat
figure-rounds-to-the-king = Runden bis zum König
