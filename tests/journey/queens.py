# SPDX-License-Identifier: MIT
"""Reads and clicks the board of the queens."""
import re

from driver import children
from screen import click

SIDE = 8


def square(name):
    """Returns the number of a square; they are numbered row by row from a8."""
    return (SIDE - int(name[1:])) * SIDE + ord(name[0]) - ord("a")


def waiting(row):
    """Returns the number of the place beside a row."""
    return SIDE * SIDE + SIDE - row


def place(game, number):
    """Returns the point of a square, or of a place beside the board."""
    return game.point(list(children(game.find("Board", "table")))[number])


def click_square(game, name):
    click(*place(game, square(name)))


def queens(game):
    """Returns the squares with a queen, which the board describes as "e4: queen" or "e4: given queen", in any
    language."""
    told = [name.replace("%1", "(.*)") for text in ("%1: queen", "%1: given queen") for name in game.words.get(text, {text})]
    found = (re.fullmatch(pattern, cell) for cell in game.cells("Board")[: SIDE * SIDE] for pattern in told)
    return {match[1] for match in found if match}


def wait_for_queens(game, *wanted):
    game.wait_for(lambda: queens(game) == set(wanted), f"queens on {wanted}")
