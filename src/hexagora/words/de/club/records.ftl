### Warum eine Aufzeichnung nicht zu lesen ist: was an der Partie darin falsch ist.

records-setup = der Aufbau ist nicht erlaubt: { $why }
records-over = Halbzug { $ply }: die Partie war nach Halbzug { $last } zu Ende
records-illegal = Halbzug { $ply }: { $move } ist nicht erlaubt: { $why }
records-wrong-scores = das Ergebnis ist falsch: nach Halbzug { $ply } steht es { $right }, nicht { $given }
records-wrong-winners = das Ergebnis ist falsch: nach Halbzug { $ply } haben { $right } gewonnen, nicht { $given }
records-goes-on = es steht ein Ergebnis da, aber nach Halbzug { $ply } geht die Partie weiter
records-wrong = das Ergebnis ist falsch: { $why }
