### Hexeptional Hexpertise, zweite Ausgabe: Einführung, Regelseite, Rätsel. Was die erste Ausgabe mit ihr gemeinsam hat, steht hier.

## Die Einführung

card-title = Eine Karte, zwei Lesarten
card-ask = Du bist der Magier in der Mitte; in den Ecken liegen die sechs Elemente, und jedes Element ist die Richtung, in der es liegt. Eine Karte zeigt zwei davon: Das eine wird gelegt, das andere sagt, wohin. Lege das erste: Nimm es auf und schau, welche Felder leuchten.
card-done = Von einem gefüllten Feld aus gesehen, liegt es in der Richtung des anderen Elements.
card-wrong = Auch das geht, aber es ist die zweite Lesart der Karte. Nimm die erste.

other-title = Die andere Lesart
other-ask = Dieselbe Karte, andersherum gelesen. Lege jetzt das zweite Element: Seine Felder liegen in der Richtung des ersten.
other-done = Zwei Lesarten, und du wählst eine. Dann kommt die nächste Karte.
other-wrong = Das ist wieder die erste Lesart. Nimm die andere Hälfte der Karte.

light-title = Licht
light-ask = Licht leuchtet für sich: 3 Punkte für jede Gruppe von Licht. Lege ein Licht, das kein anderes berührt.
light-done = Eine Gruppe mehr: 3 Punkte.
light-wrong = Das ist kein Licht, oder es schließt an eine Gruppe an, und das bringt nichts dazu. Beginne eine neue Gruppe.

dark-title = Dunkel
dark-ask = Dunkel will wachsen: 3 Punkte für jedes Feld einer Gruppe nach dem ersten. Lege Dunkel neben Dunkel.
dark-done = Die Gruppe ist gewachsen: 3 Punkte für jedes Feld außer dem ersten.
dark-wrong = Allein bringt Dunkel nichts. Lege es so, dass es ein anderes Dunkel berührt.

fire-title = Feuer
fire-ask = Feuer greift über: 2 Punkte für jedes Paar von Feuern, die sich berühren. Lege eines, das zwei andere berührt und so gleich zwei Paare macht.
fire-done = Zwei Paare: 4 Punkte.
fire-wrong = Da sind zu wenige Feuer darum herum. Finde das Feld, das zwei von ihnen berührt.

water-title = Wasser
water-ask = Wasser fließt: 3 Punkte für jedes Feld des längsten Weges. Mach den Weg länger.
water-done = Ein Feld länger: 3 Punkte. Abzweige zählen nicht, nur der längste Weg hindurch.
water-wrong = Der längste Weg ist so lang wie zuvor. Lege Wasser an eines seiner Enden.

earth-title = Erde
earth-ask = Erde ist fest: 4 Punkte für jedes Dreieck, also drei Felder, die sich alle berühren. Vollende eines.
earth-done = Ein Dreieck: 4 Punkte. Dreiecke dürfen sich überlappen.
earth-wrong = Dort entsteht kein Dreieck. Suche zwei Erden nebeneinander und das Feld, das beide berührt.

air-title = Die Gabel
air-ask = Luft verzweigt sich: 4 Punkte für jede Gabel, eine Luft mit drei oder mehr Lüften um sich. Mach die Gabel.
air-done = Eine Gabel: 4 Punkte.
air-wrong = Das macht keine Gabel. Welche Luft hat schon zwei Nachbarn ihrer Art, und wo fehlt der dritte?

nullify-title = Gegensätze
nullify-ask = Licht und Dunkel, Feuer und Wasser, Erde und Luft sind Gegensätze: Wo sie sich berühren, werden das neue Feld und jeder Gegensatz daneben gestrichen und zählen nichts mehr. Mach einen Zug, der nichts streicht.
nullify-done = Nichts verloren. Gestrichene Felder bleiben gefüllt; anbauen kann man an sie weiterhin.
nullify-wrong = Dort berührt das neue Feld seinen Gegensatz, und beide werden gestrichen. Bevor du loslässt, zeigt das Brett, was verloren ginge.

cross-title = Kein Platz
cross-ask = Manchmal passt keines der beiden Elemente irgendwohin. Dann streichst du ein leeres Feld: Wähle eines, wo es dir nicht schadet.
cross-done = Gestrichen: Es gilt als gefüllt und zählt nichts.
cross-wrong = Streiche ein leeres Feld.

