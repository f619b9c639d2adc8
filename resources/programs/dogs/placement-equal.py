# Nine cards with plain edges: only cards that fit are laid, the middle one first.
# It solves the nine cards below, whatever cards the board in view has: enter others there.

# North, east, south, west: the kinds of the edges, from 1 to 5.
CARDS = [
    [2, 3, 3, 5], [1, 5, 4, 5], [3, 3, 3, 5],
    [1, 2, 1, 1], [5, 2, 2, 5], [2, 1, 5, 4],
    [4, 4, 2, 4], [4, 4, 3, 4], [4, 3, 3, 3],
]
# Places are counted from 0, row by row. Each one is beside one that comes before.
ORDER = [4, 1, 2, 5, 8, 7, 6, 3, 0]
BESIDE = ((-3, 0), (1, 1), (3, 2), (-1, 3))  # The step to a place beside, and the side that meets it.

at = [None] * 9  # Each place has the number of its card, and the card's four edges.
left = list(range(9))
laid = 0
found = 0
solutions = []


def fits(place, edges):
    """Returns whether every edge meets an equal one where cards lie."""
    for step, side in BESIDE:
        other = place + step
        same_row = 0 <= other < 9 and other // 3 == place // 3
        if 0 <= other < 9 and (step in (-3, 3) or same_row) and at[other] is not None:
            if at[other][1][(side + 2) % 4] != edges[side]:
                return False
    return True


def turned(edges, quarters):
    return edges[4 - quarters :] + edges[: 4 - quarters]


def add_images():
    """The whole board turns by a quarter, four times."""
    image = at
    for quarter in range(4):
        solutions.append("".join(str(card + 1) for card, edges in image))  #@6
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
            edges = turned(CARDS[card], quarters)
            if depth == 0 and quarters > 0:  # The other turns give images of this one.  #@1
                continue
            if not fits(place, edges):  #@3
                continue
            at[place] = card, edges  #@2
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
