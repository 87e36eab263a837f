### Was der Club zu Lektionen sagt, außer den Lektionen selbst.

learn-nothing = über so ein Spiel gibt es hier nichts zu lernen
learn-no-rules = für dieses Spiel gibt es keine Regelseite
learn-no-exercise = so eine Aufgabe gibt es nicht
learn-over = das ist zu Ende; beginne von vorn
learn-many = das sind mehr Züge, als die Aufgabe hat
