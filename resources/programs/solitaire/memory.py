# Peg solitaire: no board is searched twice.
# Arguments: rows of the board (O a peg, . a hole), and the row and column
# where the last peg must stand, as 44.
import sys

ENGLISH = "--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--"
ORDERS = ("urdl", "ldru", "dlur", "ruld")
WAYS = {"u": -9, "r": 1, "d": 9, "l": -1}
# Left out here: two more reasons to reject a jump, by what the pegs are worth  #@4
# and by a table of all boards of a few pegs that can be won.  #@5
# A beam search is left out, too, for boards on which all orders give up.  #@11

rows = sys.argv[1] if len(sys.argv) > 1 else ENGLISH
wanted = sys.argv[2] if len(sys.argv) > 2 else ""
t = [" "] * 81  # Seven rows and columns have a border.
for y, row in enumerate(rows.split("/"), 1):
    t[y * 9 + 1 : y * 9 + 8] = row.replace("-", " ")

jumps = []
dead = set()
boards = 0
limit = 100000
order = ORDERS[0]


class Limit(Exception):
    pass


def search():
    """Returns true when one peg is left, in an allowed hole."""
    global boards
    boards += 1
    if boards > limit:
        raise Limit
    if t.count("O") == 1:
        return True  #@10
    for k1 in range(10, 71):  #@2
        for way in order:
            k2 = WAYS[way]
            if not (t[k1] == "O" and t[k1 + k2] == "O" and t[k1 + 2 * k2] == "."):
                continue
            before = t[:]
            t[k1] = t[k1 + k2] = "."
            t[k1 + 2 * k2] = "O"
            if "".join(t) in dead:  #@3
                t[:] = before
                continue
            if t.count("O") == 1 and wanted not in ("", f"{t.index('O') // 9}{t.index('O') % 9}"):  #@6
                t[:] = before
                continue
            jumps.append(f"{k1 // 9}{k1 % 9}{way}")  #@7
            if search():
                return True
            jumps.pop()
            dead.add("".join(t))  #@8
            t[:] = before
    return False


start = t[:]
for turn in range(40):
    order = ORDERS[turn % 4]  #@1
    limit = boards + 100000
    try:
        search()
        break
    except Limit:
        t[:] = start  #@9
        jumps.clear()
print(*jumps)
print("boards:", boards)
print("dead:", len(dead))
print("jumps:", len(jumps))
