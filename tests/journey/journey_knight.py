# SPDX-License-Identifier: MIT
"""The knight is moved by hand, completes a tour by Warnsdorff's rule, goes round by tiles, and searches by the
course's first program."""
from driver import Program, play
from screen import click, drag, key
from tours import click_squares, is_knights, place, tour, wait_for_tour


def by_hand(game):
    click_squares(game, "c4")
    wait_for_tour(game, "a5", "c4")
    click_squares(game, "c3")
    game.wait_for(lambda: "c3" in game.text("Message", "label"), "the jump that there is not to be explained")
    click_squares(game, "a5")
    game.wait_for(lambda: "1" in game.text("Message", "label"), "the visited square's number")
    wait_for_tour(game, "a5", "c4")
    drag(place(game, "c4"), place(game, "e5"))
    wait_for_tour(game, "a5", "c4", "e5")
    key("Down", "Down", "Left", "Return")  # from e5 to d3
    wait_for_tour(game, "a5", "c4", "e5", "d3")
    game.find("can be solved")
    key("ctrl+z")
    wait_for_tour(game, "a5", "c4", "e5")
    game.press("Hint")
    game.press("Hint")
    game.wait_for(lambda: len(tour(game)) == 4, "the hint to be taken")


def home_by_the_rule(game):
    key("F7")
    click(*game.point(game.find("Solver", "page tab")))
    click(*game.point(game.find("Show the solution only", "check box")))
    game.press("Solve", "button")
    game.to_the_end(lambda: len(tour(game)) == 25, "all squares")
    assert is_knights(tour(game)) and tour(game)[:3] == ["a5", "c4", "e5"]
    game.find("solved")


def round_by_tiles(game):
    click(*game.point(game.find("Board", "page tab")))
    game.value("Columns", 6)
    game.value("Rows", 6)
    game.press("Closed tour")
    game.fill("Start", "c3")
    game.press("New")
    wait_for_tour(game, "c3")
    game.press("Solve", "button")
    game.to_the_end(lambda: len(tour(game)) == 36, "all squares")
    assert is_knights(tour(game), closed=True)


def no_tour(game):
    game.fill("Start", "")
    game.value("Rows", 4)
    game.press("New")
    wait_for_tour(game, "a4")
    game.find("cannot be solved")


def searching(game):
    game.value("Columns", 8)
    game.value("Rows", 8)  # a closed tour again: the search will not end by itself
    game.press("New")
    wait_for_tour(game, "a8")
    click(*game.point(game.find("Solver", "page tab")))
    game.choose("Method", "Squares")
    click(*game.point(game.find("Watch the search", "check box")))
    game.value("Speed", 60)
    game.press("Solve", "button")
    game.wait_for(lambda: game.value("Move") > 20000, "some thousand jumps")
    game.press("Pause")
    game.find("Continue", "button")
    there = game.value("Move")
    game.press("Back")
    game.wait_for(lambda: game.value("Move") < there, "a jump to be taken back")
    game.press("Forward")
    game.wait_for(lambda: game.value("Move") == there, "the same jump again")
    game.press("Previous deepest point")
    game.wait_for(lambda: game.value("Move") < there, "a deeper point before")
    deep, length = game.value("Move"), len(tour(game))
    game.press("Previous deepest point")
    game.wait_for(lambda: game.value("Move") < deep, "the one before that")
    game.wait_for(lambda: len(tour(game)) < length, "a shorter tour")
    game.press("Next deepest point")
    game.wait_for(lambda: game.value("Move") == deep, "the deeper point again")
    game.press("Stop", "button")
    game.press("First")
    wait_for_tour(game, "a8")


def from_tour_to_tour(game):
    click(*game.point(game.find("Board", "page tab")))
    game.value("Columns", 5)
    game.value("Rows", 5)
    game.press("Closed tour", "check box")  # the board in view asks for a closed tour, even at its first move
    assert not game.is_on("Closed tour")
    game.press("New")
    wait_for_tour(game, "a5")
    click(*game.point(game.find("Solver", "page tab")))
    game.value("Speed", 20)
    game.press("All", "button")
    game.press("Next solution")
    game.wait_for(lambda: len(tour(game)) == 25, "the first tour")
    first = tour(game)
    game.press("Next solution")
    game.wait_for(lambda: len(tour(game)) == 25 and tour(game) != first, "the second tour")
    assert is_knights(first) and is_knights(tour(game))
    game.press("Previous solution")
    game.wait_for(lambda: tour(game) == first, "the first again")


def an_evening():
    game = Program("knight:5x5")
    wait_for_tour(game, "a5")
    by_hand(game)
    home_by_the_rule(game)
    round_by_tiles(game)
    no_tour(game)
    searching(game)
    from_tour_to_tour(game)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(an_evening)
