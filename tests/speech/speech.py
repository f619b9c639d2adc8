# SPDX-License-Identifier: MIT
"""Records what a blind player hears: cards laid, a tile that cannot slide, a search that is watched, a solution
chosen, a count that takes long. stage speech.py PROGRAM FOLDER LANGUAGE

The transcript is kept in FOLDER/transcript_LANGUAGE.txt."""
import os
import re
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "journey"))
from driver import LANGUAGE, JourneyError, Program, children, play  # noqa: E402
from gi.repository import Atspi, GLib  # noqa: E402
from orca import Orca  # noqa: E402
from screen import click, key  # noqa: E402

MOST_EVENTS = 5  # reported to a screen reader for one move of a game
CELLS = 9  # of the cards' table


def words(text):
    return " ".join(re.findall(r"\w+", text.lower()))


class Listener:
    """A player who hears the program but does not see it. Expected sentences are given in English, and translated."""

    def __init__(self, transcript):
        self.transcript = transcript
        self.orca = Orca()

    def write(self, text):
        self.transcript.write(text + "\n")
        self.transcript.flush()

    def act(self, what):
        """Writes the next action into the transcript, and discards what was said before."""
        self.write(self.orca.forget())
        self.write(f"[{what}]")

    def hears(self, *sentences):
        """Waits until each sentence is said: its words in order, with anything for %1, %2 …"""
        for sentence in sentences:
            pattern = r" ?\w[\w ]*?".join(words(part) for part in re.split(r"%L?\w", sentence))
            self.orca.wait_for(lambda said: re.search(pattern, words(said)), f"Orca to say {sentence!r}")


class Events:
    """Counts the events that the program reports to screen readers."""

    def __init__(self):
        self.names = []
        self.listener = Atspi.EventListener.new(self.note)
        for kind in ("object:", "focus:", "window:"):
            self.listener.register(kind)

    def note(self, event):
        role, name = event.source.get_role_name(), event.source.get_name()
        self.names.append(f"{event.type.removeprefix('object:')} of {role} “{name}”")

    def during(self, act):
        """Returns the events of an action, until there are no more."""
        self.collect()
        self.names.clear()
        act()
        self.collect()
        return list(self.names)

    def collect(self):
        quiet = time.monotonic() + 1.5
        while time.monotonic() < quiet:
            before = len(self.names)
            while GLib.MainContext.default().iteration(False):
                pass
            if len(self.names) != before:
                quiet = time.monotonic() + 1.5
            time.sleep(0.02)


def place(game, number):
    return game.point(list(children(game.find("Board", "table")))[number])


def settled(game, item):
    """Returns the point of an item of a list, once the layout above it is done."""
    before = None
    while (now := game.point(item())) != before:
        before = now
        time.sleep(0.5)
    return now


def few(listener, events):
    told = [name for name in events if "bounds-changed" not in name]
    listener.write(f"({len(told)} events: {'; '.join(told)})")
    if len(told) > MOST_EVENTS:
        raise JourneyError(f"{len(told)} events for one move: {told}")


def cards(listener):
    game = Program("dogs:3x3")
    listener.hears(game.said("Board"))
    listener.act("Right: the next place of the table")
    key("Right")
    listener.hears(game.said("row %1, column %2", 1, 2))
    listener.act("H: a hint")
    key("h")
    listener.hears(game.said("Hint"), game.said("Press Hint again to make this move."))
    listener.act("H again: it is made")
    key("h")
    listener.hears(game.said("row %1, column %2", 2, 2))
    listener.act("cards that do not fit")
    for card, cell in ((1, 1), (3, 3)):
        click(*place(game, CELLS + card))
        time.sleep(1)
        click(*place(game, cell))
        time.sleep(1)
    listener.hears(game.said("cannot be solved from here"))
    game.terminate()


def tiles(listener):
    game = Program("taquin:3x3:1 2 3 4 5 6 7 0 8")
    listener.hears(game.said("Board"))
    listener.act("a tile that cannot slide")
    click(*place(game, 0))
    listener.hears(game.said("Refused"))
    listener.act("tiles slide")
    events = Events()
    # The first move enables further actions; the moves after it are alike.
    key("Right")
    events.collect()
    for arrow in ("Down", "Left"):
        few(listener, events.during(lambda: key(arrow)))
    game.terminate()


def queens(listener):
    game = Program("queens:6")
    listener.hears(game.said("Board"))
    click(*game.point(game.find("Solver", "page tab")))
    listener.act("the search is watched from solution to solution")
    game.press("Next Solution")
    listener.hears(game.said("Solution %1 – %2", 1, "246135"))
    game.press("Continue")
    listener.hears(game.said("Solution %1 – %2", 2, "362514"))
    game.press("Enough")
    game.wait_for(lambda: game.is_enabled("All", "button"), "another search to be possible")
    game.press("All", "button")
    click(*game.point(game.find("Solutions", "page tab")))
    game.wait_for(lambda: len(game.rows("Solutions")) == 4, "the four solutions")
    listener.act("a solution is chosen")
    click(*settled(game, lambda: game.items("Solutions")[1]))
    key("Right")
    listener.hears(game.said("Solution %1", 3))
    game.terminate()


def counting(listener):
    game = Program("queens:19")
    listener.hears(game.said("Board"))
    listener.act("C: a count that takes long")
    key("c")
    listener.hears(game.said("The search goes on: %1."))
    key("Escape")
    listener.hears(game.said("The search was stopped."))
    game.terminate()


def listening():
    os.makedirs(sys.argv[2], exist_ok=True)
    path = os.path.join(sys.argv[2], f"transcript_{LANGUAGE}.txt")
    with open(path, "w", encoding="utf-8") as transcript:
        listener = Listener(transcript)
        try:
            for part in (cards, tiles, queens, counting):
                listener.act(part.__name__)
                part(listener)
        finally:
            listener.write(listener.orca.said())
            listener.orca.end()


play(listening)
