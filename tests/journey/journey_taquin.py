# SPDX-License-Identifier: MIT
"""A long session with the taquin starts in an empty home directory: language, size, seed, solution, pause,
scrubbing, undo, clipboard."""
from driver import LANGUAGE, Program, catalogue, play
from screen import click, key
from taquin import one_move_apart, ordered, tiles, wait_for_disorder, wait_for_tiles

COLUMNS, ROWS = 4, 3
ORDERED = ordered(COLUMNS * ROWS)
OTHER = {"en": "fr", "fr": "en"}[LANGUAGE]
ITSELF = {"en": "English", "fr": "Français"}[LANGUAGE]


def choose_language():
    game = Program(language=OTHER)
    game.menu("Settings", "Language", ITSELF)
    game.words = catalogue(LANGUAGE)
    game.find("Show Me", "button")
    key("F7")
    game.find("Solve", "button")
    return game


def choose_board(game):
    game.press("Sliding tiles (15 puzzle)", "list item")
    click(*game.point(game.find("Board", "page tab")))
    game.value("Columns", COLUMNS)
    game.value("Rows", ROWS)
    game.press("New")
    wait_for_disorder(game, len(ORDERED))


def another(game, board):
    """Waits for a new board that differs from this one."""
    game.press("New")
    return game.wait_for(lambda: (seen := wait_for_disorder(game, len(ORDERED))) != board and seen, "another board")


def scramble(game, seed, before):
    # The Solver panel has a seed too, which is outside the screen while its tab is hidden.
    game.focus("Seed", "text", lambda field: game.point(field) > (0, 0))
    game.type(seed)
    game.press("Scramble")
    return game.wait_for(
        lambda: (seen := wait_for_disorder(game, len(ORDERED))) != before and seen, "a scrambled board")


def scramble_twice(game):
    """A seed gives the same board again."""
    game.press("More", "check box")
    scrambled = scramble(game, "2024", tiles(game))
    assert sorted(scrambled) == sorted(ORDERED)
    game.find("can be solved")
    fresh = another(game, scrambled)
    assert scramble(game, "2024", fresh) == scrambled
    return fresh, scrambled


def solve(game, scrambled):
    """The solution starts to play, is paused, and is moved to its end; returns the frames before its start, from which
    moves are counted, and the numbers of its first and last move."""
    begin, before = 0, game.value("Position", role="slider")
    click(*game.point(game.find("Solver", "page tab")))
    game.choose("Method", "Row by row")
    click(*game.point(game.find("Show the solution only", "check box")))
    game.press("Solve", "button")
    game.wait_for(lambda: game.value("Position", role="slider") > before, "the solution to play")
    game.press("Pause")
    game.find("Play", "button")
    frame, paused = game.value("Move"), tiles(game)
    game.press("Last")
    wait_for_tiles(game, ORDERED)
    game.find("solved")
    end = game.value("Move")
    game.value("Move", begin)
    wait_for_tiles(game, scrambled)
    game.value("Move", frame)
    wait_for_tiles(game, paused)
    return before, begin, end


def scrub(game, before, begin, end):
    """Consecutive frames are one move apart, and the slider and the spin box lead to the same ones."""
    for frame in (begin + 1, (begin + end) // 2, end - 1):
        game.value("Position", before + frame, "slider")
        game.wait_for(lambda: game.value("Move") == frame, f"move {frame}")
        here = tiles(game)
        game.value("Move", frame + 1)
        game.wait_for(lambda: game.value("Position", role="slider") == before + frame + 1, f"move {frame + 1}")
        assert one_move_apart(here, tiles(game), COLUMNS), (frame, here, tiles(game))
        game.value("Move", begin)
        game.value("Position", before + frame, "slider")
        wait_for_tiles(game, here)


def undo_and_redo(game, fresh, scrambled):
    for button, board in (("Undo", scrambled), ("Undo", fresh), ("Redo", scrambled), ("Redo", ORDERED)):
        game.press(button)
        wait_for_tiles(game, board)


def copy_and_paste(game, scrambled):
    game.press("Undo")
    wait_for_tiles(game, scrambled)
    game.menu("Edit", "Copy Position")
    another(game, scrambled)
    key("ctrl+shift+v")
    wait_for_tiles(game, scrambled)


def an_evening():
    game = choose_language()
    choose_board(game)
    fresh, scrambled = scramble_twice(game)
    scrub(game, *solve(game, scrambled))
    undo_and_redo(game, fresh, scrambled)
    copy_and_paste(game, scrambled)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(an_evening)
