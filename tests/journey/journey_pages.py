# SPDX-License-Identifier: MIT
"""Help is opened for the current puzzle, a word looked up, the user's own page played in its place and checked; then
a worksheet is printed, a search exported for the web, and a form of the course run to its end."""
import time

from driver import Atspi, LANGUAGE, Program, name_of, play
from files import path_of, save_as
from screen import click, key

SOLVING, PARITY, WORD, MUSEUM = {"en": ("Manual: solving", "Lesson 5", "parity", "Museum"),
                                 "fr": ("Manuel : résoudre", "Leçon 5", "parit", "Musée")}[LANGUAGE]
PAGE = """# Four queens

```board
queens:4
method: lookback
goal: all
expect: solutions 2
```
"""


def shows_page(game, title):
    return any(window.get_name().replace("\u00a0", " ").startswith(title) for window in game.windows())


def wait_for_page(game, title):
    game.wait_for(lambda: shows_page(game, title), f"the page {title!r}")


def ask_for_help(game, title):
    """Presses F1, and presses it again if a list that was still closing took it."""
    def has_come():
        key("F1")
        end = time.time() + 5
        while time.time() < end and not shows_page(game, title):
            time.sleep(0.2)
        return shows_page(game, title)

    game.wait_for(has_come, f"the page {title!r}")


def search_for(game, word):
    """Types into the search field once it has the focus: a window is shown before it accepts keys."""
    field = game.find("Search in all pages", "text")

    def has_keyboard():
        key("ctrl+f")
        time.sleep(0.3)
        return field.get_state_set().contains(Atspi.StateType.FOCUSED)

    game.wait_for(has_keyboard, "the search field to have the keyboard")
    game.type(word)


def says(game, beginning):
    """Returns whether a visible text starts like this, in the program's language."""
    return any((name_of(node) or "").replace("\u00a0", " ").startswith(beginning)
               for node in game.nodes())


def help_and_search():
    game = Program("queens:4")
    key("F7")
    click(*game.point(game.find("Solver", "page tab")))
    click(*game.point(game.find("Method", "combo box")))
    key("Escape")
    ask_for_help(game, SOLVING)
    search_for(game, WORD)
    game.wait_for(lambda: 0 < len(game.rows("Contents")) < 10, "pages with the word")
    assert any(row.replace("\u00a0", " ").startswith(PARITY) for row in game.rows("Contents")), game.rows("Contents")
    first = game.items("Contents")[0]
    click(*game.point(first))
    wait_for_page(game, PARITY)
    key("alt+Left")
    wait_for_page(game, SOLVING)
    key("ctrl+w")
    game.wait_for(game.is_active, "the main window")
    key("ctrl+q")
    assert game.wait_for_end() == 0


def a_page_of_ones_own():
    with open(path_of("mine.md"), "w") as page:
        page.write(PAGE)
    game = Program(path_of("mine.md"))
    wait_for_page(game, "Four queens")
    key("Tab", "Tab", "Tab", "Tab", "Return")  # the board, Open in the window, Play it here, Watch it here
    game.press("To the beginning", "button")
    game.press("One step on", "button")
    said = game.said("Step %1 of %2", 1, "").rstrip()
    game.wait_for(lambda: says(game, said), "the first step")
    game.press("To the end", "button")
    game.press("To the beginning", "button")
    game.press("Close", "button")
    key("Tab", "Tab", "Tab", "Tab", "Tab", "Return")  # … Run it
    game.wait_for(lambda: "✓" in game.text("Page"), "the figure to be right")
    click(*game.point(game.find("PDF…", "button")))
    save_as(path_of("mine.pdf"), game, b"%PDF")
    click(*game.point(game.find("Web Page…", "button")))
    save_as(path_of("mine.html"), game, b"<!DOCTYPE html>")
    key("ctrl+w")
    game.wait_for(game.is_active, "the main window")
    key("ctrl+q")
    assert game.wait_for_end() == 0


def a_worksheet():
    game = Program("taquin:3x3")
    game.menu("Game", "Worksheet…")
    game.choose("Boards:", "Boards dealt at random")
    game.press("Show the Page", "button")
    click(*game.point(game.find("PDF…", "button")))
    save_as(path_of("sheet.pdf"), game, b"%PDF")
    key("ctrl+w")
    game.wait_for(game.is_active, "the main window")
    game.menu("Game", "Export", "Web Page…")
    save_as(path_of("game.html"), game, b"<!DOCTYPE html>")
    key("ctrl+q")
    assert game.wait_for_end() == 0


def a_form_of_the_course():
    game = Program("queens:4")
    game.menu("Help", "Original Programs of the Course", "Eight Queens")
    game.press("4: recursive, the board in a string", "button")
    game.wait_for(lambda: len(game.text("Memo1: the solutions").split()) == 92, "92 lines")
    lines = game.text("Memo1: the solutions").split()
    assert (lines[0], lines[-1]) == ("15863724", "84136275"), lines
    game.press("The Page in the Museum", "button")
    wait_for_page(game, MUSEUM)
    key("ctrl+w")
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(help_and_search, a_page_of_ones_own, a_worksheet, a_form_of_the_course)
