### So wird gespielt: Titel und Text zu jedem Bild, dann Hinweise, die kein Bild brauchen.

## hexafuse

how-hexafuse-grow-title = Wachsen
how-hexafuse-grow-text = Leg ein Teil so, dass es an einer Kante an dein Eigenes grenzt: an einen Anker oder ein früher gelegtes Teil. Jedes Hex ist ein Punkt.
how-hexafuse-apart-title = Abstand halten
how-hexafuse-apart-text = Nie Kante an Kante mit dem Gegner, weder mit Teilen noch mit Ankern.
how-hexafuse-contact-title = Snap
how-hexafuse-contact-text = Ecke an Ecke mit einem gegnerischen Teil ist ein Kontakt: 3 Punkte für den, der ihn herstellt. Die Schattierung des Bretts hilft: solche Felder haben immer dieselbe.
how-hexafuse-corner-title = Nicht mit dir selbst
how-hexafuse-corner-text = Zwei deiner eigenen Teile dürfen sich nicht nur an Ecken berühren, außer ein gegnerisches Teil hat mit beiden Kontakt: eine Brücke.
how-hexafuse-lock-title = Lock
how-hexafuse-lock-text = Wenn kein Teil in der Hand deines Gegners mehr passt, bekommst du 10 Punkte, einmal pro Partie.
how-hexafuse-note-1 = Du hältst fünf Teile und siehst alle deines Gegners. Was du legst, wird aus deinem Nachschub ersetzt.
how-hexafuse-note-2 = Nach dem allerersten Teil darf der zweite Spieler die Seiten tauschen.
how-hexafuse-note-3 = Für jeden Zug gibt es 30 Sekunden. Passen beide nacheinander, endet die Partie; wer mehr Punkte hat, gewinnt.

## hexano-duel

how-hexano-duel-move-title = Eine Kappe ziehen
how-hexano-duel-move-text = Einen Schritt, auf ein Feld ohne Kappe und ohne undurchsichtigen Stein deines Gegners, also ohne weißen oder schwarzen.
how-hexano-duel-erupt-title = Ausbrechen lassen
how-hexano-duel-erupt-text = Was unter der Kappe lag, fliegt in dieselbe Richtung: der oberste Stein landet gleich hinter der Kappe, der nächste ein Feld weiter, und so fort.
how-hexano-duel-stop-title = Bis etwas im Weg ist
how-hexano-duel-stop-text = Der Rand des Bretts, eine Kappe oder ein undurchsichtiger Stein deines Gegners hält den Ausbruch auf. Was nicht geflogen ist, bleibt liegen.
how-hexano-duel-capture-title = Schlagen
how-hexano-duel-capture-text = Ein Stein, der auf einem gleich großen landet, gehört dir, egal in welchen Farben. Weiß und Schwarz werden nie geschlagen und schlagen nichts.
how-hexano-duel-quiet-title = Stille Züge
how-hexano-duel-quiet-text = Kann nichts fliegen, zieh weiter: dein Zug endet mit einem Ausbruch. Bis dahin kannst du deine Schritte zurücknehmen.
how-hexano-duel-trees-title = Bäume
how-hexano-duel-trees-text = Klein, mittel und groß in einer Farbe zählen 7, in gemischten Farben 5, jeder andere Stein 1. Klare zählen als jede Farbe.
how-hexano-duel-note-1 = Die Partie endet, wenn der Spieler, der gerade einen Ausbruch hatte, von jeder der sechs Farben einen Stein hält und von einer davon klein, mittel und groß. Wer mehr Punkte hat, gewinnt, egal wer sie beendet hat.
how-hexano-duel-note-2 = Innerhalb eines Zugs dürfen deine Kappen nicht zweimal gleich liegen. 40 Züge ohne Schlagen beenden die Partie, und beide können ihr Ende vereinbaren.
how-hexano-duel-note-3 = Für einen Zug gibt es 60 Sekunden. Wer die Zeit überschreitet oder keinen Zug mehr hat, verliert.

