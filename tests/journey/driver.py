# SPDX-License-Identifier: MIT
"""Drives the program on the screen that `stage` has set up: starts it, reads it as a screen reader does,
and uses its controls as a person does.

    def journey():
        game = Program()
        game.menu("Game", "New")
        game.wait_for(lambda: game.value("Move") == 0, "a new game")

    play(journey)

Journeys are written with the program's English texts. In another language, they look for the translations.
"""
import functools
import os
import signal
import subprocess
import sys
import time
import traceback
from xml.etree import ElementTree

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402
from screen import click, key, screenshot, write  # noqa: E402

LANGUAGE = sys.argv[3]  # "en" or "fr"
ON_WAYLAND = "WAYLAND_DISPLAY" in os.environ
TIMEOUT = 120  # seconds; generous, since a busy machine is not a fault of the program


class JourneyError(Exception):
    """The program ended, or something expected did not happen in time."""


def until(condition, what, seconds=TIMEOUT):
    """Waits for a true result of condition(), and returns it. Asks less and less often, since each question about the
    window takes the program's time."""
    end = time.monotonic() + seconds
    pause = 0.05
    while time.monotonic() < end:
        answer = condition()
        if answer:
            return answer
        time.sleep(pause)
        pause = min(1.5 * pause, 0.5)
    raise JourneyError(f"waited {seconds} s for {what}")


def showing(node):
    return node.get_state_set().contains(Atspi.StateType.SHOWING)


def children(node):
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


# Each question about an accessible is a message to the program and back, so the children of these roles are not asked for:
# a board can have 1600 cells, and the others have no children.
CLOSED_ROLES = {"table", "tree table", "button", "check box", "label", "radio button", "separator", "slider"}


def walk(node):
    """Yields every visible accessible from node on with its role, depth first. Hidden parts are left out with all that
    they contain: Qt reports the items of a hidden list as visible."""
    if not showing(node):
        return
    role = role_of(node)
    yield node, role
    if role not in CLOSED_ROLES:
        for child in children(node):
            yield from walk(child)


def plain(text):
    return (text or "").replace("&", "")


@functools.cache
def catalogue(language):
    """Returns the translations of the English texts; the same text can have several."""
    words = {}
    folder = os.path.join(os.path.dirname(__file__), "..", "..", "translations")
    for message in ElementTree.parse(os.path.join(folder, f"cassetete_{language}.ts")).iter("message"):
        translation = plain(message.findtext("translation"))
        if translation.strip():
            words.setdefault(plain(message.findtext("source")), set()).add(translation)
    return words


def role_of(node):
    """Returns the role of an accessible. AT-SPI called a button "push button" up to version 2.52, and "button"
    since."""
    name = node.get_role_name()
    return "button" if name == "push button" else name


def name_of(node, role=None):
    """Returns the name of a control, whose role can be given if it is known. For a combo box Qt reports the current
    choice, so the name of its label is used."""
    if (role or role_of(node)) == "combo box":
        for relation in node.get_relation_set():
            if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
                node = relation.get_target(0)
    return plain(node.get_name())


def content(field):
    """Returns the text in a field."""
    text = field.get_text_iface()
    return Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text))


def can_be_pressed(node):
    """Returns whether a node can be pressed; menus are opened by menu()."""
    return node.get_role() != Atspi.Role.MENU_ITEM and node.get_n_actions() > 0


def begin_at_the_board():
    """Makes a journey start with a board, as after a first visit of the home page, unless it is about that page."""
    path = os.path.join(os.environ["HOME"], ".config", "cassetete", "settings.json")
    if not os.path.exists(path):
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
        with open(path, "w", encoding="utf-8") as settings:
            settings.write('{"home": "off"}')


