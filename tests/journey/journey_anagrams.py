# SPDX-License-Identifier: MIT
"""A word is changed by hand, and searched by the recursion with equal letters kept and left out; one of its words is
chosen in the tree."""
import re

from driver import Program, children, play
from screen import click, drag, key


def cells(game):
    return game.cells("Board")


def letters(game, size):
    """Reads the letters on the board. A letter is described as "place 1: é, set" in any language; a cell that is
    being replaced has no description."""
    found = [re.search(r"\d\s?: (\w)", cell) for cell in cells(game)[:size]]
    return "".join(match.group(1) for match in found if match)


def wait_for_letters(game, wanted):
    game.wait_for(lambda: letters(game, len(wanted)) == wanted, f"the letters {wanted}")


def cell(game, number):
    return game.point(list(children(game.find("Board", "table")))[number])


def numbers_told(game):
    return [int(number) for number in re.findall(r"\d+", game.text("Message", "label"))]


def wait_for_word(game, word, of, ranks):
    """Waits until the caption gives the word one of these ranks."""
    sentences = {game.said("%1 is word %2 of %3.", word, rank, of) for rank in ranks}
    game.wait_for(lambda: game.text("Message", "label") in sentences, f"to be told which word {word!r} is")


def in_the_tree(game, word):
    """Returns the point of the word in the tree of calls, whose cells follow the letters."""
    numbers = [number for number, name in enumerate(cells(game)) if re.search(rf"\b{word}\b", name)]
    return cell(game, numbers[-1])


def new_board(game, word):
    game.fill("Word", word)
    game.press("New")
    wait_for_letters(game, word)


def by_hand(game):
    click(*game.point(game.find("Board", "check box")))
    new_board(game, "été")
    click(*cell(game, 1))
    wait_for_letters(game, "téé")
    key("3")
    wait_for_word(game, "téé", 6, [4])
    key("BackSpace", "BackSpace")
    wait_for_letters(game, "été")
    game.wait_for(lambda: numbers_told(game) == [6], "the words that can still be made")
    drag(cell(game, 2), cell(game, 0))
    game.wait_for(lambda: game.value("Move") == 5, "the drag to be a move")
    game.press("Undo")
    game.wait_for(lambda: game.value("Move") == 4, "the drag to be undone")


def find_words(game, number):
    """All words are searched and watched to the end; the panel lists this number."""
    key("F7")
    click(*game.point(game.find("Solver", "page tab")))
    assert game.is_on("Watch the search")
    game.value("Speed", 60, "slider")
    before = game.value("Position", role="slider")
    game.press("All", "button")
    game.wait_for(lambda: game.value("Position", role="slider") > before and not game.is_enabled("Stop", "button"),
                  "the search's end")
    click(*game.point(game.find("Solutions", "page tab")))
    game.wait_for(lambda: len(game.rows("Solutions")) == number, f"{number} words")


def by_the_recursion(game):
    find_words(game, 6)
    click(*game.point(game.find("Board", "page tab")))
    game.press("Each word once", "check box")
    new_board(game, "été")
    find_words(game, 3)


def from_the_tree(game):
    click(*game.point(game.find("Board", "page tab")))
    game.press("Each word once", "check box")
    new_board(game, "nacré")
    key("F6")
    assert len(cells(game)) == 5 + 206
    click(*in_the_tree(game, "écran"))
    wait_for_letters(game, "écran")
    wait_for_word(game, "écran", 120, range(1, 121))
    click(*in_the_tree(game, "carné"))
    wait_for_letters(game, "carné")


def letters_and_words():
    game = Program()
    click(*game.point(game.find("Anagrams", "list item")))
    by_hand(game)
    by_the_recursion(game)
    from_the_tree(game)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0
    again = Program()
    wait_for_letters(again, "carné")


play(letters_and_words)
