# A knight visits every square once: backtracking that marks the squares.
# Arguments: squares a side, tours wanted (0: all), and the word closed for
# tours that end a jump away from their start.
# "8 1" is the usual board: the first tour is found after 3 242 064 jumps.
import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 5
wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 0
closed = "closed" in sys.argv
# The eight directions are counted from 1.
T_X = (0, 1, 2, 2, 1, -1, -2, -2, -1)
T_Y = (0, -2, -1, 1, 2, 2, 1, -1, -2)

t = [[0] * (n + 1) for y in range(n + 1)]  # Visited squares are 1; row and column 0 are not used.
p = [0] * (n * n + 1)
jumps = 0
tours = 0


def inside(y, x):
    return 1 <= y <= n and 1 <= x <= n


def jump(y, x, number):
    global jumps, tours
    p[number] = n * (y - 1) + x
    if number == n * n:
        print(*p[1:])  #@6
        tours += 1
        return
    for a in range(1, 9):  #@1
        new_y, new_x = y + T_Y[a], x + T_X[a]
        if tours == wanted > 0 or not inside(new_y, new_x):
            continue
        if t[new_y][new_x] == 1:  #@2
            continue
        jumps += 1
        if closed and number == n * n - 1 and (new_y - 1) * (new_x - 1) != 2:  #@3
            continue
        t[new_y][new_x] = 1  #@4
        jump(new_y, new_x, number + 1)
        t[new_y][new_x] = 0  #@5


t[1][1] = 1
jump(1, 1, 1)
print("jumps:", jumps)
print("tours:", tours)
