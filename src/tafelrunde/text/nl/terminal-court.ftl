# To Court the King in de terminal: het bord, de opties, wat er wordt gemeten.

court-board-over = To Court the King, ronde { $round }: { $player } heeft gewonnen
court-board-start = To Court the King: de startspeler wordt geloot
court-board-turn = To Court the King, ronde { $round }: { $player }
court-board-final = To Court the King, ronde { $round }, de slotronde: { $player }
court-board-fools = narren
court-board-endless = onbeperkt
court-board-sold-out = [{ $character }: op]
court-board-figure = startfiguur
court-board-king = KONING met { $mark }
court-board-in-hand = dobbelstenen voor de eerste worp: { $count }
court-board-active = actief
court-board-aside = opzijgelegd
court-board-air = in de worp
court-board-picked = gekozen
court-board-none = geen
court-cost-any = willekeurig
court-cost-alike = { $sizes } gelijke
court-cost-odd = alleen oneven
court-cost-even = alleen even
court-cost-sum = som { $least }
court-cost-straight = { $length } op een rij
court-cost-with-king = met de Koning

option-court-players = 2 tot 5 spelers
option-court-edition = 'amigo' of 'rio_grande': wiens regels gelden waar de uitgaven verschillen
option-court-dice_supply = 7 tot 12 dobbelstenen in de voorraad
figure-rounds-to-the-king = rondes tot de Koning
