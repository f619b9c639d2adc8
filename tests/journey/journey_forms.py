# SPDX-License-Identifier: MIT
"""Each form of the course is opened and runs to the end that the course's text documents, which is read as a screen
reader reads it: in the fields, the memos, the messages and the line below the form."""
import re

from driver import LANGUAGE, Program, name_of, play
from screen import key

# The plural forms are not among the words of a Program.
COMPLETE = {"en": "The search is complete: 52 solutions.",
            "fr": "La recherche est terminée : 52 solutions."}[LANGUAGE]

CARDS = """219358674 236751489 294176853 358271496 358671492 423975618 463975218 476853912 472853916 632751489
    619358274 694172853 816579324 812579364 984157632 984157236""".split()
LINKS = """11 5 15 21 4 10 20 3 9 19 2 12 6 16 22 7 13 23 8 14 24 30 36 26 41 35 18 28 34 17 27 33 50 44 29 39 56 62 45
    60 54 64 47 32 38 48 31 37 52 58 43 49 59 53 63 46 40 55 61 51 57 42 25""".split()
DIAGONALS = """11 22 33 44 55 46 37 28 17 26 35 24 13 22 31 42 53 64 75 86 77 68 57 48 37 26 15 24 33 42 51 62 71 82 73
    84 75 66 77 88""".split()


class Form(Program):
    """The program, of which only the window of one form is looked at."""

    titles = None

    def windows(self):
        for window in super().windows():
            if self.titles is None or window.get_name() in self.titles:
                yield window

    def open(self, entry, title):
        self.titles = None
        self.menu("Help", "Original Programs of the Course", entry)
        self.titles = self.words.get(title, {title})
        self.find("The Page in the Museum", "button")

    def close(self):
        key("Escape")
        self.wait_for(lambda: not list(self.windows()), "the form to be closed")

    def says(self, text):
        """Returns whether a label has exactly this text; blanks within numbers do not matter."""
        wanted = "".join(text.split())
        return any("".join(name_of(label).split()) == wanted for label in self.nodes("label"))

    def counted(self):
        """Returns the number that the line below the form gives for this computer."""
        here = self.said("Here: %1", "").rstrip()
        for label in self.nodes("label"):
            if name_of(label).startswith(here):
                return int("0" + re.sub(r"\D", "", name_of(label).split("–")[0]))
        return None

    def wait_for_count(self, number):
        self.wait_for(lambda: self.counted() == number, f"{number} to be counted")


def dogs(form):
    form.open("Little Dogs", "The Little Dogs")
    form.press("Search", "button")
    for number, cards in enumerate(CARDS, 1):
        message = form.said("Solution %1 - Cards: %2", number, cards)
        form.wait_for(lambda: form.says(message), message)
        if number == 1:
            assert form.counted() == 1647365, form.counted()
        form.press("OK", "button")
    form.wait_for_count(12598048)
    assert form.says(form.said("Solution %1", 16))
    form.close()


def solitaire(form):
    form.open("Solitaire", "The Solitaire")
    form.press("Play", "button")
    form.wait_for_count(7667769)
    assert form.text("Edit1: the calls, by 100,000") == "7600000"
    board = "Peg solitaire"
    form.wait_for(lambda: form.find(board).get_description().count("O") == 1, "31 jumps, which leave one peg")
    form.close()


def queens(form):
    form.open("Eight Queens", "The Eight Queens")
    programs = ("1: eight loops", "2: recursive, the board copied", "3: recursive, looking back",
                "4: recursive, the board in a string")
    for program in programs:
        first, last = ("04752613", "73025164") if program == programs[0] else ("15863724", "84136275")
        form.press(program, "button")

        def is_complete():
            lines = form.text("Memo1: the solutions").split()
            return len(lines) == 92 and (lines[0], lines[-1]) == (first, last)

        form.wait_for(is_complete, f"92 lines of {program}")
    form.close()


def knight(form):
    form.open("Knight’s Tour", "The Knight’s Tour")
    form.press("1: squares", "button")
    form.wait_for_count(3242064)
    tour = form.text("Edit1: the tour").rsplit(":", 1)[-1].strip().split(";")
    assert tour[:5] == ["11", "32", "51", "72", "84"] and tour[-3:] == ["68", "0", ""] and len(tour) == 65, tour
    form.press("4: links", "button")
    jumps = form.said("jump=%1", 17739771)
    form.wait_for(lambda: form.text("Memo1: the jumps and the tour").startswith(jumps), jumps)
    assert form.text("Memo1: the jumps and the tour").split("\n")[1].split(";") == [*LINKS, ""]
    form.close()


def bishop(form):
    form.open("Bishop’s Path", "The Bishop’s Path")
    form.press("Search", "button")
    form.wait_for_count(309226)
    assert form.text("Memo1: the squares").split() == DIAGONALS
    form.close()


def taquin(form):
    form.open("Taquin", "The Taquin")
    for name, value in (("N =", 4), ("P =", 3)):
        form.value(name, value)
    order = "0 1 2 3\n4 5 6 7\n8 9 10 ."
    for method in ("1: backwards", "2: row by row", "3: cycles"):
        form.press(method, "radio button")
        form.wait_for(lambda: form.find("The board").get_description() == order, "the order")
        form.press("A Key", "button")
        form.wait_for(lambda: form.find("The board").get_description() != order, "the disorder")
        form.press("A Key", "button")
        form.wait_for(lambda: form.find("The board").get_description() == order, f"the order again, by {method}")
    form.close()


def vinrich(form):
    """Leaves the monomino free, prints no solution, and goes on after each."""
    form.open("Vinrich’s Puzzle", "The Puzzle of G. Vinrich")
    form.press("Leave It Free", "button")
    for _ in range(52):
        form.find("Print this solution?", "label")
        form.press("No", "button")
        form.find("Go on with the search?", "label")
        form.press("Yes", "button")
    form.wait_for(lambda: form.says(COMPLETE), COMPLETE)
    assert form.says(form.said("Solutions: %1", 52)) and form.says(form.said("Tries: %1", 652))
    form.press("OK", "button")
    form.wait_for(lambda: not form.says(COMPLETE), "the message to go")
    form.close()


def anagrams(form):
    form.open("Anagrams", "The Anagrams")
    form.press("Anagrams", "button")
    words = "abc acb bac bca cba cab".split()
    form.wait_for(lambda: form.text("Memo1: the words").split() == words, "the six words")
    form.close()


def the_forms():
    form = Form("queens:4")
    for program in (dogs, solitaire, queens, knight, bishop, taquin, vinrich, anagrams):
        print(" ", program.__name__, flush=True)
        program(form)
    form.titles = None
    form.menu("Game", "Quit")
    assert form.wait_for_end() == 0


play(the_forms)
