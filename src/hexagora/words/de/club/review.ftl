### Analysen beendeter Partien, und Hinweise.

review-bad-record = das ist keine Aufzeichnung einer Partie: { $why }
review-game-missing = dieser Club hat das Spiel { $game } nicht
review-none = diese Analyse gibt es nicht
review-no-study = diese Varianten gibt es nicht
review-unreadable = diese Partie lässt sich nicht mehr lesen: { $why }
review-not-over = die Partie ist noch nicht beendet; analysiert werden nur beendete Partien
review-one-analysis = der Bot sieht sich eine Partie von dir auf einmal an: halte die andere an oder warte sie ab
review-many-wait = viele Partien warten schon; versuch es in einer Minute noch einmal
review-not-yours = anhalten darf die Analyse, wer um sie gebeten hat
review-bot-silent = der Bot hat gerade nichts zu sagen; versuch es noch einmal
review-fast = zu viele Anfragen; versuch es in einigen Sekunden noch einmal
review-one-at-a-time = eins nach dem anderen: das letzte ist noch nicht da
review-no-picture = dieses Bild ließ sich nicht zeichnen; versuch es noch einmal
review-no-pictures = dieser Club zeichnet keine solchen Bilder: was man dazu braucht, ist hier nicht installiert
review-ply = ply ist die Nummer eines Zugs von 0 bis { $plies }, nicht { $asked }
review-hints-over = die Partie ist zu Ende; ihre Analyse zeigt mehr als Hinweise
review-no-hints = in dieser Partie gibt es keine Hinweise
review-most-studies =
    { $most ->
        [one] niemand schreibt über mehr als { $most } Partie
       *[other] niemand schreibt über mehr als { $most } Partien
    }
review-most-variations = Varianten haben zusammen höchstens { $most } Züge, nicht { $count }
review-most-comments = es gibt höchstens { $most } Kommentare, nicht { $count }
review-comment-long = ein Kommentar hat höchstens { $most } Zeichen, nicht { $count }
review-variation-nowhere = Variante { $number } beginnt in einer Stellung, die es nicht gibt
review-variation-illegal = Variante { $number }: { $move } ist nicht erlaubt: { $why }
review-variation-twice = Variante { $number }: { $move } gibt es schon
review-comment-nowhere = ein Kommentar steht bei einer Stellung, die es nicht gibt
review-comment-twice = bei einer Stellung stehen zwei Kommentare
