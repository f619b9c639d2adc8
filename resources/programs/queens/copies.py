# N queens: one procedure calls itself for each row and keeps a copy of the board.
# Argument: N, 8 if there is none, 35 at most.
import sys

MAX = int(sys.argv[1]) if len(sys.argv) > 1 else 8
FREE, ATTACKED = 0, 2
SIGNS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

board = [[FREE] * MAX for row in range(MAX)]
tries = 0
solutions = 0


def attack(x, y):
    """Marks the square and all that a queen there attacks, sideways and down."""
    board[y][x] = ATTACKED
    for dx, dy in ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)):
        column, row = x + dx, y + dy
        while 0 <= column < MAX and row < MAX:
            board[row][column] = ATTACKED
            column, row = column + dx, row + dy


def place(row, placed):
    global board, tries, solutions
    saved = [line[:] for line in board]  #@1
    for column in range(MAX):
        tries += 1
        if board[row][column] == FREE:  #@2
            attack(column, row)  #@3
            if row < MAX - 1:
                place(row + 1, placed + SIGNS[column])  #@4
            else:
                print(placed + SIGNS[column])  #@4
                solutions += 1
            board = [line[:] for line in saved]  #@5


place(0, "")
print("tries:", tries)
print("solutions:", solutions)
