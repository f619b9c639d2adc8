# SPDX-License-Identifier: MIT
"""A problem of one's own is drawn: two queens are given that no solution has together, which the verdict says and
explains; one of them is moved, and the rest is solved by a method, saved and opened again."""
import os

from driver import Program, play
from queens import click_square, queens, wait_for_queens
from screen import key, write

# With queens on a8 and e7, eight queens have this solution and no other.
SOLUTION = ("a8", "e7", "h6", "f5", "c4", "g3", "b2", "d1")
PATH = os.path.join(os.environ["HOME"], "mine.cassetete")


def draw(game):
    game.press("Board", "check box")
    game.press("More", "check box")
    key("F2")
    game.choose("While editing, a click", "gives or removes a queen")
    click_square(game, "a8")
    wait_for_queens(game, "a8")
    click_square(game, "b5")
    wait_for_queens(game, "a8", "b5")
    game.find("cannot be solved")
    game.press("Why?")
    game.wait_for(lambda: game.text("Message", "label"), "the reason")
    click_square(game, "b5")
    wait_for_queens(game, "a8")
    click_square(game, "e7")
    wait_for_queens(game, "a8", "e7")
    game.find("can be solved")
    key("F2")


def play_it(game):
    """A given queen stays where she is."""
    click_square(game, "e7")
    wait_for_queens(game, "a8", "e7")
    click_square(game, "h6")
    wait_for_queens(game, "a8", "e7", "h6")
    game.press("Hint")
    game.press("Hint")
    game.wait_for(lambda: len(queens(game)) == 4, "the queen of the hint")
    game.press("Undo")
    game.press("Undo")
    wait_for_queens(game, "a8", "e7")


def watch(game):
    key("F7")
    game.value("Speed", 100, "slider")
    game.press("Solve", "button")
    game.to_the_end(lambda: len(queens(game)) == 8, "eight queens")
    wait_for_queens(game, *SOLUTION)


def save(game):
    key("ctrl+shift+s")
    game.find("Save As", "dialog")
    key("ctrl+a")
    write(PATH)
    key("Return")
    game.wait_for(lambda: os.path.exists(PATH), "the saved game")


def a_problem_of_ones_own():
    game = Program("queens:8")
    wait_for_queens(game)
    draw(game)
    play_it(game)
    watch(game)
    save(game)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0
    with open(PATH, encoding="utf-8") as file:
        assert "given" in file.read()
    again = Program(PATH)
    wait_for_queens(again, *SOLUTION)
    again.menu("Game", "Quit")
    assert again.wait_for_end() == 0


play(a_problem_of_ones_own)
