### HexaFuse Snap Duels: was dort liegt, was ein Zug bewirkt, und warum einer nicht erlaubt ist.

hexafuse-summary = Leg Teile Kante an Kante zu deinen eigenen und Ecke an Ecke zu denen deines Gegners.
hexafuse-option-anchors = Wo die Startanker liegen

## Die Teile, jedes nach seiner Form benannt.

hexafuse-piece-I1 = Punkt
hexafuse-piece-I2 = Paar
hexafuse-piece-I3 = Stab 3
hexafuse-piece-V3 = Winkel
hexafuse-piece-A3 = Dreieck
hexafuse-piece-I4 = Stab 4
hexafuse-piece-L4 = Wurm
hexafuse-piece-P4 = Pistole
hexafuse-piece-Y4 = Propeller
hexafuse-piece-U4 = Bogen
hexafuse-piece-O4 = Biene
hexafuse-piece-S4 = Welle
hexafuse-piece-I5 = Stab 5
hexafuse-piece-C5 = Mondsichel
hexafuse-piece-F5 = Fächer

## Die Überschriften der Wertung.

hexafuse-heading-hexes = Hexes
hexafuse-heading-contacts = Kontakte
hexafuse-heading-lock = Lock

## Was auf dem Brett und in den Händen liegt. $side ist A oder B.

hexafuse-is-blocked = blockiert
hexafuse-is-anchor = Anker von Seite { $side }
hexafuse-is-piece = { $piece } von Seite { $side }
hexafuse-hand = Hand von Seite { $side }

## Was zu tun ist.

hexafuse-pie = Behältst du deine Seite, oder übernimmst du die andere mit allem, was dort liegt?
hexafuse-pass-empty = Alle Teile sind gelegt: passe
hexafuse-pass-stuck = Keines der Teile passt irgendwohin: passe
hexafuse-lay = Leg ein Teil an dein eigenes an

## Der letzte Zug; davor steht, wer ihn gemacht hat.

hexafuse-did-pass = gepasst
hexafuse-did-stay = Seite behalten
hexafuse-did-swap = Seiten getauscht
hexafuse-did-timeout = Zeit abgelaufen
hexafuse-placed = { $piece } auf { $cells } gelegt

## Knöpfe, und was sie bewirken.

hexafuse-button-pass = Passen
hexafuse-button-swap = Seiten tauschen
hexafuse-button-stay = Behalten
hexafuse-must-pass-empty = Du musst passen: du hast alle deine Teile gelegt.
hexafuse-must-pass-stuck = Du musst passen: keines deiner Teile passt irgendwohin.
hexafuse-passes-empty = Passen: du hast alle deine Teile gelegt
hexafuse-passes-stuck = Passen: keines deiner Teile passt irgendwohin
hexafuse-swaps = Übernimm Seite { $side }: ihre Teile, Anker, Hand und Punkte werden deine.
hexafuse-stays = Behalte Seite { $side }. Du bist am Zug.

## Was ein Teil dort zählen würde. $hexes, $contacts und $lock sind Punkte.

hexafuse-lays = { $piece }: { $hexes } für Hexes
hexafuse-lays-contacts = { $piece }: { $hexes } für Hexes, { $contacts } für Kontakte
hexafuse-lays-lock = { $piece }: { $hexes } für Hexes, { $lock } für den Lock
hexafuse-lays-both = { $piece }: { $hexes } für Hexes, { $contacts } für Kontakte, { $lock } für den Lock

## Warum ein Zug nicht erlaubt ist.

hexafuse-pie-first = beantworte zuerst die Frage nach der Seite: behalten (stay) oder tauschen (swap)
hexafuse-may-place = du kannst noch ein Teil legen, also darfst du nicht passen
hexafuse-no-pie-now = { $word } geht jetzt nicht: die Frage nach der Seite kommt nur einmal, nach dem ersten gelegten Teil
hexafuse-name-cells = nenne die Felder, die das Teil bedecken soll, etwa e5,e6
hexafuse-named-twice = ein Feld ist zweimal genannt
hexafuse-turned-over = das wäre das Teil „{ $piece }“ umgedreht; Teile dürfen gedreht, aber nie gewendet werden
hexafuse-no-shape = kein Teil hat diese Form
hexafuse-laid-already = das Teil „{ $piece }“ hast du schon gelegt
hexafuse-in-queue = das Teil „{ $piece }“ ist noch in deinem Nachschub
hexafuse-no-link = das Teil „{ $piece }“ hätte keine Kante mit einem deiner Teile oder Anker gemeinsam
hexafuse-taken-own = auf { $cell } liegt schon dein Teil „{ $piece }“
hexafuse-taken-theirs = auf { $cell } liegt das Teil „{ $piece }“ deines Gegners
hexafuse-anchor-own = auf { $cell } ist dein Anker
hexafuse-anchor-theirs = auf { $cell } ist ein Anker deines Gegners
hexafuse-blocked = { $cell } ist blockiert
hexafuse-edge-piece = das Teil „{ $piece }“ läge Kante an Kante mit dem Teil „{ $other }“ deines Gegners, { $start }–{ $end }
hexafuse-edge-anchor = das Teil „{ $piece }“ läge Kante an Kante mit einem Anker deines Gegners, bei { $cell }
hexafuse-corner-only = das Teil „{ $piece }“ würde dein Teil „{ $other }“ nur an einer Ecke berühren, { $start }–{ $end }

## Was an einem Aufbau falsch ist.

hexafuse-setup-entries = ein Aufbau für hexafuse hat genau die Einträge anchors, blocked und queues
hexafuse-setup-anchors-of-side = die Anker einer Seite sind 2 verschiedene Felder
hexafuse-setup-anchors-lie = mit den Ankern „{ $layout }“ liegen sie auf { $first } und { $second }
hexafuse-setup-blocked = die blockierten Felder sind 2 verschiedene Felder
hexafuse-setup-blocked-pair = { $cells } können nicht das blockierte Paar sein
hexafuse-setup-queue = jeder Nachschub hat jedes der 15 Teile einmal
hexafuse-setup-two-anchors = anchors hat einen Eintrag für jede der beiden Seiten
hexafuse-setup-two-queues = queues hat einen Eintrag für jede der beiden Seiten
