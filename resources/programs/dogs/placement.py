# Nine cards with halves of dogs: only cards that fit are laid, the middle one first.
# It solves the nine cards below, whatever cards the board in view has: enter others there.

# North, east, south, west: heads 1 to 4, bodies -1 to -4; red, green, blue, yellow.
CARDS = [
    [-1, 4, -2, 3], [2, 4, 1, 3], [-3, 4, -2, 1],
    [-1, 4, 1, 3], [-3, 2, 1, -4], [2, 4, 1, 3],
    [-1, -3, -2, -4], [4, -3, 1, -2], [2, -3, -2, -4],
]
# Places are counted from 0, row by row. Each one is beside one that comes before.
ORDER = [4, 1, 2, 5, 8, 7, 6, 3, 0]
BESIDE = ((-3, 0), (1, 1), (3, 2), (-1, 3))  # The step to a place beside, and the side that meets it.

at = [None] * 9  # Each place has the number of its card, and the card's four halves.
left = list(range(9))
laid = 0
found = 0
solutions = []


def fits(place, halves):
    """Returns whether every head meets its body where cards lie: their sum is 0."""
    for step, side in BESIDE:
        other = place + step
        same_row = 0 <= other < 9 and other // 3 == place // 3
        if 0 <= other < 9 and (step in (-3, 3) or same_row) and at[other] is not None:
            if at[other][1][(side + 2) % 4] + halves[side] != 0:
                return False
    return True


def turned(halves, quarters):
    return halves[4 - quarters :] + halves[: 4 - quarters]


def add_images():
    """The whole board turns by a quarter, four times."""
    image = at
    for quarter in range(4):
        solutions.append("".join(str(card + 1) for card, halves in image))  #@6
        image = [image[p] for p in (6, 3, 0, 7, 4, 1, 8, 5, 2)]


def lay(depth):
    global laid, found
    if depth == 9:
        found += 1  #@5
        add_images()
        return
    place = ORDER[depth]
    for card in left[:]:
        for quarters in range(4):
            halves = turned(CARDS[card], quarters)
            if depth == 0 and quarters > 0:  # The other turns give images of this one.  #@1
                continue
            if not fits(place, halves):  #@3
                continue
            at[place] = card, halves  #@2
            left.remove(card)
            laid += 1
            lay(depth + 1)
            left.append(card)
            left.sort()
            at[place] = None  #@4


lay(0)
for solution in sorted(solutions):
    print(solution)
print("laid:", laid)
print("found:", found)
print("solutions:", len(solutions))
