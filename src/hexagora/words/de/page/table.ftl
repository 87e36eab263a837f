### Am Brett.

game-loading = Dein Platz wird gesucht …
game-missing-title = Diese Partie gibt es nicht
game-missing = Vielleicht ist der Link vertippt, oder der Club wurde seitdem geleert.
game-home = Zur Startseite
game-you = Du
game-watching = Du schaust zu
game-your-turn = Du bist am Zug
game-turn-of = { $name } ist am Zug
game-tab-your-turn = Du bist am Zug · { $title }
game-points =
    { $total ->
        [one] { $name }: { $total } Punkt
       *[other] { $name }: { $total } Punkte
    }
game-of-total = Punkte
game-left =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
game-clock-idle = Die Uhr steht
game-hurry =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
game-queue =
    { $n ->
        [one] { $n } weiteres im Nachschub
       *[other] { $n } weitere im Nachschub
    }
game-queue-short = +{ $n }
game-queue-rest = noch im Nachschub
game-queue-empty = Der Nachschub ist leer
game-queue-title = { $tray }: was noch kommt
game-queue-note = Diese kommen in einer Reihenfolge, die niemand sieht. Was gelegt wird, ersetzt das nächste.
game-slot =
    { $moves ->
        [one] { $slot }: { $name }, { $moves } Platz
       *[other] { $slot }: { $name }, { $moves } Plätze
    }
game-slot-idle = { $slot }: { $name }
game-hands-mine = Deine Hand
game-hands-of = Hand von { $name }
game-hauls-mine = Deine Beute
game-hauls-of = Beute von { $name }
game-haul = { $names }.
game-haul-empty = Noch nichts geschlagen.
game-haul-nothing = noch nichts geschlagen
game-wanted = fehlt
game-times = ×{ $n }
game-reading =
    { $places ->
        [one] { $slot }: { $name }, { $places } Feld
       *[other] { $slot }: { $name }, { $places } Felder
    }
game-reading-idle = { $slot }: { $name }
game-deck =
    { $n ->
        [one] { $n } weitere Karte in diesem Durchgang
       *[other] { $n } weitere Karten in diesem Durchgang
    }
game-deck-title =
    { $n ->
        [0] Die letzte Karte dieses Durchgangs
       *[other] In diesem Durchgang kommen noch { $n }
    }
game-deck-note = Niemand kennt ihre Reihenfolge.
game-sheet-part =
    { $n ->
        [one] { $heading }: { $n } Punkt
       *[other] { $heading }: { $n } Punkte
    }
game-sheet-part-lit =
    { $n ->
        [one] { $heading }: { $n } Punkt, beleuchtet seine Felder
       *[other] { $heading }: { $n } Punkte, beleuchtet ihre Felder
    }
game-head-start = +{ $n } zu Beginn
game-has-chosen = hat gewählt
game-is-choosing = wählt noch
game-wait-for = Warten auf { $names }
game-choose-for = Was auf { $cell } kommt
game-choose = Wählen
game-choose-here = Hier geht beides: wähle
game-stack-of =
    { $n ->
        [one] { $cell }: { $n } Stein
       *[other] { $cell }: { $n } Steine
    }
game-stack-foot = ganz unten
game-looked = { $cell }: { $things }
game-looked-may = { $cell }: { $things }. Mit Enter nimmst du das Oberste auf
game-lifted =
    { $places ->
        [0] { $name } von { $cell }: kann nirgendwohin
        [one] { $name } von { $cell }: { $places } mögliches Feld
       *[other] { $name } von { $cell }: { $places } mögliche Felder
    }
game-chosen =
    { $places ->
        [one] { $name }: { $places } Feld
       *[other] { $name }: { $places } Felder
    }
game-crosses-out = streicht { $n }
game-take-back = Zurücknehmen
game-took-back = Der letzte Zug wurde zurückgenommen
game-offer-end = Partieende anbieten
game-end-title = Partie beenden?
game-offer-text = Wenn dein Gegner zustimmt, endet die Partie und wird so gewertet, wie sie steht:
game-offered = Du hast angeboten, die Partie zu beenden
game-offers = { $name } bietet an, die Partie zu beenden.
game-accept = Annehmen
game-decline = Ablehnen
game-declined = Dein Angebot wurde abgelehnt
game-you-declined = Du hast das Angebot abgelehnt
game-ask-back = Um Rücknahme deines letzten Zugs bitten
game-asked-back = Du hast um die Rücknahme eines Zugs gebeten
game-asks-back = { $name } möchte einen Zug zurücknehmen.
game-not-back = Deine Bitte, einen Zug zurückzunehmen, wurde abgelehnt
game-abort = Partie abbrechen
game-away = abwesend
game-away-label = Jemand fehlt
game-away-for =
    { $seconds ->
        [one] { $name } ist weg. In { $seconds } Sekunde kannst du den Sieg beanspruchen.
       *[other] { $name } ist weg. In { $seconds } Sekunden kannst du den Sieg beanspruchen.
    }
