### Wege zu den Lektionen.

learning-new = Neu hier? Lerne es in fünf Minuten
learning-rules = Alle Regeln
learning-game = { $title } lernen
learning-game-rules = Die Regeln von { $title }
