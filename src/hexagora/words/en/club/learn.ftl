### What the club says of lessons, besides the lessons themselves.

learn-nothing = there is nothing to learn about such a game here
learn-no-rules = there is no page of rules for this game
learn-no-exercise = there is no such exercise
learn-over = this is over; begin it anew
learn-many = these are more moves than the exercise has
