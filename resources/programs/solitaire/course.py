# Peg solitaire: always the first jump there is, and back when there is none.
# Arguments: the board, that is english, plus, cross or rows (O a peg, . a hole),
# and the row and column where the last peg must stand, as 44.
# "english" needs 7 667 769 calls.
import sys

BOARDS = {
    "english": "--OOO--/--OOO--/OOOOOOO/OOO.OOO/OOOOOOO/--OOO--/--OOO--",
    "plus": "--...--/--.O.--/...O.../.OOOOO./...O.../--.O.--/--...--",
    "cross": "--...--/--.O.--/..OOO../...O.../...O.../--...--/--...--",
}
PEG, HOLE, OUTSIDE = 3, 0, 5
D = (-9, 1, 9, -1)  # The order is up, right, down, left.

name = sys.argv[1] if len(sys.argv) > 1 else "cross"
wanted = sys.argv[2] if len(sys.argv) > 2 else ""
t = [OUTSIDE] * 81  # Seven rows and columns have a border.
for y, row in enumerate(BOARDS.get(name, name).split("/"), 1):
    for x, sign in enumerate(row, 1):
        if sign != "-":
            t[y * 9 + x] = PEG if sign == "O" else HOLE

jumps = []
calls = 0
found = False


def play(pegs):
    global calls, found
    if pegs == 1:
        last = t.index(PEG)
        if wanted in ("", f"{last // 9}{last % 9}"):
            found = True  #@5
        return
    calls += 1
    for k1 in range(10, 71):  #@1
        for i in range(4):
            k2 = D[i]
            if t[k1] == PEG and t[k1 + k2] == PEG and t[k1 + 2 * k2] == HOLE:
                t[k1] = t[k1 + k2] = HOLE  #@2
                t[k1 + 2 * k2] = PEG
                jumps.append(f"{k1 // 9}{k1 % 9}" + "urdl"[i])
                play(pegs - 1)
                if found:
                    return
                jumps.pop()
                t[k1] = t[k1 + k2] = PEG  #@3,4
                t[k1 + 2 * k2] = HOLE


play(t.count(PEG))
print(*jumps)
print("calls:", calls)
print("jumps:", len(jumps))
