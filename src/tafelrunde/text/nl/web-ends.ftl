# Na een partij: de winnaar, het scoreblad, iedereen in cijfers, wat er gebeurde, delen.

web-ends-result = De uitslag
web-ends-you-win = Jij wint.
web-ends-skip = { web-tap } ergens om verder te gaan
web-ends-sheet = Scoreblad
web-ends-your-numbers = Jouw cijfers
web-ends-numbers = In cijfers
web-ends-whose = Wiens cijfers
web-ends-happened = Wat er gebeurde
web-ends-board = Bord
web-ends-turn-of = Beurt van { $name }
web-ends-beginning = Vóór de eerste beurt
web-ends-share = Delen
web-ends-share-heading = De uitslag delen
web-ends-share-picture = Plaatje van de uitslag: { $result }
web-ends-share-send = Plaatje en link sturen
web-ends-share-save = Plaatje bewaren
web-ends-share-link = Link kopiëren
web-ends-share-drawing = Het plaatje wordt getekend…
web-ends-share-failed = Het plaatje kon niet worden getekend. De link werkt wel.
