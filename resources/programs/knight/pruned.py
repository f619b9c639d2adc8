# A knight visits every square once, and goes back as soon as a free square is lost.
# Arguments: squares a side, tours wanted (0: all), and the word ascending for
# jumps in the order of the squares' numbers, else clockwise.
import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 5
wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 0
JUMPS = ((1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2))

neighbours = []
for square in range(n * n):
    y, x = divmod(square, n)
    targets = [(y + dy) * n + x + dx for dx, dy in JUMPS if 0 <= x + dx < n and 0 <= y + dy < n]
    neighbours.append(sorted(targets) if "ascending" in sys.argv else targets)

free = [True] * (n * n)
route = [0]
tried = 0
tours = 0


def feasible(here):
    """Returns whether every free square can be reached, and all but the last one left again."""
    ends = 0
    for square in range(n * n):
        if free[square]:
            ways = sum(free[other] or other == here for other in neighbours[square])
            if ways == 0:
                return False
            if ways == 1:
                ends += 1
    reached = {here}
    todo = [here]
    while todo:
        for other in neighbours[todo.pop()]:
            if free[other] and other not in reached:
                reached.add(other)
                todo.append(other)
    return ends <= 1 and len(reached) - 1 == n * n - len(route)


def jump(here):
    global tried, tours
    if len(route) == n * n:
        print(*(square + 1 for square in route))  #@5
        tours += 1
        return
    for there in neighbours[here]:  #@1
        if not free[there] or tours == wanted > 0:
            continue
        tried += 1
        free[there] = False
        route.append(there)
        if feasible(there):  #@2
            jump(there)  #@3
        route.pop()  #@4
        free[there] = True


free[0] = False
jump(0)
print("tried:", tried)
print("tours:", tours)
