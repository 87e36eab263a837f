### What the board can do besides the game: how it is looked at, how a piece is laid, the move that is set before the turn
### comes, sounds, and what reaches a player who looks elsewhere.

view-open = View of the board
view-closer = Zoom in
view-further = Zoom out
view-left = Turn the board left
view-right = Turn the board right
view-reset = The whole board again, with north at the top
# $degrees: 60, 120, 180, 240 or 300
view-turned = The board is turned by { $degrees } degrees
view-north-up = The board lies with north at the top
# $share: how large it is shown, in hundredths
view-zoomed = The board is shown at { $share } percent
view-labelled = The cells have their names
view-unlabelled = The cells have no names
# The letter that marks north on a board that was turned
view-north = N

ahead-set = Set as next move
ahead-cancel = Cancel it
# $cells: names of cells, one after the other
ahead-aimed = { $cells }. Enter sets it for your next move.
# $name: a piece
ahead-lay = Next: { $name } on { $cells }
ahead-drag = Next: from { $start } to { $end }
ahead-put = Next: { $cell }
# $move: one of the three above
ahead-said = { $move }. Escape cancels it.
ahead-cancelled = Your next move is not set any more
ahead-illegal = The move that you had set is no longer allowed

submit-phone = Laying with a finger
submit-desk = Laying with the mouse
submit-phone-tap = One tap
submit-phone-twice = Two taps
submit-phone-button = Button
submit-desk-tap = One click
submit-desk-twice = Two clicks
submit-desk-button = Button
submit-phone-help-tap = The piece is laid where you tap.
submit-phone-help-twice = The first tap shows the piece, a second tap on it lays it.
submit-phone-help-button = A tap shows the piece, the button lays it.
submit-desk-help-tap = The piece is laid where you click.
submit-desk-help-twice = The first click leaves the piece there, a second click on it lays it.
submit-desk-help-button = A click leaves the piece there, the button or Enter lays it.
settings-ahead = Set your next move while you wait

settings-volume = Volume

notify-switch = Tell me of my turn while I look elsewhere
notify-blocked = Your browser does not let this club tell you anything. That can be changed in its settings for this page.
notify-title = Your move
# $names: the rivals
notify-body = { $game }, with { $names }

# The title of the browser's tab: what matters first, as tabs are narrow
tab-hurry = { $seconds } s · Your move · { $game }
tab-waiting = … { $game }
# $headline: how the game ended
tab-over = { $headline } · { $game }

help-keys-view = V, Shift+V
help-keys-zoom = +, −, 0
help-keys-labels = C
help-does-view = Turn the board right or left
help-does-zoom = Zoom in, zoom out, the whole board again
help-does-labels = Names of the cells
