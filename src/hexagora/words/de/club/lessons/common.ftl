### Lektionen: was bei Rätseln in jedem Spiel gesagt wird.

motif-best-title = Der beste Zug
motif-best = Ein Zug ist deutlich besser als alle anderen. Finde ihn.
puzzle-done = Genau: Kein anderer Zug ist auch nur annähernd so gut.
puzzle-wrong = Erlaubt, aber nicht der beste Zug. So gewinnst du in etwa { $mine } % der Fälle; es gibt einen Zug mit { $best } %.
puzzle-wrong-exact = Erlaubt, aber nicht der beste Zug. Bei fehlerlosem Spiel ist er für dich { $mine } von 100 wert; es gibt einen, der { $best } wert ist.
puzzle-wrong-alone = Erlaubt, aber ein anderer Zug bringt bis zum Ende deutlich mehr.
