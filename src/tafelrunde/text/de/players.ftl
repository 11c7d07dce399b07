# Wie jeder Spieler des Hauses spielt, in einer Zeile; was das heißt, steht bei jedem Spiel.

character-page = Lernt noch und greift schnell nach dem, was gut aussieht
character-squire = Versteht sein Handwerk, kennt aber nicht jeden Kniff
character-steward = Solide und verlässlich in jedem Zug
character-marshal = Plant gut und irrt sich selten
character-sovereign = Spielt am besten im Haus: Was sich ausrechnen lässt, wird nicht übersehen
