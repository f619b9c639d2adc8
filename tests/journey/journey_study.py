# SPDX-License-Identifier: MIT
"""A teacher names three moments of a search, finds them again in full screen, and goes back by keys alone to the
last try that was refused for a certain reason; a learner predicts steps."""
import time

from driver import Atspi, LANGUAGE, Program, children, name_of, play
from screen import click, key

MOMENTS = {"a first refusal": 3, "the deepest so far": 200, "nearly there": 800}

# The plural forms are not among the words of a Program.
SCORE = {"en": ("1 right answer out of {1}", "{0} right answers out of {1}"),
         "fr": ("1 bonne réponse sur {1}", "{0} bonnes réponses sur {1}")}[LANGUAGE]


def find_score(game, right, asked):
    game.find(SCORE[right > 1].format(right, asked), "label")


def go_to(game, move):
    game.value("Move", move)
    wait_for_move(game, move)


def wait_for_move(game, move):
    game.wait_for(lambda: game.value("Move") == move, f"move {move}")


def search(game, frames=876):
    """Searches the first solution while it is watched; for eight queens, it comes after 876 tries."""
    key("F8")
    game.menu("Solve", "Method", "Looking back")
    key("ctrl+Return")
    game.wait_for(lambda: game.value("Move") > 0, "the first try")
    key("ctrl+Next")
    game.wait_for(lambda: game.value("Move") > frames, "the solution")


def a_teacher():
    game = Program("queens:8")
    search(game)
    for name, move in MOMENTS.items():
        go_to(game, move)
        key("ctrl+d")
        game.fill("Name:", name)
        game.press("OK")
        game.wait_for(lambda: not game.look("Name This Moment", "dialog"), "the dialog to close")
    key("ctrl+q")
    assert game.wait_for_end() == 0

    game = Program()
    first, second, third = MOMENTS.values()
    wait_for_move(game, third)
    key("F11")
    game.wait_for(lambda: not game.look("New", "button"), "the full screen")
    key("Prior")
    wait_for_move(game, second)
    key("Prior")
    wait_for_move(game, first)
    key("Next")
    wait_for_move(game, second)
    key("F11")
    game.find("New", "button")
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


def refused_straight_up():
    """Returns the moves of the search that are refused because of a queen straight above, by the definition of the
    method."""
    columns, found, move = [], [], 0

    def fill():
        nonlocal move
        for column in range(8):
            move += 1
            for direction in (-1, 0, 1):  # up to the left is tested first
                if any(columns[-k] == column + direction * k for k in range(1, len(columns) + 1)):
                    if direction == 0:
                        found.append(move)
                    break
            else:
                columns.append(column)
                if len(columns) == 8 or fill():
                    return True
                columns.pop()
                move += 1
        return False

    fill()
    return found


def with_focus(game):
    """Returns the roles and names of the controls with the focus. Qt reports the focus for the current item of every
    list, too."""
    items = (Atspi.Role.LIST_ITEM, Atspi.Role.PAGE_TAB)
    for node in game.nodes():
        if node.get_state_set().contains(Atspi.StateType.FOCUSED) and node.get_role() not in items:
            name = name_of(node)
            if name or node.get_role() == Atspi.Role.PAGE_TAB_LIST:
                return node.get_role_name(), name
    return "", ""


def tab_to(game, wanted):
    """Presses Tab until a control with this role or name has the focus."""
    names = game.words.get(wanted, {wanted})
    for _ in range(60):
        if names & set(with_focus(game)):
            return
        key("Tab")
        time.sleep(0.1)
    raise AssertionError(f"Tab does not come to {wanted}")


def back_to_a_reason():
    game = Program("queens:8")
    search(game)
    tab_to(game, "page tab list")
    for _ in range(3):  # past the program, the tree and the stack
        key("Right")
    tab_to(game, "combo box")
    key("Down", "Down", "Down")  # a solution, a new deepest point, a move taken back, a refusal
    key("Tab")
    tab_to(game, "combo box")
    key("Down")  # past "any reason", to the reason of the first refusal
    tab_to(game, "Add")
    key("space")
    for move in reversed(refused_straight_up()[-3:]):
        key("ctrl+shift+Left")
        wait_for_move(game, move)
    key("ctrl+shift+Right")
    wait_for_move(game, refused_straight_up()[-2])
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


def a_learner():
    """With a queen on a8, the rules refuse a7 and b7; c7 is free."""
    game = Program("queens:8")
    search(game)
    go_to(game, 1)
    click(*game.point(game.find("Predict", "page tab")))
    game.press("Ask me before each step")
    for right in (1, 2):
        key("ctrl+Right")
        game.press("A refusal", "button")
        find_score(game, right, right)
    key("ctrl+Right")
    game.press("A move is taken back", "button")
    find_score(game, 2, 3)
    wait_for_move(game, 4)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


def steps_of_looking_back(size):
    """Returns the steps to the first solution by the definition of the method: the cell of a queen, "refused" or
    "back"."""
    columns = []

    def next_row():
        row = len(columns)
        if row == size:
            return True
        for column in range(size):
            if any(column == other or abs(column - other) == row - above for above, other in enumerate(columns)):
                yield "refused"
                continue
            columns.append(column)
            yield row * size + column
            if (yield from next_row()):
                return True
            columns.pop()
            yield "back"
        return False

    return list(next_row())


def a_learner_of_twenty_steps():
    """A learner who has understood the method predicts twenty steps of four queens, by clicks on the board and two
    buttons."""
    steps = steps_of_looking_back(4)
    game = Program("queens:4")
    search(game, len(steps) - 1)
    go_to(game, 1)
    click(*game.point(game.find("Predict", "page tab")))
    game.press("Ask me before each step")
    buttons = {"refused": "A refusal", "back": "A move is taken back"}
    for right, step in enumerate(steps[1:21], 1):
        key("ctrl+Right")
        if step in buttons:
            game.press(buttons[step], "button")
        else:
            click(*game.point(list(children(game.find("Board", "table")))[step]))
        find_score(game, right, right)
    wait_for_move(game, 21)
    game.menu("Game", "Quit")
    assert game.wait_for_end() == 0


play(a_teacher, back_to_a_reason, a_learner, a_learner_of_twenty_steps)
