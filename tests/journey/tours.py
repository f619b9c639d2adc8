# SPDX-License-Identifier: MIT
"""Reads and clicks the boards of the knight's and the bishop's tour."""
import re

from driver import children
from screen import click


def numbers(game):
    """Returns the number, or the two numbers, of each visited square, which the board describes as "c5: number 12",
    in any language."""
    found = {}
    for cell in game.cells("Board"):
        said = re.fullmatch(r"([a-z]+\d+)\s?:(.*)", cell)
        if said and (told := re.findall(r"\d+", said[2])):
            found[said[1]] = [int(number) for number in told]
    return found


def tour(game):
    """Returns the squares in the order of their numbers."""
    order = sorted((number, square) for square, told in numbers(game).items() for number in told)
    return [square for _, square in order]


def wait_for_tour(game, *wanted):
    game.wait_for(lambda: tour(game) == list(wanted), f"the tour {' '.join(wanted)}")


def place(game, name):
    """Returns the point of a square."""
    def named(cell):
        return re.match(rf"{name}\b", cell.get_name())
    return game.point(game.wait_for(lambda: next(filter(named, children(game.find("Board", "table"))), None), name))


def click_squares(game, *names):
    for name in names:
        click(*place(game, name))


def far(one, other):
    """Returns the differences of columns and rows between two squares."""
    return abs(ord(one[0]) - ord(other[0])), abs(int(one[1:]) - int(other[1:]))


def is_knights(squares, closed=False):
    jumps = list(zip(squares, squares[1:])) + ([(squares[-1], squares[0])] if closed else [])
    return len(set(squares)) == len(squares) and all(sorted(far(*jump)) == [1, 2] for jump in jumps)
