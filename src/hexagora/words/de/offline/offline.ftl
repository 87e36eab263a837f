### Die Seite, die gezeigt wird, solange der Club nicht zu erreichen ist.

offline-title = Der Club ist nicht zu erreichen
offline-text = Entweder ist dieses Gerät ohne Netz, oder der Club hat gerade geschlossen. Die Bretter brauchen ihn: Regeln und Bots sind dort.
offline-safe = Deine Partien sind sicher, mit jedem Zug, der als gemacht gezeigt wurde. Diese Seite geht von selbst weiter, sobald der Club antwortet.
offline-again = Noch einmal versuchen
