# SPDX-License-Identifier: MIT
"""Runs of the program on the hardest boards of every method."""
import os
import re
import resource
import signal
import subprocess
import time

DEVIL = "taquin:5x5:24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0"
BOARDS = {
    "taquin": [DEVIL, "taquin:4x4:15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0", "taquin:8x2,deal=walk,count=3001,seed=1",
               "taquin:100x100,deal=walk,count=1000000,seed=1", "taquin:100x100,deal=cycles,count=1000000,seed=1"],
    "dogs": ["dogs:4x4", "dogs:5x5", "dogs:4x4,deal=unique,count=3,seed=1", "dogs:5x5,deal=unique,count=3,seed=1"],
    "solitaire": ["solitaire:english", "solitaire:european", "solitaire:wiegleb", "solitaire:asymmetric",
                  "solitaire:diamond"],
    "queens": ["queens:18", "queens:20", "queens:40"],
    "knight": ["knight:8x8", "knight:6x6,closed", "knight:40x40", "knight:40x40,closed"],
    "bishop": ["bishop:8x8", "bishop:12x12", "bishop:40x40"],
    "tiling": ["tiling:6x10,pentominoes", "tiling:8x8,pieces=FILNPTUVWXYZ:" + "/".join(
        ["........"] * 3 + ["...##..."] * 2 + ["........"] * 3), "tiling:32x32,pieces=" + "I" * 256],
    "anagrams": ["anagrams:abcdefghi", "anagrams:aaabbbccc,distinct"],
}


def kinds(program):
    """Returns the methods of each puzzle, each with its goals besides a single solution."""
    listed = subprocess.run([program, "list"], capture_output=True, text=True, check=True,
                            env=dict(os.environ, LC_ALL="C.UTF-8")).stdout
    methods, puzzle, here = {}, None, False
    for line in listed.splitlines():
        if line and not line.startswith(" "):
            puzzle = line.split()[0]
            methods.setdefault(puzzle, [])
        elif line.startswith("  ") and not line.startswith("   "):
            here = line.startswith("  Methods")
        elif here and re.match(r"    [a-z]", line):
            goals = re.search(r"\[([^]]*)\]", line)
            methods[puzzle].append((line.split()[0], goals[1].split() if goals else []))
    return methods


def runs(program):
    """Yields all command lines, without limits such as that of the time. Some methods only count."""
    for puzzle, methods in kinds(program).items():
        for method, goals in methods:
            for board in BOARDS[puzzle]:
                for goal in goals if goals == ["--count"] else [None, *goals]:
                    yield [program, "solve", "--method", method, *([goal] if goal else []), board]


def name(words):
    board = words[-1] if len(words[-1]) < 50 else words[-1][:47] + "..."
    return " ".join([*words[3:-1], board])


class Run:
    """A running process of the program, whose output is discarded."""

    def __init__(self, words, memory=None):
        def limit():
            if memory:
                # The limit is not that of the address space, most of which is reserved but never used.
                resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE if memory else subprocess.DEVNULL,
                                        stderr=subprocess.PIPE if memory else subprocess.DEVNULL,
                                        preexec_fn=limit, env=dict(os.environ, LC_ALL="C.UTF-8"))

    def worked(self):
        """Returns the CPU seconds used so far, to 10 ms, including ended threads; None once the process has ended."""
        try:
            fields = open(f"/proc/{self.process.pid}/stat").read().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except (OSError, IndexError):
            return None

    def work_for(self, seconds):
        """Waits until the process has used this much CPU time; returns False if it ends before."""
        while self.process.poll() is None:
            worked = self.worked()
            if worked is not None and worked >= seconds:
                return True
            time.sleep(0.002)
        return False

    def stop(self):
        """Sends Ctrl-C. Returns the clock and CPU seconds until the process has ended, and its status."""
        before, begun = self.worked() or 0, time.monotonic()
        self.process.send_signal(signal.SIGINT)
        _, status, used = os.wait4(self.process.pid, 0)
        self.process.returncode = os.waitstatus_to_exitcode(status)
        return time.monotonic() - begun, used.ru_utime + used.ru_stime - before, self.process.returncode
