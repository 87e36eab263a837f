### Hexano-Duel: was dort liegt, was ein Zug bewirkt, und warum einer nicht erlaubt ist.

hexano-duel-summary = Zieh deine Kappen, lass Vulkane ausbrechen und schlag Steine, die auf gleich großen landen.
hexano-duel-option-layout = Wie die Stapel angeordnet sind

## Steine. $size ist small, medium oder large; $colour eine von sechs Farben, clear, white oder black.

hexano-duel-piece = { $size ->
    [small] kleiner
    [medium] mittlerer
   *[large] großer
} { $colour ->
    [red] roter
    [orange] oranger
    [yellow] gelber
    [green] grüner
    [blue] blauer
    [purple] lila
    [clear] klarer
    [white] weißer
   *[black] schwarzer
}
hexano-duel-cap = { $colour ->
    [white] weiße Kappe
   *[black] schwarze Kappe
}
hexano-duel-colour = { $colour ->
    [red] rot
    [orange] orange
    [yellow] gelb
    [green] grün
    [blue] blau
    [purple] lila
    [clear] klar
    [white] weiß
   *[black] schwarz
}
hexano-duel-tree = ein ganzer Baum in einer Farbe

## Die Überschriften der Wertung.

hexano-duel-heading-solid = einfarbig
hexano-duel-heading-mixed = gemischt
hexano-duel-heading-loose = einzeln

## Was jemand geschlagen hat. $side ist white oder black.

hexano-duel-haul = { $side ->
    [white] Beute von Weiß
   *[black] Beute von Schwarz
}
hexano-duel-missing = Zum Ende fehlt noch: { $things }
hexano-duel-has-all = Hat alles, was die Partie beendet

## Was zu tun ist.

hexano-duel-move = Zieh eine Kappe von ihrem Vulkan, damit er ausbricht
hexano-duel-move-on = Zieh weiter, bis ein Vulkan ausbricht ({ $quiet } von { $most })
hexano-duel-dry =
    { $turns ->
        [one] Zieh eine Kappe; { $turns } Zug ohne Schlagen bleibt noch
       *[other] Zieh eine Kappe; { $turns } Züge ohne Schlagen bleiben noch
    }

## Der letzte Zug; davor steht, wer ihn gemacht hat.

hexano-duel-did-timeout = Zeit abgelaufen
hexano-duel-did-move = Kappe still von { $start } nach { $end } gezogen
hexano-duel-did-capture = Ausbruch von { $start } nach { $end }, geschlagen: { $pieces }
hexano-duel-did-erupt = Ausbruch von { $start } nach { $end }, nichts geschlagen

## Was ein Zug bewirken würde.

hexano-duel-quiet = Still: { $why }. Du ziehst noch einmal.
hexano-duel-button-quiet = Still ziehen
hexano-duel-button-erupt = Ausbrechen lassen
hexano-duel-erupts =
    { $count ->
        [one] Ausbruch: { $count } Stein fliegt, keiner wird geschlagen
       *[other] Ausbruch: { $count } Steine fliegen, keiner wird geschlagen
    }
hexano-duel-captures =
    { $count ->
        [one] Ausbruch: { $count } Stein fliegt, geschlagen: { $pieces }
       *[other] Ausbruch: { $count } Steine fliegen, geschlagen: { $pieces }
    }

## Warum ein Zug keinen Ausbruch bringt; steht in anderen Sätzen als $why.

hexano-duel-nothing-below = unter der Kappe auf { $cell } liegt nichts
hexano-duel-off-board = der erste Stein würde das Brett verlassen
hexano-duel-onto-cap = der erste Stein würde auf der Kappe auf { $cell } landen
hexano-duel-onto-opaque = der erste Stein würde auf { $cell } landen, wo ein undurchsichtiger Stein von { $side ->
    [white] Weiß
   *[black] Schwarz
} liegt

## Warum ein Zug nicht erlaubt ist.

hexano-duel-two-cells = schreib einen Zug als zwei Felder, etwa d1-d2
hexano-duel-their-cap = die Kappe auf { $cell } gehört { $side ->
    [white] Weiß
   *[black] Schwarz
}
hexano-duel-no-cap = auf { $cell } ist keine deiner Kappen
hexano-duel-not-adjacent = eine Kappe zieht auf ein Nachbarfeld, und { $end } liegt nicht neben { $start }
hexano-duel-cap-there = auf { $cell } ist eine Kappe
hexano-duel-opaque-there = im Vulkan auf { $cell } liegt ein undurchsichtiger Stein von { $side ->
    [white] Weiß
   *[black] Schwarz
}
hexano-duel-only-eruption = nach { $most } stillen Zügen ist nur noch ein Ausbruch erlaubt: { $why }
hexano-duel-lain-before = so lagen deine Kappen in diesem Zug schon einmal, also dürfte nur ein Ausbruch das wiederbringen: { $why }

## Was an einem Aufbau falsch ist.

hexano-duel-setup-explicit = mit der Anordnung „explicit“ beginnt eine Partie aus einem Aufbau, der sagt, was wo liegt
hexano-duel-setup-stacks = ein Aufbau für hexano-duel hat genau einen Eintrag, stacks, mit einem Stapel für jedes Feld
hexano-duel-setup-cells = ein Aufbau hat einen Stapel für jedes der 37 Felder und keinen anderen ({ $odd } ist falsch)
hexano-duel-setup-on = auf { $cell }: { $wrong }
hexano-duel-setup-no-piece = es gibt keinen Stein „{ $piece }“
hexano-duel-setup-no-stack = „{ $stack }“ ist kein Stapel
hexano-duel-setup-caps = Weiß und Schwarz haben je drei Kappen
hexano-duel-setup-pieces = außer den Kappen gibt es höchstens { $most } Steine
hexano-duel-setup-cap-on-top = auf { $cell } liegt die Kappe { $cap } nicht obenauf
hexano-duel-setup-other-colour = auf { $cell } liegt eine Kappe auf einem undurchsichtigen Stein der anderen Farbe
