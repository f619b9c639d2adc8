# SPDX-License-Identifier: MIT
"""The taquin is played by hand: clicks, keys, drags, the reason for a refusal, undo and redo."""
from driver import Program, play
from screen import drag, key
from taquin import cell, click_cell, ordered, wait_for_tiles

LAST_BUT_ONE = [1, 2, 3, 4, 5, 6, 7, 0, 8]


def by_hand():
    game = Program("taquin:3x3:1 2 3 4 5 6 7 0 8")
    wait_for_tiles(game, LAST_BUT_ONE)
    game.find("can be solved")

    click_cell(game, 0)
    game.wait_for(lambda: "1" in game.text("Message", "label"), "the reason of the refusal")
    wait_for_tiles(game, LAST_BUT_ONE)

    click_cell(game, 8)
    wait_for_tiles(game, ordered(9))
    game.find("solved")

    key("ctrl+z")
    wait_for_tiles(game, LAST_BUT_ONE)
    key("ctrl+y")
    wait_for_tiles(game, ordered(9))

    key("Right")
    wait_for_tiles(game, LAST_BUT_ONE)
    drag(cell(game, 8), cell(game, 7))
    wait_for_tiles(game, ordered(9))

    # A click moves the row of tiles between it and the gap.
    click_cell(game, 6)
    wait_for_tiles(game, [1, 2, 3, 4, 5, 6, 0, 7, 8])
    game.press("Hint")
    game.press("Hint")
    wait_for_tiles(game, [1, 2, 3, 4, 5, 6, 7, 0, 8])

    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(by_hand)
