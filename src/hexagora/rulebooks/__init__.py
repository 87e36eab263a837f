"""The rules of the games, each in a room of its own; none knows another, and nothing above knows any by name.

(The room is not called ``games`` because ``hexagora.games()`` is the public function that lists them.)
"""
