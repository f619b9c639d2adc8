# SPDX-License-Identifier: MIT
"""A teacher names three moments of a search, and finds them again in full screen; a learner says what comes next."""
from driver import Program, play
from screen import click, key

MOMENTS = {"a first refusal": 3, "the deepest so far": 200, "nearly there": 800}


def go_to(game, move):
    game.value("Move", move)
    wait_for_move(game, move)


def wait_for_move(game, move):
    game.wait_for(lambda: game.value("Move") == move, f"move {move}")


def search(game):
    """The first solution of eight queens, found while it is watched."""
    key("F8")
    game.menu("Solve", "Method", "Looking back")
    key("ctrl+Return")
    game.wait_for(lambda: game.value("Move") > 0, "the first try")
    key("ctrl+Next")
    game.wait_for(lambda: game.value("Move") > 876, "the solution after 876 tries")


def a_teacher():
    game = Program("queens:8")
    search(game)
    for name, move in MOMENTS.items():
        go_to(game, move)
        key("ctrl+d")
        game.fill("Name:", name)
        game.press("OK")
        game.wait_for(lambda: not game.look("Name This Moment", "dialog"), "the dialog to close")
    key("ctrl+q")
    assert game.wait_for_end() == 0

    game = Program()
    first, second, third = MOMENTS.values()
    wait_for_move(game, third)
    key("F11")
    game.wait_for(lambda: not game.look("New", "push button"), "the full screen")
    key("Prior")
    wait_for_move(game, second)
    key("Prior")
    wait_for_move(game, first)
    key("Next")
    wait_for_move(game, second)
    key("F11")
    game.find("New", "push button")
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


def a_learner():
    """After the queen on a8 the rules refuse a7 and b7; c7 is free."""
    game = Program("queens:8")
    search(game)
    go_to(game, 1)
    click(*game.point(game.find("Predict", "page tab")))
    game.press("Ask me before each step")
    for right in (1, 2):
        key("ctrl+Right")
        game.press("A refusal", "push button")
        game.find(game.said("%1 right of the last %2", right, right), "label")
    key("ctrl+Right")
    game.press("A move is taken back", "push button")
    game.find(game.said("%1 right of the last %2", 2, 3), "label")
    wait_for_move(game, 4)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(a_teacher, a_learner)
