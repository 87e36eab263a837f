### Was auf jeder Seite steht.

club = Hexagora
tagline = Ein Club für Hex-Spiele
skips = Springen
skip-to-main = Zum Spiel springen
skip-to-board = Zum Brett springen
skip-to-hand = Zu deiner Hand springen
skip-to-move = Zum Zugfeld springen
skip-to-text = Zum Textbrett springen
close = Schließen
try-again = Noch einmal versuchen
no-answer = Der Club antwortet nicht. Läuft er noch?
points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
skip-to-lobby = Zur Lobby springen
skip-to-ratings = Zu den Wertungen springen
bot = Bot
# Nur zu sehen, wo der Browser keine Skripte ausführt, in allen Sprachen zugleich.
no-script = Hexagora zeichnet seine Bretter mit JavaScript; bitte schalte es für diese Seite ein.
