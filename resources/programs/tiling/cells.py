# Polyominoes on a board: the first empty cell is covered next.
# Arguments: rows and columns, fewer rows than columns: 3 7 for the tetrominoes
# and a monomino; 3 20, 4 15, 5 12 or 6 10 for the pentominoes.
import sys

rows, columns = [int(word) for word in sys.argv[1:3]] if len(sys.argv) > 2 else (3, 7)
TETROMINOES = {"I": "####", "O": "##/##", "T": "###/.#.", "S": ".##/##.", "L": "###/#..", "m": "#"}
PENTOMINOES = {
    "X": ".#./###/.#.", "F": ".##/##./.#.", "I": "#####", "L": "####/#...",
    "N": "##../.###", "P": "##/##/#.", "T": "###/.#./.#.", "U": "###/#.#",
    "V": "###/#../#..", "W": "##./.##/..#", "Y": "####/.#..", "Z": "##./.#./.##",
}
SHAPES = TETROMINOES if rows * columns == 21 else PENTOMINOES

t = ["."] * (rows * columns)  # The board is read column by column, so that the first cells lie side by side.
left = list(SHAPES)
dead = set()
looked = 0
solutions = set()


def turns(shape):
    """Returns the turns of a piece: steps from its first cell, by column and row."""
    found = []
    lines = shape.split("/")
    for turn in range(8):
        lines = ["".join(line) for line in zip(*lines[::-1])]  # This is a quarter turn.
        if turn == 4:
            lines = lines[::-1]
        cells = sorted((x, y) for y, line in enumerate(lines) for x, sign in enumerate(line) if sign == "#")
        steps = [(x - cells[0][0], y - cells[0][1]) for x, y in cells]
        if steps not in found:
            found.append(steps)
    return found


TURNS = {letter: turns(SHAPES[letter]) for letter in SHAPES}


def cells_from(origin, steps):
    """Returns the cells that a piece covers from there; None if they are not all free."""
    x, y = divmod(origin, rows)
    cells = []
    for dx, dy in steps:
        if not (x + dx < columns and 0 <= y + dy < rows) or t[(x + dx) * rows + y + dy] != ".":
            return None
        cells.append((x + dx) * rows + y + dy)
    return cells


def isolates():
    """Returns whether an empty cell has no empty neighbour, though the monomino is laid."""
    if "m" in left:
        return False
    for cell in range(rows * columns):
        x, y = divmod(cell, rows)
        if t[cell] == "." and not (
            (x > 0 and t[cell - rows] == ".")
            or (x < columns - 1 and t[cell + rows] == ".")
            or (y > 0 and t[cell - 1] == ".")
            or (y < rows - 1 and t[cell + 1] == ".")
        ):
            return True
    return False


def images(cells):
    """Returns the list of all cells as it is, and reflected in the ways of a rectangle."""
    lines = [cells[i : i + rows] for i in range(0, len(cells), rows)]
    for upside_down in (lines, [line[::-1] for line in lines]):
        yield sum(upside_down, [])
        yield sum(upside_down[::-1], [])


def put(cells, letter):
    for cell in cells:
        t[cell] = letter


def cover():
    """Returns whether there is a solution from here."""
    global looked
    if "." not in t:
        for image in images(t):
            solutions.add("".join(image))  #@7
        return True
    looked += 1
    found = False
    origin = t.index(".")  #@2
    for letter in left[:]:
        left.remove(letter)
        for steps in TURNS[letter]:
            cells = cells_from(origin, steps)
            if cells is None:
                continue
            put(cells, letter)
            state = "".join("." if sign == "." else "#" for sign in t) + "".join(sorted(left))
            if not isolates() and state not in dead:  #@3,4
                if cover():  #@5
                    found = True
                else:
                    dead.add(state)
            put(cells, ".")  #@6
        left.append(letter)
        left.sort()
    return found


pivot = left.pop(0)
for steps in TURNS[pivot]:
    for origin in range(rows * columns):
        cells = cells_from(origin, steps)
        if cells is None:
            continue
        put(cells, pivot)
        if t == min(images(t)):  #@1
            cover()
        put(cells, ".")

for solution in sorted(solutions):
    print(solution)
print("cells:", looked)
print("solutions:", len(solutions))
