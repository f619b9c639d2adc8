# N queens: the board is a string, one sign for each row.
# Argument: N, 8 if there is none.
import sys

MAX = int(sys.argv[1]) if len(sys.argv) > 1 else 8
SIGNS = "0123456789ABCDEF"

st = ["0"] * (MAX + 1)  # st[0] is not used
tries = 0
solutions = 0


def test(ligne, colonne, delta):
    """Whether the diagonal upward from there is free."""
    if ligne == 0 or colonne == 0 or colonne > MAX:
        return True
    return st[ligne] != SIGNS[colonne] and test(ligne - 1, colonne + delta, delta)


def jouer(lg):
    global tries, solutions
    if lg > MAX:
        print("".join(st[1:]))  #@5
        solutions += 1
        return
    for col in range(1, MAX + 1):
        tries += 1
        if SIGNS[col] in st:  #@1
            continue
        if not test(lg, col, -1):  #@2
            continue
        if not test(lg, col, 1):  #@3
            continue
        st[lg] = SIGNS[col]  #@4
        jouer(lg + 1)  #@5
        st[lg] = "0"  #@6


jouer(1)
print("tries:", tries)
print("solutions:", solutions)
