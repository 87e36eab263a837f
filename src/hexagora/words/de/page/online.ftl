### Online spielen: Lobby, Wertungen, Gespräch, Herausforderungen.

lobby-title = Online spielen
lobby-search = Eine gewertete Partie
lobby-seek = Gegner suchen
lobby-seeking = Für { $game } wird jemand um { NUMBER($elo, useGrouping: 0) } gesucht …
lobby-waited = { $seconds } s
lobby-cancel = Nicht weiter suchen
lobby-bot-instead = Stattdessen gegen { $name } spielen
lobby-bot-instead-rated = Stattdessen gegen { $name } ({ NUMBER($elo, useGrouping: 0) }) spielen
lobby-others =
    { $n ->
        [0] Gerade sucht sonst niemand.
        [one] Eine andere Person sucht gerade.
       *[other] { $n } andere suchen gerade.
    }
lobby-found = Jemand ist da, der mit dir spielt
lobby-challenges = Offene Herausforderungen
lobby-no-challenges = Gerade keine. Auf der Startseite kannst du eine stellen: Spiel mit Freunden, und zeig sie in der Lobby.
lobby-challenge = { $title }, mit { $host }
lobby-bots = Bots von anderen
lobby-bots-game = Was du mit einem spielen willst
lobby-challenge-it = Herausfordern
lobby-challenge-bot = { $name } herausfordern
lobby-live = Gewertete Partien zum Zuschauen
lobby-no-live = Gerade keine.
ratings-title = Wertungen
ratings-mine = Deine Wertung
ratings-none = Du hast hiervon noch keine gewertete Partie gespielt.
ratings-provisional = Sie ist vorläufig, bis du 20 gewertete Partien gespielt hast.
ratings-empty = Hiervon hat noch niemand eine gewertete Partie gespielt.
ratings-rank = Rang
ratings-name = Name
ratings-elo = Wertung
ratings-played = Partien
ratings-games =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
ratings-bot = { $name } (Bot)
ratings-graph =
    { $n ->
        [one] Deine Wertung über { $n } Partie, zwischen { NUMBER($low, useGrouping: 0) } und { NUMBER($high, useGrouping: 0) }
       *[other] Deine Wertung über { $n } Partien, zwischen { NUMBER($low, useGrouping: 0) } und { NUMBER($high, useGrouping: 0) }
    }
talk-title = Gespräch
talk-count = Gespräch ({ $n })
talk-players = Das lesen nur die Spieler an diesem Tisch.
talk-watchers = Das lesen nur die Zuschauer.
talk-say = Sag etwas
talk-mute = Stumm schalten
talk-unmute = Wieder zeigen
talk-said = { $name } sagt: { $text }
challenge-loading = Die Herausforderung wird gesucht …
challenge-heading = Eine Partie { $title }
challenge-missing-title = Diese Herausforderung gibt es nicht
challenge-missing = Vielleicht ist der Link vertippt, oder sie wurde zurückgezogen.
challenge-rated = Gewertet
challenge-unrated = Ungewertet
challenge-side-random = Seiten nach Los
challenge-side-first = Du ziehst als Erster
challenge-side-second = Du ziehst als Zweiter
challenge-seat-mine = { $name } (du)
challenge-free = Freier Platz
challenge-host = Gastgeber
challenge-away = abwesend
challenge-sat-down = Jemand hat Platz genommen
challenge-wait = Gib den Link jemandem, mit dem du spielen willst. Die Partie beginnt, wenn ihr beide da seid.
challenge-wait-for-bot = { $name } ist gefragt. Die Partie beginnt, sobald angenommen wird.
challenge-declined = { $name } möchte nicht spielen
challenge-wait-for-name = Die Partie beginnt, wenn { $name } da ist.
challenge-wait-for-two = Gib den Link weiter, oder lade Bots ein.
challenge-may-start = Du kannst anfangen oder auf weitere warten.
challenge-wait-for-host = { $name } entscheidet, wann es losgeht.
challenge-invited = { $name } möchte mit dir spielen.
challenge-full = Alle Plätze sind besetzt. Wenn die Partie beginnt, kannst du zuschauen.
challenge-join = Platz nehmen und spielen
challenge-start = Anfangen
challenge-leave = Aufstehen
challenge-take-back = Herausforderung zurückziehen
challenge-dismiss = Freimachen
challenge-dismiss-who = Den Platz von { $name } freimachen
challenge-invite-who = { $title } einladen
challenge-link = Der Link zu dieser Partie
challenge-copy = Kopieren
challenge-copied = Kopiert
challenge-marked = Der Link ist markiert: kopier ihn
challenge-begun = Diese Partie hat begonnen
challenge-watch = Zuschauen
challenge-lost = Verbindung verloren, sie wird neu aufgebaut …
challenge-fair = Warum beim Geben alles mit rechten Dingen zugeht
challenge-fair-text = Alles Zufällige kommt aus einer geheimen Zahl, die gezogen wurde, bevor jemand Platz nahm. Dies ist ihr SHA-256; die Zahl selbst wird nach der Partie gezeigt, damit alle sie nachprüfen können.