harmonic-title = Harmonische Konvergenz
harmonic-ask = Alle sechs Elemente rund um ein Feld (eine Blüte) oder in einer Reihe sind eine harmonische Konvergenz: 15 Punkte. Irgendwo fehlt nur noch ein Element. Vollende sie.
harmonic-done = Eine harmonische Konvergenz: 15 Punkte. Dafür lohnt es sich zu planen.
harmonic-wrong = Das vollendet sie nicht. Suche einen Ring oder eine Reihe mit fünf verschiedenen Elementen und einer Lücke.

## Die Regelseite

rules-aim-title = Worum es geht
rules-aim =
    Ihr seid Magier, jeder mit einer Auslage aus 37 Feldern, und alle spielen dieselben Karten. Wer die Elemente am prächtigsten anordnet, gewinnt das Fest. Eins bis sechs können mitspielen, alle gleichzeitig; allein spielst du um Punkte.
rules-setup-title = Aufbau
rules-setup =
    Drei Nexuskarten werden gemischt und zufällig gedreht, eine für jedes Paar von Gegensätzen: Licht und Dunkel, Feuer und Wasser, Erde und Luft. Ihre ersten Elemente kommen in die Ecken Nord, Nordost und Südost, die zweiten in die Ecken gegenüber. So liegen Gegensätze einander gegenüber, und *jedes Element ist eine Richtung*. Das Feld in der Mitte bist du, der Magier: gefüllt, aber ohne Element.
rules-turn-title = Eine Karte
rules-turn =
    In jedem Zug wird eine Karte mit zwei Elementen aufgedeckt. Alle wählen eines davon zum Legen; das andere gibt die Richtung. Das neue Feld muss in dieser Richtung der Nachbar eines gefüllten Feldes sein.

    Lässt sich keines der beiden irgendwo legen, streichst du stattdessen ein beliebiges leeres Feld.

    Es gibt 15 Karten, eine für jedes Paar von Elementen. Sind alle durch, wird gemischt, und alle kommen noch einmal: 30 Züge.
rules-opposites-title = Gegensätze
rules-opposites =
    Licht und Dunkel, Feuer und Wasser, Erde und Luft heben einander auf, wo sie sich berühren.
rules-score-title = Wertung
rules-score =
    Gestrichene Elemente zählen nicht.

    | wofür | Punkte |
    | Licht | 3 für jede Gruppe |
    | Dunkel | 3 für jedes Feld einer Gruppe nach dem ersten |
    | Feuer | 2 für jedes Paar von Nachbarn |
    | Wasser | 3 für jedes Feld des längsten Weges |
    | Erde | 4 für jedes Dreieck |
    | Luft | 4 für jede Gabel |
    | Harmonische Konvergenz | 15 für jede Blüte oder Reihe aus allen sechs Elementen |
    | Leere | 10 für jede Blüte aus gestrichenen Feldern |

    Die letzten beiden sind die Zusatzwertungen und lassen sich abschalten.
rules-end-title = Wer gewinnt
rules-end =
    Die höchste Punktzahl gewinnt. Bei Gleichstand wird Element für Element verglichen.
rules-hidden-title = Was noch kommt
rules-hidden =
    Die Folge der Karten ist verborgen; welche in diesem Durchgang noch kommen, ist es nicht.

