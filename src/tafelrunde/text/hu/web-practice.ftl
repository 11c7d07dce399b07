# Practice: puzzles, cards of what was missed, and numbers.

web-practice-leave = Kilépés
web-practice-question = Te következel. Mit tennél?
web-practice-found = Megtaláltad. { $action }: { $win } nyerési esély ({ $kind }).
web-practice-missed = { $action }: { $win } nyerési esély. Ezzel { $points } pp vész el ({ $kind }). Próbáld újra.
web-practice-shown = A legjobb: { $action }. Az utolsó próbálkozásod { $points } pp-t veszít ({ $kind }).
web-practice-shown-only = Ez a legjobb lépés.
web-practice-exact = pontos
web-practice-estimate = becslés
web-practice-puzzle = A nap feladványa
web-practice-puzzles = A nap feladványai
web-practice-puzzles-about = A ház partijaiból, egyetlen világos megoldással. Minden nap új.
web-practice-answers = A legjobb lépések és utánuk a nyerési esély
web-practice-more = További gyakorlás
web-practice-solved = Ma elsőre megtaláltad.
web-practice-tried = Mára kész.
web-practice-open = Ma még nem próbáltad.
web-practice-cards = Amit elnéztél
web-practice-cards-about = A partijaid drága döntései kártyaként térnek vissza, amíg nem tudod őket: egy nap múlva, majd egyre hosszabb idő után.
web-practice-cards-due = { $due ->
    [one] Egy kártya gyakorlása
   *[other] { $due } kártya gyakorlása
    }
web-practice-cards-done = Minden kártya kész
web-practice-cards-next = A következő kártya ekkor tér vissza: { $day }.
web-practice-cards-none = Nincs ilyen. Nézd meg egy parti után a „Mi történt” részt, és kapsz belőlük.
web-practice-cards-kept = A kártyáid a szerveren vannak; egy sem vész el.
web-practice-away = A szerver most nem érhető el. Amit ez az eszköz megőrzött, azt gyakorolhatod.
web-practice-prepared = Kapcsolat nélkül is: { $cards } kártya és { $puzzles } feladvány.
web-practice-preparing = Továbbiak letöltése folyamatban…
web-practice-answers-wait = { $answers } válasz ezen az eszközön vár, és számít, amint a szerver elérhető.
web-practice-card = { $at }. kártya, összesen { $cards }
web-practice-you-did = Akkor ezt választottad: { $action }. Ez { $points } pp-be került.
web-practice-match = Az a parti
web-practice-numbers = A számaid
web-practice-numbers-of = { $name } számokban
web-practice-numbers-about = Mi volt tudás és mi szerencse az összes partidban, játék és ellenfél szerint.
web-practice-numbers-none = Még egyetlen partit sem elemeztünk.
web-practice-whose = Kié
web-practice-unreviewed = { $matches ->
    [one] Egy parti
   *[other] { $matches } parti
    } még nem számít bele.
web-practice-review = Elemezzük most
web-practice-looking = { $done }/{ $of }. parti elemzése…
web-practice-against = ellenfél: { $level }
web-practice-people = emberek
web-practice-house = a ház
web-practice-matches = Partik
web-practice-wins = Győzelmek
web-practice-of = { $n } / { $all }
web-practice-fair = egyenlők közt { $n } volna
web-practice-form = Forma
web-practice-luck = Szerencse partinként
web-practice-within = 95%: { $low } – { $high }
web-practice-form-about = Forma: átlagosan mennyit adott fel egy döntés, amelyen múlt valami.
web-practice-luck-about = A szerencse sok parti alatt nullához tart. Mindkettő becslés.
web-practice-favourites = Ami a legtöbbe került:
web-practice-blunder = { $n ->
    [one] egy durva hiba
   *[other] { $n } durva hiba
    }
web-practice-mistake = { $n ->
    [one] egy hiba
   *[other] { $n } hiba
    }
web-practice-inaccuracy = { $n ->
    [one] egy pontatlanság
   *[other] { $n } pontatlanság
    }
web-practice-trend = Forma mindig az utolsó tíz parti alapján; a teteje { $most } pp.
web-practice-trend-said = A forma { $since } óta { $first } pp-ről { $last } pp-re változott.
