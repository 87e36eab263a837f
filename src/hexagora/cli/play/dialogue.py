"""The talk at the table: shows the board, asks for a move, understands the answer."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from hexagora.cli.errors import one_line
from hexagora.cli.play.match import Chooser, Match
from hexagora.cli.play.menu import Finder, Menu, groups, ranked, summary, told
from hexagora.cli.play.preview import previewed
from hexagora.cli.screen import Screen, interruptible
from hexagora.contract import Button, IllegalMove, Offer
from hexagora.records import save
from hexagora.scene import plain, text

HELP = """\
To move, type one of these:
  e5,e6       the move in its notation
  L4          a piece: lists where it may go, with the points that it makes
  moves e5    a cell, or L4 e5: lists the moves that have to do with it
  3           the move with that number in the list on the screen
  Enter       the only move there is; or the next page of the list
Or ask:
  moves       how many moves there are of each kind; moves all lists all
  show 3      the board as it would be after number 3 of the list
  hint        a move that a good bot likes
  board       the board again
  undo        takes your last move back
  save FILE   writes the record to a file
  resign      gives the game up
  quit        leaves the table, and offers to save the record"""


class Left(Exception):
    """The player has left the table."""


class Dialogue:
    """What one screen and one keyboard say to each other during a match."""

    def __init__(self, screen: Screen, match: Match, hint: Callable[[], Chooser]) -> None:
        self.screen = screen
        self.match = match
        self.hint = hint
        self.offers: tuple[Offer, ...] = ()
        self.finder = Finder((), frozenset())
        self.names: dict[str, str] = {}  # of the things in trays, by their ids
        self.menu = Menu(())
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "help": lambda _: self.screen.say(HELP),
            "moves": self._moves,
            "show": self._show,
            "board": lambda _: self._board(),
            "hint": lambda _: self._hint(),
            "undo": lambda _: self._undo(),
            "save": self._save,
            "resign": lambda _: self._resign(),
            "quit": lambda _: self._quit(),
        }
        self._short = {"?": "help", "h": "help", "m": "moves", "b": "board", "u": "undo", "q": "quit", "exit": "quit"}

    # A turn ---------------------------------------------------------------------------------------------

    def take_turn(self) -> None:
        """Ask the player to move until the game has changed."""
        before = self.match.state
        scene = before.scene(before.to_act)
        self.offers = tuple(before.offers())
        self.finder = Finder(self.offers, frozenset(cell.id for board in scene.boards for cell in board.cells))
        self.names = {i.id: i.name for tray in scene.trays for i in (*tray.items, *tray.hidden_items)}
        self.menu = Menu(())
        self._board()
        self._choices()
        while self.match.state is before:
            self.answer(self.ask("> "))

    def ask(self, prompt: str) -> str:
        """A line from the player. At the end of the input the player has left."""
        try:
            line = input(prompt)
        except EOFError:
            self.screen.say()
            raise Left from None
        if not sys.stdin.isatty():
            self.screen.say(one_line(line))  # so that what was piped in can be read with the answers
        return line.strip()

    def answer(self, line: str) -> None:
        """Do what the player wants."""
        words = line.split()
        if not words:
            self._enter()
            return
        name = self._short.get(words[0].lower(), words[0].lower())
        if name in self._commands:
            self._commands[name](words[1:])
        elif line.isdecimal() and self.menu.offers:
            self._play_number(line)
        else:
            self._play_text(line)

    # Moving ---------------------------------------------------------------------------------------------

    def play(self, move: str) -> None:
        """Make a legal move."""
        self.match.go_on(self.match.state.play(move))

    def _play_text(self, line: str) -> None:
        """The notation of a move plays it; a piece or cells list the moves that have to do with them."""
        words = line.split()
        exact = any(offer.move == line for offer in self.offers)
        if self.finder.is_item(line) and not exact:  # I2 is a piece where i2 is a cell
            self._list(self.finder.find(words))
            return
        try:
            move = self.match.state.canonical(line)
            if any(offer.move == move for offer in self.offers):
                self.play(move)
                return
            refusal = f"{move} is nothing that a player can choose"  # such as timeout
        except IllegalMove as error:
            refusal = error.reason
        hidden = line in self.names  # exactly the name of a piece, and it is not one that can be laid
        if not hidden and all(self.finder.knows(word) for word in words) and (listed := self.finder.find(words)):
            self._list(listed)
            return
        if hidden:
            refusal = f"the {self.names[line]} cannot be laid now"
        elif any(self.finder.is_item(word) for word in words):
            refusal = f"no move has to do with all of {line}"
        self.screen.say(one_line(refusal[:1].upper() + refusal[1:]) + ".", "yellow")
        self.screen.say("Type help to see what you can type.", "dim")

    def _play_number(self, line: str) -> None:
        offer = self._numbered(line)
        if offer is not None:
            self.play(offer.move)

    def _numbered(self, word: str) -> Offer | None:
        """The move with a number in the list on the screen."""
        count = len(self.menu.offers)
        number = int(word) if word.isdecimal() and len(word) < 9 else 0
        if 1 <= number <= count:
            return self.menu.offers[number - 1]
        self.screen.say(
            f"The list has the numbers 1 to {count}." if count else "There is no list yet: type moves.", "yellow"
        )
        return None

    def _enter(self) -> None:
        """An empty line: the only move, or more of the list."""
        if len(self.offers) == 1:
            self.play(self.offers[0].move)
        elif self.menu.page + 1 < self.menu.pages:
            self.menu = Menu(self.menu.offers, self.menu.page + 1)
            self._page()
        else:
            self.screen.say("Type a move, or help.", "dim")

    # Showing --------------------------------------------------------------------------------------------

    def _board(self) -> None:
        state, screen = self.match.state, self.screen
        scene = state.scene(state.to_act)
        screen.say()
        screen.say(text(scene, self.match.names, width=screen.width, unicode=screen.unicode))
        self.tell_last_move()

    def show_end(self) -> None:
        """The last position."""
        self._board()

    def tell_last_move(self) -> None:
        """Who did what, in a sentence."""
        said, mover = self.match.state.scene(self.match.state.to_act).said, self.match.last_mover()
        if said and mover:
            self.screen.say(f"{mover} {said}.")

    def _choices(self) -> None:
        """What the player is asked; the buttons when there is nothing else, and what Enter does."""
        state, screen = self.match.state, self.screen
        if state.to_act is None:
            return
        name = self.match.names[state.to_act]
        screen.say(f"{name}, ply {len(state.history) + 1}: {state.scene(state.to_act).prompt}", "bold")
        if all(isinstance(offer.gesture, Button) for offer in self.offers):
            self._list(self.offers)
        if len(self.offers) == 1:
            screen.say(f"There is only one move, {self.offers[0].move}: press Enter.", "dim")

    def _moves(self, words: list[str]) -> None:
        """The moves: those that have to do with the words; without words all, or how many there are of each."""
        if words:
            listed = self.offers if words == ["all"] else self.finder.find(words)
            if listed:
                self._list(ranked(listed))
            else:
                self.screen.say(f"No move has to do with all of {one_line(' '.join(words))}.", "yellow")
        elif len(self.offers) <= self.menu.size:
            self._list(ranked(self.offers))
        else:
            for handle, offers in groups(self.offers):
                self.screen.say(f"  {handle:10}  {self.names.get(handle, ''):12}  {summary(offers)}")
            self.screen.say("Type one of these to list its moves, or moves all.", "dim")

    def _list(self, offers: tuple[Offer, ...]) -> None:
        self.menu = Menu(offers)
        self._page()

    def _page(self) -> None:
        for number, offer in self.menu.shown():
            line = Text(f"{number:4}  ", "bold")
            line.append(plain(told(offer), self.screen.unicode), "not bold")
            self.screen.say(line)
        if self.menu.page + 1 < self.menu.pages:
            last = self.menu.shown()[-1][0]
            self.screen.say(f"{last} of {len(self.menu.offers)}; Enter shows more.", "dim")

    def _show(self, words: list[str]) -> None:
        state, screen = self.match.state, self.screen
        offer = self._numbered(words[0] if words else "")
        if offer is None or state.to_act is None:
            return
        scene = previewed(state.scene(state.to_act), offer, state.to_act)
        screen.say(text(scene, self.match.names, width=screen.width, unicode=screen.unicode))
        screen.say(f"The board as it would be after {offer.move}. Nothing has been played yet.", "dim")

    # Other wishes ---------------------------------------------------------------------------------------

    def _hint(self) -> None:
        with self.screen.waiting("Thinking about a hint"):
            move = interruptible(self._hinted)
        self._list(tuple(offer for offer in self.offers if offer.move == move))
        self.screen.say("Type 1 to play it, or show 1 to see it.", "dim")

    def _hinted(self) -> str:
        return self.hint()(self.match.state)

    def _undo(self) -> None:
        if self.match.take_back():
            self.screen.say("Taken back.")
        else:
            self.screen.say("There is nothing to take back.", "yellow")

    def _resign(self) -> None:
        self.match.go_on(self.match.state.finish("resign", self.match.state.to_act))

    def _save(self, words: list[str]) -> None:
        if words:
            self._write(" ".join(words))
        else:
            self.screen.say("Type save and the name of a file.", "yellow")

    def _quit(self) -> None:
        self.offer_to_save()
        raise Left

    def offer_to_save(self) -> None:
        """Ask for a file name until the record is written or nobody wants it."""
        if self.match.file is not None or not self.match.state.history:
            return  # it is written already, or there is nothing to write
        while name := self.ask("Save the record? A file name, or Enter for no: "):
            if self._write(name):
                return

    def _write(self, name: str) -> bool:
        try:
            file = Path(name).expanduser()
            if file.exists():
                self.screen.say(one_line(f"{name} exists already; nothing is written over it."), "yellow", wrap=False)
                return False
            save(self.match.state, file)
        except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: no home folder to expand ~ with
            why = error.strerror if isinstance(error, OSError) and error.strerror else error
            self.screen.say(one_line(f"{name} cannot be written: {why}."), "yellow", wrap=False)
            return False
        self.screen.say(f"The record is in {name}.", wrap=False)
        return True
