# Peg solitaire: a peg jumps over another into an empty hole, and the other is taken out. Boards that have been seen and
# led nowhere are not tried again.
import sys

name, options, rows = sys.argv[-1].split(":")
board = [list(row) for row in rows.split("/")]
width = max(map(len, board))
if name != "solitaire" or "triangle" in options:
    sys.exit("this program knows the boards with rows and columns only")
end = [option[4:] for option in options.split(",") if option.startswith("end=")]
ways = {"u": (-1, 0), "r": (0, 1), "d": (1, 0), "l": (0, -1)}
seen = set()


def at(row, column):
    inside = 0 <= row < len(board) and 0 <= column < len(board[row])
    return board[row][column] if inside else "-"


def put(row, column, way, signs):
    down, right = ways[way]
    for i in range(3):
        board[row + i * down][column + i * right] = signs[i]


def search(pegs):
    key = "/".join(map("".join, board))
    if pegs == 1 and (not end or at(int(end[0][0]) - 1, int(end[0][1:]) - 1) == "O"):
        print("=")
        return True
    if key in seen:
        return False
    seen.add(key)
    for row in range(len(board)):
        for column in range(len(board[row])):
            for way, (down, right) in ways.items():
                cells = [at(row + i * down, column + i * right) for i in range(3)]
                if cells != ["O", "O", "."]:
                    continue
                put(row, column, way, "..O")
                print(f"+ {row + 1}{column + 1}{way}")
                if search(pegs - 1):
                    return True
                put(row, column, way, "OO.")
                print("-")
    return False


search(rows.count("O"))
print(".")
