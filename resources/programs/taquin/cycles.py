# The taquin by 3-cycles: three neighbouring tiles change places, all others stay.
# Arguments: columns, rows, and the last cells of cycles to the right that make
# disorder; each is then turned back to the left. Without any, 20 are drawn.
import random
import sys

N, P, *c = [int(word) for word in sys.argv[1:]] if len(sys.argv) > 2 else (6, 5)
NP = N * P
if not c:
    h = list(range(2, NP - 1, 2)) + ([NP - 2] if NP % 2 == 1 else [])
    c = [random.choice(h) for j in range(20)]
UP, DOWN, LEFT, RIGHT = -N, N, -1, 1

a = list(range(NP))  # The index is the position; NP - 1 is the blank.
gap = NP - 1
moves = 0


def go(*route):
    """Moves the blank."""
    global gap, moves
    for way in route:
        a[gap], a[gap + way] = a[gap + way], a[gap]
        gap += way
        moves += 1


def blank_to(i):
    """The blank goes up, then left; on the way back, right, then down."""
    while gap // N > i // N:
        go(UP)
    while gap % N > i % N:
        go(LEFT)
    while gap % N < i % N:
        go(RIGHT)
    while gap // N < i // N:
        go(DOWN)  #@1


def in_one_row(i):
    towards = DOWN if i >= NP - N else UP
    blank_to(i - towards)
    go(towards, LEFT, LEFT, -towards, RIGHT)
    go(towards, RIGHT, -towards, LEFT)
    go(LEFT, towards, RIGHT, RIGHT, -towards)
    blank_to(NP - 1)


def rotate(i, to_right):
    """Every second tile up to cell i moves on within its row."""
    cells = range(i, i - i % N + 1, -2)
    for last in cells if to_right else reversed(cells):
        in_one_row(last)
        if to_right:  # A cycle to the right is two to the left.
            in_one_row(last)


def one_above(i):
    rotate(i - 2, True)
    blank_to(i - N)
    go(LEFT, DOWN, RIGHT, UP)
    blank_to(NP - 1)
    rotate(i - 2, False)


def two_above(i):
    first = i - 2 if N % 2 == 0 else i - 1
    rotate(first, True)
    rotate(i - 1, True)
    blank_to(i + 1)
    go(LEFT, UP, RIGHT, DOWN)
    blank_to(NP - 1)
    rotate(i - 1, False)
    rotate(first, False)


def turn_back(i):
    """The tiles of cells i - 2, i - 1 and i go one to the left, the first one to the end."""
    if i % N >= 2:
        in_one_row(i)  #@2
    elif i % N == 1:
        one_above(i)  #@3
    else:
        two_above(i)  #@4


def show():
    for y in range(P):
        print(*(f"{tile:3}" if tile < NP - 1 else "  ." for tile in a[N * y : N * y + N]))


for i in c:
    a[i - 2], a[i - 1], a[i] = a[i], a[i - 2], a[i - 1]
show()
for i in reversed(c):
    before = moves
    turn_back(i)
    print("cycle", i, "moves", moves - before)
show()
print("moves:", moves)
print("ordered:", int(a == list(range(NP))))  #@5
