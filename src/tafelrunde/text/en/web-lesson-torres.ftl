# The first lesson of Torres; its moves are in web/src/learn/lessons/torres.json.

web-lesson-torres-about = Place a knight, build and climb, buy and play a card, go through a gate, and score a year.
web-lesson-torres-welcome = Welcome to Torres. Each of these eight blocks can grow into a castle. When a year ends, a castle brings you its area times the level of your highest knight in it. Whoever has the most points after three years wins.
web-lesson-torres-place = To begin, each player puts a knight on a block. Put yours on c3.
web-lesson-torres-points = Ben has set a knight, and the king on c6. Now you have five action points (AP) and a stack of three blocks for this turn. Building a block, moving a step, buying a card and a point on the track cost 1 AP each. A new knight costs 2.
web-lesson-torres-area = A block on the ground beside a castle makes its area larger. It must never connect two castles. Build on c2 and then on d3.
web-lesson-torres-height = Your castle covers three cells now, so its towers may have up to three levels, and no more. Put a second block on c2.
web-lesson-torres-climb = With a step a knight climbs one level at most; down it may go as far as it likes. Take your knight on c3 and move it to c2.
web-lesson-torres-buy = If the year ended now, you would get area 3 times level 2: 6 points. Buy a card for your last AP. You draw three, keep one and put the others back. Keep “{ action_card-extra_block }”, and put the others where you like.
web-lesson-torres-end-turn = Your five AP are spent. End your turn, and see what Ben does.
web-lesson-torres-deploy = Five new AP. A new knight costs 2 and comes beside one of yours, as high or lower. Deploy one on c3.
web-lesson-torres-card = Once in a turn you may play a card, for nothing, but not one that you bought in this turn. Play “{ action_card-extra_block }” and put the block on c4.
web-lesson-torres-gate = Now the last turn of another year. Every tower has gates. For 1 AP a knight goes in by a higher tower beside it and comes out anywhere else at this castle, but no higher than before. Take your knight on d6 and go through the castle to b8.
web-lesson-torres-king = The king stands in this castle. In year 1 he gives 5 points for a knight on exactly level 1, in year 2 he gives 10 for level 2, in year 3 15 for level 3. Step up to b7.
web-lesson-torres-score = Your knight on f3 is on level 3 of a castle with area 5: 15 points. The one on b7 brings 4 times 1, and 5 from the king. End your turn, and see how the year is scored.
web-lesson-torres-end = 24 points, and 6 for Ben. The last player may now move the king, and the castles grow for two more years. The most points win. Enjoy building.
