# SPDX-License-Identifier: MIT
"""Pieces are laid by drags, clicks and keys, turned, and refused with the reason; Vinrich's method is watched; all
solutions, their symmetry classes and their heat map are shown; closed cells are painted; a piece is drawn."""
import re

from driver import Atspi, Program, children, name_of, play
from screen import click, drag, key

BOARD = "tiling:3x7,tetrominoes"
CELLS = 21
SLOTS = "IOTSLm"


def letters(game):
    """Returns the rows of the board: the letter of the piece on each cell, "." for none. A cell is described as "row
    1, column 2: piece T", and after a semicolon with respect to the held piece."""
    found = (cell.split(";")[0].split()[-1] for cell in game.cells("Board")[:CELLS])
    rows = "".join(word if len(word) == 1 else "." for word in found)
    return [rows[start : start + 7] for start in range(0, CELLS, 7)]


def wait_for_letters(game, *rows):
    game.wait_for(lambda: letters(game) == list(rows), f"the board {rows}")


def place(game, number):
    """Returns the point of a cell, or of a place of the tray, which follow the cells."""
    return game.point(list(children(game.find("Board", "table")))[number])


def cell(game, row, column):
    return place(game, (row - 1) * 7 + column - 1)


def slot(game, letter):
    return place(game, CELLS + SLOTS.index(letter))


def by_hand(game):
    """Pieces are laid by a drag and by two clicks with a turn between them; one does not fit."""
    drag(slot(game, "m"), cell(game, 1, 2))
    wait_for_letters(game, ".m.....", ".......", ".......")
    game.find("can be solved")
    click(*slot(game, "I"))
    key("r")
    click(*cell(game, 3, 3))
    game.wait_for(lambda: letters(game)[2].count("I") == 4, "the bar on the last row")
    laid = letters(game)
    click(*slot(game, "O"))
    click(*cell(game, 3, 3))
    assert letters(game) == laid
    key("Escape")
    key("ctrl+z")
    wait_for_letters(game, ".m.....", ".......", ".......")
    # The piece is returned to the tray.
    drag(cell(game, 1, 2), slot(game, "S"))
    wait_for_letters(game, ".......", ".......", ".......")


def by_keys(game):
    """The cursor moves from the board into the tray and back; Return lays the held piece."""
    click(*slot(game, "O"))
    key("Escape")
    key("space", "Up", "Up", "Return")
    game.wait_for(lambda: sum(row.count("O") for row in letters(game)) == 4, "the square on the board")
    key("Delete")
    wait_for_letters(game, ".......", ".......", ".......")


def vinrich(game):
    """Vinrich's method is watched to its first solution."""
    key("F7")
    click(*game.point(game.find("Solver", "page tab")))
    game.choose("Method", "Vinrich’s method")
    assert game.is_on("Watch the search")
    game.value("Speed", 60, "slider")
    game.press("Solve", "button")
    game.wait_for(lambda: "." not in "".join(letters(game)), "a solution")
    assert sorted("".join(letters(game))) == sorted("IIIIOOOOTTTTSSSSLLLLm")
    game.press("Undo")
    wait_for_letters(game, ".......", ".......", ".......")


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


def wait_for_numbers(game, wanted):
    """Waits for a label with these numbers, in any language."""

    def told():
        return any(numbers(name_of(label)) == wanted for label in game.nodes("label"))

    game.wait_for(told, f"a text with the numbers {wanted}")


def heatmap_cell(game, row, column):
    """Returns the point of a cell of the heat map, whose cells are square and centred horizontally."""
    box = game.find("For each cell, the number of solutions with the piece on it").get_extents(Atspi.CoordType.SCREEN)
    side = box.height / 3
    return round(box.x + box.width / 2 + (column - 4) * side), round(box.y + (row - 0.5) * side)


def heatmap(game):
    """There are 52 solutions in 13 classes; the monomino is on 10 of the 21 cells, in 8 solutions at the left edge."""
    game.press("Show the solution only", "check box")
    game.choose("Method", "Cell by cell")
    game.press("All", "button")
    click(*game.point(game.find("Solutions", "page tab")))
    wait_for_numbers(game, [52, 13])
    if not game.is_on("Where the pieces lie", "check box"):  # in a low window it is folded, so that the pictures have room
        game.press("Where the pieces lie", "check box")
    wait_for_numbers(game, [10, 21])
    click(*heatmap_cell(game, 2, 1))
    wait_for_numbers(game, [8, 2, 1])
    game.wait_for(lambda: len(game.rows("Solutions")) == 8, "the solutions with the monomino there")
    click(*game.point(game.items("Solutions")[0]))
    game.wait_for(lambda: letters(game)[1].startswith("m"), "one of them on the board")
    click(*heatmap_cell(game, 2, 1))
    game.wait_for(lambda: len(game.rows("Solutions")) == 52, "all solutions again")
    game.press("In any corner")
    game.wait_for(lambda: not game.rows("Solutions"), "no solution with the monomino in a corner")
    game.press("In any corner")
    game.wait_for(lambda: len(game.rows("Solutions")) == 52, "all solutions once more")
    game.press("Undo")
    wait_for_letters(game, ".......", ".......", ".......")


def close_cells(game):
    """In edit mode a click closes a cell, so that the board has fewer cells than the pieces."""
    key("F6")
    game.press("Board", "check box")
    game.press("More", "check box")
    game.press("Edit the Board")
    click(*cell(game, 2, 4))
    game.wait_for(lambda: letters(game)[1] == "......." and len(numbers(game.cells("Board")[10])) == 2, "a closed cell")
    game.find("cannot be solved")
    key("ctrl+z")
    game.find("can be solved")


def draw_a_piece(game):
    """A row of three and a cell below its end are a piece of the player's own; taking it back is one step."""
    grid = game.find("Grid for drawing a piece").get_extents(Atspi.CoordType.SCREEN)
    side = grid.width / 8

    def sketched(row, column):
        return round(grid.x + (column - 0.5) * side), round(grid.y + (row - 0.5) * side)

    drag(sketched(2, 2), sketched(2, 4))
    click(*sketched(3, 4))
    game.press("Add Piece")
    game.find("cannot be solved")
    game.wait_for(lambda: len(game.cells("Board")) == CELLS + len(SLOTS) + 1, "a seventh piece beside the board")
    key("ctrl+z")
    game.wait_for(lambda: len(game.cells("Board")) == CELLS + len(SLOTS), "six pieces beside the board")
    game.find("can be solved")


def an_evening():
    game = Program(BOARD)
    wait_for_letters(game, ".......", ".......", ".......")
    by_hand(game)
    by_keys(game)
    vinrich(game)
    heatmap(game)
    close_cells(game)
    draw_a_piece(game)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(an_evening)
