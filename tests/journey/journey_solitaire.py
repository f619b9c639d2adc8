# SPDX-License-Identifier: MIT
"""Solitaire is played by hand: jumps, a refusal, sweeps, a game lost and brought back; then methods play whole
games."""
import re

from driver import Program, children, play
from screen import click, drag, key

SIDE = 7
SPOILT = [("24", "44"), ("32", "34"), ("44", "24"), ("64", "44"), ("52", "54"), ("55", "53")]


def pegs(game):
    """Returns the holes with a peg, such as "44", which the board describes as "row 4, column 4: peg", in any
    language."""
    told = [name.replace("%1", "(.*)") for name in game.words.get("%1: peg", {"%1: peg"})]
    cells = enumerate(game.cells("Board")[: SIDE * SIDE])
    return {f"{cell // SIDE + 1}{cell % SIDE + 1}" for cell, name in cells
            if any(re.fullmatch(pattern, name) for pattern in told)}


def wait_for_pegs(game, count, gone=(), there=()):
    def stands():
        standing = pegs(game)
        return len(standing) == count and not standing & set(gone) and set(there) <= standing
    game.wait_for(stands, f"{count} pegs, {there} and not {gone}")


def place(game, hole):
    """Returns the point of a hole."""
    number = (int(hole[0]) - 1) * SIDE + int(hole[1]) - 1
    return game.point(list(children(game.find("Board", "table")))[number])


def jump(game, start, end):
    click(*place(game, start))
    click(*place(game, end))


def by_hand(game):
    jump(game, "24", "44")
    wait_for_pegs(game, 31, gone=("24", "34"), there=("44",))
    game.find("can be solved")
    drag(place(game, "45"), place(game, "43"))  # 43 is occupied
    game.wait_for(lambda: "4" in game.text("Message", "label"), "the hole that is taken to be named")
    wait_for_pegs(game, 31)
    drag(place(game, "32"), place(game, "34"))
    wait_for_pegs(game, 30, gone=("32", "33"), there=("34",))
    jump(game, "44", "24")  # back over it
    wait_for_pegs(game, 29, gone=("44", "34"), there=("24",))
    key("ctrl+z")
    wait_for_pegs(game, 30, there=("44", "34"))
    key("ctrl+z", "ctrl+z")
    wait_for_pegs(game, 32, gone=("44",))


def lost_and_brought_back(game):
    """The last of these jumps makes the game unsolvable; it returns to the last solvable position, and continues
    with a hint."""
    for start, end in SPOILT:
        jump(game, start, end)
    wait_for_pegs(game, 32 - len(SPOILT))
    game.find("cannot be solved from here")
    game.menu("Solve", "Back to the Last Solvable Position")
    wait_for_pegs(game, 33 - len(SPOILT))
    game.find("can be solved")
    game.press("Hint")
    game.press("Hint")
    wait_for_pegs(game, 32 - len(SPOILT))
    game.find("can be solved")


def solve(game, method):
    """Solves by this method, and goes to the end of the solution."""
    def at_the_end():
        game.press("Last")
        return pegs(game) == {"44"}
    game.choose("Method", method)
    game.press("Solve", "button")
    game.wait_for(at_the_end, f"the last peg by {method}", seconds=120)
    game.find("solved")


def by_the_methods(game):
    key("F7")
    click(*game.point(game.find("Show the solution only", "check box")))
    click(*game.point(game.find("Solver", "page tab")))
    for method in ("Fewest sweeps", "Remembering dead ends"):
        game.press("New")
        wait_for_pegs(game, 32)
        solve(game, method)
    key("ctrl+z")
    wait_for_pegs(game, 32)


def an_evening():
    game = Program("solitaire:english,end=44")
    wait_for_pegs(game, 32, gone=("44",))
    by_hand(game)
    lost_and_brought_back(game)
    by_the_methods(game)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(an_evening)
