# SPDX-License-Identifier: MIT
"""Runs the tests of reports to a screen reader with an accessibility bus: accessibility.py TST_BOARD."""
import subprocess
import sys

launcher = subprocess.Popen(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"])
try:
    status = subprocess.call([sys.argv[1], "Accessible"])
finally:
    launcher.terminate()
sys.exit(status)
