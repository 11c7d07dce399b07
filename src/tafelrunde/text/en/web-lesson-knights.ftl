# The first lesson of Knights; its moves are in web/src/learn/lessons/knights.json.

web-lesson-knights-about = Tuck, choose a target, roll and keep, attack and defend, and topple the king.
web-lesson-knights-welcome = Welcome to Knights. You have a red castle and six dice. In the middle lie two stacks with castles, special cards and tournaments. Four castles win the game. There are two more ways, and you will meet them all.
web-lesson-knights-tuck = It is your turn. The left stack shows a red castle, but nobody may own two cards that are alike. Once in a turn you may tuck: slide a top card under its stack and see what comes up. Tuck the card on the left.
web-lesson-knights-take = A green castle came up. But first a card that helps you, the die card on the right. Its demand is 1-1-1+3: three 1s, and a 3 beside them. You must roll something better. Go for the die card.
web-lesson-knights-keep = You have three rolls at most. The six is dead: it counts for nothing and cannot be rolled again. Of the other dice, keep what you like. Keep the two 3s and roll the rest.
web-lesson-knights-stop = Three 3s with a 4 beside them beat three 1s with a 3. The bigger set wins, then the higher number, then the die beside it. That is enough: keep all your dice to stop.
web-lesson-knights-castle = The die card is yours. It is a further 1 in all your rolls. A special card from a stack also gives you another attempt in the same turn. Go for the green castle on the left.
web-lesson-knights-castle-roll = The castle demands 3-3-3+1. Keep your two 4s and roll the rest. Then stop: keep all your dice.
web-lesson-knights-tournament = A castle ends your turn, and you have two now. Then Ben called a tournament: everybody rolls, and the best result takes the card, whoever called it. Ben leads with three 2s. You have three 5s: keep all your dice.
web-lesson-knights-defend = The tournament is yours. Two castles with three tournaments are the second way to win. But now Cleo attacks your green castle and has beaten its demand. Defend it: you may roll too.
web-lesson-knights-defend-roll = Cleo has three 3s and a 5. You need more, as a tie goes to the attacker. Keep the two 4s and the 5 and roll the rest. Then stop: keep all your dice.
web-lesson-knights-attack = Your castle is safe. A few turns later you own a castle guard, and Ben has two castles. Whoever has two or more can be attacked; in a game for two it takes three or more. Attack Ben's yellow castle.
web-lesson-knights-attack-roll = First you must beat the demand, 3-3-3+2. Then Ben may defend, so get as much as you can. Keep the three 5s and roll the rest. Then stop: keep all your dice.
web-lesson-knights-guards = Ben could not beat four 5s, and the castle is yours. When your turn ends you may place your guards. A castle guard keeps two castles safe from attacks. Choose two castles.
web-lesson-knights-king = If you have three castles at the start of your turn, you may try the third way to win and roll against the king. You need more than 5-5-5-5+1. If you fail, you lose a castle. Dare it.
web-lesson-knights-king-roll = Three 5s already. Keep them and roll the rest. Then stop: keep all your dice.
web-lesson-knights-end = The king is toppled, and you have won. Remember the three ways: four castles, two castles with three tournaments, or the king. The rest you learn best at the table.
