### Was in Bildern von Stellungen steht, neben dem, was ein Spiel davon sagt.

# Wie ein Bild ohne Überschrift heißt.
picture-position = Stellung
# Wessen Name nicht bekannt ist; $number zählt von 1 an.
picture-player = Spieler { $number }
# $title ist, was dort liegt, etwa eine Hand; $n sind nicht zu sehen.
picture-hidden =
    { $n ->
        [one] { $title }, { $n } weiteres verdeckt
       *[other] { $title }, { $n } weitere verdeckt
    }
# Für Bildschirmleser.
picture-points =
    { $n ->
        [one] { $name }: { $n } Punkt.
       *[other] { $name }: { $n } Punkte.
    }