ruling-1 = Die Felder des Nexus sind von Anfang an gefüllt und tragen ihr Element. Sie zählen, können gestrichen werden und geben auch dann weiter ihre Richtung.
ruling-1-reason = Der Text legt die Elemente „in die festen Felder“: Also sind es Elemente wie alle anderen.
ruling-2 = Berührt ein gelegtes Element einen oder mehrere seiner Gegensätze, werden das neue Feld und jeder berührte Gegensatz sofort gestrichen. Gestrichene Felder bleiben gefüllt.
ruling-2-reason = Der Text streicht Elemente, „wenn sie sich berühren“, und sagt, dass gestrichene Felder als gefüllt gelten. Es geschieht sofort, damit sich niemand etwas merken muss.
ruling-3 = Wer nichts legen kann, darf jedes leere Feld streichen.
ruling-3-reason = Der Text sagt „ein leeres Feld“ und nennt keine Bedingung.
ruling-4 = Der längste Weg ist der längste über benachbarte Wasserfelder, der keines zweimal besucht. Ein einzelnes Feld ist ein Weg der Länge eins.
ruling-4-reason = Ein Weg, der sich kreuzen darf, hätte kein Ende, und „jedes Feld im längsten Weg“ zählt auch ein einzelnes.
ruling-5 = Ein Dreieck sind drei Erdfelder, die sich alle berühren. Jede solche Dreiergruppe zählt, und Dreiecke dürfen sich überlappen.
ruling-5-reason = „Jede dreieckige Gruppe“ verlangt nicht, dass ein Feld nur einmal benutzt wird, und die anderen Wertungen tun es auch nicht.
ruling-6 = Eine Gabel ist ein Luftfeld mit drei oder mehr Luftnachbarn.
ruling-6-reason = Wo sich eine Linie gabelt, treffen drei Arme zusammen. Mehr Arme am selben Feld sind immer noch eine Gabel.
ruling-7 = Eine Kurve ist ein Luftfeld mit genau zwei Luftnachbarn, die einander nicht gegenüberliegen.
ruling-7-reason = Der Text zählt „jedes Mal, wenn die Linie eine Kurve macht“. Mit mehr Nachbarn ist es keine Linie mehr, mit gegenüberliegenden geht sie geradeaus.
ruling-8 = Eine gerade Linie ist eine Folge von drei oder mehr Wasserfeldern entlang einer der drei Achsen, so lang sie reicht.
ruling-8-reason = Sonst zählte eine Linie aus vier Feldern auch als zwei Linien aus drei.
ruling-9 = Bei Feuer zählt jedes benachbarte Feuer von beiden Seiten: Ein Paar ist 4 Punkte wert.
ruling-9-reason = Der Text sagt „2 Punkte für jedes benachbarte Feuer“. Die zweite Ausgabe spricht dagegen von Verbindungen und zählt jede einmal.
ruling-10 = Eine Blüte sind die sechs Nachbarn eines Feldes, das sechs Nachbarn hat, was auch immer auf ihm liegt. Eine Reihe sind sechs Felder hintereinander entlang einer Achse. Jede, die passt, zählt.
ruling-10-reason = Der Text nennt nur die Figuren; das Feld in der Mitte einer Blüte gehört nicht zu ihren sechs.
ruling-11 = Bei Gleichstand entscheiden die Punkte der einzelnen Elemente, in der Folge des Nexus, im Uhrzeigersinn von Norden aus. Sind alle gleich, teilt man sich den Sieg.
ruling-11-reason = So sagt es der Text über den Gleichstand; offen lässt er, was gilt, wenn auch sie gleich sind.
ruling-12 = Die Reihenfolge der Spieler ist gleichgültig. Alle wählen gleichzeitig, und die nächste Karte kommt, wenn alle gewählt haben; in Aufzeichnungen stehen die Züge nach Spielern geordnet.
ruling-12-reason = Jeder hat seine eigene Auslage, und die Karte ist für alle da: Keine Wahl ändert etwas an der eines anderen.
ruling-13 = Die Folge der Karten ist verborgen. Alle wissen, dass in jedem Durchgang jedes Paar einmal vorkommt.
ruling-13-reason = Es gibt eine Karte für jedes Paar; wer mitzählt, weiß, was übrig ist. Also zählt die Seite für alle mit.

board-free-title = Probiere es aus
board-free-ask = Eine Auslage mitten in der Partie. Lege eines der Elemente irgendwohin; bevor du loslässt, siehst du, was es bringt.
board-free-done = So geht das. Probiere ruhig noch einen anderen Platz.

## Die Rätsel

motif-gain-L-title = Licht
motif-gain-L = Finde den Platz für die Karte: An einer Stelle leuchtet das Licht am besten.
motif-gain-D-title = Dunkel
motif-gain-D = Lass das Dunkel wachsen: +{ $n } sind drin.
motif-gain-F-title = Feuer
motif-gain-F = Entfache das Feuer: +{ $n } sind drin.
motif-gain-W-title = Wasser
motif-gain-W = Lass es fließen: +{ $n } sind drin.
motif-gain-E-title = Erde
motif-gain-E = Baue auf Erde: +{ $n } sind drin.
motif-gain-A-title = Luft
motif-gain-A = Bewege die Luft: +{ $n } sind drin.
motif-harmonic-title = Harmonische Konvergenz
motif-harmonic = Vollende die Konvergenz: +{ $n }.
motif-void-title = Die Leere
motif-void = Vollende die Blüte aus gestrichenen Feldern: +{ $n }.
motif-nullify-title = Aufheben
motif-nullify =
    { $n ->
       *[other] Manchmal ist es richtig, Elemente aufzuheben: Der beste Zug streicht { $n } Felder.
    }
motif-cross-title = Streichen
motif-cross = Nichts lässt sich legen. Welches leere Feld streichst du am besten?
motif-best-title = Der beste Platz
motif-best = Ein Platz für diese Karte ist deutlich der beste, auch wenn er noch nichts bringt.
