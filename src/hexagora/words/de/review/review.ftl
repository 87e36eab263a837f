### Die Analyse einer beendeten Partie: ihre Züge, was der Bot davon hält, Varianten, Bilder; und Aufzeichnungen, die hier abgelegt werden.

review-title = Analyse: { $game }
review-skip = Zur Analyse springen
review-loading = Die Partie wird geholt …
review-drawing = Die Stellung wird geholt …
review-result-draw = Unentschieden
review-result-won = { $names } hat gewonnen
review-result-shared = { $names } teilen sich den Sieg
review-result-alone =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
review-result-aborted = Abgebrochen

# Durch die Partie gehen.
review-at = Zug { $ply } von { $plies }
review-in-variation = Variante, Zug { $ply }
review-start = Der Anfang
review-first = Zum Anfang
review-back = Einen Zug zurück
review-forward = Einen Zug weiter
review-last = Zum Ende
review-slider = Zug
review-keys = Pfeiltasten gehen von Zug zu Zug, Pos1 und Ende zum Anfang und zum Ende.

# Die Züge.
review-moves = Züge
review-moves-none = Diese Partie hat keine Züge.
review-move-number = { $n }.
review-move-label = { $n }. { $name }: { $move }
review-variation = Variante: { $n }. { $move }
review-variation-of = Variante
review-mark-turning = Wendepunkt
review-mark-comment = Kommentar
review-to-game = Zurück zur Partie
review-remove = Diese Variante entfernen
review-try = Spiel auf dem Brett einen anderen Zug, um ihn auszuprobieren.

# Der Bot.
review-bot = Was der Bot davon hält
review-analyse = Den Bot die Partie ansehen lassen
review-analyse-on = Weitermachen
review-analyse-note = Er sieht sich jeden Zug an und braucht dafür etwa eine Minute. Was er findet, bleibt für alle erhalten.
review-waiting = Wartet: andere Partien kommen zuerst
review-progress = Zug { $n } von { $plies }
review-stop = Anhalten
review-stopped = Angehalten bei Zug { $n } von { $plies }
review-turning =
    { $n ->
        [0] Keine Wendepunkte: Niemand hat viel verschenkt.
        [one] { $n } Wendepunkt
       *[other] { $n } Wendepunkte
    }
review-turning-before = Wendepunkte bisher: { $n }
review-turning-line = Zug { $n }, { $name }: { $move } ({ $was }). Besser: { $better } ({ $would })
review-turned = Hier hat sich die Partie gewendet.
review-better = Besser: { $better }, { $would }
review-played = Gespielt: { $move }, { $was }
review-percent = { $percent } %
review-points =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
review-ask = Den Bot hier fragen
review-asking = Der Bot denkt nach …
review-best = Beste Züge
review-best-exact = Beste Züge, bis zum Ende durchgerechnet
review-best-none = Hier gibt es nur einen Zug.
review-best-line = { $n }. { $move }, { $worth }

# Die Kurven.
review-graph = Die Einschätzung des Bots
review-graph-chance = Wie die Partie nach Ansicht des Bots ausgeht: oben gewinnt { $first }, unten { $second }
review-graph-each = Wie die Partie nach Ansicht des Bots für jeden ausgeht: oben ein sicherer Sieg, unten eine sichere Niederlage
review-graph-points = Punkte, die der Bot am Ende erwartet
review-graph-win = { $name } gewinnt
review-graph-table = Als Tabelle
review-column-move = Zug
review-column-by = Von
review-column-notation = Notation
review-column-estimate = Einschätzung
review-column-best = Bester Zug
review-estimate-none = –
review-scores = Punkte im Verlauf
review-scores-label = Punkte nach jedem Zug: { $heading }
review-total = Gesamt
review-scores-now = Punkte in dieser Stellung
review-heading = Wertung
review-of = Zeigen

# Was man selbst davon hält.
review-comment = Kommentar zu dieser Stellung
review-comment-place = Was meinst du?
review-saved = Gespeichert
review-saving = Wird gespeichert …
review-not-saved = Nicht gespeichert: { $reason }
review-share = Teilen
review-share-hint = Wer diesen Link hat, sieht die Partie mit deinen Varianten und Kommentaren.
review-share-plain = Wer diesen Link hat, sieht die Partie. Schreib etwas auf oder probiere einen Zug aus, um auch das zu teilen.
review-by = Varianten und Kommentare von { $name }
review-keep = Kopie behalten
review-keep-hint = Sie kommt zu deiner eigenen Analyse dieser Partie; dort kannst du weitermachen.

# Zum Mitnehmen.
review-take = Mitnehmen
review-take-record = Aufzeichnung
review-take-svg = Diese Stellung als SVG
review-take-png = Diese Stellung als PNG
review-take-gif = Die Partie als GIF
review-drawing-file = Wird gezeichnet …
review-practise = Von hier aus weiterspielen

# Aufzeichnungen.
review-drop-title = Eine Partie analysieren
review-drop-intro = Leg hier die Aufzeichnung einer beendeten Partie ab, aus diesem Club oder aus einem anderen.
review-drop-choose = Aufzeichnung auswählen
review-drop-here = Loslassen, um diese Aufzeichnung zu analysieren
review-drop-reading = Die Aufzeichnung wird gelesen …
review-drop-one = Eine Aufzeichnung auf einmal.
review-drop-big = Diese Datei ist zu groß für eine Aufzeichnung: höchstens { $most } KiB.
review-drop-unread = Diese Datei lässt sich nicht lesen.
review-drop-games = Deine beendeten Partien
review-drop-against = { $title }, gegen { $name }
review-drop-alone = { $title }, allein
