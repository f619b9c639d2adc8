# SPDX-License-Identifier: MIT
"""A game is left unfinished, by Quit and by SIGTERM, and restored: language, board, picture and frame."""
import os

from driver import LANGUAGE, Program, catalogue, play
from screen import click, colour, key, run
from taquin import cell, one_move_apart, ordered, tiles, wait_for_disorder, wait_for_tiles

COLUMNS, ROWS = 4, 3
ORDERED = ordered(COLUMNS * ROWS)
OTHER = {"en": "fr", "fr": "en"}[LANGUAGE]
ITSELF = {"en": "English", "fr": "Français"}[LANGUAGE]


def patch(tile):
    """Returns the picture's colour at this tile; no two are alike."""
    place = tile - 1
    return 32 + 96 * (place % 3), 32 + 96 * (place // 3 % 2), 32 + 160 * (place // 6)


def make_picture(path):
    """Writes a picture with a patch of colour for each tile; that of the gap is white."""
    drawing = path + ".ppm"
    with open(drawing, "wb") as file:
        file.write(b"P6 %d %d 255\n" % (COLUMNS, ROWS))
        for tile in ORDERED:
            file.write(bytes(patch(tile) if tile else (255, 255, 255)))
    run("convert", drawing, "-scale", "10000%", path)


def shows_picture(game, board):
    """Returns whether every tile has the colour that belongs to its number."""
    for number, tile in enumerate(board):
        seen = colour(*cell(game, number))
        if tile and any(abs(one - other) > 40 for one, other in zip(seen, patch(tile))):
            return False
    return True


def start(*arguments):
    """Starts the program on a system in the other language; it keeps the chosen one."""
    game = Program(*arguments, language=OTHER)
    game.words = catalogue(LANGUAGE)
    return game


def found_again(frame, board):
    game = start()
    wait_for_tiles(game, board)
    key("F7")
    game.wait_for(lambda: game.value("Move") == frame, f"move {frame}")
    game.wait_for(lambda: shows_picture(game, board), "the picture")
    return game


def cut_and_scramble():
    path = os.path.join(os.environ["HOME"], "patches.png")
    make_picture(path)
    game = start(path)
    game.press("Cut and scramble")
    board = wait_for_disorder(game, len(ORDERED))
    game.wait_for(lambda: shows_picture(game, board), "the picture")
    os.remove(path)
    return game


def solve_past(game, frame):
    """Shows a solution, and pauses it after this move."""
    key("F7")
    game.choose("Method", "Row by row")
    click(*game.point(game.find("Show the solution only", "check box")))
    game.press("Solve", "button")
    game.wait_for(lambda: game.value("Move") > frame, "the solution to play")
    game.press("Pause")
    game.find("Play", "button")


def go_to(game, frame):
    game.value("Move", frame)
    game.wait_for(lambda: game.value("Move") == frame, f"move {frame}")
    return tiles(game)


def there_and_back():
    game = Program(f"taquin:{COLUMNS}x{ROWS}", language=OTHER)
    game.menu("Settings", "Language", ITSELF)
    game.words = catalogue(LANGUAGE)
    wait_for_tiles(game, ORDERED)
    assert game.terminate() == 0

    game = cut_and_scramble()
    scrambled = tiles(game)
    frame = 2
    solve_past(game, frame)
    midst = go_to(game, frame)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0

    game = found_again(frame, midst)
    game.press("Back")
    game.wait_for(lambda: game.value("Move") == frame - 1, "one move back")
    before = tiles(game)
    assert one_move_apart(before, midst, COLUMNS)
    assert game.terminate() == 0

    game = found_again(frame - 1, before)
    game.press("Forward")
    wait_for_tiles(game, midst)
    game.press("Undo")
    wait_for_tiles(game, scrambled)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(there_and_back)
