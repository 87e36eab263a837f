### Das Ende einer Partie.

result-replay = Analyse
result-won = Du gewinnst
result-lost = { $name } gewinnt
result-draw = Unentschieden
result-shared = { $names } teilen sich den Sieg
result-tie-broken = Gleich viele Punkte: die Regel für Gleichstand hat entschieden.
result-rank = Rang
result-place = { $rank }.
result-ended = Die Partie wurde abgebrochen
result-by-resign = { $name } hat aufgegeben.
result-by-resign-you = Du hast aufgegeben.
result-by-timeout = Die Zeit von { $name } ist abgelaufen.
result-by-timeout-you = Deine Zeit ist abgelaufen.
result-by-agreement = Die Spieler haben das Ende vereinbart.
result-by-aborted = Sie zählt nicht.
result-head-start =
    { $n ->
        [one] { $name } hatte { $n } Punkt Vorsprung.
       *[other] { $name } hatte { $n } Punkte Vorsprung.
    }
result-heading = Punkte im Einzelnen
result-total = Summe
result-rematch = Revanche
result-against = Oder noch einmal gegen
result-rating = Deine Wertung: { NUMBER($before, useGrouping: 0) } → { $after } ({ $change })
result-fair-text = Alles Zufällige kam aus einer Zahl, deren SHA-256 vor der Partie gezeigt wurde. Die Zahl steht in der Aufzeichnung; „hexagora verify“ gibt die Partie daraus noch einmal.
result-rematch-ready = Zur Revanche
result-rematch-waits = Warten auf die Antwort …
result-wishes =
    { $n ->
        [one] { $names } wünscht sich eine Revanche.
       *[other] { $names } wünschen sich eine Revanche.
    }
result-record = Aufzeichnung herunterladen
result-again = Neue Partie
result-look = Brett ansehen
result-show = Ergebnis
