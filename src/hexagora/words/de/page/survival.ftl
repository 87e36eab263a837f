### Survival: Bot um Bot.

survival-title = Survival
survival-skip = Zur Leiter springen
survival-intro = Bot um Bot, jeder stärker als der vorige. Eine Niederlage beendet den Lauf; ein Unentschieden wird noch einmal gespielt.
survival-intro-alone = Erreiche die Punkte, dann erreiche mehr. Ein Fehlversuch beendet den Lauf.
survival-loading = Die Leiter wird geholt …
survival-start = Einen Lauf beginnen
survival-go-on = Partie weiterspielen
survival-next = Weiter zu Sprosse { $rung }
survival-end = Diesen Lauf beenden
survival-waits = Ein Lauf wartet, so lange du magst.
survival-run =
    { $passed ->
        [one] Dein Lauf: { $passed } Sprosse geschafft
       *[other] Dein Lauf: { $passed } Sprossen geschafft
    }
survival-best =
    { $passed ->
        [0] Du hast noch keine Sprosse geschafft.
        [one] Dein bester Lauf: { $passed } Sprosse
       *[other] Dein bester Lauf: { $passed } Sprossen
    }
survival-meet = Als Nächstes triffst du
survival-rung = Sprosse { $number }
survival-reach =
    { $points ->
        [one] Erreiche { $points } Punkt
       *[other] Erreiche { $points } Punkte
    }
survival-head-start =
    { $points ->
        [one] Beginnt mit { $points } Punkt
       *[other] Beginnt mit { $points } Punkten
    }
survival-first = Du ziehst als Erster.
survival-second = Du ziehst als Zweiter.
survival-drawn = Die letzte Partie ging unentschieden aus: die Seiten werden getauscht.
survival-nobody = Hier war noch niemand
survival-pass = { $percent } % kommen weiter (von { $faced })
survival-ladder = Die Leiter
survival-tables = Beste Läufe
survival-spans-day = Heute
survival-spans-week = Diese Woche
survival-spans-ever = Überhaupt
survival-rank = Rang
survival-name = Name
survival-passed = Sprossen
survival-goes-on = klettert noch
survival-empty = Noch niemand hat eine Sprosse geschafft.
survival-tag = Survival, Sprosse { $rung }
survival-target =
    { $points ->
        [one] Erreiche { $points } Punkt
       *[other] Erreiche { $points } Punkte
    }
survival-won = Du hast Sprosse { $rung } geschafft
survival-missed =
    { $points ->
        [one] Du hättest { $points } Punkt gebraucht. Der Lauf ist zu Ende.
       *[other] Du hättest { $points } Punkte gebraucht. Der Lauf ist zu Ende.
    }
survival-lost = Der Lauf ist zu Ende.
survival-draw-again = Unentschieden: dieselbe Sprosse noch einmal, mit getauschten Seiten.
survival-again = Noch einmal, Seiten getauscht
survival-to-ladder = Zur Leiter
