# SPDX-License-Identifier: MIT
"""Controls the whole screen: keys, pointer, pictures."""
import subprocess
import time


def run(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


# The key codes of F1 to F12 on every PC keyboard. By name, xdotool presses Alt with them on keyboard maps of 2026, whose
# first entry for F7 is the one that switches to another console.
FUNCTION_KEYS = dict(zip((f"F{number}" for number in range(1, 13)), (*range(67, 77), 95, 96)))


def key(*names):
    """Presses keys one after the other: key("ctrl+n", "Return")."""
    codes = ("+".join(str(FUNCTION_KEYS.get(part, part)) for part in name.split("+")) for name in names)
    run("xdotool", "key", "--clearmodifiers", *codes)


def write(text):
    """Types text into the control with the focus."""
    run("xdotool", "type", "--delay", "15", text)


def click(x, y, button=1):
    """Clicks a button of the mouse; buttons 4 and 5 turn the wheel up and down."""
    run("xdotool", "mousemove", str(x), str(y), "click", str(button))


def drag(start, end):
    """Drags in several moves, as a hand does: some controls do not take a jump of the pointer for a drag."""
    run("xdotool", "mousemove", *map(str, start), "mousedown", "1")
    for part in (0.1, 0.4, 0.7, 1):
        run("xdotool", "mousemove", *(str(round(a + (b - a) * part)) for a, b in zip(start, end)))
        time.sleep(0.03)
    run("xdotool", "mouseup", "1")


def screenshot(path):
    run("import", "-window", "root", path)


def colour(x, y):
    """Returns the red, green and blue of a point, from 0 to 255."""
    return tuple(run("import", "-window", "root", "-crop", f"1x1+{x}+{y}", "-depth", "8", "rgb:-"))
