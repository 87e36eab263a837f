### Was alle Spiele über Züge sagen.

rules-over = die Partie ist zu Ende
rules-too-long = das ist zu lang für einen Zug
rules-no-cell = auf diesem Brett gibt es kein Feld „{ $cell }“
rules-not-text = ein Zug wird als Text geschrieben
rules-chosen-already = du hast schon gewählt
rules-not-your-turn = du bist nicht am Zug
rules-only-the-clock = nur die Uhr kann sagen, dass deine Zeit um ist
## Der letzte Zug mit dem, der ihn gemacht hat: $said ist einer der Sätze mit „did“ im Schlüssel.
rules-did = { $name }: { $said }
rules-board = Brett
rules-bot-spark = Macht gute Züge, aber selten den besten.
rules-bot-pulse = Schaut voraus und bestraft Fehler.
rules-bot-overdrive = Nutzt alle Zeit und rechnet jedes Ende aus.
rules-rung = Sprosse { $number }
rules-rung-lapses = Denkt einen Moment nach und wählt { $percent } von 100 Zügen auf gut Glück.
rules-rung-simulations =
    { $simulations ->
        [one] Schaut sich { $simulations } Fortsetzung an.
       *[other] Schaut sich { $simulations } Fortsetzungen an.
    }
rules-rung-head-start =
    { $points ->
        [one] Schaut sich { $simulations } Fortsetzungen an und hat { $points } Punkt Vorsprung.
       *[other] Schaut sich { $simulations } Fortsetzungen an und hat { $points } Punkte Vorsprung.
    }
rules-seed-or-setup = eine Partie beginnt aus einem Zufallswert oder aus einem Aufbau, nicht aus beidem
rules-no-game = es gibt kein Spiel „{ $game }“ (es gibt: { $games })
rules-no-option = { $game } hat keine Option „{ $option }“ (es hat: { $options })
rules-option-value = die Option { $option } von { $game } ist eine von { $values }, nicht { $value }
rules-players = { $game } ist für { $least } Spieler, nicht { $players }
rules-players-between = { $game } ist für { $least } bis { $most } Spieler, nicht { $players }
