# A király kegyeiért a terminálban: a tábla, a beállítások és a mérések.

court-board-over = A király kegyeiért, { $round }. forduló: { $player } nyert
court-board-start = A király kegyeiért: a kezdőjátékos sorsolása
court-board-turn = A király kegyeiért, { $round }. forduló: { $player }
court-board-final = A király kegyeiért, { $round }. forduló, a záróforduló: { $player }
court-board-fools = bolondok
court-board-endless = korlátlan
court-board-sold-out = [{ $character }: elfogyott]
court-board-figure = figura
court-board-king = KIRÁLY ezzel: { $mark }
court-board-in-hand = kockák az első dobáshoz: { $count }
court-board-active = aktív
court-board-aside = félretéve
court-board-air = dobás alatt
court-board-picked = kiválasztva
court-board-none = nincs
court-cost-any = bármi
court-cost-alike = { $sizes } egyforma
court-cost-odd = mind páratlan
court-cost-even = mind páros
court-cost-sum = összeg { $least }
court-cost-straight = { $length } egymás után
court-cost-with-king = a Királlyal

option-court-players = 2–5 játékos
option-court-edition = 'amigo' vagy 'rio_grande': melyik kiadás szabályai döntenek, ahol eltérnek
option-court-dice_supply = 7–12 kocka a készletben
figure-rounds-to-the-king = fordulók a Királyig
