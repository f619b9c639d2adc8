# Tilings: the first empty cell is covered next, by each piece that is left, in each way that it can lie.
import sys

name, options, rows = sys.argv[-1].split(":")
board = [list(row) for row in rows.split("/")]
TETROMINOES = {"I": "#/#/#/#", "O": "##/##", "T": "###/.#.", "S": ".##/##.", "L": "#./#./##", "m": "#"}
PENTOMINOES = {
    "F": ".##/##./.#.", "I": "#/#/#/#/#", "L": "#./#./#./##", "N": ".#/.#/##/#.", "P": "##/##/#.", "T": "###/.#./.#.",
    "U": "#.#/###", "V": "#../#../###", "W": "#../##./.##", "X": ".#./###/.#.", "Y": ".#/##/.#/.#", "Z": "##./.#./.##",
}  # fmt: skip
drawings = TETROMINOES if "tetrominoes" in options else PENTOMINOES
if "minoes" not in options:
    sys.exit("this program knows the boards of all tetrominoes or pentominoes only")
left = sorted(letter for letter in drawings if letter not in rows)


def shapes(drawing):
    """By its number, each way in which the piece can lie: cells, counted from the first."""
    found = {}
    for turn in range(8):
        lines = drawing.split("/")
        if turn >= 4:
            lines = [line[::-1] for line in lines]  # turned over
        for quarter in range(turn % 4):
            lines = ["".join(line) for line in zip(*lines[::-1])]
        cells = [(y, x) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign == "#"]
        cells = [(y, x - cells[0][1]) for y, x in cells]
        if cells not in found.values():
            found[turn] = cells
    return found


ways = {letter: shapes(drawing) for letter, drawing in drawings.items()}


def first_empty():
    for y, row in enumerate(board):
        if "." in row:
            return y, row.index(".")


def is_free(y, x):
    return 0 <= y < len(board) and 0 <= x < len(board[0]) and board[y][x] == "."


def search():
    first = first_empty()
    if not first:
        print("=")
        return
    for letter in left[:]:
        for turn, cells in ways[letter].items():
            cells = [(first[0] + y, first[1] + x) for y, x in cells]
            if not all(is_free(y, x) for y, x in cells):
                continue
            for y, x in cells:
                board[y][x] = letter
            left.remove(letter)
            print(f"+ {letter}@{first[0] + 1},{first[1] + 1}/{turn}")
            search()
            for y, x in cells:
                board[y][x] = "."
            left.append(letter)
            left.sort()
            print("-")


search()
print(".")
