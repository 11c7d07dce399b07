# What the drawn examples beside the rules show.

web-drawing-K1 = A castle, two special cards and a tournament. The dice on a card are its demand: three red ones alike, and a yellow one.
web-drawing-K2 = You begin with one castle and six dice.
web-drawing-K3 = A special card from a stack gives you another attempt in the same turn. A castle ends the turn.
web-drawing-K4 = The red castle slides under its stack, and the blue one is turned up.
web-drawing-K5 = Guards stand by two of these castles. Only the yellow one can be attacked, if you own none of that colour.
web-drawing-K6 = The two sixes are lost. You keep the fours and roll the other two dice again.
web-drawing-K7 = Four ones beat three fives, and three fives with a four beat three fives with a two.
web-drawing-K8 = Three fours beat three threes with a two: the castle is yours.
web-drawing-K9 = The attacker has beaten the demand, and the owner gets the same result. With a tie the castle goes to the attacker.
web-drawing-K10 = Everybody rolls. Here four ones win the tournament against three fours.
web-drawing-K11 = The eight kinds of special cards. The small sign on the picture shows what a card does.
web-drawing-K12 = To topple the king you need more than four fives and a one: five ones will do, and so will four fives and a two.
web-drawing-K13 = Three ways to win: four castles, two castles with three tournaments, or the king.
web-drawing-K14 = The top card of a stack and the tucked ones at its bottom are known to all. Only the order of the unseen cards is secret.
