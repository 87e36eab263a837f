### Konten: Namen, Passwörter, Tokens.

people-name-length = ein Name hat { $shortest } bis { $longest } Zeichen
people-name-begins = ein Name beginnt mit einem Buchstaben
people-name-separators = in einem Namen stehen nie zwei Trennzeichen hintereinander, und keines am Ende
people-name-script = alle Buchstaben eines Namens sind aus einer Schrift
people-name-accents = ein Buchstabe hat höchstens einen Akzent
people-name-nothing = dieser Name zeigt nichts
people-name-guest = so heißen Gäste; wähle einen eigenen Namen
people-name-official = dieser Name spricht für den Club; wähle einen anderen
people-name-signs = ein Name besteht aus Buchstaben und Ziffern, dazwischen Leerzeichen, Bindestriche, Punkte, _ oder '
people-password-length = ein Passwort hat { $shortest } bis { $longest } Zeichen
people-password-few = dieses Passwort hat zu wenige verschiedene Zeichen
people-password-name = dieses Passwort ist kaum mehr als der Name
people-crowded = gerade melden sich zu viele an; versuch es in ein paar Sekunden noch einmal
people-no-session = diese Anmeldung gibt es nicht
people-no-bot = es gibt kein Bot-Konto mit diesem Namen
people-password-wrong = das Passwort ist falsch
people-token-length = der Name eines Tokens hat 1 bis { $longest } Zeichen
people-token-unseen = der Name des Tokens enthält Zeichen, die niemand sieht
people-token-scope = es gibt keinen Bereich „{ $scope }“ (es gibt: { $scopes })
people-token-scopeless = ein Token hat wenigstens einen Bereich (es gibt: { $scopes })
people-token-play = nur für ein Bot-Konto spielt ein Programm; mach dieses Konto zum Bot, oder lass den Bereich weg
people-token-most = ein Konto hat höchstens { $most } Tokens; widerrufe eines
people-no-token = dieses Token gibt es nicht
people-bot-too-late = mit diesem Konto hat sich ein Mensch zu einer gewerteten Partie gesetzt; leg für den Bot ein anderes an
people-log-in-wrong = Name oder Passwort ist falsch
people-closed = dieses Konto ist geschlossen: { $why }
people-ask-host = frag den Gastgeber, warum
people-too-many-seconds =
    { $seconds ->
        [one] zu viele Versuche; versuch es in { $seconds } Sekunde noch einmal
       *[other] zu viele Versuche; versuch es in { $seconds } Sekunden noch einmal
    }
people-too-many-minutes =
    { $minutes ->
        [one] zu viele Versuche; versuch es in { $minutes } Minute noch einmal
       *[other] zu viele Versuche; versuch es in { $minutes } Minuten noch einmal
    }
people-too-many-hours =
    { $hours ->
        [one] zu viele Versuche; versuch es in { $hours } Stunde noch einmal
       *[other] zu viele Versuche; versuch es in { $hours } Stunden noch einmal
    }
people-name-taken = jemand hat diesen Namen oder einen, der so ähnlich aussieht; wähle einen anderen
people-other-program = Ein anderes Programm
people-agent = { $browser } unter { $system }
