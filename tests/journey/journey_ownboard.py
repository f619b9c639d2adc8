# SPDX-License-Identifier: MIT
"""A peg board of one's own is drawn: no jumps leave a single peg on it, which the verdict says; another hole is emptied,
and the board is solved by hand and by a method, saved, printed and opened again."""
import re

from driver import Program, children, play
from ownboard import ask_why, keep, watch
from screen import click, key


def board(game):
    """Returns the board as O and dots, without what is no hole: a hole is described as "row 1, column 2: peg" or
    "…: empty hole", in any language, and a place of the tray by a single number."""
    def patterns(text):
        return [name.replace("%1", ".*") for name in game.words.get(text, {text})]
    signs = ""
    for name in game.cells("Board"):
        if len(re.findall(r"\d+", name)) != 2:
            continue
        if any(re.fullmatch(pattern, name) for pattern in patterns("%1: peg")):
            signs += "O"
        elif any(re.fullmatch(pattern, name) for pattern in patterns("%1: empty hole")):
            signs += "."
    return signs


def wait_for_board(game, wanted):
    game.wait_for(lambda: board(game) == wanted, f"the board {wanted}")


def hole(game, number):
    """Returns the point of a hole, counted from 0."""
    return game.point(list(children(game.find("Board", "table")))[number])


def draw(game):
    """A free place beside the last hole becomes a hole with a peg; then the first hole is the empty one."""
    key("F2")
    left, right = hole(game, 0), hole(game, 2)
    click(right[0] + (right[0] - left[0]) // 2, right[1])
    wait_for_board(game, ".OOO")
    ask_why(game)


def empty_another_hole(game):
    game.press("Pick the Empty Hole", "check box")
    click(*hole(game, 1))
    wait_for_board(game, "O.OO")
    game.find("can be solved")
    key("F2")


def jump(game, start, end):
    click(*hole(game, start))
    click(*hole(game, end))


def by_hand(game):
    jump(game, 3, 1)
    wait_for_board(game, "OO..")
    jump(game, 0, 2)
    wait_for_board(game, "..O.")
    game.find("solved")
    key("ctrl+z", "ctrl+z")
    wait_for_board(game, "O.OO")


def a_board_of_ones_own():
    game = Program("solitaire:own,cells=OOO,hole=11")
    wait_for_board(game, ".OO")
    draw(game)
    empty_another_hole(game)
    by_hand(game)
    watch(game, lambda game: board(game) == "..O.", "the last peg")
    keep(game, "pegs", "own,cells=", lambda game: board(game) == "..O.")


play(a_board_of_ones_own)
