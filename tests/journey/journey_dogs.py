# SPDX-License-Identifier: MIT
"""Dog cards are laid by drags, clicks and keys, turned and exchanged, and a wrong edge is reported; the course's
search goes from solution to solution; all sixteen and their two symmetry classes are found; a half is changed in
edit mode."""
import re

from driver import Program, children, name_of, play
from screen import click, drag, key

CELLS = 9


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


def cards(game):
    """Returns the number of the card at each place of the table, 0 for none. A place is described as "row 1, column
    2: card 5, north a red head, …"."""
    return [(numbers(cell) + [0])[2] for cell in game.cells("Board")[:CELLS]]


def wait_for_cards(game, *wanted):
    game.wait_for(lambda: cards(game) == list(wanted), f"the cards {wanted}")


def place(game, number):
    """Returns the point of a place of the table, or of the tray after it."""
    return game.point(list(children(game.find("Board", "table")))[number])


def cell(game, row, column):
    return place(game, (row - 1) * 3 + column - 1)


def slot(game, card):
    return place(game, CELLS + card - 1)


def wait_for_label(game, wanted, what):
    """Waits until a label on the screen has a text that fits."""

    def told():
        return any(wanted(name_of(label)) for label in game.nodes("label"))

    game.wait_for(told, what)


def said(game, text, *arguments):
    """Yields the program's translations of an English text with these arguments, in any language."""
    for other in game.words.get(text, {text}):
        for number, argument in enumerate(arguments, 1):
            other = other.replace(f"%{number}", str(argument))
        yield other


def wait_for_said(game, text, *arguments):
    sentences = set(said(game, text, *arguments))
    wait_for_label(game, lambda label: label in sentences, f"to be told: {sentences}")


def by_hand(game):
    """One card is dragged and another clicked; where they do not fit, the edge is reported; they are turned until
    they fit, and exchanged."""
    drag(slot(game, 1), cell(game, 1, 1))
    click(*slot(game, 2))
    click(*cell(game, 1, 2))
    wait_for_cards(game, 1, 2, 0, 0, 0, 0, 0, 0, 0)
    halves = [next(said(game, half)) for half in ("the blue head", "to the west", "a yellow head")]
    game.wait_for(lambda: all(half in game.text("Message", "label") for half in ["2", *halves]),
                  "the wrong edge to be said")
    game.find("cannot be solved from here")

    before = game.cells("Board")[0]
    click(*cell(game, 1, 1), button=3)
    game.wait_for(lambda: game.cells("Board")[0] != before, "the card to be turned")
    click(*cell(game, 1, 1), button=4)
    game.wait_for(lambda: game.cells("Board")[0] == before, "the card to be turned back")
    drag(cell(game, 1, 2), cell(game, 1, 1))
    wait_for_cards(game, 2, 1, 0, 0, 0, 0, 0, 0, 0)
    drag(cell(game, 1, 1), slot(game, 9))
    wait_for_cards(game, 0, 1, 0, 0, 0, 0, 0, 0, 0)


def by_keys(game):
    key("ctrl+z")
    wait_for_cards(game, 2, 1, 0, 0, 0, 0, 0, 0, 0)
    click(*cell(game, 1, 1))
    key("Right", "Down", "r", "Return")
    wait_for_cards(game, 0, 1, 0, 0, 2, 0, 0, 0, 0)
    key("Delete")
    wait_for_cards(game, 0, 1, 0, 0, 0, 0, 0, 0, 0)


def by_hints(game):
    game.press("New")
    wait_for_cards(game, *[0] * CELLS)
    for laid in range(1, CELLS + 1):
        game.press("Hint")
        game.press("Hint")
        game.wait_for(lambda: CELLS - cards(game).count(0) == laid, f"{laid} cards")
    game.find("solved")
    game.find("New Board", "button")  # the end card


def from_solution_to_solution(game):
    """The course's own search runs at full speed to its first two solutions."""
    game.press("New")
    wait_for_cards(game, *[0] * CELLS)
    key("F7")
    click(*game.point(game.find("Solver", "page tab")))
    game.press("Show the solution only", "check box")
    game.choose("Method", "Orders and turns")
    game.press("Next Solution")
    wait_for_said(game, "Solution %1 – %2", 1, 219358674)
    game.press("Continue")
    wait_for_said(game, "Solution %1 – %2", 2, 236751489)
    wait_for_cards(game, 2, 3, 6, 7, 5, 1, 4, 8, 9)
    game.press("Enough")
    wait_for_said(game, "Stopped")


def all_of_them(game):
    """There are sixteen solutions in two symmetry classes; the panel compares what both methods have tried with the
    number of arrangements."""
    game.press("New")
    wait_for_cards(game, *[0] * CELLS)
    game.choose("Method", "Card by card")
    game.wait_for(lambda: game.is_enabled("All", "button"), "another search to be possible")
    game.press("All", "button")
    wait_for_said(game, "Search complete")
    wait_for_label(game, lambda label: "95126814720" in re.sub(r"\D", "", label), "the number of ways")
    click(*game.point(game.find("Solutions", "page tab")))
    wait_for_label(game, lambda label: numbers(label) == [16, 2], "sixteen solutions of two classes")


def edit(game):
    """A half is clicked on a card, another one chosen in the panel, and the change undone."""
    game.press("New")
    wait_for_cards(game, *[0] * CELLS)
    key("F6")
    game.press("Board", "check box")
    game.press("More", "check box")
    before = game.cells("Board")[CELLS]
    game.press("Edit the Board")
    click(*slot(game, 1))
    game.press("a blue head", "check box")
    game.wait_for(lambda: game.cells("Board")[CELLS] != before, "the half to be another")
    key("ctrl+z")
    game.wait_for(lambda: game.cells("Board")[CELLS] == before, "the half to be the old one")


def a_rainy_day():
    game = Program("dogs:3x3")
    wait_for_cards(game, *[0] * CELLS)
    by_hand(game)
    by_keys(game)
    by_hints(game)
    from_solution_to_solution(game)
    all_of_them(game)
    edit(game)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(a_rainy_day)
