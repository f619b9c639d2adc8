# Nine cards with halves of dogs: all orders of the cards, and for each their turns.
# Argument: solutions wanted (0: all).
import sys

wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 0

# North, east, south, west: heads 1 to 4, bodies -1 to -4; red, green, blue, yellow.
t = [
    None,  # cards are counted from 1
    [-1, 4, -2, 3], [2, 4, 1, 3], [-3, 4, -2, 1],
    [-1, 4, 1, 3], [-3, 2, 1, -4], [2, 4, 1, 3],
    [-1, -3, -2, -4], [4, -3, 1, -2], [2, -3, -2, -4],
]  #@1
st = list(" 123456789")
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
tests = 0
solutions = 0


def fits(nb):
    """A head meets its body: their sum is 0. Tested are the west and the north."""
    global tests
    tests += 1
    if nb % 3 != 1 and t[nb - 1][EAST] + t[nb][WEST] != 0:
        return False
    return nb <= 3 or t[nb - 3][SOUTH] + t[nb][NORTH] == 0


def rotations(numero):
    global solutions
    if numero == 10:
        print("".join(st[1:]))  #@5
        solutions += 1
        return
    for quarter in range(4):
        if solutions == wanted > 0:
            return
        t[numero] = t[numero][3:] + t[numero][:3]  #@3
        if fits(numero):  #@4
            rotations(numero + 1)


def exchange(i, j):
    t[i], t[j] = t[j], t[i]
    st[i], st[j] = st[j], st[i]


def permuter(i):
    if i == 9:
        rotations(1)
        return
    for j in range(i, 10):
        if solutions == wanted > 0:
            return
        exchange(i, j)  #@2
        permuter(i + 1)
        exchange(i, j)  #@6


permuter(1)
print("tests:", tests)
print("solutions:", solutions)
