#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the numbers that tst_signature.cpp expects for boards with closed squares and for own pieces.

It knows the rules of the puzzles and the definitions of the methods, but shares nothing with the program: boards are
sets of squares, and every arrangement is tried.
"""


def queens(size, closed="", given="", torus=False):
    """Returns the solutions, and the queens that are placed row by row from the top on squares that are not attacked."""
    square = lambda name: (size - int(name[1:]), ord(name[0]) - ord("a"))
    shut = {square(name) for name in closed.split()}
    standing = dict(square(name) for name in given.split())
    solutions = nodes = 0

    def attacks(row, column, other, there):
        if column == there:
            return True
        down, right = row - other, column - there
        if torus:
            return (down - right) % size == 0 or (down + right) % size == 0
        return abs(down) == abs(right)

    def fill(row):
        nonlocal solutions, nodes
        while row in standing:
            row += 1
        if row >= size:
            solutions += 1
            return
        for column in range(size):
            if (row, column) in shut or any(attacks(row, column, *other) for other in standing.items()):
                continue
            nodes += 1
            standing[row] = column
            fill(row + 1)
            del standing[row]

    fill(0)
    return solutions, nodes


def tilings(rows, columns, drawings, turnedOver=True):
    """Returns the solutions, and the tries of Vinrich's method: a piece of the order that fits is a try; it stays if the
    areas of the pieces left can add up to the area of each hole."""
    cells = {(row, column) for row in range(rows) for column in range(columns)}

    def turns(drawing):
        shape = [(row, column) for row, line in enumerate(drawing.split("/"))
                 for column, sign in enumerate(line) if sign != "."]
        found = set()
        for mirrored in ([False, True] if turnedOver else [False]):
            turned = [(row, -column if mirrored else column) for row, column in shape]
            for _ in range(4):
                turned = [(column, -row) for row, column in turned]
                top, left = min(row for row, _ in turned), min(column for _, column in turned)
                found.add(frozenset((row - top, column - left) for row, column in turned))
        return found

    def places(drawing):
        for turn in turns(drawing):
            for down in range(rows):
                for right in range(columns):
                    place = frozenset((row + down, column + right) for row, column in turn)
                    if place <= cells:
                        yield place

    def holes(empty):
        left = set(empty)
        while left:
            found = [left.pop()]
            for row, column in found:
                for beside in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                    if beside in left:
                        left.remove(beside)
                        found.append(beside)
            yield len(found)

    placements = [list(places(drawing)) for drawing in drawings]
    sizes = [sum(sign not in "./" for sign in drawing) for drawing in drawings]
    solutions = tries = 0

    def lay(index, empty):
        nonlocal solutions, tries
        if index == len(drawings):
            solutions += 1
            return
        areas = {0}
        for size in sizes[index + 1:]:
            areas |= {area + size for area in areas}
        for place in placements[index]:
            if place <= empty:
                tries += 1
                left = empty - place
                if all(hole in areas for hole in holes(left)):
                    lay(index + 1, left)

    lay(0, frozenset(cells))
    return solutions, tries


def knightsTours(columns, rows, start, closed="", end="", given=""):
    """Returns the number of tours over all squares that are not closed; given are numbers with their squares, 7e5."""
    square = lambda name: (ord(name[0]) - ord("a"), int(name[1:]) - 1)
    jumps = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
    free = {(x, y) for x in range(columns) for y in range(rows)} - {square(name) for name in closed.split()}
    numbers = {}
    for one in given.split():
        digits = len(one) - len(one.lstrip("0123456789"))
        numbers[int(one[:digits])] = square(one[digits:])
    if end:
        numbers[len(free)] = square(end)
    first = square(start)

    def tours(here, visited):
        number = len(visited)
        if numbers.get(number, here) != here or (here in numbers.values() and numbers.get(number) != here):
            return 0
        if number == len(free):
            return 1
        return sum(tours(there, visited | {there}) for there in ((here[0] + x, here[1] + y) for x, y in jumps)
                   if there in free and there not in visited)

    return tours(first, frozenset([first]))


if __name__ == "__main__":
    print("queens:6,closed=a1+c3+d4", queens(6, "a1 c3 d4"))
    print("queens:7,closed=d4-e5", queens(7, "d4 d5 e4 e5"))
    print("queens:8,closed=d4+e5+b2+b7+g2+g7", queens(8, "d4 e5 b2 b7 g2 g7"))
    print("queens:7,given=b4", queens(7, given="b4"))
    print("queens:7,torus", queens(7, torus=True))
    print("tiling:4x4, A to D", tilings(4, 4, ["AAA/A..", "B/B/B/B", "CC/CC", "D../DDD"]))
    print("tiling:3x5, A to D", tilings(3, 5, ["AAA/A..", "BB/BB", ".CC/CC.", "DDD"]))
    print("tiling:5x5, A to E", tilings(5, 5, ["AAA/A.A", "BBB/.B./.B.", "CC/CC/C.", "DDDD/D...", "EE/E./EE"]))
    print("tiling:4x5, never turned over",
          tilings(4, 5, ["AAA/A..", "BBB/..B", "CC/CC", "DDDD", "EEE/.E."], turnedOver=False))
    print("knight:5x5,without=c3", knightsTours(5, 5, "a5", "c3"))
    print("knight:4x5,without=a1+d1", knightsTours(4, 5, "a5", "a1 d1"))
    print("knight:5x5,end=e1", knightsTours(5, 5, "a5", end="e1"))
    print("knight:5x5,given=7e5+18b1", knightsTours(5, 5, "a5", given="7e5 18b1"))
