### Hexano-Duel: Einführung, Regelseite, Rätsel.

## Die Einführung

erupt-title = Lass ihn ausbrechen
erupt-ask = Die drei kleinen weißen Steine sind deine Kappen: Sie halten Vulkane verschlossen. Zieh die Kappe in der Mitte ein Feld in eine beliebige Richtung und schau, was passiert.
erupt-done = Was unter der Kappe lag, flog in dieselbe Richtung: der oberste Stein direkt hinter die Kappe, der nächste ein Feld weiter und so fort. Ein Ausbruch beendet deinen Zug.
erupt-wrong = Da war nichts, was fliegen konnte: Diese Kappe lag auf nichts. Zieh die auf dem Stapel in der Mitte.

reach-title = Platz zum Fliegen
reach-ask = Jeder Stein braucht ein Feld zum Landen: Am Rand endet der Ausbruch. Zieh die Kappe so, dass alle drei Steine fliegen.
reach-done = Alle drei haben einen Platz gefunden. Was nicht fliegen kann, bleibt liegen.
reach-wrong = Der Rand hat den Ausbruch beendet, der Rest blieb liegen. Zieh die Kappe dorthin, wo hinter ihr noch drei Felder frei sind.

capture-title = Schlagen
capture-ask = Landet ein Stein auf einem gleich großen, gehört er dir, egal welche Farben es sind. Der oberste landet direkt hinter der Kappe. Zähle ab und schlag etwas.
capture-done = Geschlagen! Der Stein kommt in deine Beute; der, auf dem er gelandet ist, bleibt liegen.
capture-wrong = Alle Steine sind auf einer anderen Größe gelandet oder auf nichts. Schau dir die Stapel hinter der Kappe an: Der erste, der fliegt, muss auf seiner Größe landen, oder der zweite ein Feld weiter.

three-title = Drei auf einmal
three-ask = Eine Richtung ist die beste: Dort landet jeder Stein auf seiner Größe. Finde sie.
three-done = Drei Steine mit einem Zug.
three-wrong = Dort wurde nichts geschlagen. Vergleiche die Größen auf jeder Linie: Zuerst fliegt der oberste Stein des Stapels.
three-wrong-some = Du hast etwas geschlagen, aber auf einer anderen Linie bekommst du alle drei.

shield-title = Weiß und Schwarz
shield-ask = Weiße und schwarze Steine sind undurchsichtig. Ein Vulkan, in dem ein schwarzer liegt, ist dir verschlossen: Deine Kappen dürfen nicht hinein, und deine Ausbrüche enden davor, wie vor jeder Kappe. Finde die offene Linie und schlag etwas.
shield-done = Deine eigenen undurchsichtigen Steine halten dich nicht auf; Schwarz dagegen sperrt dir alle anderen Seiten.
shield-wrong = Diese Linie ist gesperrt, oder nichts auf ihr hat die richtige Größe. Versuch eine andere Richtung.

quiet-title = Stille Züge
quiet-ask = Kann nichts fliegen, ist der Zug still, und du ziehst weiter, bis etwas ausbricht. Hier schlägt kein einzelner Zug etwas. Zieh erst still mit einer Kappe und lass dann etwas ausbrechen, das schlägt.
quiet-on = Still: Du bist noch am Zug. Jetzt lass etwas ausbrechen.
quiet-done = Zwei Bewegungen in einem Zug: Erst wird der Weg bereitet, dann bricht es aus.
quiet-wrong = Das war ein Ausbruch ohne Schlag oder ein zu langer Weg. Beginne mit einer Kappe, die auf nichts liegt: Zieh sie auf den Stapel, der ausbrechen soll.

tree-title = Bäume
tree-ask = Klein, mittel und groß in einer Farbe sind ein Baum und 7 Punkte wert. Gemischte Bäume zählen 5, jeder übrige Stein 1. Du hast zwei rote Steine: Vollende den Baum.
tree-done = Ein einfarbiger Baum: 7 Punkte. Die Steine werden so gezählt, wie es für dich am besten ist.
tree-wrong = Dort ist nichts für den roten Baum. Der große rote Stein fehlt noch: Welcher Ausbruch lässt ihn auf einem anderen großen landen?
tree-wrong-other = Ein Stein ist ein Stein, aber den roten Baum vollendet er nicht.

end-title = Das Ende
end-ask = Die Partie endet, wenn nach einem Ausbruch von jeder der sechs Farben ein Stein und von einer davon klein, mittel und groß in der Beute dessen liegt, der ausgebrochen ist. Die höhere Punktzahl gewinnt, egal wer beendet. Du führst: Beende die Partie.
end-done = Das ist das Ende, und du gewinnst. Klare Steine zählen für die Punkte als jede Farbe, für das Ende aber nicht.
end-wrong = Die Partie geht weiter. Unter deiner Beute siehst du, was noch fehlt: Schlag das.

## Die Regelseite

rules-aim-title = Worum es geht
rules-aim =
    Weiß und Schwarz ziehen ihre Kappen über eine Landschaft aus 37 Vulkanen. Zieht eine Kappe weg, bricht der Vulkan unter ihr aus, und Steine, die auf ihrer eigenen Größe landen, sind geschlagen. Wer die besseren Bäume sammelt, gewinnt.

    Jeder Stein ist klein, mittel oder groß. Die sechs Farben und Klar sind *durchsichtig*, Weiß und Schwarz *undurchsichtig*.
rules-setup-title = Aufbau
rules-setup =
    Auf dem Brett liegen 30 einfarbige Nester (klein unten, dann mittel, groß oben), in der Mitte ein klares Nest und für jede Seite drei eigene große Steine mit einer Kappe darauf. Weiß beginnt und sitzt im Süden.
