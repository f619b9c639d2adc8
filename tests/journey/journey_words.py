# SPDX-License-Identifier: MIT
"""Letters of one's own are to make words of a dictionary of one's own: from the first letters none can be made, which the
verdict says; one letter is changed, and the words are laid by hand, watched while the method finds one, found all, saved,
printed and opened again."""
import os
import re

from driver import Program, play
from ownboard import ask_why, keep, watch
from screen import click, key

FOLDER = os.path.join(os.environ["HOME"], ".local", "share", "hunspell")


def make_dictionary():
    """Makes a dictionary with four words, in which tea, eat and ate are the anagrams of one another."""
    os.makedirs(FOLDER, exist_ok=True)
    with open(os.path.join(FOLDER, "own.aff"), "w", encoding="utf-8") as affixes:
        affixes.write("SET UTF-8\n")
    with open(os.path.join(FOLDER, "own.dic"), "w", encoding="utf-8") as words:
        words.write("4\ntea\neat\nate\ntree\n")


def letters(game, size):
    found = [re.search(r"\d\s?: (\w)", cell) for cell in game.cells("Board")[:size]]
    return "".join(match.group(1) for match in found if match)


def wait_for_letters(game, wanted):
    game.wait_for(lambda: letters(game, len(wanted)) == wanted, f"the letters {wanted}")


def ask_for_words(game):
    game.press("Board", "check box")
    game.fill("Word", "teo")
    game.choose("To make", "One word of the dictionary")
    game.fill("Dictionary", "own")
    game.press("New")
    wait_for_letters(game, "teo")
    ask_why(game)
    game.wait_for(lambda: "own" in game.text("Message", "label"), "the dictionary to be named")


def change_a_letter(game):
    game.fill("Word", "tea")
    game.press("New")
    wait_for_letters(game, "tea")
    game.find("can be solved")


def by_hand(game):
    click(*game.point("Board"))
    key("t")
    key("a")  # no word begins like this
    game.find("cannot be solved from here")
    key("BackSpace")
    game.find("can be solved")
    key("e", "a")
    wait_for_letters(game, "tea")
    game.find("solved")


def watch_them_found(game):
    for number in range(3):
        key("BackSpace")
        wait_for_letters(game, "tea"[:2 - number])
    watch(game, lambda game: letters(game, 3) in ("tea", "eat", "ate"), "a word")


def by_the_method(game):
    click(*game.point(game.find("Solver", "page tab")))
    game.press("Show the solution only", "check box")
    game.press("All", "button")
    click(*game.point(game.find("Solutions", "page tab")))
    game.wait_for(lambda: len(game.rows("Solutions")) == 3, "tea, eat and ate")


def words_of_ones_own():
    make_dictionary()
    game = Program("anagrams:rose")
    wait_for_letters(game, "rose")
    ask_for_words(game)
    change_a_letter(game)
    by_hand(game)
    watch_them_found(game)
    by_the_method(game)
    keep(game, "words", "words=1", lambda game: sorted(letters(game, 3)) == ["a", "e", "t"])


play(words_of_ones_own)
