### Was die Schnittstelle auf Anfragen antwortet.

web-log-in = das ist nur für Angemeldete
web-has-account = du hast schon ein Konto
web-json = der Inhalt muss application/json sein
web-gone = die Anfrage ist abgebrochen
web-long = der Inhalt ist länger als { NUMBER($most, useGrouping: 0) } Bytes
web-record-hidden = die Partie ist noch nicht zu Ende; ihre Aufzeichnung verrät, was noch verborgen ist
web-broken = hier stimmt etwas nicht; der Gastgeber kann im Protokoll lesen, was
web-nothing = unter dieser Adresse gibt es nichts
web-method = diese Adresse nimmt diese Methode nicht
web-fast = zu viele Anfragen; versuch es in einer Sekunde noch einmal
web-not-understood = diese Anfrage ist nicht zu verstehen: { $why }
web-no-clock = es gibt keine Uhr „{ $clock }“ (es gibt: rules, fischer, days)
web-no-board = hier ist kein Brett
web-speak-cookie = wer spricht, hat ein Cookie dieses Clubs; lade die Seite neu
web-day-hidden = dies ist eine Partie der heutigen Aufgabe: sie wird gezeigt, sobald dein eigener Versuch beendet ist
web-day = ein Tag wird wie 2026-11-30 geschrieben, nicht „{ $day }“
web-accounts = das ist für Konten; komm mit einem Token, oder melde dich an
web-no-feed = es gibt keine beendeten Partien von jemandem dieses Namens
web-owner = das öffnet kein Token: es ist für den Besitzer des Kontos, der angemeldet ist
web-other-site = diese Anfrage kommt von der Seite einer anderen Website
web-seek-cookie = wer eine Partie sucht, hat ein Cookie dieses Clubs; lade die Seite neu
web-position-hidden = diese Stellung bekommt nur, wer dort übt: sie verrät, was verborgen ist
web-later =
    { $seconds ->
        [one] Zuschauer sehen diese Partie { $seconds } Sekunde später; warte so lange
       *[other] Zuschauer sehen diese Partie { $seconds } Sekunden später; warte so lange
    }
web-bearer = ein Programm kommt mit einer Kopfzeile „Authorization: Bearer TOKEN“
web-token-stale = dieses Token öffnet nichts (mehr)
web-token-scope = dieses Token hat nicht den Bereich „{ $scope }“
web-not-built = der Client für den Browser ist nicht gebaut; ruf „make client“ auf
web-home = Zum Club
