# SPDX-License-Identifier: MIT
"""A board of one's own is drawn for two squares of four cells: with a cell too many there is no tiling, which the verdict
says and explains; another cell is closed, and the pieces are laid by hand and by a method, saved, printed and opened again."""
from driver import Program, children, play
from ownboard import ask_why, begin_to_edit, keep, watch
from screen import click, key

COLUMNS = 5
CELLS = 10


def letters(game):
    """Returns the letter of the piece on each cell, "." for none."""
    found = (cell.split(";")[0].split()[-1] for cell in game.cells("Board")[:CELLS])
    return "".join(word if len(word) == 1 and word.isalpha() else "." for word in found)


def place(game, number):
    """Returns the point of a cell, or of a place of the tray, which follow the cells."""
    return game.point(list(children(game.find("Board", "table")))[number])


def wait_for_letters(game, wanted):
    game.wait_for(lambda: letters(game) == wanted, f"the board {wanted}")


def draw(game):
    begin_to_edit(game)
    click(*place(game, COLUMNS - 1))
    ask_why(game)
    click(*place(game, CELLS - 1))
    game.find("can be solved")
    key("F2")


def by_hand(game):
    click(*place(game, CELLS))
    click(*place(game, 0))
    wait_for_letters(game, "OO...OO...")
    key("ctrl+z")
    wait_for_letters(game, "." * CELLS)


def a_board_of_ones_own():
    game = Program("tiling:2x5,pieces=OO")
    wait_for_letters(game, "." * CELLS)
    draw(game)
    by_hand(game)
    watch(game, lambda game: letters(game) == "OOOO.OOOO.", "both squares")
    keep(game, "tiling", "closed=", lambda game: letters(game) == "OOOO.OOOO.")


play(a_board_of_ones_own)
