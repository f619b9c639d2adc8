# A knight visits every square once: it goes to the square with the fewest ways on.
# Arguments: squares a side, row and column of the start.
import sys

n, row, column = [int(word) for word in sys.argv[1:4]] if len(sys.argv) > 3 else (8, 1, 1)
JUMPS = ((1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2))

neighbours = []
for square in range(n * n):
    y, x = divmod(square, n)
    neighbours.append([(y + dy) * n + x + dx for dx, dy in JUMPS if 0 <= x + dx < n and 0 <= y + dy < n])

route = [(row - 1) * n + column - 1]
jumps = 0
turned = 0


def ways_on(square):
    return [other for other in neighbours[square] if other not in route]


def rank(square):
    """The fewest ways on come first; in a tie, the farthest from the centre."""
    y, x = divmod(square, n)
    distance = (2 * x + 1 - n) ** 2 + (2 * y + 1 - n) ** 2
    return len(ways_on(square)), -distance


def try_all():
    """Tries every jump, the most promising first."""
    global jumps
    if len(route) == n * n:
        return True
    for there in sorted(ways_on(route[-1]), key=rank):
        route.append(there)  #@5,6
        jumps += 1
        if try_all():
            return True
        route.pop()
    return False


def follow_rule():
    """Calls itself for the next square; false in a dead end that turning does not help."""
    global jumps, turned
    if len(route) == n * n:
        return True  #@2
    choices = ways_on(route[-1])
    if choices:
        route.append(min(choices, key=rank))  #@1
        jumps += 1
        return follow_rule()
    turned += 1
    if turned > 100:
        return False
    pivots = [square for square in neighbours[route[-1]] if square != route[-2]]
    cut = route.index(pivots[turned % len(pivots)]) + 1
    tail = route[cut:]
    del route[cut:]  #@3
    route.extend(reversed(tail))  #@4
    return follow_rule()


sys.setrecursionlimit(10000)
complete = follow_rule()
if not complete:
    del route[1:]
    complete = try_all()
print(*(square + 1 for square in route))
print("jumps:", jumps)
print("tours:", int(complete))
