# SPDX-License-Identifier: MIT
"""A puzzle with several solutions is searched one by one: paused, listed, grouped, returned to, exported."""
from driver import Program, play
from screen import click, key


def says(game, text):
    """Returns the visible label with this text."""
    return game.look(text, "label")


def from_solution_to_solution():
    game = Program("queens:6")
    key("F7")
    click(*game.point(game.find("Show the solution only", "check box")))
    click(*game.point(game.find("Solver", "page tab")))
    # The formula constructs a single solution, so the panel chooses another method for more.
    game.press("Next Solution")
    game.wait_for(lambda: says(game, game.said("Solution %1 – %2", 1, "246135")), "the first solution")
    game.press("Continue")
    game.wait_for(lambda: says(game, game.said("Solution %1 – %2", 2, "362514")), "the second solution")
    game.press("Enough")
    game.wait_for(lambda: says(game, game.said("Stopped")), "the end of the search")
    game.wait_for(lambda: game.is_enabled("All", "button"), "another search to be possible")

    # A search keeps the queens on the board, so the solution in view is removed first.
    game.press("Undo")
    game.press("Why?", "button")
    reason = game.said("The empty board has solutions.")
    game.wait_for(lambda: game.text("Message", "label") == reason, "the reason of the verdict")
    game.press("All", "button")
    game.wait_for(lambda: says(game, game.said("Search complete")), "all solutions")
    click(*game.point(game.find("Solutions", "page tab")))
    game.wait_for(lambda: len(game.rows("Solutions")) == 4, "the four solutions of six queens")
    # All solutions are in one class: turned, mirrored, or both.
    game.press("By class")
    game.wait_for(lambda: len(game.rows("Solutions")) == 1, "their one class")
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(from_solution_to_solution)
