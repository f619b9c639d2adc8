# SPDX-License-Identifier: MIT
"""Eight queens are set by hand, refused, counted, removed and dragged; then all of them are set by a method of the
course."""
from driver import Program, play
from queens import click_square, place, queens, square, wait_for_queens, waiting
from screen import click, drag, key


def counted(game, number):
    """Waits until this number of solutions with the queens on the board is shown."""
    texts = game.words.get("Solutions left: %1", {"Solutions left: %1"})
    game.wait_for(lambda: any(game.look(text.replace("%1", str(number))) for text in texts), f"{number} solutions left")


def by_hand(game):
    # At first the panel is closed, and its additional options are collapsed.
    game.press("Board", "check box")
    game.press("More", "check box")
    click_square(game, "a8")
    wait_for_queens(game, "a8")
    counted(game, 4)
    game.find("can be solved")

    click_square(game, "d5")
    game.wait_for(lambda: "a8" in game.text("Message", "label"), "the queen that attacks to be named")
    wait_for_queens(game, "a8")

    drag(place(game, waiting(7)), place(game, square("b5")))
    wait_for_queens(game, "a8", "b5")
    counted(game, 0)
    game.find("cannot be solved from here")
    drag(place(game, square("b5")), place(game, square("e7")))
    wait_for_queens(game, "a8", "e7")
    counted(game, 1)

    game.press("Grey attacked squares")
    assert game.is_on("Grey attacked squares")


def by_keys_and_hints(game):
    click_square(game, "e7")
    wait_for_queens(game, "a8")
    key("ctrl+z")
    wait_for_queens(game, "a8", "e7")
    key("Up", "Left", "Return")  # from e7 to d8, which is attacked
    wait_for_queens(game, "a8", "e7")
    for standing in range(3, 9):
        game.press("Hint")
        game.press("Hint")
        game.wait_for(lambda: len(queens(game)) == standing, f"{standing} queens")
    game.find("solved")
    game.find("New Board", "button")  # the end card
    wait_for_queens(game, "a8", "e7", "h6", "f5", "c4", "g3", "b2", "d1")


def by_the_course(game):
    game.press("New")
    wait_for_queens(game)
    key("F7")
    click(*game.point(game.find("Solver", "page tab")))
    game.choose("Method", "Looking back")
    game.press("Show the solution only", "check box")
    game.press("Solve", "button")
    game.to_the_end(lambda: len(queens(game)) == 8, "eight queens")
    wait_for_queens(game, "a8", "e7", "h6", "f5", "c4", "g3", "b2", "d1")
    key("ctrl+z")
    wait_for_queens(game)


def an_afternoon():
    game = Program("queens:8")
    wait_for_queens(game)
    by_hand(game)
    by_keys_and_hints(game)
    by_the_course(game)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(an_afternoon)
