# SPDX-License-Identifier: MIT
"""The taquin gets a goal of one's own, drawn on the board; a board that cannot reach it is drawn, which the verdict says;
two tiles are exchanged, and the rest is played, watched while a method solves it, shown as a solution only, saved, printed
and opened again."""
from driver import Program, children, play
from ownboard import ask_why, keep, watch
from screen import click, key
from taquin import tiles, wait_for_tiles

COLUMNS = 3
GOAL = [3, 1, 2, 4, 5, 0]


def cell(game, number):
    return game.point(list(children(game.find("Board", "table")))[number])


def exchange(game, one, other):
    """Exchanges what lies on two cells, counted from 0, while the board is edited."""
    before = tiles(game)
    click(*cell(game, one))
    click(*cell(game, other))
    wanted = list(before)
    wanted[one], wanted[other] = before[other], before[one]
    wait_for_tiles(game, wanted)


def draw_the_goal(game):
    key("F2")
    exchange(game, 0, 2)  # 3 2 1 4 5 0
    exchange(game, 1, 2)  # 3 1 2 4 5 0
    game.press("Use this board as the goal")
    game.find("solved")


def draw_the_board(game):
    """One exchange makes a board from which no slides lead to the goal, a second one a board from which they do."""
    exchange(game, 0, 1)
    ask_why(game)
    exchange(game, 3, 4)
    game.find("can be solved")
    key("F2")


def by_hand(game):
    before = tiles(game)
    click(*cell(game, 4))  # the tile beside the gap
    game.wait_for(lambda: tiles(game) != before, "the tile to slide")
    game.press("Undo")
    wait_for_tiles(game, before)


def watch_it_solved(game):
    before = tiles(game)
    watch(game, lambda game: tiles(game) == GOAL, "the goal")
    game.press("Undo")
    wait_for_tiles(game, before)


def by_a_method(game):
    click(*game.point(game.find("Solver", "page tab")))
    game.press("Show the solution only", "check box")
    game.press("Solve", "button")
    game.to_the_end(lambda: tiles(game) == GOAL, "the goal")
    game.find("solved")


def a_goal_of_ones_own():
    game = Program("taquin:3x2:1 2 3 4 5 0")
    wait_for_tiles(game, [1, 2, 3, 4, 5, 0])
    draw_the_goal(game)
    draw_the_board(game)
    by_hand(game)
    watch_it_solved(game)
    by_a_method(game)
    keep(game, "goal", "goal=3-1-2-4-5-0", lambda game: tiles(game) == GOAL)


play(a_goal_of_ones_own)
