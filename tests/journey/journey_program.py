# SPDX-License-Identifier: MIT
"""The player's own solver is watched, paused, stepped back, stopped and raced; then one of its lines is broken, and
the fault is shown on the board."""
import os

from driver import Atspi, Program, children, name_of, play
from queens import queens, wait_for_queens
from screen import click, key

EXAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "resources", "examples")


def own_program():
    """Returns a copy of the example, to be broken."""
    path = os.path.join(os.environ["HOME"], "queens.py")
    with open(os.path.join(EXAMPLES, "queens.py")) as source, open(path, "w") as copy:
        copy.write(source.read())
    return path


def break_a_line(path):
    with open(path) as source:
        text = source.read()
    with open(path, "w") as copy:
        copy.write(text.replace(" or abs(column - taken) == abs(row - other)", ""))


def enter(game, command):
    click(*game.point(game.find("Command", "text")))
    game.type(command)


def watch(game):
    key("F7")
    click(*game.point(game.find("Solver", "page tab")))
    game.choose("Method", "Your own program…")
    enter(game, own_program())
    if not game.is_on("Watch the search"):
        game.press("Watch the search")
    game.press("Solve", "button")
    game.wait_for(lambda: len(queens(game)) > 1, "queens that the program sets")
    game.press("Pause")
    game.find("Continue", "button")
    moves = game.value("Move")
    game.press("Back")
    game.wait_for(lambda: game.value("Move") == moves - 1, "one move back")
    game.press("Continue")
    game.press("Stop")
    game.wait_for(lambda: game.is_enabled("Solve", "button"), "the end of the program")


def check_racers(game, *wanted):
    """Clicks the check boxes of the list until exactly these are checked."""
    for item in game.items("Racers"):
        should = any(name_of(item) in game.words.get(name, {name}) for name in wanted)
        if item.get_state_set().contains(Atspi.StateType.CHECKED) != should:
            click(*game.point(item, across=0.04))


def race(game):
    """Both methods set each queen as far to the left as they can, so their numbers of tries are equal."""
    key("F8")
    click(*game.point(game.find("Race", "page tab")))
    check_racers(game, "Your own program…", "Looking back")
    game.press("Start the Race")
    table = game.find("What each racer did", "table")
    game.wait_for(lambda: [name_of(cell) for cell in children(table)].count("876") >= 2, "876 tries of either")
    key("F7")


def see_the_fault(game):
    break_a_line(os.path.join(os.environ["HOME"], "queens.py"))
    game.press("Undo")
    wait_for_queens(game)
    game.press("Solve", "button")
    game.wait_for(lambda: "+ 2" in game.text("Message", "label"), "the wrong line to be told")
    wait_for_queens(game, "a8")


def an_evening():
    game = Program("queens:8")
    wait_for_queens(game)
    watch(game)
    race(game)
    see_the_fault(game)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(an_evening)
