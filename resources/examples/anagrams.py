# The anagrams: every order of the letters, one letter after the other.
import sys

parts = sys.argv[-1].split(":")
word, *options = parts[1].split(",")
left = list(word)


def search():
    if not left:
        print("=")
        return
    for i in range(len(left)):
        twins = left[:i].count(left[i])  # the same letter, left of it
        if twins and "distinct" in options:
            continue
        letter = left.pop(i)
        last = left.pop() if len(left) == 1 else ""  # has no other place to go, and is set at once
        print("+", letter + twins * "'" + last)
        search()
        left.extend(last)
        left.insert(i, letter)
        print("-")


search()
print(".")
