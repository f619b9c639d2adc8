# SPDX-License-Identifier: MIT
"""A picture is opened, cropped and scrambled, and restored at the next start, although its file has been deleted."""
import os

from driver import Program, play
from screen import colour, key, run
from taquin import cell, ordered, wait_for_disorder, wait_for_tiles

BLUE = (32, 96, 192)


def is_blue(game, number):
    return all(abs(seen - wanted) < 40 for seen, wanted in zip(colour(*cell(game, number)), BLUE))


def a_picture():
    path = os.path.join(os.environ["HOME"], "blue.png")
    run("convert", "-size", "400x300", "xc:rgb(%d,%d,%d)" % BLUE, path)
    game = Program("taquin:3x3:1 2 3 4 5 6 7 8 0")
    wait_for_tiles(game, ordered(9))
    assert not is_blue(game, 0)

    game.menu("Game", "Open…")
    game.find("Open", "dialog")
    game.type(path)
    key("Return")
    game.press("Cut and scramble")
    game.wait_for(lambda: is_blue(game, 0), "the picture")
    scrambled = wait_for_disorder(game, 12)  # 4 by 3 pieces, like the picture

    # The first undo removes the scramble, the next one the picture.
    game.press("Undo")
    wait_for_tiles(game, ordered(12))
    game.wait_for(lambda: is_blue(game, 0), "the whole picture")
    game.press("Undo")
    game.wait_for(lambda: not is_blue(game, 0), "the numbers")
    game.press("Redo")
    game.press("Redo")
    wait_for_tiles(game, scrambled)

    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0
    os.remove(path)
    game = Program()
    wait_for_tiles(game, scrambled)
    game.wait_for(lambda: is_blue(game, 0), "the picture after the restart")
    assert game.terminate() == 0


play(a_picture)
