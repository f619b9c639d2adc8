# The five tetrominoes and a monomino on 3 x 7 cells: after each piece the empty
# regions are measured.
# Argument: the pieces in the order in which they are laid.
import sys

order = sys.argv[1] if len(sys.argv) > 1 else "IOTSL"
SHAPES = {"I": ["####"], "O": ["##", "##"], "T": ["###", ".#."], "S": [".##", "##."], "L": ["###", "#.."]}
ROWS, COLUMNS = 3, 7

t = ["."] * (ROWS * COLUMNS)  #@1
tries = 0
solutions = 0


def positions(letter):
    """Returns all sets of cells that the piece can cover, turned, turned over and moved."""
    found = []
    shape = SHAPES[letter]
    for turn in range(8):
        shape = ["".join(line) for line in zip(*shape[::-1])]  # This is a quarter turn.
        if turn == 4:
            shape = shape[::-1]
        for y in range(ROWS - len(shape) + 1):
            for x in range(COLUMNS - len(shape[0]) + 1):
                cells = [
                    (y + i) * COLUMNS + x + j
                    for i, line in enumerate(shape)
                    for j, sign in enumerate(line)
                    if sign == "#"
                ]
                if cells not in found:
                    found.append(cells)
    return found


def area(cell, seen):
    """Returns how many empty cells are joined to this one; calls itself for its neighbours."""
    if t[cell] != "." or cell in seen:
        return 0
    seen.add(cell)
    total = 1
    if cell % COLUMNS > 0:
        total += area(cell - 1, seen)
    if cell % COLUMNS < COLUMNS - 1:
        total += area(cell + 1, seen)
    if cell >= COLUMNS:
        total += area(cell - COLUMNS, seen)
    if cell < (ROWS - 1) * COLUMNS:
        total += area(cell + COLUMNS, seen)
    return total


def can_be_filled():
    """All areas must be multiples of 4, but for one cell for the monomino."""
    seen = set()
    rest = 0
    for cell in range(ROWS * COLUMNS):
        rest += area(cell, seen) % 4
    return rest <= 1


def lay(number):
    global tries, solutions
    if number == len(order):
        print("".join(t).replace(".", "m"))  #@6
        solutions += 1
        return
    letter = order[number]
    for cells in PLACES[letter]:  #@2
        if any(t[cell] != "." for cell in cells):
            continue
        tries += 1
        for cell in cells:
            t[cell] = letter
        if can_be_filled():  #@3,4
            lay(number + 1)  #@5
        for cell in cells:
            t[cell] = "."  #@7


PLACES = {letter: positions(letter) for letter in order}
lay(0)
print("tries:", tries)
print("solutions:", solutions)
