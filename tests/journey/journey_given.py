# SPDX-License-Identifier: MIT
"""A problem of one's own is drawn: two queens are given that no solution has together, which the verdict says and
explains; one of them is moved, and the rest is solved by a method, saved, printed and opened again."""
from driver import Program, play
from ownboard import ask_why, begin_to_edit, keep, watch
from queens import click_square, queens, wait_for_queens
from screen import key

# With queens on a8 and e7, eight queens have this solution and no other.
SOLUTION = ("a8", "e7", "h6", "f5", "c4", "g3", "b2", "d1")


def draw(game):
    begin_to_edit(game)
    game.choose("While editing, a click", "gives or removes a queen")
    click_square(game, "a8")
    wait_for_queens(game, "a8")
    click_square(game, "b5")
    wait_for_queens(game, "a8", "b5")
    ask_why(game)
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


def a_problem_of_ones_own():
    game = Program("queens:8")
    wait_for_queens(game)
    draw(game)
    play_it(game)
    watch(game, lambda game: queens(game) == set(SOLUTION), "eight queens")
    keep(game, "given", "given", lambda game: queens(game) == set(SOLUTION))


play(a_problem_of_ones_own)
