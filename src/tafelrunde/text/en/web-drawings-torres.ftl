# What the drawn examples beside the rules show.

web-drawing-T1 = A castle of four cells. Its towers have three, two and twice one block; the knight is on level 2, the king on level 1.
web-drawing-T2 = The eight foundations of the basic game, a first knight for each of two players, and the king.
web-drawing-T3 = You use up one of three stacks and build one of its two blocks. The other block goes on another stack.
web-drawing-T4 = A turn of five points: two blocks, a step up to level 2, and a new knight for two points beside it.
web-drawing-T5 = The knight goes in by the tower of two blocks and comes out at the other end of the castle, for one action point.
web-drawing-T6 = Three cells, so three blocks at most: the tower on the left cannot rise. A block on the lit cell would join two castles.
web-drawing-T7 = The ten action cards.
web-drawing-T8 = Your marker on 11 passes those on 12 and 13: one action point takes it to 14.
web-drawing-T9 = Five cells times level 3: 15 points. The lower knight adds nothing.
web-drawing-T10 = One pile for everybody: you take its top card.
web-drawing-T11 = The eight master cards. One of them counts for the whole game.
web-drawing-T12 = Two cards in hand that only their owner sees, and one that was played.
web-drawing-T13 = Year 1: four cells times level 2, and 5 for the knight on level 1 of the king's castle, together 13 points.
