# SPDX-License-Identifier: MIT
"""While another process counts queens on every core, a picture is solved to its end, and the window responds
throughout."""
import os
import subprocess
import sys

from driver import Program, play
from screen import click, key, run
from taquin import ordered, tiles, wait_for_disorder, wait_for_tiles

SIDE = 6
CELLS = SIDE * SIDE


def scrambled_picture():
    path = os.path.join(os.environ["HOME"], "sky.png")
    run("convert", "-size", "600x600", "gradient:navy-orange", path)
    game = Program(f"taquin:{SIDE}x{SIDE}")
    wait_for_tiles(game, ordered(CELLS))
    game.menu("Game", "Open…")
    game.find("Open", "dialog")
    game.type(path)
    key("Return")
    game.press("Cut and scramble")
    return game, wait_for_disorder(game, CELLS)


def play_and_pause(game):
    """Checks that the solution continues and pauses on request; returns the number of the move."""
    key("F7")
    click(*game.point(game.find("Show the solution only", "check box")))
    begin = game.value("Move")
    click(*game.point(game.find("Solver", "page tab")))
    game.choose("Method", "Row by row")
    game.value("Speed", 20)
    game.press("Solve", "button")
    game.wait_for(lambda: game.value("Move") > begin + 5, "the solution to play")
    game.press("Pause")
    game.find("Play", "button")
    return game.value("Move")


def playing_while_all_is_busy():
    game, scrambled = scrambled_picture()
    counting = subprocess.Popen([sys.argv[1], "solve", "--count", "queens:24"], stdout=subprocess.DEVNULL)
    try:
        frame = play_and_pause(game)
        assert tiles(game) != ordered(CELLS)
        game.value("Speed", 60)
        game.press("Play", "button")
        wait_for_tiles(game, ordered(CELLS))
        game.wait_for(lambda: game.value("Move") > frame, "a later move")
        game.press("Undo")
        wait_for_tiles(game, scrambled)
        assert counting.poll() is None, "there was nothing to put up with"
    finally:
        counting.kill()
        counting.wait()
    assert game.terminate() == 0


play(playing_while_all_is_busy)
