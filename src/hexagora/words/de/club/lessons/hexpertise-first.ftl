### Hexeptional Hexpertise, erste Ausgabe: was anders ist als in der zweiten.

both-title = Lege beide
both-ask = Du bist der Magier in der Mitte, und in den Ecken liegen die sechs Elemente. Eine Karte zeigt zwei davon, und du legst beide, in beliebiger Reihenfolge, jeweils an die Gruppe gefüllter Felder um deinen Magier. Lege beide Elemente dieser Karte.
both-on = Eines liegt. Das andere darf daran anschließen.
both-done = Beide liegen. Es gibt 15 Karten, jede kommt einmal.
both-wrong = Lege beide Elemente der Karte.

light-ask = Licht leuchtet für sich: 3 Punkte für jedes Licht, das kein anderes berührt. Lege die Karte so, dass du mit Licht mindestens 3 Punkte dazubekommst.
light-on = Jetzt das andere Element; gib acht, dass das Licht für sich bleibt.
light-done = Ein Licht für sich: 3 Punkte.
light-wrong = Es gibt kein neues Licht, das für sich leuchtet. Lege Licht dorthin, wo kein anderes es berührt.

dark-ask = Dunkel will wachsen: 3 Punkte für jedes Feld einer Gruppe nach dem ersten. Lege die Karte so, dass Dunkel an Dunkel liegt.
dark-on = Jetzt das andere Element.

fire-ask = Feuer greift über: 2 Punkte für jedes Feuer, das ein anderes berührt, von beiden Seiten gezählt. Ein Paar ist also 4 wert. Mach ein Paar.
fire-on = Jetzt das andere Element.
fire-done = Ein Paar: 4 Punkte.
fire-wrong = Daraus ist kein Paar geworden. Lege Feuer neben Feuer.

water-ask = Wasser fließt gerade: Eine gerade Linie aus drei oder mehr Wassern zählt 3 für jedes ihrer Felder. Vollende eine Linie aus drei.
water-on = Jetzt das andere Element.
water-done = Eine Linie aus drei: 9 Punkte.
water-wrong = Es gibt keine Linie aus drei. Lege Wasser dorthin, wo zwei andere in einer Reihe mit ihm liegen.

earth-ask = Erde ist fest: 4 Punkte für je drei volle Felder einer Gruppe. Mach eine Gruppe aus drei.
earth-on = Jetzt das andere Element.
earth-done = Eine Gruppe aus drei: 4 Punkte. Die nächsten 4 kommen mit dem sechsten Feld.
earth-wrong = Keine Gruppe ist auf drei gekommen. Lege Erde an eine Zweiergruppe.

air-title = Die Kurve
air-ask = Luft dreht sich: 3 Punkte für jede Kurve, eine Luft mit genau zwei Lüften neben sich, die einander nicht gegenüberliegen. Mach eine Kurve.
air-on = Jetzt das andere Element.
air-done = Eine Kurve: 3 Punkte.
air-wrong = Dort entsteht keine Kurve. Suche eine Luft mit einem Nachbarn ihrer Art und lege einen zweiten, der nicht in der Linie liegt.

nullify-ask = Licht und Dunkel, Feuer und Wasser, Erde und Luft sind Gegensätze: Wo sie sich berühren, werden das neue Feld und jeder Gegensatz daneben gestrichen und zählen nichts mehr. Lege beide Elemente so, dass nichts gestrichen wird.
nullify-on = Bisher ist nichts gestrichen. Jetzt das andere Element.

harmonic-ask = Alle sechs Elemente rund um ein Feld (eine Blüte) oder in einer Reihe sind eine harmonische Konvergenz: 10 Punkte. Vollende die, die fast fertig ist.
harmonic-on = Jetzt das andere Element.
harmonic-done = Eine harmonische Konvergenz: 10 Punkte. Dafür lohnt es sich zu planen.

rules-setup =
    Drei Nexuskarten werden ausgelegt und zufällig gedreht, eine für jedes Paar von Gegensätzen: Licht und Dunkel, Feuer und Wasser, Erde und Luft. Ihre ersten Elemente kommen in die Ecken Nord, Nordost und Südost, die zweiten in die Ecken gegenüber. Das Feld in der Mitte bist du, der Magier: gefüllt, aber ohne Element.
rules-turn =
    In jedem Zug wird eine Karte mit zwei Elementen aufgedeckt. Alle legen *beide*, in beliebiger Reihenfolge, jeweils auf ein leeres Feld, das über gefüllte Felder mit dem Magier verbunden ist. Das zweite darf an das erste anschließen.

    Es gibt 15 Karten, eine für jedes Paar von Elementen, und jede kommt einmal: 30 Felder.
rules-score =
    Gestrichene Elemente zählen nicht.

    | wofür | Punkte |
    | Licht | 3 für jedes, das kein anderes Licht berührt |
    | Dunkel | 3 für jedes Feld einer Gruppe nach dem ersten |
    | Feuer | 2 für jedes Feuer, das ein Feuer berührt, von beiden Seiten gezählt: 4 für ein Paar |
    | Wasser | 3 für jedes Feld einer geraden Linie aus drei oder mehr |
    | Erde | 4 für je drei volle Felder einer Gruppe |
    | Luft | 3 für jede Kurve |
    | Harmonische Konvergenz | 10 für jede Blüte oder Reihe aus allen sechs Elementen |
rules-hidden =
    Die Folge der Karten ist verborgen; welche noch kommen, ist es nicht.
ruling-13 = Die Folge der Karten ist verborgen. Alle wissen, dass jedes Paar einmal vorkommt.

motif-gain-L = Finde den Platz für das Licht: Es leuchtet am besten für sich.
motif-best = Ein Platz ist deutlich der beste, auch wenn er noch nichts bringt.
