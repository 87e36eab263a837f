### HexaFuse Snap Duels: Einführung, Regelseite, Rätsel.

## Die Einführung

grow-title = Wachsen
grow-ask = Du spielst Rot. Zwei der Ecken sind deine Startanker. Nimm ein beliebiges Teil aus deiner Hand und lege es so, dass es eine Kante mit einem Anker teilt.
grow-done = Es liegt, und jedes seiner Felder ist ein Punkt. Ab jetzt wächst du auch von diesem Teil aus weiter.

big-title = Erst die großen
big-ask = Jedes Feld zählt, und der Platz wird knapp. Lege ein Teil mit vier oder fünf Feldern. Wenn du magst, drehe es vorher: mit dem Mausrad, den Tasten R und Q oder den Knöpfen.
big-done = Vier oder fünf Punkte auf einmal. Kleine Teile finden auch später noch eine Lücke.
big-wrong = Das ist erlaubt, aber es ist ein kleines Teil, und die passen auch am Ende noch. Nimm eines mit mindestens vier Feldern.

swap-title = Die Tauschregel
swap-ask = Diesmal bist du Blau, und Rot hat sehr gut begonnen. Nach dem ersten Teil der Partie darfst du als Zweiter diese Seite übernehmen, mit allem, was dort liegt. Tu es.
swap-done = Jetzt gehört der gute Anfang dir, und dein Gegner ist am Zug. So kann niemand zu gut beginnen.
swap-wrong = Du behältst deine Seite, und Rot behält den guten Anfang. Ist das erste Teil stark, übernimmst du es besser.

snap-title = Klick
snap-ask = Lege nie Kante an Kante mit deinem Gegner. Ecke an Ecke aber ist ein Kontakt: 3 Punkte, und zwar nur für dich. Mach einen.
snap-done = Klick! 3 Punkte für den Kontakt, die Felder kommen noch dazu.
snap-wrong = Erlaubt, aber keine Ecke davon trifft auf eine Ecke eines blauen Teils. Felder, die sich an Ecken treffen, haben immer denselben Farbton: Achte darauf.

double-title = Zwei auf einmal
double-ask = Jedes Paar von Ecken zählt. Lege ein Teil, das mindestens zwei Kontakte macht.
double-done = Mehrere Kontakte mit einem Teil: So gewinnt man Partien.
double-wrong = Dort ist kein Kontakt. Suche die Felder, die entlang einer Gitterlinie auf blaue Ecken schauen.
double-wrong-one = Ein Kontakt ist gut. Irgendwo gibt es zwei auf einmal: Achte auf die Punkte, die angezeigt werden, bevor du loslässt.

bridge-title = Die Brücke
bridge-ask = Zwei eigene Teile dürfen sich nicht nur an Ecken berühren. Die eine Ausnahme: ein einzelnes Teil deines Gegners, das beide an Ecken berührt. Es ist eine Brücke, und über sie darfst du legen. Nutze sie.
bridge-done = Das blaue Teil hält beide Ecken zusammen. Ohne es wäre dieser Platz verboten.
bridge-wrong = Das geht auch ganz ohne Brücke. Suche einen Platz, an dem dein Teil ein anderes von dir an einer Ecke trifft und ein blaues Teil beide berührt.

lock-title = Die Sperre
lock-ask = Passt nichts mehr aus der Hand deines Gegners, bekommst du 10 Punkte, einmal pro Partie. Sperre Blau mit diesem Zug aus.
lock-done = Gesperrt: 10 Punkte. Dein Gegner muss passen, solange nichts passt.
lock-wrong = Blau findet noch einen Platz. Schau, wo Blau noch etwas legen könnte, und nimm ihm das letzte dieser Felder oder die Kanten daneben.

## Die Regelseite

rules-aim-title = Worum es geht
rules-aim =
    Zwei Leute legen Polyhexe (Teile aus einem bis fünf Sechsecken) auf ein Brett mit 61 Feldern. Jedes belegte Feld ist ein Punkt, jeder Kontakt mit einem Teil deines Gegners drei, und zehn bekommt, wer den anderen aussperrt. Die höhere Punktzahl gewinnt.

    Beide haben die gleichen 15 Teile: alle Formen aus einem bis vier Feldern und drei aus fünf. Fünf davon liegen offen in deiner Hand. Der Rest wartet im Nachschub, dessen Folge niemand sieht; was du legst, wird von dort ersetzt.
rules-setup-title = Aufbau
rules-setup =
    Seite A, die beginnt, hat ihre Startanker in den Ecken Nordwest und Südost, Seite B in Nordost und Südwest. Ein Paar von Feldern, Spiegelbilder voneinander, ist blockiert. Eine Einstellung legt die Anker stattdessen nebeneinander.
rules-placing-title = Ein Teil legen
rules-placing =
    Wenn du dran bist, legst du ein Teil aus deiner Hand, beliebig gedreht, aber nie umgedreht. Das ist erlaubt, wenn

    - alle seine Felder frei sind;
    - es eine Kante mit einem eigenen Teil oder Anker teilt;
    - es *keine* Kante mit einem Teil oder Anker deines Gegners teilt;
    - jedes eigene Teil, das es an Ecken trifft, auch eine Kante mit ihm teilt oder durch eine Brücke mit ihm verbunden ist.

    Wer nichts legen kann, muss passen; wer legen kann, darf nicht passen. Passen beide nacheinander, ist die Partie zu Ende.
