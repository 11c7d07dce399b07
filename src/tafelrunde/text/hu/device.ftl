# Többen egy eszközön: mit utasít el a szerver, és mit mond az oldal.
not-your-seat = Azon a helyen nem te játszol ezen az eszközön.
hand-covered = Előbb mondd meg, kinél van most az eszköz; addig minden lap le van takarva.
seat-not-device = Nevet csak az kap, aki a házigazda eszközén játszik; ez a hely ilyen: „{ $kind }”.
