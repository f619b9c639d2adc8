# N queens: the board is a string, one sign for each row.
# Argument: N, 8 if there is none, 35 at most.
import sys

MAX = int(sys.argv[1]) if len(sys.argv) > 1 else 8
SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

placed = ["0"] * (MAX + 1)  # Index 0 is not used.
tries = 0
solutions = 0


def is_clear(row, column, delta):
    """Returns whether the diagonal upward from there is free."""
    if row == 0 or column == 0 or column > MAX:
        return True
    return placed[row] != SIGNS[column] and is_clear(row - 1, column + delta, delta)


def place(row):
    global tries, solutions
    if row > MAX:
        print("".join(placed[1:]))  #@5
        solutions += 1
        return
    for column in range(1, MAX + 1):
        tries += 1
        if SIGNS[column] in placed:  #@1
            continue
        if not is_clear(row, column, -1):  #@2
            continue
        if not is_clear(row, column, 1):  #@3
            continue
        placed[row] = SIGNS[column]  #@4
        place(row + 1)  #@5
        placed[row] = "0"  #@6


place(1)
print("tries:", tries)
print("solutions:", solutions)
