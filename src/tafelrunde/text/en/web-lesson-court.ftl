# The first lesson of To Court the King; its moves are in web/src/learn/lessons/court.json.

web-lesson-court-about = Roll, set dice aside, win characters and use them, and hold the King at the end.
web-lesson-court-welcome = Welcome to court. You come with three dice. With what they show you win characters, and characters bring you more and better dice. You win if the King is yours at the end.
web-lesson-court-roll = Your turn begins with all your dice. Roll them.
web-lesson-court-aside = Two 5s. After each roll you must set aside at least one die, and a die that is set aside never changes again. Set both 5s aside.
web-lesson-court-again = One die is still active. Roll it again.
web-lesson-court-finish = A third 5. Set it aside too. When no die is active any more, finish: the dice you have set aside are your result.
web-lesson-court-claim = With three 5s you can have one of several characters, one in each turn. The Farmer costs a pair and gives you a fourth die for the rest of the game. Claim the Farmer.
web-lesson-court-more-dice = Ben has had two turns, as whoever is last in a round begins the next one. Now it is your turn again, and you have four dice: the Farmer's die is always in your first roll.
web-lesson-court-helpers = A few rounds later you have a Serving Maid and a Guard, too. You may use each of your characters once in a turn. First roll your four dice.
web-lesson-court-maid = A 1 and two 2s. The Serving Maid raises one active die by 1, 2 or 3. Let her make the 1 a 2.
web-lesson-court-guard = The Guard adds a die that shows a 2. Let the Guard add it.
web-lesson-court-hunter = Four 2s. Set all your dice aside, finish, and claim the Hunter, who costs four alike. Each character helps you to win a higher one.
web-lesson-court-seven = Near the end of the game a General brings you two more dice, and four 2s are set aside already. Seven alike win the King. Let the Guard add a 2, and set both 2s aside.
web-lesson-court-last-die = Six 2s, and one die to go. Roll it, set it aside, and finish.
web-lesson-court-king = Seven 2s. Claim the King, and the Queen comes with him. Then follows the final round: the others roll for the King, and more dice alike, or as many of a higher number, take him from you.
web-lesson-court-queen = Ben took the King with seven 3s. As you own the Queen, you roll last, and a tie is enough for you. Five 3s are set aside. Let the Queen add a 3, set it aside, roll the last die, set it aside and finish.
web-lesson-court-end = Seven 3s: a tie, so the King comes back, and you have won. Win more dice early and good helpers later. Now try it at the table.
