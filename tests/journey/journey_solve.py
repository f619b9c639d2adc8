# SPDX-License-Identifier: MIT
"""A new board is scrambled and solved, and the solution is stepped through forward and back."""
from driver import Program, play
from screen import click, key
from taquin import ordered, tiles, wait_for_disorder, wait_for_tiles


def to_the_end_and_back():
    game = Program()
    game.press("Sliding tiles (15 puzzle)", "list item")
    game.press("Board", "check box")
    game.value("Columns", 4)
    game.value("Rows", 4)
    game.press("New")
    game.wait_for(lambda: len(tiles(game)) == 16, "a board of 4 by 4")

    fresh = wait_for_disorder(game, 16)
    game.press("More", "check box")
    game.press("Scramble")
    game.find("can be solved")
    scrambled = game.wait_for(lambda: (seen := wait_for_disorder(game, 16)) != fresh and seen, "a scrambled board")

    key("F7")
    game.press("Show the solution only", "check box")
    click(*game.point(game.find("Solver", "page tab")))
    game.choose("Method", "Row by row")
    game.press("Solve")
    game.wait_for(lambda: game.value("Move") > 0, "the solution to play")
    game.press("Pause")
    game.press("Last")
    wait_for_tiles(game, ordered(16))
    game.find("solved")
    end = game.value("Move")

    game.press("Back")
    game.wait_for(lambda: game.value("Move") == end - 1, "one move back")
    game.press("Forward")
    wait_for_tiles(game, ordered(16))
    game.press("First")
    wait_for_tiles(game, scrambled)
    game.wait_for(lambda: game.value("Move") == 0, "move 0")
    game.value("Move", end)
    wait_for_tiles(game, ordered(16))

    game.press("Undo")
    wait_for_tiles(game, scrambled)
    game.press("Redo")
    wait_for_tiles(game, ordered(16))

    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(to_the_end_and_back)
