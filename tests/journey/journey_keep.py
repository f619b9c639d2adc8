# SPDX-License-Identifier: MIT
"""Neither Quit nor SIGTERM loses anything."""
from driver import Program, play
from taquin import click_cell, wait_for_tiles

POSITION = "taquin:4x3:5 1 3 4 2 6 8 0 9 10 7 11"
TYPED = [5, 1, 3, 4, 2, 6, 8, 0, 9, 10, 7, 11]
PLAYED = [5, 1, 3, 0, 2, 6, 8, 4, 9, 10, 7, 11]


def kept():
    game = Program()
    game.menu("Game", "New from Position…")
    game.fill("Position", POSITION)
    game.press("OK", "button")
    wait_for_tiles(game, TYPED)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0

    game = Program()
    wait_for_tiles(game, TYPED)
    click_cell(game, 3)
    wait_for_tiles(game, PLAYED)
    assert game.terminate() == 0

    game = Program()
    wait_for_tiles(game, PLAYED)
    game.press("Undo")
    wait_for_tiles(game, TYPED)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(kept)