## hexpertise

how-hexpertise-card-title = Eine Karte, zwei Lesarten
how-hexpertise-card-text = Licht und Feuer: setz Feuer auf die Seite des Lichts, nordöstlich eines gefüllten Felds. Oder Licht auf die Seite des Feuers, unter eines.
how-hexpertise-nullify-title = Gegensätze
how-hexpertise-nullify-text = Licht und Dunkel, Feuer und Wasser, Erde und Luft: wo sie sich berühren, werden das neue Feld und jeder Gegensatz daneben gestrichen.
how-hexpertise-lights-title = Licht und Dunkel
how-hexpertise-lights-text = Licht: 3 für jede Gruppe. Dunkel: 3 für jedes Feld einer Gruppe nach dem ersten.
how-hexpertise-flows-title = Feuer und Wasser
how-hexpertise-flows-text = Feuer: 2 für jedes Paar von Nachbarn. Wasser: 3 für jedes Feld des längsten Wegs.
how-hexpertise-shapes-title = Erde und Luft
how-hexpertise-shapes-text = Erde: 4 für jedes Dreieck. Luft: 4 für jede Gabel, ein Feld mit drei oder mehr seiner Art ringsum.
how-hexpertise-harmonic-title = Harmonische Konvergenz
how-hexpertise-harmonic-text = 15 für jede Blume oder Linie aller sechs Elemente. Eine Blume gestrichener Felder, eine Leere, zählt 10.
how-hexpertise-note-1 = Alle wählen gleichzeitig, jeder auf der eigenen Auslage. Alle 15 Karten kommen, und dann alle noch einmal: 30 Felder.
how-hexpertise-note-2 = Wer keines der beiden Elemente setzen kann, streicht irgendein leeres Feld. Gestrichene Felder bleiben gefüllt und zählen nichts.
how-hexpertise-note-3 = Für jede Karte gibt es 30 Sekunden. Bei Gleichstand entscheiden die einzelnen Elemente in der Reihenfolge des Nexus.

## hexpertise-first

how-hexpertise-first-both-title = Setz beide
how-hexpertise-first-both-text = Jede Karte kommt einmal: setz ihre beiden Elemente, in beliebiger Reihenfolge, neben die Gruppe von Feldern um deinen Magier.
how-hexpertise-first-nullify-title = Gegensätze
how-hexpertise-first-nullify-text = Licht und Dunkel, Feuer und Wasser, Erde und Luft: wo sie sich berühren, werden das neue Feld und jeder Gegensatz daneben gestrichen.
how-hexpertise-first-alone-title = Licht und Dunkel
how-hexpertise-first-alone-text = Licht: 3 für jedes, das kein anderes Licht berührt. Dunkel: 3 für jedes Feld einer Gruppe nach dem ersten.
how-hexpertise-first-lines-title = Feuer und Wasser
how-hexpertise-first-lines-text = Feuer: 4 für jedes Paar von Nachbarn. Wasser: 3 für jedes Feld einer geraden Linie aus drei oder mehr.
how-hexpertise-first-curves-title = Erde und Luft
how-hexpertise-first-curves-text = Erde: 4 für je drei volle Felder einer Gruppe. Luft: 3 für jede Kurve, ein Feld mit zwei seiner Art daneben, die nicht in einer Linie liegen.
how-hexpertise-first-harmonic-title = Harmonische Konvergenz
how-hexpertise-first-harmonic-text = 10 für jede Blume oder Linie aller sechs Elemente.
how-hexpertise-first-note-1 = Alle wählen gleichzeitig, jeder auf der eigenen Auslage. Es gibt 15 Karten: 30 Felder.
how-hexpertise-first-note-2 = Gestrichene Felder bleiben gefüllt und zählen nichts.
how-hexpertise-first-note-3 = Für jedes Feld gibt es 30 Sekunden. Bei Gleichstand entscheiden die einzelnen Elemente in der Reihenfolge des Nexus.
