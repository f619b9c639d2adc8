# The bishop's tour: one square at a time until all squares of its colour are visited. It may come to a square again, but
# not along a diagonal sense in which it came to it or left it.
import sys

name, size, route = sys.argv[-1].split(":")
columns, rows = map(int, size.split(",")[0].split("x"))


def read(square):  # "c4" to (3, 4)
    return ord(square[0]) - ord("a") + 1, int(square[1:])


def write(square):
    return chr(ord("a") + square[0] - 1) + str(square[1])


squares = [(x, y) for x in range(1, columns + 1) for y in range(1, rows + 1)]
here = read(route)
wanted = sum((x + y - sum(here)) % 2 == 0 for x, y in squares)
visited = [here]
used = set()  # squares, each with a sense: 1 rising, -1 falling


def search(here):
    if len(set(visited)) == wanted:
        print("=")
        return
    for dx, dy in (1, 1), (1, -1), (-1, -1), (-1, 1):
        there, sense = (here[0] + dx, here[1] + dy), dx * dy
        if there not in squares or (there, sense) in used:
            continue
        new = {(here, sense), (there, sense)} - used
        used.update(new)
        visited.append(there)
        print("+", write(there))
        search(there)
        visited.pop()
        used.difference_update(new)
        print("-")


search(here)
print(".")
