# SPDX-License-Identifier: MIT
"""The window is used without X, on a compositor that has only Wayland, through the actions for screen readers, since
it has no input devices."""
from driver import Program, play


def a_minute_on_wayland():
    game = Program("queens:6")
    game.press("Show Me", "button")
    game.wait_for(lambda: game.look("solved"), "six queens")
    game.press("Watch", "check box")
    game.press("First", "button")
    game.wait_for(lambda: game.value("Move") == 0, "the beginning")
    game.press("Last", "button")
    game.wait_for(lambda: game.value("Move") == 6, "the end")
    assert game.terminate() == 0
    # The game is restored, as on X.
    again = Program()
    again.wait_for(lambda: again.value("Move") == 6, "the six queens")
    assert again.terminate() == 0


play(a_minute_on_wayland)
