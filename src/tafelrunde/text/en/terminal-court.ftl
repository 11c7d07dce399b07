# To Court the King in the terminal: its board, its options, what is measured.

court-board-over = To Court the King, round { $round }: { $player } has won
court-board-start = To Court the King: the start player is drawn
court-board-turn = To Court the King, round { $round }: { $player }
court-board-final = To Court the King, round { $round }, the final round: { $player }
court-board-fools = fools
court-board-endless = without end
court-board-sold-out = [{ $character }: sold out]
court-board-figure = figure
court-board-king = KING with { $mark }
court-board-in-hand = dice in hand for the first roll: { $count }
court-board-active = active
court-board-aside = set aside
court-board-air = in the air
court-board-picked = picked
court-board-none = none
court-cost-any = anything
court-cost-alike = { $sizes } alike
court-cost-odd = all odd
court-cost-even = all even
court-cost-sum = sum { $least }
court-cost-straight = straight of { $length }
court-cost-with-king = with the King

option-court-players = 2 to 5 players
option-court-edition = 'amigo' or 'rio_grande': whose rules decide where the editions differ
option-court-dice_supply = 7 to 12 dice in the supply
figure-rounds-to-the-king = rounds to the King
