# The taquin, solved as by hand: row by row, one tile after the other.
# Arguments: columns, rows, and the tiles from 0 on; the largest is the blank.
import sys

N, P = 5, 5
a = [14, 2, 12, 0, 18, 3, 22, 7, 10, 20, 13, 5, 1, 4, 23, 19, 6, 21, 8, 11, 17, 15, 9, 16, 24]
if len(sys.argv) > 3:
    N, P, *a = [int(word) for word in sys.argv[1:]]
BLANK = N * P - 1
UP, DOWN, LEFT, RIGHT = -N, N, -1, 1
moves = 0


def position_of(tile):
    return a.index(tile)


def go(*route):
    """Moves the blank."""
    global moves
    for way in route:
        gap = position_of(BLANK)
        a[gap], a[gap + way] = a[gap + way], BLANK
        moves += 1


def go_beside(i):
    """The blank goes beside tile i: to its right, or to its left."""
    below = position_of(BLANK) // N - position_of(i) // N
    right = position_of(BLANK) % N - position_of(i) % N
    vertical = UP if below > 0 else DOWN
    if right < 0 and below > 0:  # Going right before up spares the tiles in place.
        go(*[RIGHT] * -right)
        right = 0
    if right > 0:
        go(*[vertical] * abs(below), *[LEFT] * (right - 1))
    elif right < 0:
        go(*[RIGHT] * (-right - 1), *[vertical] * abs(below))
    else:
        aside = LEFT if position_of(i) % N == N - 1 else RIGHT
        go(*[vertical] * (abs(below) - 1), aside, vertical)


def flag(i):
    """Returns 1 when the blank is to the right of tile i, -1 to the left."""
    return 1 if position_of(BLANK) > position_of(i) else -1


def detour(i, above):
    return UP if above or position_of(i) // N == P - 1 else DOWN


def along_column(i, rows):
    ahead, side = (UP if rows < 0 else DOWN), flag(i)
    for d in range(abs(rows)):
        go(ahead, -side, -ahead, side, ahead)


def along_row(i, column, above):
    if position_of(i) % N == column:
        return
    ahead = RIGHT if column > position_of(i) % N else LEFT
    if flag(i) == ahead:
        go(-ahead)
    aside = detour(i, above)
    while position_of(i) % N != column:
        go(aside, ahead, ahead, -aside, -ahead)


def pass_right(i):
    aside = detour(i, False)
    go(aside, RIGHT, RIGHT, -aside)


def carry(i, goal):
    """Carries tile i, which the blank is beside, to its goal."""
    rows = goal // N - position_of(i) // N
    if rows < 0 and position_of(i) % N <= goal % N:
        along_row(i, goal % N, False)
        if flag(i) == -1 and position_of(i) % N < N - 1:
            pass_right(i)
        along_column(i, rows)
    else:
        along_column(i, rows)
        along_row(i, goal % N, rows > 0 and position_of(i) % N < goal % N)


def bring(i, goal):
    go_beside(i)
    carry(i, goal)


def end_of_row(a2, a1):
    while position_of(BLANK) // N > a2 // N:
        go(UP)  #@4
    if position_of(BLANK) == a1:
        go(LEFT)  #@4
    if position_of(a2) == a1 and position_of(a1) == a1 + N:
        go(RIGHT, DOWN)  #@7
        return
    if position_of(a1) in (a1, a1 + N, a1 + N - 1):
        bring(a1, a1 + N + (2 if N == 2 else -2))  #@5
    if position_of(a2) != a1:
        bring(a2, a1)  #@6
    bring(a1, a1 + N)  #@6
    go(UP, RIGHT, DOWN)  #@7


def column_of_two(upper, lower):
    if position_of(upper) == lower and position_of(lower) == lower + 1:
        go(DOWN, RIGHT, UP)  #@11
        return
    if position_of(lower) in (lower, lower + 1, upper + 1):
        stays = position_of(lower) == lower + 1 and upper % N + 2 < N - 1
        bring(lower, lower + 2 if stays else upper + 2)  #@9
        if stays:
            pass_right(lower)  #@9
    if position_of(upper) != lower:
        bring(upper, lower)  #@10
    if position_of(lower) != lower + 1:
        bring(lower, lower + 1)  #@10
    go(UP, LEFT, LEFT, DOWN, RIGHT, UP)  #@11


def only_turn_is_left():
    """All but three tiles are in place, and the blank is at the upper left of their cells."""
    turning = corner, corner + 1, corner + N, corner + N + 1
    return position_of(BLANK) == corner and all(a[i] == i for i in range(N * P) if i not in turning)


def rows_and_columns():
    while position_of(BLANK) // N < P - 1:
        go(DOWN)  #@1
    while position_of(BLANK) % N < N - 1:
        go(RIGHT)  #@1
    for row in range(P - 2):
        for i in range(row * N, row * N + N - 2):
            if a[i] != i:
                go_beside(i)  #@2
                carry(i, i)  #@3
        end_of_row(row * N + N - 2, row * N + N - 1)
    while position_of(BLANK) // N > P - 2:
        go(UP)  #@8
    while position_of(BLANK) % N > 0:
        go(LEFT)  #@8
    for upper in range(corner - N + 2, corner):
        column_of_two(upper, upper + N)


corner = (P - 2) * N + N - 2
if not only_turn_is_left():
    rows_and_columns()
go(RIGHT)  #@12
if position_of(corner) == corner:
    go(DOWN)  #@12
elif position_of(corner + 1) == corner:
    go(LEFT, DOWN, RIGHT)  #@12
else:
    go(DOWN, LEFT, UP, RIGHT, DOWN)  #@12

for y in range(P):
    print(*(f"{tile:3}" if tile < BLANK else "  ." for tile in a[N * y : N * y + N]))
print("moves:", moves)
print("ordered:", int(a == list(range(N * P))))  #@13
