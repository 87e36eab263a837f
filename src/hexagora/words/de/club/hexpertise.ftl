### Hexeptional Hexpertise, beide Ausgaben: was dort liegt, was ein Zug bewirkt, und warum einer nicht erlaubt ist.

hexpertise-title-first = Hexeptional Hexpertise, erste Ausgabe
hexpertise-summary = Alle setzen dieselben Elemente auf die eigene Auslage: mach deine zur prächtigsten.
hexpertise-option-advanced = Harmonische Konvergenzen und Leeren werten

## Die Elemente, und die anderen Überschriften der Wertung.

hexpertise-element-L = Licht
hexpertise-element-D = Dunkel
hexpertise-element-F = Feuer
hexpertise-element-W = Wasser
hexpertise-element-E = Erde
hexpertise-element-A = Luft
hexpertise-harmonic = Harmonische Konvergenz
hexpertise-void = Leere

## Was auf einer Auslage liegt.

hexpertise-display = Auslage von Magier { $number }
hexpertise-mage = der Magier
hexpertise-crossed = gestrichen
hexpertise-crossed-element = { $element }, gestrichen

## Die offene Karte, der Nexus und der Stapel. $direction ist N, NE, SE, S, SW oder NW.

hexpertise-card = Karte { $turn } von { $turns }
hexpertise-no-card = Der Stapel ist leer
hexpertise-placed = { $element } ist gesetzt
hexpertise-reading = { $direction ->
    [N] Setz { $element } nördlich eines gefüllten Felds
    [NE] Setz { $element } nordöstlich eines gefüllten Felds
    [SE] Setz { $element } südöstlich eines gefüllten Felds
    [S] Setz { $element } südlich eines gefüllten Felds
    [SW] Setz { $element } südwestlich eines gefüllten Felds
   *[NW] Setz { $element } nordwestlich eines gefüllten Felds
}
hexpertise-reading-beside = Setz { $element } neben die Gruppe des Magiers
hexpertise-cross-out-any = Streich ein leeres Feld
hexpertise-nexus = Nexus
hexpertise-deck = Kommt noch in diesem Durchgang
hexpertise-both = { $first } und { $second }

## Was zu tun ist.

hexpertise-wait = Warte auf die anderen Magier
hexpertise-cross-out = Keines der Elemente passt irgendwohin: streich ein leeres Feld
hexpertise-now-place = Setz jetzt { $element }
hexpertise-place-one = Setz { $first } oder { $second }
hexpertise-place-both = Setz { $first } und { $second }

## Was jemand mit der letzten Karte gemacht hat, hinter dem Namen, wo mehrere spielen; $first und $second sind zwei davon.

hexpertise-did-cross = { $cell } gestrichen
hexpertise-did-place = { $element } auf { $cell } gesetzt
hexpertise-did-both = { $first } und { $second }
hexpertise-you = du
hexpertise-mage-number = Magier { $number }

## Was ein Zug bewirken würde. $gains sind Punkte mit ihren Überschriften, etwa „+3 Licht, +2 Feuer“.

hexpertise-crosses = { $cell } streichen
hexpertise-button-cross = Streichen
hexpertise-button-place = { $element } setzen
hexpertise-gain = { $points } { $heading }
hexpertise-no-points = keine Punkte
hexpertise-lays = { $element } auf { $cell }: { $gains }
hexpertise-lays-crossed = { $element } auf { $cell }, sofort gestrichen zusammen mit { $cells }: { $gains }

## Warum ein Zug nicht erlaubt ist.

hexpertise-write = schreib einen Zug als Element und Feld, etwa F:e5, oder x:e5, um ein Feld zu streichen
hexpertise-no-element = es gibt kein Element „{ $letter }“ (es gibt L, D, F, W, E und A)
hexpertise-filled = { $cell } ist gefüllt
hexpertise-must-cross = keines der Elemente der Karte lässt sich irgendwo setzen: streich ein leeres Feld
hexpertise-may-place = du kannst noch ein Element setzen, also darfst du kein Feld streichen
hexpertise-not-on-card = { $element } ist nicht auf der Karte, die { $first } und { $second } zeigt
hexpertise-placed-already = { $element } hast du schon gesetzt; setz jetzt das andere Element der Karte
hexpertise-not-connected = { $cell } ist nicht über gefüllte Felder mit dem Magier verbunden
hexpertise-no-cell-behind = { $direction ->
    [N] { $element } kommt nördlich eines gefüllten Felds hin ({ $other } gibt die Richtung vor), und bei { $cell } gibt es dort keines
    [NE] { $element } kommt nordöstlich eines gefüllten Felds hin ({ $other } gibt die Richtung vor), und bei { $cell } gibt es dort keines
    [SE] { $element } kommt südöstlich eines gefüllten Felds hin ({ $other } gibt die Richtung vor), und bei { $cell } gibt es dort keines
    [S] { $element } kommt südlich eines gefüllten Felds hin ({ $other } gibt die Richtung vor), und bei { $cell } gibt es dort keines
    [SW] { $element } kommt südwestlich eines gefüllten Felds hin ({ $other } gibt die Richtung vor), und bei { $cell } gibt es dort keines
   *[NW] { $element } kommt nordwestlich eines gefüllten Felds hin ({ $other } gibt die Richtung vor), und bei { $cell } gibt es dort keines
}
hexpertise-empty-behind = { $direction ->
    [N] { $element } kommt nördlich eines gefüllten Felds hin ({ $other } gibt die Richtung vor), und { $cell } ist leer
    [NE] { $element } kommt nordöstlich eines gefüllten Felds hin ({ $other } gibt die Richtung vor), und { $cell } ist leer
    [SE] { $element } kommt südöstlich eines gefüllten Felds hin ({ $other } gibt die Richtung vor), und { $cell } ist leer
    [S] { $element } kommt südlich eines gefüllten Felds hin ({ $other } gibt die Richtung vor), und { $cell } ist leer
    [SW] { $element } kommt südwestlich eines gefüllten Felds hin ({ $other } gibt die Richtung vor), und { $cell } ist leer
   *[NW] { $element } kommt nordwestlich eines gefüllten Felds hin ({ $other } gibt die Richtung vor), und { $cell } ist leer
}

## Was an einem Aufbau falsch ist.

hexpertise-setup-entries = ein Aufbau für { $game } hat genau die Einträge nexus und deck
hexpertise-setup-nexus = der Nexus enthält jedes der sechs Elemente einmal, im Uhrzeigersinn von Norden
hexpertise-setup-opposed = im Nexus liegen Gegensätze einander gegenüber
hexpertise-setup-deck = der Stapel von { $game } ist eine Liste von { $size } Karten
hexpertise-setup-pairs = in jedem Durchgang des Stapels kommt jedes Paar von Elementen einmal vor
