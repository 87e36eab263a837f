### Die Startseite: welches Spiel, mit wem, wie.

clock-days =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
clock-rules = Die Uhr der Spielregeln
clock-minutes = { $minutes } min
clock-minutes-and = { $minutes } min + { $increment } s pro Zug
clock-seconds = { $seconds } s
clock-seconds-and = { $seconds } s + { $increment } s pro Zug
# Auf dem Zifferblatt, so kurz es geht; die hinteren Zahlen haben zwei Stellen.
clock-shows-hours = { $hours }h{ $minutes }
clock-shows-days = { $days }T{ $hours }
start-with = Spiel mit
start-withs-bot = Bot
start-withs-friend = Freunden
start-withs-anybody = Irgendwem
start-withs-hotseat = Ein Bildschirm
start-clock = Uhr
start-rated = Gewertet, nach den unveränderten Regeln
start-listed = In der Lobby zeigen
start-challenge = Freunde herausfordern
start-to-lobby = Zur Lobby
start-at-once = Zusammen Platz nehmen
start-seats = Plätze am Tisch, du mitgezählt
start-against = Dein Gegner
start-rivals = Deine Gegner
start-side = Du ziehst
start-sides-first = Als Erster
start-sides-second = Als Zweiter
start-sides-random = Nach Los
start-edition = Ausgabe
start-editions-first = Erste
start-players = Spieler
start-mages = Magier am Tisch, du mitgezählt
start-alone = Allein
start-rules = Regeln
start-values-rosette = Rosette: für beide gleich, die Farben im Kreis
start-values-shuffled = Gemischt: in jeder Partie anders
start-values-opposed = Gegenüber: deine liegen auf entgegengesetzten Seiten des Bretts
start-values-facing = Nebeneinander: deine liegen zusammen, die des Gegners auf der anderen Seite
start-play = Spielen
start-opening = Das Brett wird aufgebaut …
start-games = Welches Spiel
start-modes = Mehr Spielarten
start-go-on = Weiterspielen
start-more = { $n } weitere
start-go-on-with = { $title }, gegen { $opponent }
start-your-turn = Du bist am Zug
start-their-turn = Warten
start-how = So wird gespielt
start-replay = { $title }: noch einmal zeigen
start-loading = Der Club öffnet …
start-editions-base = Zweite
start-review = Analyse
start-review-title = Eine beendete Partie analysieren
