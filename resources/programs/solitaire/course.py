# Peg solitaire: always the first jump there is, and back when there is none.
# Arguments: the board, that is english, plus, cross or rows (O a peg, . a hole),
# and row and column of the last peg, as 44, where it must stand there.
# course.py english needs 7 667 769 calls: two or three minutes.
import sys

BOARDS = {
    "english": "--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--",
    "plus": "--...--/--.O.--/...O.../.OOOOO./...O.../--.O.--/--...--",
    "cross": "--...--/--.O.--/..OOO../...O.../...O.../--...--/--...--",
}
PION, VIDE, INCONNU = 3, 0, 5
D = (-9, 1, 9, -1)  # up, right, down, left

name = sys.argv[1] if len(sys.argv) > 1 else "cross"
end = sys.argv[2] if len(sys.argv) > 2 else ""
t = [INCONNU] * 81  # seven rows and columns with a border
for y, row in enumerate(BOARDS.get(name, name).split("/"), 1):
    for x, sign in enumerate(row, 1):
        if sign != "-":
            t[y * 9 + x] = PION if sign == "O" else VIDE

jumps = []
nb_coups = 0
trouve = False


def joue(pegs):
    global nb_coups, trouve
    if pegs == 1:
        last = t.index(PION)
        if end in ("", f"{last // 9}{last % 9}"):
            trouve = True  #@5
        return
    nb_coups += 1
    for k1 in range(10, 71):  #@1
        for i in range(4):
            k2 = D[i]
            if t[k1] == PION and t[k1 + k2] == PION and t[k1 + 2 * k2] == VIDE:
                t[k1] = t[k1 + k2] = VIDE  #@2
                t[k1 + 2 * k2] = PION
                jumps.append(f"{k1 // 9}{k1 % 9}" + "urdl"[i])
                joue(pegs - 1)
                if trouve:
                    return
                jumps.pop()
                t[k1] = t[k1 + k2] = PION  #@3,4
                t[k1 + 2 * k2] = VIDE


joue(t.count(PION))
print(*jumps)
print("calls:", nb_coups)
print("jumps:", len(jumps))
