# SPDX-License-Identifier: MIT
"""A knight's and a bishop's board of one's own are drawn: with one square closed there is no tour, which the verdict says
and explains; another square is closed instead, and the tour is begun by hand, watched, saved, printed and opened again."""
from driver import Program, play
from ownboard import ask_why, begin_to_edit, keep, watch
from screen import key
from tours import click_squares, is_knights, tour, wait_for_tour


def draw(game, wrong, right):
    begin_to_edit(game)
    game.choose("While editing, a click", "closes or opens the square")
    click_squares(game, wrong)
    ask_why(game)
    click_squares(game, wrong)
    click_squares(game, right)
    game.find("can be solved")
    key("F2")


def begin_by_hand(game, start, first):
    click_squares(game, first)
    wait_for_tour(game, start, first)
    key("ctrl+z")
    wait_for_tour(game, start)


def a_knights_board():
    """Every jump changes colour, so a tour from a corner of 5 × 5 squares needs all squares of the other colour."""
    game = Program("knight:5x5")
    wait_for_tour(game, "a5")
    draw(game, "b5", "c5")
    begin_by_hand(game, "a5", "b3")
    watch(game, lambda game: len(tour(game)) == 24 and is_knights(tour(game)), "a tour of 24 squares")
    keep(game, "knight", "without=c5", lambda game: len(tour(game)) == 24)


def a_bishops_board():
    """Without c1 the bishop cannot reach d2; without a1 this is the only tour."""
    game = Program("bishop:4x3")
    wait_for_tour(game, "a3")
    draw(game, "c1", "a1")
    begin_by_hand(game, "a3", "b2")
    way = ["a3", "b2", "c1", "d2", "c3"]
    watch(game, lambda game: tour(game) == way, "the tour")
    keep(game, "bishop", "without=a1", lambda game: tour(game) == way)


play(a_knights_board, a_bishops_board)
