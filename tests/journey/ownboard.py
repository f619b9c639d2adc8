# SPDX-License-Identifier: MIT
"""The steps that all journeys with a board of one's own share: the board is edited, the reason why it cannot be solved is
read, a method is watched, the game is saved, printed and opened again."""
from driver import Program
from files import path_of, save_as
from screen import key


def begin_to_edit(game):
    """Opens the panel with the tools of the editor, and begins to edit."""
    key("F6")  # a window opens in the arrangement in which the last one was left
    for tools in ("Board", "More"):
        if not game.is_on(tools, "check box"):
            game.press(tools, "check box")
    key("F2")


def ask_why(game):
    """Waits for the verdict on a board without solution, and returns its reason."""
    game.find("cannot be solved")
    game.press("Why?")
    return game.wait_for(lambda: game.text("Message", "label"), "the reason")


def watch(game, is_solved, what):
    """Watches the search of the usual method, as fast as it goes, to the solution."""
    key("F7")
    game.value("Speed", 100, "slider")
    game.press("Solve", "button")
    game.to_the_end(lambda: is_solved(game), what)
    game.find("solved")


def keep(game, name, holds, is_there):
    """Saves the game and prints it, quits, and opens the game again: its text holds this, and the board is there."""
    path = path_of(f"{name}.cassetete")
    key("ctrl+shift+s")
    game.find("Save As", "dialog")
    save_as(path, game, b"cassetete ")
    key("ctrl+shift+p")
    game.press("Save as PDF…", "button")
    game.find("Save as PDF", "dialog")
    save_as(path_of(f"{name}.pdf"), game, b"%PDF")
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0
    with open(path, encoding="utf-8") as file:
        assert holds in file.read()
    again = Program(path)
    again.wait_for(lambda: is_there(again), "the board of the saved game")
    again.menu("Game", "Quit")
    assert again.wait_for_end() == 0
