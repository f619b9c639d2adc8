# Nine cards with halves of dogs: all orders of the cards, and for each their turns.
# It solves the nine cards below, whatever cards the board in view has: enter others there.
# Argument: solutions wanted (0: all).
import sys

wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 0

# North, east, south, west: heads 1 to 4, bodies -1 to -4; red, green, blue, yellow.
t = [
    None,  # Cards are counted from 1.
    [-1, 4, -2, 3], [2, 4, 1, 3], [-3, 4, -2, 1],
    [-1, 4, 1, 3], [-3, 2, 1, -4], [2, 4, 1, 3],
    [-1, -3, -2, -4], [4, -3, 1, -2], [2, -3, -2, -4],
]  #@1
order = list(" 123456789")
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
tests = 0
solutions = 0


def fits(place):
    """A head meets its body where their sum is 0; west and north are tested."""
    global tests
    tests += 1
    if place % 3 != 1 and t[place - 1][EAST] + t[place][WEST] != 0:
        return False
    return place <= 3 or t[place - 3][SOUTH] + t[place][NORTH] == 0


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
