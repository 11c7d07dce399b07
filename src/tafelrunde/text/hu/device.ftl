# Többen egy eszközön: mit utasít el a szerver, és mit mond az oldal.
not-your-seat = Azon a helyen nem te játszol ezen az eszközön.
hand-covered = Előbb mondd meg, kinél van most az eszköz; addig minden lap le van takarva.
seat-not-device = Nevet csak az kap, aki a házigazda eszközén játszik; ez a hely ilyen: „{ $kind }”.

web-cover = Kártyáim letakarása
web-cover-hint = Letakarja a kártyáidat, amíg valaki át nem veszi az eszközt
web-hand-heading = Add át az eszközt: { $name }
web-hand-why = Minden kártya takarva marad, amíg { $name } át nem veszi.
web-hand-me = { $name } vagyok
web-setup-device = Valaki ezen az eszközön
web-setup-device-name = { $number }. játékos neve
web-seat-device = ezen az eszközön
web-seat-device-host = a házigazda eszközén
