# SPDX-License-Identifier: MIT
"""The first start shows the home page, from which a puzzle is played, watched and learned about; the second start
continues the last game."""
from driver import LANGUAGE, Program, name_of, play
from screen import run

HEADING = "Eight puzzles to play, to watch, to understand"


def press(game, puzzle, what):
    """Presses a button of a card, whose name consists of the puzzle and the button's text."""
    between = {"en": ": ", "fr": "\u00a0: "}[LANGUAGE]
    names = {one + between + other for one in game.words.get(puzzle, {puzzle}) for other in game.words.get(what, {what})}

    def do():
        found = next((node for node in game.nodes() if name_of(node) in names), None)
        return found and found.do_action(0)

    game.wait_for(do, f"{puzzle}: {what}")


def at_home(game):
    return game.wait_for(lambda: game.look(HEADING), "the home page")


def is_over(game):
    """Returns whether nothing runs or plays any more, and the last frame is in view."""
    slider = game.find("Position", "slider")
    return not game.is_enabled("Stop", "button") and 0 < slider.get_current_value() == slider.get_maximum_value()


def the_first_minute():
    game = Program(greeted=False)
    at_home(game)
    assert not game.look("Position", "slider"), "there is nothing to go back to"
    assert game.look("Board", "table") is None

    press(game, "Queens", "Play")
    # Each row has a place beside the board, where its queen waits until she is set.
    game.wait_for(lambda: len(game.cells("Board")) == 64 + 8, "the board of the queens")
    assert not game.look(HEADING)

    run("xdotool", "key", "alt+Home")
    at_home(game)
    press(game, "Queens", "Watch it solved")
    game.wait_for(lambda: len(game.cells("Board")) == 36 + 6, "the board of the card")
    game.value("Speed", 60, "slider")
    game.wait_for(lambda: is_over(game), "the end of the search")

    game.menu("View", "Home")
    at_home(game)
    press(game, "Queens", "Learn")
    title = {"en": "Lesson 2", "fr": "Leçon 2"}[LANGUAGE]
    game.wait_for(lambda: any(title in window.get_name() for window in game.windows()), "the lesson")
    press(game, "Queens", "Play")
    game.wait_for(lambda: len(game.cells("Board")) == 36 + 6, "the board as it was left")
    assert game.terminate() == 0

    game = Program(greeted=False)
    game.wait_for(lambda: len(game.cells("Board")) == 36 + 6, "the last game")
    assert not game.look(HEADING)


play(the_first_minute)
