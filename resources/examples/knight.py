# The knight's tour: each square once. He goes where the fewest jumps lead on (Warnsdorff, 1823).
import sys

name, size, route = sys.argv[-1].split(":")
columns, rows = map(int, size.split(",")[0].split("x"))
closed = "closed" in size


def read(square):  # "c4" to (3, 4)
    return ord(square[0]) - ord("a") + 1, int(square[1:])


def write(square):
    return chr(ord("a") + square[0] - 1) + str(square[1])


def onward(square):
    x, y = square
    for dx, dy in (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2):
        to = x + dx, y + dy
        if 1 <= to[0] <= columns and 1 <= to[1] <= rows and to not in visited:
            yield to


visited = [read(square) for square in route.split()]


def search():
    if len(visited) == columns * rows:
        print("=")
        return
    for square in sorted(onward(visited[-1]), key=lambda to: len(list(onward(to)))):
        last = len(visited) == columns * rows - 1
        if closed and last and sorted(map(abs, (square[0] - visited[0][0], square[1] - visited[0][1]))) != [1, 2]:
            print("?", write(square), "no jump leads back to the start")
            continue
        visited.append(square)
        print("+", write(square))
        search()
        visited.pop()
        print("-")


search()
print(".")
