### Eine Partie in anderen Seiten.

embed-button = Anderswo zeigen
embed-label = Schreib dies in irgendeine Seite, und die Partie ist dort zu sehen
embed-frame = Eine Partie bei Hexagora
embed-home = Diese Partie im Club Hexagora öffnen