game-gone = { $name } ist gegangen.
game-claim = Sieg beanspruchen
game-standing = { $name } { $total }
game-board-mine = Deine Auslage
game-board-of = Auslage von { $name }
game-part = { $heading } { $n }
game-turn-left = Nach links drehen
game-turn-right = Nach rechts drehen
game-lay = Hinlegen
game-make-move = Zug machen
game-for-points = { $label } für { $gained }
game-put-back = Zurücklegen
game-first = Nimm ein Teil, dreh es und leg es, wo das Brett aufleuchtet
game-first-drag = Nimm eine deiner Kappen und zieh sie auf ein leuchtendes Feld
game-first-put = Nimm eines der Elemente oder tippe auf ein leuchtendes Feld
game-picked =
    { $places ->
        [0] { $name }: passt in dieser Drehung nirgends
        [one] { $name }: { $places } Platz in dieser Drehung
       *[other] { $name }: { $places } Plätze in dieser Drehung
    }
game-picked-nowhere = { $name }: passt nirgends auf das Brett
game-picked-wait = { $name }: in deiner Hand für deinen nächsten Zug
game-not-here = Hier nicht erlaubt
game-over-edge = Es ragt über den Rand des Bretts
game-not-now = Du bist nicht am Zug
game-spot = { $cells }. { $said }
game-spot-no = { $cells }. Nicht erlaubt.
game-spot-off = { $cells } und über den Rand hinaus. Nicht erlaubt.
game-spot-all-off = Neben dem Brett.
game-gain = { $gained } { $heading }
game-sending = Wird gelegt …
game-lost = Verbindung verloren. Deine Partie ist sicher, die Verbindung wird neu aufgebaut …
game-back = Wieder verbunden
game-bye = Der Club startet neu. Deine Partie ist sicher, die Verbindung wird neu aufgebaut …
game-busy = Der Club ist beschäftigt. Dein Zug wird noch einmal gesendet.
game-thinking-progress = { $percent } %
game-moves = Züge
game-no-moves = Noch keine Züge
game-ply = { $n }.
game-last = Letzter Zug
game-move-field = Zug eingeben
game-move-send = Senden
game-move-panel = Züge und Textbrett
game-text-board = Textbrett
game-text-intro = Zeilen sind die Linien des Bretts von West nach Ost; Spalten zählen von Süden.
game-file = Linie { $name }
game-free = frei
game-text-hands = Hände
game-text-queue =
    { $n ->
        [0] Der Nachschub ist leer.
       *[other] { $n } im Nachschub: { $what }
    }
game-text-scores = Punkte
game-nothing = nichts
game-board-label = Brett
game-board-help = Zifferntasten nehmen ein Teil auf, R dreht es, Pfeiltasten bewegen es, N geht zum nächsten erlaubten Platz, Enter legt es hin, Escape legt es zurück.
game-board-help-tokens = Pfeiltasten gehen von Feld zu Feld und sagen, was dort liegt. Zifferntasten oder N finden, was du aufnehmen kannst, Enter nimmt es auf und lässt es los, N geht zum nächsten erlaubten Platz, Escape legt es zurück, Z nimmt einen Zug zurück.
game-status-label = Was gerade geschieht
game-only-move = Du hast keinen anderen Zug
game-decide = Deine Entscheidung
game-as-it-stands = Wie es steht
game-afterwards = Danach: { $label }
game-you-are = Du
game-resign = Aufgeben
game-resign-sure = Wirklich aufgeben?
game-resign-yes = Ja, aufgeben
game-resign-no = Nein, weiterspielen
later-tag = { $seconds } s später
later-waiting =
    { $seconds ->
        [one] Zuschauer sehen diese Partie { $seconds } Sekunde später als die Spieler.
       *[other] Zuschauer sehen diese Partie { $seconds } Sekunden später als die Spieler.
    }

# Hinweise, wo nichts auf dem Spiel steht.
game-hint = Hinweis: die besten Züge des Bots
game-hint-title = Die besten Züge des Bots
game-hint-asking = Der Bot denkt nach …
help-keys-hint = H
help-does-hint = Hinweis, wo nichts auf dem Spiel steht
game-hint-none = Es gibt nur einen Zug.
game-hint-chance = { $move }: { $percent } %
game-hint-points =
    { $points ->
        [one] { $move }: { $points } Punkt
       *[other] { $move }: { $points } Punkte
    }
