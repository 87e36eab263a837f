### Die Aufgabe des Tages.

daily-title = Aufgabe des Tages
daily-short = Heute
daily-skip = Zur Aufgabe springen
daily-intro = Ein Anfang am Tag, für alle gleich. Dein erster Versuch zählt.
daily-loading = Die heutige Aufgabe wird geholt …
daily-next = Nächste Aufgabe in { $left }
daily-next-is-here = Eine neue Aufgabe ist da
daily-load = Zeigen
daily-span-minutes = { $minutes } min
daily-span-hours = { $hours } h
daily-span-both = { $hours } h { $minutes } min
daily-today = Heute
daily-against = Gegen { $name }
daily-alone = Allein, um Punkte
daily-strength = Stärke { $of } von 7: sie steigt im Lauf der Woche
daily-play = Spielen
daily-go-on = Weiterspielen
daily-to-table = Tabelle des Tages
daily-play-title = { $title } von heute spielen
daily-go-on-title = { $title } von heute weiterspielen
daily-table-title = Tabelle des Tages: { $title }
daily-streak-none = Noch keine Tage in Folge
daily-streak-longest =
    { $longest ->
        [one] Längste Serie: { $longest } Tag
       *[other] Längste Serie: { $longest } Tage
    }
daily-streak-now =
    { $current ->
        [one] { $current } Tag in Folge
       *[other] { $current } Tage in Folge
    }
daily-streak-now-longest =
    { $current ->
        [one] { $current } Tag in Folge, höchstens { $longest }
       *[other] { $current } Tage in Folge, höchstens { $longest }
    }
daily-given-up = Aufgegeben
daily-won-by = Gewonnen mit { $lead } Vorsprung
daily-draw = Unentschieden
daily-lost-by = Verloren mit { $lead } Rückstand
daily-open-yet = Der Versuch von gestern zählt noch
daily-open-line = { $title }: beende ihn innerhalb von { $left }
daily-calendar = Kalender und Archiv
daily-calendar-of = Kalender von { $title }
daily-before = Voriger Monat
daily-after = Nächster Monat
daily-cell = { $day }: { $state }
daily-cells-won = gewonnen
daily-cells-drawn = unentschieden
daily-cells-lost = verloren
daily-cells-done = gespielt
daily-cells-open = nicht beendet
daily-cells-none = nicht gespielt
daily-fair = Geht das mit rechten Dingen zu?
daily-fair-text = Alles Zufällige in den heutigen Partien kommt aus einem Schlüssel, der geheim ist, bis der Tag vorbei ist. Dies ist sein SHA-256; eine Stunde nach dem Tag wird der Schlüssel selbst veröffentlicht, und „hexagora verify“ gibt jede Partie daraus noch einmal.
daily-check = Der Schlüssel dieses Tages
daily-place = Platz { $place } von { $tries }
daily-beaten = besser als { $percent } %
daily-tries =
    { $n ->
        [0] Noch niemand hat sie beendet.
        [one] Bisher zählt { $n } Versuch.
       *[other] Bisher zählen { $n } Versuche.
    }
daily-hidden = Die Tabelle und alle Partien werden gezeigt, sobald du deinen eigenen Versuch beendet hast.
daily-late = Dieser Versuch wurde nicht rechtzeitig beendet, deshalb zählt er nicht.
daily-yours = Dein Versuch
daily-no-try = An diesem Tag hast du nicht gespielt. Du kannst ihn üben.
daily-not-yet = Du hast noch nicht gespielt.
daily-practise = Diesen Anfang üben
daily-practise-text = So oft du magst; es zählt nicht.
daily-table = Tabelle des Tages
daily-empty = Niemand hat einen Versuch beendet.
daily-rank = Rang
daily-name = Name
daily-worth = Ergebnis
daily-replay = Nachspielen
daily-replay-of = Partie von { $name } nachspielen
daily-you = du
daily-share = Ergebnis teilen
daily-copy = Kopieren
daily-copied = Kopiert
daily-marked = Markiert; kopier es mit der Tastatur
daily-send = Senden
daily-back = Alle Aufgaben
daily-midnight = Mitternacht ist vorbei. Dieser Versuch zählt, wenn du ihn innerhalb von { $left } beendest.
daily-day-over = Der Tag ist vorbei: dieser Versuch zählt nicht mehr, aber du kannst ihn zu Ende spielen.
daily-room-today = Aufgabe des Tages, { $day }
daily-room-again = Übung: die Aufgabe vom { $day }
daily-hidden-title = Erst nach deinem eigenen Versuch
daily-hidden-text = Dies ist eine Partie der heutigen Aufgabe. Sie wird gezeigt, sobald du deine beendet hast.
daily-to-today = Zur heutigen Aufgabe
