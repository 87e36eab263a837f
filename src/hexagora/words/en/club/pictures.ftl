### What stands in pictures of positions, besides what a game says of them.

# What a picture without a heading is called.
picture-position = Position
# Whose name is not known; $number counts from 1.
picture-player = Player { $number }
# $title is what lies there, such as a hand; $n are not to be seen.
picture-hidden =
    { $n ->
        [one] { $title }, { $n } more hidden
       *[other] { $title }, { $n } more hidden
    }
# For screen readers.
picture-points =
    { $n ->
        [one] { $name }: { $n } point.
       *[other] { $name }: { $n } points.
    }
