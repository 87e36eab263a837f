stone-title = Ein Stein
stone-ask = Du bist Rot. Setz einen Stein auf irgendein freies Feld.
stone-done = Dort bleibt er für immer: Steine ziehen nie.

swap-title = Der Tausch
swap-ask = Rot hat in der Mitte begonnen, und das ist sehr stark. Als Zweiter darfst du Rot übernehmen. Tu es.
swap-done = Jetzt bist du Rot, und Blau ist am Zug.
swap-wrong = So bleibt die Mitte bei Rot. Übernimm sie lieber.

connect-title = Verbinden
connect-ask = Rot will den Norden mit dem Süden verbinden. Ein Stein fehlt noch.
connect-done = Eine lückenlose Kette von Rand zu Rand: Rot gewinnt.
connect-wrong = Das schließt keine Kette.
connect-wrong-side = Zu weit abseits: Schau auf das Ende der roten Kette.

rules-goal-title = Worum es geht
rules-goal = Rot verbindet den nördlichen und den südlichen Rand durch eine Kette von Steinen, Blau den westlichen und den östlichen. Einem von beiden gelingt es immer, also gibt es kein Unentschieden.
rules-turn-title = Dein Zug
rules-turn =
    Setz einen Stein auf ein freies Feld. Steine ziehen nie und werden nie geschlagen.

    Nach dem allerersten Stein darf der Zweite die Seiten *tauschen*.

ruling-1 = Für jede Entscheidung gibt es 30 Sekunden; wer die Zeit überschreitet, verliert.
ruling-1-reason = In Hex gibt es kein Passen.
