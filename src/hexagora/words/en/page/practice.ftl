### The editor of positions.

practice-title = Practice
practice-skip = Skip to the position
practice-intro = Set up a position, share it, play from there.
practice-deal = Deal another one
practice-moves = Moves up to here
practice-moves-hint = In the notation of the game, one after the other. The easiest way to make them is on the board: try both sides.
practice-setup = Setup
practice-setup-hint = How the game begins, as on its rules page. Whatever the rules allow can be written here.
practice-not-json = This is no JSON.
practice-loading = Dealing …
practice-allowed = This position is allowed.
practice-to-move = { $name } is to move.
practice-over = The game is over in this position.
practice-level = Against
practice-side = You play
practice-play = Play from here
practice-both = Try both sides
practice-undo = Without the last move
practice-player = Player { $number }
practice-take = Take this position to the editor
practice-tag = Practice: to the editor