class Program:
    """The program under test, in a language. Restarted in the same journey, it has the same home directory."""

    running = []

    def __init__(self, *arguments, language=LANGUAGE, greeted=True):
        self.words = catalogue(language)
        if greeted:
            begin_at_the_board()
        country = {"en": "en_US", "fr": "fr_FR"}[language]
        environment = dict(os.environ, LANG=f"{country}.UTF-8", LANGUAGE=language)
        self.process = subprocess.Popen([sys.argv[1], *arguments], env=environment)
        Program.running.append(self)
        # Without a keyboard, a compositor activates no window.
        self.wait_for(self.is_showing if ON_WAYLAND else self.is_active, "the program's window")

    # Process

    def is_active(self):
        active = Atspi.StateType.ACTIVE
        return any(window.get_state_set().contains(active) for window in self.windows())

    def is_showing(self):
        return any(showing(window) for window in self.windows())

    def wait_for(self, condition, what, seconds=TIMEOUT):
        """Waits like until(), while the program runs. A widget that disappears while it is being read counts as
        false."""

        def ask():
            if self.process.poll() is not None:
                raise JourneyError(f"the program ended with {self.process.returncode} while waiting for {what}")
            try:
                return condition()
            except GLib.Error:
                return None

        return until(ask, what, seconds)

    def wait_for_end(self):
        """Returns the exit status, once the program has ended by itself."""
        try:
            return self.process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            raise JourneyError("the program does not end") from None

    def terminate(self):
        """Ends the program by SIGTERM, and returns its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.wait_for_end()

    def kill(self):
        self.process.kill()
        self.process.wait()

    # Reading

    def windows(self):
        """Yields the program's top-level accessibles: windows, dialogs, open menus."""
        for application in children(Atspi.get_desktop(0)):
            if application.get_process_id() == self.process.pid:
                yield from children(application)

    def nodes(self, wanted=None):
        """Yields the visible accessibles of all windows; if a role is given, only those."""
        for window in self.windows():
            for node, role in walk(window):
                if wanted in (None, role):
                    yield node

    def look(self, name, wanted=None, fits=lambda node: True):
        """Returns the visible control with this name and role that fits; None if there is none."""
        names = self.words.get(name, {name})
        for window in self.windows():
            for node, role in walk(window):
                if wanted in (None, role) and name_of(node, role) in names and fits(node):
                    return node
        return None

    def find(self, name, role=None, fits=lambda node: True, seconds=TIMEOUT):
        """Waits for what look() returns."""
        return self.wait_for(lambda: self.look(name, role, fits), f"a {role or 'control'} named {name!r}", seconds)

    def text(self, name, role=None):
        """Returns the text of a field, or the description or name of another control."""
        node = self.find(name, role)
        if node.get_text_iface():
            return content(node)
        return node.get_description() or node.get_name()

    def is_on(self, name, role=None):
        return self.find(name, role).get_state_set().contains(Atspi.StateType.CHECKED)

    def is_enabled(self, name, role=None):
        return self.find(name, role).get_state_set().contains(Atspi.StateType.SENSITIVE)

    def cells(self, table):
        """Returns the names of a table's cells, row by row. Cells have no names only while their board is being
        replaced."""

        def names():
            found = [cell.get_name() for cell in children(self.find(table, "table"))]
            return all(found) and found

        return self.wait_for(names, f"the cells of {table!r}")

    def rows(self, tree):
        """Returns the names of the visible rows of a tree or list, without its header."""
        return [cell.get_name() for cell in self.items(tree)]

    def items(self, tree):
        """Returns the visible rows of a tree or list, without its header."""
        node = self.wait_for(lambda: self.look(tree, "tree") or self.look(tree, "list"), f"a list named {tree!r}")
        return [item for item in children(node) if role_of(item) in ("table cell", "list item")]

    def said(self, text, *arguments):
        """Returns the text with %1, %2… replaced by its arguments, in the program's language."""
        text = min(self.words.get(text, {text}))
        for number, argument in enumerate(arguments, 1):
            text = text.replace(f"%{number}", str(argument))
        return text

    def tree(self):
        """Returns everything that a screen reader can reach, as text, for writing new journeys."""

        def lines(node, depth):
            if showing(node):
                yield f"{'  ' * depth}{role_of(node)} {name_of(node)!r}"
                if node.get_role() != Atspi.Role.TABLE:
                    for child in children(node):
                        yield from lines(child, depth + 1)

        return "\n".join(line for window in self.windows() for line in lines(window, 0))

    # Input

    def point(self, node, across=0.5, down=0.5):
        """Returns a point on the screen within node (an accessible or its name), given as parts of its width and
        height."""
        node = self.find(node) if isinstance(node, str) else node
        box = node.get_extents(Atspi.CoordType.SCREEN)
        return round(box.x + box.width * across), round(box.y + box.height * down)

    def press(self, name, role=None):
        """Performs a button's first action for screen readers, which is press or toggle."""

        def do():
            node = self.look(name, role, can_be_pressed)
            return node and node.get_state_set().contains(Atspi.StateType.SENSITIVE) and node.do_action(0)

        self.wait_for(do, f"{name!r} to be pressed")

    def to_the_end(self, condition, what):
        """Presses Last until condition() is true, unless the playback ends by itself."""

        def there():
            button = self.look("Last", "button")
            if button and button.get_state_set().contains(Atspi.StateType.SENSITIVE):
                button.do_action(0)
            return condition()

        self.wait_for(there, what)

    def value(self, name, new=None, role=None):
        """Returns the value of a slider, a spin box or a progress bar, after setting it if a new one is given."""
        node = self.find(name, role, lambda node: node.get_value_iface())
        if new is not None:
            node.set_current_value(new)
        return node.get_current_value()

    def focus(self, name, role=None, fits=lambda node: True):
        """Gives a field the focus, for which the panel around it scrolls to the field."""
        field = self.find(name, role, fits)
        field.grab_focus()
        self.wait_for(lambda: field.get_state_set().contains(Atspi.StateType.FOCUSED), f"the focus in {name!r}")

    def fill(self, name, content):
        """Sets the content of a field."""
        self.find(name, None, lambda node: node.get_editable_text_iface()).set_text_contents(content)

    def type(self, text):
        """Types a text into the field with the keyboard, in place of what it holds; types again if keys are lost, as in a
        window that has just appeared. Letters that the keyboard lacks are not safe: xdotool lends them a key, for a moment
        that a busy window can miss."""

        def typed():
            focused, editable = Atspi.StateType.FOCUSED, Atspi.StateType.EDITABLE
            field = next((node for node in self.nodes("text") if node.get_state_set().contains(focused)
                          and node.get_state_set().contains(editable)), None)
            if not field:
                return False
            key("ctrl+a")
            write(text)
            end = time.monotonic() + 5
            while content(field) != text and time.monotonic() < end:
                time.sleep(0.05)
            return content(field) == text

        self.wait_for(typed, f"{text!r} to be typed")

    def choose(self, name, choice):
        """Selects an entry of a combo box."""
        click(*self.point(self.find(name, "combo box")))
        time.sleep(0.2)
        click(*self.point(self.find(choice, "list item")))

    def menu(self, *path):
        """Opens the menus of the path with the mouse, and triggers its last entry."""
        for index, name in enumerate(path):
            entry = self.find(name, "menu item")
            # A menu that has just opened does not accept clicks yet.
            time.sleep(0.2 if index else 0)
            click(*self.point(entry))