rules-bridge-title = Die Brücke
rules-bridge =
    Eigene Teile dürfen sich nicht nur an Ecken berühren. Erlaubt ist es trotzdem, wenn ein einzelnes Teil deines Gegners Eckkontakt mit beiden hat.
rules-pie-title = Die Tauschregel
rules-pie =
    Nach dem allerersten Teil der Partie antwortet, wer als Zweiter spielt: bleiben oder tauschen. Beim Tausch wechseln beide die Seiten, samt Teilen, Ankern, Hand, Nachschub und Punkten. Es lohnt sich also, mit einem Zug zu beginnen, der weder zu stark noch zu schwach ist.
rules-clock-title = Die Uhr
rules-clock =
    Für jede Entscheidung gibt es 30 Sekunden. Wer die Zeit überschreitet, passt; bei der Tauschregel heißt das: bleiben.
rules-score-title = Wertung
rules-score =
    | für | Punkte |
    | jedes Feld, das du belegst | 1 |
    | jeden Kontakt: Ein Feld, das du belegst, trifft Ecke an Ecke auf ein Feld eines fremden Teils | 3 |
    | die Sperre: Du legst, und dein Gegner hat noch Teile, kann aber keines legen (einmal je Seite) | 10 |

    Die höhere Punktzahl gewinnt. Gleichstand ist ein Unentschieden.

ruling-1 = Anker sind Felder, die ihrer Seite von Anfang an gehören. Deine Teile dürfen an deine anschließen und müssen ihre Kanten von den fremden fernhalten. Sie sind aber keine Teile: Einen Anker an der Ecke zu treffen, zählt nicht und stört nicht.
ruling-1-reason = Der Text sagt nur, dass Teile an Anker anschließen. Anker bringen selbst keine Punkte, also wäre es seltsam, wenn Ecken an ihnen welche brächten.
ruling-2 = Blockierte Felder liegen nie auf einem Anker, neben einem Anker oder auf der Spiegelachse.
ruling-2-reason = Neben einem Anker nähmen sie einer Seite einen Anfang, und auf der Achse ist ein Feld sein eigenes Spiegelbild und ergibt kein Paar.
ruling-3 = Ein Kontakt gehört dem, der ihn macht, im Augenblick des Legens. Der andere bekommt nichts dafür.
ruling-3-reason = Zählten beide die gemeinsamen Ecken, höben sich alle Kontakte auf.
ruling-4 = Eine Brücke ist ein einzelnes gegnerisches Teil, das mit beiden Teilen Eckkontakt hat.
ruling-4-reason = Der Text spricht von zwei eigenen Teilen, die „über ein gegnerisches Teil verbunden“ sind. Kanten kann das nicht meinen, denn Kanten mit dem Gegner sind verboten.
ruling-5 = Der Nachschub jeder Seite wird für sich gemischt. Alle sehen beide offenen Hände und welche Teile noch im Nachschub liegen, aber nie deren Folge.
ruling-5-reason = Der Text zeigt fünf Teile und lässt den Rest nachrücken. Bots sehen dasselbe wie Menschen, und mehr verschickt der Club nicht.
ruling-6 = Läuft die Zeit beim allerersten Zug ab, entfällt die Frage der Tauschregel.
ruling-6-reason = Es liegt kein Teil, also gibt es nichts zu übernehmen.
ruling-7 = Die Einstellung „Wo die Startanker liegen“ hat zwei Werte: gegenüber (jede Seite hat gegenüberliegende Ecken) oder nebeneinander (jede Seite hat zwei benachbarte Ecken; das blockierte Paar liegt dann punktsymmetrisch).
ruling-7-reason = „Auf gegenüberliegenden Seiten des Boards“ lässt sich auf beide Arten lesen. Wenn niemand etwas sagt, spielen wir gegenüber.

board-anchor-title = Neben deinem Anker
board-anchor-ask = Wohin dürfen deine Teile am Anfang? Nimm eines auf, und die Felder leuchten.
board-anchor-done = Das ist ein Anfang.
board-free-title = Probiere es aus
board-free-ask = Rot ist am Zug. Lege irgendetwas; wo es nicht erlaubt ist, sagt das Brett, warum.
board-free-done = Erlaubt. Probiere ruhig noch einen anderen Platz.

## Die Rätsel

motif-contacts-title = Klick
motif-contacts =
    { $n ->
        [one] Lege das Teil, das einen Kontakt macht, an den richtigen Platz: Ein Zug ist deutlich der beste.
       *[other] Mach mit einem Teil { $n } Kontakte, und zwar auf die beste Art.
    }
motif-bridge-title = Die Brücke
motif-bridge = Schlag die Brücke: Der beste Platz ist nur erlaubt, weil ein fremdes Teil zwei von deinen berührt.
motif-lock-title = Die Sperre
motif-lock = Sperre deinen Gegner aus.
motif-cut-title = Der Schnitt
motif-cut = Nimm deinem Gegner den Raum: Nach dem besten Zug bleiben viel weniger Plätze als nach den meisten anderen.
