# N queens: the attacked squares of a row are the bits of a number.
# Argument: N, 8 if there is none.
import sys

N = int(sys.argv[1]) if len(sys.argv) > 1 else 8
ALL = (1 << N) - 1
LEFT_HALF = (1 << (N + 1) // 2) - 1

board = [0] * N
solutions = []
queens = 0


def place(row, columns, left, right):
    """The bits are attacked squares: straight down, and along both diagonals."""
    global queens
    if row == N:
        solutions.append(board[:])  #@1
        return
    free = ALL & ~(columns | left | right)
    if row == 0:
        free = free & LEFT_HALF
    while free != 0:
        queen = free & -free  # This is the lowest bit that is set.
        free = free - queen
        board[row] = queen.bit_length()  #@2
        queens += 1
        place(row + 1, columns | queen, (left | queen) >> 1, (right | queen) << 1)
        board[row] = 0  #@3


place(0, 0, 0, 0)
for solution in solutions[::-1]:
    if solution[0] <= N // 2:  # The middle column has no other side.
        solutions.append([N + 1 - column for column in solution])  #@4

for solution in solutions:
    print(*solution)
print("queens:", queens)
print("solutions:", len(solutions))
