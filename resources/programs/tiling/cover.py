# Polyominoes on a board as an exact cover: every cell and every piece exactly once.
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
ITEMS = list(range(rows * columns)) + list(SHAPES)

chosen = []
tried = 0
solutions = set()


def placements(letter):
    """Each placement is a set of items: the piece, and the cells that it covers."""
    found = []
    lines = SHAPES[letter].split("/")
    for turn in range(8):
        lines = ["".join(line) for line in zip(*lines[::-1])]  # This is a quarter turn.
        if turn == 4:
            lines = lines[::-1]
        for y in range(rows - len(lines) + 1):
            for x in range(columns - len(lines[0]) + 1):
                option = {letter}
                for i, line in enumerate(lines):
                    option |= {(y + i) * columns + x + j for j, sign in enumerate(line) if sign == "#"}
                if option not in found:
                    found.append(option)
    return found


def board():
    """Returns the letters of the pieces chosen, cell by cell."""
    t = ["."] * (rows * columns)
    for option in chosen:
        letter = next(item for item in option if item in SHAPES)
        for cell in option - {letter}:
            t[cell] = letter
    return t


def images(t):
    """Returns the board as it is, and reflected in the ways of a rectangle."""
    lines = [t[i : i + columns] for i in range(0, len(t), columns)]
    for upside_down in (lines, lines[::-1]):
        yield sum(upside_down, [])
        yield sum([line[::-1] for line in upside_down], [])


def search(items, options):
    """Covers the items that are left by some of the options that are left."""
    global tried
    if not items:
        for image in images(board()):
            solutions.add("".join(image))  #@6
        return
    item = min(items, key=lambda one: sum(one in option for option in options))  #@2
    for option in options:
        if item not in option:
            continue
        tried += 1
        items_left = [one for one in items if one not in option]
        options_left = [other for other in options if not other & option]
        if any(all(one not in other for other in options_left) for one in items_left):  #@3
            continue
        chosen.append(option)  #@4
        search(items_left, options_left)
        chosen.pop()  #@5


all_options = [option for letter in SHAPES for option in placements(letter)]
pivot = next(iter(SHAPES))
for option in all_options:
    if pivot in option:
        chosen.append(option)
        if board() == min(images(board())):  #@1
            search(
                [item for item in ITEMS if item not in option],
                [other for other in all_options if not other & option],
            )
        chosen.pop()

for solution in sorted(solutions):
    print(solution)
print("tried:", tried)
print("solutions:", len(solutions))
