# The taquin, solved in the fewest moves: iterative deepening with a lower bound.
# Arguments: columns, rows, and the tiles from 1 on; 0 is the blank.
# The bound here is the sum of the tiles' distances, which is weaker than tables.
import sys

N, P = 3, 3
a = [0, 8, 7, 6, 5, 4, 3, 2, 1]
if len(sys.argv) > 3:
    N, P, *a = [int(word) for word in sys.argv[1:]]
WAYS = {"r": 1, "u": -N, "l": -1, "d": N}
OPPOSITE = {"r": "l", "u": "d", "l": "r", "d": "u"}
# A good solution to begin with, on more than 16 cells, is left out here.  #@9

gap = a.index(0)
path = []
nodes = 0
next_bound = 0


def distance(tile, position):
    x, y = (tile - 1) % N, (tile - 1) // N
    return abs(position % N - x) + abs(position // N - y)


def can_go(way):
    x, y = gap % N, gap // N
    return {"r": x < N - 1, "u": y > 0, "l": x > 0, "d": y < P - 1}[way]


def search(h, bound):
    """At least h moves are needed. Returns true when all tiles are in place."""
    global gap, nodes, next_bound
    if h == 0:
        return True
    for way in "ruld":  #@2
        if not can_go(way):
            continue
        if path and way == OPPOSITE[path[-1]]:  # This step would undo the last one.  #@3,4
            continue
        nodes += 1
        old, there = gap, gap + WAYS[way]
        new_h = h - distance(a[there], there) + distance(a[there], old)
        f = len(path) + 1 + new_h
        if f > bound:  #@5
            next_bound = min(next_bound, f)
            continue
        a[old], a[there] = a[there], 0  #@6
        gap = there
        path.append(way)
        if search(new_h, bound):
            return True
        path.pop()
        gap = old
        a[old], a[there] = 0, a[old]  #@7
    return False


inversions = sum(0 < a[j] < a[i] for i in range(N * P) for j in range(i, N * P))
rows_below = P - 1 - gap // N
if (inversions + (rows_below if N % 2 == 0 else 0)) % 2 == 1:
    sys.exit("no solution")

h = sum(distance(tile, position) for position, tile in enumerate(a) if tile > 0)
bound = h  #@1
next_bound = N ** 9
while not search(h, bound):
    bound, next_bound = next_bound, N ** 9  #@8
print(*path, sep="")
print("nodes:", nodes)
print("moves:", len(path))