def play(*journeys):
    """Runs journeys one after the other, and exits with their status. A failure saves a picture of the screen."""
    Atspi.init()
    Atspi.set_timeout(3000, 15000)
    ready = os.path.join(os.environ["HOME"], "ready")
    manager = None
    if not ON_WAYLAND:
        manager = subprocess.Popen(["openbox", "--startup", f"touch {ready}"], stderr=subprocess.DEVNULL)
    status = 0
    try:
        until(lambda: ON_WAYLAND or os.path.exists(ready), "the window manager")
        for journey in journeys:
            print(journey.__name__, flush=True)
            journey()
    except Exception:  # any failure is reported, with a picture
        traceback.print_exc()
        save_state()
        status = 1
    finally:
        for program in Program.running:
            program.kill()
        if manager:
            manager.terminate()
    sys.exit(status)


def save_state():
    """Prints and saves the state of the screen, for the reader of the log."""
    os.makedirs(sys.argv[2], exist_ok=True)
    if not ON_WAYLAND:
        picture = os.path.join(sys.argv[2], os.path.basename(sys.argv[0]).replace(".py", f"_{LANGUAGE}.png"))
        screenshot(picture)
        print("the screen is pictured in", picture, file=sys.stderr)
    for program in Program.running:
        if program.process.poll() is None:
            print(program.tree(), file=sys.stderr)
