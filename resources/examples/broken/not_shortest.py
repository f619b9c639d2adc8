# Wrong on purpose: it tries ways of many moves first.
import sys

parts = sys.argv[-1].split(":")
columns, rows = map(int, parts[1].split(",")[0].split("x"))
board = list(map(int, parts[2].split()))
goal = list(range(1, columns * rows)) + [0]
ways = {"u": -columns, "d": columns, "l": -1, "r": 1}  # the way that the blank goes
back = {"u": "d", "d": "u", "l": "r", "r": "l"}


def distance():  # rows and columns that the tiles have still to go, at least
    far = 0
    for cell, tile in enumerate(board):
        if tile:
            far += abs(cell // columns - (tile - 1) // columns) + abs(cell % columns - (tile - 1) % columns)
    return far


def slide(way):
    blank = board.index(0)
    board[blank], board[blank + ways[way]] = board[blank + ways[way]], board[blank]


def can(way):
    row, column = divmod(board.index(0), columns)
    return {"u": row > 0, "d": row < rows - 1, "l": column > 0, "r": column < columns - 1}[way]


def search(moves, before):
    """Whether that many moves are enough."""
    if board == goal:
        print("=")
        return True
    for way in "udlr":
        if can(way) and back[way] != before:
            slide(way)
            if distance() < moves:
                print("+", way)
                if search(moves - 1, way):
                    return True
                print("-")
            slide(back[way])
    return False


def solvable():
    """Each move exchanges two tiles and takes the blank one cell on: both are odd, or both are even."""
    exchanges, order = 0, [tile or columns * rows for tile in board]
    for i in range(len(order)):
        while order[i] != i + 1:
            j = order[i] - 1
            order[i], order[j] = order[j], order[i]
            exchanges += 1
    row, column = divmod(board.index(0), columns)
    return (exchanges + rows - 1 - row + columns - 1 - column) % 2 == 0


if solvable():
    moves = distance() + 8
    while not search(moves, ""):
        moves += 1
print(".")
