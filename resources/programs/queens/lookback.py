# N queens: before a queen is placed, one looks upward for another.
# Argument: N, 8 if there is none, 35 at most.
import sys

MAX = int(sys.argv[1]) if len(sys.argv) > 1 else 8
SIGNS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

board = [[0] * MAX for row in range(MAX)]
tries = 0
solutions = 0


def is_attacked(x, y):
    """Returns whether a queen is in sight: up to the left, straight up, up to the right."""
    for dx in (-1, 0, 1):
        column, row = x, y
        while row >= 0 and 0 <= column < MAX:
            if board[row][column] == 1:
                return True
            column, row = column + dx, row - 1
    return False


def place(row, placed):
    global tries, solutions
    for x in range(MAX):
        tries += 1
        if not is_attacked(x, row):  #@1
            board[row][x] = 1  #@2
            if row < MAX - 1:
                place(row + 1, placed + SIGNS[x])  #@3
            else:
                print(placed + SIGNS[x])  #@3
                solutions += 1
            board[row][x] = 0  #@4


place(0, "")
print("tries:", tries)
print("solutions:", solutions)
