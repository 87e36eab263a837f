### Der Editor für Stellungen.

practice-title = Üben
practice-skip = Zur Stellung springen
practice-intro = Stell etwas auf, teile es, spiel von dort.
practice-deal = Neu geben
practice-moves = Züge bis hierher
practice-moves-hint = In der Notation des Spiels, einer nach dem anderen. Am leichtesten machst du sie auf dem Brett: spiel beide Seiten.
practice-setup = Aufbau
practice-setup-hint = Wie die Partie beginnt, wie auf der Regelseite beschrieben. Alles, was die Regeln erlauben, kannst du hier schreiben.
practice-not-json = Das ist kein JSON.
practice-loading = Es wird gegeben …
practice-allowed = Diese Stellung ist erlaubt.
practice-to-move = { $name } ist am Zug.
practice-over = In dieser Stellung ist die Partie zu Ende.
practice-level = Gegen
practice-side = Du spielst
practice-play = Von hier spielen
practice-both = Beide Seiten spielen
practice-undo = Ohne den letzten Zug
practice-player = Spieler { $number }
practice-take = Diese Stellung in den Editor nehmen
practice-tag = Übung: zum Editor
