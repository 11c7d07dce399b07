# Die erste Lektion von Torres; ihre Züge stehen in web/src/learn/lessons/torres.json.

web-lesson-torres-about = Einen Ritter setzen, bauen und steigen, eine Karte kaufen und ausspielen, durch ein Tor gehen, ein Jahr werten.
web-lesson-torres-welcome = Willkommen bei Torres. Jeder dieser acht Bausteine kann zu einer Burg wachsen. Wenn ein Jahr endet, bringt dir eine Burg ihre Grundfläche mal das Stockwerk deines höchsten Ritters darin. Wer nach drei Jahren die meisten Punkte hat, gewinnt.
web-lesson-torres-place = Zu Beginn setzen alle einen Ritter auf einen Baustein. Setz deinen auf c3.
web-lesson-torres-points = Ben hat einen Ritter gesetzt, und den König auf c6. Jetzt hast du fünf Aktionspunkte (AP) und einen Stapel mit drei Bausteinen für diesen Zug. Ein Baustein, ein Schritt, eine Karte und ein Punkt auf der Zählleiste kosten je 1 AP. Ein neuer Ritter kostet 2.
web-lesson-torres-area = Ein Baustein am Boden neben einer Burg vergrößert ihre Grundfläche. Zwei Burgen darf er nie verbinden. Bau auf c2 und dann auf d3.
web-lesson-torres-height = Deine Burg bedeckt jetzt drei Felder, also dürfen ihre Türme bis zu drei Stockwerke haben, nicht mehr. Bau einen zweiten Baustein auf c2.
web-lesson-torres-climb = Mit einem Schritt steigt ein Ritter höchstens ein Stockwerk; hinunter darf er, so weit er will. Nimm deinen Ritter auf c3 und zieh ihn nach c2.
web-lesson-torres-buy = Wäre das Jahr jetzt zu Ende, bekämst du Grundfläche 3 mal Stockwerk 2: 6 Punkte. Kauf für deinen letzten AP eine Karte. Du ziehst drei, behältst eine und legst die anderen zurück. Behalte „{ action_card-extra_block }“ und leg die anderen hin, wo du willst.
web-lesson-torres-end-turn = Deine fünf AP sind verbraucht. Beende deinen Zug und sieh, was Ben tut.
web-lesson-torres-deploy = Fünf neue AP. Ein neuer Ritter kostet 2 und kommt neben einen von deinen, gleich hoch oder tiefer. Setz einen auf c3 ein.
web-lesson-torres-card = Einmal im Zug darfst du eine Karte ausspielen, kostenlos, nur keine, die du in diesem Zug gekauft hast. Spiel „{ action_card-extra_block }“ aus und bau den Baustein auf c4.
web-lesson-torres-gate = Jetzt der letzte Zug eines anderen Jahres. Jeder Turm hat Tore. Für 1 AP geht ein Ritter durch einen höheren Turm neben ihm hinein und kommt irgendwo sonst an dieser Burg heraus, aber nicht höher als vorher. Nimm deinen Ritter auf d6 und geh durch die Burg nach b8.
web-lesson-torres-king = In dieser Burg steht der König. Im Jahr 1 gibt er 5 Punkte für einen Ritter genau in Stockwerk 1, im Jahr 2 gibt er 10 für Stockwerk 2, im Jahr 3 sind es 15 für Stockwerk 3. Steig nach b7 hinauf.
web-lesson-torres-score = Dein Ritter auf f3 steht in Stockwerk 3 einer Burg mit Grundfläche 5: 15 Punkte. Der auf b7 bringt 4 mal 1, und 5 vom König. Beende deinen Zug und sieh, wie das Jahr gewertet wird.
web-lesson-torres-end = 24 Punkte für dich und 6 für Ben. Wer hinten liegt, darf jetzt den König versetzen, und die Burgen wachsen noch zwei Jahre. Die meisten Punkte gewinnen. Viel Freude beim Bauen.
