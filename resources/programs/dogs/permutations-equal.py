# Nine cards with plain edges: all orders of the cards, and for each their turns.
# It solves the nine cards below, whatever cards the board in view has: enter others there.
# Argument: solutions wanted (0: all).
import sys

wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 0

# North, east, south, west: the kinds of the edges, from 1 to 5.
t = [
    None,  # Cards are counted from 1.
    [2, 3, 3, 5], [1, 5, 4, 5], [3, 3, 3, 5],
    [1, 2, 1, 1], [5, 2, 2, 5], [2, 1, 5, 4],
    [4, 4, 2, 4], [4, 4, 3, 4], [4, 3, 3, 3],
]  #@1
order = list(" 123456789")
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
tests = 0
solutions = 0


def fits(place):
    """Edges that meet must be equal; west and north are tested."""
    global tests
    tests += 1
    if place % 3 != 1 and t[place - 1][EAST] != t[place][WEST]:
        return False
    return place <= 3 or t[place - 3][SOUTH] == t[place][NORTH]


def rotations(number):
    global solutions
    if number == 10:
        print("".join(order[1:]))  #@5
        solutions += 1
        return
    for quarter in range(4):
        if solutions == wanted > 0:
            return
        t[number] = t[number][3:] + t[number][:3]  #@3
        if fits(number):  #@4
            rotations(number + 1)


def exchange(i, j):
    t[i], t[j] = t[j], t[i]
    order[i], order[j] = order[j], order[i]


def permute(i):
    if i == 9:
        rotations(1)
        return
    for j in range(i, 10):
        if solutions == wanted > 0:
            return
        exchange(i, j)  #@2
        permute(i + 1)
        exchange(i, j)  #@6


permute(1)
print("tests:", tests)
print("solutions:", solutions)
