# All tours of a bishop, but for the ways on which a square is lost.
# Arguments: columns, rows, tours wanted (0: all). It starts in a corner.
import sys

columns, rows, wanted = [int(word) for word in sys.argv[1:4]] if len(sys.argv) > 3 else (8, 8, 0)
STEPS = ((1, 1), (1, -1), (-1, -1), (-1, 1))
A, B = 1, 2  # The two directions are bits.
squares = (columns * rows + 1) // 2

passed = {}  # Each square has the directions used up.
for x in range(1, columns + 1):
    for y in range(1, rows + 1):
        if (x + y) % 2 == 0:
            passed[x, y] = 0
corners = {(1, 1), (columns, 1), (1, rows), (columns, rows)} & passed.keys() - {(1, 1)}
route = [(1, 1)]
visited = {(1, 1)}
tried = 0
tours = 0


def beside(square):
    x, y = square
    return [(x + dx, y + dy) for dx, dy in STEPS if (x + dx, y + dy) in passed]


def loses_one(left):
    """Returns whether a square beside the one just left has too few open ones beside it."""
    if passed[left] != A + B or len(visited) == squares:
        return False
    for square in beside(left):
        if square not in visited:
            open_ones = [other for other in beside(square) if passed[other] != A + B]
            if len(open_ones) < (1 if square in corners or not corners else 2):
                return True
    return False


def step(here):
    global tried, tours
    if len(visited) == squares:
        print(*(10 * y + x for x, y in route))  #@6
        tours += 1
        return
    for i in range(4):  #@1
        there = here[0] + STEPS[i][0], here[1] + STEPS[i][1]
        direction = A if i % 2 == 0 else B
        if there not in passed or passed[there] & direction or tours == wanted > 0:
            continue
        tried += 1
        if there in corners and len(visited) + 1 < squares:  #@2
            continue
        before, new = passed[here], there not in visited
        passed[here] |= direction
        passed[there] |= direction
        visited.add(there)
        route.append(there)
        if not loses_one(here):  #@3
            step(there)  #@4
        route.pop()  #@5
        if new:
            visited.remove(there)
        passed[there] -= direction
        passed[here] = before


step((1, 1))
print("tried:", tried)
print("tours:", tours)
