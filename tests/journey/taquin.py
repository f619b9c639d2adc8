# SPDX-License-Identifier: MIT
"""Reads and clicks the board of the taquin."""
import re

from driver import children
from screen import click


def tiles(game):
    """The board row by row, 0 for the gap; a cell says "row 1, column 2: tile 5" in whatever language."""
    found = (re.findall(r"\d+", cell) for cell in game.cells("Board"))
    return [int(numbers[2]) if len(numbers) > 2 else 0 for numbers in found]


def wait_for_tiles(game, wanted):
    game.wait_for(lambda: tiles(game) == wanted, f"the board {wanted}")


def wait_for_disorder(game, cells):
    """The board, once it has this many cells and is not in order. Its cells are read one after the other, so that a
    board which changes meanwhile has tiles twice."""

    def disorder():
        seen = tiles(game)
        return sorted(seen) == [*range(cells)] and seen != ordered(cells) and seen

    return game.wait_for(disorder, "a scrambled board")


def ordered(cells):
    return [*range(1, cells), 0]


def one_move_apart(one, other, columns):
    """Whether, by the rules, the gap and a tile beside it have changed places."""
    changed = [cell for cell in range(len(one)) if one[cell] != other[cell]]
    if len(changed) != 2 or 0 not in (one[changed[0]], one[changed[1]]):
        return False
    first, second = changed
    beside = second - first == 1 and second % columns != 0
    return beside or second - first == columns


def cell(game, number):
    """Where a cell is on screen; they are numbered row by row from 0."""
    return game.point(list(children(game.find("Board", "table")))[number])


def click_cell(game, number):
    click(*cell(game, number))
