### Ways to the lessons.

learning-new = New here? Learn in five minutes
learning-rules = All the rules
learning-game = Learn { $title }
learning-game-rules = The rules of { $title }
