# N queens: before a queen is placed, one looks up the board for another.
# Argument: N, 8 if there is none.
import sys

MAX = int(sys.argv[1]) if len(sys.argv) > 1 else 8
SIGNS = "123456789ABCDEF"

t = [[0] * MAX for ligne in range(MAX)]
tries = 0
solutions = 0


def occupe(x, y):
    """Whether a queen is in sight: up to the left, straight up, up to the right."""
    for dx in (-1, 0, 1):
        colonne, ligne = x, y
        while ligne >= 0 and 0 <= colonne < MAX:
            if t[ligne][colonne] == 1:
                return True
            colonne, ligne = colonne + dx, ligne - 1
    return False


def jouer(ligne, st):
    global tries, solutions
    for x in range(MAX):
        tries += 1
        if not occupe(x, ligne):  #@1
            t[ligne][x] = 1  #@2
            if ligne < MAX - 1:
                jouer(ligne + 1, st + SIGNS[x])  #@3
            else:
                print(st + SIGNS[x])  #@3
                solutions += 1
            t[ligne][x] = 0  #@4


jouer(0, "")
print("tries:", tries)
print("solutions:", solutions)
