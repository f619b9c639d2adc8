# The anagrams: every order of the letters, one letter after the other.
import sys

parts = sys.argv[-1].split(":")
left = list(parts[1].split(",")[0])


def search():
    if not left:
        print("=")
        return
    for i in range(len(left)):
        letter = left.pop(i)
        last = left.pop() if len(left) == 1 else ""  # has no other place to go, and is set at once
        print("+", letter + last)
        search()
        left.extend(last)
        left.insert(i, letter)
        print("-")


search()
print(".")
