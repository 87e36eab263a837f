### Was der Club antwortet: am Tisch, auf Herausforderungen, wenn jemand spricht.

club-watching = du schaust bei dieser Partie zu
club-nothing-to-take-back = du hast keinen Zug gemacht, der zurückgenommen werden darf
club-offer-waits = dein Angebot wartet auf seine Antwort
club-offer-theirs = dir wurde dasselbe angeboten: nimm es an oder lehne es ab
club-offer-declined = dein Angebot wurde abgelehnt; nach dem nächsten Zug kannst du ein neues machen
club-offer-none = niemand hat angeboten, die Partie zu beenden
club-offer-own = das Angebot ist dein eigenes; der andere Spieler beantwortet es
club-wish-waits = deine Bitte wartet auf ihre Antwort
club-wish-theirs = der andere Spieler möchte einen Zug zurücknehmen: nimm das an oder lehne es ab
club-wish-declined = deine Bitte wurde abgelehnt; nach dem nächsten Zug kannst du wieder fragen
club-wish-none = niemand möchte einen Zug zurücknehmen
club-wish-own = die Bitte ist deine eigene; der andere Spieler beantwortet sie
club-stale = die Partie ist bei Halbzug { $ply }, nicht { $asked }
club-no-agreed-end = das Ende dieses Spiels lässt sich nicht vereinbaren
club-under-way = die Partie läuft; du kannst aufgeben, aber nicht abbrechen
club-waits-for-nobody = du wartest auf niemanden, der weg sein könnte
club-not-gone = der andere Spieler ist noch nicht lange genug weg
club-not-over = die Partie ist noch nicht zu Ende
club-offer-lapsed = das Angebot ist verfallen
club-decided = diese Entscheidung ist gefallen
club-id-used = diese Kennung hat schon jemand anders benutzt
club-no-move-back = es gibt keinen Zug, der zurückgenommen werden könnte
club-rated-no-back = in einer gewerteten Partie wird kein Zug zurückgenommen
club-no-back = in dieser Partie wird kein Zug zurückgenommen
club-challenge-two = eine Herausforderung braucht wenigstens zwei Spieler
club-challenge-options = eine gewertete Partie wird nach den unveränderten Regeln gespielt, ohne Optionen
club-challenge-bot = eine Herausforderung an einen Bot ist für zwei, und die Lobby zeigt sie nicht
club-challenge-self = niemand fordert sich selbst heraus
club-too-many-changes = zu viele Änderungen; versuch es in { $seconds } s noch einmal
club-no-challenge = diese Herausforderung gibt es nicht
club-again-from-page = diese Partie wird von der Seite aus noch einmal gespielt, auf der sie begonnen wurde
club-no-room = diesen Raum gibt es nicht
club-only-players = das darf nur, wer in dieser Partie spielt
club-position-over = in dieser Stellung ist die Partie zu Ende
club-unreadable = dieser Raum lässt sich nicht mehr lesen: { $why }
club-day-to-come = dieser Tag ist noch nicht gekommen
club-day-without = an diesem Tag gab es keine Aufgabe
club-day-key = dieser Tag ist noch nicht vorbei; sein Schlüssel wird eine Stunde danach veröffentlicht
club-no-game = es gibt kein Spiel „{ $game }“ (es gibt: { $games })
club-day-secret = beende zuerst deinen eigenen Versuch; bis dahin bleibt der Anfang geheim
club-not-for-two = { $title } wird nicht zu zweit gespielt
club-bot-seeks = ein Bot-Konto spielt auf Herausforderung, nicht mit dem, der jemanden sucht
club-not-seeking = du suchst gerade keine Partie
club-bot-later = vielleicht kommt noch jemand: ein Bot wird erst nach einer Weile angeboten
club-hotseat-two = an einem Bildschirm spielen wenigstens zwei
club-too-many-moves = keine Partie hat so viele Züge
club-bad-setup = dieser Aufbau ist nicht erlaubt: { $why }
club-bad-move = Zug { $number }, { $move }, ist nicht erlaubt: { $why }
club-no-run = es läuft kein Lauf
club-run-plays = eine Partie dieses Laufs läuft noch; gib sie auf, um den Lauf zu beenden
club-busy = die Datenbank antwortet nicht; versuch es noch einmal
club-talk-empty = darin steht nichts
club-talk-long = eine Zeile hat höchstens { $most } Zeichen
club-talk-alone = an diesem Tisch ist niemand, der es hören würde
club-talk-fast = du sprichst sehr schnell; weiter geht es in { $seconds } s
club-not-understood = diese Nachricht ist nicht zu verstehen: { $why }
club-stops = der Club schließt gleich
club-no-level = es gibt keine Stärke „{ $level }“ (es gibt: { $levels })
club-needs-level = eine Partie gegen Bots braucht eine Stärke (es gibt: { $levels })
club-too-many-rooms =
    { $seconds ->
        [one] zu viele neue Räume; versuch es in { $seconds } Sekunde noch einmal
       *[other] zu viele neue Räume; versuch es in { $seconds } Sekunden noch einmal
    }
club-clock-rules = die Uhr der Spielregeln hat keine Einstellungen
club-clock-days = ein Zug darf { $least } bis { $most } ganze Tage dauern
club-clock-together = in { $title } wählen alle gleichzeitig: niemand hat eigene Zeit
club-clock-limits = eine Uhr hat { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } Sekunden und gibt nach jedem Zug { $least_more } bis { $most_more } dazu
club-thinking = { $name } denkt nach
club-compiling = { $name } macht sich bereit: die Engine wird kompiliert
club-challenge-for-other = diese Herausforderung ist für jemand anders
club-seats-taken = alle Plätze sind besetzt
club-challenge-not-yours = diese Herausforderung ist nicht für dich
club-not-sat-down = dort hast du nicht Platz genommen
club-no-bot-rated = zu einer gewerteten Partie wird kein Bot eingeladen
club-nobody-sits = dort sitzt niemand
club-takes-two = es braucht wenigstens zwei
club-begun = die Partie hat begonnen
club-challenge-back = diese Herausforderung wurde zurückgezogen
club-only-host = das darf nur der Gastgeber
club-seeks-other = du suchst auf einer anderen Seite ein anderes Spiel
club-not-open = der Club ist noch nicht geöffnet
club-share-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
club-share-gave-up = Aufgegeben
club-share-draw =
    { $points ->
        [one] Unentschieden mit { $points } Punkt
       *[other] Unentschieden mit { $points } Punkten
    }
club-share-won = Gewonnen mit { $lead } Vorsprung
club-share-lost = Verloren mit { $lead } Rückstand
club-share-better = besser als { $percent } %
club-share-streak = Tag { $days } in Folge
club-feed = Partien von { $name }
club-feed-rated = Gewertet. { $result }
club-feed-unrated = Ungewertet. { $result }
