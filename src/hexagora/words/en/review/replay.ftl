### A game shown in other pages.

embed-button = Show it elsewhere
embed-label = Write this into any page, and the game is shown there
embed-frame = A game at Hexagora
embed-home = Open this game in the club Hexagora
