# SPDX-License-Identifier: MIT
"""The bishop is moved by hand, twice over a square but not in the same direction; all seventy tours are found; a
large board is solved by mirrors."""
from driver import Program, name_of, play
from screen import click, drag, key
from tours import click_squares, far, numbers, place, tour, wait_for_tour


def by_hand(game):
    click_squares(game, "b7", "c6", "b5", "a6")
    wait_for_tour(game, "a8", "b7", "c6", "b5", "a6")
    click_squares(game, "b5")
    game.wait_for(lambda: "b5" in game.text("Message", "label") and "╲" in game.text("Message", "label"),
                  "the sense that is used to be named")
    drag(place(game, "a6"), place(game, "b7"))
    wait_for_tour(game, "a8", "b7", "c6", "b5", "a6", "b7")
    assert numbers(game)["b7"] == [2, 6]
    game.find("cannot be solved from here")  # the bishop turned on c6, which leaves d7 one way less
    for _ in range(4):
        key("ctrl+z")
    wait_for_tour(game, "a8", "b7")
    game.find("can be solved")


def all_seventy(game):
    key("ctrl+z")
    wait_for_tour(game, "a8")
    key("a")
    key("F7")
    game.wait_for(lambda: game.look("Solutions", "page tab"), "the tours")
    click(*game.point(game.find("Solver", "page tab")))
    game.wait_for(lambda: any("70" in text for text in every_name(game)), "70 tours")


def every_name(game):
    return [name_of(node) for node in game.nodes()]


def by_mirrors(game):
    click(*game.point(game.find("Show the solution only", "check box")))
    click(*game.point(game.find("Board", "page tab")))
    game.value("Columns", 14)
    game.value("Rows", 12)
    game.press("New")
    wait_for_tour(game, "a12")
    game.press("Solve", "button")
    game.to_the_end(lambda: len(numbers(game)) == 14 * 12 // 2, "all squares of the colour")
    squares = tour(game)
    assert all(far(*step) == (1, 1) for step in zip(squares, squares[1:]))
    assert squares[-1] == "n1" or squares[-1][0] in "an"
    game.find("solved")


def a_morning():
    game = Program("bishop:8x8")
    wait_for_tour(game, "a8")
    by_hand(game)
    all_seventy(game)
    by_mirrors(game)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(a_morning)
