# SPDX-License-Identifier: MIT
"""Four cards of one's own are drawn: with one half changed they cannot be laid, which the verdict says and explains; the
half is changed back, and the cards are laid by hand and by a method, saved, printed and opened again."""
import re

from driver import Program, children, play
from ownboard import ask_why, begin_to_edit, keep, watch
from screen import click, key

CELLS = 4


def cards(game):
    """Returns the number of the card at each place of the table, 0 for none."""
    return [int((re.findall(r"\d+", cell) + ["0"])[2]) for cell in game.cells("Board")[:CELLS]]


def place(game, number, down=0.5):
    """Returns a point of a place of the table, or of the tray after it."""
    return game.point(list(children(game.find("Board", "table")))[number], 0.5, down)


def change_the_north_of_card_1(game, half):
    before = game.cells("Board")[CELLS]
    click(*place(game, CELLS, 0.2))
    game.press(half, "check box")
    game.wait_for(lambda: game.cells("Board")[CELLS] != before, "the half to be another")


def draw(game):
    begin_to_edit(game)
    change_the_north_of_card_1(game, "a green head")
    ask_why(game)
    change_the_north_of_card_1(game, "a red head")
    game.find("can be solved")
    key("F2")


def by_hand(game):
    click(*place(game, CELLS + 2))
    click(*place(game, 1))
    game.wait_for(lambda: cards(game) == [0, 3, 0, 0], "card 3 on the table")
    key("ctrl+z")
    game.wait_for(lambda: cards(game) == [0] * CELLS, "the empty table")


def cards_of_ones_own():
    game = Program("dogs:2x2")
    game.wait_for(lambda: cards(game) == [0] * CELLS, "the empty table")
    draw(game)
    by_hand(game)
    watch(game, lambda game: sorted(cards(game)) == [1, 2, 3, 4], "all four cards")
    keep(game, "cards", "dogs:2x2", lambda game: sorted(cards(game)) == [1, 2, 3, 4])


play(cards_of_ones_own)
