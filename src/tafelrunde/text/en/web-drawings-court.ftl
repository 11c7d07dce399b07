# What the drawn examples beside the rules show.

web-drawing-C1 = A Fool and a character of each rank. Under the name stands the price, beside the portrait the ability.
web-drawing-C2 = How many cards of some characters lie out when three play.
web-drawing-C3 = The order of two rounds: the figure moves one seat to the right, so whoever was last begins.
web-drawing-C4 = The two fives are set aside and never change again. The two is active and can be rolled once more.
web-drawing-C5 = The Serving Maid raises an active die: the one becomes a two.
web-drawing-C6 = Three fives are a pair, 15 pips, three of a kind and odd numbers only: you may claim one of these four.
web-drawing-C7 = Seven twos win the King. In the final round seven threes take him away.
web-drawing-C8 = Everything lies open: dice, characters, and who owns them.
web-drawing-C9 = The Philosopher moves two pips from the five to the one. The Alchemist shares twelve pips out anew.
