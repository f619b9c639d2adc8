# SPDX-License-Identifier: MIT
"""A first start: a photo of one's own is a scrambled puzzle after three clicks. It is played to its end by mouse, watched
coming home, and sent as a web page."""
import json
import os
import subprocess
import sys

from driver import Program, children, play
from screen import click, colour, key, run
from taquin import cell, ordered, tiles, wait_for_disorder, wait_for_tiles

HEADING = "Eight puzzles to play, to watch, to understand"
COLUMNS, ROWS = 4, 3
GREEN = (40, 150, 90)
STEP = {"u": -COLUMNS, "d": COLUMNS, "l": -1, "r": 1}  # the way of the gap


class Mouse:
    """Clicks on what is on screen, and counts."""

    def __init__(self, game):
        self.game = game
        self.clicks = 0

    def press(self, name, role):
        click(*self.game.point(self.game.find(name, role)))
        self.clicks += 1


def joint(game):
    """The colour where four pieces meet."""
    one, other = cell(game, 0), cell(game, COLUMNS + 1)
    return colour((one[0] + other[0]) // 2, (one[1] + other[1]) // 2)


def is_green(seen):
    return all(abs(one - other) < 12 for one, other in zip(seen, GREEN))


def solve_by_mouse(game, position):
    """Clicks the tiles that a shortest solution moves, each at its cell."""
    line = f"taquin:{COLUMNS}x{ROWS}:{' '.join(map(str, position))}"
    answer = subprocess.run([sys.argv[1], "solve", "--json", "--method", "optimal", line], check=True, stdout=subprocess.PIPE)
    places = [game.point(each) for each in children(game.find("Board", "table"))]
    gap = position.index(0)
    for move in json.loads(answer.stdout)["moves"]:
        to = gap + STEP[move]
        position[gap], position[to] = position[to], 0
        gap = to
        click(*places[to])
        wait_for_tiles(game, position)


def a_photo_of_ones_own():
    pictures = os.path.join(os.environ["HOME"], "Pictures")
    os.makedirs(pictures)
    run("convert", "-size", "800x600", "xc:rgb(%d,%d,%d)" % GREEN, os.path.join(pictures, "holiday.jpg"))
    folders = os.path.join(os.environ["HOME"], ".config")
    os.makedirs(folders, exist_ok=True)
    with open(os.path.join(folders, "user-dirs.dirs"), "w", encoding="utf-8") as file:
        file.write('XDG_PICTURES_DIR="$HOME/Pictures"\n')

    game = Program(greeted=False)
    game.find(HEADING)
    mouse = Mouse(game)
    mouse.press("Your photo as a puzzle…", "button")
    mouse.press("holiday.jpg", "list item")
    mouse.press("Cut and scramble", "button")
    assert mouse.clicks == 3
    scrambled = wait_for_disorder(game, COLUMNS * ROWS)
    game.wait_for(lambda: is_green(colour(*cell(game, 0 if scrambled[0] else 1))), "the colour of a piece")
    assert not is_green(joint(game))

    solve_by_mouse(game, scrambled)
    game.wait_for(lambda: is_green(joint(game)), "the picture without its joints")

    mouse.press("Board", "check box")
    if not game.look("Watch it come home", "button"):
        game.press("More")
    mouse.press("Watch it come home", "button")
    wait_for_disorder(game, COLUMNS * ROWS)
    game.wait_for(lambda: tiles(game) == ordered(COLUMNS * ROWS) and is_green(joint(game)), "the picture at home", 120)

    path = os.path.join(os.environ["HOME"], "holiday.html")
    game.menu("Game", "Export", "Web Page…")
    game.find("Web Page", "dialog")
    game.type(path)
    key("Return")
    game.wait_for(lambda: os.path.exists(path), "the web page")
    with open(path, encoding="utf-8") as file:
        page = file.read()
    assert 'class="whole"' in page and page.count("data:image/") > 1  # pieces that look alike are drawn once
    assert game.terminate() == 0


play(a_photo_of_ones_own)
