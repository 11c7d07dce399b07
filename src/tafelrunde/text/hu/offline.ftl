# Amit az oldal szerver nélkül mond.
web-offline-heading = Az asztalok nem érhetők el
web-offline-why = Ennek az eszköznek nincs kapcsolata, vagy a szerver most ki van kapcsolva. Amint válaszol, ez az oldal magától folytatódik.
web-offline-again = Próbáld újra
web-offline-read = Addig is: olvasd el a szabályokat
