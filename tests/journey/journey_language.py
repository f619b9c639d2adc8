# SPDX-License-Identifier: MIT
"""The language is changed while the window is open, and stays changed."""
from driver import LANGUAGE, Program, catalogue, play

OTHER = {"en": "fr", "fr": "en"}[LANGUAGE]
ITSELF = {"en": "English", "fr": "Français"}
CLOSE = {"en": "Close", "fr": "Fermer"}  # Qt's own button, from Qt's own catalogue


def another_language():
    game = Program()
    game.find("Game", "menu item")
    game.menu("Settings", "Preferences…")
    game.choose("Language", ITSELF[OTHER])
    game.words = catalogue(OTHER)
    game.press(CLOSE[OTHER], "button")
    game.find("Game", "menu item")
    game.find("Show Me", "button")
    game.press("Watch", "check box")
    game.find("Solve", "button")
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0

    game = Program()
    game.words = catalogue(OTHER)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(another_language)
