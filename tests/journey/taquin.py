# SPDX-License-Identifier: MIT
"""Reads and clicks the board of the taquin."""
import re

from driver import children
from screen import click


def tiles(game):
    """Returns the board row by row, 0 for the gap. A cell is described as "row 1, column 2: tile 5", in any
    language."""
    found = (re.findall(r"\d+", cell) for cell in game.cells("Board"))
    return [int(numbers[2]) if len(numbers) > 2 else 0 for numbers in found]


def wait_for_tiles(game, wanted):
    game.wait_for(lambda: tiles(game) == wanted, f"the board {wanted}")


def wait_for_disorder(game, cells):
    """Waits until the board has this many cells and is not in order. Its cells are read one after the other, so a
    board that changes meanwhile may show a tile twice."""

    def disorder():
        seen = tiles(game)
        return sorted(seen) == [*range(cells)] and seen != ordered(cells) and seen

    return game.wait_for(disorder, "a scrambled board")


def ordered(cells):
    return [*range(1, cells), 0]


def one_move_apart(one, other, columns):
    """Returns whether the gap and a tile beside it have changed places, as the rules allow."""
    changed = [cell for cell in range(len(one)) if one[cell] != other[cell]]
    if len(changed) != 2 or 0 not in (one[changed[0]], one[changed[1]]):
        return False
    first, second = changed
    beside = second - first == 1 and second % columns != 0
    return beside or second - first == columns


def cell(game, number):
    """Returns the point of a cell; they are numbered row by row from 0."""
    return game.point(list(children(game.find("Board", "table")))[number])


def click_cell(game, number):
    click(*cell(game, number))
