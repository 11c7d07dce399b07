# Die erste Lektion von Um Krone und Kragen; ihre Züge stehen in web/src/learn/lessons/court.json.

web-lesson-court-about = Würfeln, Würfel beiseitelegen, Charaktere erwerben und einsetzen, und am Ende den König haben.
web-lesson-court-welcome = Willkommen bei Hofe. Du kommst mit drei Würfeln. Mit dem, was sie zeigen, erwirbst du Charaktere, und die bringen dir mehr und bessere Würfel. Du gewinnst, wenn der König am Ende dir gehört.
web-lesson-court-roll = Dein Zug beginnt mit allen deinen Würfeln. Würfle.
web-lesson-court-aside = Zwei Fünfen. Nach jedem Wurf musst du mindestens einen Würfel beiseitelegen, und was beiseiteliegt, ändert sich nicht mehr. Leg beide Fünfen beiseite.
web-lesson-court-again = Ein Würfel ist noch aktiv. Wirf ihn erneut.
web-lesson-court-finish = Noch eine Fünf. Leg auch sie beiseite. Wenn kein Würfel mehr aktiv ist, schließ ab: Die beiseitegelegten Würfel sind dein Ergebnis.
web-lesson-court-claim = Mit drei Fünfen kannst du einen von mehreren Charakteren erwerben, einen in jedem Zug. Der Bauer kostet ein Paar und gibt dir für den Rest des Spiels einen vierten Würfel. Erwirb den Bauern.
web-lesson-court-more-dice = Ben hatte zwei Züge, denn wer in einer Runde zuletzt dran ist, beginnt die nächste. Jetzt bist du wieder am Zug und hast vier Würfel: Der Würfel des Bauern ist immer in deinem ersten Wurf.
web-lesson-court-helpers = Ein paar Runden später hast du auch eine Dienstmagd und einen Wachmann. Jeden deiner Charaktere darfst du einmal im Zug einsetzen. Wirf zuerst deine vier Würfel.
web-lesson-court-maid = Eine Eins und zwei Zweien. Die Dienstmagd erhöht einen aktiven Würfel um 1, 2 oder 3. Lass sie aus der Eins eine Zwei machen.
web-lesson-court-guard = Der Wachmann bringt einen Würfel mit einer Zwei. Lass ihn den Würfel dazunehmen.
web-lesson-court-hunter = Vier Zweien. Leg alle Würfel beiseite, schließ ab und erwirb den Jäger, der vier Gleiche kostet. Jeder Charakter hilft dir zu einem höheren.
web-lesson-court-seven = Kurz vor dem Ende bringt dir ein Feldherr zwei weitere Würfel, und vier Zweien liegen schon beiseite. Sieben Gleiche gewinnen den König. Lass den Wachmann eine Zwei dazunehmen und leg beide Zweien beiseite.
web-lesson-court-last-die = Sechs Zweien, und noch ein Würfel. Wirf ihn, leg ihn beiseite und schließ ab.
web-lesson-court-king = Sieben Zweien. Erwirb den König, und die Königin kommt mit. Dann folgt die Finalrunde: Die anderen würfeln um den König, und mehr gleiche Würfel, oder gleich viele einer höheren Zahl, nehmen ihn dir weg.
web-lesson-court-queen = Ben hat sich den König mit sieben Dreien geholt. Weil du die Königin hast, würfelst du zuletzt, und dir reicht ein Gleichstand. Fünf Dreien liegen beiseite. Lass die Königin eine Drei dazunehmen, leg sie beiseite, wirf den letzten Würfel, leg ihn beiseite und schließ ab.
web-lesson-court-end = Sieben Dreien, ein Gleichstand: Der König kommt zurück, und du hast gewonnen. Hol dir früh mehr Würfel und später gute Helfer. Versuch es jetzt am Tisch.