rules-turn-title = Dein Zug
rules-turn =
    Zieh eine deiner Kappen auf ein Nachbarfeld. Dort darf keine Kappe liegen und nirgends im Vulkan ein undurchsichtiger Stein deines Gegners. Leere Felder sind erlaubt.
rules-eruption-title = Ausbrüche
rules-eruption =
    Liegen auf dem verlassenen Feld noch Steine, bricht es in derselben Richtung aus. Der oberste landet direkt hinter der Kappe, der nächste ein Feld weiter und so fort, bis

    - der Vulkan leer ist oder
    - der nächste Stein das Brett verlassen, auf einer Kappe oder auf einem Vulkan mit einem undurchsichtigen Stein deines Gegners landen würde.

    Ein Ausbruch beendet deinen Zug. Kann nicht einmal der erste Stein landen oder lag nichts unter der Kappe, war der Zug *still*, und du ziehst weiter.
rules-capture-title = Schlagen
rules-capture =
    Ist der Ausbruch vorbei, wird jeder durchsichtige Stein geschlagen, der direkt auf einem durchsichtigen derselben Größe liegt. Der gelandete kommt in deine Beute, der untere bleibt. Undurchsichtige Steine fliegen auch, werden aber nie geschlagen und schlagen nichts.
rules-end-title = Das Ende
rules-end =
    Die Partie endet, wenn nach einem Ausbruch in der Beute dessen, der ausgebrochen ist, von jeder der sechs Farben mindestens ein Stein liegt und von einer davon klein, mittel und groß. Klare Steine helfen hier nicht. Beide können sich auch auf das Ende einigen.
rules-score-title = Wertung
rules-score =
    | für | Punkte |
    | jeden einfarbigen Baum (klein, mittel und groß) | 7 |
    | jeden gemischten Baum | 5 |
    | jeden übrigen Stein | 1 |

    Jeder Stein zählt einmal, und zwar so, wie es für dich am besten ist, ein klarer als jede Farbe. Die höhere Punktzahl gewinnt, egal wer die Partie beendet hat. Gleichstand ist ein Unentschieden.

ruling-1 = Innerhalb eines Zuges darf ein stiller Zug keine Anordnung deiner Kappen wiederholen, die es in diesem Zug schon gab, die am Anfang eingeschlossen. Ein Zug hat höchstens 24 stille Züge; danach sind nur noch Ausbrüche erlaubt.
ruling-1-reason = Der Text lässt dich weiterziehen, bis etwas ausbricht. Ohne diese Regel könnten zwei Kappen ewig im Kreis laufen.
ruling-2 = Kann am Anfang eines Zuges keine Folge von Zügen einen Ausbruch herbeiführen, endet die Partie und wird gewertet.
ruling-2-reason = Ein Ausbruch ist Pflicht. Ist er ohne eigene Schuld unmöglich, soll niemand deshalb verlieren.
ruling-3 = Wer sich durch eigene stille Züge in eine Lage ohne erlaubten Zug bringt, verliert die Partie.
ruling-3-reason = Ein Ausbruch ist Pflicht, und wer ihn hätte schaffen können, muss es auch.
ruling-4 = Nach 40 Zügen in Folge ohne Schlag endet die Partie und wird gewertet. Beide können sich auch auf das Ende einigen.
ruling-4-reason = Der Text beendet die Partie durch Einigung, wenn niemand mehr etwas schlagen kann. Für den Fall, dass man sich nicht einigt, braucht es eine Grenze.
ruling-5 = Ein undurchsichtiger Stein, der offen liegt, gehört zu seinem Vulkan. Er sperrt die andere Seite aus, wo immer er liegt.
ruling-5-reason = Der Text spricht von Vulkanen, die einen undurchsichtigen Stein „enthalten“, nicht von solchen, auf denen einer obenauf liegt.
ruling-6 = Das Feld, das die Kappe verlassen hat, gilt während des Fluges als frei von Kappen.
ruling-6-reason = Wenn der Ausbruch beginnt, ist die Kappe schon weitergezogen.
ruling-7 = Mit Uhr gibt es 60 Sekunden für einen ganzen Zug; wer die Zeit überschreitet, verliert.
ruling-7-reason = Der Text kennt keine Uhr und kein Passen: Ein Ausbruch ist Pflicht.

board-caps-title = Wohin Kappen dürfen
board-caps-ask = Nimm die weiße Kappe in der Mitte auf: Die Felder, auf die sie darf, leuchten.
board-caps-done = Eine Kappe darf auf jedes Nachbarfeld ohne Kappe und ohne undurchsichtigen Stein der anderen Seite.
board-free-title = Probiere es aus
board-free-ask = Der Anfang einer Partie. Zieh irgendeine weiße Kappe; bevor du loslässt, siehst du, was fliegt und was geschlagen wird.
board-free-done = So geht das. Probiere ruhig noch eine andere.

## Die Rätsel

motif-erupt-title = Ausbruch
motif-erupt =
    { $n ->
        [one] Schlag einen Stein, aber den richtigen: Ein Zug ist deutlich der beste.
        [2] Ein Ausbruch für zwei.
        [3] Ein Ausbruch für drei.
       *[other] Ein Ausbruch für { $n }.
    }
motif-tree-title = Der Baum
motif-tree = Vollende einen einfarbigen Baum.
motif-end-title = Das Ende
motif-end = Beende die Partie und gewinne sie.
motif-quiet-title = Der stille Zug
motif-quiet = Noch ist kein Ausbruch gut. Finde den stillen Zug, der den besten vorbereitet.
