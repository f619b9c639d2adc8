# SPDX-License-Identifier: MIT
"""Writes files by the program's dialogs, into the home directory of the journey."""
import os

from screen import key


def path_of(name):
    return os.path.join(os.environ["HOME"], name)


def save_as(path, game, begins):
    """Replaces the proposed name in the dialog."""
    game.type(path)
    key("Return")
    game.wait_for(lambda: os.path.exists(path) and os.path.getsize(path), f"{path} to be written")
    with open(path, "rb") as file:
        assert file.read(len(begins)) == begins, path
